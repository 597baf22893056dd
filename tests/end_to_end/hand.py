"""A hand that goes from screen to screen, and knows by a part of the picture where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.end_to_end.program import Program
from tests.end_to_end.waiting import wait_until

AWAY: Final = (5.0, 5.0)
"""Where the pointer is on nothing, in pixels."""

Part = tuple[float, float, float, float]
"""Left, top, right and bottom of a part of the window, as shares of its width and height."""

LEFT: Final[Part] = (0.0, 0.0, 0.5, 1.0)
WHOLE: Final[Part] = (0.0, 0.0, 1.0, 1.0)
TOP: Final[Part] = (0.0, 0.0, 1.0, 0.25)


class Hand:
    """Acts as fast as it can: the game takes in turn what was clicked and pressed."""

    def __init__(self, program: Program) -> None:
        self.program = program
        program.wait_until_it_listens()
        program.move_to(*AWAY)
        program.wait_for_stillness()

    def sees(self, part: Part) -> bytes:
        """This part of the window as it is now."""
        width, height = self.program.size
        left, top, right, bottom = (
            round(share * of) for share, of in zip(part, (width, height) * 2, strict=True)
        )
        pixels = self.program.pixels()
        rows = (pixels[3 * (y * width + left) : 3 * (y * width + right)] for y in range(top, bottom))
        return b"".join(rows)

    def click(self, *places: tuple[float, float]) -> None:
        """Click there, one after the other, and take the pointer away."""
        for place in places:
            self.program.click(*place)
        self.program.move_to(*AWAY)

    def press(self, *names: str) -> None:
        """Press keys one by one: for X, the same key twice without a pause is one that is held."""
        for name in names:
            self.program.key(name)

    def leads(self, act: Callable[[], None], part: Part) -> None:
        """Do what leads elsewhere, which shows in this part."""
        before = self.sees(part)
        act()
        wait_until(lambda: self.sees(part) != before, "another screen")

    def leads_back(self, act: Callable[[], None], part: Part, to: bytes) -> None:
        """Do what leads back to where this part looked so."""
        act()
        wait_until(lambda: self.sees(part) == to, "the screen that this leads back to")
