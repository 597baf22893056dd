"""The pointer at the table: when a press is a click, when it is a drag, and when it is one too many."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

What = TypeVar("What")

SLACK: Final = 0.9
"""A press that moves no further than this, in u, is a click."""

LEAST_SLACK: Final = 5.0
"""The same in pixels, for small windows."""

TWICE_WITHIN: Final = 220.0
"""A second click on the same place within this many milliseconds is the second half of a double click."""


@dataclass(slots=True)
class Press(Generic[What]):
    """The button is down: where it went down (pixels), on what, and whether it has become a drag."""

    what: What
    start: tuple[float, float]
    dragging: bool = False


class Clicks:
    """Remembers the latest click, by whichever pointer: what follows it too closely is its second half."""

    def __init__(self) -> None:
        self._now = 0.0
        self._clicked: tuple[object, float] | None = None

    def advance(self, dt_ms: float) -> None:
        """Let time pass, pauses included."""
        self._now += dt_ms

    def is_second_half(self, place: object) -> bool:
        """Whether a click on ``place`` now belongs to the one before: a double click acts once."""
        return (
            self._clicked is not None
            and self._clicked[0] == place
            and self._now - self._clicked[1] < TWICE_WITHIN
        )

    def acted(self, place: object) -> None:
        """A click on ``place`` has just done something."""
        self._clicked = (place, self._now)


class Pointer(Generic[What]):
    """Follows one button or finger from its press to its release. ``What`` is what can be pressed."""

    def __init__(self) -> None:
        self.held: Press[What] | None = None

    def press(self, what: What, at: tuple[float, float]) -> None:
        """The button went down on ``what``, which it may drag away or click when it comes up."""
        self.held = Press(what, at)

    def move(self, at: tuple[float, float], u: float) -> bool:
        """The pointer moved; True if it drags what was pressed. ``u`` is the design unit in pixels."""
        held = self.held
        if held is None:
            return False
        if math.dist(held.start, at) > max(LEAST_SLACK, SLACK * u):
            held.dragging = True
        return held.dragging

    def release(self) -> Press[What] | None:
        """The button came up; gives back what was pressed, if anything was."""
        held, self.held = self.held, None
        return held
