"""Where everything on the end screen lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout import end_missed
from tac.ui.layout.end_missed import MissedLayout, missed_layout
from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import left_of_bar
from tac.ui.layout.standing_table import (
    COLUMNS,
    FOOT,
    NUMBERS,
    ROW,
    ROW_GAP,
    StandingRow,
    head_height,
    heading_at,
    shared,
    standing_table,
)
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

WIDEST: Final = 124.0
MORE_WIDEST: Final = 134.0
"""Most width of the panel, in u, and with more columns than usual."""
TALL_BELOW: Final = 84.0
"""A panel less wide than so many u has each player's numbers below the name, in a line of this height."""
MORE_TALL_BELOW: Final = 97.0
LEAST_MORE: Final = 680.0
"""The same where there are more columns than usual, in u, and in pixels: letters grow no smaller."""
BUTTONS: Final = 9.2
LOW_BUTTONS: Final = 6.6
LINE_GAP: Final = 1.4
LEAST_LINE_GAP: Final = 1.2
"""What lies between two lines of buttons, in u."""
STACKED_BELOW: Final = 104.0
"""Where the room is less wide than so many u, four buttons have two lines;"""
FIVE_STACKED_BELOW: Final = 124.0
"""where it is less wide than this, five have,"""
THREE_LINES_BELOW: Final = 84.0
"""or three."""
TITLE: Final = 8.0
SUMMARY: Final = 3.4
GAP: Final = 2.4
BEGINS: Final = 3.8
"""What lies above and below the panels, and below the buttons, in u."""
LEAST_HIGH: Final = 0.58
"""Where a window is low for its letters, all heights are less, at least so many times as much."""


class EndLayout(Struct, frozen=True):
    """The end screen for one window size; all rectangles are whole pixels.

    The panel is scrolled through ``view``, where it is higher than that with its ``height`` in pixels, and so
    is what ``missed`` places; that is None where there is nothing to show, or no room.
    """

    u: float
    inside: Rect
    title: Rect
    summary: Rect
    view: Rect
    height: float
    panel: Rect
    heading: Rect
    heads: tuple[Rect, ...]
    rows: tuple[StandingRow, ...]
    new_game: Rect
    rematch: Rect
    quit: Rect
    fourth: Rect
    fifth: Rect
    begins: Rect
    missed: MissedLayout | None = None

    @property
    def row(self) -> tuple[Rect, ...]:
        """The buttons as they lie in a line, from left to right."""
        every = (self.fifth, self.new_game, self.rematch, self.quit, self.fourth)
        return tuple(rect for rect in every if rect.w)


def end_layout(
    width: int,
    height: int,
    players: int,
    *,
    scale: float = 1.0,
    columns: int = COLUMNS,
    buttons: int = 3,
    words: Sequence[float] = (),
    missed: int = 0,
    heads: Sequence[float] = (),
) -> EndLayout:
    """The end screen for so many players (2 to 4) in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are. There are so many ``columns`` of
    numbers, and 3 to 5 ``buttons``: with 3 the ``fourth`` has no width, with less than 5 the ``fifth``.
    ``words`` are the widths in pixels that they need, in the order of `EndLayout.row`: where there is room
    in their line, each has as much. So many ``missed`` calls there are to be shown, as far as there is room.
    ``heads`` are the widths that the words above the columns would like.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * plain)
    plan = _plan(u, room, players, columns, buttons, missed)
    if plan.shown < plan.panel_h:
        room = left_of_bar(room, inside, u)
    w, v = min(room.w, plan.widest), plan.v
    y = room.y + max(0.0, (room.h - _others(v, plan.button_h) - plan.shown - plan.more_h) / 2)
    title = Rect(room.x, y, room.w, TITLE * v)
    summary = Rect(room.x, title.bottom, room.w, SUMMARY * v)
    panel = Rect(room.cx - w / 2, summary.bottom + GAP * v, w, plan.panel_h)
    below = panel.y + plan.shown + plan.more_h + GAP * v
    row_w = min(w, WIDEST * u) if plan.beside else w
    button_row = Rect(room.cx - row_w / 2, below, row_w, plan.button_h)
    more = Rect(panel.x, panel.bottom + end_missed.PANEL_GAP * u, w, end_missed.height(v, plan.rows))
    if plan.beside:
        panel, more = end_missed.beside(u, panel)
    new_game, rematch, leave, fourth, fifth = _buttons(
        u, button_row, buttons, words, room, plan, narrow=is_narrow(width, height)
    )
    placed, rows = standing_table(u, v, panel, players, columns, tall=plan.tall, words=heads)
    inner = panel.inset(3 * u, 0)
    heading_w = inner.w if plan.tall else placed[0].x - inner.x - u
    begins_w = button_row.w - 2 * abs(rematch.cx - button_row.cx)
    return EndLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        summary=summary.rounded(),
        view=Rect(inside.x, panel.y - 1.2 * v, inside.w, plan.shown + plan.more_h + 2.4 * v).rounded(),
        height=plan.panel_h + plan.more_h + 2.4 * v,
        panel=panel.rounded(),
        heading=Rect(inner.x, panel.y + heading_at(u, v), heading_w, 5.4 * v).rounded(),
        heads=placed,
        rows=rows,
        new_game=new_game.rounded(),
        rematch=rematch.rounded(),
        quit=leave.rounded(),
        fourth=fourth.rounded(),
        fifth=fifth.rounded(),
        begins=Rect.around(
            rematch.cx, button_row.bottom + max(2.6 * v, 2.1 * u), begins_w, 2.4 * u
        ).rounded(),
        missed=missed_layout(u, v, more, plan.rows) if plan.rows else None,
    )


class _Plan(Struct, frozen=True):
    """What has room, in pixels: the panel of standings, as high as it is and as is ``shown`` of it; so many
    ``rows`` of missed calls ``beside`` it, or with ``more_h`` below it; and the buttons. ``v`` is the unit of
    heights."""

    v: float
    tall: bool
    panel_h: float
    shown: float
    widest: float
    low_lines: int
    button_h: float
    beside: bool
    rows: int
    more_h: float


def _others(v: float, button_h: float) -> float:
    """What all but the panels takes of the height."""
    return (TITLE + SUMMARY + BEGINS + 2 * GAP) * v + button_h


def _plan(u: float, room: Rect, players: int, columns: int, buttons: int, missed: int) -> _Plan:
    tall = room.w < (TALL_BELOW * u if columns <= COLUMNS else max(LEAST_MORE, MORE_TALL_BELOW * u))
    more = NUMBERS if tall else 0.0
    # More than three buttons need two lines where there is little room: the large one has its own.
    low_lines = _low_lines(room.w / u, buttons)

    def panel_height(v: float) -> float:
        rows = more + players * (ROW + more) + (players - 1) * ROW_GAP + FOOT
        return head_height(u, v) + rows * v

    def buttons_height(v: float) -> float:
        return _large(v) + low_lines * (_low(v) + line_gap(u, v))

    def needed(v: float) -> float:
        return panel_height(v) + _others(v, buttons_height(v))

    v = least = LEAST_HIGH * u
    if needed(u) <= room.h:
        v = u
    elif needed(least) < room.h:
        v = bisected(needed, room.h, least, u)
    panel_h, button_h = panel_height(v), buttons_height(v)
    free = room.h - _others(v, button_h)
    beside = bool(missed) and room.w >= end_missed.BESIDE_FROM * u
    rows = min(missed, players) if beside else end_missed.rows_below(u, free - panel_h, missed)
    usual = WIDEST if columns <= COLUMNS else MORE_WIDEST
    return _Plan(
        v=v,
        tall=tall,
        panel_h=panel_h,
        shown=min(panel_h, free),
        widest=(end_missed.BOTH_WIDEST if beside else usual) * u,
        low_lines=low_lines,
        button_h=button_h,
        beside=beside,
        rows=rows,
        more_h=end_missed.PANEL_GAP * u + end_missed.height(v, rows) if rows and not beside else 0.0,
    )


def bisected(height: Callable[[float], float], room: float, low: float, high: float) -> float:
    """The largest unit between two at which a growing height still has room."""
    for _ in range(24):
        middle = (low + high) / 2
        low, high = (middle, high) if height(middle) <= room else (low, middle)
    return low


def line_gap(u: float, v: float) -> float:
    """What lies between two lines of buttons, in pixels: the ring round one keeps off the other."""
    return max(LINE_GAP * v, LEAST_LINE_GAP * u)


def _large(v: float) -> float:
    """Height of the large button, in pixels,"""
    return max(LEAST_TARGET, BUTTONS * v)


def _low(v: float) -> float:
    """and of those below it."""
    return max(LEAST_TARGET, LOW_BUTTONS * v)


def _buttons(
    u: float, row: Rect, count: int, words: Sequence[float], room: Rect, plan: _Plan, *, narrow: bool
) -> tuple[Rect, ...]:
    """In a line, or in several."""
    if plan.low_lines:
        return _stacked(u, plan.v, row, count, plan.low_lines, words)
    return _in_a_row(u, row, count, words, room, narrow=narrow)


def _low_lines(room: float, count: int) -> int:
    """How many lines of buttons lie below the large one in a room of so many u."""
    if count > 4:
        return 0 if room >= FIVE_STACKED_BELOW else 1 if room >= THREE_LINES_BELOW else 2
    return int(count > 3 and room < STACKED_BELOW)


def _in_a_row(
    u: float, row: Rect, count: int, words: Sequence[float], room: Rect, *, narrow: bool
) -> tuple[Rect, ...]:
    """The large button between others: of more than three, two are at its right."""
    gap = (2.2 if count < 5 else 1.4) * u
    side = {3: 0.28 if narrow else 0.27, 4: 0.215, 5: 0.178}[count] * row.w
    widths = [side] * count
    large = count - 3 if count > 3 else 1
    widths[large] = row.w - (count - 1) * (side + gap)
    if words and any(need > w for need, w in zip(words, widths, strict=True)):
        # Buttons may reach further than the panel, if they must.
        most = min(room.w, max(row.w, sum(words) + (count - 1) * gap))
        row = Rect(row.cx - most / 2, row.y, most, row.h)
        widths = shared(most - (count - 1) * gap, words, [w / side for w in widths]) or [
            w * (most - (count - 1) * gap) / sum(widths) for w in widths
        ]
    x, placed = row.x, []
    for w in widths:
        placed.append(Rect(x, row.y, w, row.h))
        x += w + gap
    none = Rect(row.right, row.y, 0, row.h)
    first = placed.pop(0) if count == 5 else none
    return (*placed, none, first) if count == 3 else (*placed, first)


def _stacked(
    u: float, v: float, row: Rect, count: int, lines: int, words: Sequence[float]
) -> tuple[Rect, ...]:
    """The large button above the others."""
    large = Rect(row.x, row.y, row.w, _large(v))
    gap = LINE_GAP * u
    top = large.bottom + line_gap(u, v)
    below = Rect(row.x, top, row.w, row.bottom - top)
    each = (count - 1) // lines
    placed: list[Rect] = []
    small = [*words[: count - 3], *words[count - 2 :]]
    for number, line in enumerate(below.rows(lines, line_gap(u, v))):
        needed = small[number * each : (number + 1) * each]
        widths = shared(line.w - (each - 1) * gap, needed, [1.0] * each) if needed else []
        cells, x = line.columns(each, gap), line.x
        for w in widths or [cell.w for cell in cells]:
            placed.append(Rect(x, line.y, w, line.h))
            x += w + gap
    none = Rect(row.x, row.y, 0, row.h)
    first = placed.pop(0) if count == 5 else none
    left, middle, right = placed
    return left, large, middle, right, first
