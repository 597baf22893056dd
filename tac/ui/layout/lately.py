"""Where the list of the last moves may stand: on bare cloth, in place of the box with the latest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tac.ui.layout.rect import Rect
from tac.ui.layout.stacks import badge_room
from tac.ui.layout.table import PlaceKind, TableLayout

_FREE: Final = 0.8
"""Between the list and cards, in u."""


def lately_rooms(layout: TableLayout) -> tuple[Rect, ...]:
    """The rooms for the list, the best first; it stands at the lower left of one, as large as it needs.

    In place of the box, which tells no more than the list; and where there is little room for large letters,
    over the pile of the first seat, whose drawn card stays in sight, as every heap does.
    """
    box, u, inside = layout.last_move, layout.u, layout.inside
    if box is None:
        return ()
    first = layout.seats[0]
    right = first.pile.left - _FREE * u
    top = max((bottom + _FREE * u for bottom in _over(layout, right, box.y)), default=inside.y)
    over_pile = first.drawn.left - u - box.x
    beside_heap = min(seat.heap.left for seat in layout.seats) - _FREE * u - box.x
    return (
        Rect(box.x, top, right - box.x, box.bottom - top),
        Rect(box.x, top, over_pile, box.bottom - top),
        Rect(box.x, inside.y, min(over_pile, beside_heap), box.bottom - inside.y),
    )


def _over(layout: TableLayout, right: float, bottom: float) -> Iterator[float]:
    """The lower ends of what lies over the box, left of ``right``; in pixels."""
    for place, rect in layout.places:
        if rect.left >= right or rect.bottom > bottom:
            continue
        yield rect.bottom + (badge_room(layout.u) if place.kind is PlaceKind.PILE else 0.0)
