"""What the three figures have in common: eyes, a nose, cheeks and embroidery."""

from __future__ import annotations

from tools.kilim import stepped_diamond
from tools.palette import BLUSH, INK, SKIN_SHADE
from tools.svg import Markup, circle, diamond, path, rect

MIDDLE = 58
"""The upright axis of a figure, in its box of 116 by 160 units."""


def eyes(y: float, radius: float = 3.1) -> Markup:
    """Draw both eyes."""
    return circle(MIDDLE - 11.5, y, radius, INK) + circle(MIDDLE + 11.5, y, radius, INK)


def nose(top: float, bottom: float, half_width: float) -> Markup:
    """Draw a nose as a narrow triangle."""
    return path(f"M{MIDDLE} {top} L{MIDDLE + half_width} {bottom} H{MIDDLE - half_width} Z", SKIN_SHADE)


def cheeks(y: float, radius: float) -> Markup:
    """Draw both cheeks."""
    return circle(MIDDLE - 16, y, radius, BLUSH) + circle(MIDDLE + 16, y, radius, BLUSH)


def embroidery(x: float, y: float, outer: str, inner: str, eye: str) -> Markup:
    """Draw a woven flower of three colours, 30 units wide."""
    return (
        path(stepped_diamond(x, y, 3, 5), outer)
        + path(stepped_diamond(x, y, 2, 4.4), inner)
        + rect(x - 2.5, y - 2.5, 5, 5, eye)
    )


def band(xs: tuple[float, ...], y: float, half: float, colour: str) -> Markup:
    """Draw a row of small diamonds, as on a crown or a cap."""
    return "".join(diamond(x, y, half, half, colour) for x in xs)
