"""Plates and buttons that lie towards the people who sit round a flat screen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.stacks import badge_room
from tac.ui.layout.table import KEY_OUT, SeatLayout, Side
from tac.ui.layout.units import LEAST_TARGET, SMALLEST_TARGET

EDGE: Final = 1.6
"""How far what lies at the edge of the table is from the woven border, in u."""

_TURNS: Final = {Side.LEFT: 270, Side.TOP: 180, Side.RIGHT: 90}
_LONG: Final = 26.0
_PLATE: Final = 6.4
_BUTTON: Final = 10.4
_BETWEEN: Final = 2.0
_FROM_PILE: Final = 1.8
"""Plate and button on their sides, in u: how long at most, how high, what is between, and to the pile."""
_FROM_NUMBER: Final = 0.5
"""Between the key on a button and the number of the pile beside it, in u."""
SHOUT: Final = (19.0, 9.6)
"""Radii of shouts where plates lie on their sides, in u: there is less room between them."""
_SHOUT_LINES: Final = 1.8
"""What the lines round a shout add to its radii,"""
_SHOUT_GAP: Final = 0.3
"""what is left between it and what lies beside it,"""
_SHOUT_UP: Final = 1.3
"""how much higher than the pile its middle is, which has its number below,"""
_SHOUT_BESIDE: Final = 23.0
_SHOUT_ALONG: Final = 8.5
"""how far from a plate on its side it is where there is nobody opposite, and how much lower than usual,"""
_SHOUT_BELOW: Final = 10.8
"""and how far below the plate of who sits opposite,"""
_SHOUT_DOWN: Final = 1.7
"""but no further below where a larger one is: it would lie on cards."""


def corner_size(u: float, growth: float) -> int:
    """The side of the table's small buttons, in pixels."""
    return math.ceil(max(LEAST_TARGET, growth * SMALLEST_TARGET * u))


def turn_towards(seat: SeatLayout, room: Rect, u: float, growth: float) -> SeatLayout:
    """The seat with plate and button towards who sits there; ``room`` is where they may be, in pixels."""
    turn = _TURNS.get(seat.side, 0)
    if seat.side not in (Side.LEFT, Side.RIGHT):
        return replace(seat, turn=turn)
    thick, pile = growth * _PLATE * u, seat.pile
    if seat.side is Side.LEFT:
        # Up to the small buttons of the corner: at that end a gamepad may hang on the button.
        bottom = pile.top - _FROM_PILE * u
        long = min(_LONG * u, bottom - room.top - corner_size(u, growth) - (KEY_OUT + _FROM_NUMBER) * u)
        button = Rect(pile.left, bottom - long, _BUTTON * u, long)
        plate = Rect(button.right + growth * _BETWEEN * u, button.y, thick, long)
    else:
        # The key on the button is at the end that is beside the number of the pile.
        top = max(seat.plate.top, pile.bottom + badge_room(u) + (KEY_OUT + _FROM_NUMBER) * u)
        long = min(_LONG * u, room.bottom - top)
        button = Rect(pile.right - _BUTTON * u, top, _BUTTON * u, long)
        plate = Rect(button.left - growth * _BETWEEN * u - thick, top, thick, long)
    return replace(seat, turn=turn, plate=plate.rounded(), call_button=button.rounded())


def shouts_apart(table: Sequence[SeatLayout], u: float) -> tuple[tuple[SeatLayout, ...], tuple[float, float]]:
    """The seats of a table where plates lie on their sides, their shouts off all other plates and buttons.

    With them come the radii of shouts, in pixels.
    """
    opposite = any(seat.side is Side.TOP for seat in table)
    left = max((_right_end(seat) for seat in table if seat.side is Side.LEFT), default=-math.inf)
    room = min((seat.heap.left - left for seat in table if seat.side is Side.TOP), default=math.inf)
    rx = min(SHOUT[0] * u, room / 2 - (_SHOUT_LINES + _SHOUT_GAP) * u)
    moved = tuple(
        replace(
            seat, burst_centre=_shout_apart(seat, u, left, opposite=opposite), burst_off_left=None
        )
        for seat in table
    )
    return moved, (rx, SHOUT[1] * u)


def _shout_apart(seat: SeatLayout, u: float, left: float, *, opposite: bool) -> Point:
    """The middle of a shout; ``left`` is where plate and button of who sits at the left end, in pixels."""
    x, y = seat.burst_centre
    if seat.side is Side.BOTTOM:
        return seat.burst_centre
    if seat.side is Side.TOP:
        x = x if left == -math.inf else (left + seat.heap.left) / 2
        return Point(x, min(seat.plate.bottom + _SHOUT_BELOW * u, y + _SHOUT_DOWN * u))
    if seat.side is Side.LEFT and seat.lies_on_its_side and not opposite:
        return Point(seat.plate.right + _SHOUT_BESIDE * u, y + _SHOUT_ALONG * u)
    # All other cloth is taken: over the own cards that nobody reads, away from the heap.
    away = math.copysign(_SHOUT_GAP * u, seat.pile.cx - seat.drawn.cx)
    return Point((seat.pile.cx + seat.drawn.cx) / 2 + away, seat.pile.cy - _SHOUT_UP * u)


def _right_end(seat: SeatLayout) -> float:
    return max(seat.plate.right, seat.call_button.right if seat.call_button else 0.0)
