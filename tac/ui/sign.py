"""A sign over the screen for a moment: what a key has done that nothing else on it shows."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_dark
from tac.ui.layout import Rect
from tac.ui.motion.reading import reading_time

_HEIGHT: Final = 7.0
_ICON: Final = 4.0
_MARGIN: Final = 2.4
_GAP: Final = 1.4
_TOP: Final = 11.0
_BOTTOM: Final = 3.2
"""Its measures, in u: the last ones are how far below the upper edge it ends, however large the words are,
and how far from the lower edge it hangs."""


class Sign:
    """An icon and a few words at an edge of the picture, as long as it takes to read them."""

    def __init__(self) -> None:
        self.words = ""
        self._icon = ""
        self._left = 0.0

    @property
    def shown(self) -> bool:
        """Whether there is one now."""
        return self._left > 0.0

    def show(self, icon: str, words: str) -> None:
        """Show this one, in place of another that may be there."""
        self._icon, self.words = icon, words
        self._left = reading_time(words)

    def advance(self, dt_ms: float) -> bool:
        """Let time pass; returns whether it has just gone."""
        if not self.shown:
            return False
        self._left -= dt_ms
        return not self.shown

    def draw(self, surface: pygame.Surface, kit: Kit, *, below: bool = False) -> None:
        """Draw it if there is one, at the upper edge or ``below`` at the lower one."""
        if not self.shown:
            return
        u = kit.u
        most = surface.get_width() - (2 * _MARGIN + _ICON + _GAP + 4) * u
        words = kit.text.fit(self.words, theme.STRONG, u, theme.WOOL, most)
        w = words.get_width() + (2 * _MARGIN + _ICON + _GAP) * u
        y = surface.get_height() - (_BOTTOM + _HEIGHT) * u if below else (_TOP / kit.scale - _HEIGHT) * u
        box = Rect((surface.get_width() - w) / 2, y, w, _HEIGHT * u).rounded()
        draw_dark(surface, kit, box)
        icon = Rect(box.x + _MARGIN * u, box.y, _ICON * u, box.h)
        put(surface, kit.pictures.icon(self._icon, icon.w, theme.OCHRE_L), icon)
        put(surface, words, Rect(icon.right + _GAP * u, box.y, words.get_width(), box.h))
