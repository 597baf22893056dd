"""Mistakes from the games that the history keeps: every call missed and every fault made by a profile."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Final

from tac.history import Reader
from tac.practice.items.mistakes import mistakes_of
from tac.practice.memory.ledger import GAME, put_mistakes
from tac.rules import RecordError, read_record

MOST_GAMES: Final = 100
"""So many of the latest games are looked through."""


def untaken(connection: sqlite3.Connection, history: Path, who: str) -> list[tuple[int, str]]:
    """The latest games of the profile ``who`` in the database ``history`` that were not looked through.

    The latest comes first: its id there, and what tells it from others. Raises `sqlite3.Error`.
    """
    from tac.history.values import Filter

    known = {game for (game,) in connection.execute("SELECT game FROM taken WHERE who = ?", (who,))}
    reader = Reader(history)
    try:
        rows = reader.games(Filter(who=f"profile:{who}"), most=MOST_GAMES).games
    finally:
        reader.close()
    # A game that was taken up again and played on is looked through again.
    games = [(row.id, f"{row.played} {row.number} {row.moves}") for row in rows]
    return [(identity, game) for identity, game in games if game not in known]


def take(
    connection: sqlite3.Connection, history: Path, who: str, identity: int, game: str, moment: datetime
) -> None:
    """Put in what ``who`` missed and did wrong in one of those games, found at ``moment``."""
    try:
        reader = Reader(history)
    except sqlite3.Error:
        return
    try:
        found = reader.game(identity)
    except sqlite3.Error:
        found = None
    finally:
        reader.close()
    if found is None:
        return
    seats = [seat.seat for seat in found.row.seats if seat.profile == who]
    try:
        record = read_record(found.record)
        mistakes = [mistake for seat in seats for mistake in mistakes_of(record, seat)]
    except RecordError:
        mistakes = []
    put_mistakes(connection, who, mistakes, moment, GAME, game)
