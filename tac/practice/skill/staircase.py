"""How much time there is for a move: a weighted staircase that holds four right answers in five.

The weighted up-down method (C. Kaernbach: Simple adaptive testing with the weighted up-down method.
*Perception & Psychophysics* 49, 1991): after each right answer the task gets harder by a step, after each
wrong one easier by p / (1 - p) steps, here four, so that it comes to rest where p of the answers are right.
Steps are in the logarithm of the time and get smaller with the first turns, from an easy beginning.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

TARGET: Final = 0.8
"""The share of right answers that a level is to hold."""

EASY: Final = 5_000.0
"""So many ms a beginner has."""
LEAST: Final = 300.0
"""Less than so many ms there never is: nobody could press."""
MOST: Final = 10_000.0
"""More than so many ms there never is."""

_STEPS: Final = ((2, 0.12), (6, 0.06))
"""Until so many turns, so much of the logarithm after each right answer; then the last step."""
_LAST_STEP: Final = 0.03
_WEIGHT: Final = TARGET / (1 - TARGET)
_WARM: Final = 1.25


@dataclass(frozen=True, slots=True)
class Staircase:
    """The level of one kind: ``ms`` for the next item, after ``trials`` answers and ``turns`` of the way.

    ``was_right`` is the latest answer, None before the first.
    """

    ms: float = EASY
    trials: int = 0
    turns: int = 0
    was_right: bool | None = None

    def after(self, right: bool) -> Staircase:
        """The level after one more answer."""
        turned = self.was_right is not None and right != self.was_right
        turns = self.turns + turned
        step = next((size for until, size in _STEPS if turns < until), _LAST_STEP)
        change = -step if right else _WEIGHT * step
        return Staircase(_within(self.ms * exp(change)), self.trials + 1, turns, right)

    def rested(self) -> Staircase:
        """The level with which the next session begins: a little easier, to get warm."""
        return self if not self.trials else replace(self, ms=_within(self.ms * _WARM), was_right=None)

    @property
    def ease(self) -> float:
        """How easy the level is between 1 for a beginner and 0 where it is as fast as can be."""
        return min(1.0, max(0.0, log(self.ms / LEAST) / log(EASY / LEAST)))


def _within(ms: float) -> float:
    return min(MOST, max(LEAST, ms))
