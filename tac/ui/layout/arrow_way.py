"""The way of an arrow from a card to the place where it goes: past ranks, and past other cards if it can."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.table import PlaceKind, TableLayout

LINE: Final = 0.09
EDGE: Final = 0.035
HEAD: Final = 0.34
"""Width of the line, of its dark edge and length of the head, of a card's width."""
_START: Final = 0.12
_END: Final = 0.2
"""How far within the two cards it begins and ends, of their width."""
_ASIDE: Final = 0.2
_BELOW: Final = 0.3
"""How far right of the middle it runs upwards, below it to a side, of a card's width: the rank is at the
upper left."""
_BENDS: Final = (0.0, 0.15, -0.15, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5, 0.7, -0.7, 0.9, -0.9)
"""How far from the straight way the middle of a bent one lies, of a card's width."""
_ROUND_START: Final = 0.03
_FAR: Final = 1.8
_AHEAD: Final = 0.08
"""One that runs round another card begins so far within its own, and is drawn so far aside of the card at its
end, and so far ahead, of a card's width."""
_BESIDE: Final = (0.15, -0.3, 0.4)
"""Where else on the edges of the two cards one begins and ends, from the middle, as parts of the edge."""
_STEPS: Final = 14
_RANK: Final = (0.05, 0.04, 0.42, 0.44)
"""Where a rank is on its card: left, top, width and height, as parts of the card's."""
CARDS: Final = (PlaceKind.HEAP, PlaceKind.CENTRAL, PlaceKind.PILE)
_WORDS: Final = (PlaceKind.PLATE, PlaceKind.CALL)
_READ: Final = 100.0
_LONG: Final = 0.02
_BENT: Final = 6.0
_PAST: Final = 4.0
"""How bad it is to cross what is read, to be a card's width longer, to be bent by one, to point away from the
card at its end; a part of a card that is touched is 1,"""
_ACROSS: Final = 1.0
_WITHIN: Final = 0.1
"""and so much more where it runs over it, further within its edge than this part of a card's width."""
_BESIDE_RANK: Final = 0.05
"""So much of a card's width is left beside a rank where there is another way."""


class Way(Struct, frozen=True):
    """From ``start`` to ``end``; ``bend`` draws it aside, as the control point of a quadratic Bézier does."""

    start: Point
    bend: Point
    end: Point

    def at(self, part: float) -> Point:
        """The point after this part (0 to 1) of it."""
        a, b, c = (1 - part) ** 2, 2 * part * (1 - part), part**2
        return Point(
            a * self.start.x + b * self.bend.x + c * self.end.x,
            a * self.start.y + b * self.bend.y + c * self.end.y,
        )

    @property
    def bounds(self) -> Rect:
        """All points of it."""
        points = [self.at(k / _STEPS) for k in range(_STEPS + 1)]
        left, top = min(p.x for p in points), min(p.y for p in points)
        return Rect(left, top, max(p.x for p in points) - left, max(p.y for p in points) - top)


def rank_of(card: Rect) -> Rect:
    """Where the rank of a card is."""
    x, y, w, h = _RANK
    return Rect(card.x + x * card.w, card.y + y * card.h, w * card.w, h * card.h)


class Past(Struct, frozen=True):
    """What is between the ends of an arrow: other cards, and what has words on it."""

    cards: tuple[Rect, ...] = ()
    words: tuple[Rect, ...] = ()


NOTHING: Final = Past()


def past_all(layout: TableLayout, *words: Rect) -> Past:
    """All of a table, and what else has words. Of drawn cards only the one that goes can be there."""
    return Past(
        tuple(rect for place, rect in layout.places if place.kind in CARDS),
        (*(rect for place, rect in layout.places if place.kind in _WORDS), *words),
    )


@lru_cache(maxsize=32)
def arrow_way(source: Rect, target: Rect, past: Past = NOTHING) -> Way:
    """The way from one card to the other past what lies between them: straight where nothing does."""
    found = _straight(source, target)
    covers = _Covers(source, target, past)
    least = covers.cost(found)
    if least:
        least += _trouble(found, source.w, target)
        for way in _bent(source, target):
            cost = covers.cost(way, _trouble(way, source.w, target), least)
            if cost < least:
                found, least = way, cost
    return found


class _Covers:
    """Tells how much a way covers of what is there."""

    def __init__(self, source: Rect, target: Rect, past: Past) -> None:
        self._card = source.w
        self._others = [card for card in past.cards if card not in (source, target)]
        self._ranks = [rank_of(card) for card in (source, target, *self._others)]
        self._words = past.words

    def cost(self, way: Way, found: float = 0.0, most: float = math.inf) -> float:
        """What it costs beyond ``found``; as soon as that is ``most``, it does not matter how much more."""
        half, head = (LINE / 2 + EDGE) * self._card, HEAD / 2 * self._card
        for k in range(_STEPS + 1):
            if found >= most:
                break
            x, y = way.at(k / _STEPS)
            room = half if k < _STEPS - 1 else head
            found += _READ * sum(_near(read, x, y, room) for read in (*self._ranks, *self._words))
            found += sum(_near(rank, x, y, room + _BESIDE_RANK * self._card) for rank in self._ranks)
            found += sum(_near(other, x, y, half) for other in self._others)
            found += _ACROSS * sum(_near(other, x, y, -_WITHIN * self._card) for other in self._others)
        return found


def _near(rect: Rect, x: float, y: float, room: float) -> bool:
    return rect.x - room < x < rect.x + rect.w + room and rect.y - room < y < rect.y + rect.h + room


def _trouble(way: Way, card: float, target: Rect) -> float:
    """What it costs to follow a way with the eyes."""
    middle = Point((way.start.x + way.end.x) / 2, (way.start.y + way.end.y) / 2)
    length = math.dist(way.start, way.bend) + math.dist(way.bend, way.end)
    return (_LONG * length + _BENT * math.dist(middle, way.bend) / 2) / card + _PAST * _askew(way, target)


def _askew(way: Way, target: Rect) -> float:
    """How much a way points past the card at its end: 0 for at it or aside, 1 for away."""
    dx, dy = way.end.x - way.bend.x, way.end.y - way.bend.y
    there_x, there_y = target.cx - way.end.x, target.cy - way.end.y
    both = math.hypot(dx, dy) * math.hypot(there_x, there_y)
    return max(0.0, -(dx * there_x + dy * there_y) / both) if both else 0.0


def _straight(source: Rect, target: Rect) -> Way:
    dx, dy = target.cx - source.cx, target.cy - source.cy
    length = math.hypot(dx, dy)
    way = Point(dx / length, dy / length)
    below = _BELOW * source.w if abs(dy) < 0.3 * abs(dx) else 0.0
    aside = _ASIDE * source.w if dx <= 0 and not below else 0.0
    first, last = _reach(source, way) - _START * source.w, _reach(target, way) - _END * source.w
    if dx < 0 and not below:
        # Off the top of the card, past its rank.
        start = Point(source.cx + aside, source.top + 0.3 * _START * source.w)
        return _between(start, Point(target.cx - way.x * last, target.cy - way.y * last))
    return _between(
        Point(source.cx + way.x * first + aside, source.cy + way.y * first + below),
        Point(target.cx - way.x * last + aside, target.cy - way.y * last + below),
    )


def _bent(source: Rect, target: Rect) -> Iterator[Way]:
    """Ways from edge to edge, the least bent first."""
    starts, ends = list(_edge(source, target, _START)), list(_edge(target, source, _END))
    for bend in _BENDS:
        for start in starts:
            for end in ends:
                yield _between(start, end, bend * source.w)
    if abs(target.cy - source.cy) >= abs(target.cx - source.cx):
        yield from _round(source, target, ends)


def _round(source: Rect, target: Rect, ends: list[Point]) -> Iterator[Way]:
    """Ways up or down that first run along the edge of the card, then round what lies between the two."""
    ahead = math.copysign(_AHEAD * source.w, target.cy - source.cy)
    for start in _edge(source, target, _ROUND_START):
        for side in (_FAR * source.w, -_FAR * source.w):
            for end in ends:
                yield Way(start, Point(target.cx + side, start.y + ahead), end)


def _edge(card: Rect, other: Rect, within: float) -> Iterator[Point]:
    """Places at the edge of a card that looks towards another, so far within it."""
    dx, dy = other.cx - card.cx, other.cy - card.cy
    for part in _BESIDE:
        if abs(dy) >= abs(dx):
            inner = card.h / 2 - within * card.w
            yield Point(card.cx + part * card.w, card.cy + math.copysign(inner, dy))
        else:
            inner = card.w / 2 - within * card.w
            yield Point(card.cx + math.copysign(inner, dx), card.cy + part * card.h)


def _between(start: Point, end: Point, aside: float = 0.0) -> Way:
    """A way whose middle lies so many pixels left of the straight one, seen along it."""
    dx, dy = end.x - start.x, end.y - start.y
    length = math.hypot(dx, dy) or 1.0
    middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
    return Way(start, Point(middle.x + 2 * aside * dy / length, middle.y - 2 * aside * dx / length), end)


def _reach(rect: Rect, way: Point) -> float:
    """How far it is from the middle of a rectangle to its edge this way."""
    across = rect.w / 2 / abs(way.x) if way.x else math.inf
    along = rect.h / 2 / abs(way.y) if way.y else math.inf
    return min(across, along)
