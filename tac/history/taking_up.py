"""From the folder of records into the database."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from tac.history.facts import game_facts
from tac.history.records import is_record_name, read_file
from tac.history.store import known_files, put_game, put_refused
from tac.rules import RecordError, write_record


def unknown_records(connection: sqlite3.Connection, folder: Path) -> list[Path]:
    """The records in ``folder`` that the database does not know, or knows shorter; raises `OSError`."""
    known = known_files(connection)
    try:
        with os.scandir(folder) as entries:
            found = [
                entry.name
                for entry in entries
                if is_record_name(entry.name)
                and entry.is_file()
                and entry.stat().st_size != known.get(entry.name)
            ]
    except FileNotFoundError:
        return []
    return [folder / name for name in sorted(found)]


def enter(connection: sqlite3.Connection, path: Path) -> bool:
    """Put the record at ``path`` into the database; returns whether it can be read and holds."""
    try:
        record, size = read_file(path)
    except OSError:
        return False  # perhaps it can be read at the next start
    except RecordError:
        put_refused(connection, path.name, path.stat().st_size)
        return False
    put_game(connection, path.name, size, game_facts(record), write_record(record))
    return True
