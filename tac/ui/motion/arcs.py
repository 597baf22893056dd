"""The way of a flying card: a quadratic Bezier curve raised, or bowed aside, in its middle."""

from __future__ import annotations

import math

from msgspec import Struct

from tac.ui.layout.rect import Point


class Arc(Struct, frozen=True):
    """From ``start`` to ``end`` in pixels; the control point lies ``height`` pixels above the middle.

    And ``aside`` pixels to the right of it.
    """

    start: Point
    end: Point
    height: float
    aside: float = 0.0

    @property
    def control(self) -> Point:
        """The curve's control point."""
        x, y = (self.start.x + self.end.x) / 2, (self.start.y + self.end.y) / 2
        return Point(x + self.aside, y - self.height)

    def at(self, t: float) -> Point:
        """The point at t (0 start, 1 end)."""
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.control, self.end
        return Point(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2)

    def dots(self, every: float) -> list[Point]:
        """Points along the curve about ``every`` pixels apart, both ends included."""
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.control, self.end
        length = math.hypot(x1 - x0, y1 - y0) / 2 + math.hypot(x2 - x1, y2 - y1) / 2
        length += math.hypot(x2 - x0, y2 - y0) / 2
        count = max(1, round(length / max(1.0, every)))
        found: list[Point] = []
        for k in range(count + 1):
            t = k / count
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            found.append(Point(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
        return found
