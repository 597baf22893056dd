"""The end screen: who came where, what everybody saw and overlooked, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_paper, put
from tac.ui.layout.end import EndLayout, end_layout
from tac.ui.layout.end_missed import MissedLayout
from tac.ui.layout.scroll import moved
from tac.ui.layout.standing_table import StandingRow
from tac.ui.scenes.end_missed import MissedCalls, MissedPanel
from tac.ui.scenes.end_row import fit_row, head_widths, paint_heads, review_words, title_kind
from tac.ui.scenes.standing_row import RowLine, name_kind, paint_row
from tac.ui.scenes.standings import Standing, Standings
from tac.ui.theme import Type
from tac.ui.widgets import Button, FormScene, Widget

_MINUTE: Final = 60_000.0


class EndScene(FormScene):
    """Shows the standings; a rematch has the keyboard from the start."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        standings: Standings,
        *,
        rematch: Callable[[], None],
        new_game: Callable[[], None],
        leave: Callable[[], None],
        review: Callable[[], None] | None = None,
        missed: MissedCalls | None = None,
        focus: int | None = None,
    ) -> None:
        """``review`` looks back at the game; None where there is nothing to look at. The calls that the only
        person ``missed`` are shown as far as there is room; the one at the token ``focus`` has the keyboard.
        """
        super().__init__(kit, ring=True)
        self.standings = standings
        self._t = t
        self.again = Button(t("end.rematch"), rematch, Look.MADDER, icon="play", kind=theme.BUTTON_LARGE)
        self.new_game = Button(t("end.new_game"), new_game, icon="plus")
        self.quit = Button(t("end.menu"), leave, icon="menu")
        self.review = None if review is None else Button(t("end.review"), review, icon="eye")
        self._missed = 0 if missed is None else len(missed.seen)
        self.missed = None if missed is None else MissedPanel(t, missed)
        self._focus = focus
        self._layout: EndLayout | None = None

    def arrange(self) -> None:
        """Place the buttons."""
        count, scale = len(self.standings.rows), self.kit.scale
        heads = head_widths(self.kit, self._heads())
        shown = [self.again, self.new_game, self.quit]
        shown = [self.new_game, self.again, self.quit] if self.review is None else [self.review, *shown]

        def place(words: Sequence[float]) -> EndLayout:
            return end_layout(
                *self.size,
                count,
                scale=scale,
                buttons=len(shown),
                words=words,
                missed=self._missed,
                heads=heads,
            )

        rows = self._place_missed(place(()).missed)
        # How many wait there need not be said where all are seen.
        every = self.missed is None or self.missed.all_shown
        words = review_words(self._t, 0 if every else self._missed)
        self._layout = layout = fit_row(self.kit, shown, place, self.review, words)
        self.read = (layout.panel, layout.title.inset(0.2 * layout.title.w, 0))
        if layout.missed is not None:
            self.read = (*self.read, layout.missed.panel)
        self.scroll_through(layout.view, layout.height, rows)
        for button, rect in zip(shown, layout.row, strict=True):
            button.rect = rect
        left = None if self.missed is None else self.missed.row_of(self._focus)
        self._focus = None
        self.form.put([*rows, *shown], left or self.form.focus or self.again)

    def _heads(self) -> list[str]:
        names = ("calls", "false_calls", "faults", "uncaught")
        return [self._t(f"end.column.{name}") for name in names]

    def _place_missed(self, layout: MissedLayout | None) -> list[Widget]:
        return [] if self.missed is None else self.missed.place(layout)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what stands over and under the table of standings."""
        layout = self._layout
        if layout is None:
            return
        kit, t, standings = self.kit, self._t, self.standings
        u = kit.u
        surface.blit(background(kit, pattern=False), (0, 0))
        first = standings.rows[0]
        title = t("end.title.you") if standings.first_is_you else t("end.title", name=first.name)
        put(surface, kit.text.fit(title, title_kind(layout), u, theme.WOOL, layout.title.w), layout.title)
        summary = t(
            "end.summary",
            time=t.n("count.minutes", max(1, round(standings.milliseconds / _MINUTE))),
            moves=t.n("count.moves", standings.moves),
            faults=t.n("count.caught", standings.caught),
        )
        put(surface, kit.text.fit(summary, theme.BODY, u, theme.MIST, layout.summary.w), layout.summary)
        you = standings.last_is_you
        begins = t("end.rematch.you") if you else t("end.rematch.about", name=standings.begins)
        put(surface, kit.text.fit(begins, theme.LABEL, u, theme.MIST, layout.begins.w), layout.begins)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the table of standings."""
        if self._layout is None:
            return
        kit, t, u, layout = self.kit, self._t, self.kit.u, moved(self._layout, dy)
        draw_paper(surface, kit, layout.panel)
        heading = kit.text.fit(t("end.standings"), theme.HEADING, u, theme.INK, layout.heading.w)
        put(surface, heading, layout.heading, "left")
        paint_heads(surface, kit, self._heads(), layout.heads)
        rows = self.standings.rows
        kind = name_kind(kit, [row.name for row in rows], layout.rows)
        for place, (row, where) in enumerate(zip(rows, layout.rows, strict=True), start=1):
            self._paint_row(surface, place, row, where, kind)
        if self.missed is not None and layout.missed is not None:
            self.missed.paint(surface, kit, layout.missed)

    def _paint_row(
        self, surface: pygame.Surface, place: int, row: Standing, where: StandingRow, kind: Type
    ) -> None:
        last = place == len(self.standings.rows)
        line = RowLine(place_words(self._t, row.name, place, last=last), loud=last)
        numbers = (row.calls, row.false_calls, row.faults, row.uncaught)
        paint_row(surface, self.kit, where, place, row.name, row.avatar, line, numbers, kind)


def place_words(t: Translator, name: str, place: int, *, last: bool) -> str:
    """What stands below a name in the standings: the place, or that this player was left with cards."""
    if not last:
        return t(f"end.place.{place}")
    return t("end.place.last.you" if name == t("name.you") else "end.place.last")
