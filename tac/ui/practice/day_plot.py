"""Plots of practice by day: a mark for each day, its spread, and a line; days of few answers are hollow."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, put
from tac.ui.draw.plots import draw_below, draw_grid, draw_line, draw_mark, draw_whisker
from tac.ui.layout import Rect
from tac.ui.layout.axis import Scale, spaced, ticks

_NUMBERS: Final = 6.4
_BELOW: Final = 4.2
_LABELS: Final = 3
_ASIDE: Final = 2.0
MOST_DAYS: Final = 60
"""The latest so many days with practice are drawn."""


class DayMark(Struct, frozen=True):
    """One day (``2026-11-30``): its value, the quarter points round it where there are such."""

    day: str
    value: float
    few: bool
    low: float | None = None
    high: float | None = None


def draw_days(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, days: Sequence[DayMark]) -> None:
    """Draw them into ``room``; the axis begins at 0, and what would lie below it stands on it."""
    u, days = kit.u, days[-MOST_DAYS:]
    if not days:
        words = kit.text.fit(
            t("practice.progress.none"), theme.BODY, u, theme.INK_2, 0.8 * room.w, lines=3, align="centre"
        )
        put(surface, words, room)
        return
    numbers = [date.fromisoformat(one.day).toordinal() for one in days]
    rect = Rect(room.x + _NUMBERS * u, room.y + u, room.w - (_NUMBERS + 2) * u, room.h - (1 + _BELOW) * u)
    rect = rect.rounded()
    marks = ticks(max(one.value if one.high is None else one.high for one in days))
    whole = Scale(rect, numbers[0], numbers[-1], marks[-1])
    # Marks keep off the axis on the left, and off the end of the grid.
    inner = Rect(rect.x + _ASIDE * u, rect.y, rect.w - 2 * _ASIDE * u, rect.h).rounded()
    scale = Scale(inner, numbers[0], numbers[-1], marks[-1])
    draw_grid(surface, kit, whole, [(m, t.decimal(m, 1) if m else "0") for m in marks], _NUMBERS * u)
    points = [(scale.x(n), scale.y(one.value)) for n, one in zip(numbers, days, strict=True)]
    draw_line(surface, kit, rect.inflated(u).rounded(), points, theme.TEAL)
    for (x, y), one in zip(points, days, strict=True):
        if one.low is not None and one.high is not None and not one.few:
            draw_whisker(surface, kit, x, scale.y(one.low), scale.y(one.high), theme.SLATE)
        draw_mark(surface, kit, x, y, hollow=one.few)
    below = [(n, _short(t, n)) for n in spaced(numbers[0], numbers[-1], _LABELS)]
    draw_below(surface, kit, scale, below)


def _short(t: Translator, number: int) -> str:
    day = date.fromordinal(number)
    return t("stats.date", day=day.day, month=t(f"stats.month.{day.month}"))
