"""Scales of plots: which numbers stand at an axis, and where a value lies on it. Pure numbers."""

from __future__ import annotations

import math
from bisect import bisect_left, insort
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect

_STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Between two ticks, times a power of ten: nothing else is read easily."""


def ticks(most: float, count: int = 5) -> tuple[float, ...]:
    """Ticks from 0 to at least ``most``, at most ``count`` steps of a length that is read easily."""
    if most <= 0:
        return (0.0, 1.0)
    rough = most / count
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(step * power for step in _STEPS if step * power >= rough * (1 - 1e-9))
    steps = math.ceil(most / step - 1e-9)
    return tuple(round(k * step, 9) for k in range(steps + 1))


def spaced(first: int, last: int, most: int) -> tuple[int, ...]:
    """Up to ``most`` whole numbers at about equal distances, the first and the last among them."""
    if first >= last or most < 2:
        return (first,)
    count = min(most, last - first + 1)
    return tuple(round(first + k * (last - first) / (count - 1)) for k in range(count))


def moving_median(
    values: Sequence[float], width: int, at: Sequence[int] | None = None
) -> tuple[float, ...]:
    """At each value, or at those numbered ``at``, the median of it and up to ``width`` - 1 before it."""
    if at is not None:
        return tuple(_median(sorted(values[max(0, k - width + 1) : k + 1])) for k in at)
    kept: list[float] = []
    found = []
    for k, value in enumerate(values):
        insort(kept, value)
        if k >= width:
            del kept[bisect_left(kept, values[k - width])]
        found.append(_median(kept))
    return tuple(found)


def _median(ordered: Sequence[float]) -> float:
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


class Scale(Struct, frozen=True):
    """Where values lie in a picture: ``left`` to ``right`` across, 0 to ``top`` upwards."""

    rect: Rect
    left: float
    right: float
    top: float

    def x(self, value: float) -> float:
        """The pixel across; the middle where there is but one value."""
        return self.points((value,), (0.0,))[0][0]

    def y(self, value: float) -> float:
        """The pixel down: no value is drawn outside the picture."""
        return self.points((self.left,), (value,))[0][1]

    def points(self, across: Sequence[float], up: Sequence[float]) -> list[tuple[float, float]]:
        """Where many values lie: all at once takes a tenth of the time."""
        rect, span = self.rect, self.right - self.left
        left, bottom, h = rect.x, rect.bottom, rect.h
        start, top = (left, self.top) if span > 0 else (rect.cx, self.top)
        wide = rect.w / span if span > 0 else 0.0
        first = self.left
        return [
            (start + wide * (x - first), bottom - h * (0.0 if y < 0.0 else 1.0 if y > top else y / top))
            for x, y in zip(across, up, strict=True)
        ]
