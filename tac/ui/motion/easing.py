"""Easings: how far a motion has come (0..1, out_back a little beyond) at a part of its time (0..1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Easing = Callable[[float], float]

_OVERSHOOT: Final = 1.7


def linear(t: float) -> float:
    """Evenly."""
    return t


def out_cubic(t: float) -> float:
    """Fast at first, slow at the end."""
    return 1.0 - (1.0 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def out_back(t: float) -> float:
    """Shoots beyond the end and comes back."""
    return 1.0 + (_OVERSHOOT + 1.0) * (t - 1.0) ** 3 + _OVERSHOOT * (t - 1.0) ** 2


def there_and_back(t: float) -> float:
    """0 at both ends, 1 in the middle."""
    return 1.0 - abs(2.0 * t - 1.0)
