"""Where everything on the screen of progress lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

EDGE: Final = 2.2
GAP: Final = 1.8
AFTER_BACK: Final = 3.0
"""So much is left for the ring round the button that goes back, in u."""
BAR: Final = 7.2
PLOT: Final = 37.0
LOWER: Final = 37.4
MOST_SPARE: Final = 6.0
"""Height of the upper and of the lower sheets, and how much higher they are where there is room."""
PAD: Final = 2.4
"""What all in a sheet keeps from its edges, in u."""
WIDE: Final = 112.0
WIDEST: Final = 168.0


class ProgressLayout(Struct, frozen=True):
    """The screen for one window size; all rectangles are whole pixels, those in ``view`` as at offset 0."""

    u: float
    back: Rect
    title: Rect
    view: Rect
    height: float
    reaction: Rect
    sensitivity: Rect
    spotted: Rect
    records: Rect
    goal: Rect


def progress_layout(width: int, height: int, *, scale: float = 1.0) -> ProgressLayout:
    """A window of width x height pixels; text and controls ``scale`` times as large as usual."""
    u = scale * unit(width, height)
    border = border_thickness(height)
    room = Rect(border, border, width - 2 * border, height - 2 * border).inflated(-EDGE * u)
    high = max(float(LEAST_TARGET), BAR * u)
    back = Rect(room.x, room.y, high, high)
    title = Rect(back.right + AFTER_BACK * u, room.y, room.w - high - AFTER_BACK * u, high)
    top = back.bottom + GAP * u
    view = Rect(room.x, top, room.w, room.bottom - top)
    gap = GAP * u
    # Room for the bar is only left where there is one.
    whole = (PLOT + LOWER + GAP) * u
    wide = view.w - gutter(u) >= WIDE * u
    bar = 0.0 if wide and whole <= view.h else gutter(u)
    w = min(view.w - bar, WIDEST * u)
    x = view.x + (view.w - bar - w) / 2
    half = (w - gap) / 2 if wide else w
    rects, y = [], top
    # What would stay empty below is theirs.
    spare = min(max(0.0, view.h - whole) / 2, MOST_SPARE * u) if wide else 0.0
    for tall in (PLOT, LOWER):
        h = tall * u + spare
        rects.append(Rect(x, y, half, h))
        rects.append(Rect(x + half + gap, y, half, h) if wide else Rect(x, y + h + gap, half, h))
        y = rects[-1].bottom + gap
    reaction, sensitivity, spotted, records = (rect.rounded() for rect in rects)
    goal = Rect(records.x + PAD * u, records.bottom - high - 2 * u, records.w - 2 * PAD * u, high)
    return ProgressLayout(
        u=u,
        back=back.rounded(),
        title=title.rounded(),
        view=view.rounded(),
        height=y - gap - top,
        reaction=reaction,
        sensitivity=sensitivity,
        spotted=spotted,
        records=records,
        goal=goal.rounded(),
    )
