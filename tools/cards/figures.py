"""The court figures by rank, and the woven belt they share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.cards.blank import WIDTH
from tools.cards.jack import jack
from tools.cards.king import king
from tools.cards.queen import queen
from tools.palette import OCHRE, WOOL
from tools.svg import Markup, diamond, line, number, rect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.cards.suits import Dye

FIGURES: Final[dict[str, Callable[[Dye], Markup]]] = {"J": jack, "Q": queen, "K": king}
"""Each draws a bust in a box of 116 by 160 units."""

_MARGIN: Final = 10


def belt(middle: float, height: float, dye: Dye) -> Markup:
    """Weave a band of diamonds across the card, ``height`` units high, around the height ``middle``."""
    top, bottom = middle - height / 2, middle + height / 2
    half = height / 2 - 2.5
    drawn = [rect(_MARGIN, top, WIDTH - 2 * _MARGIN, height, dye.main)]
    edges = f"M{_MARGIN} {number(top)} H{WIDTH - _MARGIN} M{_MARGIN} {number(bottom)} H{WIDTH - _MARGIN}"
    drawn.append(line(edges, OCHRE, 2.4))
    for k in range(11):
        drawn.append(diamond(20 + k * 21, middle, half + 0.5, half, WOOL if k % 2 else OCHRE))
    return "".join(drawn)
