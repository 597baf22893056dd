"""Where everything on the screen of the keys lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 2.2
GAP: Final = 1.8
WIDEST: Final = 166.0
HEADER: Final = 7.0
TITLE: Final = 0.3
"""Width of the title, of the whole's; the rest tells how keys are set."""
HINT: Final = 5.0
BUTTONS: Final = 6.4
TEETH: Final = 4.4
PAD: Final = 3.2
STRIP: Final = 6.2
"""Height of the row in which keys are tried, and questions asked, in u."""
ROW: Final = 5.6
ROW_GAP: Final = 0.7
LABEL: Final = 0.37
"""Width of an action's name, of its row's."""
COLUMN_GAP: Final = 4.0
FIRST_COLUMN: Final = 0.57
"""Width of the first of two columns, of both: its actions have more keys."""
ONE_COLUMN_BELOW: Final = 118.0
"""Where the view is less wide than so many u, all actions lie in one column."""
ANSWER: Final = 19.0
LEAST_ANSWER: Final = 118.0


class KeyRow(Struct, frozen=True):
    """One action: its name, the room for its keys, and the button that resets them."""

    label: Rect
    keys: Rect
    reset: Rect


class KeysLayout(Struct, frozen=True):
    """The screen for one window size; all rectangles are whole pixels.

    The rows are scrolled through ``view``, where they are higher than that: they lie as before any is
    scrolled away, and are ``height`` pixels high. Over the ``strip`` lie its ``words`` and up to two
    ``answers``, the one that is more often meant at the right.
    """

    u: float
    inside: Rect
    title: Rect
    hint: Rect
    panel: Rect
    view: Rect
    height: float
    rows: tuple[KeyRow, ...]
    strip: Rect
    words: Rect
    answers: tuple[Rect, Rect]
    all: Rect
    done: Rect


def keys_layout(width: int, height: int, columns: Sequence[int], u: float | None = None) -> KeysLayout:
    """The screen with so many actions in each column, in a window of width x height pixels.

    ``u`` is the unit that text and controls are made with, where that is not the window's.
    """
    u, border, narrow = u or unit(width, height), border_thickness(height), is_narrow(width, height)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * unit(width, height))
    w, gap = min(room.w, WIDEST * u), GAP * u
    header_h, buttons_h = max(LEAST_TARGET, HEADER * u), max(LEAST_TARGET, BUTTONS * u)
    x, y = room.cx - w / 2, room.y
    title = Rect(x, y, w if narrow else TITLE * w, header_h)
    hint = Rect(title.right + 2 * u, y, w - title.w - 2 * u, header_h)
    if narrow:
        hint = Rect(x, title.bottom, w, HINT * u)
    top = max(title.bottom, hint.bottom) + gap
    buttons = Rect(x, room.bottom - buttons_h, w, buttons_h)
    panel = Rect(x, top, w, buttons.y - gap - top).rounded()
    strip_h = max(LEAST_TARGET, STRIP * u)
    strip = Rect(panel.x + PAD * u, panel.bottom - 1.6 * u - strip_h, panel.w - 2 * PAD * u, strip_h)
    view = Rect(panel.x + 0.3 * u, panel.y + TEETH * u, panel.w - 0.6 * u, 0)
    view = Rect(view.x, view.y, view.w, strip.y - 0.8 * u - view.y).rounded()
    rows, content = _rows(u, view, columns)
    answer_w = max(LEAST_ANSWER, ANSWER * u)
    right = Rect(strip.right - answer_w, strip.y, answer_w, strip.h)
    left = right.moved(-answer_w - 1.2 * u, 0)
    third = min(44 * u, 0.42 * w)
    return KeysLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        hint=hint.rounded(),
        panel=panel.rounded(),
        view=view.rounded(),
        height=content,
        rows=rows,
        strip=strip.rounded(),
        words=Rect(strip.x + 1.6 * u, strip.y, left.x - strip.x - 2.6 * u, strip.h).rounded(),
        answers=(left.rounded(), right.rounded()),
        all=Rect(x, buttons.y, third, buttons_h).rounded(),
        done=Rect(buttons.right - third, buttons.y, third, buttons_h).rounded(),
    )


def _rows(u: float, view: Rect, columns: Sequence[int]) -> tuple[tuple[KeyRow, ...], float]:
    """The rows, column by column, and how high all of it is; nothing is nearer together than fingers need."""
    row_h = max(LEAST_TARGET, ROW * u)
    inner = view.inset((PAD - 0.3) * u, 0)
    inner = Rect(inner.x, inner.y, min(inner.right, view.right - gutter(u) - 0.4 * u) - inner.x, inner.h)
    if inner.w < ONE_COLUMN_BELOW * u:
        columns = (sum(columns),)
    pad, least = 0.8 * u, row_h + max(2.0, ROW_GAP * u)
    most = max(columns)
    pitch = max(least, min(1.4 * least, (inner.h - 2 * pad) / most))
    whole = inner.w - (len(columns) - 1) * COLUMN_GAP * u
    label_w = LABEL * whole / len(columns)
    widths = (whole,) if len(columns) == 1 else (FIRST_COLUMN * whole, (1 - FIRST_COLUMN) * whole)
    found, x = [], inner.x
    for count, w in zip(columns, widths, strict=True):
        for n in range(count):
            box = Rect(x, inner.y + pad + n * pitch + (pitch - row_h) / 2, w, row_h)
            found.append(_row(u, box, label_w))
        x += w + COLUMN_GAP * u
    # What fits is not to be scrolled by a part of a pixel.
    return tuple(found), inner.h if pitch > least else max(inner.h, most * pitch + 2 * pad)


def _row(u: float, box: Rect, label_w: float) -> KeyRow:
    reset = Rect(box.right - box.h, box.y, box.h, box.h)
    return KeyRow(
        label=Rect(box.x, box.y, label_w - u, box.h).rounded(),
        keys=Rect(box.x + label_w, box.y, reset.x - u - box.x - label_w, box.h).rounded(),
        reset=reset.rounded(),
    )
