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
from tac.ui.theme import Type

MEDALS: Final = (theme.OCHRE, theme.SILVER, theme.BRONZE, theme.SLATE)

_LOWER: Final = 0.42
"""How high the words below a name may be, of the row."""
_LINE: Final = 0.36
"""The same of a name, and of words that take one line."""
_ALIKE: Final = 0.76
"""All names of a table have letters of one size, but none smaller than so much of the usual for another's."""


class RowLine(Struct, frozen=True):
    """The words below a name; ``loud`` ones are in the colour of a loss."""

    words: str
    loud: bool = False


def name_kind(kit: Kit, names: Sequence[str], rows: Sequence[StandingRow]) -> Type:
    """The letters of the names in these rows: of one size, with which the longest has room.

    A name that is longer by far gets smaller alone.
    """
    kind = theme.ROW_NAME
    px = kind.px(kit.u)
    sizes = [
        kit.text.arrange(name, kind.weight, px, int(where.text.w), None, 1)[0]
        for name, where in zip(names, rows, strict=True)
    ]
    return Type(max(min(sizes, default=px), _ALIKE * px) / kit.u, kind.weight)


def paint_row(
    surface: pygame.Surface,
    kit: Kit,
    where: StandingRow,
    place: int,
    name: str,
    avatar: str,
    line: RowLine,
    numbers: Sequence[int],
    kind: Type = theme.ROW_NAME,
) -> None:
    """Draw it; who is on the first ``place`` stands out, and with place 0 there is none yet.

    ``kind`` is the letters of the name, see `name_kind`.
    """
    u = kit.u
    fill, edge = (theme.OCHRE_T, theme.OCHRE_D) if place == 1 else (theme.PAPER_2, None)
    draw_box(surface, kit, where.row, fill, edge, radius=1.4 * u, line_width=0.2)
    if place:
        colour = MEDALS[min(place, len(MEDALS)) - 1]
        put(surface, kit.shapes.diamond(*where.medal.size, 4, colour), where.medal)
        ink = theme.WHITE if colour == theme.SLATE else theme.INK
        put(surface, kit.text.fit(str(place), theme.PLACE, u, ink, where.medal.w), where.medal)
    put(surface, kit.pictures.avatar(avatar, where.avatar.h), where.avatar)
    text, about = where.text, theme.MADDER if line.loud else theme.INK_2
    words = kit.text.fit(line.words, theme.LABEL, u, about, text.w, height=_LOWER * text.h, lines=2)
    # Two lines need all the room below the name; one stands close to it.
    close = words.get_height() <= _LINE * text.h
    upper = Rect(text.x, text.y + (0.16 if close else 0.14) * text.h, text.w, _LINE * text.h)
    below = (0.48, _LINE) if close else (0.5, _LOWER)
    lower = Rect(text.x, text.y + below[0] * text.h, text.w, below[1] * text.h)
    # A name with nothing below it stands in the middle.
    beside = upper if line.words else text
    put(surface, kit.text.fit(name, kind, u, theme.INK, beside.w), beside, "left")
    put(surface, words, lower, "left")
    for value, rect in zip(numbers, where.columns, strict=True):
        put(surface, kit.text.fit(str(value), theme.ROW_NUMBER, u, theme.INK, rect.w), rect)
