"""The program's icon: the shout "Č!" in its burst on madder, readable down to 16 pixels."""

from __future__ import annotations

import io
from math import cos, pi, sin
from typing import Final

import pygame

from tools.palette import DARK, MADDER, OCHRE, PAPER, WINE
from tools.svg import Markup, diamond, document, line, path, polygon, rect

SIZE: Final = 128
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
_POINTS: Final = 12


def program_icon() -> str:
    """Draw the icon as a whole SVG file."""
    return document(
        SIZE,
        SIZE,
        rect(0, 0, SIZE, SIZE, DARK, 26),
        rect(5, 5, SIZE - 10, SIZE - 10, MADDER, 21),
        path(_burst(63), DARK),
        path(_burst(60), PAPER),
        path(_burst(54.5), OCHRE),
        _shout(),
    )


def icon_png(size: int) -> bytes:
    """Rasterise the icon to a PNG of ``size`` by ``size`` pixels."""
    picture = pygame.image.load_sized_svg(io.BytesIO(program_icon().encode()), (size, size))
    png = io.BytesIO()
    pygame.image.save(picture, png, "icon.png")
    return png.getvalue()


def _burst(radius: float) -> str:
    """Give the path data of a star whose valleys lie at 86 % of ``radius``."""
    points = []
    for k in range(2 * _POINTS):
        reach = radius if k % 2 == 0 else radius * 0.86
        angle = pi * k / _POINTS
        points.append((SIZE / 2 + reach * sin(angle), SIZE / 2 - reach * cos(angle)))
    return polygon(points)


def _shout() -> Markup:
    """Draw the letter Č and an exclamation mark with a dot of a kilim's diamond."""
    bowl = (
        "M67 61 V57 C67 49 62 44 54 44 C46 44 41 49.5 41 58 V76 C41 84.5 46 90 54 90 C62 90 67 85 67 77 V73"
    )
    caron = "M37 21 H48 L54 26.5 L60 21 H71 L60 33.5 H48 Z"
    bar = "M80 35 H97 L94 74 H83 Z"
    return line(bowl, WINE, 14) + path(caron, WINE) + path(bar, WINE) + diamond(88.5, 88, 9.5, 9.5, WINE)
