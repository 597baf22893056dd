"""The list of the last moves, over the table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from msgspec import Struct

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box
from tac.ui.draw.stacks import draw_shadow
from tac.ui.draw.text import LINE, together
from tac.ui.layout import Rect

WIDEST: Final = 62.0
"""Of the list, in u."""

_PAD: Final = 1.8
_LEAST_PAD: Final = 1.2
_BETWEEN: Final = 1.2
_LEAST_BETWEEN: Final = 0.6
"""Beside its words, and between two sentences, in u: where there is room, and where there is little."""
_LEAST_PART: Final = 0.9
"""Its letters are smaller by no more than this where that keeps it off the cards."""


class Lately(Struct, frozen=True):
    """A list that was laid out: where it stands, the lines of each of its rows, and their size in pixels."""

    rect: Rect
    rows: tuple[tuple[str, ...], ...]
    px: int
    pad: float
    between: float


def lay_lately(kit: Kit, rooms: Sequence[Rect], title: str, sentences: Sequence[str]) -> Lately:
    """Where the list stands: at the lower left of the first room in which it fits, as wide as it needs.

    A sentence for which that is too narrow takes several lines. In the last room it stands in any case.
    """
    rows = (title, *sentences)
    return kit.laid(("lately", tuple(rooms), rows, kit.u), lambda: _first_that_fits(kit, rooms, rows))


def _first_that_fits(kit: Kit, rooms: Sequence[Rect], rows: tuple[str, ...]) -> Lately:
    found: Lately | None = None
    for room in rooms:
        for px, pad, between in _settings(kit):
            found = _laid(kit, room, rows, px, pad, between)
            if found.rect.w <= room.w and found.rect.h <= room.h:
                return found
    assert found is not None
    return found


def _settings(kit: Kit) -> Iterator[tuple[int, float, float]]:
    """Sizes of letters and what is left round and between sentences, in pixels, the best first."""
    u, px = kit.u, theme.LABEL.px(kit.u)
    yield px, _PAD * u, _BETWEEN * u
    for less in range(px, max(theme.SMALLEST_TEXT, math.ceil(_LEAST_PART * px)) - 1, -1):
        yield less, _LEAST_PAD * u, _LEAST_BETWEEN * u


def _laid(kit: Kit, room: Rect, rows: Sequence[str], px: int, pad: float, between: float) -> Lately:
    most = min(WIDEST * kit.u, room.w) - 2 * pad
    broken = tuple(tuple(together(kit.text.wrap(row, theme.LABEL.weight, px, most))) for row in rows)
    widest = max(kit.text.width(line, theme.LABEL.weight, px) for lines in broken for line in lines)
    high = sum(len(lines) * LINE * px + between for lines in broken) - between
    w, h = widest + 2 * pad, high + 2 * pad
    return Lately(Rect(room.x, room.bottom - h, w, h).rounded(), broken, px, pad, between)


def draw_lately(surface: pygame.Surface, kit: Kit, laid: Lately, *, alpha: float = 1.0) -> pygame.Rect:
    """A title and the sentences, the latest at the bottom and brightest; ``alpha`` is 0..1."""
    u, rect = kit.u, laid.rect
    draw_shadow(surface, kit, rect, 1.2 * u, theme.PLATE_SHADE, alpha)
    w, h = rect.px[2:]
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    draw_box(sheet, kit, Rect(0, 0, w, h), theme.PANEL, theme.PANEL_LINE, radius=1.2 * u)
    y, step = laid.pad, LINE * laid.px
    for row in laid.rows:
        colour = theme.WOOL if row is laid.rows[-1] else theme.MIST
        for line in row:
            text = kit.text.line(line, theme.LABEL.weight, laid.px, colour)
            put(sheet, text, Rect(laid.pad, y, w, step), "left")
            y += step
        y += laid.between
    if alpha < 1.0:
        sheet.set_alpha(round(255 * alpha))
    surface.blit(sheet, rect.px[:2])
    return pygame.Rect(rect.px)
