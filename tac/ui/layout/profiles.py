"""Where everything on the list of people lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.new_game import (
    BUTTONS,
    CONTROL,
    GAP,
    HEADER,
    LABEL,
    LABEL_GAP,
    PAD,
)
from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import left_of_bar
from tac.ui.layout.settings import EDGE, WIDEST
from tac.ui.layout.units import border_thickness, is_narrow, unit

BAR: Final = 13.8
TEETH: Final = 5.0
"""Room for the row of teeth at the top of the panel, in u."""
HIGHEST_TILE: Final = 25.0
LEAST_TILE: Final = 14.0
STACKED_BELOW: Final = 136.0
"""Where the room is less wide than so many u, the bar below the tiles has two rows."""
TILE_GAP: Final = 1.6
COLUMNS: Final = 4
NARROW_COLUMNS: Final = 2


class ProfilesLayout(Struct, frozen=True):
    """The list of people for one window size; all rectangles are whole pixels.

    ``bar`` holds what can be changed of the one who is chosen, or ``question`` with its two answers. Panel
    and bar are scrolled through ``view``, where their ``height`` in pixels is more than that has.
    """

    u: float
    view: Rect
    height: float
    title: Rect
    about: Rect
    panel: Rect
    tiles: tuple[Rect, ...]
    bar: Rect
    name_label: Rect
    name: Rect
    avatars_label: Rect
    avatars: Rect
    remove: Rect
    question: Rect
    no: Rect
    yes: Rect
    done: Rect


def profiles_layout(width: int, height: int, tiles: int, *, scale: float = 1.0) -> ProfilesLayout:
    """The list of people, of so many tiles (1 to 8), in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    narrow = is_narrow(width, height)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * plain)
    stacked = narrow or room.w < STACKED_BELOW * u
    columns = NARROW_COLUMNS if narrow else COLUMNS
    rows = -(-tiles // columns)
    bar_h = (2 * BAR if stacked else BAR) * u
    free = room.h - (HEADER + BUTTONS + 2 * GAP) * u
    around = (TEETH + PAD + (rows - 1) * TILE_GAP) * u
    highest = min(around + rows * HIGHEST_TILE * u, free - bar_h - GAP * u)
    panel_h = max(around + rows * LEAST_TILE * u, highest)
    content = panel_h + GAP * u + bar_h
    if content > free:
        room = left_of_bar(room, inside, u)
    shown = min(content, free)
    w = min(room.w, WIDEST * u)
    x, y = room.cx - w / 2, room.y + (free - shown) / 2
    header = Rect(x, y, w, HEADER * u)
    panel = Rect(x, header.bottom + GAP * u, w, panel_h)
    bar = Rect(x, panel.bottom + GAP * u, w, bar_h)
    buttons = Rect(x, header.bottom + 2 * GAP * u + shown, w, BUTTONS * u)
    # A little more than what is between head and foot, for shadows and rings.
    view = Rect(inside.x, panel.y - 0.5 * GAP * u, inside.w, shown + GAP * u)
    inner = Rect(panel.x, panel.y + TEETH * u, panel.w, panel.h - (TEETH + PAD) * u).inset(PAD * u, 0)
    cells = [cell for row in inner.rows(rows, TILE_GAP * u) for cell in row.columns(columns, TILE_GAP * u)]
    title_w, done_w = 0.4 * w, min(44 * u, 0.36 * w)
    name, avatars, remove = _controls(u, bar, narrow=stacked)
    question, no, yes = _question(u, bar, narrow=stacked)
    return ProfilesLayout(
        u=u,
        view=view.rounded(),
        height=content + GAP * u,
        title=Rect(header.x, header.y, title_w, header.h).rounded(),
        about=Rect(header.x + title_w + u, header.y, w - title_w - u, header.h).rounded(),
        panel=panel.rounded(),
        tiles=tuple(cell.rounded() for cell in cells[:tiles]),
        bar=bar.rounded(),
        name_label=_above(u, name.x, name.y, name.w),
        name=name.rounded(),
        avatars_label=_above(u, avatars.x, avatars.y, avatars.w),
        avatars=avatars.rounded(),
        remove=remove.rounded(),
        question=question.rounded(),
        no=no.rounded(),
        yes=yes.rounded(),
        done=Rect(buttons.right - done_w, buttons.y, done_w, buttons.h).rounded(),
    )


def _controls(u: float, bar: Rect, *, narrow: bool) -> tuple[Rect, Rect, Rect]:
    """The field for the name, the row of avatars, and the button that removes."""
    upper, lower = (row.inset(PAD * u, 0) for row in (bar.rows(2, 0) if narrow else (bar, bar)))
    # Control and label over it together in the middle.
    y = upper.cy - (CONTROL - LABEL - LABEL_GAP) / 2 * u
    remove_w = (0.34 if narrow else 0.16) * upper.w
    name_w = upper.w - remove_w - 3 * u if narrow else 0.26 * upper.w
    name = Rect(upper.x, y, name_w, CONTROL * u)
    remove = Rect(upper.right - remove_w, y, remove_w, CONTROL * u)
    if narrow:
        top = lower.cy - (CONTROL - LABEL - LABEL_GAP) / 2 * u
        return name, Rect(lower.x, top, lower.w, CONTROL * u), remove
    left = name.right + 3 * u
    return name, Rect(left, y, remove.x - 3 * u - left, CONTROL * u), remove


def _question(u: float, bar: Rect, *, narrow: bool) -> tuple[Rect, Rect, Rect]:
    """The words, and the two answers beside or below them.

    "No" lies where the button was that asks: a double click on that does not answer.
    """
    upper, lower = (row.inset(PAD * u, 0) for row in (bar.rows(2, 0) if narrow else (bar, bar)))
    answer_w = ((0.5 if narrow else 0.2) * lower.w) - 0.8 * u
    y = lower.cy - CONTROL / 2 * u
    no = Rect(lower.right - answer_w, y, answer_w, CONTROL * u)
    yes = Rect(no.x - 1.6 * u - answer_w, y, answer_w, CONTROL * u)
    return upper if narrow else Rect(upper.x, upper.y, yes.x - 2 * u - upper.x, upper.h), no, yes


def _above(u: float, x: float, y: float, w: float) -> Rect:
    """The label over a control."""
    return Rect(x, y - (LABEL + LABEL_GAP) * u, w, LABEL * u).rounded()
