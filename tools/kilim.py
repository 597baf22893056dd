"""Woven geometry: stepped diamonds, and patches of loom cells joined into one outline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.svg import Point, number, polygon

if TYPE_CHECKING:
    from collections.abc import Set

Cell = tuple[int, int]
"""Column and row of one loom cell, or of a corner between cells."""


def stepped_diamond(x: float, y: float, steps: int, step_x: float, step_y: float | None = None) -> str:
    """Give the path data of a stepped diamond around (x, y), ``steps`` stairs to each of its four sides."""
    rise = step_x if step_y is None else step_y
    stair: list[Point] = []  # from the right end of the topmost step down to the rightmost one
    for k in range(1, steps + 1):
        stair += [(k * step_x, -(steps - k + 1) * rise), (k * step_x, -(steps - k) * rise)]
    stair.pop()
    back = stair[::-1]
    corners = stair + [(a, -b) for a, b in back] + [(-a, -b) for a, b in stair] + [(-a, b) for a, b in back]
    return polygon((x + a, y + b) for a, b in corners)


def stepped_corner(x: float, y: float, steps: int, step: float) -> str:
    """Give the path data of a stair-cut triangle whose square corner is the top right one, at (x, y)."""
    points: list[Point] = [(x, y)]
    for k in range(steps):
        points += [(x - k * step, y + (steps - k) * step), (x - (k + 1) * step, y + (steps - k) * step)]
    points.append((x - steps * step, y))
    return polygon(points)


def cells_path(cells: Set[Cell], x: float, y: float, size: float) -> str:
    """Give the path data of a patch of cells, the loom's corner at (x, y); fill it with holes left open.

    One outline for all cells of a colour keeps hair lines from showing between them.
    """
    loops = []
    for loop in outline(cells):
        corners = (f"{number(x + column * size)} {number(y + row * size)}" for column, row in loop)
        loops.append("M" + " L".join(corners) + " Z")
    return " ".join(loops)


def outline(cells: Set[Cell]) -> list[list[Cell]]:
    """Trace the closed outlines of a set of cells, as corners, the cells always on the right hand."""
    edges = _border_edges(cells)
    loops = []
    while edges:
        loops.append(_without_straight_points(_walk(edges)))
    return loops


def _border_edges(cells: Set[Cell]) -> dict[Cell, list[Cell]]:
    """Collect the directed edges between a cell of the set and one outside, by their starting corner."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        sides = (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        )
        for start, end, neighbour in sides:
            if neighbour not in cells:
                edges.setdefault(start, []).append(end)
    return edges


def _walk(edges: dict[Cell, list[Cell]]) -> list[Cell]:
    """Follow edges from any corner until it is reached again, using them up."""
    start = next(iter(edges))
    loop, here = [start], start
    came_from: Cell | None = None
    while True:
        ways = edges[here]
        way = ways[0] if came_from is None else _right_hand_way(came_from, here, ways)
        ways.remove(way)
        if not ways:
            del edges[here]
        came_from, here = here, way
        if here == start:
            return loop
        loop.append(here)


def _right_hand_way(came_from: Cell, here: Cell, ways: list[Cell]) -> Cell:
    """Where two cells meet at a corner only, turn right, so that each keeps its own loop."""
    ahead_x, ahead_y = here[0] - came_from[0], here[1] - came_from[1]
    right = (here[0] - ahead_y, here[1] + ahead_x)
    return right if right in ways else ways[0]


def _without_straight_points(loop: list[Cell]) -> list[Cell]:
    """Drop the corners at which the outline goes straight on."""
    kept = []
    for before, point, after in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True):
        if not (before[0] == point[0] == after[0] or before[1] == point[1] == after[1]):
            kept.append(point)
    return kept
