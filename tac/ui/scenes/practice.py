"""The practice screen: the drills, how far one is in each, and what is still wanted today."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_box, put
from tac.ui.layout import Rect
from tac.ui.layout.practice_hub import HubLayout, hub_layout
from tac.ui.practice.drill import Drill
from tac.ui.practice.kept import Asked, Facts
from tac.ui.practice.numbers import grouped, when
from tac.ui.practice.tile import DrillTile
from tac.ui.widgets import Button, FormScene, Toggle, Widget

OWN = "own"
"""The drill that has what to do only where mistakes are due."""


class PracticeScene(FormScene):
    """A tile for each of ``drills``; ``facts`` fills in the numbers when they are known.

    ``others`` are further ways from here, by the keys of their texts: where there are any, the first has a
    button. ``set_patient`` hears whether drills do without time; ``focus`` is the drill, or
    the key of the further way, with the keyboard.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        drills: Sequence[Drill],
        facts: Asked[Facts],
        *,
        now: datetime,
        patient: bool,
        set_patient: Callable[[bool], None],
        leave: Callable[[], None],
        other: tuple[str, Callable[[], None]] | None = None,
        focus: str = "",
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._now = now
        self._leave = leave
        self._facts = facts
        self._known: Facts | None = None
        self._layout: HubLayout | None = None
        self.tiles = {
            drill.name: DrillTile(
                t(f"practice.{drill.name}"), t(f"practice.{drill.name}.about"), drill.icon, drill.open
            )
            for drill in drills
        }
        self.quit = Button(t("common.back"), leave, icon="back")
        self.patient = Toggle(t("practice.patient"), patient, set_patient)
        self.other = None if other is None else Button(t(other[0]), other[1], icon="trophy")
        self._first: Widget = self.tiles.get(focus) or next(iter(self.tiles.values()))
        if self.other is not None and other is not None and focus == other[0]:
            self._first = self.other

    @property
    def idle(self) -> bool:
        """Nothing moves; but what is told comes soon."""
        return self._known is not None and super().idle

    def back(self) -> None:
        """Escape."""
        self._leave()

    def update(self, dt_ms: float) -> None:
        """Tell the numbers as soon as they are known."""
        super().update(dt_ms)
        if self._known is None and self._facts.is_ready:
            self._known = self._facts.value or Facts()
            for name, tile in self.tiles.items():
                tile.tell(self._told(name, self._known))
            self.rebuild()

    def _told(self, name: str, facts: Facts) -> str:
        """One line: how far one is in this drill."""
        from tac.practice.skill import Mode

        t = self._t
        if name == OWN:
            return self._waiting(facts)
        mode = Mode(name)
        levels = facts.levels.get(mode)
        if not levels:
            return t("practice.level.new")
        seconds = sum(level.ms for level in levels.values()) / len(levels) / 1000
        told = t("practice.level", seconds=t.decimal(seconds))
        best = facts.best.get(mode)
        return told if not best else f"{told} · {t('practice.best', points=grouped(t, best))}"

    def _waiting(self, facts: Facts) -> str:
        t = self._t
        if facts.due:
            return t.n("practice.own.due", facts.due)
        if facts.next_due is None:
            return t("practice.own.none")
        return t("practice.own.next", when=when(t, facts.next_due, self._now))

    # -- picture

    def arrange(self) -> None:
        """Tiles, and below them what else can be done."""
        focused = self.form.focus or self._first
        layout = self._layout = hub_layout(*self.size, len(self.tiles), scale=self.kit.scale)
        for tile, rect in zip(self.tiles.values(), layout.tiles, strict=True):
            tile.rect = rect
        self.scroll_through(layout.view, layout.height, list(self.tiles.values()))
        self.quit.rect, self.patient.rect = layout.back, layout.patient
        widgets: list[Widget] = [*self.tiles.values(), self.quit, self.patient]
        if self.other is not None:
            self.other.rect = layout.other
            widgets.append(self.other)
        self.form.put(widgets, focused)

    def paint(self, surface: pygame.Surface) -> None:
        """The cloth, the title, and today's goal."""
        layout, kit, t = self._layout, self.kit, self._t
        if layout is None:
            return
        u = kit.u
        surface.blit(background(kit, pattern=False), (0, 0))
        title = kit.text.fit(t("practice.title"), theme.DISPLAY, u, theme.WOOL, layout.title.w)
        put(surface, title, layout.title)
        facts = self._known
        if facts is not None and facts.wanted:
            self._paint_goal(surface, facts, layout.goal)

    def _paint_goal(self, surface: pygame.Surface, facts: Facts, room: Rect) -> None:
        """How many answers there were today, in words and as a bar."""
        kit, t, u = self.kit, self._t, self.kit.u
        key = "practice.today.reached" if facts.done >= facts.wanted else "practice.today"
        words = kit.text.fit(
            t(key, done=facts.done, wanted=facts.wanted), theme.BODY, u, theme.MIST, room.w
        )
        put(surface, words, Rect(room.x, room.y, room.w, 4.4 * u))
        w, h = min(60 * u, room.w), 1.3 * u
        bar = Rect(room.cx - w / 2, room.y + 4.9 * u, w, h).rounded()
        draw_box(surface, kit, bar, theme.PANEL, theme.PANEL_LINE, radius=bar.h / 2)
        part = min(1.0, facts.done / facts.wanted)
        if part > 0.0:
            done = Rect(bar.x, bar.y, max(bar.h, part * bar.w), bar.h).rounded()
            draw_box(surface, kit, done, theme.OCHRE, None, radius=bar.h / 2)

