"""The figures of the statistics in words: each with what it counts, and few shown as few."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from tac.history.facts import SEVERAL
from tac.history.values import Best, Counts, GroupCounts, KindCounts, Overview
from tac.locale import Translator

FEW: Final = 10
"""Of fewer than so many no share in per cent is shown."""
FEW_CALLS: Final = 3
"""A day with fewer reactions has a hollow mark."""
_SEEN: Final = 5.0
"""A difference of fewer ms is none."""


class Figure(Struct, frozen=True):
    """One of the four large figures: what it is, the value, and what that counts."""

    label: str
    value: str
    about: str


class GroupLine(Struct, frozen=True):
    """A line of the table of opponents; ``begins`` is whether another way of counting begins with it."""

    name: str
    games: str
    won: str
    spotted: str
    faults: str
    begins: bool


def share(t: Translator, part: int, whole: int) -> str:
    """A part in per cent, or as two numbers where that would say more than is known."""
    if not whole:
        return t("stats.none")
    if whole < FEW:
        return of(t, part, whole)
    return t("stats.percent", n=round(100 * part / whole))


def of(t: Translator, part: int, whole: int) -> str:
    """A part of a whole as two numbers."""
    return t("stats.of", part=t.whole(part), whole=t.whole(whole))


def seconds(t: Translator, ms: float, digits: int = 2) -> str:
    """A time in seconds."""
    return t("stats.seconds", value=t.decimal(ms / 1000, digits))


def per_hundred(t: Translator, faults: int, moves: int) -> str:
    """Faults in a hundred moves."""
    return t.decimal(100 * faults / moves, 1) if moves else t("stats.none")


def figures(
    t: Translator, total: Counts, before: Counts | None, week: int | None
) -> tuple[Figure, ...]:
    """The four large figures.

    ``before`` is what was counted in as many days before, None where nobody asks; ``week`` how many games
    were played in the last seven days, None where that is all that is counted.
    """
    chances = total.right + total.missed
    return (
        Figure(t("stats.games"), t.whole(total.games), _games(t, total, week)),
        Figure(t("stats.won"), t.whole(total.won), _won(t, total)),
        Figure(t("stats.spotted"), share(t, total.right, chances), _chances(t, total.right, chances)),
        Figure(
            t("stats.reaction"),
            t("stats.none") if total.median is None else seconds(t, total.median),
            _reaction(t, total, before),
        ),
    )


def _games(t: Translator, total: Counts, week: int | None) -> str:
    left = total.games - total.finished
    if left:
        return t.n("stats.games.left", left)
    return t("stats.games.finished") if week is None else t("stats.games.week", n=t.whole(week))


def _won(t: Translator, total: Counts) -> str:
    if total.finished < FEW:
        return t.n("stats.won.few", total.finished)
    return t("stats.won.share", percent=share(t, total.won, total.finished), n=t.whole(total.finished))


def _chances(t: Translator, spotted: int, chances: int) -> str:
    if not chances:
        return t("stats.spotted.none")
    # Few are two numbers above already.
    return t("stats.few") if chances < FEW else of(t, spotted, chances)


def _reaction(t: Translator, total: Counts, before: Counts | None) -> str:
    count = t.n("stats.reaction.count", total.timed)
    if before is None or before.median is None or total.median is None:
        return count
    if min(before.timed, total.timed) < FEW:
        return count
    gained = before.median - total.median
    if abs(gained) < _SEEN:
        return count
    way = "faster" if gained >= 0 else "slower"
    return t(f"stats.reaction.{way}", count=count, time=seconds(t, abs(gained)))


def by_obligation(kinds: Iterable[KindCounts]) -> tuple[tuple[int, int, int], ...]:
    """For each obligation 1 to 4: its number, the others' faults spotted, and those missed."""
    found = {number: [0, 0] for number in (1, 2, 3, 4)}
    for one in kinds:
        found[one.kind.obligation][0] += one.right
        found[one.kind.obligation][1] += one.missed
    return tuple((number, spotted, missed) for number, (spotted, missed) in found.items())


def outcomes(t: Translator, total: Counts) -> tuple[tuple[str, int], ...]:
    """What became of one's own faults; the numbers add up to all of them."""
    return (
        (t("stats.outcome.called"), total.called),
        (t("stats.outcome.put_right"), total.put_right),
        (t("stats.outcome.mended"), total.mended),
        (t("stats.outcome.unseen"), total.unseen),
        (t("stats.outcome.rest"), total.taken_back + total.standing),
    )


def places(groups: Iterable[GroupCounts]) -> tuple[tuple[int, int], ...]:
    """How often each place was reached at all tables, the last one only where so many ever played."""
    groups = tuple(groups)
    most = max((group.places for group in groups), default=2)
    return tuple((k, sum(one.games for one in groups if one.place == k)) for k in range(1, most + 1))


def group_lines(t: Translator, groups: Sequence[GroupCounts], levels: Sequence[str]) -> tuple[GroupLine, ...]:
    """The table: by the level of the opponents, the easiest first, then by the number of players.

    Each half counts all games once.
    """
    known = [*levels, *sorted({one.against for one in groups} - {*levels, SEVERAL, ""}), SEVERAL, ""]
    by_level = [(_level(t, name), [one for one in groups if one.against == name]) for name in known]
    by_table = [
        (t.n("stats.groups.players", n), [one for one in groups if one.places == n]) for n in (2, 3, 4)
    ]
    return tuple(
        _line(t, name, some, begins=number == 0)
        for half in (by_level, by_table)
        for number, (name, some) in enumerate((name, some) for name, some in half if some)
    )


def _level(t: Translator, name: str) -> str:
    if name == SEVERAL:
        return t("stats.groups.several")
    if not name:
        return t("stats.groups.people")
    return t(f"level.{name}") if t.has(f"level.{name}") else name


def _line(t: Translator, name: str, groups: Sequence[GroupCounts], *, begins: bool) -> GroupLine:
    def total(what: str) -> int:
        return sum(getattr(one, what) for one in groups)

    finished = sum(one.games for one in groups if one.place)
    won = sum(one.games for one in groups if one.place == 1)
    return GroupLine(
        name=name,
        games=t.whole(total("games")),
        won=share(t, won, finished),
        spotted=share(t, total("spotted"), total("spotted") + total("missed")),
        faults=per_hundred(t, total("faults"), total("moves")),
        begins=begins,
    )


def record_lines(t: Translator, found: Overview) -> tuple[tuple[str, str, str], ...]:
    """The records: what, the number, and when it was reached or how it goes on."""
    streaks = found.streaks
    return (
        (t("stats.records.won"), t.whole(streaks.won), t("stats.records.now", n=t.whole(streaks.won_now))),
        (
            t("stats.records.clean"),
            t.whole(streaks.clean),
            t("stats.records.now", n=t.whole(streaks.clean_now)),
        ),
        (t("stats.records.reaction"), *_best(t, found.reaction, lambda ms: seconds(t, ms))),
        (t("stats.records.spotted"), *_best(t, found.spotted, str)),
        (t("stats.records.win"), *_best(t, found.win, lambda ms: _minutes(t, ms))),
    )


def _best(t: Translator, best: Best | None, show: Callable[[int], str]) -> tuple[str, str]:
    if best is None:
        return t("stats.none"), ""
    return show(best.value), date_text(t, best.day, year=True) if best.day else ""


def _minutes(t: Translator, ms: int) -> str:
    minutes, rest = divmod(round(ms / 1000), 60)
    return t("stats.records.minutes", minutes=minutes, seconds=f"{rest:02}")


def date_text(t: Translator, day: str, *, year: bool = False) -> str:
    """A day (``2026-11-30``) in words."""
    y, m, d = (int(part) for part in day.split("-"))
    month = t(f"stats.month.{m}")
    return t("stats.date.year", day=d, month=month, year=y) if year else t("stats.date", day=d, month=month)
