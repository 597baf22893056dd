"""Keys that do the same on every screen."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from tac.settings import Keys
from tac.ui.input.binding import usable
from tac.ui.input.keyboard import scancode

_OTHERS: Final = pygame.KMOD_ALT | pygame.KMOD_META
_HELD: Final = _OTHERS | pygame.KMOD_CTRL
_NO_LETTER: Final = 1 << 30
"""SDL's mark on the codes of keys that type nothing, such as F10."""


class Shortcut(Enum):
    """What such a key does."""

    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    NEW_GAME = "new game"
    QUIT = "quit"


class Shortcuts:
    """Knows them by the player's settings: F11 and M as they come; Alt+Enter, Ctrl+N and Ctrl+Q always.

    A key counts when it goes down, and never again before it has come up.
    """

    def __init__(self) -> None:
        self._fullscreen = frozenset({pygame.KSCAN_F11})
        self._mute = frozenset({pygame.KSCAN_M})
        self._held: set[int] = set()

    def use(self, keys: Keys) -> None:
        """Listen to these keys from now on."""
        self._fullscreen = frozenset(scancode(name) for name in usable(keys, "fullscreen"))
        self._mute = frozenset(scancode(name) for name in usable(keys, "mute"))

    def take(self, event: pygame.Event, *, letters: bool) -> tuple[bool, Shortcut | None]:
        """Whether an event belongs to a shortcut, and the one that it begins, if it does.

        While ``letters`` are typed, a key that types one is no shortcut by itself.
        """
        if event.type == pygame.KEYUP:
            # One that went down as something else comes up as that, whatever is held with it by then.
            taken = (event.scancode or event.key) in self._held
            self._held.discard(event.scancode or event.key)
            return taken and self._meant(event, letters) is Shortcut.FULLSCREEN, None
        if event.type != pygame.KEYDOWN:
            return False, None
        meant = self._meant(event, letters)
        if meant is None or getattr(event, "pad", None) is not None:
            return False, None
        held = (event.scancode or event.key) in self._held
        self._held.add(event.scancode or event.key)
        return True, None if held else meant

    def release_all(self) -> None:
        """Forget what is held: its release may go to another window."""
        self._held.clear()

    def _meant(self, event: pygame.Event, letters: bool) -> Shortcut | None:
        alt, ctrl = event.mod & _OTHERS, event.mod & pygame.KMOD_CTRL
        if (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT) or (
            event.scancode in self._fullscreen
        ):
            return Shortcut.FULLSCREEN
        if ctrl and not alt:
            return {"q": Shortcut.QUIT, "n": Shortcut.NEW_GAME}.get(_letter(event))
        if event.scancode in self._mute and not event.mod & _HELD:
            types = event.key and not event.key & _NO_LETTER
            return None if letters and types else Shortcut.MUTE
        return None


def _letter(event: pygame.Event) -> str:
    """The Latin letter of a key: the one printed on it, or by its place on a Cyrillic keyboard."""
    if pygame.K_a <= event.key <= pygame.K_z:
        return chr(event.key)
    return {pygame.KSCAN_Q: "q", pygame.KSCAN_N: "n"}.get(event.scancode, "")
