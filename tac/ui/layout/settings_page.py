"""Where what is on a page of the settings lies: its rows, its cards, and what is said about it."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET

GAP: Final = 2.2
CONTROL: Final = 5.6
WIDEST_CONTROL: Final = 132.0
LABEL: Final = 3.0
LABEL_GAP: Final = 0.9
HIGHEST_ROW: Final = 19.0
HIGHEST_BESIDE: Final = 23.0
"""Most height of a row, in u, and beside a picture."""
ROW_GAP: Final = 2.0
"""What a row, its label above its control, keeps free below and above it, in u."""
RESET: Final = 19.0
LEAST_RESET: Final = 122.0
ICON_BELOW: Final = 640.0
"""Beside a picture the button that resets has no words in less than so many pixels."""
RESET_GAP: Final = 2.0
VALUE: Final = 0.4
"""Width of what a row says about its value, of the control's,"""
SHORT_VALUE: Final = 9.0
LEAST_SHORT: Final = 62.0
"""or where it needs no more than a number, in u, and the least in pixels."""
END: Final = 12.0
LEAST_END: Final = 86.0
"""Widths of the word at either end of a slider, and of the buttons that reset, in u, and the least in pixels:
letters grow no smaller, however small the window."""

PREVIEW: Final = 48.0
PICTURE: Final = 46.0
"""Width of the cards, or of a picture, that are shown beside the rows, in u."""
PREVIEW_BELOW: Final = 0.4
LEAST_PREVIEW: Final = 22.0
"""Height of the same below the rows in narrow windows, of the panel's, and the least of it in u."""
PREVIEW_PAD: Final = 2.4
CARD_RATIO: Final = 1.4

HINT: Final = 2.6
LEAST_HINT: Final = 14.0
TWO_LINES_BELOW: Final = 640.0
"""Height of the line that explains a row, below its label, in u, and the least in pixels; it is two lines
where a page is less wide than so many pixels."""
NOTE: Final = 3.0
LEAST_NOTE: Final = 18.0
"""The same of the sentence about a whole page."""
COLUMN_GAP: Final = 7.0


class RowLayout(Struct, frozen=True):
    """One setting: its label and what it says over its control, and the button that resets it beside that.

    That button is a square without words where rows lie in columns, or it would stand between two of them,
    and where there is little room beside a picture.

    ``hint`` is the line between them that explains it, without height where there is none.

    ``slider`` is the control where it has a word at either end, ``ends``.
    """

    label: Rect
    value: Rect
    hint: Rect
    control: Rect
    slider: Rect
    ends: tuple[Rect, Rect]
    reset: Rect


class PageContent(Struct, frozen=True):
    """What is on a page: how many rows in how many columns, how many cards; whether rows are explained, and
    whether there is a picture of what they mean."""

    rows: int
    columns: int
    cards: int
    hints: bool
    note: bool
    picture: bool = False


class PageLayout(Struct, frozen=True):
    """A page as if it were seen whole, ``height`` pixels high."""

    height: float
    rows: tuple[RowLayout, ...]
    note: Rect
    preview: Rect
    card: tuple[int, int]
    cards: tuple[Rect, ...]


def page_layout(u: float, inner: Rect, content: PageContent, *, stacked: bool) -> PageLayout:
    """A page in the width of ``inner``, and at least as high; ``stacked`` puts everything in one column."""
    columns = 1 if stacked else content.columns
    beside = 0.0 if stacked else (PREVIEW if content.cards else PICTURE if content.picture else 0.0) * u
    rows_w = inner.w - beside - 2 * GAP * u if beside else inner.w
    hint_h = _hint(u, rows_w) if content.hints else 0.0
    high = -(-content.rows // columns)
    note_h = max(LEAST_NOTE, NOTE * u) if content.note else 0.0
    rows_h = max(inner.h - note_h, high * (_block(u, hint_h) + ROW_GAP * u))
    rows, preview = Rect(inner.x, inner.y, rows_w, rows_h), Rect(inner.x, inner.y, 0, 0)
    least = high * (_block(u, hint_h) + ROW_GAP * u)
    cards_h = max(LEAST_PREVIEW * u, PREVIEW_BELOW * inner.h)
    # What only shows what is said, too, need not be scrolled to.
    pictured = content.picture and least + cards_h + GAP * u + note_h <= inner.h
    if stacked and (content.cards or pictured):
        rows = Rect(inner.x, inner.y, inner.w, max(least, inner.h - note_h - cards_h - GAP * u))
        preview = Rect(inner.x, rows.bottom + GAP * u, inner.w, cards_h)
    elif beside:
        preview = Rect(inner.right - beside, inner.y, beside, rows_h)
    bottom = max(rows.bottom, preview.bottom)
    card, places = _cards(u, preview, content.cards, abreast=stacked)
    return PageLayout(
        height=bottom + note_h - inner.y,
        rows=_rows(u, rows, content, columns, hint_h),
        note=Rect(inner.x, bottom, inner.w, note_h).rounded(),
        preview=preview.rounded(),
        card=card,
        cards=places,
    )


def _block(u: float, hint_h: float) -> float:
    """Height in pixels of a label, its explanation and its control."""
    return (LABEL + LABEL_GAP) * u + hint_h + max(LEAST_TARGET, CONTROL * u)


def _hint(u: float, width: float) -> float:
    return (2 if width < TWO_LINES_BELOW else 1) * max(LEAST_HINT, HINT * u)


def _rows(u: float, room: Rect, content: PageContent, columns: int, hint_h: float) -> tuple[RowLayout, ...]:
    """The rows below each other from the top on, column by column, each in the middle of its part."""
    control_h, block = max(LEAST_TARGET, CONTROL * u), _block(u, hint_h)
    count = content.rows
    high = -(-count // columns)
    pitch = min((HIGHEST_BESIDE if content.picture else HIGHEST_ROW) * u, room.h / high)
    column_w = (room.w - (columns - 1) * COLUMN_GAP * u) / columns
    close = columns > 1 or (content.picture and room.w < ICON_BELOW)
    reset_w = control_h if close else max(LEAST_RESET, RESET * u)
    w = min(WIDEST_CONTROL * u, column_w - reset_w - RESET_GAP * u)
    found = []
    for k in range(count):
        x = room.x + k // high * (column_w + COLUMN_GAP * u)
        y = room.y + k % high * pitch + (pitch - block) / 2
        found.append(_row(u, Rect(x, y, w, block), control_h, hint_h, reset_w))
    return tuple(found)


def _row(u: float, block: Rect, control_h: float, hint_h: float, reset_w: float) -> RowLayout:
    control = Rect(block.x, block.bottom - control_h, block.w, control_h)
    value_w = max(LEAST_SHORT, SHORT_VALUE * u) if hint_h else VALUE * block.w
    end = Rect(control.x, control.y, min(0.3 * control.w, max(LEAST_END, END * u)), control_h)
    reset = Rect(control.right + RESET_GAP * u, control.y, reset_w, control_h)
    return RowLayout(
        label=Rect(block.x, block.y, block.w - value_w - u, LABEL * u).rounded(),
        value=Rect(block.right - value_w, block.y, value_w, LABEL * u).rounded(),
        hint=Rect(block.x, block.y + LABEL * u, reset.right - block.x, hint_h).rounded(),
        control=control.rounded(),
        slider=control.inset(end.w + 0.8 * u, 0).rounded(),
        ends=(end.rounded(), end.moved(control.w - end.w, 0).rounded()),
        reset=reset.rounded(),
    )


def _cards(u: float, room: Rect, count: int, *, abreast: bool) -> tuple[tuple[int, int], tuple[Rect, ...]]:
    """The size of the cards, and where they lie: two abreast, or all in a row below."""
    if count == 0:
        return (0, 0), ()
    columns = count if abreast else 2
    rows = -(-count // columns)
    inner, gap = room.inflated(-PREVIEW_PAD * u), PREVIEW_PAD * u
    w = min((inner.w - (columns - 1) * gap) / columns, (inner.h - (rows - 1) * gap) / rows / CARD_RATIO)
    card = (math.floor(w), math.floor(w * CARD_RATIO))
    whole_w, whole_h = columns * card[0] + (columns - 1) * gap, rows * card[1] + (rows - 1) * gap
    x, y = inner.cx - whole_w / 2, inner.cy - whole_h / 2
    places = [
        Rect(x + k % columns * (card[0] + gap), y + k // columns * (card[1] + gap), *card).rounded()
        for k in range(count)
    ]
    return card, tuple(places)
