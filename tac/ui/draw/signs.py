"""The signs of what happened in a game: each has a shape of its own, so that colour alone tells nothing."""

from __future__ import annotations

from typing import Final

import pygame

from tac.history.film import MarkKind
from tac.ui import theme
from tac.ui.draw.kit import Kit
from tac.ui.layout import Rect

FAULTS: Final = (MarkKind.CALLED, MarkKind.MISSED, MarkKind.PUT_RIGHT)


def draw_sign(
    surface: pygame.Surface, kit: Kit, kind: MarkKind, rect: Rect, *, paper: bool = False
) -> pygame.Rect:
    """One sign, as large as ``rect``; ``paper`` tells what it lies on."""
    x, y, w, h = rect.px
    picture = kit.shapes.markup("sign", _body(kind, float(min(w, h)), paper=paper), w, h)
    return surface.blit(picture, (x, y))


def _body(kind: MarkKind, size: float, *, paper: bool) -> str:
    """A full diamond was called, a hollow one was not, a disc was put right; calls point up from below."""
    line = max(1.2, 0.14 * size)
    low, mid, high = 0.08 * size, 0.5 * size, 0.92 * size
    strong = theme.MADDER if paper else theme.OCHRE_L
    good, quiet = (theme.GOOD, theme.INK_2) if paper else (theme.WOOL, theme.WOOL)
    stroke = f'stroke-width="{line:.2f}" stroke-linejoin="round" stroke-linecap="round"'
    diamond = f"M{mid:.2f} {low:.2f}L{high:.2f} {mid:.2f}L{mid:.2f} {high:.2f}L{low:.2f} {mid:.2f}Z"
    if kind is MarkKind.CALLED:
        return f'<path d="{diamond}" fill="{strong}" stroke="{strong}" {stroke}/>'
    if kind is MarkKind.MISSED:
        return f'<path d="{diamond}" fill="none" stroke="{strong}" {stroke}/>'
    if kind is MarkKind.PUT_RIGHT:
        return f'<circle cx="{mid:.2f}" cy="{mid:.2f}" r="{0.36 * size:.2f}" fill="{good}"/>'
    if kind is MarkKind.CALL:
        up = f"M{mid:.2f} {low:.2f}L{high:.2f} {0.8 * size:.2f}L{low:.2f} {0.8 * size:.2f}Z"
        return f'<path d="{up}" fill="{quiet}"/>'
    a, b = 0.18 * size, 0.82 * size
    if kind is MarkKind.FALSE_CALL:
        cross = f"M{a:.2f} {a:.2f}L{b:.2f} {b:.2f}M{b:.2f} {a:.2f}L{a:.2f} {b:.2f}"
        return f'<path d="{cross}" fill="none" stroke="{quiet}" {stroke}/>'
    top, low = 0.36 * size, 0.56 * size
    flag = f"M{a:.2f} {b:.2f}V{a:.2f}H{b:.2f}L{0.64 * size:.2f} {top:.2f}L{b:.2f} {low:.2f}H{a:.2f}"
    return f'<path d="{flag}" fill="{strong}" stroke="{strong}" {stroke}/>'
