"""A sign over the screen for a moment: what a key has done that nothing else on it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from msgspec import Struct

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_dark
from tac.ui.draw.text import LINE
from tac.ui.layout import Rect
from tac.ui.layout.units import border_thickness
from tac.ui.motion.reading import reading_time

_HEIGHT: Final = 7.0
_ICON: Final = 4.0
_MARGIN: Final = 2.4
_GAP: Final = 1.4
_TOP: Final = 11.0
_BOTTOM: Final = 3.2
"""Its measures, in u: the last ones are how far below the upper edge it ends, however large the words are,
and how far from the lower edge it hangs."""
_ASIDE: Final = 1.6
_CLOSE: Final = 0.8
_SLIM: Final = 1.4
_LEAST_WORDS: Final = 12.0
_LEAST_SLIM: Final = 9.0
_LINES: Final = 9
"""At a side: how far from what is there, and with little room; its margin where the icon has no room, too;
the least width of its words, with and without that, all in u; and their most lines."""


class _Place(Struct, frozen=True):
    """A place for the sign: its box, and its words as they are there; a ``slim`` one has no icon."""

    box: Rect
    words: pygame.Surface
    slim: bool = False


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

    def draw(
        self, surface: pygame.Surface, kit: Kit, *, below: bool = False, off: Sequence[Rect] = ()
    ) -> None:
        """Draw it if there is one, at the upper edge or ``below`` at the lower one.

        It keeps ``off`` what is used or read there, if it can: at a side, at the other edge or in a corner.
        """
        if not self.shown:
            return
        places = list(self._places(surface.get_size(), kit, off, below=below))
        place = min(places, key=lambda one: sum(_shared(one.box, rect) for rect in off))
        u, box = kit.u, place.box
        draw_dark(surface, kit, box)
        if place.slim:
            put(surface, place.words, box)
            return
        icon = Rect(box.x + _MARGIN * u, box.y, _ICON * u, box.h)
        put(surface, kit.pictures.icon(self._icon, icon.w, theme.OCHRE_L), icon)
        put(surface, place.words, Rect(icon.right + _GAP * u, box.y, place.words.get_width(), box.h))

    def _places(
        self, size: tuple[int, int], kit: Kit, off: Sequence[Rect], *, below: bool
    ) -> Iterator[_Place]:
        """Where it may be, the best first."""
        (width, height), u = size, kit.u
        around = (2 * _MARGIN + _ICON + _GAP) * u
        words = kit.text.fit(self.words, theme.STRONG, u, theme.WOOL, width - around - 4 * u)
        w, h = words.get_width() + around, _HEIGHT * u
        left = border_thickness(height) + _ASIDE * u
        top, bottom = (_TOP / kit.scale - _HEIGHT) * u, height - (_BOTTOM + _HEIGHT) * u
        first, other = (bottom, top) if below else (top, bottom)
        middle = (width - w) / 2
        yield _Place(Rect(middle, first, w, h).rounded(), words)
        if off:
            yield from self._aside(kit, border_thickness(height), off[0], around)
        for x, y in ((middle, other), (left, top), (width - left - w, top), (left, bottom)):
            yield _Place(Rect(x, y, w, h).rounded(), words)

    def _aside(self, kit: Kit, edge: float, paper: Rect, around: float) -> Iterator[_Place]:
        """On several lines beside a paper in the middle, where there is room."""
        u = kit.u
        for slim, gap, most, least in (
            (False, _ASIDE, around, _LEAST_WORDS),
            (True, _CLOSE, 2 * _SLIM * u, _LEAST_SLIM),
        ):
            room = paper.x - edge - 2 * gap * u - most
            weight, least_px = theme.STRONG.weight, theme.SMALLEST_TEXT
            widest = max(kit.text.width(word, weight, least_px) for word in self.words.split())
            if room < max(least * u, widest):
                continue
            words = kit.text.fit(self.words, theme.STRONG, u, theme.WOOL, room, lines=_LINES)
            w, h = words.get_width() + most, max(_HEIGHT * u, words.get_height() + LINE * _MARGIN * u)
            if h <= paper.h:
                yield _Place(Rect.around((edge + paper.x) / 2, paper.y + h / 2, w, h).rounded(), words, slim)
                return


def _shared(box: Rect, other: Rect) -> float:
    """How much of a box another covers, in pixels."""
    w = min(box.right, other.right) - max(box.x, other.x)
    h = min(box.bottom, other.bottom) - max(box.y, other.y)
    return max(0.0, w) * max(0.0, h)
