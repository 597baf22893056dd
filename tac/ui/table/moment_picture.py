"""How the "Tač!" moment looks over the dimmed table: marks, ways, caption, burst."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame
from msgspec.structs import replace

from tac.rules import Card, Seat
from tac.ui import theme
from tac.ui.draw import (
    badge_rect,
    burst_bounds,
    draw_badge,
    draw_burst,
    draw_empty_place,
)
from tac.ui.draw.cache import blit_faded, faded
from tac.ui.draw.shapes import rasterise
from tac.ui.layout import Place, PlaceKind, Point, Rect
from tac.ui.motion import Arc
from tac.ui.table import flight
from tac.ui.table.advice_slip import Slip, draw_slip
from tac.ui.table.card_items import BADGE_ROOM
from tac.ui.table.flight import arc_between, spot_centre
from tac.ui.table.flying import ring
from tac.ui.table.message_slip import lay_caption
from tac.ui.table.moment import BACK
from tac.ui.table.moving import slip_item
from tac.ui.table.scenery import Item, Scenery, bounds
from tac.ui.table.stage import Moment, Slide

_DASH: Final = 2.2
_GAP: Final = 1.5
_HEAD_AT: Final = 0.93
"""The part of the way at which its arrow head begins."""
_DOT_EVERY: Final = 1.5
_DOT_ALPHA: Final = 0.85
_DOTS_TOGETHER: Final = 6
_CROSS: Final = 5.2


def marks(scenery: Scenery, moment: Moment) -> list[Item]:
    """Below the cards in the air: where the card belonged, where it lay, and the ways of the penalty."""
    layout = scenery.layout
    found: list[Item] = []
    if moment.marks > 0.0:
        home = moment.home
        if home.kind is PlaceKind.DRAWN and not layout.narrow and not scenery.stage.resting(home):
            found.append(_lit_place(scenery, home))
        found += [ring(scenery, place, theme.OCHRE) for place in moment.owed]
        if moment.owed_card is not moment.wrong_card:
            found += _round_card(scenery, moment.owed_card, theme.OCHRE)
        if not moment.cross:
            found += _round_card(scenery, moment.wrong_card, theme.MADDER_H)
    for slide in moment.slides:
        found += _dots(scenery, slide)
    return found


def _lit_place(scenery: Scenery, place: Place) -> Item:
    """The empty place to which a card goes back."""
    rect = scenery.layout.rect(place)
    return Item(
        "lit place",
        place,
        pygame.Rect(rect.px),
        lambda surface: draw_empty_place(surface, scenery.kit, rect, lit=True),
    )


def _round_card(scenery: Scenery, card: Card, colour: str) -> list[Item]:
    """A line round a card, as long as it lies on top of something."""
    stage, layout = scenery.stage, scenery.layout
    place = stage.model.place_of(card)
    if place is None or place.kind is PlaceKind.PILE or stage.resting(place)[:1] != [card]:
        return []
    up = flight.DRAWN_LIFT * layout.u if place.kind is PlaceKind.DRAWN else 0.0
    line = ring(scenery, place, colour, up=up)
    return [replace(line, place=("round", card.code))]


def way_back(scenery: Scenery, moment: Moment) -> list[Item]:
    """Under the flying card: the dashed way of the wrong card, with an arrow at its end."""
    if moment.path_alpha <= 0.0:
        return []
    way, at = _way_of(scenery, moment)
    alpha = moment.path_alpha

    def draw(surface: pygame.Surface) -> None:
        blit_faded(surface, _way_picture(scenery, way, at), at.topleft, alpha)

    return [Item("way back", (way, alpha), at, draw)]


def _way_of(scenery: Scenery, moment: Moment) -> tuple[Arc, pygame.Rect]:
    """The way back, and the pixels that it takes."""
    way = arc_between(scenery.layout, moment.start, moment.home, BACK)
    return way, _bounds(way, 3.0 * scenery.layout.u)


def _way_picture(scenery: Scenery, way: Arc, at: pygame.Rect) -> pygame.Surface:
    u = scenery.layout.u
    return scenery.kit.cache.get(
        ("way back", way, at.size), lambda: rasterise(_dashes(way, at, u), at.w, at.h)
    )


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


def _dots(scenery: Scenery, slide: Slide) -> list[Item]:
    """A dotted way between two piles, dot by dot: one picture of it all would be large and nearly empty."""
    piles = (scenery.layout.rect(slide.giver), scenery.layout.rect(slide.receiver))
    if slide.alpha < 1.0:
        return _pale_dots(scenery, slide, piles)
    # So it stays until all have paid.
    key = ("dots", slide.giver, slide.receiver, piles, scenery.layout.u)
    return scenery.kit.laid(key, lambda: _pale_dots(scenery, slide, piles))


def _pale_dots(scenery: Scenery, slide: Slide, piles: tuple[Rect, Rect]) -> list[Item]:
    u, alpha = scenery.layout.u, slide.alpha
    way = arc_between(scenery.layout, slide.giver, slide.receiver, flight.PENALTY)
    dot = _dot(scenery)
    size, pale = dot.get_width(), faded(dot, alpha)

    def item(number: int, places: list[tuple[int, int]], at: pygame.Rect) -> Item:
        dots = [(pale, place) for place in places]
        name = ("dots", slide.giver.seat, slide.receiver.seat, number)
        return Item(name, alpha, at, lambda surface: surface.fblits(dots))

    groups = _dotted(way, piles, _DOT_EVERY * u, size)
    return [item(number, places, at) for number, (places, at) in enumerate(groups)]


def _dot(scenery: Scenery) -> pygame.Surface:
    size = max(2, round(0.42 * scenery.layout.u))
    return scenery.kit.shapes.rounded(size, size, size / 2, theme.WOOL, opacity=_DOT_ALPHA)


@lru_cache(maxsize=16)
def _dotted(
    way: Arc, piles: tuple[Rect, Rect], every: float, size: int
) -> list[tuple[list[tuple[int, int]], pygame.Rect]]:
    """Where the dots of a way are, beside the piles at its ends, a few together with the area they take."""
    points = [p for p in way.dots(every) if not any(pile.contains(*p) for pile in piles)]
    places = [(round(p.x - size / 2), round(p.y - size / 2)) for p in points]
    groups: list[tuple[list[tuple[int, int]], pygame.Rect]] = []
    for first in range(0, len(places), _DOTS_TOGETHER):
        few = places[first : first + _DOTS_TOGETHER]
        together = [pygame.Rect(place, (size, size)) for place in few]
        groups.append((few, together[0].unionall(together[1:])))
    return groups


def words(scenery: Scenery, moment: Moment) -> list[Item]:
    """Above the cards: the cross on the wrong place, the caption, the number of penalty cards."""
    found = list[Item]()
    if moment.cross > 0.0:
        found.append(_cross(scenery, moment))
    if moment.gained:
        found.append(_gained(scenery, moment.offender, moment.gained))
    if moment.caption_alpha > 0.0:
        laid, turn = _caption(scenery, moment), scenery.layout.facing(moment.offender)
        found.append(slip_item("caption", scenery, laid, moment.caption_alpha, turn))
    return found


def prepare(scenery: Scenery, moment: Moment) -> None:
    """Make what a moment will need before it is seen: caption, way back, cross and dots."""
    nowhere = pygame.Surface((1, 1))
    _way_picture(scenery, *_way_of(scenery, moment))
    _cross(scenery, moment).draw(nowhere)
    _dot(scenery)
    turn = scenery.layout.facing(moment.offender)
    draw_slip(nowhere, scenery.kit, _caption(scenery, moment), turn)


def _caption(scenery: Scenery, moment: Moment) -> Slip:
    layout, place = scenery.layout, scenery.layout.rect(moment.owed[0])
    return lay_caption(scenery.kit, layout, place, moment.caller, moment.offender, moment.caption)


def draw_gained(surface: pygame.Surface, scenery: Scenery, offender: Seat, gained: int) -> None:
    """The number of penalty cards, beside the badge of the pile that they slide under."""
    plus = _gained_rect(scenery, offender)
    draw_badge(surface, scenery.kit, plus, f"+{gained}", theme.MADDER, theme.OCHRE_L)


def _gained_rect(scenery: Scenery, offender: Seat) -> Rect:
    layout, kit, u = scenery.layout, scenery.kit, scenery.layout.u
    cards = len(scenery.stage.resting(Place(PlaceKind.PILE, offender)))
    badge = badge_rect(kit, layout.seats[offender].badge, cards)
    return Rect(badge.right + 0.2 * u, badge.y, 6.0 * u, badge.h + 0.4 * u).rounded()


def _gained(scenery: Scenery, offender: Seat, gained: int) -> Item:
    plus = _gained_rect(scenery, offender)
    return Item(
        "gained",
        (gained, plus),
        bounds(scenery, plus, BADGE_ROOM),
        lambda surface: draw_gained(surface, scenery, offender, gained),
    )


def _cross(scenery: Scenery, moment: Moment) -> Item:
    """A white cross on madder, on the edge of the wrong place that looks away from where the card goes."""
    layout, kit, u = scenery.layout, scenery.kit, scenery.layout.u
    rect = layout.rect(moment.wrong)
    other = moment.start if moment.wrong == moment.home else moment.home
    on_left = spot_centre(layout, other).x >= rect.cx
    size, alpha = max(16.0, _CROSS * u), moment.cross
    centre = Point(rect.left - 1.3 * u if on_left else rect.right + 1.3 * u, rect.y + 0.42 * rect.h)
    chip = Rect.around(centre.x, centre.y, size, size).within(layout.inside).rounded()

    def draw(surface: pygame.Surface) -> None:
        disc = kit.shapes.rounded(chip.w, chip.h, chip.h / 2, theme.MADDER, theme.PAPER, theme.line(0.32, u))
        blit_faded(surface, disc, chip.px[:2], alpha)
        icon = kit.pictures.icon("close", 0.66 * size, theme.WHITE)
        at = icon.get_rect(center=(round(chip.cx), round(chip.cy)))
        blit_faded(surface, icon, at.topleft, alpha)

    return Item("cross", (chip, alpha), pygame.Rect(chip.px), draw)


def big_burst(scenery: Scenery, moment: Moment) -> list[Item]:
    """The shout, its tail by the caller's avatar; rough while all is drawn: the table darkens, or shakes."""
    if moment.burst <= 0.0 or moment.burst_alpha <= 0.0:
        return []
    layout, kit = scenery.layout, scenery.kit
    centre = layout.shout_centre(moment.caller, moment.offender)
    tail, radii = layout.shout_tail(moment.caller, centre), layout.burst_radii
    scale, alpha = moment.burst, moment.burst_alpha
    rough = moment.darkens or 0.0 < moment.shake < 1.0

    def draw(surface: pygame.Surface) -> None:
        draw_burst(
            surface,
            kit,
            scenery.words.shout,
            centre,
            radii,
            tail,
            scale=scale,
            alpha=alpha,
            behind=layout.off_rays,
            rough=rough,
        )

    return [Item("burst", (scale, alpha, rough), burst_bounds(kit, centre, radii, tail, scale=scale), draw)]


def _bounds(way: Arc, room: float) -> pygame.Rect:
    xs = [way.start.x, way.control.x, way.end.x]
    ys = [way.start.y, way.control.y, way.end.y]
    left, top = math.floor(min(xs) - room), math.floor(min(ys) - room)
    return pygame.Rect(left, top, math.ceil(max(xs) + room) - left, math.ceil(max(ys) + room) - top)
