"""Medians of reactions, in milliseconds: those of the right calls of a player that have a time.

Each walks half-way along an index and looks at nothing else. ``timed`` says how many reactions there are.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

_MEDIAN = """
    SELECT avg(ms) FROM (
        SELECT ms FROM calls INDEXED BY {index}
        WHERE who = :who AND {which} AND day BETWEEN :since AND :until AND mode IN ({modes})
            AND kind IS NOT NULL AND ms IS NOT NULL
        ORDER BY ms LIMIT 2 - :timed % 2 OFFSET (:timed - 1) / 2)
"""


def median_in_all(
    connection: sqlite3.Connection, span: Mapping[str, str], modes: str, timed: int
) -> float | None:
    """The median of ``who`` from day ``since`` to day ``until`` in games of these ``modes`` (SQL)."""
    # Of a few days few are sorted, over all days half of them are walked along.
    index = "calls_median_day" if span["since"] else "calls_median"
    question = _MEDIAN.format(index=index, which="true", modes=modes)
    return _ask(connection, question, {**span, "timed": timed})


def median_of_kind(
    connection: sqlite3.Connection, kind: str, span: Mapping[str, str], modes: str, timed: int
) -> float | None:
    """The same for one kind of fault."""
    question = _MEDIAN.format(index="calls_median_kind", which="kind = :kind", modes=modes)
    return _ask(connection, question, {**span, "kind": kind, "timed": timed})


def _ask(connection: sqlite3.Connection, question: str, values: Mapping[str, str | int]) -> float | None:
    if not values["timed"]:
        return None
    found: float | None = connection.execute(question, values).fetchone()[0]
    return found
