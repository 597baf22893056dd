"""Where everything on the paper of the pause lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

WIDTH: Final = 72.0
LEAST_WIDTH: Final = 400.0
"""In pixels: letters grow no smaller, however small the window."""
EDGE: Final = 1.0
TITLE: Final = (4.4, 6.0)
ABOUT: Final = (10.4, 3.6)
NUMBER: Final = (13.0, 24.0)
"""Upper edge and height of what stands over the rest, and of the number of the count, in u."""
HEAD: Final = 16.0
FOOT: Final = 4.4
BUTTON: Final = 5.8
GAP: Final = 1.4
COUNTING: Final = 18.0
SETTING: Final = 5.4
REACTION: Final = 12.0
PACE: Final = 9.8
INNER: Final = 6.0
LABEL: Final = 2.6
RING: Final = 1.6
"""Room for the focus ring above what is scrolled, in u."""


class PauseLayout(Struct, frozen=True):
    """The paper for one window size; all rectangles are whole pixels.

    What can be pressed, but for the ``book``, is scrolled through ``view``, where its ``height`` in pixels is
    more than that has; it lies as before any of it is scrolled away. ``slider`` is the whole row of the
    slider, the words at its ends included.
    """

    panel: Rect
    title: Rect
    about: Rect
    number: Rect
    book: Rect
    view: Rect
    height: float
    buttons: tuple[Rect, ...]
    line: Rect
    reaction_label: Rect
    slider: Rect
    pace_label: Rect
    pace: Rect


def pause_layout(
    width: int, height: int, buttons: int, *, reaction: bool, pace: bool, scale: float = 1.0
) -> PauseLayout:
    """The paper with so many buttons (none while the count runs), and below them what can be set.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain = unit(width, height)
    u = scale * plain
    content = buttons * BUTTON + (buttons - 1) * GAP if buttons else COUNTING
    settings = (REACTION if reaction else 0.0) + (PACE if reaction and pace else 0.0)
    high = (HEAD + content + settings + FOOT) * u
    most = height - 2 * border_thickness(height) - 2 * EDGE * plain
    wide = min(max(WIDTH * u, min(LEAST_WIDTH, 0.9 * width)), width - 2 * border_thickness(height))
    panel = Rect.around(width / 2, height / 2, wide, min(high, most)).rounded()
    x, w = panel.x + INNER * u, panel.w - 2 * INNER * u
    top = panel.y + HEAD * u
    end = top + content * u
    slider = Rect(x, end + (REACTION - SETTING + 1.4) * u, w, SETTING * u)
    chosen = Rect(x, slider.bottom + (PACE - SETTING) * u, w, SETTING * u)
    view = Rect(panel.x + 0.3 * u, top - RING * u, panel.w - 0.6 * u, panel.bottom - 1.2 * u - top + RING * u)
    side = max(LEAST_TARGET, BUTTON * u)

    def words(at: tuple[float, float]) -> Rect:
        return Rect(panel.x + 4 * u, panel.y + at[0] * u, panel.w - 8 * u, at[1] * u).rounded()

    return PauseLayout(
        panel=panel,
        title=words(TITLE),
        about=words(ABOUT),
        number=words(NUMBER),
        book=Rect(panel.right - 2.2 * u - side, panel.y + 4.4 * u, side, side).rounded(),
        view=view.rounded(),
        height=high - (HEAD - RING + 1.2) * u,
        buttons=tuple(Rect(x, top + k * (BUTTON + GAP) * u, w, BUTTON * u).rounded() for k in range(buttons)),
        line=Rect(x, slider.y - 4.8 * u, w, 1.0),
        reaction_label=Rect(x, slider.y - 2.8 * u, w, LABEL * u).rounded(),
        slider=slider.rounded(),
        pace_label=Rect(x, chosen.y - 3.2 * u, w, LABEL * u).rounded(),
        pace=chosen.rounded(),
    )
