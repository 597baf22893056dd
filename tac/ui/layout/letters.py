"""Where the keys lie that are pressed on the screen, for those who have no keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET, border_thickness

WIDEST_KEY: Final = 9.4
KEY: Final = 6.4
GAP: Final = 0.9
PAD: Final = 2.2
FIELD: Final = 6.2
FIELD_WIDTH: Final = 60.0
HINT: Final = 3.4
TWO_LINES: Final = 5.6
ONE_LINE: Final = 70.0
EDGE: Final = 1.6
"""Measures in u: a key's greatest width and its height, what is between two, the panel's margin, the line
that shows what is written, its width, the words below the keys (also in a panel narrower than `ONE_LINE`),
and how far the panel is from the border."""


class LettersLayout(Struct, frozen=True):
    """The panel with the keys row by row; ``field`` is where stands what is written. Whole pixels."""

    panel: Rect
    field: Rect
    rows: tuple[tuple[Rect, ...], ...]
    hint: Rect


def letters_layout(
    width: int, height: int, rows: Sequence[Sequence[float]], u: float, *, hint: bool = False
) -> LettersLayout:
    """Lay keys out at the lower edge of a window; each has its width in parts of the usual key's.

    ``u`` is the design unit in pixels, which may be larger than the window's own. Without a ``hint`` there is
    no room for one.
    """
    edge = border_thickness(height) + EDGE * u
    longest = max(sum(row) for row in rows)
    most = (width - 2 * edge - 2 * PAD * u + GAP * u) / longest
    step = min(most, (WIDEST_KEY + GAP) * u)
    high = max(LEAST_TARGET, KEY * u)
    w = max(longest * step - GAP * u, min(FIELD_WIDTH * u, width - 2 * edge - 2 * PAD * u)) + 2 * PAD * u
    hint_h = 0.0 if not hint else HINT if w >= ONE_LINE * u else TWO_LINES
    h = (2 * PAD + FIELD + hint_h) * u + len(rows) * (high + GAP * u)
    panel = Rect((width - w) / 2, height - edge - h, w, h).rounded()
    field_w = min(FIELD_WIDTH * u, panel.w - 2 * PAD * u)
    field = Rect(panel.cx - field_w / 2, panel.y + PAD * u, field_w, FIELD * u).rounded()
    top = field.bottom + GAP * u + 0.5 * u
    placed = []
    for k, row in enumerate(rows):
        x = panel.cx - (sum(row) * step - GAP * u) / 2
        keys = []
        for part in row:
            keys.append(Rect(x, top + k * (high + GAP * u), part * step - GAP * u, high).rounded())
            x += part * step
        placed.append(tuple(keys))
    below = Rect(panel.x + PAD * u, panel.bottom - (hint_h + 0.6) * u, panel.w - 2 * PAD * u, hint_h * u)
    return LettersLayout(panel, field, tuple(placed), below.rounded())
