"""How thick piles and heaps look: how many lower cards show, and by how much."""

from __future__ import annotations

import math
from typing import Final

MOST_PILE_EDGES: Final = 13
MOST_HEAP_EDGES: Final = 4
EDGE_STEP: Final = 0.14
"""How much lower each edge of a pile lies than the one above, in u, where that is a pixel at least."""
BADGE_HEIGHT: Final = 3.4
NARROW_BADGE_HEIGHT: Final = 4.4
"""In narrow windows cards are larger beside the unit, and so are the numbers on them."""
BADGE_ABOVE: Final = 0.5
"""How far above the lower edge of the lowest card of its pile the middle of a badge stands, in u."""


def pile_edges(cards: int) -> int:
    """How many edges of lower cards a face-down pile of so many cards shows."""
    return min(MOST_PILE_EDGES, math.ceil(cards / 2))


def heap_edges(cards: int) -> int:
    """How many lower cards of a face-up heap of so many cards show."""
    return min(MOST_HEAP_EDGES, max(0, cards - 1))


def edge_step(u: float) -> float:
    """By how many pixels each edge of a pile lies lower than the one above."""
    return max(1.0, EDGE_STEP * u)


def badge_height(u: float, *, narrow: bool) -> float:
    """Height of the badge with the number of a pile's cards, in pixels."""
    return (NARROW_BADGE_HEIGHT if narrow else BADGE_HEIGHT) * u


def badge_room(u: float, *, narrow: bool = False) -> float:
    """How far below its resting rectangle the highest pile with its badge can reach, in pixels."""
    below = 0.5 * badge_height(u, narrow=narrow) - BADGE_ABOVE * u
    return below + MOST_PILE_EDGES * edge_step(u)
