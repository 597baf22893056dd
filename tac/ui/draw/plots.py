"""Pieces of plots: a grid with its numbers, lines, bands, marks, and bars whose missing part is hatched.

Axes begin at 0, and nothing is told by colour alone: marks differ in shape, parts of bars in hatching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cache import to_screen
from tac.ui.draw.kit import Kit, put
from tac.ui.layout import Rect
from tac.ui.layout.axis import Scale

Points = Sequence[tuple[float, float]]

MARK: Final = 1.9
"""Width of a mark, in u;"""
SMALL_MARK: Final = 0.8
"""and where there are very many."""
_STEPS: Final = 3
_FINE: Final = 17
"""A fine diamond has at most about so many rows."""
_HATCH: Final = 1.3
"""Distance of the lines of a hatching, in u."""


def draw_grid(
    surface: pygame.Surface, kit: Kit, scale: Scale, rows: Sequence[tuple[float, str]], room: float
) -> None:
    """Lines at these values with their numbers at the left, in ``room`` pixels; the one at 0 is the axis."""
    rect = scale.rect
    for value, text in rows:
        y = round(scale.y(value))
        colour, width = (theme.INK, theme.line(0.2, kit.u)) if value == 0 else (theme.PAPER_LINE, 1.0)
        surface.fill(colour, pygame.Rect(round(rect.x), y, round(rect.w), round(width)))
        words = kit.text.fit(text, theme.LABEL, kit.u, theme.INK_2, room - kit.u)
        put(surface, words, Rect(rect.x - room, y - kit.u, room - kit.u, 2 * kit.u), "right")


def draw_below(surface: pygame.Surface, kit: Kit, scale: Scale, marks: Sequence[tuple[float, str]]) -> None:
    """Words below the axis at these values, whole inside the picture, none over another."""
    rect, u, end = scale.rect, kit.u, -1.0
    for value, text in marks:
        words = kit.text.fit(text, theme.LABEL, u, theme.INK_2, 0.5 * rect.w)
        w = words.get_width()
        x = min(max(scale.x(value) - w / 2, rect.x), rect.right + u - w)
        if x >= end:
            surface.blit(words, (round(x), round(rect.bottom + 1.1 * u)))
            end = x + w + 1.5 * u


def draw_line(surface: pygame.Surface, kit: Kit, room: Rect, points: Points, colour: str) -> None:
    """A line through points of the window, all in ``room``; a single one gives none."""
    if len(points) < 2:
        return
    width = theme.line(0.5, kit.u)
    body = (
        f'<path d="M{_path(points, room)}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )
    surface.blit(kit.shapes.markup("line", body, *room.px[2:]), room.px[:2])


def draw_band(
    surface: pygame.Surface, kit: Kit, room: Rect, lower: Points, upper: Points, colour: str
) -> None:
    """The area between two lines, pale."""
    if len(lower) < 2:
        return
    body = (
        f'<path d="M{_path([*lower, *reversed(upper)], room)} Z" fill="{colour}" fill-opacity="0.16"/>'
    )
    surface.blit(kit.shapes.markup("band", body, *room.px[2:]), room.px[:2])


def draw_whisker(surface: pygame.Surface, kit: Kit, x: float, low: float, high: float, colour: str) -> None:
    """From ``high`` down to ``low`` at ``x``, with ends across."""
    line = max(1, round(0.18 * kit.u))
    half = round(0.55 * kit.u)
    top, bottom = round(min(low, high)), round(max(low, high))
    surface.fill(colour, (round(x) - line // 2, top, line, max(1, bottom - top)))
    for y in (top, bottom):
        surface.fill(colour, (round(x) - half, y - line // 2, 2 * half + 1, line))


def draw_mark(
    surface: pygame.Surface, kit: Kit, x: float, y: float, *, hollow: bool = False
) -> None:
    """A stepped diamond; a ``hollow`` one says that little stands behind it."""
    side = max(5, round(MARK * kit.u))
    for part, colour in ((1.0, theme.MADDER), (0.56, theme.PAPER)) if hollow else ((1.0, theme.MADDER),):
        mark = fine_diamond(kit, part * side, colour)
        half = mark.get_width() // 2
        surface.blit(mark, (round(x) - half, round(y) - half))


def fine_diamond(kit: Kit, size: float, colour: str) -> pygame.Surface:
    """A diamond about so many pixels wide, with so fine steps that even a small one is seen as one."""
    cell = max(1, round(size / _FINE))
    reach = max(2, round((size / cell - 1) / 2))
    side = (2 * reach + 1) * cell

    def make() -> pygame.Surface:
        sheet = pygame.Surface((side, side), pygame.SRCALPHA)
        for k in range(-reach, reach + 1):
            wide = 2 * (reach - abs(k)) + 1
            sheet.fill(colour, ((side - wide * cell) // 2, (reach + k) * cell, wide * cell, cell))
        return to_screen(sheet)

    return kit.cache.get(("fine diamond", side, colour), make)


def draw_many_marks(surface: pygame.Surface, kit: Kit, points: Points) -> None:
    """Small diamonds, very many of them; those that lie over each other exactly are drawn once."""
    side = max(5, round(SMALL_MARK * kit.u))
    mark = kit.shapes.diamond(side, side, _STEPS, theme.MADDER)
    places = {(round(x - side / 2), round(y - side / 2)): None for x, y in points}
    surface.fblits([(mark, place) for place in places])


def draw_share(
    surface: pygame.Surface, kit: Kit, rect: Rect, part: float, whole: float, *, missed: bool = True
) -> None:
    """A bar of which ``part`` of ``whole`` is filled, an empty one where both are 0.

    The rest is hatched where it is something ``missed``, else it is only the rest.
    """
    w, h = rect.px[2:]
    radius = min(0.22 * h, 0.8 * kit.u)
    if not whole:
        line = theme.line(theme.HAIR_LINE, kit.u)
        surface.blit(kit.shapes.rounded(w, h, radius, None, theme.PAPER_LINE, line), rect.px[:2])
        return
    rest = hatched(kit, w, h, radius) if missed else kit.shapes.rounded(w, h, radius, theme.PAPER_3)
    surface.blit(rest, rect.px[:2])
    filled = round(w * part / whole)
    if part and filled < 2:
        filled = 2  # what there is can be seen
    if filled:
        picture = kit.shapes.rounded(w, h, radius, theme.TEAL)
        surface.blit(picture, rect.px[:2], (0, 0, filled, h))


def draw_key(surface: pygame.Surface, kit: Kit, rect: Rect, text: str, *, missing: bool) -> float:
    """What the filled or the hatched part of bars means; returns where it ends, in pixels."""
    side = round(1.9 * kit.u)
    box = Rect(rect.x, rect.cy - side / 2, side, side).rounded()
    radius = 0.4 * kit.u
    full = kit.shapes.rounded(side, side, radius, theme.TEAL)
    surface.blit(hatched(kit, side, side, radius) if missing else full, box.px[:2])
    words = kit.text.fit(text, theme.LABEL, kit.u, theme.INK, rect.right - box.right - kit.u)
    put(surface, words, Rect(box.right + 0.8 * kit.u, rect.y, words.get_width(), rect.h))
    return box.right + 0.8 * kit.u + words.get_width()


def hatched(kit: Kit, w: int, h: int, radius: float) -> pygame.Surface:
    """A rounded box with slanting lines in it."""

    def make() -> pygame.Surface:
        step, width = _HATCH * kit.u, theme.line(0.3, kit.u)
        lines = "".join(
            f"M{k * step - h:g} {h} L{k * step:g} 0 " for k in range(1, int((w + h) / step) + 1)
        )
        body = (
            f'<rect width="{w}" height="{h}" fill="{theme.PAPER_3}"/>'
            f'<path d="{lines}" fill="none" stroke="{theme.OCHRE_D}" stroke-opacity="0.55" '
            f'stroke-width="{width:g}"/>'
        )
        sheet = kit.shapes.markup("hatching", body, w, h).copy()
        mask = kit.shapes.rounded(w, h, radius, theme.WHITE)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    return kit.cache.get(("hatched", w, h, round(radius, 2), round(kit.u, 3), theme.OCHRE_D), make)


def _path(points: Points, room: Rect) -> str:
    x, y = room.px[:2]
    return " L".join(f"{px - x:.1f} {py - y:.1f}" for px, py in points)
