"""Points and rectangles of the layout: plain numbers in pixels, y downwards."""

from __future__ import annotations

import math
from typing import NamedTuple

from msgspec import Struct


class Point(NamedTuple):
    """A place on the screen, in pixels."""

    x: float
    y: float


class Rect(Struct, frozen=True):
    """A rectangle in pixels; ``right`` and ``bottom`` are the first pixels outside it."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> Rect:
        """The rectangle of the given size with its middle at (cx, cy)."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def left(self) -> float:
        """Left edge."""
        return self.x

    @property
    def top(self) -> float:
        """Upper edge."""
        return self.y

    @property
    def right(self) -> float:
        """Right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Horizontal middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Vertical middle."""
        return self.y + self.h / 2

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.cx, self.cy)

    @property
    def topleft(self) -> Point:
        """Upper left corner."""
        return Point(self.x, self.y)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return (self.w, self.h)

    @property
    def px(self) -> tuple[int, int, int, int]:
        """x, y, width and height in whole pixels, for drawing."""
        r = self.rounded()
        return (int(r.x), int(r.y), int(r.w), int(r.h))

    def rounded(self) -> Rect:
        """The nearest rectangle whose corner and size are whole pixels."""
        return Rect(_whole(self.x), _whole(self.y), _whole(self.w), _whole(self.h))

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def centred_at(self, point: tuple[float, float]) -> Rect:
        """The same size with its middle at the point."""
        return Rect(point[0] - self.w / 2, point[1] - self.h / 2, self.w, self.h)

    def inflated(self, by: float) -> Rect:
        """Larger by this much on every side (smaller if negative, never below nothing)."""
        by = max(by, -self.w / 2, -self.h / 2)
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def inset(self, dx: float, dy: float) -> Rect:
        """Smaller by dx left and right and by dy above and below."""
        return Rect(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def within(self, outer: Rect) -> Rect:
        """The same size, moved as little as possible so that it lies inside ``outer``."""
        x = max(outer.x, min(self.x, outer.right - self.w))
        y = max(outer.y, min(self.y, outer.bottom - self.h))
        return Rect(x, y, self.w, self.h)

    def united(self, other: Rect) -> Rect:
        """The smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: Rect) -> bool:
        """Whether the other rectangle lies wholly inside this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Rect) -> bool:
        """Whether both share some area."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def distance(self, x: float, y: float) -> float:
        """Distance of the point from the rectangle; 0 inside."""
        dx = max(self.x - x, 0.0, x - self.right)
        dy = max(self.y - y, 0.0, y - self.bottom)
        return math.hypot(dx, dy)

    def columns(self, count: int, gap: float) -> list[Rect]:
        """Cut into equal columns with gaps between them."""
        w = (self.w - gap * (count - 1)) / count
        return [Rect(self.x + k * (w + gap), self.y, w, self.h) for k in range(count)]

    def rows(self, count: int, gap: float) -> list[Rect]:
        """Cut into equal rows with gaps between them."""
        h = (self.h - gap * (count - 1)) / count
        return [Rect(self.x, self.y + k * (h + gap), self.w, h) for k in range(count)]


def _whole(value: float) -> int:
    """The nearest whole number; halves go up, so equal distances round alike."""
    return math.floor(value + 0.5)
