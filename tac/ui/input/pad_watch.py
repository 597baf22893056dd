"""What there is to hear of gamepads besides what is done with them."""

from __future__ import annotations

from typing import Final

from tac.ui.input.pad_signals import PadButton, PadPress

MOVES: Final = frozenset({PadButton.WEST, PadButton.NORTH})
"""The buttons with which a gamepad goes on to the next free seat, where several people play."""


class PadWatch:
    """Hears of gamepads by their numbers, from 0; this one takes no notice."""

    def come(self, number: int, name: str) -> None:
        """A gamepad has come; ``name`` is what the system calls its kind."""

    def press(self, number: int, *, first: bool) -> None:
        """Something is pressed on one, ``first`` since it came; heard before the screen takes it."""

    def spare(self, signal: PadPress) -> None:
        """A button was pressed for which the screen has no use."""

    def go(self, number: int, *, used: bool) -> None:
        """A gamepad is gone; ``used`` says whether anything had been done with it."""

    def too_many(self) -> None:
        """Something is pressed on one more than are listened to."""
