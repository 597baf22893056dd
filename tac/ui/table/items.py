"""The things at rest on the table: each knows what it looks like now, where, and how to draw itself."""

from __future__ import annotations

import pygame

from tac.match.help import Advice
from tac.ui import theme
from tac.ui.draw import draw_last_move, draw_lately, last_move_box, lay_lately
from tac.ui.layout import Place, Rect
from tac.ui.layout.lately import lately_rooms
from tac.ui.table.advice_slip import draw_slip, lay_slip
from tac.ui.table.advising import draw_marks, marks_bounds
from tac.ui.table.card_items import cards_at_rest, cards_seen
from tac.ui.table.hits import CARD_PLACES
from tac.ui.table.plate_items import buttons, focus_ring, plate_item
from tac.ui.table.scenery import Item, Scenery, bounds


def items(scenery: Scenery) -> list[Item]:
    """Everything at rest, the lowest first."""
    found = list(cards_at_rest(scenery))
    advice = scenery.stage.advice
    if advice is not None:
        found.append(_marks(scenery, advice))
    found.extend(plate_item(scenery, seat) for seat in scenery.layout.seats)
    if not scenery.stage.bare:
        found.extend(buttons(scenery))
    if advice is not None and not scenery.stage.bare:
        found.append(_sentence(scenery, advice))
    focused = scenery.stage.focused
    if focused is not None and focused.kind in CARD_PLACES:
        found.append(focus_ring(scenery, focused))
    last = scenery.layout.last_move
    if last is not None and scenery.stage.last_move is not None:
        if scenery.stage.recalled < 1.0:
            found.append(_last_move(scenery, last, *scenery.stage.last_move))
        if scenery.stage.recalled > 0.0:
            found.append(_recalled(scenery))
    return found


def blended(scenery: Scenery, items: list[Item]) -> list[Item]:
    """The same items, but the plates that are changing over as they are now."""
    seats = scenery.layout.seats
    return [
        plate_item(scenery, seats[item.place.seat])
        if item.restless and isinstance(item.place, Place) and item.place.seat is not None
        else item
        for item in items
    ]


def _marks(scenery: Scenery, advice: Advice) -> Item:
    """What a helped player owes: the card and its places."""
    lifted = scenery.stage.model.hand is not None
    return Item(
        "advice",
        (advice, lifted, cards_seen(scenery, advice.seat)),
        pygame.Rect(marks_bounds(scenery, advice).px),
        lambda surface: draw_marks(surface, scenery, advice),
    )


def _sentence(scenery: Scenery, advice: Advice) -> Item:
    """The same in words."""
    kit, layout = scenery.kit, scenery.layout
    slip = lay_slip(kit, layout, advice.seat, scenery.words.owed(advice))
    turn = layout.seats[advice.seat].turn
    return Item(
        "advice in words",
        slip,
        bounds(scenery, slip.rect, theme.PLATE_SHADE.reach * slip.u / layout.u),
        lambda surface: draw_slip(surface, kit, slip, turn),
    )


def _last_move(scenery: Scenery, usual: Rect, label: str, text: str) -> Item:
    """The box that tells the latest move; the list of them stands in its place."""
    kit = scenery.kit
    key = ("last move", usual, text, kit.u, kit.enlarged.u)
    box = kit.laid(key, lambda: last_move_box(kit, usual, text))
    return Item(
        "last move",
        (label, text),
        bounds(scenery, box, 1.0),
        lambda surface: draw_last_move(surface, kit, box, label, text),
    )


def _recalled(scenery: Scenery) -> Item:
    """The last moves, by the box that tells the latest."""
    stage, kit = scenery.stage, scenery.kit.enlarged
    rooms = lately_rooms(scenery.layout)
    laid = lay_lately(kit, rooms, scenery.words.t("last.title"), stage.lately)
    alpha = round(stage.recalled, 2)
    return Item(
        "lately",
        (laid, alpha),
        bounds(scenery, laid.rect, theme.PLATE_SHADE.reach * kit.u / scenery.layout.u),
        lambda surface: draw_lately(surface, kit, laid, alpha=alpha),
    )
