"""The weaving of what lies under everything: the cloth and the border round it."""

from __future__ import annotations

import itertools
import math
from typing import Final

import pygame

from tac.ui import kilim, theme
from tac.ui.draw.cache import to_screen
from tac.ui.layout import border_cell, border_thickness, unit
from tac.ui.layout.units import BORDER_CELLS

_GRADIENT: Final = (64, 36)
_RUG_STEPS: Final = (
    (14, "#FFF6DC", 0.030),
    (11, None, 0.160),
    (8, "#FFF6DC", 0.045),
    (5, None, 0.200),
    (2, "#FFF6DC", 0.060),
)
"""Steps high, colour (None: the darkest of the cloth) and opacity of each diamond, the outermost first."""
_WEAVE: Final = 14
_COLUMNS_HIGH: Final = 16


def weave(
    size: tuple[int, int], *, pattern: bool, centre: tuple[int, int] | None = None
) -> pygame.Surface:
    """The cloth with its border for a window of this size, in pixels; `Backdrops` keeps it.

    With a ``pattern`` there are diamonds round ``centre`` (None: the middle of the window).
    """
    width, height = size
    sheet = pygame.transform.smoothscale(_gradient(), (width, height))
    if pattern:
        _weave_diamonds(sheet, centre)
    _weave_threads(sheet)
    _shade_edge(sheet, border_thickness(height), unit(width, height))
    _draw_border(sheet, border_cell(height))
    return to_screen(sheet, alpha=False)


def _gradient() -> pygame.Surface:
    """A small radial gradient, light in the middle, to be scaled up."""
    width, height = _GRADIENT
    light, middle, dark = (pygame.Color(c) for c in (theme.CLOTH_L, theme.CLOTH, theme.CLOTH_D))
    sheet = pygame.Surface(_GRADIENT, depth=32)
    for y in range(height):
        for x in range(width):
            away = min(1.0, math.hypot((x - width / 2) / 48, (y - height * 0.47) / 30))
            if away < 0.48:
                sheet.set_at((x, y), light.lerp(middle, away / 0.48))
            else:
                sheet.set_at((x, y), middle.lerp(dark, (away - 0.48) / 0.52))
    return sheet


def middle(size: tuple[int, int]) -> tuple[float, float]:
    """The middle of a window: that of the usual table, in pixels."""
    return size[0] / 2, size[1] / 2 + 0.2 * unit(*size)


def _weave_diamonds(sheet: pygame.Surface, centre: tuple[int, int] | None) -> None:
    """Stepped diamonds in one another. Their steps lie on whole pixels, so each is a few plain strips."""
    width, height = sheet.get_size()
    u = unit(width, height)
    cx, cy = middle((width, height)) if centre is None else centre
    for steps, colour, opacity in _RUG_STEPS:
        strip = pygame.Surface((round(2 * steps * 3.2 * u), math.ceil(3.0 * u) + 1), depth=32)
        strip.fill(theme.PANEL_3 if colour is None else colour)
        strip.set_alpha(int(255 * opacity))
        edges = [round(cy + k * 3.0 * u) for k in range(-steps, steps + 1)]
        for k, (top, bottom) in enumerate(itertools.pairwise(edges)):
            reach = min(k + 1, 2 * steps - k) * 3.2 * u
            left, right = round(cx - reach), round(cx + reach)
            sheet.blit(strip, (left, top), (0, 0, right - left, bottom - top))


def _weave_threads(sheet: pygame.Surface) -> None:
    """Faint darker threads, every third row and every fourth column, as in a woven cloth."""
    width, height = sheet.get_size()
    row = pygame.Surface((width, 1), pygame.SRCALPHA)
    row.fill((4, 16, 15, _WEAVE))
    sheet.fblits([(row, (0, y)) for y in range(0, height, 3)])
    # Strips with many columns: a column by itself is a pixel here and a pixel there, which takes long.
    columns = pygame.Surface((width, _COLUMNS_HIGH), pygame.SRCALPHA)
    columns.fill((4, 16, 15, 0))
    for x in range(0, width, 4):
        columns.fill((4, 16, 15, _WEAVE // 2), (x, 0, 1, _COLUMNS_HIGH))
    sheet.fblits([(columns, (0, y)) for y in range(0, height, _COLUMNS_HIGH)])


def _shade_edge(sheet: pygame.Surface, border: int, u: float) -> None:
    """The border casts a soft shadow inwards."""
    reach = max(4, round(3.2 * u))
    frame = pygame.Rect(border, border, sheet.get_width() - 2 * border, sheet.get_height() - 2 * border)
    for k in range(reach):
        alpha = round(70 * (1 - k / reach) ** 2)
        if alpha == 0:
            break
        ring = frame.inflate(-2 * k, -2 * k)
        for edge in (
            (ring.x, ring.y, ring.w, 1),
            (ring.x, ring.bottom - 1, ring.w, 1),
            (ring.x, ring.y + 1, 1, ring.h - 2),
            (ring.right - 1, ring.y + 1, 1, ring.h - 2),
        ):
            sheet.fill((255 - alpha,) * 3, edge, special_flags=pygame.BLEND_MULT)


def _draw_border(sheet: pygame.Surface, cell: int) -> None:
    """The woven border, mirrored from the middle of each side."""
    width, height = sheet.get_size()
    columns, rows = math.ceil(width / cell), math.ceil(height / cell)
    x, y = (width - columns * cell) // 2, (height - rows * cell) // 2
    thick = BORDER_CELLS * cell
    far_x, far_y = x + columns * cell - thick, y + rows * cell - thick
    tile = pygame.Surface((kilim.FLOWER_PERIOD * cell, thick), depth=32)
    kilim.paint(kilim.border_tile(), (0, 0), cell, tile.fill)
    top = _strip(tile, columns, cell)
    left = pygame.transform.flip(pygame.transform.rotate(_strip(tile, rows, cell), 90), False, True)
    corner = pygame.Surface((thick, thick), depth=32)
    kilim.paint(kilim.border_corner(), (0, 0), cell, corner.fill)
    sheet.blit(top, (x, y))
    sheet.blit(pygame.transform.flip(top, False, True), (x, far_y))
    sheet.blit(left, (x, y))
    sheet.blit(pygame.transform.flip(left, True, False), (far_x, y))
    sheet.fblits([(corner, (cx, cy)) for cx in (x, far_x) for cy in (y, far_y)])


def _strip(tile: pygame.Surface, cells: int, cell: int) -> pygame.Surface:
    """The border of one side, so many cells long: the tile repeated both ways from its middle."""
    length, step = cells * cell, tile.get_width()
    strip = pygame.Surface((length, tile.get_height()), depth=32)
    middle = (cells - 1) // 2 * cell
    mirrored = pygame.transform.flip(tile, True, False)
    strip.fblits([(mirrored, (x - step, 0)) for x in range(middle + cell, 0, -step)])
    strip.fblits([(tile, (x, 0)) for x in range(middle, length, step)])
    return strip
