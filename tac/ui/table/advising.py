"""What a helped player sees of what he owes: rings and an arrow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from tac.match.help import Advice
from tac.rules import Kind, Move, Seat, Source, Target
from tac.ui.draw import draw_ring
from tac.ui.draw.arrow import draw_arrow
from tac.ui.layout import Place, PlaceKind, Rect
from tac.ui.layout.arrow_way import arrow_way, past_all
from tac.ui.table.card_items import draw_number, number_rect
from tac.ui.table.flight import DRAWN_LIFT

if TYPE_CHECKING:
    from tac.ui.table.scenery import Scenery

ROOM: Final = 3.0
"""How far rings, arrow and slip reach beyond what they mark, in u."""


def marked(advice: Advice) -> Iterator[tuple[Place, Place]]:
    """From which place to which a card is owed."""
    for move in advice.moves:
        yield ends(move, advice.seat)


def ends(move: Move, seat: Seat) -> tuple[Place, Place]:
    """From where to where the draw or placing of ``seat`` leads."""
    drawn = Place(PlaceKind.DRAWN, seat)
    if move.kind is Kind.DRAW:
        return Place(PlaceKind.PILE, seat), drawn
    source = Place(PlaceKind.HEAP, seat) if move.source is Source.HEAP else drawn
    if move.target is Target.CENTRAL:
        return source, Place(PlaceKind.CENTRAL)
    return source, Place(PlaceKind.HEAP, move.target if isinstance(move.target, Seat) else seat)


def draw_marks(surface: pygame.Surface, scenery: Scenery, advice: Advice) -> None:
    """A ring round the card and round each place where it may go, and an arrow from here to there.

    The number of a pile lies over its ring.
    """
    for ringed in dict.fromkeys(place for pair in marked(advice) for place in pair):
        draw_ring(surface, scenery.kit, _rect(scenery, ringed))
    for source, target in marked(advice):
        past = past_all(scenery.layout)
        draw_arrow(surface, scenery.kit, _rect(scenery, source), _rect(scenery, target), past)
    if _draws(advice):
        draw_number(surface, scenery, advice.seat)


def marks_bounds(scenery: Scenery, advice: Advice) -> Rect:
    """All that the marks touch, in pixels."""
    pairs = [(_rect(scenery, source), _rect(scenery, target)) for source, target in marked(advice)]
    ways = [arrow_way(*pair, past_all(scenery.layout)).bounds for pair in pairs]
    rects = [*(rect for pair in pairs for rect in pair), *ways]
    if _draws(advice):
        rects.append(number_rect(scenery, advice.seat))
    whole = rects[0]
    for rect in rects[1:]:
        whole = whole.united(rect)
    return whole.inflated(ROOM * scenery.layout.u)


def _draws(advice: Advice) -> bool:
    return any(move.kind is Kind.DRAW for move in advice.moves)


def _rect(scenery: Scenery, place: Place) -> Rect:
    """Where a card at this place is: a drawn one is lifted."""
    layout = scenery.layout
    rect = layout.rect(place)
    lifted = place.kind is PlaceKind.DRAWN and bool(scenery.stage.resting(place))
    return rect.moved(0, -DRAWN_LIFT * layout.u) if lifted else rect
