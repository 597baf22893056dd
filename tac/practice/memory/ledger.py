"""Practice in the database: what is put in, each wholly or not at all, and what is asked.

Loading this loads SQLite.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tac.history.database import open_database, read_database, transaction
from tac.practice.items.mistakes import Mistake, Slip
from tac.practice.items.spots import Spot
from tac.practice.memory.repeating import Repetition, first, moment_text
from tac.practice.memory.schema import APPLICATION, MIGRATIONS, TABLES
from tac.practice.skill.measures import Answer, Mode
from tac.practice.skill.staircase import Staircase
from tac.rules import FAULTY_MOVES, FaultyMove, Seat

GAME: Final = "game"
DRILL: Final = "drill"

DAILY: Final = 50
"""So many answers a day are the goal of who has set none."""

_SESSION: Final = "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_KNOWN: Final = {kind.value: kind for kind in FAULTY_MOVES}
_SPOTS: Final = {spot.value: spot for spot in Spot}


class Session(Struct, frozen=True):
    """One session of ``who`` (a profile's id); ``began`` (ISO 8601, to the ms) tells it from his others.

    ``day`` is that of his own clock (``2026-11-30``), ``ms`` how long it took, pauses left out, ``combo`` the
    longest row of right answers, ``finished`` whether it was played to its end.
    """

    who: str
    began: str
    day: str
    mode: Mode
    ms: int = 0
    points: int = 0
    combo: int = 0
    finished: bool = False


class Due(Struct, frozen=True):
    """A mistake that has come back, and when it was to."""

    mistake: Mistake
    repetition: Repetition


def open_practice(path: Path) -> sqlite3.Connection:
    """The practice database at ``path``: see `tac.history.database.open_database`."""
    connection = open_database(path, MIGRATIONS, tables=TABLES, application=APPLICATION)
    # There are no records from which this could be made again.
    connection.execute("PRAGMA synchronous = FULL")
    return connection


# -- what is put in ----------------------------------------------------------------------------------


def put_session(connection: sqlite3.Connection, session: Session) -> None:
    """Begin a session, or say how far it is."""
    with transaction(connection):
        connection.execute(
            f"{_SESSION} ON CONFLICT DO UPDATE SET ms = excluded.ms, points = excluded.points,"
            " combo = excluded.combo, finished = excluded.finished",
            _row(session),
        )


def put_answer(
    connection: sqlite3.Connection,
    session: Session,
    number: int,
    answer: Answer,
    level: Staircase | None = None,
) -> None:
    """Answer ``number`` (0 = first) of a session, and the level of its kind after it."""
    with transaction(connection):
        # Where the database had to be made anew meanwhile, the session is not in it.
        connection.execute(f"{_SESSION} ON CONFLICT DO NOTHING", _row(session))
        connection.execute(
            "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                session.who,
                session.began,
                number,
                answer.kind and answer.kind.value,
                answer.spot and answer.spot.value,
                answer.is_fault,
                answer.called,
                answer.ms,
                answer.given,
                answer.players,
                answer.heaps,
                answer.pointed,
            ),
        )
        if level is not None and answer.kind is not None:
            connection.execute(
                "INSERT OR REPLACE INTO levels VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    session.who,
                    session.mode.value,
                    answer.kind.value,
                    level.ms,
                    level.trials,
                    level.turns,
                    level.was_right,
                ),
            )


def put_mistakes(
    connection: sqlite3.Connection,
    who: str,
    mistakes: Iterable[Mistake],
    moment: datetime,
    origin: str,
    game: str | None = None,
) -> None:
    """Mistakes found at ``moment``; those known are left as they are, ``game`` need not be asked again."""
    repetition = first(moment)
    with transaction(connection):
        connection.executemany(
            "INSERT OR IGNORE INTO mistakes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    *(who, m.id, m.slip.value, m.kind.value, int(m.seat), m.number, m.move, m.record, origin),
                    *(repetition.due, repetition.card, repetition.times, repetition.missed),
                )
                for m in mistakes
            ],
        )
        if game is not None:
            connection.execute("INSERT OR IGNORE INTO taken VALUES (?, ?)", (who, game))


def put_repetition(connection: sqlite3.Connection, who: str, mistake: str, repetition: Repetition) -> None:
    """When the mistake with this id comes back next."""
    with transaction(connection):
        connection.execute(
            "UPDATE mistakes SET due = ?, card = ?, times = ?, missed = ? WHERE who = ? AND id = ?",
            (repetition.due, repetition.card, repetition.times, repetition.missed, who, mistake),
        )


def put_goal(connection: sqlite3.Connection, who: str, answers: int) -> None:
    """So many answers a day are the goal."""
    with transaction(connection):
        connection.execute("INSERT OR REPLACE INTO goals VALUES (?, ?)", (who, answers))


def _row(session: Session) -> tuple[object, ...]:
    return (
        session.who,
        session.began,
        session.day,
        session.mode.value,
        session.ms,
        session.points,
        session.combo,
        session.finished,
    )


# -- what is asked -----------------------------------------------------------------------------------


class PracticeReader:
    """Reads the database at ``path`` for one screen; `close` it afterwards.

    Raises `sqlite3.Error` where there is no database or none of this version, here and in every question:
    then there is nothing to show.
    """

    def __init__(self, path: Path) -> None:
        self._connection = read_database(path)

    def levels(self, who: str, mode: Mode) -> dict[FaultyMove, Staircase]:
        """The levels of ``who`` in this mode, of the kinds that he has practised."""
        rows = self._ask(
            "SELECT kind, ms, trials, turns, was_right FROM levels WHERE who = ? AND mode = ?",
            who,
            mode.value,
        )
        return {
            _KNOWN[kind]: Staircase(ms, trials, turns, None if right is None else bool(right))
            for kind, ms, trials, turns, right in rows
            if kind in _KNOWN
        }

    def sessions(self, who: str) -> tuple[Session, ...]:
        """All sessions, the earliest first."""
        rows = self._ask(
            "SELECT began, day, mode, ms, points, combo, finished FROM sessions WHERE who = ? ORDER BY began",
            who,
        )
        return tuple(
            Session(who, began, day, Mode(mode), ms, points, combo, bool(finished))
            for began, day, mode, ms, points, combo, finished in rows
        )

    def answers(self, who: str, since: str = "") -> dict[str, list[Answer]]:
        """All answers of the sessions from the day ``since`` on, by when the session began, in order."""
        rows = self._ask(
            "SELECT answers.began, kind, spot, is_fault, called, answers.ms, given, players, heaps, pointed"
            " FROM answers JOIN sessions USING (who, began) WHERE who = ? AND day >= ?"
            " ORDER BY answers.began, number",
            who,
            since,
        )
        found: dict[str, list[Answer]] = {}
        for began, *values in rows:
            found.setdefault(began, []).append(_answer(*values))
        return found

    def due(self, who: str, moment: datetime, most: int) -> tuple[Due, ...]:
        """At most ``most`` mistakes that are due at ``moment``: those longest overdue, then new ones.

        Of new ones the latest found come first.
        """
        rows = self._ask(
            "SELECT id, slip, kind, seat, number, move, record, due, card, times, missed FROM mistakes"
            " WHERE who = ? AND due <= ?"
            " ORDER BY times = 0, CASE WHEN times > 0 THEN due END, due DESC, rowid LIMIT ?",
            who,
            moment_text(moment),
            most,
        )
        return tuple(
            Due(
                Mistake(identity, Slip(slip), FaultyMove(kind), Seat(seat), number, move, record),
                Repetition(due, card, times, missed),
            )
            for identity, slip, kind, seat, number, move, record, due, card, times, missed in rows
        )

    def repetition(self, who: str, mistake: str) -> Repetition | None:
        """When the mistake with this id comes back; None where it is not known."""
        rows = self._ask(
            "SELECT due, card, times, missed FROM mistakes WHERE who = ? AND id = ?", who, mistake
        )
        return Repetition(*rows[0]) if rows else None

    def mistakes(self, who: str, moment: datetime) -> Mapping[str, int]:
        """How many mistakes there are: ``all``, ``due`` at ``moment``, of these ``new`` ones."""
        ((everything, due, new),) = self._ask(
            "SELECT count(*), ifnull(sum(due <= ?1), 0), ifnull(sum(due <= ?1 AND times = 0), 0)"
            " FROM mistakes WHERE who = ?2",
            moment_text(moment),
            who,
        )
        return {"all": everything, "due": due, "new": new}

    def next_due(self, who: str, moment: datetime) -> datetime | None:
        """When the next mistake that is not due yet at ``moment`` comes back; None where there is none."""
        ((due,),) = self._ask(
            "SELECT min(due) FROM mistakes WHERE who = ? AND due > ?", who, moment_text(moment)
        )
        return None if due is None else datetime.fromisoformat(due)

    def taken(self, who: str) -> frozenset[str]:
        """The games whose mistakes have been looked for."""
        return frozenset(game for (game,) in self._ask("SELECT game FROM taken WHERE who = ?", who))

    def goal(self, who: str) -> int:
        """How many answers a day are the goal."""
        rows = self._ask("SELECT answers FROM goals WHERE who = ?", who)
        return rows[0][0] if rows else DAILY

    def close(self) -> None:
        """Ask nothing more."""
        self._connection.close()

    def _ask(self, question: str, *values: object) -> list[Any]:
        return self._connection.execute(question, values).fetchall()


def _answer(
    kind: str | None,
    spot: str | None,
    is_fault: int,
    called: int | None,
    ms: int | None,
    given: int | None,
    players: int,
    heaps: int,
    pointed: int | None,
) -> Answer:
    return Answer(
        _KNOWN.get(kind or ""),
        _SPOTS.get(spot or ""),
        bool(is_fault),
        None if called is None else bool(called),
        ms,
        given,
        players,
        heaps,
        None if pointed is None else bool(pointed),
    )
