"""The design unit ``u`` and the woven border, from which every size on the screen follows."""

from __future__ import annotations

import math
from typing import Final

NARROW_BELOW: Final = 1.2
"""Windows with a smaller width / height are laid out as a 3 x 3 grid."""

BORDER_CELLS: Final = 9
"""Thickness of the woven border, in cells."""

SMALLEST_TARGET: Final = 5.4
"""Smallest width and height of anything one presses, in u (34 px in a 1024 x 640 window)."""

LEAST_TARGET: Final = 34
"""The same in pixels: windows may be smaller than the design thinks of, fingers are not."""


def is_narrow(width: float, height: float) -> bool:
    """Whether a window of this size is laid out as a narrow one."""
    return width < NARROW_BELOW * height


def unit(width: float, height: float) -> float:
    """The design unit in pixels: a hundredth of the height of the largest 16:10 picture in the window.

    In a narrow window the picture stands upright, so the unit is taken from 10:16 instead.
    """
    if is_narrow(width, height):
        return min(width, 0.625 * height) / 100
    return min(height, 0.625 * width) / 100


def border_cell(height: float) -> int:
    """Side of one cell of the woven border, in whole pixels."""
    return max(2, math.floor(height / 300 + 0.5))


def border_thickness(height: float) -> int:
    """Thickness of the woven border on each side, in pixels."""
    return BORDER_CELLS * border_cell(height)
