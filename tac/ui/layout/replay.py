"""Where everything on the screen lies that shows a recorded game: the table, and the bar below it."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET, unit

PAD: Final = 1.6
GAP: Final = 1.4
LINE: Final = 5.6
"""Height of the time line, in u."""
LEGEND: Final = 2.8
"""Height of a row of what its signs mean;"""
SIGN: Final = 21.0
"""and the width that one of them takes."""
WORDS: Final = 6.0
"""Height of two lines of words, where they have a row of their own."""
BUTTON: Final = 6.2
ONE_ROW: Final = 172.0
"""A window of so many u has everything below the time line in one row,"""
TWO_ROWS: Final = 104.0
"""of so many, the words above the buttons, and of less, the buttons in two rows."""
STEPS: Final = 5
SPEED: Final = 27.0
LEAST_SPEED: Final = 0.93
"""In a narrow row the choice of the speed keeps so much of its width: it has a tick before its number."""
PLAY_ON: Final = 29.0
BACK: Final = 17.0
STEP: Final = 7.0


class ReplayLayout(Struct, frozen=True):
    """The screen for one window size; all rectangles are whole pixels.

    ``table`` is the size of the part that the table has, at the upper left; ``legend`` are the rows in which
    it is said what the signs on the ``line`` mean. ``steps`` are the buttons to the
    fault before, a step back, play, a step on, and the next fault.
    """

    u: float
    table: tuple[int, int]
    bar: Rect
    line: Rect
    legend: tuple[Rect, ...]
    words: Rect
    steps: tuple[Rect, ...]
    speed: Rect
    play_on: Rect
    back: Rect


def replay_layout(width: int, height: int, *, scale: float = 1.0, kinds: int = 0) -> ReplayLayout:
    """A window of width x height pixels, text and controls ``scale`` times as large as usual.

    There are so many ``kinds`` of signs on the time line.
    """
    u = scale * unit(width, height)
    pad, gap = PAD * u, GAP * u
    high = max(float(LEAST_TARGET), BUTTON * u)
    rows = 0 if width >= ONE_ROW * u else 1 if width >= TWO_ROWS * u else 2
    words_h = WORDS * u if rows else 0.0
    legend_rows = math.ceil(kinds * SIGN * u / (width - 2 * pad - 1.2 * u))
    legend_h = legend_rows * LEGEND * u
    bar_h = round(0.8 * pad + LINE * u + legend_h + words_h + gap + (high + gap) * max(1, rows) - gap + pad)
    bar = Rect(0, height - bar_h, width, bar_h)
    inner = bar.inset(pad + 0.6 * u, 0)
    line = Rect(inner.x, bar.y + 0.8 * pad, inner.w, LINE * u)
    legend = Rect(inner.x + 0.3 * LINE * u, line.bottom, inner.w - 0.6 * LINE * u, legend_h)
    top = legend.bottom + words_h + gap
    first = Rect(inner.x, top, inner.w, high)
    last = first if rows < 2 else first.moved(0, high + gap)
    step = min(STEP * u, (0.06 if rows < 2 else 0.11) * inner.w)
    steps = tuple(Rect(first.x + k * (step + 0.8 * u), first.y, step, high) for k in range(STEPS))
    back, play_on, speed = _others(first, last, steps[-1].right, gap, u, rows)
    if rows:
        words = Rect(inner.x, legend.bottom + 0.3 * gap, inner.w, words_h)
    else:
        x = steps[-1].right + 2 * gap
        words = Rect(x, first.y - 0.5 * gap, speed.x - x - 1.5 * gap, high + gap)
    return ReplayLayout(
        u=u,
        table=(width, height - bar_h),
        bar=bar.rounded(),
        line=line.rounded(),
        legend=tuple(row.rounded() for row in legend.rows(legend_rows, 0)) if kinds else (),
        words=words.rounded(),
        steps=tuple(rect.rounded() for rect in steps),
        speed=speed.rounded(),
        play_on=play_on.rounded(),
        back=back.rounded(),
    )


def _others(
    first: Rect, last: Rect, taken: float, gap: float, u: float, rows: int
) -> tuple[Rect, Rect, Rect]:
    """The buttons at the right: back, play on, and the speed, which stays in the first row."""
    if rows == 2:
        half = (last.w - gap) / 2
        play_on = Rect(last.x, last.y, half, last.h)
        back = Rect(last.x + half + gap, last.y, half, last.h)
        x = taken + 1.6 * gap
        return back, play_on, Rect(x, first.y, first.right - x, first.h)
    room = first.right - taken - 2 * gap - 2 * gap
    speed = min(1.0, max(LEAST_SPEED, room / ((BACK + PLAY_ON + SPEED) * u)))
    shrink = min(1.0, (room - speed * SPEED * u) / ((BACK + PLAY_ON) * u)) if rows else 1.0
    w = [shrink * BACK * u, shrink * PLAY_ON * u, speed * SPEED * u]
    back = Rect(first.right - w[0], first.y, w[0], first.h)
    play_on = Rect(back.x - gap - w[1], first.y, w[1], first.h)
    return back, play_on, Rect(play_on.x - gap - w[2], first.y, w[2], first.h)
