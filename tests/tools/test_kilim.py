"""Woven geometry: outlines enclose exactly the cells they were traced from."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from tools.kilim import cells_path, outline, stepped_corner, stepped_diamond

CELLS = st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=40)


def inside(loops: list[list[tuple[int, int]]], column: int, row: int) -> bool:
    """Whether a cell's middle lies inside by the even-odd rule: count upright edges to its right."""
    crossings = 0
    for loop in loops:
        for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1], strict=True):
            if x1 == x2 and x1 > column and min(y1, y2) <= row < max(y1, y2):
                crossings += 1
    return crossings % 2 == 1


@given(CELLS)
def test_outlines_enclose_exactly_the_cells(cells: set[tuple[int, int]]) -> None:
    loops = outline(cells)
    found = {(x, y) for x in range(8) for y in range(8) if inside(loops, x, y)}
    assert found == cells


@given(CELLS)
def test_outlines_turn_a_corner_at_every_point(cells: set[tuple[int, int]]) -> None:
    for loop in outline(cells):
        for before, here, after in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True):
            came_sideways = before[1] == here[1]
            goes_sideways = here[1] == after[1]
            assert came_sideways != goes_sideways


def test_cells_meeting_at_a_corner_keep_their_own_loops() -> None:
    assert sorted(len(loop) for loop in outline({(0, 0), (1, 1)})) == [4, 4]


def test_a_hole_is_a_loop_of_its_own() -> None:
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert cells_path(ring, 10, 20, 5).count("Z") == 2


def points(data: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", data)]


def test_a_stepped_diamond_is_the_same_in_all_quarters() -> None:
    corners = points(stepped_diamond(50, 40, 3, 5, 4))
    assert len(corners) == len(set(corners)) == 4 * (2 * 3 - 1)
    assert {(100 - x, y) for x, y in corners} == set(corners)
    assert {(x, 80 - y) for x, y in corners} == set(corners)
    assert max(x for x, _ in corners) == 65
    assert max(y for _, y in corners) == 52


def test_a_stepped_corner_has_its_square_corner_at_the_top_right() -> None:
    corners = points(stepped_corner(90, 10, 4, 5))
    assert (90, 10) in corners
    assert min(x for x, _ in corners) == 70
    assert max(y for _, y in corners) == 30
