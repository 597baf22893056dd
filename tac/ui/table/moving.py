"""What moves over the still layer: cards in the air, stacks that turn, the dragged card, diamonds, slips."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw import (
    BACK,
    caption_size,
    draw_burst,
    draw_caption,
    draw_card,
    draw_heap,
    draw_pile,
    draw_ring,
)
from tac.ui.draw.cache import blit_faded
from tac.ui.layout import PlaceKind, Point, Rect, SeatLayout, Side, TableLayout
from tac.ui.layout.stacks import edge_step, pile_edges
from tac.ui.motion import Easing, durations
from tac.ui.table.flight import DRAWN_LIFT, Flight, Pose, Turning, spot_centre
from tac.ui.table.lifts import lift_of, shade_at
from tac.ui.table.scenery import Item, Scenery

Touched = list[pygame.Rect]

_GHOST_ALPHA: Final = 0.34
_SMALL_SHOUT: Final = 0.62
_SHOUT_EDGE: Final = 1.6
"""What the burst of a false call keeps from plates and buttons, in u,"""
_SHOWN: Final = (PlaceKind.PLATE, PlaceKind.CALL)
_SHOUT_ASIDE: Final = {Side.TOP: -5.0, Side.BOTTOM: 5.0}
"""and how far from the middle of its plate it stands, sideways."""
_DIAMOND_FILLS: Final = (theme.OCHRE, theme.MADDER, theme.WOOL, theme.TEAL)
_TOAST_LINES: Final = 4


def draw_deck(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """The cards that have not been dealt yet, in the middle of the table."""
    cards = len(scenery.stage.deck)
    if cards == 0:
        return []
    return [draw_pile(surface, scenery.kit, scenery.layout.central, cards)]


def draw_flights(surface: pygame.Surface, scenery: Scenery, *, under: bool) -> Touched:
    """The flying cards: those that slide under piles, or the others."""
    touched: Touched = []
    for flight in tuple(scenery.stage.flights.values()):
        if flight.style.under is under:
            touched += _ghosts(surface, scenery, flight)
            touched += _flight(surface, scenery, flight)
    return touched


def _flight(surface: pygame.Surface, scenery: Scenery, flight: Flight) -> Touched:
    layout, kit = scenery.layout, scenery.kit
    if flight.style.fades:
        return _fading(surface, scenery, flight)
    if flight.landed:
        centre = spot_centre(layout, flight.end)
        code = flight.card.code
        return [draw_card(surface, kit, code, centre, layout.card, scale=flight.scale)]
    return [_posed(surface, scenery, flight, flight.pose(layout))]


def _fading(surface: pygame.Surface, scenery: Scenery, flight: Flight) -> Touched:
    touched: Touched = []
    face_up = flight.to_face != flight.style.flips
    for spot, face, alpha in (
        (flight.start, face_up, 1.0 - flight.part),
        (flight.end, flight.to_face, flight.part),
    ):
        centre = spot_centre(scenery.layout, spot)
        code = flight.card.code if face else BACK
        touched.append(draw_card(surface, scenery.kit, code, centre, scenery.layout.card, alpha=alpha))
    return touched


def _posed(
    surface: pygame.Surface, scenery: Scenery, flight: Flight, pose: Pose, alpha: float = 1.0
) -> pygame.Rect:
    code = flight.card.code if pose.face_up else BACK
    shade = shade_at(pose.height) if alpha >= 1.0 else None
    return draw_card(
        surface,
        scenery.kit,
        code,
        pose.centre,
        scenery.layout.card,
        shade=shade,
        angle=pose.angle,
        squeeze=pose.squeeze,
        alpha=alpha,
    )


def _ghosts(surface: pygame.Surface, scenery: Scenery, flight: Flight) -> Touched:
    """Pale copies along the way, which vanish as the card comes to its end."""
    if not flight.style.ghosts or flight.landed:
        return []
    touched: Touched = []
    way = flight.style.easing(flight.part)
    vanishing = min(1.0, (1.0 - flight.part) / 0.3)
    for rank, ghost in enumerate(flight.style.ghosts, 1):
        if way <= ghost:
            break
        pose = flight.pose(scenery.layout, _part_at(flight.style.easing, ghost))
        alpha = _GHOST_ALPHA * vanishing * rank / len(flight.style.ghosts)
        touched.append(_posed(surface, scenery, flight, pose, alpha))
    return touched


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


def draw_items(surface: pygame.Surface, items: list[Item]) -> Touched:
    """Things that rest, but above what slides under them."""
    for item in items:
        item.draw(surface)
    return [item.bounds for item in items]


def draw_turning(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """A heap that is being turned over as a whole."""
    turning = scenery.stage.turning
    if turning is None:
        return []
    if turning.fades:
        seat = scenery.layout.seats[turning.seat]
        gone, come = 1.0 - turning.part, turning.part
        heap, pile = (gone, come) if turning.to_pile else (come, gone)
        return [
            _stack(surface, scenery, turning, seat.heap.centre, face_up=True, alpha=heap),
            _stack(surface, scenery, turning, seat.pile.centre, face_up=False, alpha=pile),
        ]
    pose = turning.pose(scenery.layout)
    return [_stack(surface, scenery, turning, pose.centre, face_up=pose.face_up, squeeze=pose.squeeze)]


def _stack(
    surface: pygame.Surface,
    scenery: Scenery,
    turning: Turning,
    centre: Point,
    *,
    face_up: bool,
    squeeze: float = 1.0,
    alpha: float = 1.0,
) -> pygame.Rect:
    kit, layout = scenery.kit, scenery.layout
    w, h = layout.card
    room = round(3 * layout.u) + round(edge_step(layout.u) * pile_edges(turning.cards))
    key = ("turning", turning.seat, turning.cards, turning.top.code, face_up, layout.card)
    rect = Rect(room, room, w, h)

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
        if face_up:
            draw_heap(sheet, kit, rect, turning.top.code, turning.cards, turning.seat)
        else:
            draw_pile(sheet, kit, rect, turning.cards)
        return sheet

    whole = kit.cache.get(key, make)
    width = max(2, round(whole.get_width() * squeeze))
    picture = whole
    if width != whole.get_width():
        picture = pygame.transform.smoothscale(whole, (width, whole.get_height()))
    at = (round(centre.x - width / 2), round(centre.y - whole.get_height() / 2))
    return blit_faded(surface, picture, at, alpha)


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


def draw_drag(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """The card between the fingers, and the place that it is near."""
    drag, layout = scenery.stage.drag, scenery.layout
    if drag is None:
        return []
    touched: Touched = []
    if drag.zone is not None:
        touched.append(draw_ring(surface, scenery.kit, layout.rect(drag.zone)))
    centre = spot_centre(layout, drag.at)
    touched.append(draw_card(surface, scenery.kit, drag.card.code, centre, layout.card, shade=theme.FLYING))
    return touched


def draw_held(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """The sign on a card that was chosen early: it waits for its time."""
    held, layout, kit = scenery.stage.held, scenery.layout, scenery.kit
    if held is None:
        return []
    card, lift = layout.rect(held.place), lift_of(scenery.stage, layout, held.place)
    raised = DRAWN_LIFT * layout.u if held.place.kind is PlaceKind.DRAWN else 0.0
    # On the upper right corner, where no card has its rank.
    corner = Point(card.right + lift.dx - 1.4 * layout.u, card.top + lift.dy - raised + 1.4 * layout.u)
    size = max(11.0, 5.0 * layout.u)
    chip = Rect.around(corner.x, corner.y, size, size).rounded()
    ground = kit.shapes.rounded(
        chip.w, chip.h, chip.h / 2, theme.OCHRE, theme.DARK, theme.line(0.3, layout.u)
    )
    touched = [surface.blit(ground, chip.px[:2])]
    icon = kit.pictures.icon("clock", 0.7 * size, theme.INK)
    surface.blit(icon, icon.get_rect(center=(round(chip.cx), round(chip.cy))))
    return touched


def draw_falling(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """Stepped diamonds fly up from the heap of one who has gone out, and fall."""
    touched: Touched = []
    layout, u = scenery.layout, scenery.layout.u
    for seat, part in scenery.stage.falling.items():
        origin = layout.seats[seat].heap.centre
        luck = random.Random(seat)
        for k in range(durations.WENT_OUT_DIAMONDS):
            angle = math.tau * (k + luck.random()) / durations.WENT_OUT_DIAMONDS
            reach, late = luck.uniform(6.0, 36.0), luck.uniform(0.0, 0.2)
            size = luck.choice((2.4, 3.2, 4.0)) * u
            p = min(1.0, max(0.0, (part - late) / (1.0 - late)))
            out = 1.0 - (1.0 - p) ** 3
            x = origin.x + math.cos(angle) * reach * u * out
            rise = durations.WENT_OUT_ARC * luck.uniform(0.6, 1.4) * u * 4.0 * p * (1.0 - p)
            y = origin.y + math.sin(angle) * 0.4 * reach * u * out - rise + 16.0 * u * p * p
            alpha = 1.0 if p < 0.6 else round((1.0 - p) / 0.4, 1)
            fill = _DIAMOND_FILLS[k % len(_DIAMOND_FILLS)]
            picture = scenery.kit.shapes.diamond(size, 1.25 * size, 3, fill, max(0.0, alpha))
            touched.append(surface.blit(picture, picture.get_rect(center=(round(x), round(y)))))
    return touched


def draw_shout(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """The small burst of a false call."""
    shout, layout = scenery.stage.shout, scenery.layout
    if shout is None or shout.scale <= 0.0:
        return []
    radii = (layout.burst_radii[0] * _SMALL_SHOUT, layout.burst_radii[1] * _SMALL_SHOUT)
    centre = small_shout_centre(layout, layout.seats[shout.seat], radii)
    return [
        draw_burst(
            surface,
            scenery.kit,
            shout.text,
            centre,
            radii,
            layout.shout_tail(shout.seat, centre),
            scale=shout.scale,
            alpha=shout.alpha,
            rays=False,
            fill=theme.PAPER_2,
            colour=theme.INK,
        )
    ]


def small_shout_centre(layout: TableLayout, seat: SeatLayout, radii: tuple[float, float]) -> Point:
    """The middle of the burst of a false call, which has these radii: on bare cloth where there is some."""
    u, plate = layout.u, seat.plate
    room = Rect(0, 0, 2 * radii[0], 2 * radii[1]).inflated(_SHOUT_EDGE * u)
    if seat.side is Side.BOTTOM and seat.call_button is not None and not layout.narrow:
        # Right of the button that calls, which is to be seen: it is locked now.
        button, others = seat.call_button, [rect for place, rect in layout.places if place.kind in _SHOWN]
        beside = room.moved(button.right - room.x, button.cy - room.cy)
        over = [rect for rect in others if rect.right > beside.left and rect.top < button.top]
        lowest = max([beside.y, *(rect.bottom for rect in over)])
        beside = beside.moved(0, lowest - beside.y).within(layout.inside)
        if beside.left >= button.right and not any(beside.overlaps(other) for other in others):
            return beside.centre
    above = plate.cy > layout.centre.y if layout.narrow else seat.side is Side.LEFT
    away = plate.h / 2 + radii[1] + _SHOUT_EDGE * u
    # Nearer to the outside than the plate, so that the heap beside it stays to be seen.
    aside = 0.0 if layout.narrow else _SHOUT_ASIDE.get(seat.side, 0.0) * u
    centre = Point(plate.cx + aside, plate.cy + (-away if above else away))
    if seat.lies_on_its_side:
        inwards = plate.w / 2 + radii[0] + _SHOUT_EDGE * u
        centre = Point(plate.cx + (inwards if seat.side is Side.LEFT else -inwards), plate.cy)
    return Rect.around(*centre, 2 * radii[0], 2 * radii[1]).within(layout.inside).centre


def draw_toast(surface: pygame.Surface, scenery: Scenery) -> Touched:
    """The passing message."""
    toast, layout, kit = scenery.stage.toast, scenery.layout, scenery.kit.enlarged
    if toast is None or toast.alpha <= 0.0:
        return []
    size = caption_size(kit, toast.text, layout.toast.w, _TOAST_LINES)
    rect = layout.message(size, toast.towards)
    turn = layout.facing(toast.towards)
    return [draw_caption(surface, kit, rect, toast.text, alpha=toast.alpha, lines=_TOAST_LINES, turn=turn)]
