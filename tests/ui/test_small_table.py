"""The small picture of a table: everything on it can be seen, however many sit there."""

from __future__ import annotations

from itertools import combinations

import pytest

from tac.ui.layout import Rect
from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.small_table import small_table

ROOMS = (Rect(0, 0, 446, 190), Rect(0, 0, 380, 170), Rect(10, 20, 640, 120), Rect(0, 0, 300, 300))


@pytest.mark.parametrize("way_round", ["left", "right"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("room", ROOMS)
def test_nothing_covers_a_card_and_no_number_a_rank_or_a_face(room: Rect, seats: int, way_round: str) -> None:
    table = small_table(room, seats, 7.2, way_round=way_round)
    cards = [table.central, *table.heaps, *table.piles, *table.drawn, *table.faces]
    for one, other in combinations(cards, 2):
        assert not one.overlaps(other), (one, other)
    for seat in range(seats):
        number = table.number(seat, 2, table.edges(13))
        assert not [card for card in cards if number.overlaps(rank_of(card))]
        assert not [face for face in table.faces if number.overlaps(face)]
        assert room.left <= number.left and number.bottom <= room.bottom + 0.5 * number.h


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_as_large_as_its_room_lets_it_be(seats: int) -> None:
    room = ROOMS[0]
    table = small_table(room, seats, 7.2)
    cards = [table.central, *table.heaps, *table.piles, *table.drawn, *table.faces]
    assert all(room.left <= c.left and c.right <= room.right and room.top - 1 <= c.top for c in cards)
    high = max(c.bottom for c in cards) - min(c.top for c in cards)
    wide = max(c.right for c in cards) - min(c.left for c in cards)
    assert high > 0.85 * room.h or wide > 0.95 * room.w
