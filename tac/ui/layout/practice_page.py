"""What the screens round the drills have in common: their room, and boxes of one size in rows."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import left_of_bar
from tac.ui.layout.units import border_thickness, is_narrow, unit

EDGE: Final = 2.2


class Page(Struct, frozen=True):
    """A window within its border: ``u``, all that is ``inside``, the ``room`` in it, and whether that is so
    little wide that things stand below each other."""

    u: float
    inside: Rect
    room: Rect
    stacked: bool


def page(width: int, height: int, scale: float, stacked_below: float) -> Page:
    """A window of width x height pixels; what is less wide than ``stacked_below`` u is stacked.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * plain)
    return Page(u, inside, room, is_narrow(width, height) or room.w < stacked_below * u)


class Column(Struct, frozen=True):
    """What stands in the middle of a page: where, how wide, and how much of it is ``shown`` at once."""

    x: float
    y: float
    w: float
    shown: float


def column(found: Page, content: float, others: float, widest: float, *, least: float = 0.0) -> Column:
    """What is ``content`` high and is scrolled where it has to be, with ``others`` above and below it.

    It is at most ``widest`` u wide, and ``least`` of it is shown; heights are in pixels.
    """
    shown = min(content, max(least, found.room.h - others))
    room = found.room if shown == content else left_of_bar(found.room, found.inside, found.u)
    w = min(room.w, widest * found.u)
    return Column(room.cx - w / 2, room.y + max(0.0, (room.h - others - shown) / 2), w, shown)


def boxes(
    count: int, columns: int, at: tuple[float, float], w: float, h: float, gap: float
) -> tuple[Rect, ...]:
    """So many boxes ``h`` high, row by row from ``at`` on, that share the width ``w``; in pixels."""
    across = (w - (columns - 1) * gap) / columns
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        found.append(Rect(at[0] + column * (across + gap), at[1] + row * (h + gap), across, h).rounded())
    return tuple(found)
