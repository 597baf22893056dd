"""Progress in practice: reactions and d' by day, what is spotted, records, days in a row, the daily goal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.locale import Translator
from tac.practice.memory.progress import Progress
from tac.practice.skill import Mode, Share
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_paper, draw_shadow, put
from tac.ui.draw.plots import draw_share
from tac.ui.layout import Rect
from tac.ui.layout.practice_progress import PAD, ProgressLayout, progress_layout
from tac.ui.layout.scroll import moved
from tac.ui.practice.day_plot import DayMark, draw_days
from tac.ui.practice.kept import Asked
from tac.ui.practice.numbers import grouped
from tac.ui.widgets import Button, Choice, FormScene

GOALS: Final = (20, 50, 100, 200)
"""How many answers a day can be the goal."""
_SECOND: Final = 1000.0
_TEETH: Final = 4.0
"""Where a title begins, below the teeth;"""
_HEAD: Final = 11.2
"""and where what it is about begins, in u."""


class ProgressScene(FormScene):
    """Shows what ``asked`` gives as soon as it is there; ``set_goal`` hears of another daily goal."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        asked: Asked[Progress],
        *,
        set_goal: Callable[[int], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._asked = asked
        self._leave = leave
        self._set_goal = set_goal
        self._layout: ProgressLayout | None = None
        self._ready = False
        self._wanted: int | None = None
        self.found: Progress | None = None
        self.quit = Button("", leave, icon="back")
        self.goal = Choice([str(goal) for goal in GOALS], 1, self._choose, paper=True)
        self._take()

    def _take(self) -> None:
        if self._asked.is_ready:
            self._ready, self.found = True, self._asked.value
            wanted = self.found.goal.wanted if self.found is not None else GOALS[1]
            self.goal.index = min(range(len(GOALS)), key=lambda k: abs(GOALS[k] - wanted))

    @property
    def idle(self) -> bool:
        """Nothing moves; but what is told comes soon."""
        return self._ready and super().idle

    def back(self) -> None:
        """Escape."""
        self._leave()

    def update(self, dt_ms: float) -> None:
        """Show the numbers as soon as they are known."""
        super().update(dt_ms)
        if not self._ready and self._asked.is_ready:
            self._take()
            self.rebuild()

    def _choose(self, index: int) -> None:
        self._wanted = GOALS[index]
        self._set_goal(self._wanted)
        self.rebuild()

    # -- picture

    def arrange(self) -> None:
        """One button, and the goal among what is scrolled."""
        layout = self._layout = progress_layout(*self.size, scale=self.kit.scale)
        self.quit.rect, self.goal.rect = layout.back, layout.goal
        self.scroll_through(layout.view, layout.height, [self.goal])
        self.form.put([self.quit, self.goal], self.form.focus or self.quit)

    def paint(self, surface: pygame.Surface) -> None:
        """The cloth and the title."""
        layout, kit = self._layout, self.kit
        if layout is None:
            return
        surface.blit(background(kit, pattern=False), (0, 0))
        room, words = layout.title, self._t("practice.progress")
        title = kit.text.fit(words, theme.DISPLAY, kit.u, theme.WOOL, room.w, height=room.h)
        put(surface, title, room, "left")

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """The four sheets."""
        if self._layout is None:
            return
        layout = moved(self._layout, dy)
        sheets = (layout.reaction, layout.sensitivity, layout.spotted, layout.records)
        radius = theme.PANEL_RADIUS * self.kit.u
        for rect in sheets:
            draw_shadow(surface, self.kit, rect, radius, theme.PANEL_SHADE)
        for rect in sheets:
            draw_paper(surface, self.kit, rect, shade=None)
        if not self._ready:
            return
        days = () if self.found is None else self.found.days
        reactions = [
            DayMark(
                day.day,
                r.median / _SECOND,
                r.is_few,
                r.low / _SECOND,
                r.high / _SECOND,
            )
            for day in days
            if (r := day.measure.reaction) is not None
        ]
        told = [
            DayMark(day.day, d, min(day.detecting.tally.spotted.whole, day.detecting.tally.cried.whole) < 8)
            for day in days
            if (d := day.detecting.tally.d_prime) is not None
        ]
        self._plot(surface, layout.reaction, "reaction", reactions)
        self._plot(surface, layout.sensitivity, "sensitivity", told)
        self._paint_spotted(surface, self._head(surface, layout.spotted, "spotted"))
        self._paint_records(surface, self._head(surface, layout.records, "records"), layout.goal)

    def _head(self, surface: pygame.Surface, rect: Rect, name: str) -> Rect:
        """Title and a line about it; returns what is left below."""
        kit, u, t = self.kit, self.kit.u, self._t
        x, w = rect.x + PAD * u, rect.w - 2 * PAD * u
        title = Rect(x, rect.y + _TEETH * u, w, 3.8 * u)
        about = Rect(x, title.bottom, w, 2.6 * u)
        heading = kit.text.fit(t(f"practice.progress.{name}"), theme.BUTTON, u, theme.INK, w)
        put(surface, heading, title, "left")
        words = kit.text.fit(t(f"practice.progress.{name}.about"), theme.LABEL, u, theme.INK_2, w)
        put(surface, words, about, "left")
        top = rect.y + (_HEAD + 0.8) * u
        return Rect(x, top, w, rect.bottom - PAD * u - top)

    def _plot(self, surface: pygame.Surface, rect: Rect, name: str, days: list[DayMark]) -> None:
        draw_days(surface, self.kit, self._t, self._head(surface, rect, name), days)

    def _paint_spotted(self, surface: pygame.Surface, room: Rect) -> None:
        """A bar for each obligation, with how many of how many."""
        kit, u, t = self.kit, self.kit.u, self._t
        row, none = room.h / 4, t("practice.progress.no_record")
        for number in (1, 2, 3, 4):
            measure = None if self.found is None else self.found.obligations.get(number)
            share = Share(0, 0) if measure is None else measure.tally.spotted
            part, whole = share.part, share.whole
            top = room.y + (number - 1) * row
            line = Rect(room.x, top, room.w, 3.2 * u)
            name = kit.text.fit(t(f"rules.duty.{number}"), theme.LABEL, u, theme.INK, 0.6 * line.w)
            put(surface, name, line, "left")
            told = t("practice.progress.of", part=part, whole=whole) if whole else none
            if whole and share.is_few:
                told = t("practice.progress.few", told=told)
            words = kit.text.fit(told, theme.LABEL, u, theme.INK_2, 0.4 * line.w)
            put(surface, words, line, "right")
            bar = Rect(room.x, line.bottom + 0.3 * u, room.w, min(2.4 * u, row - 3.8 * u)).rounded()
            draw_share(surface, kit, bar, part, whole)

    def _paint_records(self, surface: pygame.Surface, room: Rect, goal: Rect) -> None:
        """Records, days in a row, today; the choice of the goal stands below."""
        kit, u, t, found = self.kit, self.kit.u, self._t, self.found
        none = t("practice.progress.no_record")
        bests = {} if found is None else found.best
        rows = []
        for mode in (Mode.QUICK, Mode.CLEAN):
            points = bests[mode].points if mode in bests else None
            rows.append((t(f"practice.{mode.value}"), grouped(t, points) if points else none))
        reactions = [one.reaction for one in bests.values() if one.reaction is not None]
        best = t("practice.seconds", seconds=t.decimal(min(reactions) / _SECOND, 2)) if reactions else none
        rows.append((t("practice.progress.best"), best))
        now, most = (0, 0) if found is None else (found.streak.now, found.streak.most)
        rows.append((t("practice.progress.row"), t("practice.progress.row.days", now=now, most=most)))
        done = 0 if found is None else found.goal.done
        rows.append((t("practice.progress.today"), str(done)))
        label = Rect(room.x, goal.y - 3.4 * u, room.w, 3.0 * u)
        height = (label.y - room.y) / len(rows)
        for k, (name, value) in enumerate(rows):
            line = Rect(room.x, room.y + k * height, room.w, height)
            put(surface, kit.text.fit(name, theme.LABEL, u, theme.INK_2, 0.6 * line.w), line, "left")
            put(surface, kit.text.fit(value, theme.STRONG, u, theme.INK, 0.4 * line.w), line, "right")
        words = kit.text.fit(t("practice.progress.goal"), theme.LABEL, u, theme.INK_2, label.w)
        put(surface, words, label, "left")
