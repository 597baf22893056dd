"""A match between two of its games, and at its end: the standings, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.end import EndLayout, end_layout
from tac.ui.layout.scroll import moved
from tac.ui.scenes.end_row import fit_row, head_widths, paint_heads, review_words, title_kind
from tac.ui.scenes.series_words import SeriesRow, SeriesStandings, before_words, goal_words, title_words
from tac.ui.scenes.standing_row import RowLine, name_kind, paint_row
from tac.ui.widgets import Button, FormScene

COLUMNS: Final = (
    "match.column.losses",
    "match.column.points",
    "end.column.calls",
    "end.column.false_calls",
    "end.column.faults",
    "end.column.uncaught",
)

_BETWEEN: Final = 2.4
"""Between the two answers to a question, in u."""


@dataclass(frozen=True, slots=True)
class SeriesDoors:
    """Where the screen leads: on with ``play`` (the next game, or after the end a new match), to the
    ``seats``, to the ``end`` of the match, to a ``new_game``, or to the menu (``leave``).

    ``review`` looks back at the game that was just played; None where there is none. So many calls that the
    only person ``missed`` wait there.
    """

    play: Callable[[], None]
    seats: Callable[[], None]
    end: Callable[[], None]
    new_game: Callable[[], None]
    leave: Callable[[], None]
    review: Callable[[], None] | None = None
    missed: int = 0


class SeriesScene(FormScene):
    """Shows the standings of a match; what goes on has the keyboard from the start."""

    def __init__(self, kit: Kit, t: Translator, standings: SeriesStandings, doors: SeriesDoors) -> None:
        super().__init__(kit, ring=True)
        self.standings = standings
        self._t = t
        self._doors = doors
        self._asking = False
        self._layout: EndLayout | None = None
        number = t("match.next", number=standings.series.number)
        words = t("match.again") if standings.is_over else number
        self.play = Button(words, doors.play, Look.MADDER, icon="play", kind=theme.BUTTON_LARGE)
        self.seats = Button(t("match.seats"), doors.seats, icon="people")
        self.end = Button(t("match.end"), lambda: self._ask(True), icon="check")
        self.new_game = Button(t("end.new_game"), doors.new_game, icon="plus")
        self.menu = Button(t("end.menu"), doors.leave, icon="menu")
        self.review = None if doors.review is None else Button(t("end.review"), doors.review, icon="eye")
        self.no = Button(
            t("match.end.no"), lambda: self._ask(False), Look.MADDER, kind=theme.BUTTON_LARGE
        )
        self.yes = Button(t("match.end.yes"), doors.end)

    def back(self) -> None:
        """Escape: no to the question."""
        if self._asking:
            self._ask(False)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self.rebuild()
        self.form.put(self.form.widgets, self.no if asking else self.end)

    def arrange(self) -> None:
        """Place the buttons: the question has its own."""
        count, scale, row = len(self.standings.series.seating), self.kit.scale, self._row()
        heads = head_widths(self.kit, [self._t(key) for key in COLUMNS])

        def place(words: Sequence[float]) -> EndLayout:
            return end_layout(
                *self.size,
                count,
                scale=scale,
                columns=len(COLUMNS),
                buttons=len(row),
                words=words,
                heads=heads,
            )

        words = review_words(self._t, self._doors.missed)
        self._layout = layout = fit_row(self.kit, row, place, self.review, words)
        self.read = (layout.panel, layout.title.inset(0.2 * layout.title.w, 0))
        self.scroll_through(layout.view, layout.height, [])
        placed = self._placed(layout)
        for button, rect in placed:
            button.rect = rect
        shown = [button for button, _ in placed]
        focus = self.form.focus if self.form.focus in shown else None
        self.form.put(shown, focus or (self.no if self._asking else self.play))

    def _placed(self, layout: EndLayout) -> list[tuple[Button, Rect]]:
        """The buttons that are shown, in their order, and where."""
        if self._asking:
            # A double click on the button that asks does not answer yes: "no" lies where that was.
            row, panel = layout.rematch, layout.panel
            half = (panel.w - _BETWEEN * self.kit.u) / 2
            yes, no = (Rect(x, row.y, half, row.h).rounded() for x in (panel.x, panel.right - half))
            return [(self.yes, yes), (self.no, no)]
        return list(zip(self._row(), layout.row, strict=True))

    def _row(self) -> list[Button]:
        """What leads on, from left to right, when nothing is asked."""
        review = [] if self.review is None else [self.review]
        if not self.standings.is_over:
            return [*review, self.seats, self.play, self.menu, self.end]
        if not review:
            return [self.new_game, self.play, self.menu]
        return [*review, self.play, self.new_game, self.menu]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what stands over and under the table of standings."""
        layout = self._layout
        if layout is None:
            return
        kit, t, u, series = self.kit, self._t, self.kit.u, self.standings.series
        surface.blit(background(kit, pattern=False), (0, 0))
        title = t("match.end.sure") if self._asking else title_words(t, self.standings)
        put(surface, kit.text.fit(title, title_kind(layout), u, theme.WOOL, layout.title.w), layout.title)
        summary = t.n("match.summary", len(series.results), goal=goal_words(t, series.goal))
        put(surface, kit.text.fit(summary, theme.BODY, u, theme.MIST, layout.summary.w), layout.summary)
        words = self._below()
        put(surface, kit.text.fit(words, theme.LABEL, u, theme.MIST, layout.begins.w), layout.begins)

    def _below(self) -> str:
        """Who begins the next game."""
        t, standings = self._t, self.standings
        if self._asking or standings.is_over:
            return ""
        first = standings.series.seating[standings.series.first]
        you = standings.is_you(first)
        return t("end.rematch.you") if you else t("end.rematch.about", name=standings.players[first].name)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the table of standings."""
        if self._layout is None:
            return
        kit, t, u, layout = self.kit, self._t, self.kit.u, moved(self._layout, dy)
        draw_paper(surface, kit, layout.panel)
        heading = kit.text.fit(t("match.standings"), theme.HEADING, u, theme.INK, layout.heading.w)
        put(surface, heading, layout.heading, "left")
        paint_heads(surface, kit, [t(key) for key in COLUMNS], layout.heads)
        rows = self.standings.rows
        kind = name_kind(kit, [row.player.name for row in rows], layout.rows)
        for row, where in zip(rows, layout.rows, strict=True):
            player, total = row.player, row.total
            numbers = (
                total.losses,
                total.points,
                total.calls,
                total.false_calls,
                total.faults,
                total.uncaught,
            )
            line = self._line(row)
            place = total.place if self.standings.series.results else 0
            paint_row(surface, kit, where, place, player.name, player.avatar, line, numbers, kind)

    def _line(self, row: SeriesRow) -> RowLine:
        """What a player came to in the game before, or in the match."""
        standings = self.standings
        if standings.has_lost(row):
            return RowLine(self._t("match.lost"), loud=True)
        return RowLine(before_words(self._t, standings, row), loud=standings.was_last(row))
