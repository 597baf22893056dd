"""The statistics of the one who plays: figures, plots and tables of games, all or some of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Final

import pygame
from msgspec import Struct

from tac.history.values import Overview, Scope
from tac.locale import Translator
from tac.settings import Profile
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_focus, put
from tac.ui.layout import Rect
from tac.ui.layout.scroll import moved
from tac.ui.layout.statistics import StatisticsLayout, statistics_layout
from tac.ui.scenes.choice import shown_name
from tac.ui.scenes.statistics_figures import Figure, GroupLine, figures, group_lines
from tac.ui.scenes.statistics_picture import (
    paint_cards,
    paint_faults,
    paint_nothing,
    paint_opponents,
    paint_places,
    paint_reactions,
    paint_records,
    paint_shadows,
    paint_spotted,
)
from tac.ui.widgets import Button, Choice, FormScene, PersonButton, Widget

PERIODS: Final = (7, 30, None)
"""The last so many days, or all."""
SCOPES: Final = (Scope.UNHELPED, Scope.COMPUTERS, Scope.TOGETHER, Scope.HELPED)

SHEETS: Final = ("reaction", "spotted", "faults", "places", "opponents", "records")
"""The panels, which keys go through so that all of them come into view."""

Look = Callable[[str, str, Scope], Overview | None]


class StatisticsOptions(Struct, frozen=True):
    """What the screen asks of the rest of the game.

    ``look(since, until, scope)`` gives what is known of these days (``2026-11-30``; empty: all), None where
    the history cannot be read. ``today`` is the day; ``levels`` are the computers' names, easiest first.
    ``who`` plays, None where nobody asks. ``export(scope)`` writes all of it to a file and gives a sentence
    that says where, or why not.
    """

    look: Look
    today: date
    levels: Sequence[str]
    leave: Callable[[], None]
    who: Profile | None = None
    open_profiles: Callable[[], None] = lambda: None
    export: Callable[[Scope], str] = lambda scope: ""


class _Sheet(Widget):
    """A panel that can have the keyboard, to be looked at; there is nothing to press on it."""

    pointer = False

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the ring; the panel itself is a part of the picture."""
        if focus:
            draw_focus(surface, kit, self.rect, theme.PANEL_RADIUS * kit.u)


class StatisticsScene(FormScene):
    """Shows the last thirty days at first, or all where nothing was played in them."""

    def __init__(self, kit: Kit, t: Translator, options: StatisticsOptions) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._options = options
        self._layout: StatisticsLayout | None = None
        self._told = ""
        self._figures: tuple[Figure, ...] = ()
        self._lines: tuple[GroupLine, ...] = ()
        self.period = PERIODS.index(30)
        self.scope = 0
        self.found: Overview | None = None
        self.named: dict[str, Widget] = {}
        """The controls: ``back``, ``person``, ``period``, ``mode``, `SHEETS`, ``export``."""
        if self._ask() == 0:
            self.period = PERIODS.index(None)
            self._ask()

    # -- what is shown

    def _span(self, days: int | None, *, before: int = 0) -> tuple[str, str]:
        """The first and last of so many days until today, or of as many ``before`` times earlier."""
        if days is None:
            return "", ""
        last = self._options.today - timedelta(days=before * days)
        return (last - timedelta(days=days - 1)).isoformat(), last.isoformat()

    def _ask(self) -> int | None:
        """Have what is chosen counted; returns of how many games that is, None where nobody knows."""
        look, t, scope = self._options.look, self._t, SCOPES[self.scope]
        days = PERIODS[self.period]
        self.found = found = look(*self._span(days), scope)
        if found is None or not found.total.games:
            return None if found is None else 0
        before = None if days is None else look(*self._span(days, before=1), scope)
        week = None if days == PERIODS[0] else look(*self._span(7), scope)
        self._figures = figures(
            t,
            found.total,
            None if before is None else before.total,
            None if week is None else week.total.games,
        )
        self._lines = group_lines(t, found.groups, self._options.levels)
        return found.total.games

    def _choose_period(self, index: int) -> None:
        self.period = index
        self._ask()
        self._changed()

    def _choose_scope(self, index: int) -> None:
        self.scope = index
        self._ask()
        self._changed()

    def _changed(self) -> None:
        self._told = ""
        self.rebuild()

    def _export(self) -> None:
        self._told = self._options.export(SCOPES[self.scope])
        self.rebuild()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show of what is chosen."""
        return self.found is None or not self.found.total.games

    def back(self) -> None:
        """Escape: to the menu."""
        self._options.leave()

    # -- controls

    def arrange(self) -> None:
        """Make all controls anew, the same one keeping the keyboard."""
        t, options = self._t, self._options
        self._layout = layout = statistics_layout(*self.size, len(self._lines), scale=self.kit.scale)
        focused = next((name for name, one in self.named.items() if one is self.form.focus), "period")
        periods = [t(f"stats.period.{days or 'all'}") for days in PERIODS]
        modes = [t(f"stats.mode.{scope.value}") for scope in SCOPES]
        named: dict[str, Widget] = {"back": Button("", options.leave, icon="back")}
        named["back"].rect = layout.back
        if options.who is not None:
            named["person"] = PersonButton(
                shown_name(t, options.who), options.who.avatar, options.open_profiles
            )
            named["person"].rect = layout.person
        named["mode"] = Choice(modes, self.scope, self._choose_scope)
        named["period"] = Choice(periods, self.period, self._choose_period)
        named["mode"].rect, named["period"].rect = layout.mode, layout.period
        inside = [named["mode"], named["period"]]
        if not self.is_empty:
            for name in SHEETS:
                named[name] = _Sheet()
                named[name].rect = getattr(layout, name)
                inside.append(named[name])
            named["export"] = Button(t("stats.export"), self._export)
            named["export"].rect = layout.export
            inside.append(named["export"])
        bottom = layout.empty.bottom - layout.view.y + 2 * layout.u if self.is_empty else layout.height
        self.scroll_through(layout.view, bottom, inside)
        self.named = named
        self.form.put(named.values(), named.get(focused) or named["period"])

    # -- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth and the title."""
        layout, kit = self._layout, self.kit
        if layout is None:
            return
        surface.blit(background(kit, pattern=False), (0, 0))
        words = kit.text.fit(self._t("stats.title"), theme.DISPLAY, kit.u, theme.WOOL, layout.title.w)
        put(surface, words, layout.title, "left")

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the panels that are in view."""
        if self._layout is None:
            return
        layout, kit, t, found = moved(self._layout, dy), self.kit, self._t, self.found
        if found is None or not found.total.games:
            self._paint_empty(surface, layout.empty)
            return
        view = self._layout.view

        def seen(rect: Rect) -> bool:
            return rect.inflated(3 * kit.u).overlaps(view)

        panels = (layout.reaction, layout.spotted, layout.faults, layout.places, layout.opponents)
        paint_shadows(surface, kit, [r for r in (*layout.cards, *panels, layout.records) if seen(r)])
        if seen(layout.cards[0].united(layout.cards[-1])):
            paint_cards(surface, kit, layout.cards, self._figures)
        for rect, draw in (
            (layout.reaction, paint_reactions),
            (layout.spotted, paint_spotted),
            (layout.faults, paint_faults),
            (layout.places, paint_places),
            (layout.records, paint_records),
        ):
            if seen(rect):
                draw(surface, kit, t, rect, found)
        if seen(layout.opponents):
            paint_opponents(surface, kit, t, layout.opponents, self._lines)
        if self._told:
            words = kit.text.fit(
                self._told, theme.LABEL, kit.u, theme.MIST, layout.told.w, height=layout.told.h, lines=3
            )
            put(surface, words, layout.told, "left")

    def _paint_empty(self, surface: pygame.Surface, rect: Rect) -> None:
        t = self._t
        which = "unread" if self.found is None else "filter" if self._has_games() else "none"
        title, text = t(f"stats.empty.{which}.title"), t(f"stats.empty.{which}.text")
        paint_nothing(surface, self.kit, rect, title, text)

    def _has_games(self) -> bool:
        """Whether there are any at all."""
        everything = self._options.look("", "", Scope.ALL)
        return everything is not None and everything.total.games > 0
