"""Which control lies nearest: in a direction, or to a place."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget


def next_ahead(
    here: Widget, widgets: Iterable[Widget], dx: int, dy: int, place: Callable[[Widget], Rect]
) -> Widget | None:
    """The nearest widget that can have the keyboard from ``here`` on in a direction; None for none there.

    ``place`` says where each lies.
    """
    start = place(here)
    best: tuple[float, Widget] | None = None
    for widget in widgets:
        if widget is here or not widget.reachable:
            continue
        there = place(widget)
        ahead = dx * (there.cx - start.cx) + dy * (there.cy - start.cy)
        if ahead <= 1 or _beside(start, there, dx):
            continue
        score = ahead + 2.5 * _apart(start, there, dx)
        if best is None or score < best[0]:
            best = (score, widget)
    return None if best is None else best[1]


def nearest(widgets: Sequence[Widget], place: Rect | None) -> Widget | None:
    """The widget whose middle is nearest to that of ``place``, or the first where there is no place."""
    if place is None or not widgets:
        return widgets[0] if widgets else None
    return min(widgets, key=lambda widget: math.dist(widget.rect.centre, place.centre))


def _beside(here: Rect, there: Rect, dx: int) -> bool:
    """Whether two rectangles lie in one line across the direction, so that none is ahead of the other."""
    if dx:
        return there.x < here.right and here.x < there.right
    return there.y < here.bottom and here.y < there.bottom


def _apart(here: Rect, there: Rect, dx: int) -> float:
    """How far the other rectangle lies to the side of the way."""
    if dx:
        return max(0.0, there.y - here.bottom, here.y - there.bottom) + 0.1 * abs(there.cy - here.cy)
    return max(0.0, there.x - here.right, here.x - there.right) + 0.1 * abs(there.cx - here.cx)
