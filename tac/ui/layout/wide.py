"""The pinwheel: the table in a window at least 1.2 times as wide as high.

Heaps and central pile make one close cross; each seat's drawn card and pile lie turned off it,
so that nothing of one seat can collide with another's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.stacks import BADGE_ABOVE, badge_room
from tac.ui.layout.table import Corners, SeatLayout, Side, TableLayout
from tac.ui.layout.turned import EDGE, corner_size, shouts_apart, turn_towards
from tac.ui.layout.units import border_thickness, unit

CARD_HEIGHT: Final = 25.0
PLATE: Final = (26.0, 6.4)
MOST_GROWTH: Final = 1.2
"""Plates become no higher than this with the text, and small buttons no larger: a shout would hide ranks."""
MOST_WIDER: Final = 1.15
"""And plates no wider: two of them share a row."""
BESIDE_SHOUT: Final = 53.7
"""What a plate leaves of half of the window's width, in u, so that a shout has room for its words."""
PLATE_TO_BUTTON: Final = 2.0
"""Between a plate and the button below it; above it, it is more."""
BUTTON_ABOVE: Final = 1.8
FIRST_BUTTON: Final = (29.0, 15.4)
BUTTON: Final = (26.0, 10.4)
LAST_MOVE: Final = (24.0, 7.4)
LAST_MOVE_ROOM: Final = 18.0

OUTWARD: Final = {Side.BOTTOM: (0, 1), Side.LEFT: (-1, 0), Side.TOP: (0, -1), Side.RIGHT: (1, 0)}
ASIDE: Final = {Side.BOTTOM: -1, Side.LEFT: -1, Side.TOP: 1, Side.RIGHT: 1}
SHOUT: Final = (25.0, 12.4)
"""Radii of a shout, in u."""
BURST: Final = {
    Side.BOTTOM: (31, 34.8),
    Side.LEFT: (-44, -33),
    Side.TOP: (-43.5, -24.5),
    Side.RIGHT: (48, 33),
}
"""Middle of each seat's shout, from that of the table, in u: it covers no rank, and no plate its words."""
OFF_LEFT: Final = (-36, -26.2)
"""That of who sits opposite where it would hide the name of who erred, at the left;"""
ALONE_ABOVE: Final = (-36, -22)
"""and where nobody sits there."""


class _Frame(Struct, frozen=True):
    """The measures that all seats share, in pixels; ``growth`` is that of plates, ``plate`` their width."""

    u: float
    growth: float
    plate: float
    cw: int
    ch: int
    step: float
    rx: float
    ry: float
    centre: Point


def wide_table(
    width: int,
    height: int,
    sides: Sequence[Side],
    people: frozenset[int],
    scale: float,
    *,
    turned: bool = False,
) -> TableLayout:
    """The pinwheel layout for a window of this size in pixels; see `tac.ui.layout.table_layout`."""
    u, border = unit(width, height), border_thickness(height)
    ch = _px(CARD_HEIGHT * u)
    cw = _px(CARD_HEIGHT * u * 5 / 7)
    step = cw + 2.2 * u
    rx = min(25.5 * u, width / 2 - border - 2.5 * u - 2 * step - cw / 2)
    growth = min(scale, MOST_GROWTH)
    plate = max(PLATE[0] * u, min(min(scale, MOST_WIDER) * PLATE[0] * u, width / 2 - BESIDE_SHOUT * u))
    frame = _Frame(u, growth, plate, cw, ch, step, rx, ch + 3.9 * u, Point(width / 2, height / 2 + 0.2 * u))
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    bursts = BURST if Side.LEFT in sides else {**BURST, Side.TOP: ALONE_ABOVE}
    table = tuple(_seat(frame, seat, side, seat in people, bursts[side]) for seat, side in enumerate(sides))
    if turned:
        room = inside.inset(EDGE * u, EDGE * u)
        table = tuple(turn_towards(seat, room, u, growth) if seat.call_button else seat for seat in table)
    shout = (SHOUT[0] * u, SHOUT[1] * u)
    if any(seat.lies_on_its_side for seat in table):
        table, shout = shouts_apart(table, u)
    central = Rect.around(*frame.centre, cw, ch).rounded()
    return TableLayout(
        width=width,
        height=height,
        u=u,
        narrow=False,
        border=border,
        inside=inside,
        card=(cw, ch),
        centre=central.centre,
        central=central,
        seats=table,
        corners=wide_corners(inside, u, growth),
        last_move=_last_move(inside, u, table[0].pile.left, scale),
        toast=_toast(frame),
        burst_radii=shout,
        growth=growth,
    )


def _seat(frame: _Frame, seat: int, side: Side, person: bool, burst: tuple[float, float]) -> SeatLayout:
    (ox, oy), aside = OUTWARD[side], ASIDE[side]
    x, y = frame.centre.x + ox * frame.rx, frame.centre.y + oy * frame.ry
    heap, drawn, pile = (
        Rect.around(x + aside * k * frame.step, y, frame.cw, frame.ch).rounded() for k in range(3)
    )
    plate = _plate(frame, side, heap, pile)
    bx, by = burst
    off_left = Point(frame.centre.x + OFF_LEFT[0] * frame.u, frame.centre.y + OFF_LEFT[1] * frame.u)
    return SeatLayout(
        seat=seat,
        side=side,
        heap=heap,
        drawn=drawn,
        pile=pile,
        badge=Point(pile.cx, pile.bottom - BADGE_ABOVE * frame.u),
        plate=plate,
        call_button=_call_button(frame.u, side, plate) if person else None,
        burst_centre=Point(frame.centre.x + bx * frame.u, frame.centre.y + by * frame.u),
        burst_off_left=off_left if side is Side.TOP else None,
    )


def _plate(frame: _Frame, side: Side, heap: Rect, pile: Rect) -> Rect:
    u = frame.u
    w, h = frame.plate, frame.growth * PLATE[1] * u
    x, y = {
        Side.BOTTOM: (heap.right + 2.6 * u, heap.top + 0.2 * u),
        Side.LEFT: (pile.left, pile.top - (1.8 + PLATE[1]) * u),
        Side.TOP: (heap.left - 2.2 * u - w, heap.top + 1.2 * u),
        Side.RIGHT: (pile.right - w, pile.bottom + max(3.2 * u, badge_room(u) + 1)),
    }[side]
    return Rect(x, y, w, h).rounded()


def _call_button(u: float, side: Side, plate: Rect) -> Rect:
    below = plate.bottom + PLATE_TO_BUTTON * u
    if side is Side.BOTTOM:
        return Rect(plate.x, below + 0.2 * u, FIRST_BUTTON[0] * u, FIRST_BUTTON[1] * u).rounded()
    y = plate.y - (BUTTON[1] + BUTTON_ABOVE) * u if side is Side.LEFT else below
    return Rect(plate.x, y, BUTTON[0] * u, BUTTON[1] * u).rounded()


def wide_corners(inside: Rect, u: float, growth: float) -> Corners:
    """The small buttons in the upper corners of what is ``inside`` the border, ``growth`` times as large."""
    size, edge = corner_size(u, growth), EDGE * u
    top = inside.top + edge
    return Corners(
        pause=Rect(inside.left + edge, top, size, size).rounded(),
        rules=Rect(inside.left + edge + size + u, top, size, size).rounded(),
        sound=Rect(inside.right - edge - size, top, size, size).rounded(),
    )


def _last_move(inside: Rect, u: float, pile_left: float, scale: float) -> Rect | None:
    room = pile_left - inside.left
    if room < LAST_MOVE_ROOM * u:
        return None
    w = min(scale * LAST_MOVE[0] * u, room - 3.2 * u)
    h = scale * LAST_MOVE[1] * u
    return Rect(inside.left + 1.6 * u, inside.bottom - 1.6 * u - h, w, h).rounded()


def _toast(frame: _Frame) -> Rect:
    """Between the central pile and the cards below it; only what needs more room lies over its lower edge."""
    w, h = 64 * frame.u, 5.2 * frame.u
    bottom = math.floor(frame.centre.y + frame.ry - frame.ch / 2)
    return Rect(frame.centre.x - w / 2, bottom - h, w, h).rounded()


def _px(value: float) -> int:
    return math.floor(value + 0.5)
