"""The sounds of the table, by what they are for."""

from __future__ import annotations

from typing import Final, Protocol

from tac.rules import Seat

DEAL: Final = "slide"
DRAW: Final = "flick"
TO_OWN_HEAP: Final = "tap"
TO_CENTRAL: Final = "knock"
TO_OPPONENT: Final = "tick-tap"
HEAP_TURNED: Final = "riffle"
TAKEN_BACK: Final = "reverse-slide"
REFUSED: Final = "thud"
PRESS: Final = "click"
CALL: Final = ("drum", "shout")
PENALTY: Final = "penalty-slide"
FALSE_CALL: Final = "flat"
TOO_LATE: Final = "late"
WENT_OUT: Final = "fanfare"


class Sounds(Protocol):
    """What the table needs of the audio: ``pan`` is -1 (left) to 1 (right)."""

    def play(self, name: str, *, pan: float = 0.0) -> None:
        """Play the sound of this name once."""


class Silence:
    """No sound at all."""

    def play(self, name: str, *, pan: float = 0.0) -> None:
        """Play nothing."""


PANS: Final[dict[int, tuple[float, ...]]] = {2: (0.0, 0.0), 3: (0.0, -0.5, 0.5), 4: (0.0, -0.5, 0.0, 0.5)}
"""How far to the left or right each seat sits, by the number of seats."""


def pan_of(seat: Seat, seats: int) -> float:
    """Where a sound at this seat comes from."""
    return PANS[seats][seat]
