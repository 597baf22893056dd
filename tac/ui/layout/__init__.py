"""Pure geometry: a window's size and the seats go in, rectangles come out. Knows no pygame."""

from __future__ import annotations

from tac.ui.layout.narrow import narrow_table
from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.table import SIDES, Corners, Place, PlaceKind, SeatLayout, Side, TableLayout, sides_of
from tac.ui.layout.units import border_cell, border_thickness, is_narrow, unit
from tac.ui.layout.wide import wide_table

__all__ = [
    "SIDES",
    "Corners",
    "Place",
    "PlaceKind",
    "Point",
    "Rect",
    "SeatLayout",
    "Side",
    "TableLayout",
    "border_cell",
    "border_thickness",
    "is_narrow",
    "sides_of",
    "table_layout",
    "unit",
]


def table_layout(
    width: int,
    height: int,
    seats: int,
    people: frozenset[int] = frozenset(),
    *,
    scale: float = 1.0,
    way_round: str = "left",
    turned: bool = False,
) -> TableLayout:
    """The table for a window of width x height pixels.

    ``seats`` is 2, 3 or 4; ``people`` are the seats (0..3 for A..D) that get a TAČ! button. ``scale`` is how
    many times as large as usual text and controls are: plates and small buttons grow as far as there is room.
    The next player sits to the ``left`` or the ``right``, as ``way_round`` says. Where they are ``turned``,
    plates and buttons of people lie towards those who sit round a flat screen.
    ValueError for another number of seats or a person on a seat that is not there.
    """
    if seats not in SIDES:
        raise ValueError(f"a table has 2, 3 or 4 seats, not {seats}")
    if not people <= frozenset(range(seats)):
        raise ValueError(f"no such seat among {seats}: {sorted(people)}")
    build = narrow_table if is_narrow(width, height) else wide_table
    return build(width, height, sides_of(seats, way_round), people, scale, turned=turned)
