"""What a gamepad does on a screen of controls: it is a small keyboard there."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui.input.pad_signals import PadAim, PadButton, PadPress, PadScroll, PadSignal
from tac.ui.input.sticks import Direction

_ARROWS: Final = {
    Direction.UP: pygame.K_UP,
    Direction.DOWN: pygame.K_DOWN,
    Direction.LEFT: pygame.K_LEFT,
    Direction.RIGHT: pygame.K_RIGHT,
}
_KEYS: Final = {
    PadButton.SOUTH: pygame.K_RETURN,
    PadButton.START: pygame.K_RETURN,
    PadButton.EAST: pygame.K_ESCAPE,
    PadButton.LEFT_SHOULDER: pygame.K_TAB,
    PadButton.RIGHT_SHOULDER: pygame.K_TAB,
    PadButton.LEFT_TRIGGER: pygame.K_PAGEUP,
    PadButton.RIGHT_TRIGGER: pygame.K_PAGEDOWN,
}


def pad_key(signal: PadSignal) -> pygame.Event | None:
    """The event that a signal stands for on screens, with the pad's number as its ``pad``; None for none."""
    if isinstance(signal, PadAim):
        return None if signal.towards is None else _key(signal.pad, _ARROWS[signal.towards])
    if isinstance(signal, PadScroll):
        y = -signal.towards.value[1]
        return pygame.Event(
            pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y), flipped=False, pad=signal.pad
        )
    if isinstance(signal, PadPress) and signal.button in _KEYS:
        back = signal.button is PadButton.LEFT_SHOULDER
        return _key(signal.pad, _KEYS[signal.button], pygame.KMOD_LSHIFT if back else 0)
    return None


def _key(pad: int, key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, scancode=0, mod=mod, unicode="", pad=pad)
