"""Where everything at the end of a drill lies: numbers on paper, a sentence of advice, what next."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.practice_page import boxes, column, page
from tac.ui.layout.rect import Rect

TITLE: Final = 8.0
WIDEST: Final = 118.0
STACKED_BELOW: Final = 88.0
MOST_BESIDE: Final = 4
"""So many numbers at most stand beside each other."""
CELL: Final = 11.4
ADVICE: Final = 9.6
ADVICE_STACKED: Final = 15.6
ADVICE_ALONE: Final = 13.0
"""Height of the sentence, of one on a stacked page, and of one that stands there without any number."""
PAD: Final = 3.4
TEETH: Final = 4.6
GAP: Final = 1.8
BUTTONS: Final = 8.6


class DrillEndLayout(Struct, frozen=True):
    """The end for one window size; all rectangles are whole pixels.

    ``cells`` are the numbers, row by row; panel, cells and ``advice`` are scrolled through ``view``.
    """

    u: float
    inside: Rect
    title: Rect
    view: Rect
    height: float
    panel: Rect
    cells: tuple[Rect, ...]
    advice: Rect
    back: Rect
    again: Rect


def drill_end_layout(width: int, height: int, cells: int, *, scale: float = 1.0) -> DrillEndLayout:
    """The end with so many numbers in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    found = page(width, height, scale, STACKED_BELOW)
    u, inside = found.u, found.inside
    columns = 2 if found.stacked else max(1, min(MOST_BESIDE, cells))
    rows = -(-cells // columns)
    advice_h = (ADVICE_STACKED if found.stacked else ADVICE if cells else ADVICE_ALONE) * u
    content = (TEETH + PAD) * u + rows * (CELL + GAP) * u + advice_h
    middle = column(found, content, (TITLE + 1.6 + 2.4 + BUTTONS) * u, WIDEST)
    w, shown = middle.w, middle.shown
    title = Rect(middle.x, middle.y, w, TITLE * u)
    top = title.bottom + 1.6 * u
    panel = Rect(title.x, top, w, content)
    inner = panel.inset(PAD * u, 0)
    first = panel.y + TEETH * u
    places = boxes(cells, columns, (inner.x, first), inner.w, CELL * u, GAP * u)
    advice = Rect(inner.x, first + rows * (CELL + GAP) * u, inner.w, advice_h)
    feet = Rect(title.x, top + shown + 2.4 * u, w, BUTTONS * u)
    back_w = min(34 * u, 0.4 * w)
    again_w = min(44 * u, w - back_w - 2 * u)
    return DrillEndLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        view=Rect(inside.x, top - 0.8 * u, inside.w, shown + 1.6 * u).rounded(),
        height=content + 1.6 * u,
        panel=panel.rounded(),
        cells=places,
        advice=advice.rounded(),
        back=Rect(feet.x, feet.y, back_w, feet.h).rounded(),
        again=Rect(feet.right - again_w, feet.y, again_w, feet.h).rounded(),
    )
