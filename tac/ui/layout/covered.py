"""What a passing slip or burst must leave to be seen: cards, names, numbers, and what is pressed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.rect import Rect
from tac.ui.layout.stacks import MOST_PILE_EDGES, badge_height, badge_room, edge_step
from tac.ui.layout.table import SeatLayout, TableLayout

_BADGE_WIDTH: Final = 1.5
"""Width of the number of a pile, of its height."""


@lru_cache(maxsize=16)
def to_be_seen(layout: TableLayout, but_cards_of: int | None = None) -> tuple[Rect, ...]:
    """All of it, in pixels; perhaps but for pile and drawn card of one seat, of which only the number counts.

    In narrow windows, where hardly any cloth is bare, only the ranks of cards that lie for all to read.
    """
    u, corners = layout.u, layout.corners
    found = [corners.pause, corners.rules, corners.sound]
    found += [rank_of(card) if layout.narrow else card for card in layout.faces]
    for seat in layout.seats:
        found.append(seat.plate)
        button = seat.button_with_keys(u, layout.growth)
        if button is not None:
            found.append(button)
        if layout.narrow or seat.seat == but_cards_of:
            found.append(number_of(layout, seat))
        else:
            pile = seat.pile
            found += [seat.drawn, Rect(pile.x, pile.y, pile.w, pile.h + badge_room(u))]
    if layout.last_move is not None:
        found.append(layout.last_move)
    return tuple(found)


def number_of(layout: TableLayout, seat: SeatLayout) -> Rect:
    """Where the number of a pile may be, in pixels: the lower, the more cards there are."""
    high = badge_height(layout.u, narrow=layout.narrow)
    deep = MOST_PILE_EDGES * edge_step(layout.u)
    x, y = seat.badge
    return Rect(x - _BADGE_WIDTH * high / 2, y - high / 2, _BADGE_WIDTH * high, high + deep)
