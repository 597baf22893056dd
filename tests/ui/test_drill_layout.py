"""The table of a drill, which shares the window with a panel: nothing on it lies over anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from tac.ui.layout import PlaceKind
from tac.ui.layout.practice import drill_layout, seen_from

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
