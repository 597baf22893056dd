"""Where the sentence stands that tells a helped player what he owes: by his plate, on bare cloth."""

from __future__ import annotations

from typing import Final

from tac.ui.layout.rect import Rect
from tac.ui.layout.table import SeatLayout, Side, TableLayout

_GAP: Final = 1.6
_EDGE: Final = 0.8
_LONGEST: Final = 58.0
_BESIDE: Final = 32.0
"""How wide it is at most, in u: below the first player's plate, and elsewhere."""


def advice_room(layout: TableLayout, seat: int) -> tuple[float, int]:
    """How wide the sentence for ``seat`` may be, in pixels, and of how many lines."""
    places, u = layout.seats[seat], layout.u
    if layout.narrow:
        return 0.94 * layout.inside.w, 2
    if places.side is Side.BOTTOM:
        return min(_LONGEST * u, layout.inside.right - places.plate.x - _EDGE * u), 1
    return _BESIDE * u, 2


def advice_rect(layout: TableLayout, seat: int, size: tuple[float, float]) -> Rect:
    """The place of a sentence of this size, in pixels."""
    places, u = layout.seats[seat], layout.u
    if layout.narrow:
        return layout.caption(places.heap, size)
    w, h = size
    x, y = _corner(places, w, h, _GAP * u)
    return Rect(x, y, w, h).within(layout.inside.inflated(-_EDGE * u)).rounded()


def _corner(places: SeatLayout, w: float, h: float, gap: float) -> tuple[float, float]:
    """The upper left corner: below what calls or, on the left, beside the plate."""
    plate = places.plate
    below = (places.call_button or plate).bottom + gap
    if places.side is Side.LEFT:
        return plate.right + gap, plate.cy - h / 2
    if places.side is Side.BOTTOM:
        return plate.x, below
    return plate.right - w, below
