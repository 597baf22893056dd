"""Plates and buttons that lie towards the people who sit round a flat screen."""

from __future__ import annotations

import math
from typing import Final

from msgspec.structs import replace

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.table import SeatLayout, Side
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
SHOUT: Final = (19.0, 9.6)
"""Radii of shouts where plates lie on their sides, in u: there is less room between them,"""
_SHOUT_FROM: Final = 23.0
"""how far from such a plate the middle of its own is, so that it lies beside it,"""
_SHOUT_ALONG: Final = {Side.LEFT: 8.5, Side.RIGHT: 1.5}
"""and how much lower than a larger one, so that it does not lie on the neighbour's plate,"""
_SHOUT_BELOW: Final = 10.8
"""and how far below the plate of who sits opposite,"""
_SHOUT_DOWN: Final = 3.4
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
        # Up to the small buttons of the corner.
        bottom = pile.top - _FROM_PILE * u
        long = min(_LONG * u, bottom - room.top - corner_size(u, growth) - u)
        button = Rect(pile.left, bottom - long, _BUTTON * u, long)
        plate = Rect(button.right + _BETWEEN * u, button.y, thick, long)
    else:
        top = seat.plate.top
        long = min(_LONG * u, room.bottom - top)
        button = Rect(pile.right - _BUTTON * u, top, _BUTTON * u, long)
        plate = Rect(button.left - _BETWEEN * u - thick, top, thick, long)
    from_plate = _SHOUT_FROM * u
    x = plate.right + from_plate if seat.side is Side.LEFT else plate.left - from_plate
    return replace(
        seat,
        turn=turn,
        plate=plate.rounded(),
        call_button=button.rounded(),
        burst_centre=Point(x, seat.burst_centre.y + _SHOUT_ALONG[seat.side] * u),
    )


def shout_below(seat: SeatLayout, u: float) -> SeatLayout:
    """The seat with the smaller shout off the plate, if that is the one opposite."""
    if seat.side is not Side.TOP:
        return seat
    x, y = seat.burst_centre
    return replace(
        seat, burst_centre=Point(x, min(seat.plate.bottom + _SHOUT_BELOW * u, y + _SHOUT_DOWN * u))
    )
