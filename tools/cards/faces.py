"""The 13 faces of a suit at the usual index: one big sign, aces in a medallion, courts as a chequerboard.

Only rank matters in the game, so the rank takes 42 % of the card's height. Number cards carry no second,
upside-down rank: it would make a 6 of every 9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.cards.blank import HEIGHT, WIDTH, blank, woven_corner
from tools.cards.figures import FIGURES, belt
from tools.cards.glyphs import glyph
from tools.cards.large_faces import extra_face, large_face
from tools.cards.suits import Dye, Print, edged_sign, sign, woven_sign
from tools.kilim import stepped_diamond
from tools.palette import OCHRE
from tools.svg import Markup, document, line, moved, path, turned

if TYPE_CHECKING:
    from collections.abc import Callable


def face(rank: str, suit: str, index: str, printing: Print) -> str:
    """Draw one card face as a whole SVG file.

    ``rank`` is one of ``A 2 … 9 T J Q K``, ``suit`` of ``c d h s``, ``index`` of ``normal large extra``.
    """
    return document(WIDTH, HEIGHT, blank(printing), _BODIES[index](rank, suit, printing))


def _usual_face(rank: str, suit: str, printing: Print) -> Markup:
    dye = printing.dyes[suit]
    index = moved(18, 17, 1.04, glyph(rank, dye.main))
    if rank in FIGURES:
        return _court(rank, suit, index, printing)
    corner = woven_corner(dye.pale, printing.paper) if printing.ornament else ""
    if rank == "A":
        return corner + index + _ace(suit, printing)
    eye = (dye.main, printing.paper, dye.main, printing.paper)
    drawn = woven_sign(suit, 99, 196, 134, eye) if printing.ornament else _bare(suit, 99, 196, 134, dye)
    return corner + _upside_down(corner) + index + drawn


def _bare(suit: str, x: float, y: float, size: float, dye: Dye) -> Markup:
    return moved(x, y, size / 100, sign(suit, dye.main))


def _upside_down(drawing: Markup) -> Markup:
    return turned(180, WIDTH / 2, HEIGHT / 2, drawing) if drawing else ""


def _ace(suit: str, printing: Print) -> Markup:
    dye, x, y = printing.dyes[suit], 157, 253
    rim = stepped_diamond(x, y, 6, 11.8)
    if not printing.ornament:
        return line(rim, dye.main, 9) + _bare(suit, x - 49, y - 49, 98, dye)
    size = 94
    medallion = path(rim, dye.pale) + line(rim, dye.main, 12) + line(rim, OCHRE, 5)
    rings = (dye.main, printing.paper, OCHRE, dye.main)
    return medallion + woven_sign(suit, x - size / 2, y - size / 2, size, rings)


def _court(rank: str, suit: str, index: Markup, printing: Print) -> Markup:
    dye, left, top = printing.dyes[suit], 127, 10
    ground = path(f"M{left} {top} H229 A11 11 0 0 1 240 21 V175 H{left} Z", dye.pale)
    figure = moved(left - 1.9, 23, 0.95, FIGURES[rank](dye))
    if not printing.ornament:
        ground += line(f"M{left + 1.5} {top} V175", dye.main, 3)
    small = moved(198, 12, 0.40, edged_sign(suit, dye.main, dye.pale, 9))
    half = ground + figure + index + small
    return half + _upside_down(half) + belt(HEIGHT / 2, 18, dye)


_BODIES: Final[dict[str, Callable[[str, str, Print], Markup]]] = {
    "normal": _usual_face,
    "large": large_face,
    "extra": extra_face,
}
