"""The program's icon: the shout "Č!" in its burst on madder.

A picture of few pixels has no room for a burst: there the shout stands on plain ochre, all its edges on whole
pixels.
"""

from __future__ import annotations

import io
import struct
from math import cos, pi, sin
from typing import Final

import pygame

from tools.palette import DARK, MADDER, OCHRE, PAPER, WINE
from tools.svg import Markup, diamond, document, line, path, polygon, rect

SIZE: Final = 128
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
"""Pixels across: 16 to 512 for desktops, 1024 for the icon sets of macOS."""

ICO_SIZES: Final = (16, 24, 32, 48, 64, 256)
LARGEST_SMALL: Final = 24
"""Up to this size the icon is drawn simply."""

_GRID: Final = 16
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


def small_icon(size: int) -> str:
    """Draw the icon for so few pixels as a whole SVG file, its units those pixels."""

    def at(part: float) -> int:
        """Give the whole pixel next to so many sixteenths of the size."""
        return int(part * size / _GRID + 0.5)

    edge, stem, step, gap = max(1, at(1)), at(2.4), max(1, at(1.2)), max(1, at(0.8))
    left, right, top, foot = at(2.5), at(9.3), at(5.6), at(13.4)
    high, mark = top - gap - 2 * step, right + at(1.6)
    opening = (foot - top) // 3
    letter = (
        f"M{left + step} {top} H{right - step} L{right} {top + step} V{top + opening} H{right - stem} "
        f"V{top + stem} H{left + stem} V{foot - stem} H{right - stem} V{foot - opening} H{right} "
        f"V{foot - step} L{right - step} {foot} H{left + step} L{left} {foot - step} V{top + step} Z"
    )
    caron = (
        f"M{left} {high} H{left + stem} V{high + step} H{right - stem} V{high} H{right} V{high + step} "
        f"H{right - step} V{high + 2 * step} H{left + step} V{high + step} H{left} Z"
    )
    return document(
        size,
        size,
        rect(0, 0, size, size, WINE, at(3.2)),
        rect(edge, edge, size - 2 * edge, size - 2 * edge, OCHRE, at(2.4)),
        path(f"{letter} {caron}", WINE),
        rect(mark, high, stem, foot - stem - gap - high, WINE),
        rect(mark, foot - stem, stem, stem, WINE),
    )


def icon_png(size: int) -> bytes:
    """Rasterise the icon to a PNG of ``size`` by ``size`` pixels."""
    drawing = small_icon(size) if size <= LARGEST_SMALL else program_icon()
    picture = pygame.image.load_sized_svg(io.BytesIO(drawing.encode()), (size, size))
    png = io.BytesIO()
    pygame.image.save(picture, png, "icon.png")
    return png.getvalue()


def icon_ico() -> bytes:
    """Put the sizes that Windows asks for into one icon file, each as a PNG."""
    pictures = [(size, icon_png(size)) for size in ICO_SIZES]
    header = struct.pack("<HHH", 0, 1, len(pictures))
    entries, offset = b"", len(header) + 16 * len(pictures)
    for size, png in pictures:
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return header + entries + b"".join(png for _, png in pictures)


def icon_pictures() -> dict[str, bytes]:
    """Draw the icon in all sizes that desktops ask for: file name relative to ``assets/program-icon``."""
    return {f"{size}.png": icon_png(size) for size in PNG_SIZES} | {"tac.ico": icon_ico()}


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
