"""How thick piles and heaps look: how many lower cards show, and by how much."""

from __future__ import annotations

import math
from typing import Final

MOST_PILE_EDGES: Final = 13
MOST_HEAP_EDGES: Final = 4
BADGE_HEIGHT: Final = 3.4
BADGE_BELOW: Final = 1.2
"""How far the badge reaches below the lowest card of its pile, in u."""


def pile_edges(cards: int) -> int:
    """How many edges of lower cards a face-down pile of so many cards shows."""
    return min(MOST_PILE_EDGES, math.ceil(cards / 2))


def heap_edges(cards: int) -> int:
    """How many lower cards of a face-up heap of so many cards show."""
    return min(MOST_HEAP_EDGES, max(0, cards - 1))


def edge_step(u: float) -> float:
    """By how many pixels each edge of a pile lies lower than the one above."""
    return max(1.0, 0.14 * u)


def badge_room(u: float) -> float:
    """How far below its resting rectangle the highest pile with its badge can reach, in pixels."""
    return BADGE_BELOW * u + MOST_PILE_EDGES * edge_step(u)
