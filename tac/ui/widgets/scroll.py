"""Content that is higher than its room: which part of it is seen, and the pointer that pulls at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit
from tac.ui.draw.panels import draw_box
from tac.ui.layout import Rect
from tac.ui.layout.scroll import EDGE, ScrollArea
from tac.ui.widgets.base import Widget

WHEEL: Final = 9.0
"""How far one notch of the wheel is, in u."""
SLACK: Final = 1.2
LEAST_SLACK: Final = 8.0
"""A finger that moves less is one that presses, in u and in pixels."""


class _Pointer(Enum):
    """What the pointer does with the content."""

    AWAY = 0
    WAITS = 1
    PULLS = 2
    GRIPS = 3


class Scroll:
    """Where the content of a form stands. Without an area, or where all of it is seen, it does nothing.

    ``offset`` is how many pixels of it lie above the view. The widgets ``inside`` are moved with it: their
    rectangles are always where they are on the screen. ``moved`` is called after each change.
    """

    def __init__(self, moved: Callable[[], object]) -> None:
        self.area: ScrollArea | None = None
        self.offset = 0
        self.paper = False
        self.start = (0.0, 0.0)
        """Where the pointer went down."""
        self._moved = moved
        self._inside: list[Widget] = []
        self._pointer = _Pointer.AWAY
        self._before = 0
        self._grip = 0.0
        self._fades: tuple[tuple[pygame.Surface, tuple[int, int]], ...] | None = None

    # -- what is scrolled

    def take(self, area: ScrollArea, inside: Iterable[Widget], *, paper: bool) -> None:
        """Scroll these widgets, which lie as at offset 0; ``paper`` tells what they lie on."""
        self.area, self.paper = area, paper
        self._inside = list(inside)
        self.offset = area.clamped(self.offset)
        self._shift(-self.offset)

    def clear(self) -> None:
        """There is nothing to be scrolled; the offset is kept for what comes next."""
        self.area, self._inside = None, []
        self.drop()

    @property
    def active(self) -> bool:
        """Whether there is more than can be seen."""
        return self.area is not None and self.area.most > 0

    def holds(self, widget: Widget) -> bool:
        """Whether a widget is a part of the content."""
        return widget in self._inside

    def shows(self, widget: Widget) -> bool:
        """Whether a widget lies wholly in the view, or outside the content."""
        return self.area is None or not self.holds(widget) or self.area.view.inflated(1).holds(widget.rect)

    def hides(self, widget: Widget, x: float, y: float) -> bool:
        """Whether what is to be seen at this point is not this widget, since it is scrolled away."""
        return self.area is not None and self.holds(widget) and not self.area.view.contains(x, y)

    def place(self, widget: Widget) -> Rect:
        """Where a widget would be if all of the content were seen: for going from one to the next."""
        if self.area is None or self.holds(widget):
            return widget.rect
        below = widget.rect.cy > self.area.view.cy
        return widget.rect.moved(0, self.area.most - self.offset if below else -self.offset)

    # -- scrolling

    def to(self, offset: float) -> bool:
        """Scroll there, or as near as can be; whether that is elsewhere."""
        if self.area is None:
            return False
        wanted = self.area.clamped(offset)
        if wanted == self.offset:
            return False
        by, self.offset = self.offset - wanted, wanted
        self._shift(by)
        self._moved()
        return True

    def by(self, pixels: float) -> bool:
        """Scroll so far down (up if negative); whether that went anywhere."""
        return self.to(self.offset + pixels)

    def reveal(self, widget: Widget) -> None:
        """Bring a widget of the content into view."""
        if self.area is not None and self.holds(widget):
            top = widget.rect.y + self.offset - self.area.view.y
            self.to(self.area.revealing(self.offset, top, top + widget.rect.h))

    def wheel(self, event: pygame.Event) -> bool:
        """Follow the wheel, or two fingers on a pad, which send parts of a notch."""
        if self.area is None or not self.active:
            return False
        self.by(-getattr(event, "precise_y", event.y) * WHEEL * self.area.u)
        return True

    def step(self, ways: int) -> bool:
        """So many steps down, as with the wheel; whether that went anywhere."""
        return self.area is not None and self.by(ways * WHEEL * self.area.u)

    def key(self, key: int) -> bool:
        """Page up and down, Home and End; whether it was one of them."""
        if self.area is None or not self.active:
            return False
        ways = {
            pygame.K_PAGEUP: self.offset - self.area.page,
            pygame.K_PAGEDOWN: self.offset + self.area.page,
            pygame.K_HOME: 0.0,
            pygame.K_END: float(self.area.most),
        }
        if key not in ways:
            return False
        self.to(ways[key])
        return True

    def _shift(self, dy: float) -> None:
        for widget in self._inside:
            widget.rect = widget.rect.moved(0, dy)

    # -- the pointer

    @property
    def waiting(self) -> bool:
        """Whether the pointer is down on the content and may yet pull at it, or press what is there."""
        return self._pointer is _Pointer.WAITS

    @property
    def pulled(self) -> bool:
        """Whether the pointer moves the content, or the bar."""
        return self._pointer in (_Pointer.PULLS, _Pointer.GRIPS)

    def press(self, x: float, y: float) -> None:
        """The pointer went down."""
        self.drop()
        if self.area is None or not self.active or not self.area.view.contains(x, y):
            return
        self.start, self._before = (x, y), self.offset
        self._pointer = _Pointer.WAITS
        if self.area.bar.contains(x, y):
            thumb = self.area.thumb(self.offset)
            self._pointer = _Pointer.GRIPS
            self._grip = y - thumb.y if thumb.y <= y < thumb.bottom else thumb.h / 2
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while it is down: up or down it pulls, aside it is left to what was pressed."""
        if self.area is None:
            return
        dx, dy = x - self.start[0], y - self.start[1]
        if self._pointer is _Pointer.WAITS and max(abs(dx), abs(dy)) > max(LEAST_SLACK, SLACK * self.area.u):
            self._pointer = _Pointer.PULLS if abs(dy) >= abs(dx) else _Pointer.AWAY
        if self._pointer is _Pointer.PULLS:
            self.to(self._before - dy)
        elif self._pointer is _Pointer.GRIPS:
            self.to(self.area.offset_at(y - self._grip))

    def drop(self) -> None:
        """The pointer is up, or concerns nobody any more."""
        self._pointer = _Pointer.AWAY

    # -- picture

    def ground(self, still: pygame.Surface) -> None:
        """Keep what the content lies on at both ends of its view: there it fades away where it goes on."""
        area = self.area
        if area is None or not self.active:
            self._fades = None
            return
        x, y, w, h = area.view.px
        high = min(round(EDGE * area.u), h // 2)
        above, below = pygame.Rect(x, y, w, high), pygame.Rect(x, y + h - high, w, high)
        self._fades = _faded(still, above, down=True), _faded(still, below, down=False)

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        """Let the content fade at an end behind which there is more, and draw the bar."""
        area = self.area
        if area is None or not self.active:
            return
        if self._fades is not None:
            (above, at), (below, bottom) = self._fades
            _lay(surface, above, at, self.offset)
            _lay(surface, below, bottom, area.most - self.offset)
        fill, thumb_fill = (theme.PAPER_3, theme.INK_2) if self.paper else (theme.PANEL_3, theme.MIST)
        groove, thumb = area.groove, area.thumb(self.offset)
        draw_box(surface, kit, groove, fill, None, radius=groove.w / 2)
        draw_box(surface, kit, thumb, thumb_fill, None, radius=thumb.w / 2)


def _faded(still: pygame.Surface, part: pygame.Rect, *, down: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """A part of the ground that fades downwards, or upwards, and where it lies."""
    part = part.clip(still.get_rect())
    ground = pygame.Surface(part.size, pygame.SRCALPHA)
    ground.blit(still, (0, 0), part)
    for y in range(part.h):
        near = (part.h - y - 0.5) / part.h if down else (y + 0.5) / part.h
        shown = round(255 * near * near * (3 - 2 * near))
        ground.fill((255, 255, 255, shown), (0, y, part.w, 1), pygame.BLEND_RGBA_MULT)
    return ground, part.topleft


def _lay(surface: pygame.Surface, fade: pygame.Surface, at: tuple[int, int], beyond: int) -> None:
    """Fade an end: less where little of the content lies beyond it, so many pixels."""
    if beyond > 0:
        fade.set_alpha(min(255, round(255 * beyond / max(1, fade.get_height()))))
        surface.blit(fade, at)
