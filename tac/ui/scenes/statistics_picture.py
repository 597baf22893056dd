"""The picture of the statistics: four figures and six panels, of which only those in view are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.history.values import Overview
from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, draw_box, draw_paper, draw_shadow, put
from tac.ui.draw.plots import draw_key, draw_share
from tac.ui.layout import Rect
from tac.ui.layout.statistics import HEAD, ROW
from tac.ui.scenes.statistics_figures import (
    Figure,
    GroupLine,
    by_obligation,
    of,
    outcomes,
    per_hundred,
    places,
    record_lines,
)
from tac.ui.scenes.statistics_plot import draw_reactions

PAD: Final = 3.0
_COLUMNS: Final = (0.34, 0.49, 0.65, 0.81, 1.0)
"""Where the columns of the table end, as parts of its width."""


def paint_shadows(surface: pygame.Surface, kit: Kit, rects: Sequence[Rect]) -> None:
    """The shadows of all sheets, before any of them: else each would fall on the one beside it."""
    for rect in rects:
        draw_shadow(surface, kit, rect, theme.PANEL_RADIUS * kit.u, theme.PANEL_SHADE)


def paint_panel(surface: pygame.Surface, kit: Kit, rect: Rect, title: str, about: str) -> Rect:
    """A sheet with its title and what it counts; returns the room below."""
    u = kit.u
    draw_box(surface, kit, rect, theme.PAPER, theme.PAPER_LINE)
    inner = rect.inset(PAD * u, 2 * u)
    words = kit.text.fit(title, theme.HEADING, u, theme.INK, inner.w)
    put(surface, words, Rect(inner.x, inner.y, inner.w, 3.8 * u), "left")
    line = Rect(inner.x, inner.y + 3.9 * u, inner.w, 4.4 * u)
    small = kit.text.fit(about, theme.LABEL, u, theme.INK_2, line.w, height=line.h + 2, lines=2)
    surface.blit(small, (round(line.x), round(line.y)))
    return Rect(inner.x, line.bottom + 0.6 * u, inner.w, inner.bottom - line.bottom - 0.6 * u)


def paint_cards(surface: pygame.Surface, kit: Kit, cards: Sequence[Rect], figures: Sequence[Figure]) -> None:
    """The four large figures."""
    u = kit.u
    for number, (card, figure) in enumerate(zip(cards, figures, strict=True)):
        draw_paper(surface, kit, card, theme.SEAT_TEETH[number], shade=None)
        inner = card.inset(PAD * u, 0)
        for top, high, text, kind, ink in (
            (3.6, 3.0, figure.label, theme.LABEL, theme.INK_2),
            (6.4, 6.4, figure.value, theme.NUMBER, theme.INK),
            (12.6, 3.0, figure.about, theme.LABEL, theme.INK_2),
        ):
            words = kit.text.fit(text, kind, u, ink, inner.w)
            put(surface, words, Rect(inner.x, card.y + top * u, inner.w, high * u), "left")


def paint_reactions(surface: pygame.Surface, kit: Kit, t: Translator, rect: Rect, found: Overview) -> None:
    """Reaction times by day."""
    room = paint_panel(surface, kit, rect, t("stats.plot.title"), t("stats.plot.about"))
    draw_reactions(surface, kit, t, room, found.reactions)


def paint_spotted(surface: pygame.Surface, kit: Kit, t: Translator, rect: Rect, found: Overview) -> None:
    """The faults of others that were spotted and missed, by obligation."""
    room = paint_panel(surface, kit, rect, t("stats.kinds.title"), t("stats.kinds.about"))
    key_h = 3 * kit.u
    rows = Rect(room.x, room.y, room.w, room.h - key_h - 0.6 * kit.u).rows(4, 0)
    for row, (number, spotted, missed) in zip(rows, by_obligation(found.kinds), strict=True):
        counted = of(t, spotted, spotted + missed)
        _bar(surface, kit, row, t(f"rules.duty.{number}"), counted, (spotted, spotted + missed))
    key = Rect(room.x, room.bottom - key_h, room.w, key_h)
    left = Rect(key.x, key.y, key.w / 2, key_h)
    end = draw_key(surface, kit, left, t("stats.kinds.spotted"), missing=False)
    rest = Rect(end + 3 * kit.u, key.y, key.right - end - 3 * kit.u, key_h)
    draw_key(surface, kit, rest, t("stats.kinds.missed"), missing=True)


def paint_faults(surface: pygame.Surface, kit: Kit, t: Translator, rect: Rect, found: Overview) -> None:
    """One's own faults: how many in a hundred moves, and what became of them."""
    total, u = found.total, kit.u
    about = t(
        "stats.faults.about",
        faults=t.n("stats.faults.count", total.faults),
        moves=t.n("count.moves", total.moves),
    )
    room = paint_panel(surface, kit, rect, t("stats.faults.title"), about)
    number = kit.text.fit(per_hundred(t, total.faults, total.moves), theme.NUMBER, u, theme.INK, 0.4 * room.w)
    line = Rect(room.x, room.y - 1.6 * u, room.w, 6 * u)
    put(surface, number, line, "left")
    left = room.x + number.get_width() + 1.4 * u
    words = kit.text.fit(t("stats.faults.hundred"), theme.LABEL, u, theme.INK_2, room.right - left)
    put(surface, words, Rect(left, line.y + 0.9 * u, room.right - left, line.h), "left")
    below = Rect(room.x, line.bottom + 0.4 * u, room.w, room.bottom - line.bottom - 0.4 * u)
    rows = below.rows(5, 0)
    for row, (text, count) in zip(rows, outcomes(t, total), strict=True):
        _line(surface, kit, t, row, text, count, total.faults)


def paint_places(surface: pygame.Surface, kit: Kit, t: Translator, rect: Rect, found: Overview) -> None:
    """How often each place was reached."""
    about = t.n("stats.places.about", found.total.finished)
    room = paint_panel(surface, kit, rect, t("stats.places.title"), about)
    reached = places(found.groups)
    for row, (place, count) in zip(room.rows(4, 0), reached, strict=False):
        _line(surface, kit, t, row, t("stats.places.row", n=place), count, found.total.finished)


def paint_opponents(
    surface: pygame.Surface, kit: Kit, t: Translator, rect: Rect, lines: Sequence[GroupLine]
) -> None:
    """The table of opponents and tables."""
    room, u = paint_panel(surface, kit, rect, t("stats.groups.title"), t("stats.groups.about")), kit.u
    heads = ("", *(t(f"stats.groups.{name}") for name in ("games", "won", "spotted", "faults")))
    top = rect.y + (HEAD - 2.4) * u
    _cells(surface, kit, Rect(room.x, top - 1.2 * u, room.w, 3.4 * u), heads, theme.LABEL, theme.INK_2)
    for number, line in enumerate(lines):
        row = Rect(room.x, top + 2.2 * u + number * ROW * u, room.w, ROW * u)
        high = round(theme.line(0.3, u)) if line.begins else 1
        ink = theme.SLATE if line.begins else theme.PAPER_LINE
        surface.fill(ink, (round(row.x), round(row.y), round(row.w), high))
        cells = (line.name, line.games, line.won, line.spotted, line.faults)
        _cells(surface, kit, row, cells, theme.STRONG, theme.INK)


def paint_records(surface: pygame.Surface, kit: Kit, t: Translator, rect: Rect, found: Overview) -> None:
    """Rows of games, and the best of them."""
    room, u = paint_panel(surface, kit, rect, t("stats.records.title"), t("stats.records.about")), kit.u
    high = min(room.h / 5, 7.4 * u)
    for number, (text, value, when) in enumerate(record_lines(t, found)):
        row = Rect(room.x, room.y + number * high, room.w, high)
        number_words = kit.text.fit(value, theme.ROW_NUMBER, u, theme.INK, 0.34 * row.w)
        put(surface, number_words, row, "right")
        left = Rect(row.x, row.y, row.w - number_words.get_width() - 1.6 * u, 0.52 * row.h)
        put(surface, kit.text.fit(text, theme.STRONG, u, theme.INK, left.w), left, "left")
        below = Rect(left.x, left.bottom, left.w, 0.4 * row.h)
        put(surface, kit.text.fit(when, theme.LABEL, u, theme.INK_2, below.w), below, "left")


def paint_nothing(surface: pygame.Surface, kit: Kit, rect: Rect, title: str, text: str) -> None:
    """A sheet that says what will be here."""
    u = kit.u
    draw_paper(surface, kit, rect)
    inner = rect.inset(6 * u, 5 * u)
    head = kit.text.fit(title, theme.HEADING, u, theme.INK, inner.w, lines=2, align="centre")
    put(surface, head, Rect(inner.x, inner.y, inner.w, 0.36 * inner.h))
    body = Rect(inner.x, inner.y + 0.36 * inner.h, inner.w, 0.64 * inner.h)
    w = min(body.w, 90 * u)
    words = kit.text.fit(text, theme.BODY, u, theme.INK_2, w, height=body.h, lines=5, align="centre")
    put(surface, words, Rect(body.cx - w / 2, body.y, w, words.get_height()))


def _bar(
    surface: pygame.Surface, kit: Kit, row: Rect, text: str, counted: str, parts: tuple[int, int]
) -> None:
    """A bar below what it is and what it counts."""
    if not surface.get_clip().colliderect(row.px):
        return
    u = kit.u
    words_h, bar_h = 3 * u, min(2.6 * u, 0.36 * row.h)
    y = row.cy - (words_h + bar_h) / 2
    upper = Rect(row.x, y, row.w, words_h)
    number = kit.text.fit(counted, theme.STRONG, u, theme.INK, 0.4 * row.w)
    put(surface, number, upper, "right")
    room = row.w - number.get_width() - 1.4 * u
    put(surface, kit.text.fit(text, theme.STRONG, u, theme.INK, room), upper, "left")
    draw_share(surface, kit, Rect(row.x, upper.bottom, row.w, bar_h).rounded(), *parts)


def _line(
    surface: pygame.Surface, kit: Kit, t: Translator, row: Rect, text: str, count: int, whole: int
) -> None:
    """A bar beside what it is and its number."""
    if not surface.get_clip().colliderect(row.px):
        return  # below the fold: its letters need not be made yet
    u = kit.u
    name = Rect(row.x, row.y, 0.42 * row.w, row.h)
    words = kit.text.fit(text, theme.LABEL_STRONG, u, theme.INK, name.w - u, height=row.h, lines=2)
    put(surface, words, name, "left")
    number = Rect(row.right - 7 * u, row.y, 7 * u, row.h)
    put(surface, kit.text.fit(t.whole(count), theme.STRONG, u, theme.INK, number.w), number, "right")
    bar_h = min(2.4 * u, 0.6 * row.h)
    bar = Rect(name.right, row.cy - bar_h / 2, number.x - name.right - 0.6 * u, bar_h)
    draw_share(surface, kit, bar.rounded(), count, whole, missed=False)


def _cells(
    surface: pygame.Surface, kit: Kit, row: Rect, cells: Sequence[str], kind: theme.Type, ink: str
) -> None:
    """The cells of a line: the first one from the left, numbers to the right."""
    if not surface.get_clip().colliderect(row.px):
        return
    left = 0.0
    for number, (text, right) in enumerate(zip(cells, _COLUMNS, strict=True)):
        cell = Rect(row.x + left * row.w, row.y, (right - left) * row.w, row.h)
        role = theme.STRONG if number == 0 else kind
        room = cell.w - 1.2 * kit.u
        align = "right" if number else "left"
        words = kit.text.fit(text, role, kit.u, ink, room, height=row.h, lines=2, align=align)
        put(surface, words, cell, align)
        left = right
