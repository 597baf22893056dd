"""Where everything on the practice screen lies: a tile for each drill, and today's goal."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.practice_page import boxes, column, page
from tac.ui.layout.rect import Rect

TITLE: Final = 7.4
TILE: Final = 21.0
GAP: Final = 2.4
GOAL: Final = 7.2
WIDEST: Final = 132.0
STACKED_BELOW: Final = 92.0
"""Where the room is less wide than so many u, tiles stand below each other."""
BUTTONS: Final = 7.6


class HubLayout(Struct, frozen=True):
    """The practice screen for one window size; all rectangles are whole pixels.

    Tiles are scrolled through ``view``, where their ``height`` in pixels is more than that has.
    """

    u: float
    inside: Rect
    title: Rect
    goal: Rect
    view: Rect
    height: float
    tiles: tuple[Rect, ...]
    back: Rect
    patient: Rect
    other: Rect


def hub_layout(width: int, height: int, tiles: int, *, scale: float = 1.0) -> HubLayout:
    """The screen with so many tiles in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    found = page(width, height, scale, STACKED_BELOW)
    u, stacked = found.u, found.stacked
    columns = 1 if stacked else 2
    rows = -(-tiles // columns)
    content = rows * TILE * u + max(0, rows - 1) * GAP * u
    # Title, goal, buttons; the last stand in two rows where there is little room beside each other.
    foot = (2 * BUTTONS + 1.4 if stacked else BUTTONS) * u
    others = (TITLE + 2.2 + GOAL + 2 * GAP) * u + foot
    middle = column(found, content, others, WIDEST, least=0.6 * TILE * u)
    w, shown = middle.w, middle.shown
    title = Rect(middle.x, middle.y, w, TITLE * u)
    goal = Rect(title.x, title.bottom + 1.0 * u, w, GOAL * u)
    top = goal.bottom + GAP * u
    places = boxes(tiles, columns, (title.x, top), w, TILE * u, GAP * u)
    feet = Rect(title.x, top + shown + GAP * u, w, foot)
    back, patient, other = _feet(u, feet, stacked=stacked)
    return HubLayout(
        u=u,
        inside=found.inside,
        title=title.rounded(),
        goal=goal.rounded(),
        view=Rect(found.inside.x, top - 1.0 * u, found.inside.w, shown + 2.0 * u).rounded(),
        height=content + 2.0 * u,
        tiles=places,
        back=back.rounded(),
        patient=patient.rounded(),
        other=other.rounded(),
    )


def _feet(u: float, feet: Rect, *, stacked: bool) -> tuple[Rect, Rect, Rect]:
    """The way back, the switch for patience, and one more button."""
    high = BUTTONS * u
    if stacked:
        upper = Rect(feet.x, feet.y, feet.w, high)
        lower = Rect(feet.x, feet.bottom - high, feet.w, high)
        back, other = lower.columns(2, 1.6 * u)
        return back, upper, other
    side = min(32 * u, 0.27 * feet.w)
    back = Rect(feet.x, feet.y, side, high)
    other = Rect(feet.right - side, feet.y, side, high)
    middle = Rect(back.right + 2 * u, feet.y, other.x - back.right - 4 * u, high)
    return back, middle, other
