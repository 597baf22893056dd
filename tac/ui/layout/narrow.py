"""The 3 x 3 grid: the table in a window less than 1.2 times as wide as high.

Heaps and central pile make the cross, the piles fill the corners, a drawn card overlaps its
owner's pile and heap, shifted so that the heap's rank can still be read.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.stacks import BADGE_ABOVE, badge_room
from tac.ui.layout.table import Corners, SeatLayout, Side, TableLayout
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

ROW_GAP: Final = 1.6
PLATE_HEIGHT: Final = 6.4
MOST_GROWTH: Final = 1.2
"""Plates grow no more than this with the text, or cards would have too little room; corner buttons do not."""
BUTTON_HEIGHT: Final = 8.6
PLATE_TO_BUTTON: Final = 2.2
"""The key on a button hangs between it and the plate above."""
EDGE: Final = 1.2
SHOUT: Final = (21.0, 12.5)
"""Largest radii of the shout, in u: over a pile it leaves the rank of the heap beside it in sight."""
SHOUT_LINES: Final = 1.8
"""What its lines add to them."""
SHOUT_DOWN: Final = {True: 0.52, False: 0.62}
"""How far down its pile its middle is in the upper and in the lower row, as a part of the card."""

HEAP_CELL: Final = {Side.BOTTOM: (1, 2), Side.LEFT: (0, 1), Side.TOP: (1, 0), Side.RIGHT: (2, 1)}
PILE_CELL: Final = {Side.BOTTOM: (2, 2), Side.LEFT: (0, 2), Side.TOP: (0, 0), Side.RIGHT: (2, 0)}
BUTTON_ORDER: Final = (Side.LEFT, Side.TOP, Side.RIGHT, Side.BOTTOM)


class _Grid(Struct, frozen=True):
    """The nine cells and what surrounds them, in pixels."""

    u: float
    inside: Rect
    cw: int
    ch: int
    columns: tuple[float, float, float]
    rows: tuple[float, float, float]
    column_gap: float
    plate: float
    top_plates: float
    bottom_plates: float
    bar: Rect
    top_bar: Rect
    """Of the buttons at the bottom; of the one of who sits opposite, where that is not there too."""

    def cell(self, at: tuple[int, int]) -> Rect:
        return Rect(self.columns[at[0]], self.rows[at[1]], self.cw, self.ch).rounded()


def narrow_table(
    width: int,
    height: int,
    sides: Sequence[Side],
    people: frozenset[int],
    scale: float,
    *,
    turned: bool = False,
) -> TableLayout:
    """The grid layout for a window of this size in pixels; see `tac.ui.layout.table_layout`.

    Only who sits opposite has a ``turned`` plate and button here, the button at his own edge: nothing has
    room to lie sideways.
    """
    persons = [side for side in BUTTON_ORDER if side in sides and sides.index(side) in people]
    apart = turned and Side.TOP in persons
    grid = _grid(width, height, min(scale, MOST_GROWTH), button_above=apart)
    below = [side for side in persons if not (apart and side is Side.TOP)]
    buttons = dict(zip(below, grid.bar.columns(max(1, len(below)), 1.6 * grid.u), strict=False))
    if apart:
        buttons[Side.TOP] = grid.top_bar
    central = grid.cell((1, 1))
    return TableLayout(
        width=width,
        height=height,
        u=grid.u,
        narrow=True,
        border=border_thickness(height),
        inside=grid.inside,
        card=(grid.cw, grid.ch),
        centre=central.centre,
        central=central,
        seats=tuple(
            _seat(grid, seat, side, buttons.get(side), turned=turned and seat in people)
            for seat, side in enumerate(sides)
        ),
        corners=_corners(grid),
        last_move=None,
        toast=_toast(grid, central),
        burst_radii=_shout(grid),
        growth=min(scale, MOST_GROWTH),
    )


def _grid(width: int, height: int, growth: float, *, button_above: bool) -> _Grid:
    plate = growth * PLATE_HEIGHT
    u, border = unit(width, height), border_thickness(height)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    above = (EDGE + plate + EDGE + (BUTTON_HEIGHT + PLATE_TO_BUTTON if button_above else 0.0)) * u
    under_pile = badge_room(u, narrow=True) + 1
    below = under_pile + (plate + PLATE_TO_BUTTON + BUTTON_HEIGHT + EDGE) * u
    room = (inside.h - above - below - 2 * ROW_GAP * u) / 3
    cw = math.floor(min(0.236 * width, 0.19 * height, room * 5 / 7))
    ch = math.floor(cw * 7 / 5 + 0.5)
    gap = (inside.w - 3 * cw) / 4
    spare = max(0.0, inside.h - above - below - 3 * ch - 2 * ROW_GAP * u)
    top = inside.top + above + spare / 2
    rows = (top, top + ch + ROW_GAP * u, top + 2 * (ch + ROW_GAP * u))
    columns = (inside.left + gap, inside.left + 2 * gap + cw, inside.left + 3 * gap + 2 * cw)
    bar = Rect(
        columns[0],
        inside.bottom - (EDGE + BUTTON_HEIGHT) * u - spare / 4,
        columns[2] + cw - columns[0],
        BUTTON_HEIGHT * u,
    )
    top_bar = Rect(bar.x, inside.top + EDGE * u + spare / 4, bar.w, bar.h)
    return _Grid(
        u=u,
        inside=inside,
        cw=cw,
        ch=ch,
        columns=columns,
        rows=rows,
        column_gap=gap,
        plate=plate * u,
        top_plates=top - (EDGE + plate) * u,
        bottom_plates=rows[2] + ch + under_pile,
        bar=bar,
        top_bar=top_bar,
    )


def _seat(grid: _Grid, seat: int, side: Side, button: Rect | None, *, turned: bool) -> SeatLayout:
    heap, pile = grid.cell(HEAP_CELL[side]), grid.cell(PILE_CELL[side])
    upper = side in (Side.TOP, Side.RIGHT)
    plate = Rect(
        pile.x, grid.top_plates if upper else grid.bottom_plates, grid.cw, grid.plate
    ).rounded()
    rx, ry = (radius + SHOUT_LINES * grid.u for radius in _shout(grid))
    shout = Rect.around(pile.cx, pile.y + SHOUT_DOWN[upper] * pile.h, 2 * rx, 2 * ry)
    return SeatLayout(
        seat=seat,
        side=side,
        heap=heap,
        drawn=_drawn(grid, side, heap, pile),
        pile=pile,
        badge=Point(pile.cx, pile.bottom - _badge_above(grid.u, upper=upper)),
        plate=plate,
        call_button=button.rounded() if button is not None else None,
        burst_centre=shout.within(grid.inside).centre,
        turn=180 if turned and side is Side.TOP else 0,
    )


def _shout(grid: _Grid) -> tuple[float, float]:
    room = grid.columns[1] + 0.05 * grid.cw - grid.inside.left
    return min(SHOUT[0] * grid.u, room / 2 - SHOUT_LINES * grid.u), SHOUT[1] * grid.u


def _badge_above(u: float, *, upper: bool) -> float:
    """How far a badge stands above its pile's edge: in the upper row it must stay clear of the heap below."""
    if not upper:
        return BADGE_ABOVE * u
    return BADGE_ABOVE * u + max(0.0, badge_room(u, narrow=True) + 1 - ROW_GAP * u)


def _drawn(grid: _Grid, side: Side, heap: Rect, pile: Rect) -> Rect:
    """Over pile and heap, but never over the heap's rank in its upper left corner."""
    if side is Side.BOTTOM:
        x, y = max((heap.x + pile.x) / 2, heap.x + 0.6 * grid.cw), heap.y
    elif side is Side.LEFT:
        x, y = heap.x, max((heap.y + pile.y) / 2, heap.y + 0.54 * grid.ch)
    elif side is Side.TOP:
        x, y = min((heap.x + pile.x) / 2, heap.x - grid.cw), heap.y
    else:
        x, y = heap.x - 0.8 * grid.column_gap, heap.y - grid.ch - 0.4 * grid.u
    return Rect(x, y, grid.cw, grid.ch).rounded()


def _corners(grid: _Grid) -> Corners:
    """Pause and sound side by side in the middle; the place kept for the rules lies left of them."""
    size, gap = math.ceil(max(LEAST_TARGET, PLATE_HEIGHT * grid.u)), 1.2 * grid.u
    row = Rect.around(grid.inside.cx, grid.top_plates + grid.plate / 2, 2 * size + gap, size)
    pause, sound = (cell.rounded() for cell in row.columns(2, gap))
    # In very high windows there is little room beside the plate.
    beside = min(gap, (pause.x - size - grid.columns[0] - grid.cw) / 2)
    return Corners(pause, pause.moved(-size - beside, 0).rounded(), sound)


def _toast(grid: _Grid, central: Rect) -> Rect:
    w, h = min(80 * grid.u, grid.inside.w - 4 * grid.u), 6 * grid.u
    bottom = central.bottom + (ROW_GAP + 0.4) * grid.u
    return Rect(central.cx - w / 2, bottom - h, w, h).rounded()
