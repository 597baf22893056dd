"""The time line of a recorded game: where one stands in it, and what happened when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tac.history.film import Mark
from tac.ui import theme
from tac.ui.draw.kit import Kit
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.draw.signs import FAULTS, draw_sign
from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget

_SIGN: Final = 2.0
"""Size of a mark, in u."""
_LEAST_SIGN: Final = 10.0


class TimeLine(Widget):
    """``place`` is one of 0 to ``length``. Faults stand above the line, calls and last cards below it.

    It is drawn along by the pointer; the keys step by ``step`` (places), which finds the next place for
    -1 and 1 (a move), -2 and 2 (a turn).
    """

    def __init__(
        self, length: int, marks: Sequence[Mark], go: Callable[[int], None], step: Callable[[int], int]
    ) -> None:
        super().__init__()
        self.length = length
        self.marks = tuple(marks)
        self.place = 0
        self._go = go
        self._step = step

    def stand(self, place: int) -> None:
        """Show that one stands here."""
        if place != self.place:
            self.place = place
            self.changed()

    def press(self, x: float, y: float) -> None:
        """Go where the pointer is."""
        self._follow(x)

    def drag(self, x: float, y: float) -> None:
        """Go along with the pointer."""
        self._follow(x)

    def key(self, event: pygame.Event) -> bool:
        """Left and right go a move, page up and down a turn, Home and End to the ends."""
        ways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEUP: -2, pygame.K_PAGEDOWN: 2}
        if event.key in ways:
            self._go(self._step(ways[event.key]))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._go(0 if event.key == pygame.K_HOME else self.length)
        else:
            return False
        return True

    def x_of(self, place: float) -> float:
        """Where a place is, in pixels."""
        groove = self._groove(1.0)
        return groove.x + groove.w * place / max(1, self.length)

    def _follow(self, x: float) -> None:
        groove = self._groove(1.0)
        part = (x - groove.x) / max(1.0, groove.w)
        self._go(max(0, min(self.length, round(part * self.length))))

    def _groove(self, thick: float) -> Rect:
        inner = self.rect.inset(0.32 * self.rect.h, 0)
        return Rect(inner.x, inner.cy - thick / 2, inner.w, thick).rounded()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw line, marks and knob."""
        u = kit.u
        groove = self._groove(max(4.0, 0.7 * u))
        draw_box(surface, kit, groove, theme.PANEL_3, theme.PANEL_LINE, radius=groove.h / 2)
        x = self.x_of(self.place)
        done = Rect(groove.x, groove.y, max(groove.h, x - groove.x), groove.h).rounded()
        draw_box(surface, kit, done, theme.OCHRE, None, radius=groove.h / 2)
        size = max(_LEAST_SIGN, _SIGN * u)
        for mark in self.marks:
            # A fault is made by its token: it stands where that has happened.
            at = self.x_of(mark.token + 1)
            y = groove.y - 0.62 * size if mark.kind in FAULTS else groove.bottom + 0.62 * size
            draw_sign(surface, kit, mark.kind, Rect.around(at, y, size, size))
        h = min(self.rect.h, 3.4 * u)
        knob = Rect.around(x, groove.cy, max(8.0, 0.42 * h), h).rounded()
        fill = theme.MADDER_P if self.held else theme.MADDER_H if self.hover else theme.MADDER
        draw_box(surface, kit, knob, fill, theme.OCHRE_L, radius=knob.w / 2, line_width=theme.CALL_LINE)
        if focus:
            draw_focus(surface, kit, knob, knob.w / 2)
