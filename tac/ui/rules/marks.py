"""The row of diamonds below the pages of the rules: which page this is, and a way to any other by a click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw import Kit, put
from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget

_DIAMOND: Final = 1.9
_HERE: Final = 3.0
"""Width of the diamonds, and of the one of this page, in u."""
_APART: Final = 3.4
_GAP: Final = 1.6
_STEPS: Final = 3


class PageMarks(Widget):
    """``pages`` diamonds in the middle of ``rect``, that of page ``here`` (from 0) large; ``words`` behind.

    A click on one gives its page to ``show``. The keyboard has keys of its own for that.
    """

    keyboard = False

    def __init__(self, pages: int, show: Callable[[int], object]) -> None:
        super().__init__()
        self.here = 0
        self.words = ""
        self._pages = pages
        self._show = show
        self._at: int | None = None
        self._left = 0.0
        self._step = 0.0
        self._room = self.rect

    def arrange(self, kit: Kit, room: Rect, here: int, words: str) -> None:
        """Take this room, for this page."""
        self.here, self.words, self._at = here, words, None
        u, behind = kit.u, self._number(kit, room).get_width()
        self._step = min(_APART * u, (room.w - behind - _GAP * u) / self._pages)
        w = self._pages * self._step
        self._left = room.cx - (w + _GAP * u + behind) / 2
        # Only the diamonds can be pressed; the words behind them stand where the row ends.
        self.rect = Rect(self._left, room.y, w, room.h)
        self._room = room

    def place(self, page: int) -> Rect:
        """Where a page's diamond can be pressed."""
        return Rect(self._left + page * self._step, self.rect.y, self._step, self.rect.h)

    def page_at(self, x: float, y: float) -> int | None:
        """The page of the diamond there, if there is one."""
        return next((k for k in range(self._pages) if self.place(k).contains(x, y)), None)

    def point(self, x: float, y: float) -> None:
        """The diamond under the pointer is light."""
        at = self.page_at(x, y)
        if at != self._at:
            self._at = at
            self.changed()

    def release(self, x: float, y: float) -> None:
        """Show the page of the diamond that was clicked."""
        page = self.page_at(x, y)
        if page is not None:
            self._show(page)

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the diamonds, and the number behind them."""
        for page in range(self._pages):
            here = page == self.here
            w = min(0.92 * self._step, (_HERE if here else _DIAMOND) * kit.u)
            lit = self.hover and page == self._at
            colour = theme.OCHRE if here else theme.WOOL if lit else theme.PANEL_LINE
            put(surface, kit.shapes.diamond(w, 1.25 * w, _STEPS, colour), self.place(page))

    def draw_number(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the number of the page behind the diamonds: it stands still."""
        number = self._number(kit, self._room)
        x = self.rect.right + _GAP * kit.u
        put(surface, number, Rect(x, self.rect.y, number.get_width(), self.rect.h), "left")

    def _number(self, kit: Kit, room: Rect) -> pygame.Surface:
        return kit.text.fit(self.words, theme.STRONG, kit.u, theme.WOOL, room.w)
