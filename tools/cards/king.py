"""The king (kralj): a stepped crown, a stepped beard, an embroidered mantle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.cards.features import band, embroidery, eyes, nose
from tools.palette import OCHRE, OCHRE_DEEP, SKIN, WOOL
from tools.svg import Markup, diamond, line, path, rect

if TYPE_CHECKING:
    from tools.cards.suits import Dye

_HAIR, _HAIR_SHADE, _LIPS = "#A08F80", "#6A5A4E", "#C4584A"


def king(dye: Dye) -> Markup:
    """Draw the king from crown to chest, in a box of 116 by 160."""
    return _mantle(dye) + _head() + _mantle_flowers(dye) + _beard() + _brows_and_eyes() + _crown(dye)


def _mantle(dye: Dye) -> Markup:
    return (
        path("M2 160 V132 C2 118 14 110 30 106 H86 C102 110 114 118 114 132 V160 Z", dye.main)
        + path(
            "M2 160 V132 C2 126 4 122 8 118 L26 160 Z M114 160 V132 C114 126 112 122 108 118 L90 160 Z",
            dye.accent,
        )
        + line("M8 117 L26 160 M108 117 L90 160", OCHRE, 4)
    )


def _mantle_flowers(dye: Dye) -> Markup:
    return "".join(embroidery(x, 140, OCHRE, dye.accent, WOOL) for x in (29, 87))


def _head() -> Markup:
    hair = path("M24 52 H92 V98 L84 108 H32 L24 98 Z", _HAIR)
    return hair + path("M34 48 H82 V84 C82 100 70 110 58 110 C46 110 34 100 34 84 Z", SKIN)


def _beard() -> Markup:
    return (
        path("M33 80 H83 V98 H77 V111 H70 V123 H64 V135 H52 V123 H46 V111 H39 V98 H33 Z", _HAIR)
        + path("M50 93 C54 97 62 97 66 93 L64 89 H52 Z", _LIPS)
        + path(
            "M58 81 C50 77 44 84 37 81 C33 79 33 75 35 72 C28 75 28 84 34 89 C41 94 53 93 58 87 "
            "C63 93 75 94 82 89 C88 84 88 75 81 72 C83 75 83 79 79 81 C72 84 66 77 58 81 Z",
            _HAIR_SHADE,
        )
        + line("M46 99 V108 M70 99 V108 M58 106 V124", _HAIR_SHADE, 2.8)
    )


def _brows_and_eyes() -> Markup:
    brows = "M39 60.5 C43 57 48 57 52 59.5 M77 60.5 C73 57 68 57 64 59.5"
    return line(brows, _HAIR_SHADE, 4, round_ends=True) + eyes(69) + nose(62, 79, 5.5)


_CROWN_BAND: Final = (32, 45, 58, 71, 84)


def _crown(dye: Dye) -> Markup:
    return (
        path("M22 54 V24 H33 V32 H41 V15 H48 V5 H68 V15 H75 V32 H83 V24 H94 V54 Z", OCHRE)
        + rect(22, 40, 72, 14, dye.accent)
        + line("M22 39.5 H94 M22 54 H94", OCHRE_DEEP, 2.2)
        + band(_CROWN_BAND, 47, 4.8, WOOL)
        + diamond(58, 22, 7, 10, dye.accent)
        + rect(25, 28, 5, 8, dye.accent)
        + rect(86, 28, 5, 8, dye.accent)
    )
