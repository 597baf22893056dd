"""The arrow that shows where a card goes: it covers no rank, and no card or plate where there is a way."""

from __future__ import annotations

import math
from itertools import permutations

import pytest

from tac.ui.layout import Place, PlaceKind, Point, Rect, TableLayout, table_layout
from tac.ui.layout.arrow_way import Way, arrow_way, past_all, rank_of
from tac.ui.layout.guide import guide_layout
from tac.ui.table.flight import DRAWN_LIFT

SIZES = [(1024, 640), (1280, 720), (1024, 850)]
HALF = 0.05
"""Half of the line's width, of a card's."""


def cards(layout: TableLayout) -> list[Rect]:
    return [layout.central, *(seat.heap for seat in layout.seats), *(seat.pile for seat in layout.seats)]


def ways(layout: TableLayout) -> list[tuple[Rect, Rect, Way]]:
    """From each heap and each drawn card to every other heap and to the central pile."""
    past, found = past_all(layout), []
    for giver, taker in permutations(layout.seats, 2):
        drawn = giver.drawn.moved(0, -DRAWN_LIFT * layout.u)
        for source, target in ((giver.heap, taker.heap), (drawn, taker.heap), (drawn, giver.heap)):
            found.append((source, target, arrow_way(source, target, past)))
        found.append((giver.heap, layout.central, arrow_way(giver.heap, layout.central, past)))
    return found


def near(way: Way, rect: Rect, room: float) -> bool:
    return any(rect.distance(*way.at(k / 60)) < room for k in range(61))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_rank_is_covered(seats: int, size: tuple[int, int]) -> None:
    """Neither those between, nor that of the card that goes, nor the one that it goes onto."""
    layout = table_layout(*size, seats, frozenset(range(seats)))
    for source, target, way in ways(layout):
        for card in {*cards(layout), source, target}:
            assert not near(way, rank_of(card), HALF * source.w), (source, target, card)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_goes_past_other_cards_from_heap_to_heap(seats: int, size: tuple[int, int]) -> None:
    """Also to the one opposite, where the central pile lies between; an edge may be touched, no plate."""
    layout = table_layout(*size, seats, frozenset(range(seats)))
    words = [rect for place, rect in layout.places if place.kind in (PlaceKind.PLATE, PlaceKind.CALL)]
    heaps = [seat.heap for seat in layout.seats]
    for source, target, way in ways(layout):
        assert not any(near(way, rect, HALF * source.w) for rect in words)
        if source in heaps:
            others = [card for card in cards(layout) if card not in (source, target)]
            assert not any(near(way, card.inflated(-0.1 * source.w), 0.01) for card in others), (
                source,
                target,
            )


def test_where_nothing_lies_between_it_is_straight() -> None:
    layout = table_layout(1280, 720, 4)
    heap, central = layout.rect(Place(PlaceKind.HEAP, 0)), layout.central
    way = arrow_way(heap, central, past_all(layout))
    assert way == arrow_way(heap, central)
    assert way.at(0.5) == pytest.approx(((way.start.x + way.end.x) / 2, (way.start.y + way.end.y) / 2))


def test_its_bounds_hold_all_of_it() -> None:
    """What is drawn over the still table is put back there, so nothing of it may lie outside."""
    layout = table_layout(1280, 720, 4)
    for source, target, way in ways(layout):
        bounds = way.bounds.inflated(0.02 * source.w)
        assert all(bounds.contains(*way.at(k / 97)) for k in range(98)), (source, target)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_points_at_the_card_that_it_ends_on(seats: int, size: tuple[int, int]) -> None:
    """Beside the words of the guided game, too; never over the card's edge."""
    layout = table_layout(*size, seats, frozenset({0}))
    found = ways(layout)
    if seats == 2:
        past = past_all(layout, guide_layout(layout).panel)
        drawn = layout.seats[0].drawn.moved(0, -DRAWN_LIFT * layout.u)
        takers = (layout.central, layout.seats[1].heap)
        found += [(drawn, card, arrow_way(drawn, card, past)) for card in takers]
    for source, target, way in found:
        on = Point(2 * way.end.x - way.at(0.97).x, 2 * way.end.y - way.at(0.97).y)
        further = math.dist(on, target.centre) - math.dist(way.end, target.centre)
        assert further <= 0.3 * math.dist(on, way.end), (source, target)
        assert target.contains(*way.end), (source, target)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_beside_the_words_of_the_guide_it_goes_round_the_central_pile(size: tuple[int, int]) -> None:
    """From the drawn card to the heap opposite; it may touch the edge of that pile, not run over it."""
    layout = table_layout(*size, 2, frozenset({0}))
    drawn = layout.seats[0].drawn.moved(0, -DRAWN_LIFT * layout.u)
    way = arrow_way(drawn, layout.seats[1].heap, past_all(layout, guide_layout(layout).panel))
    assert not near(way, layout.central.inflated(-0.16 * drawn.w), 0.01)
