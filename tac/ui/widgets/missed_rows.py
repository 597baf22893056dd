"""The rows of missed calls on the end screen: each is one large button that shows the game from there on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.layout import Rect
from tac.ui.widgets.base import Pressed
from tac.ui.widgets.review_rows import Seen, draw_owed

_PLAY: Final = 5.0
"""Size of what tells that a game can be watched from there, in u."""
_RADIUS: Final = 1.4


class MissedRow(Pressed):
    """A call that was missed: the card, where it belonged, and what was done instead.

    ``look`` is called when the keyboard or the pointer comes to it.
    """

    def __init__(self, seen: Seen, watch: Callable[[], None]) -> None:
        super().__init__(watch)
        self.seen = seen
        self.look: Callable[[], None] = lambda: None

    def focus_gained(self) -> None:
        """What the keyboard stands on is looked at,"""
        self.look()

    def point(self, x: float, y: float) -> None:
        """and what is pointed at."""
        self.look()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw cards, words, and the sign for watching."""
        u, rect, state = kit.u, self.rect, self.state(focus)
        fill = theme.PAPER_3 if state.pressed else theme.PAPER_H if state.hover else theme.PAPER_2
        draw_box(surface, kit, rect, fill, None, radius=_RADIUS * u)
        x = draw_owed(surface, kit, rect, self.seen)
        size = min(_PLAY * u, 0.6 * rect.h)
        play = Rect(rect.right - size - 1.6 * u, rect.cy - size / 2, size, size).rounded()
        draw_box(surface, kit, play, theme.PAPER, theme.PAPER_LINE, radius=0.24 * size)
        put(surface, kit.pictures.icon("play", 0.56 * size, theme.MADDER), play)
        self._draw_words(surface, kit, Rect(x, rect.y, play.x - x - u, rect.h))
        if focus:
            draw_focus(surface, kit, rect, _RADIUS * u)

    def _draw_words(self, surface: pygame.Surface, kit: Kit, room: Rect) -> None:
        """Who and when, what was owed, and what was done, a line each."""
        u, seen = kit.u, self.seen
        head = kit.text.fit(seen.head, theme.LABEL, u, theme.INK_2, room.w)
        owed = kit.text.fit(seen.owed, theme.STRONG, u, theme.INK, room.w, lines=2)
        about = kit.text.fit(seen.about, theme.CAPTION, u, theme.INK_2, room.w)
        words = [head, owed, about]
        if sum(text.get_height() for text in words) > room.h:
            # Where the one line needs two, the cards and the table say the rest.
            words.remove(about)
        y = room.cy - sum(text.get_height() for text in words) / 2
        for text in words:
            put(surface, text, Rect(room.x, y, room.w, text.get_height()), "left")
            y += text.get_height()
