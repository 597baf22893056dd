"""Where the sentence stands that tells a helped player what he owes: by his plate, on bare cloth."""

from __future__ import annotations

import math
from typing import Final

from tac.ui.layout.arrow_way import CARDS, rank_of
from tac.ui.layout.rect import Rect
from tac.ui.layout.stacks import badge_room
from tac.ui.layout.table import PlaceKind, SeatLayout, Side, TableLayout

_GAP: Final = 1.6
_LEAST_GAP: Final = 0.6
_TIGHT_GAP: Final = 0.2
_EDGE: Final = 0.8
_FROM_PILE: Final = 1.2
_LINE: Final = 4.4
"""Height of a slip of one line of the usual size, in u."""
_LONGEST: Final = 60.0
_MOST_BESIDE: Final = 4
"""So many lines at most stand beside a plate that lies on its side, none longer than it."""
_EACH_LINE: Final = 2.5
_PADDING: Final = 1.9
"""Height of each line there, and what is above and below them, in u."""
_BESIDE: Final = 32.0
"""How wide it is at most, in u: below the first player's plate, and elsewhere."""


def advice_room(layout: TableLayout, seat: int) -> tuple[float, int]:
    """How wide the sentence for ``seat`` may be, in pixels, and of how many lines."""
    places, u = layout.seats[seat], layout.u
    if layout.narrow:
        return 0.94 * layout.inside.w, 2
    if places.lies_on_its_side:
        return places.plate.h, _lines_beside(layout, places)
    if places.side is Side.BOTTOM and _beside_a_turned_one(layout):
        return min(_LONGEST * u, _right_end(layout) - places.heap.x), 1
    if places.side is Side.BOTTOM and _is_below(layout, places):
        return min(_LONGEST * u, layout.inside.right - places.plate.x - _EDGE * u), 1
    if places.side is Side.BOTTOM:
        return min(_BESIDE * u, layout.inside.right - _right(places) - (_GAP + _EDGE) * u), 2
    return _BESIDE * u, 2


def advice_rect(layout: TableLayout, seat: int, size: tuple[float, float]) -> Rect:
    """The place of a sentence of this size, in pixels; by a plate that lies on its side it does so, too."""
    places, u = layout.seats[seat], layout.u
    if layout.narrow:
        return layout.caption(places.heap, size)
    w, h = size
    if places.lies_on_its_side:
        plate, gap = places.plate, _gap_beside(layout)
        x = plate.right + gap if places.side is Side.LEFT else plate.left - gap - h
        return Rect(x, plate.cy - w / 2, h, w).rounded()
    if places.side is Side.BOTTOM and _beside_a_turned_one(layout):
        # Below what calls and, where it is long, the heap beside that.
        below = (places.call_button or places.plate).bottom
        y = max(below + min(_GAP * u, (layout.inside.bottom - below - h) / 2), places.heap.bottom)
        return Rect(min(places.plate.x, _right_end(layout) - w), y, w, h).rounded()
    if places.side is Side.BOTTOM and not _is_below(layout, places):
        x, y = _right(places) + _GAP * u, layout.inside.bottom - _EDGE * u - h
    else:
        # Where plates have grown, less is left between what calls and the cards.
        x, y = _corner(places, w, h, (_GAP if layout.growth == 1.0 else _TIGHT_GAP) * u)
    return Rect(x, y, w, h).within(layout.inside.inflated(-_EDGE * u)).rounded()


def advice_elsewhere(layout: TableLayout, seat: int) -> Rect | None:
    """Another room for the sentence, by the pile of ``seat``, where there is little by his plate; in pixels.

    It is a corner of the table in which nobody has anything: at the lower left for who sits at the bottom or
    at the left, at the upper right for the others.
    """
    if layout.narrow:
        return None
    side, u, inside = layout.seats[seat].side, layout.u, layout.inside
    piles, gap = {place.side: place.pile for place in layout.seats}, _EDGE * u
    if side in (Side.BOTTOM, Side.LEFT):
        last, left = layout.last_move, piles.get(Side.LEFT)
        top = left.bottom + badge_room(u) + gap if left else layout.corners.pause.bottom + gap
        bottom = (last.top if last else inside.bottom) - gap
        right = piles[Side.BOTTOM].left - _FROM_PILE * u
        return Rect(inside.left + gap, top, right - inside.left - gap, bottom - top)
    beside, below = piles.get(Side.TOP, layout.central), piles.get(Side.RIGHT)
    x = beside.right + _FROM_PILE * u
    top, bottom = layout.corners.sound.bottom + gap, (below.top if below else inside.bottom) - gap
    return Rect(x, top, inside.right - gap - x, bottom - top)


def is_clear(layout: TableLayout, slip: Rect) -> bool:
    """Whether a slip there covers nothing that is played with or read, and lies within the border.

    In narrow windows it lies on cards; there it covers no rank.
    """
    if not layout.inside.inflated(-_LEAST_GAP * layout.u).holds(slip):
        return False
    for place, rect in layout.places:
        if place.kind is PlaceKind.DRAWN or (layout.narrow and place.kind is PlaceKind.PILE):
            continue
        if slip.overlaps(rank_of(rect) if layout.narrow and place.kind in CARDS else rect):
            return False
    buttons = (seat.button_with_keys(layout.u, layout.growth) for seat in layout.seats)
    kept = (*layout.boxes, *(button for button in buttons if button is not None))
    return not any(slip.overlaps(box) for box in kept)


def _lines_beside(layout: TableLayout, places: SeatLayout) -> int:
    """How many lines have room between a plate that lies on its side and what calls at its neighbour's."""
    u, plate, heap = layout.u, places.plate, places.heap
    upright = [seat for seat in layout.seats if not seat.lies_on_its_side]
    buttons = [b for seat in upright if (b := seat.button_with_keys(u, layout.growth)) is not None]
    if places.side is Side.LEFT:
        free = min([b.left for b in buttons if b.cy < heap.top], default=heap.left) - plate.right
    else:
        free = plate.left - max([b.right for b in buttons if b.cy > heap.bottom], default=heap.right)
    free -= _gap_beside(layout) + (_TIGHT_GAP + _PADDING) * u
    return max(2, min(_MOST_BESIDE, math.floor(free / (_EACH_LINE * u))))


def _gap_beside(layout: TableLayout) -> float:
    """Between a plate that lies on its side and what stands beside it, in pixels."""
    return (_GAP if layout.growth == 1.0 else _LEAST_GAP) * layout.u


def _is_below(layout: TableLayout, places: SeatLayout) -> bool:
    """Whether a line has room below what calls: with larger text it may not."""
    u, plate = layout.u, places.plate
    left = layout.inside.bottom - _EDGE * u - (places.call_button or plate).bottom - _LEAST_GAP * u
    return left >= _LINE * u * layout.growth


def _beside_a_turned_one(layout: TableLayout) -> bool:
    """Whether plate and button of who sits at the right lie on their side, down to the lower edge."""
    return any(seat.side is Side.RIGHT and seat.lies_on_its_side for seat in layout.seats)


def _right_end(layout: TableLayout) -> float:
    """Where what stands below the first player's button has to end because of those, in pixels."""
    turned = (seat.plate.left for seat in layout.seats if seat.side is Side.RIGHT)
    return min(turned) - _LEAST_GAP * layout.u


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
