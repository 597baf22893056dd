"""The things at rest on the table: each knows what it looks like now, where, and how to draw itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import Final

import pygame
from msgspec import Struct

from tac.match import Help
from tac.match.help import Advice
from tac.rules import Seat
from tac.ui import theme
from tac.ui.draw import (
    BACK,
    Kit,
    PlateState,
    State,
    badge_rect,
    draw_badge,
    draw_call_button,
    draw_card,
    draw_central_corners,
    draw_empty_place,
    draw_focus,
    draw_heap,
    draw_icon_button,
    draw_last_move,
    draw_lately,
    draw_pile,
    draw_plate,
    lately_rect,
)
from tac.ui.draw.turned import draw_turned
from tac.ui.layout import Place, PlaceKind, Rect, SeatLayout, TableLayout
from tac.ui.table.advising import draw_marks, draw_sentence, marks_bounds, sentence_rect
from tac.ui.table.flight import DRAWN_LIFT
from tac.ui.table.hits import CARD_PLACES
from tac.ui.table.lifts import Lift, lift_of, shade_at
from tac.ui.table.stage import Stage
from tac.ui.table.words import Words

LIFTED_ROOM: Final = 7.0
PILE_ROOM: Final = 5.4
BADGE_ROOM: Final = 2.6
HEAP_ROOM: Final = 4.8
TURN_ROOM: Final = 5.6
PLATE_ROOM: Final = 3.0
BUTTON_ROOM: Final = 4.0
"""How far things reach beyond their rectangles, shadows and glows included, in u."""
CENTRAL_SEED: Final = 4
_SIGNS: Final = {Help.SHOW: "eye", Help.REFUSE: "shield"}


class Item(Struct, frozen=True):
    """One thing: it looks the same as long as ``look`` is equal; ``bounds`` holds all it touches.

    While it is ``restless`` it looks different in every frame.
    """

    place: Place | str
    look: Hashable
    bounds: pygame.Rect
    draw: Callable[[pygame.Surface], object]
    restless: bool = False


class Scenery(Struct, frozen=True):
    """What the items are made for: the picture's state, its geometry, its pens and its words."""

    stage: Stage
    layout: TableLayout
    kit: Kit
    words: Words
    avatars: tuple[str, ...]
    keys: dict[Seat, str]


def items(scenery: Scenery) -> list[Item]:
    """Everything at rest, the lowest first."""
    found = [item for seat in scenery.layout.seats for item in _seat_items(scenery, seat)]
    found.append(_heap(scenery, Place(PlaceKind.CENTRAL), scenery.layout.central, CENTRAL_SEED))
    found.extend(_drawn(scenery, seat) for seat in scenery.layout.seats if _has_drawn(scenery, seat))
    advice = scenery.stage.advice
    if advice is not None:
        found.append(_marks(scenery, advice))
    found.extend(_plate(scenery, seat) for seat in scenery.layout.seats)
    if not scenery.stage.bare:
        found.extend(_buttons(scenery))
    if advice is not None and not scenery.stage.bare:
        found.append(_sentence(scenery, advice))
    focused = scenery.stage.focused
    if focused is not None and focused.kind in CARD_PLACES:
        found.append(_focus(scenery, focused))
    last = scenery.layout.last_move
    if last is not None and scenery.stage.last_move is not None:
        label, text = scenery.stage.last_move
        found.append(
            Item(
                "last move",
                (label, text),
                _bounds(scenery, last, 1.0),
                lambda surface: draw_last_move(surface, scenery.kit, last, label, text),
            )
        )
        if scenery.stage.recalled > 0.0:
            found.append(_recalled(scenery, last))
    return found


def _marks(scenery: Scenery, advice: Advice) -> Item:
    """What a helped player owes: the card and its places."""
    lifted = scenery.stage.model.hand is not None
    return Item(
        "advice",
        (advice, lifted),
        pygame.Rect(marks_bounds(scenery, advice).px),
        lambda surface: draw_marks(surface, scenery, advice),
    )


def _sentence(scenery: Scenery, advice: Advice) -> Item:
    """The same in words."""
    text, lines, rect = sentence_rect(scenery, advice)
    return Item(
        "advice in words",
        (text, rect),
        _bounds(scenery, rect, 3.0),
        lambda surface: draw_sentence(surface, scenery, text, lines, rect),
    )


def _recalled(scenery: Scenery, above: Rect) -> Item:
    """The last moves, above the box that tells the latest; over the first seat's pile, not its drawn card."""
    stage, kit, layout = scenery.stage, scenery.kit.enlarged, scenery.layout
    title = scenery.words.t("last.title")
    room = layout.seats[0].drawn.left - layout.u - layout.inside.x
    left = Rect(layout.inside.x, layout.inside.y, room, layout.inside.h)
    rect = lately_rect(kit, left, above, title, stage.lately)
    alpha = round(stage.recalled, 2)
    return Item(
        "lately",
        (stage.lately, alpha),
        _bounds(scenery, rect, 3.0),
        lambda surface: draw_lately(surface, kit, rect, title, stage.lately, alpha=alpha),
    )


def _bounds(scenery: Scenery, rect: Rect, room: float) -> pygame.Rect:
    return _inflated(rect, room * scenery.layout.u)


@lru_cache(maxsize=128)
def _inflated(rect: Rect, by: float) -> pygame.Rect:
    """The same for every frame, and asked for of everything in each; nobody may change it."""
    return pygame.Rect(rect.inflated(by).px)


def _seat_items(scenery: Scenery, seat: SeatLayout) -> Iterator[Item]:
    kit = scenery.kit
    if not scenery.layout.narrow:
        drawn = seat.drawn
        yield Item(
            f"room {seat.seat}",
            None,
            _bounds(scenery, drawn, 1.0),
            lambda surface: draw_empty_place(surface, kit, drawn),
        )
    yield _pile(scenery, seat)
    yield _heap(scenery, Place(PlaceKind.HEAP, seat.seat), seat.heap, seat.seat)


def _pile(scenery: Scenery, seat: SeatLayout) -> Item:
    place = Place(PlaceKind.PILE, seat.seat)
    cards = 0 if place in scenery.stage.hidden else len(scenery.stage.resting(place))
    lift = lift_of(scenery.stage, scenery.layout, place) if cards else Lift()
    kit = scenery.kit

    def draw(surface: pygame.Surface) -> None:
        draw_pile(surface, kit, seat.pile, cards, seat.badge)
        if lift:
            _lifted(surface, kit, BACK, seat.pile, lift)
            draw_badge(surface, kit, badge_rect(kit, seat.badge, cards), str(cards))

    bounds = _bounds(scenery, seat.pile, LIFTED_ROOM if lift else PILE_ROOM)
    # In tiny windows a number is larger beside its pile.
    number = _bounds(scenery, badge_rect(kit, seat.badge, cards), BADGE_ROOM)
    return Item(place, (cards, lift), bounds.union(number), draw)


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
    return Item(place, (tuple(codes), len(cards), lift), _bounds(scenery, rect, room), draw)


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
        _bounds(scenery, seat.drawn, LIFTED_ROOM),
        lambda surface: _lifted(surface, scenery.kit, card.code, seat.drawn, up),
    )


def _lifted(surface: pygame.Surface, kit: Kit, code: str, rect: Rect, lift: Lift) -> None:
    centre = (rect.cx + lift.dx, rect.cy + lift.dy)
    draw_card(surface, kit, code, centre, (rect.px[2], rect.px[3]), shade=shade_at(lift.height))


def plate_words(scenery: Scenery, seat: int, state: PlateState, note: str) -> tuple[str, str]:
    """The two lines of a plate. Narrow ones have room for one; the avatar tells who it is."""
    name = scenery.words.names[seat]
    if not scenery.layout.narrow:
        return name, note
    return (note if state in (PlateState.CALLER, PlateState.FAULT) else name), ""


def sign_of(scenery: Scenery, seat: int) -> str | None:
    """The icon that marks the plate of a player who is helped."""
    return _SIGNS.get(scenery.stage.helped.get(Seat(seat), Help.NONE))


def _plate(scenery: Scenery, seat: SeatLayout) -> Item:
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
        _bounds(scenery, seat.plate, room),
        draw,
        restless=plate.arrow < 1.0 or plate.blend < 1.0,
    )


def _buttons(scenery: Scenery) -> Iterator[Item]:
    stage, kit, layout = scenery.stage, scenery.kit, scenery.layout
    for seat in layout.seats:
        if seat.call_button is not None:
            yield _call_button(scenery, Seat(seat.seat), seat.call_button)
    sound = "mute" if stage.muted else "sound"
    icons = {PlaceKind.PAUSE: "pause", PlaceKind.RULES: "rules", PlaceKind.SOUND: sound}
    for kind, icon in icons.items():
        rect = layout.rect(Place(kind))
        yield _corner_button(scenery, Place(kind), rect, icon, kit)


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

    turn, room = scenery.layout.seats[seat].turn, BUTTON_ROOM * scenery.layout.u

    def upright(surface: pygame.Surface, seen: Rect) -> None:
        box = seen.moved(dx, 0).rounded()
        draw_call_button(surface, kit, box, text, state, key=key, sunk=sunk, avatar=avatar, pad=pad)

    def draw(surface: pygame.Surface) -> None:
        draw_turned(surface, rect, turn, room, upright)

    return Item(place, (state, sunk, dx, key, text, pad), _bounds(scenery, rect, BUTTON_ROOM), draw)


def _corner_button(scenery: Scenery, place: Place, rect: Rect, icon: str, kit: Kit) -> Item:
    state = _state(scenery.stage, place)
    return Item(
        place,
        (state, icon),
        _bounds(scenery, rect, BUTTON_ROOM),
        lambda surface: draw_icon_button(surface, kit, rect, icon, state=state),
    )


def _focus(scenery: Scenery, place: Place) -> Item:
    rect = scenery.layout.rect(place)
    return Item(
        "focus",
        place,
        _bounds(scenery, rect, BUTTON_ROOM),
        lambda surface: draw_focus(surface, scenery.kit, rect, theme.CARD_RADIUS * rect.w),
    )


def _state(stage: Stage, place: Place, *, disabled: bool = False) -> State:
    return State(
        hover=stage.hovered == place,
        pressed=place in stage.pressed,
        focus=stage.focused == place,
        disabled=disabled,
    )
