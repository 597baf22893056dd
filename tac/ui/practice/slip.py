"""What is asked or told about a call: slips of paper that cover no card, no place and no plate."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw import Kit, draw_box, put
from tac.ui.layout import Rect, TableLayout

_LINES: Final = 6
_SHADOW: Final = theme.PLATE_SHADE.reach
_PAD: Final = 1.6
_OVER: Final = 0.5
"""So far it reaches beyond the button, in u."""
_LEAST_BESIDE: Final = 24.0
"""A slip beside the button is at least so wide, in u."""


class CallSlip:
    """Lies over the button that calls, whose key is hidden: as long as it is there, nothing is to be called.

    It is only read: what answers it lies on the table, or any press does.
    """

    def __init__(self, kit: Kit, text: str) -> None:
        self._kit = kit.enlarged
        self.text = text
        self.rect = Rect(0, 0, 0, 0)
        """Where it is, in pixels."""

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        return pygame.Rect(self.rect.inflated(_SHADOW * self._kit.u).px)

    def arrange(self, layout: TableLayout) -> None:
        """Take its place at this size."""
        self.rect = _button(layout).inflated(_OVER * layout.u).rounded()

    def handle(self, event: pygame.Event) -> bool:
        """It takes no events."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table."""
        kit = self._kit
        u = kit.u
        shade = theme.PLATE_SHADE
        draw_box(surface, kit, self.rect, theme.PAPER, theme.PAPER_LINE, radius=1.2 * u, shade=shade)
        inner = self.rect.inset(_PAD * u, 0.8 * u)
        words = kit.text.fit(
            self.text, theme.BODY, u, theme.INK, inner.w, height=inner.h, lines=_LINES, align="centre"
        )
        put(surface, words, inner)


class PassingSlip(CallSlip):
    """Lies right of the button that calls: the game goes on meanwhile, and may be called."""

    def arrange(self, layout: TableLayout) -> None:
        """Take its place at this size; there has to be `room_beside`."""
        room = room_beside(layout)
        assert room is not None
        kit, w = self._kit, room.w - 2 * _PAD * self._kit.u
        words = kit.text.fit(self.text, theme.BODY, kit.u, theme.INK, w, lines=_LINES)
        size = words.get_width() + 2.2 * _PAD * kit.u, words.get_height() + 2.4 * kit.u
        self.rect = Rect(room.x, room.y, min(size[0], room.w), min(size[1], room.h)).rounded()


def room_beside(layout: TableLayout) -> Rect | None:
    """Where a passing message hides nothing: right of the button, below plates; None where it is small."""
    u, button = layout.u, _button(layout)
    x, right = button.right + 2.4 * u, layout.inside.right - 1.6 * u
    below = [rect.bottom for place, rect in layout.places if rect.right > x and rect.top < button.bottom]
    y = max([button.y, *(bottom + 2 * u for bottom in below)])
    if layout.narrow or right - x < _LEAST_BESIDE * u * layout.growth or button.bottom - y < 6 * u:
        return None
    return Rect(x, y, right - x, layout.inside.bottom - 1.2 * u - y)


def _button(layout: TableLayout) -> Rect:
    return next(seat.call_button for seat in layout.seats if seat.call_button is not None)
