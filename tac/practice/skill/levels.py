"""The levels of one player in one mode: each kind of fault has its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from tac.practice.items.item import Item
from tac.practice.items.supply import easiest_first
from tac.practice.skill.staircase import Staircase
from tac.rules import FAULTY_MOVES, FaultyMove

MOST_LEAD: Final = 4
"""So many moves before the one in question are seen to move at the hardest level."""


class Levels:
    """Staircases by kind; ``known`` are earlier sessions', which begin a little easier than they ended."""

    def __init__(self, known: Mapping[FaultyMove, Staircase] | None = None) -> None:
        self._of = {kind: Staircase() for kind in FAULTY_MOVES}
        self._of.update({kind: level.rested() for kind, level in (known or {}).items()})

    def __getitem__(self, kind: FaultyMove) -> Staircase:
        return self._of[kind]

    def answered(self, kind: FaultyMove, right: bool) -> Staircase:
        """One more answer: the new level of its kind."""
        level = self._of[kind] = self._of[kind].after(right)
        return level

    def given(self, kind: FaultyMove) -> int:
        """How many ms there are for a move of this kind."""
        return round(self._of[kind].ms)

    def choose(self, items: Sequence[Item]) -> Item:
        """Of ``items``, all of one kind, the one that is as hard as the level is high."""
        order = easiest_first(items)
        return order[round((1 - self._of[items[0].kind].ease) * (len(order) - 1))]

    def lead(self, kind: FaultyMove) -> int:
        """How many moves before the one in question are seen to move."""
        return round((1 - self._of[kind].ease) * MOST_LEAD)

    def ease(self, obligation: int | None = None) -> float:
        """How easy the levels are, of one obligation (1–4) or of all, between 1 (a beginner's) and 0."""
        kinds = [kind for kind in FAULTY_MOVES if obligation is None or kind.obligation == obligation]
        return fmean(self._of[kind].ease for kind in kinds)
