"""The list of the last moves, over the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box
from tac.ui.draw.stacks import draw_shadow
from tac.ui.draw.text import LINE
from tac.ui.layout import Rect

WIDEST: Final = 62.0
"""Of the list, in u."""

_ROW: Final = 3.5
_PAD: Final = 1.8


def lately_rect(kit: Kit, inside: Rect, above: Rect, title: str, sentences: Sequence[str]) -> Rect:
    """Where the list stands: on top of the box ``above``, as wide as it needs, within ``inside``.

    A sentence for which that is too narrow takes two lines.
    """
    u = kit.u
    widths = [kit.text.width(sentence, *_font(kit)) for sentence in (title, *sentences)]
    w = math.floor(min(max(widths) + 2 * _PAD * u + 1, WIDEST * u, inside.right - above.x))
    h = _ROW * u + sum(_height(kit, sentence, w) for sentence in sentences) + _PAD * u
    return Rect(above.x, above.y - 0.8 * u - h, w, h).rounded()


def _height(kit: Kit, sentence: str, width: float) -> float:
    """Of the row with a sentence in a list so wide, in pixels."""
    weight, px = _font(kit)
    size, lines = kit.text.arrange(sentence, weight, px, width - 2 * _PAD * kit.u, None, 2)
    return _ROW * kit.u + (len(lines) - 1) * LINE * size


def draw_lately(
    surface: pygame.Surface, kit: Kit, rect: Rect, title: str, sentences: Sequence[str], *, alpha: float = 1.0
) -> pygame.Rect:
    """A title and one sentence a line, the latest at the bottom and brightest; ``alpha`` is 0..1."""
    u = kit.u
    draw_shadow(surface, kit, rect, 1.2 * u, theme.PLATE_SHADE, alpha)
    w, h = rect.px[2:]
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    draw_box(sheet, kit, Rect(0, 0, w, h), theme.PANEL, theme.PANEL_LINE, radius=1.2 * u)
    room = w - 2 * _PAD * u
    row = Rect(_PAD * u, 0.5 * _PAD * u, room, _ROW * u)
    put(sheet, kit.text.fit(title, theme.CAPTION, u, theme.MIST, room), row, "left")
    for number, sentence in enumerate(sentences, start=1):
        row = Rect(row.x, row.bottom, room, _height(kit, sentence, w))
        colour = theme.WOOL if number == len(sentences) else theme.MIST
        put(sheet, kit.text.fit(sentence, theme.LABEL, u, colour, room, lines=2), row, "left")
    if alpha < 1.0:
        sheet.set_alpha(round(255 * alpha))
    surface.blit(sheet, rect.px[:2])
    return pygame.Rect(rect.px)


def _font(kit: Kit) -> tuple[theme.Weight, int]:
    return theme.LABEL.weight, theme.LABEL.px(kit.u)
