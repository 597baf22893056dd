"""The table of a drill, which shares the window with a panel: nothing on it lies over anything else."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tac.ui.draw import Kit
from tac.ui.layout import PlaceKind, Side
from tac.ui.layout.arrow_way import arrow_way
from tac.ui.layout.practice import drill_layout, seen_from
from tac.ui.practice.marks import Marks

WIDE = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (2560, 1440)]
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1024, 850), (640, 800)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_however_large_the_text(size: tuple[int, int], scale: float) -> None:
    for seats in (2, 3, 4):
        for viewer in range(seats):
            layout = drill_layout(*size, seen_from(seats, viewer), scale=scale)
            table = layout.table
            over = (PlaceKind.DRAWN,) if layout.narrow else ()
            rects = [rect for place, rect in table.places if place.kind not in over]
            for a, b in combinations([*rects, layout.panel, layout.bar, *layout.answers], 2):
                assert not a.inflated(-1).overlaps(b.inflated(-1)), (seats, viewer, a, b)
            assert all(table.inside.holds(rect) for rect in rects)


@pytest.mark.parametrize("size", WIDE, ids=str)
def test_plates_beside_each_other_are_equally_high_and_apart(size: tuple[int, int]) -> None:
    """Those of two neighbours lie in one line: at the lower right, and at the upper left."""
    for viewer in range(4):
        table = drill_layout(*size, seen_from(4, viewer)).table
        for a, b in combinations([seat.plate for seat in table.seats], 2):
            if abs(a.y - b.y) < 4 * table.u:
                assert a.y == b.y
                assert max(a.x, b.x) - min(a.right, b.right) >= 2.4 * table.u - 1


@pytest.mark.parametrize("size", WIDE, ids=str)
def test_what_lies_beside_the_central_pile_leaves_its_corners_free(size: tuple[int, int]) -> None:
    table = drill_layout(*size, seen_from(4, 0)).table
    for seat in table.seats:
        across = abs(seat.heap.cx - table.central.cx) - table.card[0]
        along = abs(seat.heap.cy - table.central.cy) - table.card[1]
        assert max(across, along) >= 3.2 * table.u - 1


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("size", WIDE, ids=str)
def test_the_central_pile_stands_apart_from_the_heaps_at_its_sides(size: tuple[int, int], seats: int) -> None:
    """So that the cross of heaps round it is seen at a glance; a heap and its drawn card are close."""
    table = drill_layout(*size, seen_from(seats, 0)).table
    for seat in table.seats:
        if seat.side in (Side.LEFT, Side.RIGHT):
            beside = abs(seat.heap.cx - table.central.cx) - table.card[0]
            close = abs(seat.drawn.cx - seat.heap.cx) - table.card[0]
            assert beside >= max(0.5 * table.card[0], 4 * close)
        else:
            assert abs(seat.drawn.cx - seat.heap.cx) - table.card[0] <= 1.6 * table.u + 1


@pytest.mark.parametrize("size", WIDE, ids=str)
def test_the_arrow_to_who_sits_opposite_goes_past_the_central_pile(size: tuple[int, int]) -> None:
    """Also where cards lie so high on the heaps beside that their ranks do."""
    pygame.display.init()
    pygame.font.init()
    kit = Kit(size)
    table = drill_layout(*size, seen_from(4, 0)).table
    centre = table.central.inflated(-0.1 * table.card[0])
    for seat in range(4):
        ends = table.seats[seat].heap, table.seats[(seat + 2) % 4].heap
        ((*pair, past),) = Marks(kit, table, arrows=[ends]).arrows
        way = arrow_way(*pair, past)
        assert not any(centre.contains(*way.at(k / 60)) for k in range(61))
