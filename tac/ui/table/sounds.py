"""The sounds of the table, by what they are for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from tac.ui.layout.table import Side

DEAL: Final = "slide"
DRAW: Final = "flick"
TO_OWN_HEAP: Final = "tap"
TO_CENTRAL: Final = "knock"
TO_OPPONENT: Final = "tick-tap"
HEAP_TURNED: Final = "riffle"
HEAP_LAID: Final = "stack"
TAKEN_BACK: Final = "reverse-slide"
LAID: Final = "lay"
"""A card that was taken back or paid comes to rest."""
REFUSED: Final = "thud"
PRESS: Final = "click"
CALL: Final = "drum"
PENALTY: Final = "penalty-slide"
FALSE_CALL: Final = "flat"
TOO_LATE: Final = "late"
WENT_OUT: Final = "fanfare"


def shout_of(avatar: str) -> str:
    """The voice in which the player with this avatar calls."""
    return f"shout-{avatar}"


class Sounds(Protocol):
    """What the table needs of the audio: ``pan`` is -1 (left) to 1 (right)."""

    def play(self, name: str, *, pan: float = 0.0) -> None:
        """Play the sound of this name once."""


class Silence:
    """No sound at all."""

    def play(self, name: str, *, pan: float = 0.0) -> None:
        """Play nothing."""


PANS: Final = {Side.BOTTOM: 0.0, Side.LEFT: -0.5, Side.TOP: 0.0, Side.RIGHT: 0.5}
"""How far to the left (-1) or right (1) each side of the table is heard: gently."""


def pan_of(seat: int | None, sides: Sequence[Side]) -> float:
    """Where a sound at this seat comes from, by the side of each; None is the middle of the table."""
    return 0.0 if seat is None else PANS[sides[seat]]
