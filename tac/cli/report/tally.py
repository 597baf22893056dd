"""What is counted of many games: whole numbers only, so that it is the same in whatever order they come."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields


def _counter() -> Counter[tuple[str, str]]:
    return Counter()


@dataclass(slots=True)
class Tally:
    """Counts of the games of one table. Players are told apart by their labels, faults by their kinds.

    ``label`` is that of who did it: made the fault, noticed it, called; ``kind`` the value of a `FaultyMove`.
    All times are milliseconds.
    """

    games: int = 0
    unfinished: int = 0
    sat: Counter[str] = field(default_factory=Counter)
    """label: how often somebody sat at a table under it."""
    orders: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """The labels of those who went out first … the loser last."""
    seats: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """The same by their places in the order of play, 0 for who began."""
    per_game: Counter[tuple[str, int]] = field(default_factory=Counter)
    """(name, count): in how many games there were so many ``moves``, ``faults``, ``calls``, ``false_calls``,
    ``mended`` (faults put right unasked) and ``choices`` (moves at which several heaps fitted, R4.3)."""
    chances: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, kind): moves at which such a fault was possible."""
    faults: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, kind): faults made."""
    fates: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, fate): what became of its faults."""
    seen: Counter[tuple[str, str]] = field(default_factory=_counter)
    noticed: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, kind): others' faults that it could have noticed, and those that it noticed."""
    rest_seen: Counter[tuple[str, str]] = field(default_factory=_counter)
    rest_noticed: Counter[tuple[str, str]] = field(default_factory=_counter)
    """The same, where nothing made that easier or harder."""
    chance_to_notice: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, kind): the chances, in millionths, that those seen had to be noticed, added up."""
    looks: Counter[tuple[str, int]] = field(default_factory=Counter)
    missed: Counter[tuple[str, int]] = field(default_factory=Counter)
    """(label, obligation): looks at the one place where the card had to go, and those that failed."""
    chance_to_miss: Counter[tuple[str, int]] = field(default_factory=Counter)
    """(label, obligation): the chances, in millionths, that they had to fail, added up."""
    rest_looks: Counter[tuple[str, int]] = field(default_factory=Counter)
    rest_missed: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The same, at rest."""
    calls: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, ``right`` or ``false``): calls made."""
    delays: Counter[tuple[str, str, str, int]] = field(default_factory=Counter)
    """(label, kind, ``drawn``, ``made`` or ``cut``, ms): delays, or how long a cut one waited."""
    ends: Counter[tuple[str, str]] = field(default_factory=_counter)
    """(label, end): what became of the calls that it meant to make."""
    thoughts: Counter[tuple[str, str, bool, int, bool, int]] = field(default_factory=Counter)
    """(who, kind of move, whether it began the turn, places to look at, whether it was a fault, ms)."""

    def add(self, other: Tally) -> None:
        """Count the games of ``other`` too."""
        for each in fields(self):
            mine, others = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, Counter):
                mine.update(others)
            else:
                setattr(self, each.name, mine + others)
