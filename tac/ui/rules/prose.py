"""Paragraphs in the largest size that fits: no word of a rule is ever cut off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from tac.ui import theme
from tac.ui.draw import Kit
from tac.ui.draw.text import together
from tac.ui.layout import Rect
from tac.ui.theme import SMALLEST_TEXT, Type, Weight

TYPE: Final = Type(3.2, Weight.MEDIUM)
"""The words of a page where they have room."""
_LINE: Final = 1.34
"""Distance of lines,"""
_PARAGRAPH: Final = 0.7
"""and what is added between paragraphs, as multiples of the size."""
_FEW: Final = 4
_SPARED: Final = 0.86
"""So few lines get at most so much smaller to have one less."""


class Set(NamedTuple):
    """Paragraphs broken into lines, their size in pixels, and whether all of it fits."""

    px: int
    paragraphs: list[list[str]]
    fits: bool


def set_prose(kit: Kit, paragraphs: Sequence[str], room: Rect, most: int | None = None) -> Set:
    """The largest size at which these paragraphs fit into ``room``; the smallest where they never do.

    They are no larger than ``most`` pixels, and of that size where they can, as others are.
    """
    for px in range(min(TYPE.px(kit.u), most or TYPE.px(kit.u)), SMALLEST_TEXT - 1, -1):
        lines = _lines(kit, paragraphs, room.w, px)
        wide = max(kit.text.width(line, TYPE.weight, px) for block in lines for line in block)
        if _height(lines, px) <= room.h and wide <= room.w:
            made = Set(px, lines, True)
            return made if most else _spared(kit, paragraphs, room.w, made)
    return Set(px, lines, False)


def _spared(kit: Kit, paragraphs: Sequence[str], width: float, made: Set) -> Set:
    """A few words somewhat smaller where one by itself would need a line of its own."""
    whole = sum(map(len, made.paragraphs))
    if whole > _FEW:
        return made
    for px in range(made.px, max(SMALLEST_TEXT, math.ceil(_SPARED * made.px)) - 1, -1):
        broken = [kit.text.wrap(paragraph, TYPE.weight, px, width) for paragraph in paragraphs]
        if sum(map(len, broken)) < whole and all(len(block) == 1 or " " in block[-1] for block in broken):
            return Set(px, broken, True)
    return made


def common_size(kit: Kit, texts: Sequence[str], room: Rect) -> int:
    """The size in pixels in which each of these texts, of one paragraph, fits into ``room``."""
    px = TYPE.px(kit.u)
    for text in texts:
        px = set_prose(kit, [text], room, px).px
    return px


def prose_height(kit: Kit, paragraphs: Sequence[str], width: float) -> float:
    """How high these paragraphs are where they can be as large as they should, in pixels."""
    px = TYPE.px(kit.u)
    return _height(_lines(kit, paragraphs, width, px), px) + 1


def _lines(kit: Kit, paragraphs: Sequence[str], width: float, px: int) -> list[list[str]]:
    return [together(kit.text.wrap(paragraph, TYPE.weight, px, width)) for paragraph in paragraphs]


def _height(lines: list[list[str]], px: int) -> float:
    return px * (_LINE * sum(map(len, lines)) + _PARAGRAPH * (len(lines) - 1))


def draw_prose(
    surface: pygame.Surface,
    kit: Kit,
    paragraphs: Sequence[str],
    room: Rect,
    colour: str = theme.INK,
    *,
    most: int | None = None,
) -> None:
    """Draw the paragraphs, from the top of ``room``, no larger than ``most`` pixels."""
    made = set_prose(kit, paragraphs, room, most)
    y = room.y
    for block in made.paragraphs:
        for line in block:
            surface.blit(kit.text.line(line, TYPE.weight, made.px, colour), (round(room.x), round(y)))
            y += _LINE * made.px
        y += _PARAGRAPH * made.px
