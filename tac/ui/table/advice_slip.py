"""The slip that tells a helped player in words what he owes: in letters as large as its room lets them be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

import pygame
from msgspec import Struct

from tac.ui.draw import Kit, caption_size, draw_caption
from tac.ui.draw.panels import caption_fits
from tac.ui.layout import Rect, TableLayout
from tac.ui.layout.advice import advice_elsewhere, advice_rect, advice_room, is_clear

_MOST_LINES: Final = 4
_MOST_LINES_BY_PILE: Final = 6
_WIDEST: Final = 34.0
"""In a corner a line is at most so wide, in its u."""
_LARGE: Final = 1.25
"""Letters so many times as large as usual stay by the plate."""
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
    sizes = list(_sizes(kit, advice_room(layout, seat)[1]))
    enough = min(kit.enlarged.u, _LARGE * kit.u)
    large = (_by_plate(kit, layout, seat, text, u, lines) for u, lines in sizes if u >= enough)
    found = chain(large, _anywhere(kit, layout, seat, text, sizes))
    return next(slip for slip in found if slip is not None)


def _anywhere(
    kit: Kit, layout: TableLayout, seat: int, text: str, sizes: list[tuple[float, int]]
) -> Iterator[Slip | None]:
    for u in dict.fromkeys(u for u, _ in sizes):
        if u != kit.u:
            yield _by_pile(kit, layout, seat, text, u)
        yield from (_by_plate(kit, layout, seat, text, u, lines) for size, lines in sizes if size == u)


def _by_plate(kit: Kit, layout: TableLayout, seat: int, text: str, u: float, lines: int) -> Slip | None:
    """Where it usually is; with letters of the usual size in any case."""
    pen, room = kit.with_unit(u), advice_room(layout, seat)[0]
    if u != kit.u and not caption_fits(pen, text, room, lines):
        return None
    rect = advice_rect(layout, seat, caption_size(pen, text, room, lines))
    return Slip(text, lines, rect, u) if u == kit.u or is_clear(layout, rect) else None


def _by_pile(kit: Kit, layout: TableLayout, seat: int, text: str, u: float) -> Slip | None:
    """In a corner of the table in which nothing is."""
    pen, room, places = kit.with_unit(u), advice_elsewhere(layout, seat), layout.seats[seat]
    if room is None:
        return None
    across, down = (room.h, room.w) if places.lies_on_its_side else room.size
    across = min(across, _WIDEST * pen.u)
    for lines in range(1, _MOST_LINES_BY_PILE + 1):
        if caption_fits(pen, text, across, lines):
            w, h = caption_size(pen, text, across, lines)
            if h > down:
                return None
            turned = (h, w) if places.lies_on_its_side else (w, h)
            rect = Rect.around(*places.pile.centre, *turned).within(room).rounded()
            return Slip(text, lines, rect, u) if is_clear(layout, rect) else None
    return None


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
