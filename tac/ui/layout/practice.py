"""Where everything in a drill lies: a smaller table, two answers below it, a panel beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tac.ui.layout.narrow import narrow_table
from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.stacks import BADGE_ABOVE, badge_room
from tac.ui.layout.table import Corners, PlaceKind, SeatLayout, Side, TableLayout, sides_of
from tac.ui.layout.units import border_thickness, is_narrow, unit
from tac.ui.layout.wide import ASIDE, MOST_GROWTH, OUTWARD, wide_corners

EDGE: Final = 2.2
PANEL: Final = 41.0
ANSWERS: Final = 8.4
BAR: Final = 1.5
GAP: Final = 1.8
CARD: Final = 25.0
"""Height of a card in a table's own measure,"""
STEP: Final = 1.5
"""and what lies between two cards beside each other, in u;"""
BESIDE: Final = 0.55
MOST_BESIDE: Final = 11.0
"""between the central pile and what lies beside it, of a card's width at least, and at most in u: the cross
is to be seen at a glance."""
ROWS: Final = 3.6
"""What lies between two cards above each other, so much that an arrow goes through, in u."""
PLATE: Final = (24.0, 6.4)
FROM_HEAP: Final = 2.2
"""What lies between a heap and the plate beside it,"""
APART: Final = 2.4
"""and between two plates, at least, in u."""
TITLE: Final = 30.0
LEAST_TITLE: Final = 14.0
"""The title is so wide, and not there where it could not even be so wide, in u."""
_SMALL: Final = (PlaceKind.PAUSE, PlaceKind.RULES)
STRIP: Final = 13.0
"""Height of the panel above the table of a narrow window, in u."""


class DrillLayout(Struct, frozen=True):
    """A drill for one window size; all rectangles are whole pixels.

    ``answers`` are in order and "Tač!", ``bar`` the time above them; ``panel`` is beside the table or, in a
    narrow window, above it; ``title`` is that of `title_room`.
    """

    u: float
    narrow: bool
    table: TableLayout
    title: Rect
    panel: Rect
    bar: Rect
    answers: tuple[Rect, Rect]


def drill_layout(width: int, height: int, sides: Sequence[Side], *, scale: float = 1.0) -> DrillLayout:
    """A drill on a table whose seats are on these ``sides``, in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    build = _narrow if is_narrow(width, height) else _wide
    return build(width, height, tuple(sides), scale)


def _wide(width: int, height: int, sides: tuple[Side, ...], scale: float) -> DrillLayout:
    u, border = unit(width, height), border_thickness(height)
    growth = min(scale, MOST_GROWTH)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * u)
    panel_w = min(growth * PANEL * u, 0.315 * room.w)
    corners = wide_corners(inside, u, growth)
    top = corners.sound.bottom + GAP * u
    panel = Rect(room.right - panel_w, top, panel_w, room.bottom - top)
    left = Rect(room.x, room.y, panel.x - 2.6 * u - room.x, room.h)
    high = growth * ANSWERS * u
    row = Rect(left.x, left.bottom - high, left.w, high)
    bar = Rect(row.x, row.y - (GAP + BAR) * u, row.w, BAR * u)
    table_room = Rect(left.x, left.y + 2.4 * u, left.w, bar.y - GAP * u - left.y - 2.4 * u)
    first, second = row.columns(2, 2 * u)
    table = _table(width, height, table_room, sides, growth, corners)
    return DrillLayout(
        u=u,
        narrow=False,
        table=table,
        title=title_room(table),
        panel=panel.rounded(),
        bar=bar.rounded(),
        answers=(first.rounded(), second.rounded()),
    )


def title_room(table: TableLayout) -> Rect:
    """Where the name of a drill stands: beside the small buttons, as far as nothing else lies there.

    It is empty where too little is left to be read.
    """
    u, corners = table.u, table.corners
    row = corners.rules
    title = Rect(row.right + 2 * u, row.y, table.growth * TITLE * u, row.h)
    lying = [rect for place, rect in table.places if place.kind not in _SMALL] + [corners.sound]
    ends = [rect.left for rect in lying if rect.top < title.bottom + u and rect.right > title.left]
    w = min([title.w, *(end - 1.6 * u - title.x for end in ends if end > title.x)])
    return Rect(title.x, title.y, w, title.h).rounded() if w > LEAST_TITLE * u else Rect(0, 0, 0, 0)


def _narrow(width: int, height: int, sides: tuple[Side, ...], scale: float) -> DrillLayout:
    u, border = unit(width, height), border_thickness(height)
    growth = min(scale, MOST_GROWTH)
    down = growth * STRIP * u + 1.6 * GAP * u
    bottom = sides.index(Side.BOTTOM)
    table = narrow_table(width, round(height - down), sides, frozenset({bottom}), scale)
    button = table.seats[bottom].call_button
    assert button is not None
    table = _lowered(replace(table, height=height), round(down), u)
    row = button.moved(0, round(down))
    panel = Rect(row.x, border + EDGE * u, row.w, growth * STRIP * u)
    first, second = row.columns(2, 2 * u)
    return DrillLayout(
        u=u,
        narrow=True,
        table=table,
        title=title_room(table),
        panel=panel.rounded(),
        bar=Rect(row.x, row.y - 1.3 * u, row.w, 0.9 * u).rounded(),
        answers=(first.rounded(), second.rounded()),
    )


def _lowered(table: TableLayout, down: int, u: float) -> TableLayout:
    """The same table, so many pixels lower, and nobody's button on it."""
    corners = table.corners
    return replace(
        table,
        u=table.u,
        centre=Point(table.centre.x, table.centre.y + down),
        central=table.central.moved(0, down),
        inside=Rect(table.inside.x, table.inside.y, table.inside.w, table.inside.h + down),
        seats=tuple(
            replace(
                seat,
                heap=seat.heap.moved(0, down),
                drawn=seat.drawn.moved(0, down),
                pile=seat.pile.moved(0, down),
                badge=Point(seat.badge.x, seat.badge.y + down),
                plate=seat.plate.moved(0, down),
                call_button=None,
                burst_centre=Point(seat.burst_centre.x, seat.burst_centre.y + down),
                burst_off_left=off_left and Point(off_left.x, off_left.y + down),
            )
            for seat, off_left in ((seat, seat.burst_off_left) for seat in table.seats)
        ),
        corners=Corners(
            corners.pause.moved(0, down), corners.rules.moved(0, down), corners.sound.moved(0, down)
        ),
        toast=table.toast.moved(0, down),
    )


def _table(
    width: int, height: int, room: Rect, sides: tuple[Side, ...], growth: float, corners: Corners
) -> TableLayout:
    """The pinwheel of a whole table, in ``room``: smaller cards, and heaps close to the central pile."""
    u, border = unit(width, height), border_thickness(height)
    gap = ROWS * u
    # Three cards high; at most seven wide: heap, drawn card and pile on either side of the central pile.
    across = Side.LEFT in sides or Side.RIGHT in sides
    cards, gaps, besides = (7, 4, 2) if across else (5, 4, 0)
    by_width = (room.w - gaps * STEP * u) / (cards + besides * BESIDE)
    ch = min(CARD * u, (room.h - 2 * gap - 1.6 * u) / 3, by_width * 7 / 5)
    cw = ch * 5 / 7
    card = (math.floor(cw), math.floor(ch))
    step = cw + STEP * u
    beside = min(MOST_BESIDE * u, (room.w - cards * cw - gaps * STEP * u) / 2) if across else STEP * u
    # With nobody above, plates are the uppermost there is.
    up = 0.0 if Side.TOP in sides else (ch - growth * PLATE[1] * u) / 2
    centre = Point(room.cx, room.cy - up)
    # Who sits above or below has all cards close together; at the sides they begin off the central pile.
    upright = tuple(centre.x + k * step for k in range(-3, 4))
    level = tuple(x + _sign(k) * (beside - STEP * u) for k, x in zip(range(-3, 4), upright, strict=True))
    rows = (centre.y - ch - gap, centre.y, centre.y + ch + gap)
    central = Rect.around(*centre, *card).rounded()
    return TableLayout(
        width=width,
        height=height,
        u=u,
        narrow=False,
        border=border,
        inside=Rect(border, border, width - 2 * border, height - 2 * border),
        card=card,
        centre=central.centre,
        central=central,
        seats=tuple(
            _seat(u, growth, seat, side, (level, upright), rows, card) for seat, side in enumerate(sides)
        ),
        corners=corners,
        last_move=None,
        toast=Rect(centre.x - 27 * u, centre.y + ch / 2 - 1.5 * u, 54 * u, 5.2 * u).rounded(),
        burst_radii=(22 * u, 11 * u),
        growth=growth,
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _seat(
    u: float,
    growth: float,
    seat: int,
    side: Side,
    columns: tuple[tuple[float, ...], tuple[float, ...]],
    rows: tuple[float, float, float],
    card: tuple[int, int],
) -> SeatLayout:
    """A seat's places; ``columns`` are the middles of the seven columns, of the middle row and of those above
    and below it, ``rows`` of the three rows."""
    (ox, oy), aside = OUTWARD[side], ASIDE[side]
    level, upright = columns
    own = level if ox else upright
    heap, drawn, pile = (
        Rect.around(own[3 + ox + aside * k], rows[1 + oy], *card).rounded() for k in range(3)
    )
    # The plates of two neighbours lie in one line, between a heap and the far end of a pile, and as high as
    # the edge of that heap.
    w = min(growth * PLATE[0] * u, (level[6] - level[3] - (FROM_HEAP + APART) * u) / 2)
    h = growth * PLATE[1] * u
    low = max(rows[2] - card[1] / 2, rows[1] + card[1] / 2 + max(3.2 * u, badge_room(u) + 1))
    high = rows[0] + card[1] / 2 - h
    at = {
        Side.BOTTOM: (heap.right + FROM_HEAP * u, low),
        Side.LEFT: (pile.left, high),
        Side.TOP: (heap.left - FROM_HEAP * u - w, high),
        Side.RIGHT: (pile.right - w, low),
    }[side]
    return SeatLayout(
        seat=seat,
        side=side,
        heap=heap,
        drawn=drawn,
        pile=pile,
        badge=Point(pile.cx, pile.bottom - BADGE_ABOVE * u),
        plate=Rect(*at, w, h).rounded(),
        call_button=None,
        burst_centre=Point(pile.cx, pile.cy),
    )


def seen_from(seats: int, viewer: int, way_round: str = "left") -> tuple[Side, ...]:
    """The side of each seat, with ``viewer`` nearest."""
    sides = sides_of(seats, way_round)
    return tuple(sides[(seat - viewer) % seats] for seat in range(seats))
