"""What a screen of statistics shows of a player, from tables in which it is summed up already."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from tac.history.medians import median_in_all
from tac.history.statistics import LAST_DAY, OF_DAYS, OF_KINDS, kinds_of
from tac.history.values import Best, Counts, DayReactions, GroupCounts, Overview, Scope, Streaks

_SUMS: Final = ", ".join(f'ifnull(sum("{name}"), 0)' for name in OF_DAYS)
_IN_SPAN: Final = "who = :who AND day BETWEEN :since AND :until AND mode IN ({modes})"
_EVER: Final = "who = :who AND mode IN ({modes})"
_SUMMED: Final = "sum(games), sum(moves), sum(faults), sum(spotted), sum(missed)"

_KINDS: Final = {
    True: f"SELECT kind, {_SUMS} FROM ever WHERE {_EVER} GROUP BY kind",
    False: f"SELECT kind, {_SUMS} FROM sums WHERE {_IN_SPAN} GROUP BY kind",
}
_GROUPS: Final = {
    True: f"SELECT against, places, place, {_SUMMED} FROM groups WHERE {_EVER} GROUP BY 1, 2, 3"
    " HAVING sum(games) > 0",
    False: "SELECT against, places, ifnull(place, 0), count(*), sum(moves), sum(faults), sum(spotted),"
    f" sum(missed) FROM seats INDEXED BY seats_did WHERE {_IN_SPAN} GROUP BY 1, 2, 3",
}
"""Over all days, or over some of them."""

_REACTIONS: Final = (
    "SELECT day, timed, low, median, high FROM reactions"
    " WHERE who = :who AND day BETWEEN :since AND :until AND scope = :scope ORDER BY day"
)
_COURSE: Final = (
    "SELECT group_concat(won, ''), group_concat(clean, '')"
    " FROM (SELECT place = 1 AS won, faults = 0 AS clean"
    f" FROM seats INDEXED BY seats_did WHERE {_IN_SPAN} AND place IS NOT NULL"
    " ORDER BY day, played, game, seat)"
)
"""All finished games as one text each: 1 for a good one, 0 for another."""
_BEST: Final = (
    f"SELECT {{value}}, day, game FROM seats INDEXED BY {{index}} WHERE {_IN_SPAN} AND {{having}}"
    " ORDER BY {value}{way}, day, played, game LIMIT 1"
)


def overview(
    connection: sqlite3.Connection, who: str, since: str = "", until: str = "", scope: Scope = Scope.ALL
) -> Overview:
    """How ``who`` (see `PlayerRow`) did in games of ``scope``; the days are both included."""
    span = {"who": who, "since": since, "until": until or LAST_DAY}
    modes, ever = scope.modes, not since and not until
    rows = connection.execute(_KINDS[ever].format(modes=modes), span).fetchall()
    total = Counts(*(sum(column) for column in zip(*(row[1:] for row in rows), strict=True)))
    if not total.games:
        return Overview(total, kinds_of({}), (), (), Streaks(), None, None, None)
    of_kinds = [1 + OF_DAYS.index(name) for name in OF_KINDS]
    kinds = {row[0]: [row[at] for at in of_kinds] for row in rows}
    won, clean = connection.execute(_COURSE.format(modes=modes), span).fetchone()
    return Overview(
        total=replace(total, median=median_in_all(connection, span, modes, total.timed)),
        kinds=kinds_of(kinds),
        reactions=tuple(
            DayReactions(*row) for row in connection.execute(_REACTIONS, {**span, "scope": scope.value})
        ),
        groups=tuple(
            GroupCounts(*row) for row in connection.execute(_GROUPS[ever].format(modes=modes), span)
        ),
        streaks=Streaks(*_longest(won or ""), *_longest(clean or "")),
        **_bests(connection, span, modes, ever=ever),
    )


def _longest(course: str) -> tuple[int, int]:
    """How many 1 stand in the longest row of them, and in the one at the end."""
    rows = course.split("0")
    return max(map(len, rows)), len(rows[-1])


def _bests(
    connection: sqlite3.Connection, span: Mapping[str, str], modes: str, *, ever: bool
) -> dict[str, Best | None]:
    def ask(ordered: str, value: str, having: str, way: str = "") -> Best | None:
        # In a few days all games are looked at, over all days those in the order of their values.
        index = ordered if ever else "seats_did"
        question = _BEST.format(modes=modes, index=index, value=value, having=having, way=way)
        rows: Iterable[tuple[int, str, int]] = connection.execute(question, span)
        return next((Best(*row) for row in rows), None)

    return {
        "reaction": ask("seats_fastest", "fastest", "fastest IS NOT NULL"),
        "spotted": ask("seats_spotted", "spotted", "spotted > 0", " DESC"),
        "win": ask("seats_won", "ms", "place = 1 AND ms IS NOT NULL"),
    }
