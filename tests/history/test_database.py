"""The database's file: versions, damage, other programs' databases."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tac.history.database import Damaged, Newer, is_locked, open_database, version_in
from tac.history.schema import APPLICATION, MIGRATIONS, TABLES, VERSION
from tests.history.games import cut, keep_all, wild_record
from tests.history.make_sample import SAMPLES


def sample(folder: Path, version: int) -> Path:
    path = folder / "history.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript((SAMPLES / f"version-{version}.sql").read_text("utf-8"))
    connection.close()
    return path


def contents(connection: sqlite3.Connection) -> dict[str, list[object]]:
    return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in TABLES}


def test_there_is_a_sample_of_every_version() -> None:
    assert {path.name for path in SAMPLES.iterdir()} == {f"version-{n + 1}.sql" for n in range(VERSION)}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_an_older_database_becomes_what_a_new_one_would_be(tmp_path: Path, version: int) -> None:
    """Game by game: what is in it after its migration is what the same records give today."""
    connection = open_database(sample(tmp_path, version))
    (tmp_path / "new").mkdir()
    keep_all(tmp_path / "new", wild_record(1), wild_record(2, 2), cut(wild_record(3, 4), 9))
    new = open_database(tmp_path / "new" / "history.sqlite")
    assert contents(connection) == contents(new)
    layout = "SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2"
    assert connection.execute(layout).fetchall() == new.execute(layout).fetchall()
    connection.close()
    new.close()
    assert version_in(tmp_path / "history.sqlite") == VERSION


def test_a_further_step_is_made_once_and_keeps_what_is_there(tmp_path: Path) -> None:
    steps = (*MIGRATIONS, "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'good';")
    path = sample(tmp_path, VERSION)
    for _ in range(2):
        connection = open_database(path, steps)
        assert connection.execute("SELECT count(*), max(mood) FROM games").fetchall() == [(3, "good")]
        connection.close()
    with pytest.raises(Newer):
        open_database(path)


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = sample(tmp_path, VERSION)
    steps = (*MIGRATIONS, "ALTER TABLE games ADD COLUMN mood TEXT;\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        open_database(path, steps)
    connection = open_database(path)
    columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(games)")]
    assert "mood" not in columns
    connection.close()


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    path = sample(tmp_path, VERSION)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(Newer):
        open_database(path)
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


def damage(path: Path, how: str) -> None:
    whole = path.read_bytes()
    if how == "empty tables":
        connection = sqlite3.connect(path)
        connection.executescript("PRAGMA foreign_keys = OFF; DROP TABLE seats;")
        connection.close()
        return
    if how == "another program":
        path.unlink()
        connection = sqlite3.connect(path)
        connection.executescript("CREATE TABLE games (id); PRAGMA user_version = 1;")
        connection.close()
        return
    changed = {
        "cut": whole[: len(whole) // 2],
        "text": "ovo je tekst č".encode() * 500,
        "nothing but NULs": bytes(len(whole)),
        "head": b"\0" * 100 + whole[100:],
        "middle": whole[:8192] + b"\xff" * 8192 + whole[16384:],
    }
    path.write_bytes(changed[how])


DAMAGES = ("cut", "text", "nothing but NULs", "head", "middle", "empty tables", "another program")


@pytest.mark.parametrize("how", DAMAGES)
def test_damage_is_found_at_opening(tmp_path: Path, how: str) -> None:
    """Case 16."""
    path = sample(tmp_path, VERSION)
    damage(path, how)
    with pytest.raises(Damaged):
        open_database(path)


def test_an_empty_file_is_a_database_without_games(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    path.touch()
    connection = open_database(path)
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    connection.close()


def test_a_locked_database_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tac.history.database.PATIENCE", 0.0)
    path = sample(tmp_path, VERSION)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(sqlite3.OperationalError) as raised:
        open_database(path)
    assert is_locked(raised.value)
    other.close()


def test_two_windows_may_open_it_for_the_first_time_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them cannot say how it is to be written while the other is just about to."""
    monkeypatch.setattr("tac.history.database.PATIENCE", 0.0)
    path = sample(tmp_path, VERSION)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    connection = open_database(path)
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (3,)
    other.execute("COMMIT")
    other.close()
    connection.close()
