"""Where everything on the end screen lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import left_of_bar
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

COLUMNS: Final = 4
WIDEST: Final = 124.0
MORE_WIDEST: Final = 134.0
"""Most width of the panel, in u, and with more columns than usual."""
COLUMN: Final = 15.4
PART: Final = 0.129
"""Width of a column of numbers, and at most this part of the whole."""
MORE_PART: Final = 0.086
LAST_COLUMN: Final = 1.55
"""The same where there are more columns than usual; the last is so much wider, for the longest word."""
TALL_BELOW: Final = 84.0
"""A panel less wide than so many u has each player's numbers below the name, in a line of this height."""
MORE_TALL_BELOW: Final = 108.0
LEAST_MORE: Final = 680.0
"""The same where there are more columns than usual, in u, and in pixels: letters grow no smaller."""
NUMBERS: Final = 6.0
ROW: Final = 10.8
ROW_GAP: Final = 1.2
HEAD: Final = 9.6
FOOT: Final = 2.6
BUTTONS: Final = 9.2
LOW_BUTTONS: Final = 6.6
STACKED_BELOW: Final = 104.0
"""Where the room is less wide than so many u, four buttons have two lines;"""
FIVE_STACKED_BELOW: Final = 124.0
"""where it is less wide than this, five have,"""
THREE_LINES_BELOW: Final = 84.0
"""or three."""
TITLE: Final = 8.0
SUMMARY: Final = 3.4


class StandingRow(Struct, frozen=True):
    """One player's row: medal, avatar, two lines of text, and the numbers' columns."""

    row: Rect
    medal: Rect
    avatar: Rect
    text: Rect
    columns: tuple[Rect, ...]


class EndLayout(Struct, frozen=True):
    """The end screen for one window size; all rectangles are whole pixels.

    The panel is scrolled through ``view``, where it is higher than that with its ``height`` in pixels.
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
) -> EndLayout:
    """The end screen for so many players (2 to 4) in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are. There are so many ``columns`` of
    numbers, and 3 to 5 ``buttons``: with 3 the ``fourth`` has no width, with less than 5 the ``fifth``.
    ``words`` are the widths in pixels that they need, in the order of `EndLayout.row`: where there is room
    in their line, each has as much.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * plain)
    tall = room.w < (TALL_BELOW * u if columns <= COLUMNS else max(LEAST_MORE, MORE_TALL_BELOW * u))
    more = NUMBERS if tall else 0.0
    panel_h = (HEAD + more + players * (ROW + more) + (players - 1) * ROW_GAP + FOOT) * u
    # More than three buttons need two lines where there is little room: the large one has its own.
    low_lines = _low_lines(room.w / u, buttons)
    button_h = BUTTONS * u + low_lines * (max(LOW_BUTTONS * u, LEAST_TARGET) + 1.4 * u)
    others = (TITLE + SUMMARY + 3.8 + 2 * 2.4) * u + button_h
    shown = min(panel_h, room.h - others)
    if shown < panel_h:
        room = left_of_bar(room, inside, u)
    w = min(room.w, (WIDEST if columns <= COLUMNS else MORE_WIDEST) * u)
    total = others + shown
    y = room.y + max(0.0, (room.h - total) / 2)
    title = Rect(room.x, y, room.w, TITLE * u)
    summary = Rect(room.x, title.bottom, room.w, SUMMARY * u)
    panel = Rect(room.cx - w / 2, summary.bottom + 2.4 * u, w, panel_h)
    button_row = Rect(panel.x, panel.y + shown + 2.4 * u, panel.w, button_h)
    new_game, rematch, leave, fourth, fifth = (
        _stacked(u, button_row, buttons, low_lines, words)
        if low_lines
        else _in_a_row(u, button_row, buttons, words, room, narrow=is_narrow(width, height))
    )
    heads, rows = _table(u, panel, players, columns, tall=tall)
    inner = panel.inset(3 * u, 0)
    heading_w = inner.w if tall else heads[0].x - inner.x - u
    begins_w = button_row.w - 2 * abs(rematch.cx - button_row.cx)
    return EndLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        summary=summary.rounded(),
        view=Rect(inside.x, panel.y - 1.2 * u, inside.w, shown + 2.4 * u).rounded(),
        height=panel_h + 2.4 * u,
        panel=panel.rounded(),
        heading=Rect(inner.x, panel.y + 3.6 * u, heading_w, 5.4 * u).rounded(),
        heads=heads,
        rows=rows,
        new_game=new_game.rounded(),
        rematch=rematch.rounded(),
        quit=leave.rounded(),
        fourth=fourth.rounded(),
        fifth=fifth.rounded(),
        begins=Rect.around(rematch.cx, button_row.bottom + 2.6 * u, begins_w, 2.4 * u).rounded(),
    )


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
        widths = _shared(most - (count - 1) * gap, words, [w / side for w in widths]) or [
            w * most / sum(widths) for w in widths
        ]
    x, placed = row.x, []
    for w in widths:
        placed.append(Rect(x, row.y, w, row.h))
        x += w + gap
    none = Rect(row.right, row.y, 0, row.h)
    first = placed.pop(0) if count == 5 else none
    return (*placed, none, first) if count == 3 else (*placed, first)


def _shared(room: float, words: Sequence[float], parts: Sequence[float]) -> list[float]:
    """How wide buttons are that share so many pixels: like ``parts``, but none less than its words need.

    Empty where there is not enough for all.
    """
    if sum(words) > room:
        return []
    low, high = 0.0, room
    for _ in range(40):
        one = (low + high) / 2
        if sum(max(need, one * part) for need, part in zip(words, parts, strict=True)) > room:
            high = one
        else:
            low = one
    return [max(need, low * part) for need, part in zip(words, parts, strict=True)]


def _stacked(u: float, row: Rect, count: int, lines: int, words: Sequence[float]) -> tuple[Rect, ...]:
    """The large button above the others."""
    large = Rect(row.x, row.y, row.w, BUTTONS * u)
    gap = 1.4 * u
    below = Rect(row.x, large.bottom + gap, row.w, row.bottom - large.bottom - gap)
    each = (count - 1) // lines
    placed: list[Rect] = []
    small = [*words[: count - 3], *words[count - 2 :]]
    for number, line in enumerate(below.rows(lines, gap)):
        needed = small[number * each : (number + 1) * each]
        widths = _shared(line.w - (each - 1) * gap, needed, [1.0] * each) if needed else []
        cells, x = line.columns(each, gap), line.x
        for w in widths or [cell.w for cell in cells]:
            placed.append(Rect(x, line.y, w, line.h))
            x += w + gap
    none = Rect(row.x, row.y, 0, row.h)
    first = placed.pop(0) if count == 5 else none
    left, middle, right = placed
    return left, large, middle, right, first


def _table(
    u: float, panel: Rect, players: int, count: int, *, tall: bool
) -> tuple[tuple[Rect, ...], tuple[StandingRow, ...]]:
    inner, more = panel.inset(2.2 * u, 0), NUMBERS if tall else 0.0
    more_columns = count > COLUMNS
    column = inner.w / count if tall else min(COLUMN * u, (MORE_PART if more_columns else PART) * inner.w)
    last = LAST_COLUMN * column if more_columns and not tall else column
    first = inner.x if tall else inner.right - (count - 1) * column - last - 1.2 * u
    placed = [
        Rect(first + k * column, panel.y + (4.2 + more) * u, last if k == count - 1 else column, 4.8 * u)
        for k in range(count)
    ]
    heads = tuple(head.rounded() for head in placed)
    rows: list[StandingRow] = []
    for k in range(players):
        y = panel.y + (HEAD + more + k * (ROW + more + ROW_GAP)) * u
        row = Rect(inner.x, y, inner.w, ROW * u)
        whole = Rect(inner.x, y, inner.w, (ROW + more) * u)
        numbers = Rect(inner.x, row.bottom - 0.6 * u, inner.w, NUMBERS * u) if tall else row
        size = 0.74 * row.h
        medal = Rect(row.x + 1.6 * u, row.cy - 0.36 * row.h, 0.72 * row.h, 0.72 * row.h)
        avatar = Rect(medal.right + 2.0 * u, row.cy - size / 2, size, size)
        end, text_h = (row.right - u, row.h - 0.8 * u) if tall else (first, row.h)
        text_x = avatar.right + 2.0 * u
        rows.append(
            StandingRow(
                row=whole.rounded(),
                medal=medal.rounded(),
                avatar=avatar.rounded(),
                text=Rect(text_x, row.y, end - text_x - 0.6 * u, text_h).rounded(),
                columns=tuple(Rect(head.x, numbers.y, head.w, numbers.h).rounded() for head in heads),
            )
        )
    return heads, tuple(rows)
