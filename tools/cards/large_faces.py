"""Faces with a large or an extra large index, for small windows and weak eyes.

Large: the rank takes 60 % of the card's height, the sign and the figure share the strip below it.
Extra large: the rank takes 74 %, a small sign stands below it, and there are no figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.cards.blank import HEIGHT
from tools.cards.figures import FIGURES, belt
from tools.cards.glyphs import glyph, narrow_ten
from tools.cards.suits import sign, woven_sign
from tools.palette import OCHRE
from tools.svg import Markup, moved, path

if TYPE_CHECKING:
    from tools.cards.suits import Dye, Print


def large_face(rank: str, suit: str, printing: Print) -> Markup:
    """Draw what is on a face of large index; ranks and suits as for the usual one."""
    dye = printing.dyes[suit]
    index = moved(16, 15, 1.5, glyph(rank, dye.main))
    if rank in FIGURES:
        return _strip(rank, printing.dyes[suit]) + index + moved(149, 250, 0.84, sign(suit, dye.main))
    if not printing.ornament:
        return index + moved(142, 243, 0.94, sign(suit, dye.main))
    eye = OCHRE if rank == "A" else dye.main
    return index + woven_sign(suit, 142, 243, 94, (dye.main, printing.paper, eye, printing.paper))


def _strip(rank: str, dye: Dye) -> Markup:
    """Draw the strip of a court card: its figure on the left, room for the sign on the right."""
    ground = path("M10 240 H240 V329 A11 11 0 0 1 229 340 H21 A11 11 0 0 1 10 329 Z", dye.pale)
    return ground + moved(30, 241, 0.615, FIGURES[rank](dye)) + belt(237, 12, dye)


def extra_face(rank: str, suit: str, printing: Print) -> Markup:
    """Draw what is on a face of extra large index; ranks and suits as for the usual one."""
    dye = printing.dyes[suit]
    letter = narrow_ten(dye.main) if rank == "T" else glyph(rank, dye.main)
    size = 58
    return moved(16, 13, 1.85, letter) + moved(176, HEIGHT - 10 - size, size / 100, sign(suit, dye.main))
