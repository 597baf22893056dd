"""How a player did: sums and medians over all his games, by day and by kind of fault."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tac.history.medians import median_in_all, median_of_kind
from tac.history.values import Counts, DayCounts, KindCounts, Statistics
from tac.rules import FAULTY_MOVES

_OF_DAYS = tuple(name for name in Counts.__struct_fields__ if name != "median")
_OF_KINDS = tuple(name for name in KindCounts.__struct_fields__ if name not in ("kind", "median"))


def _sums(by: str, names: Sequence[str], more: str = "") -> str:
    columns = ", ".join(f'sum("{name}")' for name in names)
    return (
        f"SELECT {by}, {columns}{more} FROM sums"
        f" WHERE who = :who AND day BETWEEN :since AND :until GROUP BY {by}"
    )


_BY_DAY = _sums("day", _OF_DAYS, ", max(median)") + " HAVING sum(games) > 0"
_BY_KIND = _sums("kind", _OF_KINDS)
_LAST_DAY = "9999-12-31"


def statistics(connection: sqlite3.Connection, who: str, since: str = "", until: str = "") -> Statistics:
    """How ``who`` (see `PlayerRow`) did, in all or in the days from ``since`` to ``until``, both included."""
    until = until or _LAST_DAY
    span = {"who": who, "since": since, "until": until}
    days = connection.execute(_BY_DAY, span).fetchall()
    total = Counts(*(sum(column) for column in zip(*(day[1:-1] for day in days), strict=True)))
    kinds = {kind: sums for kind, *sums in connection.execute(_BY_KIND, span)}
    return Statistics(
        who=who,
        total=replace(total, median=median_in_all(connection, who, since, until, total.timed)),
        days=tuple(DayCounts(day, Counts(*sums)) for day, *sums in days),
        kinds=tuple(
            _of_kind(connection, KindCounts(kind, *kinds.get(kind.value, ())), span) for kind in FAULTY_MOVES
        ),
    )


def games_won(connection: sqlite3.Connection, who: str) -> int:
    """How many games ``who`` (see `PlayerRow`) has won in all."""
    (won,) = connection.execute("SELECT ifnull(sum(won), 0) FROM sums WHERE who = ?", (who,)).fetchone()
    return int(won)


def _of_kind(connection: sqlite3.Connection, counts: KindCounts, span: Mapping[str, str]) -> KindCounts:
    median = median_of_kind(connection, kind=counts.kind.value, timed=counts.timed, **span)
    return replace(counts, median=median)
