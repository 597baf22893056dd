"""Where a passing message may stand: between two rows of cards, or on bare cloth by the central pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tac.ui.layout.covered import to_be_seen
from tac.ui.layout.rect import Rect
from tac.ui.layout.table import Side, TableLayout

_WIDEST: Final = 124.0
"""One line is at most so wide, in u,"""
_WIDE: Final = 64.0
"""and several at most so wide."""
_STEP: Final = 2.0
_OFF: Final = 1.8
"""Between the central pile, with the corners that mark it, and a message beside or above it, in u."""


def gaps(layout: TableLayout, *, above: bool) -> Iterator[Rect]:
    """The room between the central pile and the row below or ``above``, where nothing is: the widest first.

    The narrower, the higher it may be. In narrow windows there is none.
    """
    if layout.narrow:
        return
    before = 0.0
    w = min(_WIDEST * layout.u, layout.inside.w)
    while w > layout.card[0]:
        free = _free(layout, w, above=above)
        if free is not None and free.h > before:
            before = free.h
            yield free
        w -= _STEP * layout.u


def _free(layout: TableLayout, w: float, *, above: bool) -> Rect | None:
    """What is free next to the central pile in a strip so wide, up to the next row; None where nothing is."""
    central = layout.central
    left, right = central.cx - w / 2, central.cx + w / 2
    beside = [thing for thing in to_be_seen(layout) if thing.left < right and left < thing.right]
    if above:
        ends = [thing.bottom for thing in beside if thing.top < central.top and thing != central]
        top = max(ends, default=layout.inside.top)
        top = max(top, central.top - _row_gap(layout))
        return Rect(left, top, w, central.top - top) if top < central.top else None
    starts = [thing.top for thing in beside if thing.bottom > central.bottom and thing != central]
    bottom = min(min(starts, default=layout.inside.bottom), central.bottom + _row_gap(layout))
    return Rect(left, central.bottom, w, bottom - central.bottom) if bottom > central.bottom else None


def _row_gap(layout: TableLayout) -> float:
    """How far two rows of cards are apart, in pixels."""
    between = [seat.heap.top - layout.central.bottom for seat in layout.seats if seat.side is Side.BOTTOM]
    return min(between, default=layout.toast.h)


def rooms(layout: TableLayout) -> Iterator[tuple[Rect, tuple[float, float]]]:
    """Where bare cloth is by the central pile, and which part of the spare room is left and above a message.

    That is above it where nobody sits opposite, and beside it where nobody sits there.
    """
    sides, u, central, inside = layout.sides, layout.u, layout.central, layout.inside
    if Side.TOP not in sides:
        top = layout.corners.pause.bottom + u
        bottom = central.top - _OFF * u
        left, right = inside.left + u, inside.right - u
        if layout.narrow:
            piles = [seat.pile for seat in layout.seats if seat.pile.bottom < central.top]
            right = min([right, *(pile.left - u for pile in piles)])
        w = min(_WIDE * layout.growth * u, right - left)
        at = min(max(central.cx - w / 2, left), right - w)
        yield Rect(at, top, w, bottom - top), (0.5, 1.0)
    if Side.RIGHT not in sides and not layout.narrow:
        left = central.right + _OFF * u
        w = min(_WIDE * layout.growth * u, inside.right - u - left)
        yield Rect(left, central.top, w, central.h), (0.0, 0.5)
