"""How a player did: sums and medians over all his games, by day and by kind of fault."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tac.history.medians import median_in_all, median_of_kind
from tac.history.values import Counts, DayCounts, KindCounts, Scope, Statistics
from tac.rules import FAULTY_MOVES

OF_DAYS = tuple(name for name in Counts.__struct_fields__ if name != "median")
OF_KINDS = tuple(name for name in KindCounts.__struct_fields__ if name not in ("kind", "median"))


def _sums(by: str, names: Sequence[str]) -> str:
    columns = ", ".join(f'sum("{name}")' for name in names)
    return (
        f"SELECT {by}, {columns} FROM sums"
        f" WHERE who = :who AND day BETWEEN :since AND :until AND mode IN ({{modes}}) GROUP BY {by}"
    )


_BY_DAY = _sums("day", OF_DAYS) + " HAVING sum(games) > 0"
_BY_KIND = _sums("kind", OF_KINDS)
_MEDIANS = (
    "SELECT day, median FROM reactions"
    " WHERE who = :who AND day BETWEEN :since AND :until AND scope = :scope"
)
LAST_DAY: Final = "9999-12-31"


def statistics(
    connection: sqlite3.Connection, who: str, since: str = "", until: str = "", scope: Scope = Scope.ALL
) -> Statistics:
    """How ``who`` (see `PlayerRow`) did in games of ``scope``.

    In all, or in the days from ``since`` to ``until``, both included.
    """
    span = {"who": who, "since": since, "until": until or LAST_DAY}
    modes = scope.modes
    rows = connection.execute(_BY_DAY.format(modes=modes), span).fetchall()
    total = Counts(*(sum(column) for column in zip(*(row[1:] for row in rows), strict=True)))
    medians: dict[str, float] = dict(connection.execute(_MEDIANS, {**span, "scope": scope.value}))
    kinds = {kind: sums for kind, *sums in connection.execute(_BY_KIND.format(modes=modes), span)}
    return Statistics(
        who=who,
        total=replace(total, median=median_in_all(connection, span, modes, total.timed)),
        days=tuple(
            DayCounts(day, replace(Counts(*sums), median=medians.get(day))) for day, *sums in rows
        ),
        kinds=_with_medians(connection, span, modes, kinds_of(kinds)),
    )


def games_won(connection: sqlite3.Connection, who: str) -> int:
    """How many games ``who`` (see `PlayerRow`) has won in all."""
    (won,) = connection.execute("SELECT ifnull(sum(won), 0) FROM sums WHERE who = ?", (who,)).fetchone()
    return int(won)


def kinds_of(sums: Mapping[str, Sequence[int]]) -> tuple[KindCounts, ...]:
    """The counts of each kind of fault from their ``sums`` (see `OF_KINDS`), without medians."""
    return tuple(KindCounts(kind, *sums.get(kind.value, ())) for kind in FAULTY_MOVES)


def _with_medians(
    connection: sqlite3.Connection, span: Mapping[str, str], modes: str, kinds: Sequence[KindCounts]
) -> tuple[KindCounts, ...]:
    return tuple(
        replace(one, median=median_of_kind(connection, one.kind.value, span, modes, one.timed))
        for one in kinds
    )
