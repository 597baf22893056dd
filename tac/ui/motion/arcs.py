"""The way of a flying card: a quadratic Bezier curve raised in its middle."""

from __future__ import annotations

import math

from msgspec import Struct

from tac.ui.layout.rect import Point


class Arc(Struct, frozen=True):
    """From ``start`` to ``end`` in pixels; the control point lies ``height`` pixels above the middle."""

    start: Point
    end: Point
    height: float

    @property
    def control(self) -> Point:
        """The curve's control point."""
        return Point((self.start.x + self.end.x) / 2, (self.start.y + self.end.y) / 2 - self.height)

    def at(self, t: float) -> Point:
        """The point at t (0 start, 1 end)."""
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        middle = self.control
        return Point(
            a * self.start.x + b * middle.x + c * self.end.x,
            a * self.start.y + b * middle.y + c * self.end.y,
        )

    def dots(self, every: float) -> list[Point]:
        """Points along the curve about ``every`` pixels apart, both ends included."""
        length = math.dist(self.start, self.control) / 2 + math.dist(self.control, self.end) / 2
        length += math.dist(self.start, self.end) / 2
        count = max(1, round(length / max(1.0, every)))
        return [self.at(k / count) for k in range(count + 1)]
