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
_SHOUT_IN: Final = {Side.LEFT: 6.0, Side.RIGHT: -10.0}
"""How much further in their shouts are than usual, in u: the words stay clear of the plate."""


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
    centre = seat.burst_centre
    return replace(
        seat,
        turn=turn,
        plate=plate.rounded(),
        call_button=button.rounded(),
        burst_centre=Point(centre.x + _SHOUT_IN[seat.side] * u, centre.y),
    )
