"""The things at rest on the table: each knows what it looks like now, where, and how to draw itself."""

from __future__ import annotations

import pygame

from tac.match.help import Advice
from tac.ui.draw import draw_last_move, draw_lately, lately_rect
from tac.ui.layout import Rect
from tac.ui.table.advising import draw_marks, draw_sentence, marks_bounds, sentence_rect
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
        label, text = scenery.stage.last_move
        found.append(
            Item(
                "last move",
                (label, text),
                bounds(scenery, last, 1.0),
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
        (advice, lifted, cards_seen(scenery, advice.seat)),
        pygame.Rect(marks_bounds(scenery, advice).px),
        lambda surface: draw_marks(surface, scenery, advice),
    )


def _sentence(scenery: Scenery, advice: Advice) -> Item:
    """The same in words."""
    text, lines, rect = sentence_rect(scenery, advice)
    return Item(
        "advice in words",
        (text, rect),
        bounds(scenery, rect, 3.0),
        lambda surface: draw_sentence(surface, scenery, advice.seat, text, lines, rect),
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
        bounds(scenery, rect, 3.0),
        lambda surface: draw_lately(surface, kit, rect, title, stage.lately, alpha=alpha),
    )
