"""Where everything on the end screen lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import left_of_bar
from tac.ui.layout.units import border_thickness, is_narrow, unit

COLUMNS: Final = 4
WIDEST: Final = 124.0
COLUMN: Final = 15.4
PART: Final = 0.129
"""Width of a column of numbers, and at most this part of the whole."""
TALL_BELOW: Final = 84.0
"""A panel less wide than so many u has each player's numbers below the name, in a line of this height."""
NUMBERS: Final = 6.0
ROW: Final = 11.4
ROW_GAP: Final = 1.2
HEAD: Final = 9.6
FOOT: Final = 2.6
BUTTONS: Final = 9.2
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
    begins: Rect


def end_layout(width: int, height: int, players: int, *, scale: float = 1.0) -> EndLayout:
    """The end screen for so many players (2 to 4) in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * plain)
    tall = room.w < TALL_BELOW * u
    more = NUMBERS if tall else 0.0
    panel_h = (HEAD + more + players * (ROW + more) + (players - 1) * ROW_GAP + FOOT) * u
    others = (TITLE + SUMMARY + BUTTONS + 3.8 + 2 * 2.4) * u
    shown = min(panel_h, room.h - others)
    if shown < panel_h:
        room = left_of_bar(room, inside, u)
    w = min(room.w, WIDEST * u)
    total = others + shown
    y = room.y + max(0.0, (room.h - total) / 2)
    title = Rect(room.x, y, room.w, TITLE * u)
    summary = Rect(room.x, title.bottom, room.w, SUMMARY * u)
    panel = Rect(room.cx - w / 2, summary.bottom + 2.4 * u, w, panel_h)
    button_row = Rect(panel.x, panel.y + shown + 2.4 * u, w, BUTTONS * u)
    narrow = is_narrow(width, height)
    side, gap = (0.28 if narrow else 0.27) * w, 2.2 * u
    heads, rows = _table(u, panel, players, tall=tall)
    inner = panel.inset(3 * u, 0)
    heading_w = inner.w if tall else heads[0].x - inner.x - u
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
        new_game=Rect(button_row.x, button_row.y, side, button_row.h).rounded(),
        rematch=Rect(button_row.x + side + gap, button_row.y, w - 2 * side - 2 * gap, button_row.h).rounded(),
        quit=Rect(button_row.right - side, button_row.y, side, button_row.h).rounded(),
        begins=Rect(button_row.x, button_row.bottom + 1.4 * u, w, 2.4 * u).rounded(),
    )


def _table(
    u: float, panel: Rect, players: int, *, tall: bool
) -> tuple[tuple[Rect, ...], tuple[StandingRow, ...]]:
    inner, more = panel.inset(2.2 * u, 0), NUMBERS if tall else 0.0
    column = inner.w / COLUMNS if tall else min(COLUMN * u, PART * inner.w)
    first = inner.x if tall else inner.right - COLUMNS * column - 1.2 * u
    heads = tuple(
        Rect(first + k * column, panel.y + (4.2 + more) * u, column, 4.8 * u).rounded()
        for k in range(COLUMNS)
    )
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
