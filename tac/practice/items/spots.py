"""Where a place lies for somebody who looks at the table from a seat."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tac.rules import FaultyMove, Seat, Target

Place = Seat | Target
"""Where a card can go: the central pile (`Target.CENTRAL`) or a seat's heap."""


class Spot(Enum):
    """A place as it lies for who looks. The values stand in the database."""

    CENTRAL = "central"
    """The central pile."""
    OWN = "own"
    """One's own heap."""
    NEXT = "next"
    """The heap of who plays next after oneself, of three or four."""
    OPPOSITE = "opposite"
    """The heap opposite, of two or four."""
    PREVIOUS = "previous"
    """The heap of who plays before oneself, of three or four."""


_ROUND: Final = {
    2: (Spot.OWN, Spot.OPPOSITE),
    3: (Spot.OWN, Spot.NEXT, Spot.PREVIOUS),
    4: (Spot.OWN, Spot.NEXT, Spot.OPPOSITE, Spot.PREVIOUS),
}


def spot_of(place: Place, viewer: Seat, players: int) -> Spot:
    """Where ``place`` lies for ``viewer``, one of ``players``."""
    if isinstance(place, Seat):
        return _ROUND[players][(place - viewer) % players]
    return Spot.CENTRAL


def viewer_of(place: Seat, spot: Spot, players: int) -> Seat:
    """From which seat of ``players`` the heap ``place`` lies at ``spot``."""
    return Seat((place - _ROUND[players].index(spot)) % players)


def is_about_heaps(kind: FaultyMove) -> bool:
    """Whether the card of such a fault belonged on a heap, not on the central pile."""
    return kind.obligation in (2, 4)


_TURNS: Final = {
    2: (Spot.OWN,),
    3: (Spot.NEXT, Spot.PREVIOUS, Spot.NEXT, Spot.PREVIOUS, Spot.OWN),
    4: (*(Spot.OPPOSITE, Spot.NEXT, Spot.OPPOSITE, Spot.PREVIOUS) * 2, Spot.OPPOSITE, Spot.OWN),
}
"""How heaps take turns. Two players have only one's own, so with more it comes less often than others'."""


def spots_for(kind: FaultyMove, players: int) -> tuple[Spot, ...]:
    """Where the card of such a fault belongs in turn, for somebody who watches another's move."""
    return _TURNS[players] if is_about_heaps(kind) else (Spot.CENTRAL,)


def distance(place: Place, mover: Seat, players: int) -> int:
    """How far from who moves: 0 for the central pile, 1 for a neighbour's heap, 2 for the one opposite."""
    if not isinstance(place, Seat):
        return 0
    return min((place - mover) % players, (mover - place) % players)
