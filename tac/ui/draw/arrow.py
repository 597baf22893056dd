"""The arrow from a card to the place where it goes."""

from __future__ import annotations

import math

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit
from tac.ui.layout import Point, Rect
from tac.ui.layout.arrow_way import EDGE, HEAD, LINE, NOTHING, Past, Way, arrow_way


def draw_arrow(surface: pygame.Surface, kit: Kit, source: Rect, target: Rect, past: Past = NOTHING) -> None:
    """An ochre arrow with a dark edge; it covers no rank, and bends past what else lies between the two."""
    draw_way(surface, kit, arrow_way(source, target, past), source.w)


def draw_way(surface: pygame.Surface, kit: Kit, way: Way, width: float) -> None:
    """The same arrow along a way, as it is between cards so wide."""
    line, edge, head = LINE * width, EDGE * width, HEAD * width
    line, edge = max(3.0, line), max(1.0, edge)
    box = way.bounds.inflated(head + 2 * edge)
    left, top = math.floor(box.left), math.floor(box.top)
    right, bottom = math.ceil(box.right), math.ceil(box.bottom)
    start, bend, end = (Point(p.x - left, p.y - top) for p in (way.start, way.bend, way.end))
    body = _body(Way(start, bend, end), line, edge, head)
    surface.blit(kit.shapes.markup("arrow", body, right - left, bottom - top), (left, top))


def _body(way: Way, line: float, edge: float, head: float) -> str:
    start, bend, end = way.start, way.bend, way.end
    angle = math.atan2(end.y - bend.y, end.x - bend.x)
    neck = Point(end.x - math.cos(angle) * head * 0.8, end.y - math.sin(angle) * head * 0.8)
    wings = [
        Point(end.x + math.cos(angle + turn) * head, end.y + math.sin(angle + turn) * head)
        for turn in (math.radians(148), math.radians(-148))
    ]
    shaft = f"M{start.x:.1f} {start.y:.1f}Q{bend.x:.1f} {bend.y:.1f} {neck.x:.1f} {neck.y:.1f}"
    tip = "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in (end, *wings)) + "Z"
    dark = f'stroke="{theme.DARK}" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path d="{shaft}" fill="none" {dark} stroke-width="{line + 2 * edge:.1f}"/>'
        f'<path d="{tip}" fill="{theme.DARK}" {dark} stroke-width="{2 * edge:.1f}"/>'
        f'<path d="{shaft}" fill="none" stroke="{theme.OCHRE}" stroke-width="{line:.1f}" '
        f'stroke-linecap="round"/><path d="{tip}" fill="{theme.OCHRE}"/>'
    )
