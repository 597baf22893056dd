"""Parts that the animals of the avatars share. Each stands in a round ground of 100 units across."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tools.palette import INK, WHITE
from tools.svg import Markup, circle, diamond, mirrored, number, path

SIZE: Final = 100
_RADIUS: Final = SIZE / 2


def both(*parts: Markup) -> Markup:
    """Draw something on the left side and, mirrored, on the right."""
    return "".join(parts) + mirrored(SIZE / 2, *parts)


def eye(x: float, y: float, radius: float = 4.4) -> Markup:
    """Draw an eye with a spark."""
    return circle(x, y, radius, INK) + circle(x + radius * 0.32, y - radius * 0.36, radius * 0.34, WHITE)


def eyes(y: float, apart: float, radius: float = 4.4) -> Markup:
    """Draw two eyes, each ``apart`` from the middle; their sparks are on the same side."""
    return eye(SIZE / 2 - apart, y, radius) + eye(SIZE / 2 + apart, y, radius)


def shoulders(top: float, colour: str) -> Markup:
    """Draw a body below the head, down to the round ground's edge, which it follows exactly."""
    y = top + 16
    left = _edge(y)
    right = SIZE - left
    start, peak = f"{number(left)} {number(y)}", f"50 {number(top)}"
    end = f"{number(right)} {number(y)}"
    return path(
        f"M{start} C{number(left + 8)} {number(top + 3)} 38 {number(top)} {peak} "
        f"C62 {number(top)} {number(right - 8)} {number(top + 3)} {end} A50 50 0 0 1 {start} Z",
        colour,
    )


def collar(top: float, bottom: float, ground: str, flower: str) -> Markup:
    """Draw a woven band across the body, from edge to edge of the round ground."""
    upper, lower = _edge(top), _edge(bottom)
    band = path(
        f"M{number(upper)} {number(top)} H{number(SIZE - upper)} A50 50 0 0 1 {number(SIZE - lower)} "
        f"{number(bottom)} H{number(lower)} A50 50 0 0 1 {number(upper)} {number(top)} Z",
        ground,
    )
    middle, half = (top + bottom) / 2, (bottom - top) / 2 - 1.2
    flowers = (diamond(50 + k * 12, middle, half * 1.2, half, flower) for k in range(-2, 3))
    return band + "".join(flowers)


def _edge(y: float) -> float:
    """Give the left end of the round ground's chord at height ``y``."""
    return _RADIUS - sqrt(_RADIUS**2 - (y - _RADIUS) ** 2)
