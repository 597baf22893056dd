"""Drawing what lies towards somebody else: upright on a sheet of its own, which is then turned."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui.layout import Rect


def upright(rect: Rect, turn: int) -> Rect:
    """The same rectangle as who it is turned towards sees it, at the same place."""
    return Rect(rect.x, rect.y, rect.h, rect.w) if turn in (90, 270) else rect


def draw_turned(
    surface: pygame.Surface,
    rect: Rect,
    turn: int,
    room: float,
    draw: Callable[[pygame.Surface, Rect], object],
) -> None:
    """Let ``draw`` draw into ``rect`` (pixels), turned anticlockwise by ``turn`` degrees, quarters only.

    ``room`` is how far it reaches beyond the rectangle, in pixels.
    """
    if not turn:
        draw(surface, rect)
        return
    edge, seen = int(room), upright(rect, turn).rounded()
    w, h = seen.px[2:]
    sheet = pygame.Surface((w + 2 * edge, h + 2 * edge), pygame.SRCALPHA)
    draw(sheet, Rect(edge, edge, w, h))
    surface.blit(pygame.transform.rotate(sheet, turn), (rect.px[0] - edge, rect.px[1] - edge))
