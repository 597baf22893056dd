"""What is not a card on the table: the players' plates, the buttons, and the ring of the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from tac.match import Help
from tac.rules import Seat
from tac.ui import theme
from tac.ui.draw import PlateState, State, draw_call_button, draw_focus, draw_icon_button, draw_plate
from tac.ui.draw.turned import draw_turned
from tac.ui.layout import Place, PlaceKind, Rect, SeatLayout
from tac.ui.table.card_items import BADGE_ROOM, cards_seen, draw_number, number_rect
from tac.ui.table.scenery import Item, Scenery, bounds
from tac.ui.table.stage import Stage

TURN_ROOM: Final = 4.8
PLATE_ROOM: Final = 1.8
CALL_ROOM: Final = 4.0
BUTTON_ROOM: Final = 2.2
"""How far things reach beyond their rectangles, shadows and glows included, in u."""
_SIGNS: Final = {Help.SHOW: "eye", Help.REFUSE: "shield"}


def plate_words(scenery: Scenery, seat: int, state: PlateState, note: str) -> tuple[str, str]:
    """The two lines of a plate. Narrow ones have room for one; the avatar tells who it is."""
    name = scenery.words.names[seat]
    if not scenery.layout.narrow:
        return name, note
    return (note if state in (PlateState.CALLER, PlateState.FAULT) else name), ""


def sign_of(scenery: Scenery, seat: int) -> str | None:
    """The icon that marks the plate of a player who is helped."""
    return _SIGNS.get(scenery.stage.helped.get(Seat(seat), Help.NONE))


def plate_item(scenery: Scenery, seat: SeatLayout) -> Item:
    """The plate of a seat."""
    plate = scenery.stage.plates[seat.seat]
    avatar = scenery.avatars[seat.seat]
    state, before = plate.state, plate.before
    name, note = plate_words(scenery, seat.seat, state, plate.note)
    _, note_before = plate_words(scenery, seat.seat, before, plate.note_before)
    arrow, blend = round(plate.arrow, 2), round(plate.blend, 2)
    sign = sign_of(scenery, seat.seat)
    glows = state is PlateState.TURN or (before is PlateState.TURN and blend < 1.0)

    def upright(surface: pygame.Surface, rect: Rect) -> None:
        draw_plate(
            surface,
            scenery.kit,
            rect,
            name,
            note,
            avatar,
            state,
            arrow=arrow,
            blend=blend,
            before=before,
            note_before=note_before,
            sign=sign,
        )

    room = TURN_ROOM if glows else PLATE_ROOM

    def draw(surface: pygame.Surface) -> None:
        draw_turned(surface, seat.plate, seat.turn, room * scenery.layout.u, upright)

    return Item(
        Place(PlaceKind.PLATE, seat.seat),
        (name, note, state, before, note_before, arrow, blend, sign),
        bounds(scenery, seat.plate, room),
        draw,
        restless=plate.arrow < 1.0 or plate.blend < 1.0,
    )


def buttons(scenery: Scenery) -> Iterator[Item]:
    """Those that call, and those in the corners."""
    stage, layout = scenery.stage, scenery.layout
    for seat in layout.seats:
        if seat.call_button is not None:
            yield _call_button(scenery, Seat(seat.seat), seat.call_button)
    sound = "mute" if stage.muted else "sound"
    icons = {PlaceKind.PAUSE: "pause", PlaceKind.RULES: "rules", PlaceKind.SOUND: sound}
    for kind, icon in icons.items():
        rect = layout.rect(Place(kind))
        yield _corner_button(scenery, Place(kind), rect, icon)


def _call_button(scenery: Scenery, seat: Seat, rect: Rect) -> Item:
    stage, kit = scenery.stage, scenery.kit
    place = Place(PlaceKind.CALL, seat)
    disabled = seat in stage.locked or (seat in stage.model.out and scenery.words.is_person(seat))
    state = _state(stage, place, disabled=disabled)
    sunk = round(stage.sunk.get(place, 0.0), 2)
    dx = stage.shaking.get(place, 0.0) * scenery.layout.u
    key, text = scenery.keys.get(seat), scenery.words.call
    several = sum(other.call_button is not None for other in scenery.layout.seats) > 1
    avatar = scenery.avatars[seat] if scenery.layout.narrow and several else None
    pad = seat in stage.padded

    turn, room = scenery.layout.seats[seat].turn, CALL_ROOM * scenery.layout.u

    def upright(surface: pygame.Surface, seen: Rect) -> None:
        box = seen.moved(dx, 0).rounded()
        draw_call_button(surface, kit, box, text, state, key=key, sunk=sunk, avatar=avatar, pad=pad)

    def draw(surface: pygame.Surface) -> None:
        draw_turned(surface, rect, turn, room, upright)

    return Item(place, (state, sunk, dx, key, text, pad), bounds(scenery, rect, CALL_ROOM), draw)


def _corner_button(scenery: Scenery, place: Place, rect: Rect, icon: str) -> Item:
    state = _state(scenery.stage, place)
    return Item(
        place,
        (state, icon),
        bounds(scenery, rect, BUTTON_ROOM),
        lambda surface: draw_icon_button(surface, scenery.kit, rect, icon, state=state),
    )


def focus_ring(scenery: Scenery, place: Place) -> Item:
    """The ring around the card that the keyboard is at; the number of a pile lies over it."""
    rect = scenery.layout.rect(place)
    pile = place.seat if place.kind is PlaceKind.PILE else None
    touched, cards = bounds(scenery, rect, BUTTON_ROOM), 0
    if pile is not None:
        touched = touched.union(bounds(scenery, number_rect(scenery, pile), BADGE_ROOM))
        cards = cards_seen(scenery, pile)

    def draw(surface: pygame.Surface) -> None:
        draw_focus(surface, scenery.kit, rect, theme.CARD_RADIUS * rect.w)
        if pile is not None:
            draw_number(surface, scenery, pile)

    return Item("focus", (place, cards), touched, draw)


def _state(stage: Stage, place: Place, *, disabled: bool = False) -> State:
    return State(
        hover=stage.hovered == place,
        pressed=place in stage.pressed,
        focus=stage.focused == place,
        disabled=disabled,
    )
