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
from tac.ui.layout.arrow_way import Past, arrow_way, past_all
from tac.ui.table.card_items import draw_number, number_rect
from tac.ui.table.flight import DRAWN_LIFT

if TYPE_CHECKING:
    from tac.ui.table.scenery import Scenery

_APART: Final = 0.2
"""Another arrow from the same card begins off a square of so much of its width."""
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
    for source, target, past in _arrows(scenery, advice):
        draw_arrow(surface, scenery.kit, source, target, past)
    if _draws(advice):
        draw_number(surface, scenery, advice.seat)


def marks_bounds(scenery: Scenery, advice: Advice) -> Rect:
    """All that the marks touch, in pixels."""
    rects: list[Rect] = []
    for source, target, past in _arrows(scenery, advice):
        rects += [source, target, arrow_way(source, target, past).bounds]
    if _draws(advice):
        rects.append(number_rect(scenery, advice.seat))
    whole = rects[0]
    for rect in rects[1:]:
        whole = whole.united(rect)
    return whole.inflated(ROOM * scenery.layout.u)


def _arrows(scenery: Scenery, advice: Advice) -> list[tuple[Rect, Rect, Past]]:
    """From where to where arrows lead, and past what: also past where the one before begins."""
    found: list[tuple[Rect, Rect, Past]] = []
    begun: list[Rect] = []
    for places in marked(advice):
        source, target = (_rect(scenery, place) for place in places)
        past = past_all(scenery.layout, *begun)
        found.append((source, target, past))
        start, side = arrow_way(source, target, past).start, _APART * source.w
        begun.append(Rect.around(start.x, start.y, side, side))
    return found


def _draws(advice: Advice) -> bool:
    return any(move.kind is Kind.DRAW for move in advice.moves)


def _rect(scenery: Scenery, place: Place) -> Rect:
    """Where a card at this place is: a drawn one is lifted."""
    layout = scenery.layout
    rect = layout.rect(place)
    lifted = place.kind is PlaceKind.DRAWN and bool(scenery.stage.resting(place))
    return rect.moved(0, -DRAWN_LIFT * layout.u) if lifted else rect
