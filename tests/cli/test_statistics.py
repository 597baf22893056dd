"""Statistics leave the game as a table, which says what the history says; whatever is wrong is told."""

from __future__ import annotations

import csv
from datetime import datetime
from pathlib import Path

import pytest

from tac.cli.options import parse
from tac.cli.sheet import run
from tac.cli.statistics import OwnStatistics
from tac.history import Reader
from tac.history.values import Scope
from tac.locale import Translator
from tests.history.games import keep_all, wild_record
from tests.rules.random_games import WILD

T = Translator("sr", strict=True)
WHO = "profile:0123abcd"


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def own(data: Path) -> OwnStatistics:
    found = OwnStatistics(lambda: "0123abcd", lambda: datetime(2026, 11, 30, 9, 4))
    found.database = data / "history.sqlite"
    return found


def test_the_table_has_what_the_history_says_and_its_days_add_up(tmp_path: Path) -> None:
    keep_all(tmp_path, *(wild_record(number, 3) for number in range(5)))
    sentence = own(tmp_path).export(Scope.UNHELPED, T)
    path = tmp_path / "statistics" / "tac-unhelped-0123abcd-2026-11-30.csv"
    assert sentence == T("stats.export.done", path=path)
    rows = rows_of(path)
    reader = Reader(tmp_path / "history.sqlite")
    found = reader.statistics(WHO)
    reader.close()
    total = rows[0]
    assert (total["part"], total["games"], total["faults"]) == ("total", "5", str(found.total.faults))
    for part in ("day", "against", "players"):
        for column in ("games", "won", "moves", "faults", "right", "missed"):
            some = [int(row[column]) for row in rows if row["part"] == part]
            assert sum(some) == int(total[column]), (part, column)
    assert sum(int(row["faults"]) for row in rows if row["part"] == "fault") == found.total.faults
    assert {row["of"] for row in rows if row["part"] == "day"} == {day.day for day in found.days}


def test_without_a_history_nothing_is_known_and_nothing_written(tmp_path: Path) -> None:
    nobody = OwnStatistics(lambda: "0123abcd")
    assert nobody.look("", "", Scope.ALL) is None
    assert own(tmp_path).look("", "", Scope.ALL) is None
    assert own(tmp_path).export(Scope.ALL, T) == T("stats.empty.unread.title")
    assert list(tmp_path.iterdir()) == []


def test_where_it_cannot_be_written_that_is_told(tmp_path: Path) -> None:
    keep_all(tmp_path, wild_record(1))
    (tmp_path / "statistics").write_text("in the way", "utf-8")
    sentence = own(tmp_path).export(Scope.ALL, T)
    assert str(tmp_path / "statistics") in sentence
    assert sentence != T("stats.export.done", path=tmp_path)


def test_the_command_writes_them_of_who_is_named_or_has_played_most(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "here" / "data"
    data.mkdir(parents=True)
    ana: dict[str, object] = {"x-profiles": {"A": "ffff0000"}, "names": {"A": "Ana"}, "x-id": "other"}
    keep_all(data, wild_record(1), wild_record(2), wild_record(3, 3, WILD, **ana))
    target = tmp_path / "out" / "table.csv"
    arguments = ["stats", str(target), "--data", str(tmp_path / "here"), "--lang", "en"]
    for more, games in (((), "2"), (("--profile", "ana"), "1"), (("--games", "helped"), "0")):
        assert run(parse([*arguments, *more])) == 0
        assert rows_of(target)[0]["games"] == games
    assert str(target) in capsys.readouterr().err


def test_the_command_says_whom_it_does_not_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    keep_all(tmp_path / "data", wild_record(1))
    arguments = ["stats", str(tmp_path / "t.csv"), "--data", str(tmp_path), "--lang", "en"]
    assert run(parse([*arguments, "--profile", "Niko"])) == 1
    told = capsys.readouterr()
    assert "Niko" in told.out + told.err
    assert "Čeda" in told.out + told.err


def test_without_games_the_command_says_so(tmp_path: Path) -> None:
    assert run(parse(["stats", str(tmp_path / "t.csv"), "--data", str(tmp_path / "none")])) == 1
    assert not (tmp_path / "t.csv").exists()
    assert not (tmp_path / "none").exists()
