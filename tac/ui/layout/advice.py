"""Where the sentence stands that tells a helped player what he owes: by his plate, on bare cloth."""

from __future__ import annotations

from typing import Final

from tac.ui.layout.rect import Rect
from tac.ui.layout.table import SeatLayout, Side, TableLayout

_GAP: Final = 1.6
_LEAST_GAP: Final = 0.6
_TIGHT_GAP: Final = 0.2
_EDGE: Final = 0.8
_LINE: Final = 4.4
"""Height of a slip of one line of the usual size, in u."""
_LONGEST: Final = 60.0
_BESIDE: Final = 32.0
"""How wide it is at most, in u: below the first player's plate, and elsewhere."""


def advice_room(layout: TableLayout, seat: int) -> tuple[float, int]:
    """How wide the sentence for ``seat`` may be, in pixels, and of how many lines."""
    places, u = layout.seats[seat], layout.u
    if layout.narrow:
        return 0.94 * layout.inside.w, 2
    if places.side is Side.BOTTOM and _is_below(layout, places):
        return min(_LONGEST * u, layout.inside.right - places.plate.x - _EDGE * u), 1
    if places.side is Side.BOTTOM:
        return min(_BESIDE * u, layout.inside.right - _right(places) - (_GAP + _EDGE) * u), 2
    return _BESIDE * u, 2


def advice_rect(layout: TableLayout, seat: int, size: tuple[float, float]) -> Rect:
    """The place of a sentence of this size, in pixels."""
    places, u = layout.seats[seat], layout.u
    if layout.narrow or places.lies_on_its_side:
        return layout.caption(places.heap, size)
    w, h = size
    if places.side is Side.BOTTOM and not _is_below(layout, places):
        x, y = _right(places) + _GAP * u, layout.inside.bottom - _EDGE * u - h
    else:
        # Where plates have grown, less is left between what calls and the cards.
        x, y = _corner(places, w, h, (_GAP if layout.growth == 1.0 else _TIGHT_GAP) * u)
    return Rect(x, y, w, h).within(layout.inside.inflated(-_EDGE * u)).rounded()


def _is_below(layout: TableLayout, places: SeatLayout) -> bool:
    """Whether a line has room below what calls: with larger text it may not."""
    u, plate = layout.u, places.plate
    left = layout.inside.bottom - _EDGE * u - (places.call_button or plate).bottom - _LEAST_GAP * u
    return left >= _LINE * u * layout.growth


def _right(places: SeatLayout) -> float:
    return max(places.plate.right, (places.call_button or places.plate).right)


def _corner(places: SeatLayout, w: float, h: float, gap: float) -> tuple[float, float]:
    """The upper left corner: below what calls or, on the left, beside the plate."""
    plate = places.plate
    below = (places.call_button or plate).bottom + gap
    if places.side is Side.LEFT:
        return plate.right + gap, max(plate.cy - h / 2, places.heap.top - gap - h)
    if places.side is Side.BOTTOM:
        return plate.x, below
    return plate.right - w, below
