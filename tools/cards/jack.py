"""The jack (žandar): a cap with a sprig, a shirt and a vest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.cards.features import MIDDLE, band, cheeks, eyes, nose
from tools.kilim import stepped_diamond
from tools.palette import GREEN, OCHRE, SKIN, SKIN_SHADE, WOOL
from tools.svg import Markup, line, mirrored, path, rect

if TYPE_CHECKING:
    from tools.cards.suits import Dye

_HAIR, _LIPS = "#8A4B1F", "#8C2F28"


def jack(dye: Dye) -> Markup:
    """Draw the jack from cap to vest, in a box of 116 by 160."""
    return _shirt_and_vest(dye) + _face() + _sprig() + _cap(dye)


def _shirt_and_vest(dye: Dye) -> Markup:
    drawn = [
        path("M4 160 V136 C4 120 18 113 36 110 H80 C98 113 112 120 112 136 V160 Z", WOOL),
        path(
            "M20 160 V119 C26 114 32 111 38 110 L54 160 Z M96 160 V119 C90 114 84 111 78 110 L62 160 Z",
            dye.main,
        ),
        line("M38.5 110 L54.5 160 M77.5 110 L61.5 160", OCHRE, 3.6),
        path("M48 102 H68 V114 L58 126 L48 114 Z", SKIN_SHADE),
    ]
    for y in (126, 138, 150):
        slant = (y - 126) * 0.28
        drawn += [rect(31 + slant, y, 9, 3, OCHRE), rect(76 - slant, y, 9, 3, OCHRE)]
    return "".join(drawn)


def _face() -> Markup:
    return (
        path("M28 50 H88 V84 H80 V92 H36 V84 H28 Z", _HAIR)
        + path("M34 52 H82 V82 C82 98 71 108 58 108 C45 108 34 98 34 82 Z", SKIN)
        + path("M28 50 H88 V68 H82 L78 58 H70 L66 66 L60 58 H50 L44 66 L40 58 H34 V68 H28 Z", _HAIR)
        + cheeks(87, 4.8)
        + eyes(76, 3.3)
        + nose(75, 86, 4)
        + line("M49 93 C53 98.5 63 98.5 67 93", _LIPS, 3, round_ends=True)
    )


def _sprig() -> Markup:
    leaves = (
        "M90 36 C98 38 106 34 108 26 C100 24 92 28 90 36 Z M94 26 C88 24 84 18 85 10 C92 12 96 18 94 26 Z "
        "M95 22 C102 22 107 17 107 10 C100 9 95 14 95 22 Z"
    )
    stalk = line("M84 46 C92 36 96 26 96 12", GREEN, 2.6, round_ends=True)
    return mirrored(MIDDLE, stalk, path(leaves, GREEN), path(stepped_diamond(96, 8, 2, 3.4), OCHRE))


_CAP_BAND: Final = (34, 46, 58, 70, 82)


def _cap(dye: Dye) -> Markup:
    return (
        path("M30 44 L36 14 H80 L86 44 Z", dye.accent)
        + path("M36 14 H80 L77 20 H39 Z", dye.deep)
        + rect(26, 40, 64, 14, dye.main)
        + line("M26 40 H90 M26 54 H90", OCHRE, 2.6)
        + band(_CAP_BAND, 47, 4.5, WOOL)
    )
