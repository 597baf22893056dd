"""Where everything on a page of the settings lies."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 2.2
GAP: Final = 2.2
TABS: Final = 0.7
"""Width of the names of the pages, of the whole's."""
WIDEST: Final = 166.0
HEADER: Final = 7.0
BUTTONS: Final = 7.0
HIGHEST_PANEL: Final = 66.0
TEETH: Final = 4.4
PAD: Final = 3.2
CONTROL: Final = 5.6
WIDEST_CONTROL: Final = 112.0
LABEL: Final = 3.0
LABEL_GAP: Final = 0.9
HIGHEST_ROW: Final = 19.0
RESET: Final = 19.0
LEAST_RESET: Final = 122.0
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
"""Width of the cards that are shown beside the rows, in u."""
PREVIEW_BELOW: Final = 0.4
"""Height of the same below the rows in narrow windows, of the panel's."""
PREVIEW_PAD: Final = 2.4
CARD_RATIO: Final = 1.4


HINT: Final = 2.3
LEAST_HINT: Final = 14.0
"""Height of the line that explains a row, below its label, in u, and the least in pixels."""
NOTE: Final = 3.0
LEAST_NOTE: Final = 18.0
"""The same of the sentence about a whole page."""
COLUMN_GAP: Final = 4.0


class RowLayout(Struct, frozen=True):
    """One setting: its label and what it says over its control, and the button that resets it beside that.

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


class SettingsLayout(Struct, frozen=True):
    """A page for one window size; all rectangles are whole pixels."""

    u: float
    inside: Rect
    title: Rect
    pages: Rect
    panel: Rect
    rows: tuple[RowLayout, ...]
    note: Rect
    preview: Rect
    card: tuple[int, int]
    cards: tuple[Rect, ...]
    all: Rect
    done: Rect
    question: Rect
    no: Rect
    yes: Rect


def settings_layout(
    width: int,
    height: int,
    rows: int,
    cards: int = 0,
    *,
    columns: int = 1,
    hints: bool = False,
    note: bool = False,
) -> SettingsLayout:
    """A page of so many rows, shown with so many cards, in a window of width x height pixels.

    There is room for four rows in each of the ``columns``, which narrow windows lay below one another; with
    ``hints`` each has a line of explanation, and with a ``note`` there is one about the whole page.
    """
    u, border = unit(width, height), border_thickness(height)
    narrow = is_narrow(width, height)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * u)
    w = min(room.w, WIDEST * u)
    header_h, buttons_h = max(LEAST_TARGET, HEADER * u), max(LEAST_TARGET, BUTTONS * u)
    heads = 2 if narrow else 1
    others = heads * header_h + buttons_h + (heads + 1) * GAP * u
    panel_h = min(room.h - others, (1.6 if narrow else 1.0) * HIGHEST_PANEL * u)
    x, y = room.cx - w / 2, room.y + (room.h - others - panel_h) / 2
    header = Rect(x, y, w, header_h)
    beside = Rect(x + (1 - TABS) * w, y, TABS * w, header_h)
    second = header.moved(0, header_h + GAP * u) if narrow else beside
    title = Rect(x, y, w if narrow else (0.99 - TABS) * w, header_h)
    panel = Rect(x, second.bottom + GAP * u, w, panel_h)
    buttons = Rect(x, panel.bottom + GAP * u, w, buttons_h)
    inner = Rect(panel.x, panel.y + TEETH * u, w, panel_h - (TEETH + PAD) * u).inset(PAD * u, 0)
    note_h = max(LEAST_NOTE, NOTE * u) if note else 0.0
    below = Rect(inner.x, inner.bottom - note_h, inner.w, note_h)
    inner = Rect(inner.x, inner.y, inner.w, inner.h - note_h)
    left, preview = _beside(u, inner, narrow=narrow) if cards else (inner, Rect(inner.x, inner.y, 0, 0))
    card, places = _cards(u, preview, cards, narrow=narrow)
    question, no, yes = _question(u, buttons, narrow=narrow)
    return SettingsLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        pages=second.rounded(),
        panel=panel.rounded(),
        rows=_rows(u, left, rows, 1 if narrow else columns, hints=hints),
        note=below.rounded(),
        preview=preview.rounded(),
        card=card,
        cards=places,
        all=Rect(x, buttons.y, min(40 * u, 0.4 * w), buttons_h).rounded(),
        done=Rect(buttons.right - min(44 * u, 0.4 * w), buttons.y, min(44 * u, 0.4 * w), buttons_h).rounded(),
        question=question.rounded(),
        no=no.rounded(),
        yes=yes.rounded(),
    )


def _beside(u: float, inner: Rect, *, narrow: bool) -> tuple[Rect, Rect]:
    """What the cards leave of the panel, and their room."""
    if narrow:
        h = PREVIEW_BELOW * inner.h
        return Rect(inner.x, inner.y, inner.w, inner.h - h - GAP * u), Rect(
            inner.x, inner.bottom - h, inner.w, h
        )
    w = PREVIEW * u
    return Rect(inner.x, inner.y, inner.w - w - 2 * GAP * u, inner.h), Rect(
        inner.right - w, inner.y, w, inner.h
    )


def _rows(u: float, room: Rect, count: int, columns: int, *, hints: bool) -> tuple[RowLayout, ...]:
    """The rows below each other, column by column, each in the middle of its part of the height."""
    control_h = max(LEAST_TARGET, CONTROL * u)
    hint_h = max(LEAST_HINT, HINT * u) if hints else 0.0
    block = (LABEL + LABEL_GAP) * u + hint_h + control_h
    high = -(-count // columns)
    pitch = min(HIGHEST_ROW * u, room.h / high)
    top = room.y + (room.h - high * pitch) / 2
    column_w = (room.w - (columns - 1) * COLUMN_GAP * u) / columns
    reset_w = max(LEAST_RESET, RESET * u)
    w = min(WIDEST_CONTROL * u, column_w - reset_w - RESET_GAP * u)
    found = []
    for k in range(count):
        x = room.x + k // high * (column_w + COLUMN_GAP * u)
        y = top + k % high * pitch + (pitch - block) / 2
        found.append(_row(u, Rect(x, y, w, block), control_h, hint_h, reset_w))
    return tuple(found)


def _row(u: float, block: Rect, control_h: float, hint_h: float, reset_w: float) -> RowLayout:
    control = Rect(block.x, block.bottom - control_h, block.w, control_h)
    value_w = max(LEAST_SHORT, SHORT_VALUE * u) if hint_h else VALUE * block.w
    end = Rect(control.x, control.y, max(LEAST_END, END * u), control_h)
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


def _cards(u: float, room: Rect, count: int, *, narrow: bool) -> tuple[tuple[int, int], tuple[Rect, ...]]:
    """The size of the cards, and where they lie: two abreast, or all in a row below."""
    if count == 0:
        return (0, 0), ()
    columns = count if narrow else 2
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


def _question(u: float, buttons: Rect, *, narrow: bool) -> tuple[Rect, Rect, Rect]:
    """The words, and the two answers beside them."""
    w = (0.27 if narrow else 0.2) * buttons.w
    yes = Rect(buttons.right - w, buttons.y, w, buttons.h)
    no = yes.moved(-w - 1.6 * u, 0)
    return Rect(buttons.x, buttons.y, no.x - 2 * u - buttons.x, buttons.h), no, yes
