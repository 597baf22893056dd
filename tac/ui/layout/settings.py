"""Where everything on a screen of the settings lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.settings_page import CONTROL, GAP, PageContent, RowLayout, page_layout
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 2.2
TABS: Final = 0.7
"""Width of the names of the pages, of the whole's."""
WIDEST: Final = 166.0
STACKED_BELOW: Final = 126.0
"""Where the room is less wide than so many u, everything is in one column."""
LOW_BELOW: Final = 84.0
"""Where it is less high, the head takes less of it."""
LOW_TITLE: Final = 6.0
HEADER: Final = 7.0
BUTTONS: Final = 7.0
HIGHEST_PANEL: Final = 66.0
TEETH: Final = 4.4
PAD: Final = 3.2


class SettingsLayout(Struct, frozen=True):
    """A page for one window size; all rectangles are whole pixels.

    What is on the panel is scrolled through ``view``, where it is higher than that: rows, note and cards lie
    as before any of it is scrolled away, and are ``height`` pixels high.
    """

    u: float
    inside: Rect
    title: Rect
    pages: Rect
    panel: Rect
    view: Rect
    height: float
    rows: tuple[RowLayout, ...]
    note: Rect
    preview: Rect
    card: tuple[int, int]
    cards: tuple[Rect, ...]
    all: Rect
    keys: Rect
    done: Rect
    question: Rect
    no: Rect
    yes: Rect


class _Frame(Struct, frozen=True):
    """What stays where it is: head, panel and foot, in pixels; ``inner`` is what the panel has room for."""

    u: float
    stacked: bool
    title: Rect
    pages: Rect
    panel: Rect
    view: Rect
    inner: Rect
    buttons: Rect


def settings_layout(
    width: int,
    height: int,
    rows: int,
    cards: int = 0,
    *,
    columns: int = 1,
    hints: bool = False,
    note: bool = False,
    picture: bool = False,
    scale: float = 1.0,
) -> SettingsLayout:
    """A page of so many rows, shown with so many cards, in a window of width x height pixels.

    Rows are in so many ``columns``, which narrow windows lay below one another; with ``hints`` each has a
    line of explanation, and with a ``note`` there is one about the whole page. A ``picture`` lies
    where cards would, if there is room. ``scale`` is how many times
    as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    frame = _frame(u, inside.inflated(-EDGE * plain), narrow=is_narrow(width, height))
    content = PageContent(rows, columns, cards, hints, note, picture)
    page = page_layout(u, frame.inner, content, stacked=frame.stacked)
    buttons = frame.buttons
    question, no, yes = _question(u, buttons, stacked=frame.stacked)
    third = min(42 * u, (buttons.w - 2 * GAP * u) / 3)
    return SettingsLayout(
        u=u,
        inside=inside,
        title=frame.title.rounded(),
        pages=frame.pages.rounded(),
        panel=frame.panel.rounded(),
        view=frame.view.rounded(),
        height=page.height,
        rows=page.rows,
        note=page.note,
        preview=page.preview,
        card=page.card,
        cards=page.cards,
        all=Rect(buttons.x, buttons.y, third, buttons.h).rounded(),
        keys=Rect(buttons.x + third + GAP * u, buttons.y, third, buttons.h).rounded(),
        done=Rect(buttons.right - third, buttons.y, third, buttons.h).rounded(),
        question=question.rounded(),
        no=no.rounded(),
        yes=yes.rounded(),
    )


def _frame(u: float, room: Rect, *, narrow: bool) -> _Frame:
    stacked, low = narrow or room.w < STACKED_BELOW * u, room.h < LOW_BELOW * u
    w = min(room.w, WIDEST * u)
    header_h, buttons_h = (max(LEAST_TARGET, h * u) for h in (HEADER, BUTTONS))
    if low:
        header_h, buttons_h = (max(LEAST_TARGET, CONTROL * u) for _ in range(2))
    title_h = LOW_TITLE * u if stacked and low else header_h
    gap = (GAP / 2 if low else GAP) * u
    heads = title_h + gap + header_h if stacked else header_h
    others = heads + buttons_h + 2 * gap
    panel_h = min(room.h - others, (1.6 if narrow else 1.0) * HIGHEST_PANEL * u)
    x, y = room.cx - w / 2, room.y + (room.h - others - panel_h) / 2
    title = Rect(x, y, w if stacked else (0.99 - TABS) * w, title_h)
    beside = Rect(x + (1 - TABS) * w, y, TABS * w, header_h)
    pages = Rect(x, y + title_h + gap, w, header_h) if stacked else beside
    panel = Rect(x, pages.bottom + gap, w, panel_h)
    inner = Rect(panel.x, panel.y + TEETH * u, w, panel_h - (TEETH + PAD) * u).inset(PAD * u, 0)
    return _Frame(
        u=u,
        stacked=stacked,
        title=title,
        pages=pages,
        panel=panel,
        # The bar has its place where the panel keeps its margin.
        view=Rect(panel.x + 0.3 * u, inner.y, panel.w - 0.6 * u, panel.bottom - 1.2 * u - inner.y),
        inner=inner,
        buttons=Rect(x, panel.bottom + gap, w, buttons_h),
    )


def _question(u: float, buttons: Rect, *, stacked: bool) -> tuple[Rect, Rect, Rect]:
    """The words, and the two answers beside them."""
    w = (0.27 if stacked else 0.2) * buttons.w
    yes = Rect(buttons.right - w, buttons.y, w, buttons.h)
    no = yes.moved(-w - 1.6 * u, 0)
    return Rect(buttons.x, buttons.y, no.x - 2 * u - buttons.x, buttons.h), no, yes
