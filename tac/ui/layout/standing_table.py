"""Where everything in a table of standings lies: the words above its columns, and the rows of its players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect

COLUMNS: Final = 4
COLUMN: Final = 15.4
PART: Final = 0.129
"""Width of a column of numbers, and at most this part of the whole."""
MORE_PART: Final = 0.086
CLOSE_PART: Final = 0.113
CLOSE_BELOW: Final = 84.0
"""The same where there are more columns than usual, and in a table less wide than so many u;"""
LAST_COLUMN: Final = 1.55
"""there the last is so much wider, for the longest word."""
BETWEEN: Final = 2.0
CLOSE_BETWEEN: Final = 1.4
"""What lies between medal, face and words, in u; and in a less wide table."""
APART: Final = 1.9
LEAST_APART: Final = 0.9
"""Between the words above two columns, in u, so that they do not read as one phrase; and at least."""
NUMBERS: Final = 6.0
"""Height of the line of numbers below a name, where there is no room beside it."""
ROW: Final = 10.8
ROW_GAP: Final = 1.2
HEAD: Final = 9.6
LEAST_HEAD: Final = 6.9
"""What a panel has above its rows, teeth and words, in the unit of heights; and at least, in u."""
FOOT: Final = 2.6


def head_height(u: float, v: float) -> float:
    """What a panel has above its rows, in pixels; ``v`` is the unit of heights."""
    return max(HEAD * v, LEAST_HEAD * u)


def heading_at(u: float, v: float) -> float:
    """How far below the panel's upper edge its heading begins, 5.4 v high."""
    return head_height(u, v) - 6.0 * v


class StandingRow(Struct, frozen=True):
    """One player's row: medal, avatar, two lines of text, and the numbers' columns."""

    row: Rect
    medal: Rect
    avatar: Rect
    text: Rect
    columns: tuple[Rect, ...]


def standing_table(
    u: float, v: float, panel: Rect, players: int, count: int, *, tall: bool, words: Sequence[float] = ()
) -> tuple[tuple[Rect, ...], tuple[StandingRow, ...]]:
    """The words above the columns and the rows, in this panel; ``tall``: with numbers below the names.

    ``v`` is the unit of heights, which may be less than ``u``. ``words`` are how wide in pixels the words
    would like to be.
    """
    inner, more = panel.inset(2.2 * u, 0), NUMBERS if tall else 0.0
    close = panel.w < CLOSE_BELOW * u
    part = MORE_PART if count > COLUMNS else CLOSE_PART if close else PART
    between = (CLOSE_BETWEEN if close else BETWEEN) * u
    column = inner.w / count if tall else min(COLUMN * u, part * inner.w)
    last = LAST_COLUMN * column if part != PART and not tall else column
    first = inner.x if tall else inner.right - (count - 1) * column - last - 1.2 * u
    widths = [column] * (count - 1) + [last]
    if words:
        widths = _as_wide_as(u, words, widths)
    heads: list[Rect] = []
    x = first
    for w in widths:
        heads.append(Rect(x, panel.y + heading_at(u, v) + (0.6 + more) * v, w, 4.8 * v).rounded())
        x += w
    rows: list[StandingRow] = []
    for k in range(players):
        y = panel.y + head_height(u, v) + (more + k * (ROW + more + ROW_GAP)) * v
        row = Rect(inner.x, y, inner.w, ROW * v)
        whole = Rect(inner.x, y, inner.w, (ROW + more) * v)
        numbers = Rect(inner.x, row.bottom - 0.6 * v, inner.w, NUMBERS * v) if tall else row
        size = 0.74 * row.h
        medal = Rect(row.x + 1.6 * u, row.cy - 0.36 * row.h, 0.72 * row.h, 0.72 * row.h)
        avatar = Rect(medal.right + between, row.cy - size / 2, size, size)
        end, text_h = (row.right - u, row.h - 0.8 * v) if tall else (first, row.h)
        text_x = avatar.right + between
        rows.append(
            StandingRow(
                row=whole.rounded(),
                medal=medal.rounded(),
                avatar=avatar.rounded(),
                text=Rect(text_x, row.y, end - text_x - 0.6 * u, text_h).rounded(),
                columns=tuple(Rect(head.x, numbers.y, head.w, numbers.h).rounded() for head in heads),
            )
        )
    return tuple(heads), tuple(rows)


def _as_wide_as(u: float, words: Sequence[float], widths: Sequence[float]) -> list[float]:
    """Columns as wide as their words, where that goes beyond ``widths``, all together no wider than those.

    Where the words are too wide even so, they share the room in their proportion.
    """
    total, count = sum(widths), len(words)
    apart = max(LEAST_APART * u, min(APART * u, (total - sum(words)) / count * 0.999))
    part_of = min(1.0, (total - count * apart) / sum(words) * 0.999)
    return shared(total, [part_of * word + apart for word in words], widths) or list(widths)


def shared(room: float, words: Sequence[float], parts: Sequence[float]) -> list[float]:
    """How wide those are that share so many pixels: like ``parts``, but none less than its words need.

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
