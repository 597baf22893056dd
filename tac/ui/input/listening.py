"""Listening to the keyboard itself: for one key that is to be set, and for all that are held."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from tac.ui.input.binding import Refused
from tac.ui.input.printed import NAMES

_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_LONE: Final = frozenset({"lshift", "rshift", "lctrl", "rctrl", "lalt", "ralt"})
_CLEARS: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)

KEY_EVENTS: Final = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)


class Instead(Enum):
    """What a key means that is not to be set."""

    NOTHING = "nothing"
    """Escape: all stays as it is."""
    CLEAR = "clear"
    """Delete, or Backspace: no key."""


Heard = str | Refused | Instead | None


def is_key(event: pygame.Event) -> bool:
    """Whether an event comes from the keyboard, and not from a gamepad that stands for one."""
    return event.type in KEY_EVENTS and getattr(event, "pad", None) is None


class KeyListener:
    """Waits for one key, by its name in the settings. A modifier counts when it comes up by itself."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._lone = ""

    def take(self, event: pygame.Event) -> Heard:
        """What an event of the keyboard means; None as long as nothing is decided."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
            name, self._lone = self._lone, ""
            return name if name and NAMES.get(event.scancode) == name else None
        if event.type != pygame.KEYDOWN or event.scancode in self._down:
            return None
        self._down.add(event.scancode)
        return self._pressed(event)

    def _pressed(self, event: pygame.Event) -> Heard:
        name, self._lone = NAMES.get(event.scancode, ""), ""
        if name in _LONE:
            self._lone = name
            return None
        if event.key == pygame.K_ESCAPE:
            return Instead.NOTHING
        if event.mod & _MODIFIERS:
            return Refused.COMBINATION
        if event.key in _CLEARS:
            return Instead.CLEAR
        return name or Refused.UNKNOWN


class HeldKeys:
    """Which keys are down, in the order in which they were pressed, and how many at once at most."""

    def __init__(self) -> None:
        self.most = 0
        self._held: dict[int, int] = {}

    @property
    def all(self) -> tuple[tuple[int, int], ...]:
        """The scancode and the key code of each."""
        return tuple(self._held.items())

    def take(self, event: pygame.Event) -> None:
        """Follow an event of the keyboard."""
        if event.type == pygame.KEYDOWN:
            self._held.setdefault(event.scancode, event.key)
            self.most = max(self.most, len(self._held))
        elif event.type == pygame.KEYUP:
            self._held.pop(event.scancode, None)

    def release_all(self) -> None:
        """Forget them: their releases may go to another window."""
        self._held.clear()
