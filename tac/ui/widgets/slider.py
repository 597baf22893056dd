"""A slider for a number in a range."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget


class Slider(Widget):
    """A number between ``low`` and ``high`` in steps; ``mark`` is a value with a notch, such as the usual."""

    def __init__(
        self,
        value: float,
        low: float,
        high: float,
        step: float,
        change: Callable[[float], None],
        *,
        mark: float | None = None,
        paper: bool = False,
    ) -> None:
        super().__init__()
        self.low, self.high, self.step = low, high, step
        self.change = change
        self.mark = mark
        self.paper = paper
        self.value = self._snapped(value)

    def set(self, value: float) -> None:
        """Take the nearest possible value and tell the listener if it is another."""
        value = self._snapped(value)
        if value != self.value:
            self.value = value
            self.changed()
            self.change(value)

    def press(self, x: float, y: float) -> None:
        """Jump to the pointer."""
        self._follow(x)

    def drag(self, x: float, y: float) -> None:
        """Follow the pointer."""
        self._follow(x)

    def key(self, event: pygame.Event) -> bool:
        """Left and right go one step, page up and down five, Home and End to the ends."""
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_PAGEDOWN: -5,
            pygame.K_PAGEUP: 5,
        }.get(event.key)
        if steps is not None:
            self.set(self.value + steps * self.step)
        elif event.key == pygame.K_HOME:
            self.set(self.low)
        elif event.key == pygame.K_END:
            self.set(self.high)
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw track, notch and knob."""
        u = kit.u
        track = self._track()
        thick = max(4.0, 0.8 * u)
        # As wide as the control, like what stands above and below; the knob stays within.
        bar = Rect(self.rect.x, track.cy - thick / 2, self.rect.w, thick).rounded()
        empty = theme.PAPER_3 if self.paper else theme.PANEL_3
        line = theme.INK_2 if self.paper else theme.PANEL_LINE
        draw_box(surface, kit, bar, empty, line, radius=thick / 2)
        x = self._x(self.value)
        if self.enabled:
            done = Rect(bar.x, bar.y, max(thick, x - bar.x), bar.h).rounded()
            draw_box(surface, kit, done, theme.OCHRE, None, radius=thick / 2)
        if self.mark is not None:
            notch = Rect.around(self._x(self.mark), bar.cy, max(2.0, 0.25 * u), 2.2 * thick).rounded()
            surface.fill(theme.WOOL if not self.paper else theme.INK_2, notch.px)
        size = round(min(self.rect.h, 4.0 * u))
        knob = Rect.around(x, track.cy, size, size).rounded()
        fill = theme.MADDER_P if self.held else theme.MADDER_H if self.hover else theme.MADDER
        draw_box(
            surface,
            kit,
            knob,
            fill if self.enabled else theme.DISABLED,
            theme.OCHRE_L if self.enabled else theme.DISABLED_TEXT,
            radius=size / 2,
            line_width=theme.CALL_LINE,
            shade=theme.BUTTON_SHADE,
        )
        if focus:
            draw_focus(surface, kit, knob, size / 2)

    def _snapped(self, value: float) -> float:
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        return round(self.low + steps * self.step, 6)

    def _track(self) -> Rect:
        return self.rect.inset(min(self.rect.h, self.rect.w / 4) / 2, 0)

    def _x(self, value: float) -> float:
        track = self._track()
        return track.x + track.w * (value - self.low) / (self.high - self.low)

    def _follow(self, x: float) -> None:
        track = self._track()
        self.set(self.low + (self.high - self.low) * (x - track.x) / max(1.0, track.w))
