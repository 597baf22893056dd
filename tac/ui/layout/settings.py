"""Where everything on a page of the settings lies."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 2.2
GAP: Final = 2.2
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
"""Width of what a row says about its value, of the control's."""
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


class RowLayout(Struct, frozen=True):
    """One setting: its label and what it says over its control, and the button that resets it beside that.

    ``slider`` is the control where it has a word at either end, ``ends``.
    """

    label: Rect
    value: Rect
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
    preview: Rect
    card: tuple[int, int]
    cards: tuple[Rect, ...]
    all: Rect
    done: Rect
    question: Rect
    no: Rect
    yes: Rect


def settings_layout(width: int, height: int, rows: int, cards: int = 0) -> SettingsLayout:
    """A page of so many rows (1 to 4), shown with so many cards, in a window of width x height pixels."""
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
    second = header.moved(0, header_h + GAP * u) if narrow else Rect(x + 0.36 * w, y, 0.64 * w, header_h)
    title = Rect(x, y, w if narrow else 0.35 * w, header_h)
    panel = Rect(x, second.bottom + GAP * u, w, panel_h)
    buttons = Rect(x, panel.bottom + GAP * u, w, buttons_h)
    inner = Rect(panel.x, panel.y + TEETH * u, w, panel_h - (TEETH + PAD) * u).inset(PAD * u, 0)
    left, preview = _beside(u, inner, narrow=narrow) if cards else (inner, Rect(inner.x, inner.y, 0, 0))
    card, places = _cards(u, preview, cards, narrow=narrow)
    question, no, yes = _question(u, buttons, narrow=narrow)
    return SettingsLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        pages=second.rounded(),
        panel=panel.rounded(),
        rows=_rows(u, left, rows),
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


def _rows(u: float, room: Rect, count: int) -> tuple[RowLayout, ...]:
    """The rows below each other, each in the middle of its part of the height."""
    control_h = max(LEAST_TARGET, CONTROL * u)
    block = (LABEL + LABEL_GAP) * u + control_h
    pitch = min(HIGHEST_ROW * u, room.h / count)
    top = room.y + (room.h - count * pitch) / 2
    reset_w = max(LEAST_RESET, RESET * u)
    w = min(WIDEST_CONTROL * u, room.w - reset_w - RESET_GAP * u)
    return tuple(
        _row(u, Rect(room.x, top + k * pitch + (pitch - block) / 2, w, block), control_h, reset_w)
        for k in range(count)
    )


def _row(u: float, block: Rect, control_h: float, reset_w: float) -> RowLayout:
    control = Rect(block.x, block.bottom - control_h, block.w, control_h)
    value_w = VALUE * block.w
    end = Rect(control.x, control.y, max(LEAST_END, END * u), control_h)
    return RowLayout(
        label=Rect(block.x, block.y, block.w - value_w - u, LABEL * u).rounded(),
        value=Rect(block.right - value_w, block.y, value_w, LABEL * u).rounded(),
        control=control.rounded(),
        slider=control.inset(end.w + 0.8 * u, 0).rounded(),
        ends=(end.rounded(), end.moved(control.w - end.w, 0).rounded()),
        reset=Rect(control.right + RESET_GAP * u, control.y, reset_w, control_h).rounded(),
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
