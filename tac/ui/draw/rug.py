"""The rug of the menu: woven cell by cell, with its fringe."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui import kilim, theme
from tac.ui.draw.cache import to_screen
from tac.ui.draw.kit import Kit
from tac.ui.layout import Rect
from tac.ui.layout.menu import RUG_FRINGE, RUG_HALF

RUG_COLOURS: Final = (theme.DARK, theme.WOOL, theme.OCHRE, theme.MADDER, theme.TEAL)
_THREADS: Final = 2
"""A thread of the fringe at every so many cells."""


def draw_rug(surface: pygame.Surface, kit: Kit, room: Rect) -> pygame.Rect:
    """The rug in the middle of ``room``, as large as whole pixels for its cells allow."""
    picture = rug_picture(kit, room.px[2:])
    return surface.blit(picture, picture.get_rect(center=(round(room.cx), round(room.cy))))


def rug_picture(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """The rug with its fringe for a room of this size in pixels."""
    cell = max(1, size[0] // (2 * RUG_HALF + 1))
    half_height = max(24, (size[1] // cell - 1) // 2)
    return kit.cache.get(("rug", cell, half_height), lambda: _weave(cell, half_height))


def _weave(cell: int, half_height: int) -> pygame.Surface:
    """A quarter is woven; the other three are its mirror images."""
    columns, rows = RUG_HALF + 1, half_height + 1
    quarter = pygame.Surface((columns, rows), depth=32)
    colours = {name: pygame.Color(name) for name in RUG_COLOURS}
    for a in range(columns):
        for b in range(rows):
            quarter.set_at((a, b), colours[kilim.rug_colour(a, b, RUG_HALF, half_height)])
    small = pygame.Surface((2 * RUG_HALF + 1, 2 * half_height + 1), depth=32)
    for flip_x in (True, False):
        for flip_y in (True, False):
            at = (0 if flip_x else RUG_HALF, 0 if flip_y else half_height)
            small.blit(pygame.transform.flip(quarter, flip_x, flip_y), at)
    woven = pygame.transform.scale_by(small, cell)
    fringe = round(RUG_FRINGE * cell)
    sheet = pygame.Surface((woven.get_width() + 2 * fringe, woven.get_height()), pygame.SRCALPHA)
    thick = max(1, round(0.42 * cell))
    for row in range(_THREADS // 2, 2 * half_height + 1, _THREADS):
        sheet.fill(theme.WOOL, (0, round((row + 0.5) * cell - thick / 2), sheet.get_width(), thick))
    sheet.blit(woven, (fringe, 0))
    return to_screen(sheet)
