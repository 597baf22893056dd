"""Where everything on the end screen lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import border_thickness, is_narrow, unit

COLUMNS: Final = 4
WIDEST: Final = 116.0
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
    """The end screen for one window size; all rectangles are whole pixels."""

    u: float
    inside: Rect
    title: Rect
    summary: Rect
    panel: Rect
    heading: Rect
    heads: tuple[Rect, ...]
    rows: tuple[StandingRow, ...]
    new_game: Rect
    rematch: Rect
    quit: Rect
    begins: Rect


def end_layout(width: int, height: int, players: int) -> EndLayout:
    """The end screen for so many players (2 to 4) in a window of width x height pixels."""
    u, border = unit(width, height), border_thickness(height)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * u)
    w = min(room.w, WIDEST * u)
    panel_h = (HEAD + players * ROW + (players - 1) * ROW_GAP + FOOT) * u
    total = (TITLE + SUMMARY + BUTTONS + 3.8 + 2 * 2.4) * u + panel_h
    y = room.y + max(0.0, (room.h - total) / 2)
    title = Rect(room.x, y, room.w, TITLE * u)
    summary = Rect(room.x, title.bottom, room.w, SUMMARY * u)
    panel = Rect(room.cx - w / 2, summary.bottom + 2.4 * u, w, panel_h)
    button_row = Rect(panel.x, panel.bottom + 2.4 * u, w, BUTTONS * u)
    narrow = is_narrow(width, height)
    side, gap = (0.28 if narrow else 0.27) * w, 2.2 * u
    heads, rows = _table(u, panel, players)
    inner = panel.inset(3 * u, 0)
    return EndLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        summary=summary.rounded(),
        panel=panel.rounded(),
        heading=Rect(inner.x, panel.y + 3.6 * u, heads[0].x - inner.x - u, 5.4 * u).rounded(),
        heads=heads,
        rows=rows,
        new_game=Rect(button_row.x, button_row.y, side, button_row.h).rounded(),
        rematch=Rect(button_row.x + side + gap, button_row.y, w - 2 * side - 2 * gap, button_row.h).rounded(),
        quit=Rect(button_row.right - side, button_row.y, side, button_row.h).rounded(),
        begins=Rect(button_row.x, button_row.bottom + 1.4 * u, w, 2.4 * u).rounded(),
    )


def _table(u: float, panel: Rect, players: int) -> tuple[tuple[Rect, ...], tuple[StandingRow, ...]]:
    inner = panel.inset(2.2 * u, 0)
    column = min(12.5 * u, 0.125 * inner.w)
    first = inner.right - COLUMNS * column - 1.2 * u
    heads = tuple(
        Rect(first + k * column, panel.y + 4.2 * u, column, 4.8 * u).rounded() for k in range(COLUMNS)
    )
    rows: list[StandingRow] = []
    for k in range(players):
        row = Rect(inner.x, panel.y + (HEAD + k * (ROW + ROW_GAP)) * u, inner.w, ROW * u)
        size = 0.74 * row.h
        medal = Rect(row.x + 1.6 * u, row.cy - 0.36 * row.h, 0.72 * row.h, 0.72 * row.h)
        avatar = Rect(medal.right + 2.0 * u, row.cy - size / 2, size, size)
        text_x = avatar.right + 2.0 * u
        rows.append(
            StandingRow(
                row=row.rounded(),
                medal=medal.rounded(),
                avatar=avatar.rounded(),
                text=Rect(text_x, row.y, first - text_x - 0.6 * u, row.h).rounded(),
                columns=tuple(Rect(head.x, row.y, head.w, row.h).rounded() for head in heads),
            )
        )
    return heads, tuple(rows)
