"""How often computers err in a live drill, and how long each fault can be called: by who practises.

People miss what is rare, so a beginner gets many faults, and whoever sees them as few as in real games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tac.match import Timing
from tac.players import Character, Computer, Course, Level, SeenFault, Sight
from tac.practice.skill.levels import Levels
from tac.rules import Move

MOST_ODDS: Final = 8.0
"""By so much the odds that a duty is overlooked are higher for a beginner than in real games."""

WARM: Final = 6
"""Until so many faults have come in a session, they come more often than the levels say: to get warm."""
_WARM_EASE: Final = 0.6

LEAST_WINDOW: Final = 700
MOST_WINDOW: Final = 4_000
"""Between these times, in ms, the first move of a turn is held back: so long a fault can be called."""


def pressed_level(level: Level, levels: Levels, come: int) -> Level:
    """``level``, with duties of each obligation overlooked as much as who practises (``levels``) needs.

    ``come`` is how many faults have come in this session.
    """
    warm = _WARM_EASE * max(0.0, 1 - come / WARM)
    one, two, three, four = (
        Character(overlook=MOST_ODDS ** max(warm, levels.ease(number))).at(level).overlook[number - 1]
        for number in (1, 2, 3, 4)
    )
    return replace(level, overlook=(one, two, three, four), forgets=0.0)


def with_window(timing: Timing, levels: Levels) -> Timing:
    """``timing`` with the first move of a turn held back for as long as the ``levels`` are easy."""
    window = LEAST_WINDOW + (MOST_WINDOW - LEAST_WINDOW) * levels.ease()
    return replace(timing, window_computer=round(window))


@dataclass(frozen=True, slots=True)
class PressedComputer(Computer):
    """Overlooks more than its level does, as much as ``pressed`` says now; leaves calls to who practises."""

    pressed: Callable[[Level], Level]

    def choose(self, sight: Sight, course: Course, move_number: int, just_called: bool = False) -> Move:
        """The draw or placing that it makes: see `Computer.choose`."""
        computer = Computer(self.seat, self.pressed(self.level), self.seed)
        return computer.choose(sight, course, move_number, just_called)

    def notices(self, seen: SeenFault, course: Course, move_number: int) -> bool:
        """Never."""
        return False

    def mends(self, move_number: int) -> bool:
        """Never: what it has done is there to be called."""
        return False

    def cries_falsely(self, move_number: int) -> bool:
        """Never."""
        return False
