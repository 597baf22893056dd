"""How the "Tač!" moment looks over the dimmed table: marks, ways, caption, burst."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from tac.rules import Card, Seat
from tac.ui import theme
from tac.ui.draw import (
    badge_rect,
    caption_size,
    draw_badge,
    draw_burst,
    draw_caption,
    draw_empty_place,
    draw_ring,
)
from tac.ui.draw.cache import blit_faded, faded
from tac.ui.draw.shapes import rasterise
from tac.ui.layout import Place, PlaceKind, Point, Rect
from tac.ui.motion import Arc
from tac.ui.table import flight
from tac.ui.table.flight import arc_between, spot_centre
from tac.ui.table.moment import BACK
from tac.ui.table.moving import Touched
from tac.ui.table.scenery import Scenery
from tac.ui.table.stage import Moment

_DASH: Final = 2.2
_GAP: Final = 1.5
_HEAD_AT: Final = 0.93
"""The part of the way at which its arrow head begins."""
_DOT_EVERY: Final = 1.5
_DOT_ALPHA: Final = 0.85
_DOTS_TOGETHER: Final = 6
_CROSS: Final = 5.2
CAPTION_WIDTH: Final = 58.0


def draw_marks(surface: pygame.Surface, scenery: Scenery, moment: Moment) -> Touched:
    """Below the cards in the air: where the card belonged, where it lay, and the ways of the penalty."""
    layout, kit = scenery.layout, scenery.kit
    touched: Touched = []
    if moment.marks > 0.0:
        home = moment.home
        if home.kind is PlaceKind.DRAWN and not layout.narrow and not scenery.stage.resting(home):
            touched.append(draw_empty_place(surface, kit, layout.rect(home), lit=True))
        touched += [draw_ring(surface, kit, layout.rect(place), theme.OCHRE) for place in moment.owed]
        if moment.owed_card is not moment.wrong_card:
            touched += _round_card(surface, scenery, moment.owed_card, theme.OCHRE)
        if not moment.cross:
            touched += _round_card(surface, scenery, moment.wrong_card, theme.MADDER_H)
    for slide in moment.slides:
        way = arc_between(layout, slide.giver, slide.receiver, flight.PENALTY)
        piles = (layout.rect(slide.giver), layout.rect(slide.receiver))
        touched += _dots(surface, scenery, way, piles, slide.alpha)
    return touched


def _round_card(surface: pygame.Surface, scenery: Scenery, card: Card, colour: str) -> Touched:
    """A line round a card, as long as it lies on top of something."""
    stage, layout = scenery.stage, scenery.layout
    place = stage.model.place_of(card)
    if place is None or place.kind is PlaceKind.PILE or stage.resting(place)[:1] != [card]:
        return []
    up = flight.DRAWN_LIFT * layout.u if place.kind is PlaceKind.DRAWN else 0.0
    return [draw_ring(surface, scenery.kit, layout.rect(place).moved(0, -up), colour)]


def draw_way_back(surface: pygame.Surface, scenery: Scenery, moment: Moment) -> Touched:
    """Under the flying card: the dashed way of the wrong card, with an arrow at its end."""
    if moment.path_alpha <= 0.0:
        return []
    layout = scenery.layout
    way = arc_between(layout, moment.start, moment.home, BACK)
    bounds = _bounds(way, 3.0 * layout.u)
    picture = scenery.kit.cache.get(
        ("way back", way, bounds.size),
        lambda: rasterise(_dashes(way, bounds, layout.u), bounds.w, bounds.h),
    )
    return [blit_faded(surface, picture, (bounds.x, bounds.y), moment.path_alpha)]


def _dashes(way: Arc, bounds: pygame.Rect, u: float) -> str:
    length = math.dist(way.start, way.control) + math.dist(way.control, way.end)
    count = max(2, round(length / ((_DASH + _GAP) * u)))
    share = _DASH / (_DASH + _GAP)
    body = ""
    for k in range(count):
        first, last = k / count, (k + share) / count
        if last > _HEAD_AT:
            break
        a, b = way.at(first), way.at(last)
        body += f"M{a.x - bounds.x:.1f} {a.y - bounds.y:.1f}L{b.x - bounds.x:.1f} {b.y - bounds.y:.1f}"
    width = max(2.0, 0.55 * u)
    return (
        f'<path d="{body}" fill="none" stroke="{theme.OCHRE_L}" stroke-width="{width:.1f}" '
        f'stroke-linecap="round"/>{_arrow_head(way, bounds, u)}'
    )


def _arrow_head(way: Arc, bounds: pygame.Rect, u: float) -> str:
    tip, before = way.at(1.0), way.at(_HEAD_AT)
    angle = math.atan2(tip.y - before.y, tip.x - before.x)
    points = [
        Point(tip.x + math.cos(angle + turn) * reach, tip.y + math.sin(angle + turn) * reach)
        for turn, reach in ((0.0, 0.6 * u), (math.radians(152), 3.4 * u), (math.radians(-152), 3.4 * u))
    ]
    path = "L".join(f"{p.x - bounds.x:.1f} {p.y - bounds.y:.1f}" for p in points)
    return f'<path d="M{path}Z" fill="{theme.OCHRE_L}"/>'


def _dots(
    surface: pygame.Surface, scenery: Scenery, way: Arc, piles: tuple[Rect, Rect], alpha: float
) -> Touched:
    """A dotted way between two piles, dot by dot: one picture of it all would be large and nearly empty."""
    u, kit = scenery.layout.u, scenery.kit
    size = max(2, round(0.42 * u))
    dot = kit.shapes.rounded(size, size, size / 2, theme.WOOL, opacity=_DOT_ALPHA)
    places, touched = _dotted(way, piles, _DOT_EVERY * u, size)
    pale = faded(dot, alpha)
    surface.fblits([(pale, place) for place in places])
    return touched


@lru_cache(maxsize=16)
def _dotted(
    way: Arc, piles: tuple[Rect, Rect], every: float, size: int
) -> tuple[list[tuple[int, int]], Touched]:
    """Where the dots of a way are, beside the piles at its ends, and the areas they take."""
    points = [p for p in way.dots(every) if not any(pile.contains(*p) for pile in piles)]
    places = [(round(p.x - size / 2), round(p.y - size / 2)) for p in points]
    touched: Touched = []
    for first in range(0, len(places), _DOTS_TOGETHER):
        together = [pygame.Rect(place, (size, size)) for place in places[first : first + _DOTS_TOGETHER]]
        touched.append(together[0].unionall(together[1:]))
    return places, touched


def draw_words(surface: pygame.Surface, scenery: Scenery, moment: Moment) -> Touched:
    """Above the cards: the cross on the wrong place, the caption, the number of penalty cards."""
    layout, kit = scenery.layout, scenery.kit
    touched: Touched = []
    if moment.cross > 0.0:
        touched += _cross(surface, scenery, moment)
    if moment.gained:
        touched.append(draw_gained(surface, scenery, moment.offender, moment.gained))
    if moment.caption_alpha > 0.0:
        size = caption_size(kit.enlarged, moment.caption, _caption_room(scenery))
        rect = _caption_rect(scenery, moment, size)
        turn, alpha = layout.facing(moment.offender), moment.caption_alpha
        touched.append(draw_caption(surface, kit.enlarged, rect, moment.caption, alpha=alpha, turn=turn))
    return touched


def prepare_caption(scenery: Scenery, moment: Moment) -> None:
    """Make the caption of a moment before it is seen."""
    layout, kit = scenery.layout, scenery.kit
    size = caption_size(kit.enlarged, moment.caption, _caption_room(scenery))
    rect = _caption_rect(scenery, moment, size)
    turn = layout.facing(moment.offender)
    draw_caption(pygame.Surface((1, 1)), kit.enlarged, rect, moment.caption, turn=turn)


def _caption_rect(scenery: Scenery, moment: Moment, size: tuple[float, float]) -> Rect:
    layout = scenery.layout
    return layout.caption_of_call(layout.rect(moment.owed[0]), size, moment.caller, moment.offender)


def _caption_room(scenery: Scenery) -> float:
    """The most pixels that a line of the caption may take."""
    layout = scenery.layout
    return 0.9 * layout.inside.w if layout.narrow else CAPTION_WIDTH * layout.u


def draw_gained(surface: pygame.Surface, scenery: Scenery, offender: Seat, gained: int) -> pygame.Rect:
    """The number of penalty cards, beside the badge of the pile that they slide under."""
    layout, kit, u = scenery.layout, scenery.kit, scenery.layout.u
    cards = len(scenery.stage.resting(Place(PlaceKind.PILE, offender)))
    badge = badge_rect(kit, layout.seats[offender].badge, cards)
    plus = Rect(badge.right + 0.2 * u, badge.y, 6.0 * u, badge.h + 0.4 * u).rounded()
    return draw_badge(surface, kit, plus, f"+{gained}", theme.MADDER, theme.OCHRE_L)


def _cross(surface: pygame.Surface, scenery: Scenery, moment: Moment) -> Touched:
    """A white cross on madder, on the edge of the wrong place that looks away from where the card goes."""
    layout, kit, u = scenery.layout, scenery.kit, scenery.layout.u
    rect = layout.rect(moment.wrong)
    other = moment.start if moment.wrong == moment.home else moment.home
    on_left = spot_centre(layout, other).x >= rect.cx
    size = max(16.0, _CROSS * u)
    centre = Point(rect.left - 1.3 * u if on_left else rect.right + 1.3 * u, rect.y + 0.42 * rect.h)
    chip = Rect.around(centre.x, centre.y, size, size).within(layout.inside).rounded()
    disc = kit.shapes.rounded(chip.w, chip.h, chip.h / 2, theme.MADDER, theme.PAPER, theme.line(0.32, u))
    touched = [blit_faded(surface, disc, chip.px[:2], moment.cross)]
    icon = kit.pictures.icon("close", 0.66 * size, theme.WHITE)
    at = icon.get_rect(center=(round(chip.cx), round(chip.cy)))
    return [*touched, blit_faded(surface, icon, at.topleft, moment.cross)]


def draw_big_burst(surface: pygame.Surface, scenery: Scenery, moment: Moment) -> Touched:
    """The shout, its tail by the caller's avatar; rough while all is drawn: the table darkens, or shakes."""
    if moment.burst <= 0.0 or moment.burst_alpha <= 0.0:
        return []
    layout = scenery.layout
    centre = layout.shout_centre(moment.caller, moment.offender)
    return [
        draw_burst(
            surface,
            scenery.kit,
            scenery.words.shout,
            centre,
            layout.burst_radii,
            layout.shout_tail(moment.caller, centre),
            scale=moment.burst,
            alpha=moment.burst_alpha,
            behind=layout.faces,
            rough=moment.darkens or 0.0 < moment.shake < 1.0,
        )
    ]


def _bounds(way: Arc, room: float) -> pygame.Rect:
    xs = [way.start.x, way.control.x, way.end.x]
    ys = [way.start.y, way.control.y, way.end.y]
    left, top = math.floor(min(xs) - room), math.floor(min(ys) - room)
    return pygame.Rect(left, top, math.ceil(max(xs) + room) - left, math.ceil(max(ys) + room) - top)
