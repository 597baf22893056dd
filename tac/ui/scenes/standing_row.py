"""One row of a table of standings: medal, face, name, a line below it, and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from msgspec import Struct

from tac.ui import theme
from tac.ui.draw import Kit, draw_box, put
from tac.ui.layout import Rect
from tac.ui.layout.standing_table import StandingRow

MEDALS: Final = (theme.OCHRE, theme.SILVER, theme.BRONZE, theme.SLATE)

_LOWER: Final = 0.42
"""How high the words below a name may be, of the row."""


class RowLine(Struct, frozen=True):
    """The words below a name; ``loud`` ones are in the colour of a loss."""

    words: str
    loud: bool = False


def paint_row(
    surface: pygame.Surface,
    kit: Kit,
    where: StandingRow,
    place: int,
    name: str,
    avatar: str,
    line: RowLine,
    numbers: Sequence[int],
) -> None:
    """Draw it; who is on the first ``place`` stands out, and with place 0 there is none yet."""
    u = kit.u
    fill, edge = (theme.OCHRE_T, theme.OCHRE_D) if place == 1 else (theme.PAPER_2, None)
    draw_box(surface, kit, where.row, fill, edge, radius=1.4 * u, line_width=0.2)
    if place:
        colour = MEDALS[min(place, len(MEDALS)) - 1]
        put(surface, kit.shapes.diamond(*where.medal.size, 4, colour), where.medal)
        ink = theme.WHITE if colour == theme.SLATE else theme.INK
        put(surface, kit.text.fit(str(place), theme.PLACE, u, ink, where.medal.w), where.medal)
    put(surface, kit.pictures.avatar(avatar, where.avatar.h), where.avatar)
    upper, lower = where.text.inset(0, 0.14 * where.text.h).rows(2, 0)
    # A name with nothing below it stands in the middle.
    beside = upper if line.words else where.text
    put(surface, kit.text.fit(name, theme.ROW_NAME, u, theme.INK, beside.w), beside, "left")
    about = theme.MADDER if line.loud else theme.INK_2
    lower = Rect(lower.x, lower.y, lower.w, _LOWER * where.text.h)
    words = kit.text.fit(line.words, theme.LABEL, u, about, lower.w, height=lower.h, lines=2)
    put(surface, words, lower, "left")
    for value, rect in zip(numbers, where.columns, strict=True):
        put(surface, kit.text.fit(str(value), theme.ROW_NUMBER, u, theme.INK, rect.w), rect)
