"""The queen (dama): a flowered diadem, two plaits, a string of ducats, an embroidered bodice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.cards.features import cheeks, embroidery, eyes, nose
from tools.kilim import stepped_diamond
from tools.palette import INK, MADDER, OCHRE, OCHRE_DEEP, SKIN, SKIN_SHADE, TEAL, WALNUT, WOOL
from tools.svg import Markup, circle, diamond, line, path, rect

if TYPE_CHECKING:
    from tools.cards.suits import Dye

_STRAND, _LIPS = "#8A4F2A", "#B3202D"


def queen(dye: Dye) -> Markup:
    """Draw the queen from diadem to bodice, in a box of 116 by 160."""
    hair_behind = path("M24 50 H92 V112 H24 Z", WALNUT)
    return hair_behind + _dress(dye) + _plaits(dye) + _face() + _diadem(dye) + _ducats() + _bodice(dye)


def _dress(dye: Dye) -> Markup:
    return (
        path("M4 160 V138 C4 122 18 114 36 111 H80 C98 114 112 122 112 138 V160 Z", dye.main)
        + path("M38 108 H78 L70 134 H46 Z", WOOL)
        + path("M49 104 H67 V116 L58 124 L49 116 Z", SKIN_SHADE)
    )


def _plaits(dye: Dye) -> Markup:
    drawn = []
    for x in (21, 95):
        for k, y in enumerate((94, 105, 116, 127)):
            drawn.append(diamond(x, y, 8.5, 8.5, _STRAND if k % 2 else WALNUT))
        drawn.append(rect(x - 6, 132, 12, 5.5, OCHRE))
        drawn.append(path(f"M{x - 5} 137.5 H{x + 5} L{x + 7} 150 H{x - 7} Z", dye.accent))
    return "".join(drawn)


def _face() -> Markup:
    return (
        path("M34 46 H82 V82 C82 99 71 110 58 110 C45 110 34 99 34 82 Z", SKIN)
        + path(
            "M30 76 V52 C30 34 42 28 58 28 C74 28 86 34 86 52 V76 C81 72 78 64 77 58 C69 56 62 52 58 44 "
            "C54 52 47 56 39 58 C38 64 35 72 30 76 Z",
            WALNUT,
        )
        + cheeks(86, 5.2)
        + eyes(74)
        + line(
            "M41 65.5 C44 63.5 48 63.5 51 65.5 M65 65.5 C68 63.5 72 63.5 75 65.5", INK, 2.4, round_ends=True
        )
        + nose(74, 86, 3.5)
        + path("M49.5 94 C52 90.5 56 90.5 58 92.5 C60 90.5 64 90.5 66.5 94 C63 100 53 100 49.5 94 Z", _LIPS)
    )


_FLOWERS: Final = ((58, 19, 9), (36.5, 27, 6.5), (79.5, 27, 6.5))


def _diadem(dye: Dye) -> Markup:
    heart = TEAL if dye.accent == MADDER else _LIPS
    drawn = [
        path(
            "M26 50 V40 C26 20 40 12 58 12 C76 12 90 20 90 40 V50 L84 44 "
            "C78 32 70 28 58 28 C46 28 38 32 32 44 Z",
            dye.accent,
        ),
        line("M30 45 C36 32 45 27 58 27 C71 27 80 32 86 45", OCHRE, 4.4),
    ]
    for x, y, radius in _FLOWERS:
        drawn.append(path(stepped_diamond(x, y, 3, radius / 3), OCHRE if x == _FLOWERS[0][0] else WOOL))
        drawn.append(path(stepped_diamond(x, y, 2, radius / 3 * 0.8), heart))
    return "".join(drawn)


def _ducats() -> Markup:
    places = ((44, 116.5), (51, 121), (58, 123), (65, 121), (72, 116.5))
    return "".join(circle(x, y, 4.4, OCHRE_DEEP) + circle(x, y, 3.1, OCHRE) for x, y in places)


def _bodice(dye: Dye) -> Markup:
    return embroidery(58, 146, OCHRE, dye.accent, WOOL) + line("M31 160 L40 134 M85 160 L76 134", OCHRE, 3)
