"""How cards fly: from place to place in any window, turning over half-way, sliding clear of the centre."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.rules import Card
from tac.ui.layout import Place, PlaceKind, Point, Rect, Side, TableLayout, table_layout
from tac.ui.table import flight
from tac.ui.table.flight import Aloft, Flight, Style, Turning, aloft, arc_between, spot_centre

STYLES = (
    flight.DEAL,
    flight.DRAW,
    flight.TO_OWN,
    flight.TO_CENTRAL,
    flight.TO_OPPONENT,
    flight.CORRECTION,
    flight.PENALTY,
)
CARD = Card.parse("7h")
LAYOUTS = [table_layout(*size, 4) for size in ((1280, 720), (1024, 640), (700, 1000), (2560, 1080))]
SPOTS = [
    Place(PlaceKind.CENTRAL),
    *(Place(kind, seat) for kind in (PlaceKind.HEAP, PlaceKind.DRAWN, PlaceKind.PILE) for seat in range(4)),
]


@given(
    layout=st.sampled_from(LAYOUTS),
    start=st.sampled_from(SPOTS),
    end=st.sampled_from(SPOTS),
    style=st.sampled_from(STYLES),
)
def test_a_flight_begins_where_the_card_lay_and_ends_where_it_will_lie(
    layout: TableLayout, start: Place, end: Place, style: Style
) -> None:
    way = Flight(CARD, start, end, style, face_up=True)
    first, last = way.pose(layout, 0.0), way.pose(layout, 1.0)
    assert first.centre == pytest.approx(spot_centre(layout, start))
    assert last.centre == pytest.approx(spot_centre(layout, end))
    assert (first.angle, last.angle) == pytest.approx((0.0, 0.0))
    assert last.face_up
    assert last.squeeze == pytest.approx(1.0)


def test_a_card_that_turns_over_changes_its_face_when_it_is_thinnest() -> None:
    way = Flight(CARD, SPOTS[9], SPOTS[5], flight.DRAW, face_up=True)
    layout = LAYOUTS[0]
    before, after = (
        way.pose(layout, flight.DRAW.swap - 0.01),
        way.pose(layout, flight.DRAW.swap + 0.01),
    )
    assert (before.face_up, after.face_up) == (False, True)
    assert max(before.squeeze, after.squeeze) < 0.1


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if not layout.narrow])
def test_penalty_cards_pass_below_the_centre(layout: TableLayout) -> None:
    """Between the piles left and right, where the straight way would cross the central pile."""
    way = arc_between(layout, Place(PlaceKind.PILE, 1), Place(PlaceKind.PILE, 3), flight.PENALTY)
    assert way.at(0.5).y > layout.central.bottom


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if not layout.narrow])
def test_penalty_cards_pass_neither_the_centre_nor_what_lies_before_a_neighbour(layout: TableLayout) -> None:
    """They bow away from the table's middle, so a card that was just put back there stays in sight."""
    for giver in layout.seats:
        for receiver in layout.seats:
            if giver is receiver:
                continue
            piles = [Place(PlaceKind.PILE, seat.seat) for seat in (giver, receiver)]
            way = arc_between(layout, piles[0], piles[1], flight.PENALTY)
            straight = Point((way.start.x + way.end.x) / 2, (way.start.y + way.end.y) / 2)
            if math.dist(straight, layout.centre) > layout.card[1] / 4:
                assert math.dist(way.control, layout.centre) > math.dist(straight, layout.centre)
            if {giver.side, receiver.side} in ({Side.TOP, Side.RIGHT}, {Side.BOTTOM, Side.LEFT}):
                cards = [Rect.around(*way.at(k / 20), *layout.card) for k in range(21)]
                free = [seat.drawn.inflated(-0.1 * layout.card[0]) for seat in (giver, receiver)]
                assert not any(card.overlaps(place) for card in cards for place in free)


@given(x=st.floats(0, 1280), y=st.floats(0, 720))
def test_a_card_in_the_air_keeps_its_part_of_the_window(x: float, y: float) -> None:
    small, large = table_layout(1280, 720, 4), table_layout(2560, 1440, 4)
    spot = aloft(small, (x, y))
    assert isinstance(spot, Aloft)
    assert spot_centre(small, spot) == pytest.approx((x, y))
    assert spot_centre(large, spot) == pytest.approx((2 * x, 2 * y))


@pytest.mark.parametrize("to_pile", [True, False])
def test_a_heap_turned_over_shows_its_other_side_at_the_end(to_pile: bool) -> None:
    layout = LAYOUTS[0]
    turning = Turning(0, 7, CARD, to_pile=to_pile)
    faces = []
    for turning.part in (0.0, 0.4, 0.6, 1.0):
        faces.append(turning.pose(layout).face_up)
    assert faces == [to_pile, to_pile, not to_pile, not to_pile]
    seat = layout.seats[0]
    assert turning.pose(layout).centre == pytest.approx((seat.pile if to_pile else seat.heap).centre)
