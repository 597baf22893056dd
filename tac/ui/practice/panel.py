"""The paper beside the table of a drill: points, the row, reactions, and what came of the last answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, draw_box, draw_paper, put
from tac.ui.draw.plots import fine_diamond
from tac.ui.draw.text import LINE
from tac.ui.layout import Rect
from tac.ui.practice.numbers import grouped
from tac.ui.theme import Type, Weight

LAST: Final = 10
"""So many answers are drawn as bars, and so many of a row as diamonds."""
_PAD: Final = 3.2
_TOLD: Final = 11.0
"""Height of what came of an answer, in u."""
_POINTS: Final = Type(7.2, Weight.BLACK)
_IN_A_ROW: Final = Type(4.3, Weight.BOLD)
_REACTION: Final = Type(4.7, Weight.BOLD)
_NO: Final = "–"
_GOOD_EDGE: Final = theme.GOOD
_WRONG_FILL: Final = "#F6DDD8"


class Feedback(Struct, frozen=True):
    """What came of an answer: whether it was right, and why, in words."""

    right: bool
    title: str
    text: str


class Course(Struct, frozen=True):
    """How a round goes: ``times`` are the latest answers, ms from landing to press, None for what was wrong.

    ``reaction`` is the last time and ``average`` that of the round; ``best`` is the record, 0 where none is.
    """

    points: int
    best: int
    row: int
    times: tuple[int | None, ...]
    reaction: int | None
    average: float | None


def draw_course(
    surface: pygame.Surface, kit: Kit, t: Translator, panel: Rect, course: Course, told: Feedback | None
) -> None:
    """Draw the whole panel; in one that is low there is only what matters most."""
    draw_paper(surface, kit, panel)
    u = kit.u
    inner = Rect(panel.x + _PAD * u, panel.y + 4.4 * u, panel.w - 2 * _PAD * u, panel.h - 6.6 * u)
    if inner.h < 34 * u:
        _low(surface, kit, t, inner, course, told)
        return
    told_h = min(_TOLD * u, 0.24 * inner.h)
    rest = Rect(inner.x, inner.y, inner.w, inner.h - told_h - 1.6 * u)
    first, second = 0.24 * rest.h, 0.27 * rest.h
    _points(surface, kit, t, Rect(rest.x, rest.y, rest.w, first), course)
    _line(surface, kit, rest, rest.y + first)
    _row(surface, kit, t, Rect(rest.x, rest.y + first + u, rest.w, second - u), course)
    _line(surface, kit, rest, rest.y + first + second)
    top = rest.y + first + second + u
    _times(surface, kit, t, Rect(rest.x, top, rest.w, rest.bottom - top), course)
    if told is not None:
        draw_feedback(surface, kit, Rect(inner.x, inner.bottom - told_h, inner.w, told_h).rounded(), told)


def draw_feedback(surface: pygame.Surface, kit: Kit, room: Rect, told: Feedback) -> None:
    """A coloured box: a tick or a cross, a word, and why; where that has no room, only why."""
    u = kit.u
    fill, line = (theme.TINT, theme.GOOD) if told.right else (_WRONG_FILL, theme.MADDER)
    draw_box(surface, kit, room, fill, line, radius=1.4 * u)
    size = min(2.6 * u, 0.4 * room.h)
    icon = kit.pictures.icon("check" if told.right else "cross", size, line)
    inner = room.inset(1.4 * u, 0.8 * u)
    x = inner.x + size + 1.2 * u
    words_w = inner.right - x
    title = kit.text.fit(told.title, theme.STRONG, u, line, words_w)
    if told.text and title.get_height() + theme.SMALLEST_TEXT * LINE > inner.h:
        why = kit.text.fit(told.text, theme.LABEL, u, theme.INK, words_w, height=inner.h, lines=2)
        put(surface, icon, Rect(inner.x, inner.y, size, inner.h))
        put(surface, why, Rect(x, inner.y, words_w, inner.h), "left")
        return
    left = inner.h - title.get_height()
    text = kit.text.fit(told.text, theme.LABEL, u, theme.INK, words_w, height=left, lines=5)
    top = inner.cy - (title.get_height() + text.get_height()) / 2
    put(surface, icon, Rect(inner.x, top, size, title.get_height()))
    surface.blit(title, (round(x), round(top)))
    surface.blit(text, (round(x), round(top + title.get_height())))


def _low(
    surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, course: Course, told: Feedback | None
) -> None:
    """Points and row beside what came of the answer: above the table of a narrow window."""
    left, right = Rect(room.x, room.y, 0.26 * room.w, room.h), Rect(room.x, room.y, room.w, room.h)
    u = kit.u
    right = Rect(left.right + u, room.y, room.right - left.right - u, room.h)
    upper, lower = left.rows(2, 0)
    points = kit.text.fit(grouped(t, course.points), theme.HEADING, u, theme.INK, upper.w, height=upper.h)
    put(surface, points, upper, "left")
    words = t.n("practice.row", course.row)
    put(surface, kit.text.fit(words, theme.LABEL_STRONG, u, theme.MADDER, lower.w), lower, "left")
    if told is not None:
        draw_feedback(surface, kit, right.rounded(), told)


def _points(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, course: Course) -> None:
    u = kit.u
    head = Rect(room.x, room.y, room.w, 3 * u)
    put(surface, kit.text.fit(t("practice.points"), theme.LABEL, u, theme.INK_2, 0.5 * room.w), head, "left")
    if course.best:
        words = t("practice.best", points=grouped(t, course.best))
        put(surface, kit.text.fit(words, theme.LABEL, u, theme.INK_2, 0.5 * room.w), head, "right")
    below = Rect(room.x, head.bottom, room.w, room.bottom - head.bottom)
    number = kit.text.fit(grouped(t, course.points), _POINTS, u, theme.INK, room.w, height=below.h)
    put(surface, number, below, "left")


def _row(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, course: Course) -> None:
    u = kit.u
    head = Rect(room.x, room.y, room.w, 3 * u)
    size = min(2.6 * u, 0.9 * room.w / LAST)
    below = head.bottom + 6.0 * u
    if below + size <= room.bottom:
        put(surface, kit.text.fit(t("practice.row.label"), theme.LABEL, u, theme.INK_2, room.w), head, "left")
        line = Rect(room.x, head.bottom, room.w, 5.4 * u)
    else:
        # There is no room for what says itself.
        line = Rect(room.x, room.y, room.w, max(3 * u, room.h - size - 0.6 * u))
    words = kit.text.fit(t.n("practice.row", course.row), _IN_A_ROW, u, theme.MADDER, room.w, height=line.h)
    put(surface, words, line, "left")
    y = min(below, room.bottom - size)
    step = (room.w - size) / (LAST - 1)
    lit = course.row if course.row <= LAST else LAST
    for number in range(LAST):
        diamond = fine_diamond(kit, size, theme.MADDER if number < lit else theme.PAPER_3)
        surface.blit(diamond, (round(room.x + number * step), round(y)))


def _times(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, course: Course) -> None:
    u = kit.u
    head = Rect(room.x, room.y, room.w, 3 * u)
    words = t("practice.reaction")
    put(surface, kit.text.fit(words, theme.LABEL, u, theme.INK_2, room.w), head, "left")
    line = Rect(room.x, head.bottom, room.w, 5.6 * u)
    told = _NO if course.reaction is None else seconds(t, course.reaction)
    last = kit.text.fit(told, _REACTION, u, theme.INK, 0.52 * room.w, height=line.h)
    put(surface, last, line, "left")
    if course.average is not None:
        average, left = t("practice.average", time=seconds(t, course.average)), room.w - last.get_width() - u
        put(surface, kit.text.fit(average, theme.LABEL, u, theme.INK_2, left), line, "right")
    foot = 3.2 * u
    bars = Rect(room.x, line.bottom + 0.8 * u, room.w, room.bottom - line.bottom - 0.8 * u - foot)
    if bars.h > 3 * u and course.times:
        _bars(surface, kit, bars, course.times)
        words = t.n("practice.last", min(LAST, len(course.times)))
        below = Rect(room.x, bars.bottom, room.w, foot)
        put(surface, kit.text.fit(words, theme.CAPTION, u, theme.INK_2, room.w), below, "left")


def _bars(surface: pygame.Surface, kit: Kit, room: Rect, times: Sequence[int | None]) -> None:
    """A bar for each answer, from 0; a cross where it was wrong. The latest has another colour."""
    u = kit.u
    most = max((time for time in times if time is not None), default=1) or 1
    step = room.w / LAST
    wide = 0.76 * step
    surface.fill(theme.INK_2, (round(room.x), round(room.bottom), round(room.w), max(1, round(0.14 * u))))
    shown = times[-LAST:]
    for number, time in enumerate(shown):
        x = room.x + number * step + (step - wide) / 2
        if time is None:
            size = min(wide, 2.2 * u)
            icon = kit.pictures.icon("cross", size, theme.MADDER)
            put(surface, icon, Rect(x, room.bottom - size - 0.4 * u, wide, size))
            continue
        high = max(1.0, room.h * time / most)
        colour = theme.OCHRE_D if number == len(shown) - 1 else theme.TEAL
        surface.fill(colour, Rect(x, room.bottom - high, wide, high).rounded().px)


def _line(surface: pygame.Surface, kit: Kit, room: Rect, y: float) -> None:
    surface.fill(theme.PAPER_LINE, (round(room.x), round(y), round(room.w), max(1, round(0.16 * kit.u))))


def seconds(t: Translator, ms: float) -> str:
    """A time in seconds, to the hundredth."""
    return t("practice.seconds", seconds=t.decimal(ms / 1000, 2))
