"""What keys and the buttons of a gamepad mean while a recorded game is shown."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

import pygame

from tac.ui.input.pad_signals import PadButton


class Wish(Enum):
    """What can be asked for."""

    PLAY = "play"
    BACK = "back"
    ON = "on"
    TURN_BEFORE = "turn before"
    TURN_AFTER = "turn after"
    FAULT_BEFORE = "fault before"
    FAULT_AFTER = "fault after"
    BEGIN = "begin"
    END = "end"


_HELD: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_KEYS: Final = {
    pygame.K_SPACE: Wish.PLAY,
    pygame.K_LEFT: Wish.BACK,
    pygame.K_RIGHT: Wish.ON,
    pygame.K_PAGEUP: Wish.TURN_BEFORE,
    pygame.K_PAGEDOWN: Wish.TURN_AFTER,
    pygame.K_HOME: Wish.BEGIN,
    pygame.K_END: Wish.END,
}
_WITH_SHIFT: Final = {pygame.K_LEFT: Wish.FAULT_BEFORE, pygame.K_RIGHT: Wish.FAULT_AFTER}
_PAD: Final = {
    PadButton.WEST: Wish.PLAY,
    PadButton.LEFT_SHOULDER: Wish.FAULT_BEFORE,
    PadButton.RIGHT_SHOULDER: Wish.FAULT_AFTER,
    PadButton.LEFT_TRIGGER: Wish.TURN_BEFORE,
    PadButton.RIGHT_TRIGGER: Wish.TURN_AFTER,
}


class ReplayKeys:
    """Turns keys of a keyboard into wishes, wherever the focus is; a gamepad's arrows move the focus."""

    def __init__(self, wish: Callable[[Wish], object]) -> None:
        self._wish = wish

    def take(self, event: pygame.Event, *, arrows: bool = True) -> bool:
        """Take a key; whether it meant something here.

        Without ``arrows`` those mean nothing by themselves; with Shift they always do.
        """
        if event.type != pygame.KEYDOWN or getattr(event, "pad", None) is not None or event.mod & _HELD:
            return False
        wish = _KEYS.get(event.key) if arrows or event.key not in _WITH_SHIFT else None
        if event.mod & pygame.KMOD_SHIFT:
            wish = _WITH_SHIFT.get(event.key)
        if wish is None:
            return False
        self._wish(wish)
        return True

    def take_pad(self, button: PadButton) -> bool:
        """Take a button of a gamepad; whether it meant something here."""
        wish = _PAD.get(button)
        if wish is None:
            return False
        self._wish(wish)
        return True
