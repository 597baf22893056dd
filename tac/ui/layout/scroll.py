"""What of a content that is higher than its room can be seen, and where its scroll bar is."""

from __future__ import annotations

import math
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET

GUTTER: Final = 3.0
"""What layouts leave free for the bar at the right of a view, in u;"""
LEAST_GUTTER: Final = 24
"""and at least, in pixels, to be hit."""
BAR: Final = 1.0
LEAST_BAR: Final = 6.0
EDGE: Final = 4.0
"""Height of the edge in which what goes on beyond it fades away, in u."""
AROUND: Final = 6.0
"""So much, in u, is shown above and below what is brought into view: its label, its focus ring."""
KEPT: Final = 8.0
"""So much of a page, in u, can still be seen when it has been turned."""

ROUNDING: Final = 2

T = TypeVar("T")


def gutter(u: float) -> float:
    """Width in pixels that a layout leaves free for the bar, at the right of a view."""
    return max(float(LEAST_GUTTER), GUTTER * u)


def left_of_bar(room: Rect, inside: Rect, u: float) -> Rect:
    """The room without what a bar at the right edge of ``inside`` takes of it."""
    return Rect(room.x, room.y, min(room.w, inside.right - gutter(u) - room.x), room.h)


def moved(what: T, dy: float) -> T:
    """A rectangle, or a struct or tuple of them at any depth, so many pixels lower."""
    if isinstance(what, Rect):
        return what.moved(0, dy)  # type: ignore[return-value]
    if isinstance(what, tuple) and all(isinstance(part, Rect | Struct) for part in what):
        return tuple(moved(part, dy) for part in what)  # type: ignore[return-value]
    if isinstance(what, Struct):
        # Not `replace`: a layout may make more of its fields than it is given.
        return type(what)(**{one.name: moved(getattr(what, one.name), dy) for one in fields(what)})
    return what


def rows_seen(view: Rect, top: float, pitch: float, count: int) -> range:
    """Which of so many rows, the first at ``top`` and each ``pitch`` pixels below the one before, show."""
    first = math.floor((view.top - top) / pitch)
    last = math.ceil((view.bottom - top) / pitch)
    return range(max(0, min(count, first)), max(0, min(count, last)))


class ScrollArea(Struct, frozen=True):
    """A ``view`` on content so many pixels high. An offset is how far its top lies above the view's."""

    view: Rect
    height: float
    u: float

    @property
    def most(self) -> int:
        """The largest offset: 0 where everything can be seen, but for what rounding takes."""
        beyond = math.ceil(self.height - self.view.h)
        return beyond if beyond > ROUNDING else 0

    def clamped(self, offset: float) -> int:
        """The nearest offset there is, in whole pixels."""
        return max(0, min(self.most, math.floor(offset + 0.5)))

    def revealing(self, offset: int, top: float, bottom: float) -> int:
        """The offset nearest to this one at which all from ``top`` to ``bottom`` (of the content) is seen."""
        spare = max(0.0, min(AROUND * self.u, (self.view.h - (bottom - top)) / 2))
        wanted = min(max(offset, bottom + spare - self.view.h), top - spare)
        if wanted < AROUND * self.u / 2:
            return 0
        return self.most if self.most - wanted < AROUND * self.u / 2 else self.clamped(wanted)

    @property
    def page(self) -> float:
        """How far a page is, in pixels."""
        return max(self.view.h / 2, self.view.h - KEPT * self.u)

    @property
    def bar(self) -> Rect:
        """Where the bar can be pressed."""
        w = gutter(self.u)
        return Rect(self.view.right - w, self.view.y, w, self.view.h).rounded()

    @property
    def groove(self) -> Rect:
        """The bar as it is drawn."""
        w = max(LEAST_BAR, BAR * self.u)
        return Rect.around(self.bar.cx, self.view.cy, w, self.view.h - self.u).rounded()

    def thumb(self, offset: int) -> Rect:
        """The part of the bar that tells which part is seen."""
        groove = self.groove
        h = min(groove.h, max(float(LEAST_TARGET), groove.h * self.view.h / max(1.0, self.height)))
        y = groove.y + (groove.h - h) * (offset / self.most if self.most else 0.0)
        return Rect(groove.x, y, groove.w, h).rounded()

    def offset_at(self, top: float) -> int:
        """The offset at which the thumb's upper edge is here."""
        groove, thumb = self.groove, self.thumb(0)
        return self.clamped(self.most * (top - groove.y) / max(1.0, groove.h - thumb.h))
