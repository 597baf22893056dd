"""Where everything on the screen of statistics lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

EDGE: Final = 2.2
BAR: Final = 7.2
"""Height of a row of controls, in u;"""
GAP: Final = 1.8
"""between rows, and between panels."""
WIDEST: Final = 172.0
WIDE: Final = 118.0
"""Where the room is at least so many u wide, panels stand side by side."""
ONE_BAR: Final = 130.0
"""Where it is at least so wide, who it is about stands beside the title."""
CARD: Final = 17.0
PLOT: Final = 50.0
ROW: Final = 5.4
"""Height of a line of a table, in u."""
HEAD: Final = 12.4
"""Height of what stands above the lines of a table, in u."""
FOOT: Final = 3.4
LOWER: Final = 42.0
EMPTY: Final = 44.0


class StatisticsLayout(Struct, frozen=True):
    """The screen for one size of the window; all rectangles are whole pixels.

    All below the title is scrolled through ``view``, where its ``height`` in pixels is more than that has.
    ``cards`` are the four figures. ``empty`` is the room for what is said where there is nothing.
    """

    u: float
    back: Rect
    title: Rect
    person: Rect
    view: Rect
    height: float
    period: Rect
    mode: Rect
    cards: tuple[Rect, ...]
    reaction: Rect
    spotted: Rect
    faults: Rect
    places: Rect
    opponents: Rect
    records: Rect
    export: Rect
    told: Rect
    empty: Rect


def statistics_layout(width: int, height: int, lines: int, *, scale: float = 1.0) -> StatisticsLayout:
    """The screen in a window of width x height pixels, with so many ``lines`` in the table of opponents.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inset(EDGE * plain, 0.6 * EDGE * plain)
    bar = max(float(LEAST_TARGET), BAR * u)
    w = min(room.right - gutter(u) - room.x, WIDEST * u)
    x = min(room.cx - w / 2, inside.right - gutter(u) - w)
    person_w = min(38 * u, 0.36 * w)
    back = Rect(x, room.y + 0.4 * u, bar, bar)
    person = Rect(x + w - person_w, back.y, person_w, bar)
    title = Rect(back.right + 2 * u, back.y, person.x - back.right - 4 * u, bar)
    top = back.bottom + 1.2 * u
    view = Rect(inside.x, top, inside.w, inside.bottom - top)
    stack = _Stack(u, x, view.y + 0.8 * u, w, wide=w >= WIDE * u)
    period, mode = stack.controls(bar)
    upper = stack.y
    cards = stack.cards()
    reaction, spotted = stack.pair(0.6, PLOT * u)
    faults, places = stack.pair(0.5, LOWER * u)
    table = (HEAD + lines * ROW + FOOT) * u
    opponents, records = stack.pair(0.6, max(table, LOWER * u), table)
    export = Rect(x, stack.y, min(40 * u, 0.5 * w), bar)
    told = Rect(export.right + 2 * u, stack.y, x + w - export.right - 2 * u, bar)
    return StatisticsLayout(
        u=u,
        back=back.rounded(),
        title=title.rounded(),
        person=person.rounded(),
        view=view.rounded(),
        height=export.bottom + 2.4 * u - view.y,
        period=period.rounded(),
        mode=mode.rounded(),
        cards=tuple(card.rounded() for card in cards),
        reaction=reaction.rounded(),
        spotted=spotted.rounded(),
        faults=faults.rounded(),
        places=places.rounded(),
        opponents=opponents.rounded(),
        records=records.rounded(),
        export=export.rounded(),
        told=told.rounded(),
        empty=Rect(x, upper, w, min(EMPTY * u, max(30 * u, view.bottom - upper - 2.4 * u))).rounded(),
    )


class _Stack:
    """Lays one row below the other."""

    def __init__(self, u: float, x: float, y: float, w: float, *, wide: bool) -> None:
        self.u, self.x, self.y, self.w, self.wide = u, x, y, w, wide

    def controls(self, bar: float) -> tuple[Rect, Rect]:
        """The choice of days and that of modes."""
        if self.wide:
            row = self._row(bar)
            mode = Rect(row.x, row.y, 0.62 * row.w, bar)
            return Rect(mode.right + GAP * self.u, row.y, row.right - mode.right - GAP * self.u, bar), mode
        return self._row(bar), self._row(1.3 * bar)

    def cards(self) -> list[Rect]:
        """The four figures."""
        gap = GAP * self.u
        if self.wide:
            return self._row(CARD * self.u).columns(4, gap)
        rows = self._row(CARD * self.u), self._row(CARD * self.u)
        return [card for row in rows for card in row.columns(2, gap)]

    def pair(self, part: float, height: float, first: float | None = None) -> tuple[Rect, Rect]:
        """Two panels side by side, or one below the other; ``first`` is how high the first one need be."""
        if not self.wide:
            return self._row(first or height), self._row(min(height, LOWER * self.u) if first else height)
        row = self._row(height)
        left = part * (row.w - GAP * self.u)
        right = Rect(row.x + left + GAP * self.u, row.y, row.w - left - GAP * self.u, row.h)
        return Rect(row.x, row.y, left, row.h), right

    def _row(self, height: float) -> Rect:
        row = Rect(self.x, self.y, self.w, height)
        self.y = row.bottom + GAP * self.u
        return row
