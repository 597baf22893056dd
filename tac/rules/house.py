"""House rules: the points in which families differ."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Opening(Enum):
    """What waits for the first Ace on the central pile (R3.3)."""

    HEAPS_WAIT = "heaps_wait"
    """No card goes from a heap to an opponent's heap; a drawn card still may."""
    ALL_WAIT = "all_wait"
    """Opponents' heaps are closed to drawn cards too."""


class FalseCall(Enum):
    """What a false call costs (R6.7)."""

    NONE = "none"
    """Nothing moves."""
    CARD = "card"
    """The accused gives the caller the bottom card of his pile."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of one game; the defaults are those of the rules."""

    heap_wrap: bool = True
    """R3.2: an Ace follows a King on a heap; off, a King closes it."""
    opening: Opening = Opening.HEAPS_WAIT
    false_call: FalseCall = FalseCall.NONE
