"""The cards at rest on the table: piles, heaps, the central pile, drawn cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from tac.ui.draw import (
    BACK,
    Kit,
    badge_rect,
    draw_badge,
    draw_card,
    draw_central_corners,
    draw_empty_place,
    draw_heap,
    draw_pile,
)
from tac.ui.layout import Place, PlaceKind, Rect, SeatLayout
from tac.ui.layout.stacks import MOST_PILE_EDGES, edge_step
from tac.ui.table.flight import DRAWN_LIFT
from tac.ui.table.lifts import Lift, lift_of, shade_at
from tac.ui.table.scenery import Item, Scenery, bounds

LIFTED_ROOM: Final = 6.0
PILE_ROOM: Final = 2.0
BADGE_ROOM: Final = 1.8
HEAP_ROOM: Final = 2.8
"""How far things reach beyond their rectangles, shadows included, in u; a pile also by its thickness, and a
little more: pictures that are scaled while a window is resized do not end exactly there."""
CENTRAL_SEED: Final = 4


def cards_at_rest(scenery: Scenery) -> Iterator[Item]:
    """All piles, heaps and drawn cards, the lowest first."""
    for seat in scenery.layout.seats:
        yield from _seat_items(scenery, seat)
    yield _heap(scenery, Place(PlaceKind.CENTRAL), scenery.layout.central, CENTRAL_SEED)
    for seat in scenery.layout.seats:
        if _has_drawn(scenery, seat):
            yield _drawn(scenery, seat)


def _seat_items(scenery: Scenery, seat: SeatLayout) -> Iterator[Item]:
    kit = scenery.kit
    if not scenery.layout.narrow:
        drawn = seat.drawn
        yield Item(
            f"room {seat.seat}",
            None,
            bounds(scenery, drawn, 1.0),
            lambda surface: draw_empty_place(surface, kit, drawn),
        )
    yield _pile(scenery, seat)
    yield _heap(scenery, Place(PlaceKind.HEAP, seat.seat), seat.heap, seat.seat)


def cards_seen(scenery: Scenery, seat: int) -> int:
    """The number on the pile of ``seat``; 0 where there is none."""
    place = Place(PlaceKind.PILE, seat)
    return 0 if place in scenery.stage.hidden else len(scenery.stage.resting(place))


def number_rect(scenery: Scenery, seat: int) -> Rect:
    """Where that number stands."""
    return badge_rect(scenery.kit, scenery.layout.seats[seat].badge, cards_seen(scenery, seat))


def draw_number(surface: pygame.Surface, scenery: Scenery, seat: int) -> None:
    """The number again, over what was drawn round the pile: no ring strikes it through."""
    cards = cards_seen(scenery, seat)
    if cards:
        draw_badge(surface, scenery.kit, number_rect(scenery, seat), str(cards))


def _pile(scenery: Scenery, seat: SeatLayout) -> Item:
    place = Place(PlaceKind.PILE, seat.seat)
    cards = cards_seen(scenery, seat.seat)
    lift = lift_of(scenery.stage, scenery.layout, place) if cards else Lift()
    kit = scenery.kit

    def draw(surface: pygame.Surface) -> None:
        draw_pile(surface, kit, seat.pile, cards, seat.badge)
        if lift:
            _lifted(surface, kit, BACK, seat.pile, lift)
            draw_number(surface, scenery, seat.seat)

    edges = MOST_PILE_EDGES * edge_step(scenery.layout.u)
    thick = Rect(seat.pile.x, seat.pile.y, seat.pile.w, seat.pile.h + edges)
    touched = bounds(scenery, thick, LIFTED_ROOM if lift else PILE_ROOM)
    # In tiny windows a number is larger beside its pile.
    number = bounds(scenery, badge_rect(kit, seat.badge, cards), BADGE_ROOM)
    return Item(place, (cards, lift), touched.union(number), draw)


def _heap(scenery: Scenery, place: Place, rect: Rect, seed: int) -> Item:
    """A heap or the central pile, with its corners."""
    stage, kit = scenery.stage, scenery.kit
    cards = [] if place in stage.hidden else stage.resting(place)
    codes = [card.code for card in cards[:2]]
    lift = lift_of(stage, scenery.layout, place) if cards else Lift()

    def draw(surface: pygame.Surface) -> None:
        if place.kind is PlaceKind.CENTRAL:
            draw_central_corners(surface, kit, rect)
        if not lift:
            draw_heap(surface, kit, rect, codes[0] if codes else None, len(cards), seed)
            return
        draw_heap(surface, kit, rect, codes[1] if len(codes) > 1 else None, len(cards) - 1, seed)
        _lifted(surface, kit, codes[0], rect, lift)

    room = LIFTED_ROOM if lift else HEAP_ROOM
    return Item(place, (tuple(codes), len(cards), lift), bounds(scenery, rect, room), draw)


def _has_drawn(scenery: Scenery, seat: SeatLayout) -> bool:
    return bool(scenery.stage.resting(Place(PlaceKind.DRAWN, seat.seat)))


def _drawn(scenery: Scenery, seat: SeatLayout) -> Item:
    place = Place(PlaceKind.DRAWN, seat.seat)
    card = scenery.stage.resting(place)[0]
    lift = lift_of(scenery.stage, scenery.layout, place)
    up = Lift(lift.dx, lift.dy - DRAWN_LIFT * scenery.layout.u, max(0.5, 0.5 + lift.height))
    return Item(
        place,
        (card.code, up),
        bounds(scenery, seat.drawn, LIFTED_ROOM),
        lambda surface: _lifted(surface, scenery.kit, card.code, seat.drawn, up),
    )


def _lifted(surface: pygame.Surface, kit: Kit, code: str, rect: Rect, lift: Lift) -> None:
    centre = (rect.cx + lift.dx, rect.cy + lift.dy)
    draw_card(surface, kit, code, centre, (rect.px[2], rect.px[3]), shade=shade_at(lift.height))
