"""The database in its file: opened, checked, and brought to this version.

Loading `sqlite3` takes time: only the history's own thread and whoever asks for statistics load this.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tac.history.schema import APPLICATION, MIGRATIONS, TABLES

PATIENCE: Final = 5.0
"""So many seconds another process may hold the database before it counts as locked."""

_HEAD: Final = b"SQLite format 3\0"
_VERSION_AT: Final = 60
"""Where the head of a file has its ``user_version``, four bytes, the greatest first,"""
_APPLICATION_AT: Final = 68
"""and where its ``application_id``: whose it is."""

_LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_UNWRITABLE: Final = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)
_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Damaged(Exception):
    """The file is no database of this game, or not whole; the text says what is wrong."""


class Newer(Exception):
    """The database is a newer game's."""


def open_database(
    path: Path,
    migrations: Sequence[str] = MIGRATIONS,
    *,
    tables: Sequence[str] = TABLES,
    application: int = APPLICATION,
) -> sqlite3.Connection:
    """The database at ``path``, made if there is none, whole and of this version: by default the history's.

    ``migrations`` are the steps that lead to its ``tables``, ``application`` says whose it is. Raises
    `Damaged` and `Newer`, in which case nothing was changed, and `sqlite3.Error` where it is locked, the disk
    is full or the file cannot be opened (see `is_locked`).
    """
    if version_in(path) > len(migrations) and _number_in(path, _APPLICATION_AT) == application:
        raise Newer(str(path))
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        with telling_damage():
            _prepare(connection, migrations, tables, application)
    except BaseException:
        connection.close()
        raise
    return connection


def read_database(path: Path) -> sqlite3.Connection:
    """The database at ``path``, to read only; raises `sqlite3.Error` where there is none."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def version_in(path: Path) -> int:
    """The version that the head of the file at ``path`` names; 0 where there is none."""
    return _number_in(path, _VERSION_AT)


def _number_in(path: Path, at: int) -> int:
    """A number of the head of a database, by its place there in bytes; 0 where there is none."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except OSError:
        return 0
    return int.from_bytes(head[at : at + 4], "big") if head.startswith(_HEAD) else 0


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of what is done meanwhile, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        # A full disk has already ended it.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


@contextlib.contextmanager
def telling_damage() -> Iterator[None]:
    """What SQLite says of a broken file is raised as `Damaged`."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if _code(error) in _BROKEN:
            raise Damaged(str(error)) from error
        raise


def is_locked(error: sqlite3.Error) -> bool:
    """Whether another process holds the database."""
    return _code(error) in _LOCKED


def is_unwritable(error: sqlite3.Error) -> bool:
    """Whether the file cannot be written, or not even made."""
    return _code(error) in _UNWRITABLE


def _code(error: sqlite3.Error) -> int | None:
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _prepare(
    connection: sqlite3.Connection, migrations: Sequence[str], wanted: Sequence[str], application: int
) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (found,) = connection.execute("PRAGMA application_id").fetchone()
    if version > len(migrations) and found == application:
        raise Newer(f"version {version}")
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables:
        _check(connection, wanted if version == len(migrations) else (), application)
    # So whoever reads never waits for whoever writes. Some file systems cannot do it, and then it is slower.
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        # SQLite does not wait here for another window that is about to say the same.
        if not is_locked(error):
            raise
    # What a power cut takes from here is made again from its record, which was synced.
    connection.execute("PRAGMA synchronous = NORMAL")
    if version < len(migrations):
        with transaction(connection):
            _migrate(connection, migrations, application)


def _check(connection: sqlite3.Connection, wanted: Sequence[str], application: int) -> None:
    """Raises `Damaged`."""
    (found,) = connection.execute("PRAGMA application_id").fetchone()
    if found != application:
        raise Damaged("a database of another program")
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise Damaged(str(found))
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    missing = [name for name in wanted if name not in names]
    if missing:
        raise Damaged(f"no table {missing[0]}")


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str], application: int) -> None:
    # Another process may have done it while this one waited.
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for step in migrations[version:]:
        for statement in statements(step):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {max(version, len(migrations))}")
    connection.execute(f"PRAGMA application_id = {application}")


def statements(script: str) -> Iterator[str]:
    """The statements of ``script``, one by one, so that they can stand in one transaction."""
    text = ""
    for line in script.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            yield text
            text = ""
