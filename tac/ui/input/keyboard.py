"""Keys by their place on the keyboard: whatever is printed on them, and however long they are held."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from tac.settings import Keys

_SHIFTS: Final = (
    (pygame.KMOD_LSHIFT, pygame.KSCAN_LSHIFT),
    (pygame.KMOD_RSHIFT, pygame.KSCAN_RSHIFT),
)
_NUMBER_PAD: Final = range(pygame.KSCAN_NUMLOCKCLEAR, pygame.KSCAN_KP_PERIOD + 1)
_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Action(Enum):
    """What a key can do at the table. The values are the names in the settings."""

    TOP = "top"
    LEFT = "left"
    CENTRAL = "central"
    RIGHT = "right"
    BOTTOM = "bottom"
    OWN = "own"
    DRAW = "draw"
    CALL = "call"
    CALL_BOTTOM = "call_bottom"
    CALL_LEFT = "call_left"
    CALL_TOP = "call_top"
    CALL_RIGHT = "call_right"
    GO_ON = "go_on"
    PAUSE = "pause"
    RULES = "rules"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"


class Keyboard:
    """Turns key events into actions, by scancode.

    A key acts when it goes down and never again before it has come up. A letter or digit pressed with
    Ctrl, Alt or the system key belongs to the system and does nothing here. Escape makes a pause unless it is
    set to do something else.
    """

    def __init__(self, keys: Keys) -> None:
        self._actions = {scancode(name): Action(action) for action, names in keys.actions() for name in names}
        # Whatever is set: there must be a way out.
        self._actions.setdefault(pygame.KSCAN_ESCAPE, Action.PAUSE)
        self._held: set[int] = set()

    def take(self, event: pygame.Event) -> Action | None:
        """The action that this event begins, if it does; any event may be given."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.scancode)
        if event.type != pygame.KEYDOWN or event.scancode in self._held:
            return None
        self._held.add(event.scancode)
        if event.mod & _MODIFIERS and event.scancode not in _MODIFIER_KEYS:
            return None
        return self._actions.get(event.scancode)

    def is_fresh(self, event: pygame.Event) -> bool:
        """Whether any key goes down that is not held already, no modifier and nothing that is the system's.

        To be asked before `take`, which holds it.
        """
        return (
            event.type == pygame.KEYDOWN
            and event.scancode not in self._held
            and event.scancode not in _MODIFIER_KEYS | _LOCKS
            and not event.mod & _MODIFIERS
        )

    def is_shifted(self, event: pygame.Event) -> bool:
        """Whether Shift is held with this key; one that means something of its own is no Shift.

        On the number pad Shift is how some systems type a digit, so it means nothing there.
        """
        return event.scancode not in _NUMBER_PAD and any(
            event.mod & bit and code not in self._actions
            for bit, code in _SHIFTS
        )

    def release_all(self) -> None:
        """Forget what is held: its release may go to another window."""
        self._held.clear()


def scancode(name: str) -> int:
    """The scancode of the key that the settings call ``name``, such as ``kp_8`` or ``comma``."""
    code: int = getattr(pygame, f"KSCAN_{name.upper()}")
    return code


_LOCKS: Final = frozenset((pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR, pygame.KSCAN_SCROLLLOCK))
_MODIFIER_KEYS: Final = frozenset(
    scancode(f"{side}{name}") for side in "lr" for name in ("ctrl", "alt", "meta", "shift")
)
