"""Games into the database, each wholly or not at all."""

from __future__ import annotations

import sqlite3
from typing import Final

from tac.history.database import transaction
from tac.history.facts import GameFacts
from tac.history.schema import SPREAD
from tac.rules import Seat

_SPREAD_OF_A_DAY: Final = SPREAD.format(which="who = ? AND day = ?")


def put_game(connection: sqlite3.Connection, file: str, size: int, facts: GameFacts, text: str) -> int:
    """Put a game in, instead of what was known of ``file``, its record of ``size`` bytes; returns its id."""
    with transaction(connection):
        changed = connection.execute(
            "SELECT who, day FROM seats WHERE game = (SELECT id FROM games WHERE file = ?)", (file,)
        ).fetchall()
        connection.execute("DELETE FROM games WHERE file = ?", (file,))
        connection.execute("DELETE FROM refused WHERE file = ?", (file,))
        game = insert_game(connection, file, size, facts, text)
        for who, day in changed:
            _set_spread(connection, who, day)
        return game


def drop_game(connection: sqlite3.Connection, game: int) -> None:
    """Take a game out, with all that it counts for."""
    with transaction(connection):
        seats = connection.execute("SELECT who, day FROM seats WHERE game = ?", (game,)).fetchall()
        connection.execute("DELETE FROM games WHERE id = ?", (game,))
        for who, day in seats:
            _set_spread(connection, who, day)


def file_of(connection: sqlite3.Connection, game: int, played: str | None = None) -> str | None:
    """The file of a game's record; None where there is no such game, ``played`` then where that is given."""
    question = "SELECT file FROM games WHERE id = ? AND played = ifnull(?, played)"
    found = connection.execute(question, (game, played)).fetchone()
    return None if found is None else str(found[0])


def insert_game(connection: sqlite3.Connection, file: str, size: int, facts: GameFacts, text: str) -> int:
    """The same for a file of which nothing is known, within a transaction."""
    game = _put_head(connection, file, size, facts)
    connection.execute("INSERT INTO records VALUES (?, ?)", (game, text))
    _put_seats(connection, game, facts)
    _put_faults(connection, game, facts)
    for who in {seat.who for seat in facts.seats}:
        _set_spread(connection, who, facts.day)
    return game


def put_refused(connection: sqlite3.Connection, file: str, size: int) -> None:
    """Note that ``file`` holds no record, so that it is not read at every start."""
    with transaction(connection):
        connection.execute("INSERT OR REPLACE INTO refused VALUES (?, ?)", (file, size))


def known_files(connection: sqlite3.Connection) -> dict[str, int]:
    """The files whose records are in the database, or were refused, and their sizes in bytes."""
    return dict(connection.execute("SELECT file, bytes FROM games UNION ALL SELECT file, bytes FROM refused"))


def _set_spread(connection: sqlite3.Connection, who: str, day: str) -> None:
    connection.execute("DELETE FROM reactions WHERE who = ? AND day = ?", (who, day))
    connection.execute(_SPREAD_OF_A_DAY, (who, day))


def _put_head(connection: sqlite3.Connection, file: str, size: int, facts: GameFacts) -> int:
    rules = facts.rules
    cursor = connection.execute(
        "INSERT INTO games (file, bytes, played, day, number, first, heap_wrap, opening, false_call,"
        " finished, seats, moves, turns, ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            file,
            size,
            facts.played,
            facts.day,
            None if facts.number is None else str(facts.number),
            int(facts.first),
            rules.heap_wrap,
            rules.opening.value,
            rules.false_call.value,
            facts.finished,
            len(facts.seats),
            facts.moves,
            facts.turns,
            facts.ms,
        ),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def _put_seats(connection: sqlite3.Connection, game: int, facts: GameFacts) -> None:
    connection.executemany(
        f"INSERT INTO seats VALUES ({', '.join('?' * 20)})",
        [
            (
                game,
                int(seat.seat),
                seat.who,
                facts.day,
                seat.person,
                seat.level,
                seat.name,
                seat.avatar,
                seat.profile,
                seat.place,
                len(facts.seats),
                seat.moves,
                facts.ms,
                facts.mode(seat.seat),
                facts.against(seat.seat),
                facts.played,
                *_did(facts, seat.seat),
            )
            for seat in facts.seats
        ],
    )


def _did(facts: GameFacts, seat: Seat) -> tuple[int, int, int, int | None]:
    """The faults, right calls and misses of a seat, and its fastest reaction."""
    right = [call for call in facts.calls if call.seat is seat and call.kind is not None]
    return (
        sum(fault.seat is seat for fault in facts.faults),
        len(right),
        sum(miss.seat is seat for miss in facts.misses),
        min((call.ms for call in right if call.ms is not None), default=None),
    )


def _put_faults(connection: sqlite3.Connection, game: int, facts: GameFacts) -> None:
    who = [seat.who for seat in facts.seats]
    mode = [facts.mode(seat.seat) for seat in facts.seats]
    day = facts.day
    connection.executemany(
        "INSERT INTO faults VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game,
                f.token,
                f.turn,
                int(f.seat),
                who[f.seat],
                day,
                f.kind.value,
                f.outcome.value,
                f.caller,
                f.ms,
                mode[f.seat],
            )
            for f in facts.faults
        ],
    )
    connection.executemany(
        "INSERT INTO calls VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game,
                c.token,
                c.turn,
                int(c.seat),
                who[c.seat],
                day,
                c.against,
                c.kind and c.kind.value,
                c.ms,
                mode[c.seat],
            )
            for c in facts.calls
        ],
    )
    connection.executemany(
        "INSERT INTO misses VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (game, m.token, int(m.seat), who[m.seat], day, m.kind.value, m.ms, mode[m.seat])
            for m in facts.misses
        ],
    )
