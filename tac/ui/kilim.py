"""Folk weaving as pure geometry: the border, teeth, stepped diamonds, the rug and the shout's burst.

Everything is made of square cells or of straight lines; nothing here knows pygame. ``svg_…``
functions give markup that nanosvg understands (paths only).
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

from tac.ui import theme
from tac.ui.layout.units import BORDER_CELLS

Cell = tuple[int, int]
Xy = tuple[float, float]

TEETH_PERIOD: Final = 6
FLOWER_PERIOD: Final = 12
BURST_SPIKES: Final = 18
BURST_INNER: Final = 0.8
_CORNER: Final = 4
_LAST: Final = BORDER_CELLS - 1


def _wave(t: int, period: int) -> int:
    """Distance of cell t from the nearest multiple of the period."""
    t %= period
    return min(t, period - t)


def border_colour(depth: int, along: int) -> str:
    """Colour of a border cell: ``depth`` cells from the edge (0..8), ``along`` cells from the middle."""
    if depth in (0, _CORNER, _LAST):
        return theme.DARK
    if depth < _CORNER:
        return theme.WOOL if _wave(along, TEETH_PERIOD) <= 3 - depth else theme.DARK
    if depth == _CORNER + 1:
        return theme.OCHRE
    off = _wave(along + 3, FLOWER_PERIOD)
    flower = off <= 1 if depth == _CORNER + 2 else off == 0
    return theme.WOOL if flower else theme.MADDER


def corner_colour(ex: int, ey: int) -> str:
    """Colour of a cell in the corner block, counted from both edges (0..8 each)."""
    distance = abs(ex - _CORNER) + abs(ey - _CORNER)
    if distance == 0:
        return theme.WOOL
    if distance <= 2:
        return theme.MADDER
    return theme.OCHRE if distance == 3 else theme.DARK


def border_tile() -> dict[str, list[Cell]]:
    """The border's smallest part that repeats, by colour: (along, depth) of each cell, 12 by 9."""
    found: dict[str, list[Cell]] = defaultdict(list)
    for along in range(FLOWER_PERIOD):
        for depth in range(BORDER_CELLS):
            found[border_colour(depth, along)].append((along, depth))
    return dict(found)


def border_corner() -> dict[str, list[Cell]]:
    """The block in each corner of the border by colour, 9 by 9 cells; it is the same from all sides."""
    found: dict[str, list[Cell]] = defaultdict(list)
    for ex in range(BORDER_CELLS):
        for ey in range(BORDER_CELLS):
            found[corner_colour(ex, ey)].append((ex, ey))
    return dict(found)


def teeth(count: int) -> list[Cell]:
    """A row of ``count`` teeth pointing down, 3 cells high: 5, 3, 1 cells wide with one between."""
    cells: list[Cell] = []
    for tooth in range(count):
        left = tooth * TEETH_PERIOD
        cells += [(left + x, row) for row in range(3) for x in range(row, 5 - row)]
    return cells


def teeth_that_fit(width: float, cell: float) -> tuple[int, float]:
    """How many teeth fit into a width in pixels, and the width they take."""
    count = max(1, int((width / cell + 1) // TEETH_PERIOD))
    return count, (count * TEETH_PERIOD - 1) * cell


def stepped_diamond(cx: float, cy: float, steps: int, step_x: float, step_y: float) -> list[Xy]:
    """The outline of a stepped diamond with so many steps each way, clockwise from its upper left."""
    quarter: list[Xy] = []
    for k in range(steps):
        quarter += [(k * step_x, -(steps - k) * step_y), ((k + 1) * step_x, -(steps - k) * step_y)]
    outline = quarter + [(x, -y) for x, y in reversed(quarter)]
    outline += [(-x, -y) for x, y in quarter] + [(-x, y) for x, y in reversed(quarter)]
    points: list[Xy] = []
    for x, y in outline:
        point = (round(cx + x, 2), round(cy + y, 2))
        if not points or point != points[-1]:
            points.append(point)
    return points[:-1] if points[0] == points[-1] else points


def burst(rx: float, ry: float, tail: Xy | None = None, seed: int = 3) -> list[Xy]:
    """The shout's star about (0, 0); the spike nearest to ``tail`` reaches to that point."""
    uneven = random.Random(seed)
    count = 2 * BURST_SPIKES
    angles = [math.tau * k / count - math.pi / 2 for k in range(count)]
    points: list[Xy] = []
    for k, angle in enumerate(angles):
        reach = 1 + uneven.uniform(-0.05, 0.09) if k % 2 == 0 else BURST_INNER
        points.append((math.cos(angle) * rx * reach, math.sin(angle) * ry * reach))
    if tail is not None:
        wanted = math.atan2(tail[1] / ry, tail[0] / rx)
        spikes = range(0, count, 2)
        points[min(spikes, key=lambda k: abs(math.remainder(angles[k] - wanted, math.tau)))] = tail
    return points


def rug_colour(a: int, b: int, half_width: int, half_height: int) -> str:
    """Colour of the rug's cell a columns and b rows from its middle."""
    ex, ey = half_width - a, half_height - b
    edge, along = min(ex, ey), (a if ey <= ex else b)
    if edge <= 5:
        return border_colour(edge, along) if abs(ex - ey) >= 2 or edge in (0, 4, 5) else theme.DARK
    if edge <= 14:
        return _band_colour(edge, along)
    if edge == 15:
        return theme.OCHRE
    medallion = ((3, "WOOL"), (7, "DARK"), (11, "OCHRE"), (17, "TEAL"), (20, "WOOL"), (22, "DARK"))
    corners = ((1, "WOOL"), (4, "OCHRE"), (7, "DARK"), (11, "TEAL"), (13, "WOOL"), (15, "DARK"))
    for distance, rings in (
        (a + (3 * b + 1) // 3, medallion),
        ((half_width - 16 - a) + (half_height - 16 - b), corners),
    ):
        for limit, name in rings:
            if distance <= limit:
                return str(getattr(theme, name))
    return theme.MADDER


def _band_colour(edge: int, along: int) -> str:
    """The rug's band of small diamonds, between 6 and 14 cells from its edge."""
    if edge in (6, 14):
        return theme.DARK
    distance = _wave(along, FLOWER_PERIOD) + abs(edge - 10)
    for limit, colour in ((0, theme.WOOL), (1, theme.MADDER), (3, theme.OCHRE), (4, theme.DARK)):
        if distance <= limit:
            return colour
    return theme.TEAL


def runs(cells: Iterable[Cell]) -> list[tuple[int, int, int]]:
    """Cells joined into horizontal runs: (column, row, length)."""
    joined: list[tuple[int, int, int]] = []
    for i, j in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        if joined and joined[-1][1] == j and joined[-1][0] + joined[-1][2] == i:
            joined[-1] = (joined[-1][0], j, joined[-1][2] + 1)
        else:
            joined.append((i, j, 1))
    return joined


def paint(
    cells: dict[str, list[Cell]],
    origin: tuple[int, int],
    cell: int,
    fill: Callable[[str, tuple[int, int, int, int]], object],
) -> None:
    """Call ``fill(colour, (x, y, w, h))`` for each run of cells, ``origin`` being cell (0, 0)."""
    for colour, group in cells.items():
        for i, j, length in runs(group):
            fill(colour, (origin[0] + i * cell, origin[1] + j * cell, length * cell, cell))


def svg_path(points: Iterable[Xy]) -> str:
    """The ``d`` attribute of a closed outline."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def svg_polygon(points: Iterable[Xy], fill: str, line: str = "", width: float = 0.0) -> str:
    """A filled closed outline, optionally with a line round it."""
    stroke = f' stroke="{line}" stroke-width="{width:.2f}" stroke-linejoin="round"' if line else ""
    return f'<path d="{svg_path(points)}" fill="{fill}"{stroke}/>'
