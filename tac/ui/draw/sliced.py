"""Large boxes and shadows, put together from small ones of the same corners.

What lies between the corners repeats one line of pixels. So a large box costs no more than a small one, and
no memory where it is drawn at once.
"""

from __future__ import annotations

import pygame

from tac.ui.draw.cache import to_screen


def stretched(small: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """A larger picture of the same corners: the lines through the middle of ``small`` fill what is between.

    Its sides are of odd length.
    """
    kx, ky = small.get_width() // 2, small.get_height() // 2
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.fill(small.get_at((kx, ky)), (kx, ky, width - 2 * kx, height - 2 * ky))
    _blit_rim(sheet, small, pygame.Rect(0, 0, width, height))
    return to_screen(sheet)


def blit_sliced(
    surface: pygame.Surface, small: pygame.Surface, box: pygame.Rect, middle: str | None
) -> None:
    """Draw the picture that `stretched` would make into ``box``.

    ``middle`` is the colour of its middle, which must be opaque; None leaves that as it is.
    """
    kx, ky = small.get_width() // 2, small.get_height() // 2
    if middle is not None:
        surface.fill(middle, box.inflate(-2 * kx, -2 * ky))
    _blit_rim(surface, small, box)


def _blit_rim(surface: pygame.Surface, small: pygame.Surface, box: pygame.Rect) -> None:
    """The corners of ``small`` into those of ``box``, and what is between them along its sides."""
    kx, ky = small.get_width() // 2, small.get_height() // 2
    between, beside = box.w - 2 * kx, box.h - 2 * ky
    for y, top in ((box.y, 0), (box.bottom - ky, ky + 1)):
        surface.blit(small, (box.x, y), (0, top, kx, ky))
        surface.blit(small, (box.right - kx, y), (kx + 1, top, kx, ky))
        line = small.subsurface((kx, top, 1, ky))
        surface.blit(pygame.transform.scale(line, (between, ky)), (box.x + kx, y))
    for x, left in ((box.x, 0), (box.right - kx, kx + 1)):
        line = small.subsurface((left, ky, kx, 1))
        surface.blit(pygame.transform.scale(line, (kx, beside)), (x, box.y + ky))
