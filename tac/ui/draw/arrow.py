"""The arrow from a card to the place where it goes."""

from __future__ import annotations

import math
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit
from tac.ui.layout import Point, Rect

_LINE: Final = 0.09
_EDGE: Final = 0.035
_HEAD: Final = 0.34
"""Width of the line, of its dark edge and length of the head, of a card's width."""
_START: Final = 0.12
_END: Final = 0.2
"""How far within the two cards it begins and ends, of their width."""
_ASIDE: Final = 0.2
_BELOW: Final = 0.3
"""How far right of the middle it runs upwards, below it to a side, of a card's width: the rank is at the
upper left."""


def draw_arrow(surface: pygame.Surface, kit: Kit, source: Rect, target: Rect) -> None:
    """An ochre arrow with a dark edge; it covers no rank."""
    start, end = _ends(source, target)
    line, edge, head = _LINE * source.w, _EDGE * source.w, _HEAD * source.w
    line, edge = max(3.0, line), max(1.0, edge)
    pad = head + 2 * edge
    left, top = math.floor(min(start.x, end.x) - pad), math.floor(min(start.y, end.y) - pad)
    right, bottom = math.ceil(max(start.x, end.x) + pad), math.ceil(max(start.y, end.y) + pad)
    body = _body(Point(start.x - left, start.y - top), Point(end.x - left, end.y - top), line, edge, head)
    surface.blit(kit.shapes.markup("arrow", body, right - left, bottom - top), (left, top))


def _ends(source: Rect, target: Rect) -> tuple[Point, Point]:
    dx, dy = target.cx - source.cx, target.cy - source.cy
    length = math.hypot(dx, dy)
    way = Point(dx / length, dy / length)
    below = _BELOW * source.w if abs(dy) < 0.3 * abs(dx) else 0.0
    aside = _ASIDE * source.w if dx <= 0 and not below else 0.0
    first, last = _reach(source, way) - _START * source.w, _reach(target, way) - _END * source.w
    if dx < 0 and not below:
        # Off the top of the card, past its rank.
        start = Point(source.cx + aside, source.top + 0.3 * _START * source.w)
        return start, Point(target.cx - way.x * last, target.cy - way.y * last)
    return (
        Point(source.cx + way.x * first + aside, source.cy + way.y * first + below),
        Point(target.cx - way.x * last + aside, target.cy - way.y * last + below),
    )


def _reach(rect: Rect, way: Point) -> float:
    """How far it is from the middle of a rectangle to its edge this way."""
    across = rect.w / 2 / abs(way.x) if way.x else math.inf
    along = rect.h / 2 / abs(way.y) if way.y else math.inf
    return min(across, along)


def _body(start: Point, end: Point, line: float, edge: float, head: float) -> str:
    angle = math.atan2(end.y - start.y, end.x - start.x)
    neck = Point(end.x - math.cos(angle) * head * 0.8, end.y - math.sin(angle) * head * 0.8)
    wings = [
        Point(end.x + math.cos(angle + turn) * head, end.y + math.sin(angle + turn) * head)
        for turn in (math.radians(148), math.radians(-148))
    ]
    shaft = f"M{start.x:.1f} {start.y:.1f}L{neck.x:.1f} {neck.y:.1f}"
    tip = "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in (end, *wings)) + "Z"
    dark = f'stroke="{theme.DARK}" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path d="{shaft}" fill="none" {dark} stroke-width="{line + 2 * edge:.1f}"/>'
        f'<path d="{tip}" fill="{theme.DARK}" {dark} stroke-width="{2 * edge:.1f}"/>'
        f'<path d="{shaft}" fill="none" stroke="{theme.OCHRE}" stroke-width="{line:.1f}" '
        f'stroke-linecap="round"/><path d="{tip}" fill="{theme.OCHRE}"/>'
    )
