"""The name of a drill on its table, beside the small buttons: one line, which is only looked at."""

from __future__ import annotations

import pygame

from tac.ui import theme
from tac.ui.draw import Kit, put
from tac.ui.layout import Rect


class Heading:
    """Says ``text`` in the room that it was given last; where there is none it is not there."""

    def __init__(self, kit: Kit, text: str) -> None:
        self._kit = kit.enlarged
        self._room = Rect(0, 0, 0, 0)
        self.text = text

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        return pygame.Rect(self._room.px)

    def arrange(self, room: Rect) -> None:
        """Take this room, in pixels."""
        self._room = room

    def handle(self, event: pygame.Event) -> bool:
        """It takes no events."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the cloth."""
        kit, room = self._kit, self._room
        if room.w:
            words = kit.text.fit(self.text, theme.HEADING, kit.u, theme.WOOL, room.w, height=room.h)
            put(surface, words, room, "left")
