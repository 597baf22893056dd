"""The table's sounds, as far as they are to be heard: a few a frame, none while nobody could follow them."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui.audio import Audio
from tac.ui.table import sounds

MOST: Final = 2
"""How many sounds begin in one frame at most: where many moves end at once, they are no volley."""

_SEEN: Final = (
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
)
_UNIMPORTANT: Final = (
    sounds.PRESS,
    sounds.DEAL,
    sounds.LAID,
    sounds.PENALTY,
    sounds.TAKEN_BACK,
    sounds.HEAP_TURNED,
    sounds.DRAW,
    sounds.HEAP_LAID,
    sounds.TO_OWN_HEAP,
    sounds.TO_OPPONENT,
    sounds.TO_CENTRAL,
    sounds.REFUSED,
)
"""What gives way in a frame, the first of them to all others; what is not named here gives way to nothing."""


class TableSounds:
    """Gathers what is to be heard in a frame; ``sound`` lets the most important of it begin.

    Which it is depends on the names alone, so that it tells nothing. While ``quiet`` nothing is heard (the
    clock jumps, and hundreds of cards land at once), nor while the window is minimised.
    """

    def __init__(self, audio: Audio) -> None:
        self.quiet = False
        self._hidden = False
        self._audio = audio
        self._due: dict[str, float] = {}

    def play(self, name: str, *, pan: float = 0.0) -> None:
        """Let a sound begin with this frame; ``pan`` is -1 (left) to 1 (right)."""
        if not self.quiet and not self._hidden:
            self._due.pop(name, None)  # of several with the same name the last is heard
            self._due[name] = pan

    def sound(self) -> None:
        """The frame is complete: let its sounds be heard."""
        due, self._due = self._due, {}
        for name in sorted(due, key=_importance, reverse=True)[:MOST]:
            self._audio.play(name, pan=due[name])

    def hold(self, held: bool) -> None:
        """Let what sounds stop where it is, or go on, which somebody can only want who sees the window."""
        self._hidden = self._hidden and held
        self._due.clear()
        self._audio.hold(held)

    def watch(self, event: pygame.Event) -> None:
        """Be silent from when the window is minimised until it is seen again."""
        if event.type == pygame.WINDOWMINIMIZED:
            self._hidden = True
            self._due.clear()
            self._audio.cut()
        elif event.type in _SEEN:
            self._hidden = False

    def leave(self) -> None:
        """The table is left: nothing of it begins any more, and what was held never goes on."""
        self.quiet = True
        self._due.clear()
        if self._audio.held:
            self._audio.cut()


def _importance(name: str) -> int:
    return _UNIMPORTANT.index(name) if name in _UNIMPORTANT else len(_UNIMPORTANT)
