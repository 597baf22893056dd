"""The plot of reactions: a mark for each day, the spread of its calls, and the moving median."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

import pygame

from tac.history.values import DayReactions
from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, put
from tac.ui.draw.plots import (
    Points,
    draw_band,
    draw_below,
    draw_grid,
    draw_line,
    draw_many_marks,
    draw_mark,
    draw_whisker,
)
from tac.ui.layout import Rect
from tac.ui.layout.axis import Scale, moving_median, spaced, ticks
from tac.ui.scenes.statistics_figures import FEW_CALLS, date_text

WIDTH: Final = 5
"""The line is the median of so many days on which there were reactions."""
_NUMBERS: Final = 6.4
_BELOW: Final = 4.2
_KEY: Final = 4.6
"""Height of the key, which may need two lines, in u."""
_KEY_SIGN: Final = 5
"""What a sign in the key takes, in letters."""
_ASIDE: Final = 2.6
"""Between the axis and the first day, in u."""
_CROWD: Final = 2.6
"""Days that lie closer than this, in u, have small marks and one band instead of a spread each."""
_PARTS: Final = 40
"""The line has about so many parts at most: of more days more are taken together,"""
_BENDS: Final = 8
"""and so many points in each."""
_YEAR: Final = 365


def draw_reactions(
    surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, reactions: Sequence[DayReactions]
) -> None:
    """Draw it into ``room``, its key above it; days that nobody knows are left out."""
    u = kit.u
    days = [one for one in reactions if one.day]
    if not days:
        words = kit.text.fit(
            t("stats.plot.none"), theme.BODY, u, theme.INK_2, 0.8 * room.w, lines=3, align="centre"
        )
        put(surface, words, room)
        return
    numbers = [date.fromisoformat(one.day).toordinal() for one in days]
    key = Rect(room.x, room.y - 0.6 * u, room.w, _KEY * u)
    rect = Rect(
        room.x + _NUMBERS * u, key.bottom + u, room.w - (_NUMBERS + 1) * u, room.h - (_KEY + 0.4 + _BELOW) * u
    ).rounded()
    crowded = rect.w / max(1, numbers[-1] - numbers[0]) < _CROWD * u
    low, middle, high = (
        [getattr(one, name) / 1000 for one in days] for name in ("low", "median", "high")
    )
    bends, width = range(len(days)), WIDTH
    if crowded:
        width = max(WIDTH, len(days) // _PARTS)
        # Between two bends of a median of so many days nothing can be seen.
        bends = range((len(days) - 1) % max(1, width // _BENDS), len(days), max(1, width // _BENDS))
        low, high = list(moving_median(low, width, bends)), list(moving_median(high, width, bends))
    marks = ticks(max(*middle, *high))
    # No mark lies on the axis.
    aside = _ASIDE * u / rect.w * (numbers[-1] - numbers[0])
    scale = Scale(rect, numbers[0] - aside, numbers[-1] + aside, marks[-1])
    digits = 0 if all(value == int(value) for value in marks) else 1 if marks[1] * 10 % 1 == 0 else 2
    draw_grid(surface, kit, scale, [(m, t.decimal(m, digits) if m else "0") for m in marks], _NUMBERS * u)
    xs, line = [numbers[k] for k in bends], moving_median(middle, width, bends)
    bent = tuple(scale.points(xs, some) for some in (low, high, line))
    _draw_days(surface, kit, scale, days, scale.points(numbers, middle), bent, crowded=crowded)
    spread = numbers[-1] - numbers[0]
    below = spaced(numbers[0], numbers[-1], 4)
    draw_below(
        surface,
        kit,
        scale,
        [(n, date_text(t, date.fromordinal(n).isoformat(), year=spread > _YEAR)) for n in below],
    )
    few = not crowded and any(one.timed < FEW_CALLS for one in days)
    _draw_key(surface, kit, t, key, few=few, width=width)


def _draw_days(
    surface: pygame.Surface,
    kit: Kit,
    scale: Scale,
    days: Sequence[DayReactions],
    middle: Points,
    bent: tuple[Points, ...],
    *,
    crowded: bool,
) -> None:
    """Marks at the days, and what lies round them: ``bent`` is the lower edge, the upper one, the line."""
    lower, upper, line = bent
    room = scale.rect.inflated(kit.u).rounded()
    if crowded:
        draw_band(surface, kit, room, lower, upper, theme.TEAL)
        draw_many_marks(surface, kit, middle)
        draw_line(surface, kit, room, line, theme.TEAL)
        return
    for one, (x, bottom), (_, top) in zip(days, lower, upper, strict=True):
        if one.timed >= FEW_CALLS:
            draw_whisker(surface, kit, x, bottom, top, theme.SLATE)
    draw_line(surface, kit, room, line, theme.TEAL)
    for one, (x, y) in zip(days, middle, strict=True):
        draw_mark(surface, kit, x, y, hollow=one.timed < FEW_CALLS)


def _draw_key(
    surface: pygame.Surface, kit: Kit, t: Translator, key: Rect, *, few: bool, width: int
) -> None:
    u, x = kit.u, key.x + 0.5 * kit.u
    parts = [("mark", t("stats.plot.day")), ("line", t("stats.plot.line", n=width))]
    if few:
        parts.insert(1, ("hollow", t("stats.plot.few", n=FEW_CALLS)))
    weights = [len(text) + _KEY_SIGN for _, text in parts]
    whole = key.right - x
    for (kind, text), weight in zip(parts, weights, strict=True):
        room = whole * weight / sum(weights)
        if kind == "line":
            at = [(x, key.cy), (x + 3.4 * u, key.cy)]
            draw_line(surface, kit, Rect(x - u, key.y, 5.4 * u, key.h).rounded(), at, theme.TEAL)
        else:
            draw_mark(surface, kit, x + u, key.cy, hollow=kind == "hollow")
        start = x + (4.4 if kind == "line" else 2.6) * u
        most = room - (start - x) - 1.4 * u
        words = kit.text.fit(text, theme.LABEL, u, theme.INK, most, height=key.h + 2, lines=2)
        put(surface, words, Rect(start, key.y, words.get_width(), key.h))
        x = start + words.get_width() + 2.4 * u
