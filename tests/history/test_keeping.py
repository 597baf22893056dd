"""`History`: records first, then the database; whatever happens to that one, no game is lost."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tac.history import History, Reader, database
from tac.history.facts import game_facts
from tac.history.records import keep_record, read_file
from tac.history.schema import VERSION
from tac.rules import Record
from tests.history.games import Told, cut, keep_all, wild_record
from tests.history.test_database import DAMAGES, damage

ROOT = Path(__file__).resolve().parents[2]


def kept(data: Path) -> list[Record]:
    """The records that the folder holds, by the number of their game."""
    found = [read_file(path)[0] for path in (data / "games" / "records").iterdir()]
    return sorted(found, key=lambda record: str(record.extras["x-seed"]))


def listed(data: Path) -> list[int]:
    """The deals' numbers of the games that the database lists."""
    reader = Reader(data / "history.sqlite")
    try:
        return sorted(row.number or 0 for row in reader.games().games)
    finally:
        reader.close()


def test_a_game_is_kept_in_both_and_told_to_who_gave_it(tmp_path: Path) -> None:
    done: list[Path | None] = []
    told = Told()
    history = told.history(tmp_path)
    history.keep(wild_record(1), done.append)
    assert done == []
    history.close()
    assert told == []
    assert done[0] is not None
    assert read_file(done[0])[0] == wild_record(1) == kept(tmp_path)[0]
    assert listed(tmp_path) == [1]


def test_keeping_never_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`keep` returns while the disk does nothing at all."""
    free = threading.Event()
    fsync = os.fsync

    def slow(handle: int) -> None:
        free.wait(60)
        fsync(handle)

    monkeypatch.setattr("os.fsync", slow)
    history = Told().history(tmp_path)
    history.begin()
    for number in range(3):
        history.keep(wild_record(number))
    assert not history.wait(0)
    free.set()
    history.close()
    assert listed(tmp_path) == [0, 1, 2]


def test_a_game_that_was_left_and_then_finished_is_one(tmp_path: Path) -> None:
    whole = wild_record(1)
    assert keep_all(tmp_path, cut(whole, 4)) == []
    assert keep_all(tmp_path, whole) == []
    assert kept(tmp_path) == [whole]
    reader = Reader(tmp_path / "history.sqlite")
    (row,) = reader.games().games
    assert (row.finished, row.moves) == (True, game_facts(whole).moves)
    total = reader.statistics("profile:0123abcd").total
    assert (total.games, total.finished, total.moves) == (1, 1, row.seats[0].moves)
    reader.close()


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_database_is_set_aside_and_made_again_from_the_records(tmp_path: Path, how: str) -> None:
    """Case 16; the name says when and why, and what was there stays."""
    keep_all(tmp_path, *map(wild_record, range(4)))
    damage(tmp_path / "history.sqlite", how)
    broken = (tmp_path / "history.sqlite").read_bytes()
    told = keep_all(tmp_path, wild_record(4))
    assert told.troubles == ["damaged"]
    aside = tmp_path / "history.damaged-2026-11-30-090431.sqlite"
    assert told[0].path == str(aside)
    assert aside.read_bytes() == broken
    assert listed(tmp_path) == [0, 1, 2, 3, 4]
    assert keep_all(tmp_path) == []


def test_a_database_that_proves_damaged_while_the_game_runs_is_made_again_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told()
    history = told.history(tmp_path)
    for number in range(3):
        history.keep(wild_record(number))
    history.begin()
    history.wait()

    def once(*arguments: Any) -> int:
        monkeypatch.undo()
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    monkeypatch.setattr("tac.history.taking_up.put_game", once)
    history.keep(wild_record(3))
    history.wait()
    history.close()
    assert told.troubles == ["damaged"]
    assert Path(told[0].path).exists()
    assert listed(tmp_path) == [0, 1, 2, 3]


def test_a_deleted_database_is_made_again_without_a_word(tmp_path: Path) -> None:
    keep_all(tmp_path, *map(wild_record, range(3)))
    for path in tmp_path.glob("history.*"):
        path.unlink()
    assert keep_all(tmp_path) == []
    assert listed(tmp_path) == [0, 1, 2]


def test_a_newer_database_is_left_alone_and_records_are_kept(tmp_path: Path) -> None:
    keep_all(tmp_path, wild_record(1))
    path = tmp_path / "history.sqlite"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    told = keep_all(tmp_path, wild_record(2), wild_record(3))
    assert told.troubles == ["newer"]
    assert path.read_bytes() == before
    assert len(kept(tmp_path)) == 3


def test_a_locked_database_is_told_and_the_next_start_takes_up_what_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_all(tmp_path, wild_record(1))
    monkeypatch.setattr("tac.history.database.PATIENCE", 0.0)
    other = sqlite3.connect(tmp_path / "history.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.execute("UPDATE games SET moves = moves")
    told = keep_all(tmp_path, wild_record(2), wild_record(3))
    assert told.troubles == ["locked"]
    other.execute("ROLLBACK")
    other.close()
    assert len(kept(tmp_path)) == 3
    assert listed(tmp_path) == [1]
    assert keep_all(tmp_path) == []
    assert listed(tmp_path) == [1, 2, 3]


def test_once_it_is_free_again_the_next_game_brings_the_others_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_all(tmp_path, wild_record(1))
    monkeypatch.setattr("tac.history.database.PATIENCE", 0.0)
    other = sqlite3.connect(tmp_path / "history.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.execute("UPDATE games SET moves = moves")
    history = Told().history(tmp_path)
    history.keep(wild_record(2))
    history.begin()
    history.wait()
    other.execute("ROLLBACK")
    other.close()
    history.keep(wild_record(3))
    history.wait()
    history.close()
    assert listed(tmp_path) == [1, 2, 3]


@pytest.mark.parametrize(
    ("number", "trouble"),
    [(errno.ENOSPC, "disk_full"), (errno.EACCES, "no_folder"), (errno.EROFS, "no_folder")],
)
def test_a_record_that_cannot_be_written_is_told_and_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, trouble: str
) -> None:
    """Who gave it has to hold it: its journal stays. What was kept before is still there."""
    keep_all(tmp_path, wild_record(1))
    done: list[Path | None] = []

    def fail(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    told = Told()
    history = told.history(tmp_path)
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", fail)
        history.keep(wild_record(2), done.append)
        history.keep(wild_record(3), done.append)
        history.begin()
        history.wait()
    assert told.troubles == [trouble]
    assert told[0].detail == os.strerror(number)
    assert done == [None, None]
    history.keep(wild_record(3), done.append)
    history.close()
    assert listed(tmp_path) == [1, 3]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    done: list[Path | None] = []
    told = Told()
    history = told.history(tmp_path / "data")
    history.keep(wild_record(1), done.append)
    history.close()
    assert done == [None]
    assert told.troubles == ["no_folder"]


def test_a_database_that_cannot_be_made_is_told_and_records_are_kept(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").mkdir()
    told = keep_all(tmp_path, wild_record(1))
    assert told.troubles == ["no_folder"]
    assert told[0].path == str(tmp_path / "history.sqlite")
    assert len(kept(tmp_path)) == 1


def test_a_database_that_cannot_be_written_is_told_and_records_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("tac.history.taking_up.put_game", fail)
    told = keep_all(tmp_path, wild_record(1))
    assert told.troubles == ["unusable"]
    assert "full" in told[0].detail
    assert len(kept(tmp_path)) == 1


def test_what_is_no_record_is_told_once_and_stays(tmp_path: Path) -> None:
    keep_all(tmp_path, wild_record(1))
    folder = tmp_path / "games" / "records"
    (folder / "x.tac.yaml").write_bytes(b"\0" * 100)
    (folder / "notes.txt").write_text("not ours")
    (folder / ".y.tac.yaml.7.new").write_text("torn")
    told = keep_all(tmp_path)
    assert told.troubles == ["bad_record"]
    assert told[0].path.endswith("x.tac.yaml")
    assert keep_all(tmp_path) == []
    assert (folder / "x.tac.yaml").read_bytes() == b"\0" * 100
    assert listed(tmp_path) == [1]


def test_records_that_somebody_put_into_the_folder_are_taken_up(tmp_path: Path) -> None:
    keep_record(tmp_path / "games" / "records", wild_record(7))
    assert keep_all(tmp_path) == []
    assert listed(tmp_path) == [7]


def test_a_record_with_times_that_no_database_can_hold_keeps_no_other_game_out(tmp_path: Path) -> None:
    record = wild_record(7)
    times = record.extras["times"]
    assert isinstance(times, list)
    extras = {**record.extras, "times": [*times[:-1], 2**70]}
    keep_record(tmp_path / "games" / "records", Record(record.deal, record.turns, record.result, extras))
    assert keep_all(tmp_path, wild_record(8)) == []
    assert listed(tmp_path) == [7, 8]


def test_closing_ends_the_thread_and_leaves_what_is_old_to_the_next_start(tmp_path: Path) -> None:
    for number in range(30):
        keep_record(tmp_path / "games" / "records", wild_record(number, 2))
    history = History(tmp_path, Told().append, str)
    history.begin()
    history.close()
    assert history._thread is not None and not history._thread.is_alive()
    keep_all(tmp_path)
    assert listed(tmp_path) == list(range(30))


def test_two_programs_keep_games_in_one_folder(tmp_path: Path) -> None:
    told = Told()
    histories = [told.history(tmp_path) for _ in range(2)]
    for history in histories:
        history.begin()
    for number in range(10):
        histories[number % 2].keep(wild_record(number, 2))
    for history in histories:
        history.close()
    assert told == []
    assert listed(tmp_path) == list(range(10))


def test_nothing_dear_is_loaded_before_the_first_picture() -> None:
    """SQLite and YAML come with the thread, or with the first question."""
    program = "import sys, tac.history; print(sorted({'sqlite3', 'yaml', 'hashlib'} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_who_leaves_waits_only_once_for_a_database_that_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tac.history.database.PATIENCE", 0.0)
    keep_all(tmp_path, wild_record(1))
    other = sqlite3.connect(tmp_path / "history.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.execute("UPDATE games SET moves = moves")
    opened: list[Path] = []
    whole = database.open_database

    def counted(path: Path) -> sqlite3.Connection:
        opened.append(path)
        return whole(path)

    monkeypatch.setattr(database, "open_database", counted)
    told = Told()
    history = told.history(tmp_path)
    for number in (2, 3, 4):
        history.keep(wild_record(number))
    history.close()
    assert told.troubles == ["locked"]
    assert len(opened) == 1
    other.close()
    assert len(kept(tmp_path)) == 4, "the records are there, and the next start takes them up"
    assert keep_all(tmp_path) == []
    assert listed(tmp_path) == [1, 2, 3, 4]
