"""Medians of reactions, in milliseconds: those of the right calls of a player that have a time.

Each walks half-way along an index and looks at nothing else. ``timed`` says how many reactions there are.
"""

from __future__ import annotations

import sqlite3

_MEDIAN = """
    SELECT avg(ms) FROM (
        SELECT ms FROM calls INDEXED BY {index}
        WHERE who = :who AND {which} AND kind IS NOT NULL AND ms IS NOT NULL
        ORDER BY ms LIMIT 2 - :timed % 2 OFFSET (:timed - 1) / 2)
"""
_IN_ALL = _MEDIAN.format(index="calls_median", which="day BETWEEN :since AND :until")
_OF_A_DAY = _MEDIAN.format(index="calls_median_day", which="day = :day")
_OF_A_KIND = _MEDIAN.format(index="calls_median_kind", which="kind = :kind AND day BETWEEN :since AND :until")


def median_in_all(
    connection: sqlite3.Connection, who: str, since: str, until: str, timed: int
) -> float | None:
    """The median from day ``since`` to day ``until``, both included."""
    return _ask(connection, _IN_ALL, {"who": who, "since": since, "until": until, "timed": timed})


def median_of_day(connection: sqlite3.Connection, who: str, day: str, timed: int) -> float | None:
    """The median of one day."""
    return _ask(connection, _OF_A_DAY, {"who": who, "day": day, "timed": timed})


def median_of_kind(
    connection: sqlite3.Connection, who: str, kind: str, since: str, until: str, timed: int
) -> float | None:
    """The median for one kind of fault from day ``since`` to day ``until``, both included."""
    span: dict[str, str | int] = {"since": since, "until": until}
    return _ask(connection, _OF_A_KIND, {"who": who, "kind": kind, "timed": timed, **span})


def _ask(connection: sqlite3.Connection, question: str, values: dict[str, str | int]) -> float | None:
    if not values["timed"]:
        return None
    found: float | None = connection.execute(question, values).fetchone()[0]
    return found
