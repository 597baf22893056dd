"""The 13 faces of a suit: numbers with one big sign, aces in a medallion, courts as a chequerboard.

Only rank matters in the game, so the rank takes 42 % of the card's height. Number cards carry no second,
upside-down rank: it would make a 6 of every 9.
"""

from __future__ import annotations

from typing import Final

from tools.cards.glyphs import glyph
from tools.cards.jack import jack
from tools.cards.king import king
from tools.cards.queen import queen
from tools.cards.suits import Dye, woven_sign
from tools.kilim import stepped_corner, stepped_diamond
from tools.palette import OCHRE, PAPER, PAPER_EDGE, WOOL
from tools.svg import Markup, diamond, document, line, moved, path, rect, turned

WIDTH: Final = 250
HEIGHT: Final = 350
RADIUS: Final = 19
RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"

_FIGURES: Final = {"J": jack, "Q": queen, "K": king}


def face(rank: str, suit: str, dye: Dye) -> str:
    """Draw one card face (``rank`` of ``A 2 … 9 T J Q K``, ``suit`` of ``c d h s``) as a whole SVG file."""
    if rank == "A":
        body = _ace(suit, dye)
    elif rank in _FIGURES:
        body = _court(rank, dye)
    else:
        body = _number(rank, suit, dye)
    return document(WIDTH, HEIGHT, blank(PAPER), body)


def blank(ground: str) -> Markup:
    """Draw an empty card: a thin edge around ``ground``."""
    edge = rect(0, 0, WIDTH, HEIGHT, PAPER_EDGE, RADIUS + 1)
    return edge + rect(2, 2, WIDTH - 4, HEIGHT - 4, ground, RADIUS - 1)


def _upside_down(drawing: Markup) -> Markup:
    return turned(180, WIDTH / 2, HEIGHT / 2, drawing)


def _index(rank: str, dye: Dye) -> Markup:
    return moved(18, 17, 1.04, glyph(rank, dye.main))


def _woven_corner(pale: str) -> Markup:
    """Weave the top right corner: a stepped triangle with an eye like that of the signs."""
    x, y, cell = WIDTH - 13, 13, 8
    eye_x, eye_y = x - 2 * cell, y + 2 * cell
    return (
        path(stepped_corner(x, y, 6, cell), pale)
        + path(stepped_diamond(eye_x, eye_y, 2, 5), PAPER)
        + rect(eye_x - 2.5, eye_y - 2.5, 5, 5, pale)
        + path(f"M{x - 9} {y - 1} H{x + 1} V{y + 9} H{x} A9 9 0 0 0 {x - 9} {y} Z", PAPER)
    )


def _number(rank: str, suit: str, dye: Dye) -> Markup:
    corner = _woven_corner(dye.pale)
    sign = woven_sign(suit, 99, 196, 134, (dye.main, PAPER, dye.main, PAPER))
    return corner + _upside_down(corner) + _index(rank, dye) + sign


def _ace(suit: str, dye: Dye) -> Markup:
    x, y, size = 157, 253, 94
    rim = stepped_diamond(x, y, 6, 11.8)
    medallion = path(rim, dye.pale) + line(rim, dye.main, 12) + line(rim, OCHRE, 5)
    sign = woven_sign(suit, x - size / 2, y - size / 2, size, (dye.main, PAPER, OCHRE, dye.main))
    return _woven_corner(dye.pale) + medallion + _index("A", dye) + sign


def _court(rank: str, dye: Dye) -> Markup:
    left, top = 123, 10
    ground = path(f"M{left} {top} H229 A11 11 0 0 1 240 21 V175 H{left} Z", dye.pale)
    half = ground + moved(left + 0.5, 13, 1, _FIGURES[rank](dye)) + _index(rank, dye)
    return half + _upside_down(half) + _belt(dye)


def _belt(dye: Dye) -> Markup:
    """Weave the belt that parts the two halves of a court card."""
    middle = HEIGHT / 2
    drawn = [rect(10, middle - 9, WIDTH - 20, 18, dye.main)]
    drawn.append(line(f"M10 {middle - 9:g} H240 M10 {middle + 9:g} H240", OCHRE, 2.4))
    for k in range(11):
        drawn.append(diamond(20 + k * 21, middle, 7, 6.5, WOOL if k % 2 else OCHRE))
    return "".join(drawn)
