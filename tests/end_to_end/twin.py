"""A game without a window that is given the same keys and clicks as one in a real window.

What the real window must show is then known to the pixel: the picture of its twin.
"""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui.layout import Place
from tests.end_to_end.program import Program
from tests.end_to_end.waiting import wait_until
from tests.ui.guided_learner import Learner
from tests.ui.table_driver import Driver, a_choice, dealt, setup

AWAY: Final = (5.0, 5.0)
"""Where the pointer is on nothing, in pixels."""

_X_NAMES: Final = {
    "escape": "Escape",
    "return": "Return",
    **{f"kp_{digit}": f"KP_{digit}" for digit in (0, 2, 5, 8)},
}


class Twin(Driver):
    """The twin of a program that was started in English, with cards that do not move; acts in both."""

    def __init__(self, program: Program) -> None:
        made = setup(dealt("Ah", "2h"), None, None)
        super().__init__(made, size=program.size, choice=a_choice(speed="off"))
        self.program = program

    def click(self, place: Place | tuple[float, float]) -> None:
        """Point at a place in both, click it, and take the pointer away: nothing is lit by it."""
        x, y = self.at(place) if isinstance(place, Place) else place
        super().click((round(x), round(y)))
        self.point(AWAY)
        self.program.click(x, y)
        self.program.move_to(*AWAY)

    def press(self, *names: str) -> None:
        """Press keys in both, and let them go."""
        super().press(*names)
        self.program.key(*(_X_NAMES.get(name, name) for name in names))

    def picture(self) -> bytes:
        """What the window must show, as `Program.pixels` has it."""
        return pygame.image.tobytes(self.app.screen.surface, "RGB")

    def agree(self, what: str) -> None:
        """Wait until the real window shows the same."""
        wanted = self.picture()
        wait_until(lambda: self.program.pixels() == wanted, f"the picture of {what}")


class TwinLearner(Learner):
    """Learns in both at once, and reads quickly: the real window must show every step as the twin does."""

    drive: Twin

    def __init__(self, twin: Twin, how: str) -> None:
        super().__init__(twin, how, lambda text: 0.0)

    def until_told(self) -> None:
        """Wait until the step is told in both."""
        super().until_told()
        self.drive.agree(f"“{self.scene.guide.step.name}”")
