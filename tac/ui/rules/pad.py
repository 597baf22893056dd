"""The picture of a gamepad's page: which button does what, each shown by its place among the others."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, draw_box, draw_dark, put
from tac.ui.layout import Rect

_OPACITY: Final = 0.5
_GLYPH: Final = 5.0
_GAP: Final = 1.0
"""Height of a sign and the space between two, in u."""

ROW: Final = theme.BODY
WORD: Final = theme.LABEL_STRONG


class Sign(Enum):
    """A button of a gamepad, by its place; the values are what the middle of the sign is, in a box of 40."""

    SOUTH = (20, 31)
    EAST = (31, 20)
    WEST = (9, 20)
    NORTH = (20, 9)
    SHOULDERS = "shoulders"
    DIRECTION = "direction"
    RIGHT_STICK = "right stick"
    START = "start"
    SELECT = "select"


PAD_ROWS: Final = (
    ("rules.pad.place", (Sign.DIRECTION, Sign.SOUTH)),
    ("rules.key.central", (Sign.SOUTH,)),
    ("rules.key.draw", (Sign.WEST,)),
    ("rules.key.call", (Sign.NORTH, Sign.SHOULDERS)),
    ("rules.key.go_on", (Sign.EAST,)),
    ("rules.pad.moves", (Sign.RIGHT_STICK,)),
    ("rules.key.pause", (Sign.START,)),
    ("rules.key.rules", (Sign.SELECT,)),
    ("rules.pad.choose", (Sign.DIRECTION,)),
    ("rules.pad.press", (Sign.SOUTH,)),
    ("rules.pad.back", (Sign.EAST,)),
)
"""The rows: the text's key, and the signs of what is used for it."""

_FACE: Final = (Sign.NORTH, Sign.WEST, Sign.EAST, Sign.SOUTH)
_BUTTON: Final = 7.4
_WORDS: Final = (Sign.START, Sign.SELECT)


def draw_pad_page(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect) -> None:
    """Draw all rows into ``room``."""
    u = kit.u
    draw_dark(surface, kit, room, opacity=_OPACITY)
    inner = room.inset(2.6 * u, 1.6 * u)
    for number, ((key, signs), line) in enumerate(
        zip(PAD_ROWS, inner.rows(len(PAD_ROWS), 0), strict=True)
    ):
        right = line.right
        for sign in reversed(signs):
            right = _draw_sign(surface, kit, t, sign, right, line) - _GAP * u
        words = Rect(line.x, line.y, right - line.x, line.h)
        put(surface, kit.text.fit(t(key), ROW, u, theme.WOOL, words.w, height=words.h), words, "left")
        if number:
            surface.fill(theme.PANEL_LINE, (*line.px[:3], 1))


def _draw_sign(
    surface: pygame.Surface, kit: Kit, t: Translator, sign: Sign, right: float, line: Rect
) -> float:
    """A sign that ends at ``right``; returns where it begins."""
    u = kit.u
    if sign in _WORDS:
        words = kit.text.fit(t(f"rules.pad.{sign.value}"), WORD, u, theme.INK, 0.5 * line.w)
        w, h = words.get_width() + 2.4 * u, min(line.h - 2, max(2.9 * u, words.get_height()))
        cap = Rect(right - w, line.cy - h / 2, w, h).rounded()
        draw_box(surface, kit, cap, theme.PAPER, theme.PAPER_LINE, radius=h / 2, shade=theme.BUTTON_SHADE)
        put(surface, words, cap)
        return cap.x
    h = min(line.h - 2, _GLYPH * u)
    w = 1.5 * h if sign is Sign.SHOULDERS else h
    place = Rect(right - w, line.cy - h / 2, w, h).rounded()
    put(surface, kit.shapes.markup(f"pad {sign.name}", _scaled(sign, place), place.w, place.h), place)
    return place.x


def _scaled(sign: Sign, place: Rect) -> str:
    """The sign's elements, drawn in a box of 40 units in height, at the size of its place."""
    return f'<g transform="scale({place.h / 40:g})">{_markup(sign)}</g>'


def _markup(sign: Sign) -> str:
    if sign in _FACE:
        return "".join(_circle(one, filled=one is sign) for one in _FACE)
    if sign is Sign.SHOULDERS:
        return "".join(
            f'<path d="{data}" fill="{theme.OCHRE_L}"/>'
            for data in (
                "M3 36 V28 Q3 22 9 22 H26 V36 Z",
                "M57 36 V28 Q57 22 51 22 H34 V36 Z",
                "M8 18 V13 Q8 5 16 5 H24 V18 Z",
                "M52 18 V13 Q52 5 44 5 H36 V18 Z",
            )
        )
    line = f'fill="none" stroke="{theme.WOOL}" stroke-width="2.4" stroke-linejoin="round"'
    if sign is Sign.DIRECTION:
        return (
            f'<path d="M15 3 H25 V15 H37 V25 H25 V37 H15 V25 H3 V15 H15 Z" {line}/>'
            f'<circle cx="20" cy="20" r="5" fill="{theme.OCHRE_L}"/>'
        )
    return (
        f'<circle cx="20" cy="26" r="12" {line}/><circle cx="20" cy="20" r="6" fill="{theme.OCHRE_L}"/>'
        f'<path d="M14.5 9.5 L20 4 L25.5 9.5" {line} stroke-linecap="round"/>'
    )


def _circle(sign: Sign, *, filled: bool) -> str:
    x, y = sign.value
    fill = theme.OCHRE_L if filled else "none"
    line = theme.OCHRE_L if filled else theme.WOOL
    return f'<circle cx="{x}" cy="{y}" r="{_BUTTON}" fill="{fill}" stroke="{line}" stroke-width="2.4"/>'
