"""`simulate --report`: one page of its own, the same for the same deals, and true."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tac.cli import simulate
from tac.cli.options import parse
from tac.cli.report.counted import Counted
from tac.cli.report.studies import Study, tables
from tac.languages import LANGUAGES
from tac.settings import Settings

GAMES = 300
pytestmark = pytest.mark.xdist_group("balance report")


def report(path: Path, *words: str, lang: str = "en") -> int:
    options: argparse.Namespace = parse(["--lang", lang, "simulate", "--report", str(path), *words])
    return simulate.run(options)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    """The page and the figures of a small report."""
    folder = tmp_path_factory.mktemp("report")
    with pytest.MonkeyPatch.context() as patch:
        printed: list[str] = []
        patch.setattr("builtins.print", lambda text, **_: printed.append(text))
        assert report(folder / "b.html", "--games", str(GAMES), "--jobs", "2", "--json") == 0
    return (folder / "b.html").read_text("utf-8"), json.loads("\n".join(printed))


def test_all_the_games_that_were_asked_for_are_played(made: tuple[str, dict[str, Any]]) -> None:
    assert made[1]["games"] == GAMES and made[1]["unfinished"] == 0


def test_however_many_processes_there_are_the_report_is_the_same(
    made: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    assert report(tmp_path / "b.html", "--games", str(GAMES), "--jobs", "1") == 0
    assert (tmp_path / "b.html").read_text("utf-8") == made[0]


def test_the_page_needs_nothing_from_elsewhere_and_has_every_section(
    made: tuple[str, dict[str, Any]],
) -> None:
    page = made[0]
    assert page.lower().startswith("<!doctype html>")
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert "url(" not in page and "@import" not in page and "<script" not in page
    titles = re.findall(r"<h2[^>]*>(.*?)</h2>", page)
    assert len(titles) == len(set(titles)) == 12
    assert page.count("<svg") > 20


def test_no_text_is_missing_in_any_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGUAGES:
        assert report(tmp_path / f"{lang}.html", "--games", "60", lang=lang) == 0
        page = (tmp_path / f"{lang}.html").read_text("utf-8")
        assert not re.search(r"\breport\.[a-z]", page + capsys.readouterr().out)


def test_each_level_sits_in_every_place_equally_often(made: tuple[str, dict[str, Any]]) -> None:
    """So that an advantage of beginning is no advantage of a level."""
    rows = [row for row in made[1]["places"] if row["players"] == 4]
    assert len({row["games"] for row in rows}) == 1
    for row in made[1]["places"]:
        assert sum(row["places"]) == pytest.approx(1)
        mean = sum(place * part for place, part in enumerate(row["places"], start=1))
        assert row["mean"]["value"] == pytest.approx(mean)


def test_faults_of_all_kinds_add_up(made: tuple[str, dict[str, Any]]) -> None:
    figures = made[1]
    for level in Settings().levels:
        rows = {row["kind"]: row["made"] for row in figures["faults"] if row["level"] == level}
        total = rows.pop("all")
        assert len(rows) == 6 and sum(rows.values()) == total


def test_every_study_has_its_share_of_any_number_of_games() -> None:
    for games in (60, 1_000, 20_000):
        counted = Counted(tables(Settings(), games))
        assert counted.planned == games
        assert {table.study for table in counted.tables} == set(Study)


def test_where_no_file_can_be_nothing_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(tmp_path / "missing" / "b.html", "--games", "20000") == 1
    assert "b.html" in capsys.readouterr().err
    assert report(tmp_path, "--games", "20000") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["--seats", "lak,lak"], ["--records", "x"]])
def test_what_a_report_has_of_its_own_cannot_be_asked_for(words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["simulate", "--report", "b.html", *words])
    assert left.value.code == 2
