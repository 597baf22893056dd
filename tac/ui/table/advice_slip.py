"""The slip that tells a helped player in words what he owes: in letters as large as its room lets them be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from msgspec import Struct

from tac.ui.draw import Kit, caption_size, draw_caption
from tac.ui.draw.panels import caption_fits
from tac.ui.layout import Rect, TableLayout
from tac.ui.layout.advice import advice_rect, advice_room, is_clear

_MOST_LINES: Final = 4
_STEPS: Final = 10
"""So many sizes are tried between that of large text and the usual one."""


class Slip(Struct, frozen=True):
    """A sentence in ``lines`` at most, where it stands, and the unit of its letters in pixels."""

    text: str
    lines: int
    rect: Rect
    u: float


def lay_slip(kit: Kit, layout: TableLayout, seat: int, text: str) -> Slip:
    """The slip of ``seat``: covers no card, plate or button, and is no larger than all text is."""
    key = ("advice", layout, seat, text, kit.u, kit.enlarged.u)
    return kit.laid(key, lambda: _laid(kit, layout, seat, text))


def _laid(kit: Kit, layout: TableLayout, seat: int, text: str) -> Slip:
    room, usual = advice_room(layout, seat)
    for u, lines in _sizes(kit, usual):
        pen = kit.with_unit(u)
        if u != kit.u and not caption_fits(pen, text, room, lines):
            continue
        rect = advice_rect(layout, seat, caption_size(pen, text, room, lines))
        if u == kit.u or is_clear(layout, rect):
            break
    return Slip(text, lines, rect, u)


def _sizes(kit: Kit, usual: int) -> Iterator[tuple[float, int]]:
    """Units and numbers of lines, the largest first; the usual ones last."""
    large = kit.enlarged.u
    if large > kit.u:
        for step in range(_STEPS):
            u = large - (large - kit.u) * step / _STEPS
            for lines in range(usual, _MOST_LINES + 1):
                yield u, lines
    yield kit.u, usual


def draw_slip(surface: pygame.Surface, kit: Kit, slip: Slip, turn: int, alpha: float = 1.0) -> None:
    """Draw it, as whoever sits there reads it: turned by so many degrees."""
    pen = kit.with_unit(slip.u)
    draw_caption(surface, pen, slip.rect, slip.text, alpha=alpha, lines=slip.lines, turn=turn)
