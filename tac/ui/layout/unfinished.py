"""Where everything on the list of unfinished games lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter, left_of_bar
from tac.ui.layout.units import border_thickness, is_narrow, unit

WIDEST: Final = 124.0
STACKED_BELOW: Final = 120.0
"""Where the room is less wide than so many u, the buttons of a row stand below its words."""
TITLE: Final = 8.0
ROW: Final = 13.4
HIGH_ROW: Final = 20.6
GAP: Final = 1.6
PAD: Final = 2.2
BUTTON: Final = 6.2
BUTTONS: Final = 8.6
FACE: Final = 8.4
OVERLAP: Final = 0.26
"""How much of a face the next one covers, as a part of it."""
BELOW: Final = 2.2
"""Room below the last row."""
FADED: Final = 1.6
"""Between rows that go on below and the button there, in u."""


class GameRow(Struct, frozen=True):
    """One game: its players' faces, two lines of text, what can be done; ``ask`` has a question's room."""

    row: Rect
    faces: tuple[Rect, ...]
    names: Rect
    about: Rect
    ask: Rect
    first: Rect
    second: Rect


class UnfinishedLayout(Struct, frozen=True):
    """The list for one window size; all rectangles are whole pixels.

    Rows are scrolled through ``view``, where their ``height`` in pixels is more than that has.
    """

    u: float
    inside: Rect
    title: Rect
    view: Rect
    height: float
    rows: tuple[GameRow, ...]
    back: Rect


def unfinished_layout(
    width: int, height: int, players: tuple[int, ...], *, scale: float = 1.0
) -> UnfinishedLayout:
    """The list of games with so many ``players`` each, in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * plain)
    narrow = is_narrow(width, height) or room.w < STACKED_BELOW * u
    row_h = (HIGH_ROW if narrow else ROW) * u
    count = len(players)
    content = count * row_h + max(0, count - 1) * GAP * u + BELOW * u
    others = (TITLE + 2.4 + BUTTONS) * u
    shown, gap = min(content, room.h - others), 0.0
    if shown < content:
        gap = FADED * u
        shown -= gap
        room = left_of_bar(room, inside, u)
    w = min(room.w, WIDEST * u)
    # The bar lies beside the rows, wherever they end.
    beside = room.cx + w / 2 + gutter(u) - inside.x
    view_w = min(inside.w, beside) if shown < content else inside.w
    total = others + shown + gap
    y = room.y + max(0.0, (room.h - total) / 2)
    title = Rect(room.cx - w / 2, y, w, TITLE * u)
    rows = []
    top = title.bottom + 2.4 * u
    for number, seats in enumerate(players):
        row = Rect(title.x, top + number * (row_h + GAP * u), w, row_h)
        rows.append(_row(u, row, seats, narrow=narrow))
    buttons = Rect(title.x, top + shown + gap, w, BUTTONS * u)
    return UnfinishedLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        view=Rect(inside.x, top - 1.2 * u, view_w, shown + 1.2 * u).rounded(),
        height=content + 1.2 * u,
        rows=tuple(rows),
        back=Rect(buttons.x, buttons.y, min(30 * u, 0.36 * w), buttons.h).rounded(),
    )


def _row(u: float, row: Rect, players: int, *, narrow: bool) -> GameRow:
    inner = row.inset(PAD * u, 0)
    face = FACE * u
    upper = Rect(inner.x, row.y, inner.w, row.h if not narrow else 0.58 * row.h)
    lower = upper if not narrow else Rect(inner.x, upper.bottom - 0.4 * u, inner.w, BUTTON * u)
    step = face * (1 - OVERLAP)
    faces = [Rect(upper.x + k * step, upper.cy - face / 2, face, face) for k in range(players)]
    # The text begins at the same place in all rows.
    text_x = upper.x + 3 * step + face + 2 * u
    first_w, second_w = (25 * u, 21 * u) if not narrow else (0.48 * inner.w, 0.4 * inner.w)
    cy = lower.cy
    second = Rect(lower.right - second_w, cy - BUTTON / 2 * u, second_w, BUTTON * u)
    first = Rect(second.x - 1.4 * u - first_w, second.y, first_w, BUTTON * u)
    right = upper.right if narrow else first.x - 1.6 * u
    names = Rect(text_x, upper.cy - 4.6 * u, right - text_x, 4.2 * u)
    about = Rect(text_x, names.bottom, names.w, 5.0 * u)
    return GameRow(
        row=row.rounded(),
        faces=tuple(rect.rounded() for rect in faces),
        names=names.rounded(),
        about=about.rounded(),
        ask=Rect(text_x, upper.cy - 4 * u, names.w, 8 * u).rounded(),
        first=first.rounded(),
        second=second.rounded(),
    )
