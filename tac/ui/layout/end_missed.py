"""Where the calls that the only person missed lie on the end screen: beside the standings, or below them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.standing_table import FOOT, HEAD, ROW, ROW_GAP, head_height, heading_at

BESIDE_FROM: Final = 144.0
"""A room at least so many u wide has them beside the standings;"""
BOTH_WIDEST: Final = 160.0
"""both panels are at most so wide together,"""
STANDINGS: Final = 0.54
"""of which the standings have this part."""
PANEL_GAP: Final = 2.6
MOST_BELOW: Final = 4
"""So many rows at most lie below the standings."""
COUNT: Final = (7.0, 4.2)
"""What tells how many there are, in u."""
LEAST_BOARD: Final = 20.0
"""Where at least so many u are left below the rows, there is a table."""


class MissedLayout(Struct, frozen=True):
    """The panel of missed calls, a row for each that is shown, and the table of one of them, if any."""

    panel: Rect
    heading: Rect
    count: Rect
    rows: tuple[Rect, ...]
    board: Rect | None


def beside(u: float, both: Rect) -> tuple[Rect, Rect]:
    """The panels of the standings and of the missed calls, side by side."""
    w = STANDINGS * (both.w - PANEL_GAP * u)
    x = both.x + w + PANEL_GAP * u
    return Rect(both.x, both.y, w, both.h), Rect(x, both.y, both.right - x, both.h)


def rows_below(u: float, free: float, missed: int) -> int:
    """How many of so many missed calls have room below the standings, where so many pixels are free."""
    room = free / u - PANEL_GAP - HEAD - FOOT + ROW_GAP
    return max(0, min(missed, MOST_BELOW, int(room / (ROW + ROW_GAP))))


def height(v: float, rows: int) -> float:
    """How high a panel with so many rows is, in pixels."""
    return (HEAD + rows * ROW + (rows - 1) * ROW_GAP + FOOT) * v


def missed_layout(u: float, v: float, panel: Rect, count: int) -> MissedLayout:
    """So many rows in this panel, as high and as far apart as those of the standings: ``v`` is the unit of
    heights."""
    inner, outer = panel.inset(2.2 * u, 0), panel.inset(3 * u, 0)
    top = panel.y + head_height(u, v)
    rows = [Rect(inner.x, top + k * (ROW + ROW_GAP) * v, inner.w, ROW * v) for k in range(count)]
    w, h = COUNT[0] * u, COUNT[1] * v
    heading = Rect(outer.x, panel.y + heading_at(u, v), outer.w - w - u, 5.4 * v)
    y = rows[-1].bottom + ROW_GAP * v
    board = Rect(inner.x, y, inner.w, panel.bottom - FOOT * v - y)
    return MissedLayout(
        panel=panel.rounded(),
        heading=heading.rounded(),
        count=Rect(outer.right - w, heading.cy - h / 2, w, h).rounded(),
        rows=tuple(row.rounded() for row in rows),
        board=board.rounded() if board.h >= LEAST_BOARD * u else None,
    )
