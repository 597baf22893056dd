"""The folder of records: one file for each game, from which the database can be made again."""

from __future__ import annotations

import hashlib
import re
from datetime import datetime
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

from tac.files import make_folder, replace_text
from tac.rules import Record, RecordError, read_record, write_record
from tac.rules.plain_yaml import MOST_BYTES

ENDING: Final = ".tac.yaml"
IDENTITY: Final = "x-id"
"""The key of a record under which a game has a name of its own, whose ever later record continues it."""

_DIGITS: Final = 10


class Kept(Enum):
    """What came of keeping a record."""

    NEW = "new"
    LONGER = "longer"
    """A shorter record of the same game was there."""
    KNOWN = "known"
    """The same record was there, or a longer one of the same game."""


def keep_record(folder: Path, record: Record) -> tuple[Path, Kept]:
    """Write ``record`` into ``folder``, which is made if need be, and say where it is; raises `OSError`.

    A game has one file: a record that continues what is there takes its place, one that is there already is
    not written again.
    """
    make_folder(folder)
    name = file_name(record)
    for number in count(1):
        path = folder / (name if number == 1 else f"{name}-{number}")
        path = path.with_name(path.name + ENDING)
        if not path.exists():
            replace_text(path, write_record(record))
            return path, Kept.NEW
        there = _read(path)
        if there is None:
            continue
        if continues(there, record):
            return path, Kept.KNOWN
        if continues(record, there):
            replace_text(path, write_record(record))
            return path, Kept.LONGER
    raise AssertionError("numbers do not end")


def file_name(record: Record) -> str:
    """The name of the record's file, without its ending: when it was played, and which game it is."""
    played = record.extras.get("played")
    try:
        when = datetime.fromisoformat(played).strftime("%Y-%m-%d-%H%M%S") if isinstance(played, str) else ""
    except ValueError:
        when = ""
    identity = record.extras.get(IDENTITY)
    if isinstance(identity, str) and identity:
        # The deal belongs to it, so that no other game can go by this one's name.
        text = identity + write_record(Record(record.deal))
    else:
        text = write_record(Record(record.deal, record.turns, record.result)) + str(played)
    digest = hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
    return f"{when or 'undated'}-{digest}"


def continues(later: Record, earlier: Record) -> bool:
    """Whether ``later`` is the same game as ``earlier``, at the same move or further on."""
    if later.deal != earlier.deal:
        return False
    if len(earlier.turns) > len(later.turns):
        return False
    if earlier.result:
        return later.turns == earlier.turns
    *whole, latest = earlier.turns or (None,)
    if latest is None:
        return True
    same = later.turns[len(whole)]
    return (
        list(later.turns[: len(whole)]) == whole
        and same.seat == latest.seat
        and same.moves[: len(latest.moves)] == latest.moves
    )


def read_file(path: Path) -> tuple[Record, int]:
    """The record in the file at ``path``, verified, and the file's size; raises `OSError`, `RecordError`."""
    with path.open("rb") as file:
        # One byte more than a record may have is enough to see that it is too large.
        data = file.read(MOST_BYTES + 1)
    return read_record(data), len(data)


def is_record_name(name: str) -> bool:
    """Whether a file of this name should hold a record: what is being written does not yet."""
    return name.endswith(ENDING) and not re.match(r"\.", name)


def _read(path: Path) -> Record | None:
    try:
        return read_file(path)[0]
    except RecordError:
        return None
