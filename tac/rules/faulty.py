"""The six kinds of faulty move (section 6 of the rules)."""

from __future__ import annotations

from enum import Enum

from tac.rules.moves import DRAW, DRAWN_TO_OWN, Move


class FaultyMove(Enum):
    """A faulty move by the obligation it passes over and what was done instead."""

    DRAW_PAST_CENTRAL = "1-draw"
    """Drawing, while heap → central was possible."""
    OPPONENT_PAST_CENTRAL = "1-opponent"
    """Heap → opponent, while heap → central was possible."""
    DRAW_PAST_OPPONENT = "2-draw"
    """Drawing, while heap → opponent was possible."""
    DRAWN_TO_OPPONENT_PAST_CENTRAL = "3-opponent"
    """Drawn → opponent, while drawn → central was possible."""
    OWN_PAST_CENTRAL = "3-own"
    """Drawn → own heap, while drawn → central was possible."""
    OWN_PAST_OPPONENT = "4-own"
    """Drawn → own heap, while drawn → opponent was possible."""

    @property
    def obligation(self) -> int:
        """The obligation passed over, 1 to 4."""
        return int(self.value[0])


FAULTY_MOVES = tuple(FaultyMove)
"""The six kinds, by the obligation passed over."""

_BY_NAME = {kind.value: kind for kind in FAULTY_MOVES}


def faulty_move(obligation: int, move: Move) -> FaultyMove:
    """The kind of the fault that ``move`` made by passing over ``obligation`` (1–4).

    Raises `KeyError` where no fault can be so.
    """
    done = "draw" if move is DRAW else "own" if move is DRAWN_TO_OWN else "opponent"
    return _BY_NAME[f"{obligation}-{done}"]
