"""Cards in the air as things to draw: flights with their ghosts, a stack that turns, the dragged card."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw import BACK, card_bounds, draw_card, draw_heap, draw_pile, draw_ring
from tac.ui.draw.cache import blit_faded
from tac.ui.layout import Place, Point, Rect
from tac.ui.layout.stacks import edge_step, pile_edges
from tac.ui.motion import Easing
from tac.ui.table.flight import Flight, Pose, Turning, spot_centre
from tac.ui.table.lifts import shade_at
from tac.ui.table.scenery import Item, Scenery, bounds

_GHOST_ALPHA: Final = 0.34
RING_ROOM: Final = 1.2
"""How far the line round a place reaches beyond it, in u."""


def flights(scenery: Scenery, *, under: bool) -> list[Item]:
    """The flying cards: those that slide under piles, or the others."""
    found: list[Item] = []
    for flight in tuple(scenery.stage.flights.values()):
        if flight.style.under is under:
            found += _ghosts(scenery, flight)
            found += _flight(scenery, flight)
    return found


def _flight(scenery: Scenery, flight: Flight) -> list[Item]:
    layout = scenery.layout
    if flight.style.fades:
        return _fading(scenery, flight)
    if flight.landed:
        at = spot_centre(layout, flight.end)
        lying = Pose(at, 0.0, 1.0, face_up=True, height=0.0)
        return [_posed(scenery, flight, 0, lying, scale=flight.scale)]
    return [_posed(scenery, flight, 0, flight.pose(layout))]


def _fading(scenery: Scenery, flight: Flight) -> list[Item]:
    face_up = flight.to_face != flight.style.flips
    found: list[Item] = []
    for rank, (spot, face, alpha) in enumerate(
        ((flight.start, face_up, 1.0 - flight.part), (flight.end, flight.to_face, flight.part))
    ):
        lying = Pose(spot_centre(scenery.layout, spot), 0.0, 1.0, face, height=0.0)
        found.append(_posed(scenery, flight, rank, lying, alpha=alpha))
    return found


def _posed(
    scenery: Scenery, flight: Flight, rank: int, pose: Pose, *, alpha: float = 1.0, scale: float = 1.0
) -> Item:
    """The card like this; ``rank`` tells its pictures of one frame apart."""
    code = flight.card.code if pose.face_up else BACK
    # Only ghosts have no shadow; what fades on its way out or in has one as it lies.
    shade = shade_at(pose.height) if alpha >= 1.0 or flight.style.fades else None
    centre, kit, size = pose.centre, scenery.kit, scenery.layout.card
    how = partial(
        draw_card,
        kit=kit,
        code=code,
        centre=centre,
        size=size,
        shade=shade,
        angle=pose.angle,
        squeeze=pose.squeeze,
        scale=scale,
        alpha=alpha,
    )
    return Item(
        (flight.card.code, rank),
        (code, pose, alpha, scale),
        card_bounds(kit, centre, size, shade=shade, angle=pose.angle, scale=scale),
        how,
    )


def _ghosts(scenery: Scenery, flight: Flight) -> list[Item]:
    """Pale copies along the way, which vanish as the card comes to its end."""
    if not flight.style.ghosts or flight.landed or flight.style.fades:
        return []
    found: list[Item] = []
    way = flight.style.easing(flight.part)
    vanishing = min(1.0, (1.0 - flight.part) / 0.3)
    for rank, ghost in enumerate(flight.style.ghosts, 1):
        if way <= ghost:
            break
        pose = flight.pose(scenery.layout, _part_at(flight.style.easing, ghost))
        alpha = _GHOST_ALPHA * vanishing * rank / len(flight.style.ghosts)
        found.append(_posed(scenery, flight, rank, pose, alpha=alpha))
    return found


@lru_cache(maxsize=32)
def _part_at(easing: Easing, way: float) -> float:
    """The part of its time at which a flight of this easing has come a part of its way: by halving."""
    low, high = 0.0, 1.0
    for _ in range(12):
        middle = (low + high) / 2
        if easing(middle) < way:
            low = middle
        else:
            high = middle
    return high


def turning(scenery: Scenery) -> list[Item]:
    """A heap that is being turned over as a whole."""
    turned = scenery.stage.turning
    if turned is None:
        return []
    if turned.fades:
        seat = scenery.layout.seats[turned.seat]
        gone, come = 1.0 - turned.part, turned.part
        heap, pile = (gone, come) if turned.to_pile else (come, gone)
        return [
            _stack(scenery, turned, seat.heap.centre, face_up=True, alpha=heap),
            _stack(scenery, turned, seat.pile.centre, face_up=False, alpha=pile),
        ]
    pose = turned.pose(scenery.layout)
    return [_stack(scenery, turned, pose.centre, face_up=pose.face_up, squeeze=pose.squeeze)]


def _stack(
    scenery: Scenery,
    turned: Turning,
    centre: Point,
    *,
    face_up: bool,
    squeeze: float = 1.0,
    alpha: float = 1.0,
) -> Item:
    kit, layout = scenery.kit, scenery.layout
    w, h = layout.card
    room = round(3 * layout.u) + round(edge_step(layout.u) * pile_edges(turned.cards))
    key = ("turning", turned.seat, turned.cards, turned.top.code, face_up, layout.card)
    rect = Rect(room, room, w, h)

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
        if face_up:
            draw_heap(sheet, kit, rect, turned.top.code, turned.cards, turned.seat)
        else:
            draw_pile(sheet, kit, rect, turned.cards)
        return sheet

    width, height = max(2, round((w + 2 * room) * squeeze)), h + 2 * room
    at = pygame.Rect(round(centre.x - width / 2), round(centre.y - height / 2), width, height)

    def draw(surface: pygame.Surface) -> None:
        picture = kit.cache.get(key, make)
        if width != picture.get_width():
            picture = pygame.transform.smoothscale(picture, at.size)
        blit_faded(surface, picture, at.topleft, alpha)

    return Item(("turning", face_up), (key, width, centre, alpha), at, draw)


def cards_aloft(scenery: Scenery) -> list[pygame.Rect]:
    """Where cards in the air are that lie neither turned nor squeezed, without their shadows."""
    stage, layout = scenery.stage, scenery.layout
    flying = [flight for flight in stage.flights.values() if not (flight.style.under or flight.style.fades)]
    poses = [flight.pose(layout) for flight in flying if not flight.landed]
    centres = [pose.centre for pose in poses if pose.squeeze >= 1.0 and abs(pose.angle) < 1.0]
    if stage.drag is not None:
        centres.append(spot_centre(layout, stage.drag.at))
    w, h = layout.card
    return [pygame.Rect(round(x - w / 2), round(y - h / 2), w, h) for x, y in centres]


def drag(scenery: Scenery) -> list[Item]:
    """The card between the fingers, and the place that it is near."""
    held, layout, kit = scenery.stage.drag, scenery.layout, scenery.kit
    if held is None:
        return []
    centre, shade = spot_centre(layout, held.at), theme.FLYING
    how = partial(draw_card, kit=kit, code=held.card.code, centre=centre, size=layout.card, shade=shade)
    card = Item("dragged", (held.card.code, centre), card_bounds(kit, centre, layout.card, shade=shade), how)
    return [card] if held.zone is None else [ring(scenery, held.zone), card]


def ring(scenery: Scenery, place: Place, colour: str = theme.OCHRE_L, *, up: float = 0.0) -> Item:
    """A line round a card's place, or ``up`` pixels above it."""
    rect = scenery.layout.rect(place).moved(0, -up)
    return Item(
        ("ring", place, colour),
        (place, up),
        bounds(scenery, rect, RING_ROOM),
        lambda surface: draw_ring(surface, scenery.kit, rect, colour),
    )
