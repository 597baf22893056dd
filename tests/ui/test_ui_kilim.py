"""The woven ornaments as geometry."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.ui import kilim
from tac.ui.draw.rug import RUG_COLOURS


@given(st.integers(0, 8), st.integers(0, 500))
def test_the_border_repeats_every_twelve_cells(depth: int, along: int) -> None:
    tile = {cell: colour for colour, cells in kilim.border_tile().items() for cell in cells}
    assert len(tile) == 12 * 9
    assert tile[(along % 12, depth)] == kilim.border_colour(depth, along)


def test_the_corner_is_the_same_from_all_sides() -> None:
    block = {cell: colour for colour, cells in kilim.border_corner().items() for cell in cells}
    assert len(block) == 81
    for (x, y), colour in block.items():
        assert block[(8 - x, y)] == block[(x, 8 - y)] == block[(y, x)] == colour


def test_a_tooth_is_five_three_and_one_cells_wide() -> None:
    cells = kilim.teeth(2)
    assert [sum(1 for x, y in cells if y == row) for row in range(3)] == [10, 6, 2]
    assert max(x for x, _ in cells) == 10


@given(st.floats(20, 2000), st.integers(1, 12))
def test_the_teeth_that_fit_do_fit_and_no_more_would(width: float, cell: int) -> None:
    count, taken = kilim.teeth_that_fit(width, cell)
    assert taken <= width or count == 1
    assert taken + 6 * cell > width - cell


@given(st.integers(1, 20))
def test_a_stepped_diamond_is_symmetric(steps: int) -> None:
    points = kilim.stepped_diamond(0, 0, steps, 2, 3)
    assert {(-x, y) for x, y in points} == set(points) == {(x, -y) for x, y in points}
    assert max(x for x, _ in points) == 2 * steps
    assert max(y for _, y in points) == 3 * steps
    assert all(ax == bx or ay == by for (ax, ay), (bx, by) in pairwise(points))


def test_a_burst_has_eighteen_points_and_its_tail_reaches_the_caller() -> None:
    points = kilim.burst(100, 50, tail=(-180, 90))
    assert len(points) == 36
    assert (-180, 90) in points
    spikes = [math.hypot(x / 100, y / 50) for k, (x, y) in enumerate(points) if k % 2 == 0]
    hollows = [math.hypot(x / 100, y / 50) for k, (x, y) in enumerate(points) if k % 2]
    assert hollows == [pytest.approx(kilim.BURST_INNER)] * 18
    assert min(spikes) > 0.94


def test_a_burst_is_the_same_every_time() -> None:
    assert kilim.burst(80, 40) == kilim.burst(80, 40)


def test_the_rug_is_woven_in_every_cell() -> None:
    cells = [kilim.rug_colour(a, b, 40, 30) for a in range(41) for b in range(31)]
    assert set(cells) == set(RUG_COLOURS)


def test_runs_cover_the_cells_once() -> None:
    cells = [(0, 0), (1, 0), (3, 0), (0, 1)]
    assert kilim.runs(cells) == [(0, 0, 2), (3, 0, 1), (0, 1, 1)]


def test_paint_fills_every_cell_in_pixels() -> None:
    filled: list[tuple[str, tuple[int, int, int, int]]] = []
    kilim.paint({"#111111": [(0, 0), (1, 0)]}, (10, 20), 3, lambda c, r: filled.append((c, r)))
    assert filled == [("#111111", (10, 20, 6, 3))]


def test_an_outline_is_markup_that_closes() -> None:
    assert kilim.svg_path([(0, 0), (1, 0), (1, 1)]) == "M0.00 0.00L1.00 0.00L1.00 1.00Z"
    assert 'stroke="#222222"' in kilim.svg_polygon([(0, 0), (1, 0), (1, 1)], "#111111", "#222222", 2)
