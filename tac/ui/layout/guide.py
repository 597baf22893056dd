"""Where the words of the guided game stand: on bare cloth beside the central pile, off all cards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.table import TableLayout

_WIDEST: Final = 68.0
_EDGE: Final = 1.6
_FROM_CENTRE: Final = 4.0
_UP: Final = 14.8
_DOWN: Final = 14.2
"""How far the panel reaches above and below the middle of the table, in u;"""
_HIGHER: Final = 60.0
"""and how much higher it gets with the text: so much of what a plate grows, as far as the upper one."""
_PAD: Final = 2.6
_HEAD: Final = 4.6
_FOOT: Final = 8.4
_BUTTON: Final = 5.8
_NEXT: Final = 24.0
_AGAIN: Final = 22.0


class GuideLayout(Struct, frozen=True):
    """The panel, the words in it, the number of the step, and what can be pressed; whole pixels."""

    panel: Rect
    words: Rect
    number: Rect
    next: Rect
    again: Rect


def guide_layout(layout: TableLayout) -> GuideLayout:
    """The panel over this table of two."""
    u, inside, central = layout.u, layout.inside, layout.central
    if layout.narrow:
        # The two cells left of the central pile and of the heap below it.
        right = central.left - _EDGE * u
        left = inside.left + _EDGE * u
        panel = Rect(left, central.top, right - left, layout.seats[0].heap.bottom - central.top)
    else:
        right = central.left - _FROM_CENTRE * u
        left = max(inside.left + _EDGE * u, right - _WIDEST * u)
        room = layout.centre.y - layout.seats[1].plate.bottom - _EDGE * u
        up = max(_UP * u, min((_UP + (layout.growth - 1.0) * _HIGHER) * u, room))
        panel = Rect(left, layout.centre.y - up, right - left, up + _DOWN * u)
    panel = panel.rounded()
    pad = min(_PAD * u, 0.08 * panel.w)
    inner = panel.inset(pad, 0)
    # In a narrow window all of the room is taken as it is.
    large = u if layout.narrow else layout.growth * u
    button, foot = _BUTTON * large, _FOOT * large
    row = Rect(inner.x, panel.bottom - foot + 0.4 * u, inner.w, button)
    next_w = min(_NEXT * large, 0.62 * inner.w)
    again_w = min(_AGAIN * large, inner.w - next_w - u)
    again = Rect(inner.x, row.y, again_w, row.h)
    if layout.narrow:
        # There is room for one button above the other only.
        next_w, foot = inner.w, foot + button + 1.4 * u
        again = Rect(inner.x, row.y - (_BUTTON + 1.4) * u, inner.w, row.h)
    words = Rect(inner.x, panel.y + _HEAD * u, inner.w, panel.h - (_HEAD + 0.6) * u - foot)
    number_w = inner.w if layout.narrow else inner.w - next_w - u
    number = again if layout.narrow else row
    return GuideLayout(
        panel=panel,
        words=words.rounded(),
        number=Rect(inner.x, number.y, number_w, row.h).rounded(),
        next=Rect(inner.right - next_w, row.y, next_w, row.h).rounded(),
        again=again.rounded(),
    )
