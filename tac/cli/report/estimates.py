"""Shares and means with their 95 % intervals, and how well a number tells two kinds of things apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import erfc, sqrt
from typing import Final

from msgspec import Struct

NORMAL_95: Final = 1.959964
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


class Estimate(Struct, frozen=True):
    """A number that was measured ``count`` times, with its 95 % interval; None where it was not."""

    value: float | None
    low: float | None
    high: float | None
    count: int


def share(happened: int, of: int) -> Estimate:
    """How often something happens, with Wilson's interval."""
    if of == 0:
        return Estimate(None, None, None, 0)
    rate, z2 = happened / of, NORMAL_95**2
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    reach = NORMAL_95 / (1 + z2 / of) * sqrt(rate * (1 - rate) / of + z2 / (4 * of * of))
    return Estimate(rate, max(0.0, min(middle - reach, rate)), min(1.0, max(middle + reach, rate)), of)


def mean(values: Mapping[int, int], scale: float = 1.0) -> Estimate:
    """The mean of ``scale`` times values that are given with how often there were; normal interval."""
    count, middle, variance = _moments(values)
    if not count:
        return Estimate(None, None, None, 0)
    return _around(scale * middle, scale * sqrt(variance / count), count)


def difference(values: Mapping[int, int], others: Mapping[int, int], scale: float = 1.0) -> Estimate:
    """How much larger the mean of ``values`` is than that of ``others``; normal interval, as Welch has it."""
    count, middle, variance = _moments(values)
    other_count, other_middle, other_variance = _moments(others)
    if not count or not other_count:
        return Estimate(None, None, None, count)
    error = sqrt(variance / count + other_variance / other_count)
    return _around(scale * (middle - other_middle), scale * error, count)


def quantile(values: Mapping[int, int], part: float) -> int | None:
    """The least value that ``part`` (0–1) of them do not exceed; None where there are none."""
    left = part * sum(values.values())
    for value in sorted(values):
        left -= values[value]
        if left <= 1e-9:
            return value
    return None


def auc(some: Mapping[int, int], others: Mapping[int, int]) -> float | None:
    """How probably one of ``some`` is larger than one of ``others``, ties half: 0.5 tells nothing.

    It is Mann and Whitney's statistic; None where one side is empty.
    """
    count, other_count = sum(some.values()), sum(others.values())
    if not count or not other_count:
        return None
    below, doubled = 0, 0
    for value in sorted({*some, *others}):
        mine, theirs = some.get(value, 0), others.get(value, 0)
        doubled += mine * (2 * below + theirs)
        below += theirs
    return doubled / (2 * count * other_count)


def auc_error(count: int, other_count: int) -> float:
    """The standard error of `auc` where the two sides do not differ."""
    return sqrt((count + other_count + 1) / (12 * count * other_count))


def two_sided(z: float) -> float:
    """How probably chance alone gives a standard normal value that is as far from 0 as ``z``."""
    return erfc(abs(z) / sqrt(2))


def selected(counts: Mapping[tuple[str, int], int], name: str) -> Counter[int]:
    """The values counted under ``name``."""
    return Counter({value: count for (of, value), count in counts.items() if of == name})


def _moments(values: Mapping[int, int]) -> tuple[int, float, float]:
    """Count, mean and variance, from whole numbers."""
    count = sum(values.values())
    if not count:
        return 0, 0.0, 0.0
    total = sum(value * times for value, times in values.items())
    squares = sum(value * value * times for value, times in values.items())
    return count, total / count, (count * squares - total * total) / (count * max(1, count - 1))


def _around(middle: float, error: float, count: int) -> Estimate:
    return Estimate(middle, middle - NORMAL_95 * error, middle + NORMAL_95 * error, count)
