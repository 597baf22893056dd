"""Which control lies nearest: in a direction, or to a place."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget

_TOUCHING: Final = 4.0
"""What begins less than so many pixels behind a control lies beside its block, not in a row of its own."""
_ASIDE: Final = 3.0
"""So many times as far seems what lies aside of the way."""


class _Ahead(Struct, frozen=True, eq=False):
    """A control in a direction: how far its near and its far edge are from the one it is left for, in pixels.

    ``aside`` is how far it lies to the side of the way (0: in line), right or below of it if positive;
    ``middle`` and ``off`` are how far its middle is ahead, and to the side.
    """

    widget: Widget
    near: float
    far: float
    aside: float
    middle: float
    off: float


def next_ahead(
    here: Widget, widgets: Iterable[Widget], dx: int, dy: int, place: Callable[[Widget], Rect]
) -> Widget | None:
    """The nearest widget that can have the keyboard from ``here`` on in a direction; None for none there.

    Up and down no row is skipped: what is in line is next, but for what is nearer in a row between. To the
    left and right what is in line is next, or else what lies more ahead than aside. ``place`` says where
    each lies.
    """
    start = place(here)
    others = (widget for widget in widgets if widget is not here and widget.reachable)
    made = (_ahead(start, widget, place(widget), dx, dy) for widget in others)
    ahead = [one for one in made if one is not None]
    line = [one for one in ahead if not one.aside]
    if dx:
        found = line or [one for one in ahead if one.middle >= abs(one.aside)]
        chosen = min(
            found, key=lambda one: one.near + _ASIDE * abs(one.aside) + abs(one.off) / 10, default=None
        )
        return None if chosen is None else chosen.widget
    best = min(line, key=lambda one: (one.near, abs(one.off)), default=None)
    between = ahead if best is None else _between(ahead, best)
    if between:
        best = _in_next_row(between)
    return None if best is None else best.widget


def nearest(widgets: Sequence[Widget], place: Rect | None) -> Widget | None:
    """The widget whose middle is nearest to that of ``place``, or the first where there is no place."""
    if place is None or not widgets:
        return widgets[0] if widgets else None
    return min(widgets, key=lambda widget: math.dist(widget.rect.centre, place.centre))


def _ahead(here: Rect, widget: Widget, there: Rect, dx: int, dy: int) -> _Ahead | None:
    """The widget as it lies in this direction, seen from ``here``; None where it does not."""
    if dx:
        here, there = (Rect(r.y, r.x, r.h, r.w) for r in (here, there))
    way = dx or dy
    middle = way * (there.cy - here.cy)
    if middle <= 1 or (there.y < here.bottom and here.y < there.bottom):
        return None
    near, far = (there.y - here.bottom, there.bottom) if way > 0 else (here.y - there.bottom, -there.y)
    far -= here.bottom if way > 0 else -here.y
    aside = max(0.0, there.x - here.right) - max(0.0, here.x - there.right)
    return _Ahead(widget, near, far, aside, middle, there.cx - here.cx)


def _between(ahead: Sequence[_Ahead], line: _Ahead) -> list[_Ahead]:
    """What lies in rows before the one in line: all of it where a row passes, or what is near by."""
    rows = [one for one in ahead if one.aside and one.near >= _TOUCHING and one.far <= line.near + 1]
    passes = any(one.aside < 0 for one in rows) and any(one.aside > 0 for one in rows)
    return rows if passes else [one for one in rows if one.near + _ASIDE * abs(one.aside) < line.near]


def _in_next_row(ahead: Sequence[_Ahead]) -> _Ahead:
    """The one least aside in the first row of these."""
    first = min(one.far for one in ahead)
    row = [one for one in ahead if one.near < first]
    return min(row, key=lambda one: (abs(one.aside), abs(one.off)))
