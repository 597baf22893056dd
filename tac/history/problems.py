"""What can go wrong with the history, so that a player can be told what happened and what to do."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class HistoryTrouble(Enum):
    """Translations key on the values."""

    NO_FOLDER = "no_folder"
    """Nothing can be written at ``path``: the game was not kept, or has not entered the database."""
    DISK_FULL = "disk_full"
    """There is no room for a record: the game was not kept."""
    DAMAGED = "damaged"
    """The database was damaged and is now at ``path``; it is made again from the records."""
    NEWER = "newer"
    """The database is a newer game's and is left alone; records are kept."""
    LOCKED = "locked"
    """Another program holds the database; records are kept and taken up later."""
    UNUSABLE = "unusable"
    """The database cannot be opened or written; records are kept and taken up later."""
    BAD_RECORD = "bad_record"
    """A file in the folder of records is none that holds; it stays there."""


class HistoryProblem(Struct, frozen=True):
    """One of them: the file or folder it is about, and what the system says of it, in its own words."""

    trouble: HistoryTrouble
    path: str
    detail: str = ""
