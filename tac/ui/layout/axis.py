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


def moving_median(values: Sequence[float], width: int) -> tuple[float, ...]:
    """At each value the median of it and up to ``width`` - 1 before it."""
    kept: list[float] = []
    found = []
    for k, value in enumerate(values):
        insort(kept, value)
        if k >= width:
            del kept[bisect_left(kept, values[k - width])]
        half = len(kept) // 2
        found.append(kept[half] if len(kept) % 2 else (kept[half - 1] + kept[half]) / 2)
    return tuple(found)


class Scale(Struct, frozen=True):
    """Where values lie in a picture: ``left`` to ``right`` across, 0 to ``top`` upwards."""

    rect: Rect
    left: float
    right: float
    top: float

    def x(self, value: float) -> float:
        """The pixel across; the middle where there is but one value."""
        if self.right <= self.left:
            return self.rect.cx
        return self.rect.x + self.rect.w * (value - self.left) / (self.right - self.left)

    def y(self, value: float) -> float:
        """The pixel down: no value is drawn outside the picture."""
        return self.rect.bottom - self.rect.h * min(1.0, max(0.0, value / self.top))
