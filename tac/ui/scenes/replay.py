"""A recorded game on the real table: played, stepped through, jumped about in, and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.match import Report
from tac.match.help import Advice
from tac.ui import theme
from tac.ui.archive import PastGame
from tac.ui.audio import Audio
from tac.ui.draw import Kit, Look
from tac.ui.input.pad_signals import PadButton, PadPress, PadSignal
from tac.ui.layout import Rect
from tac.ui.layout.replay import ReplayLayout, replay_layout
from tac.ui.scene import Dirty
from tac.ui.scenes.replay_keys import ReplayKeys, Wish
from tac.ui.scenes.replay_words import ReplayWords
from tac.ui.scenes.table_sounds import TableSounds
from tac.ui.table import TableView
from tac.ui.widgets import Button, Choice, FormScene, Label
from tac.ui.widgets.legend import Legend
from tac.ui.widgets.time_line import TimeLine

SPEEDS: Final = (2.0, 1.0, 0.5, 0.25)
"""What the times of cards are multiplied by, for half, usual, double and fourfold speed."""
SPEED_NAMES: Final = ("½", "1×", "2×", "4×")
USUAL: Final = 1
REST: Final = 420.0
"""From when a move has been seen to the next one, in ms at usual speed;"""
REST_BEFORE_FAULT: Final = 1600.0
"""and before a fault, whose owed move can be seen meanwhile."""


class ReplayDoors(Struct, frozen=True):
    """Where the screen leads: ``leave`` back, ``play_on`` to a game that goes on at this place."""

    leave: Callable[[], None]
    play_on: Callable[[int], None]


class ReplayScene(FormScene):
    """Shows ``game`` from ``place`` on. Everybody may see its faults: it is over."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        game: PastGame,
        audio: Audio,
        doors: ReplayDoors,
        *,
        place: int = 0,
        way_round: str = "left",
        reduced_motion: bool = False,
    ) -> None:
        super().__init__(kit, ring=True)
        self.film = film = game.film
        self.place = place
        self.playing = False
        self.words = ReplayWords(t, game.setup, film)
        self.view: TableView | None = None
        self._t = t
        self._game = game
        self._audio = audio
        self._sounds = TableSounds(audio)
        self._doors = doors
        self._way_round = way_round
        self._reduced = reduced_motion
        self._keys = ReplayKeys(self.wish)
        self._layout: ReplayLayout | None = None
        self._part: Kit | None = None
        self._sheet: tuple[pygame.Surface, pygame.Surface] | None = None
        self._wanted: int | None = None
        self._rest = 0.0
        self._factor = SPEEDS[USUAL]
        self.legend = Legend(t, film.marks)
        self.line = TimeLine(film.length, film.marks, self.go, self._next_place)
        self.steps = {
            wish: Button("", lambda wish=wish: self.wish(wish), icon=icon)  # type: ignore[misc]
            for wish, icon in (
                (Wish.FAULT_BEFORE, "fault-before"),
                (Wish.BACK, "back"),
                (Wish.PLAY, "play"),
                (Wish.ON, "next"),
                (Wish.FAULT_AFTER, "fault-after"),
            )
        }
        self.speed = Choice(SPEED_NAMES, USUAL, self._set_speed)
        self.play_on = Button(
            t("replay.play_on"),
            lambda: doors.play_on(self.place),
            Look.MADDER,
            icon="play",
            kind=theme.STRONG,
        )
        self.leave_button = Button(t("common.back"), doors.leave, icon="exit", kind=theme.STRONG)
        self.about = Label("", theme.LABEL, theme.WOOL, lines=4)

    # -- where one stands

    def wish(self, wish: Wish) -> None:
        """Do what a key, a button or a gamepad asks for."""
        film, place = self.film, self._target
        if wish is Wish.PLAY:
            self._play(not self.playing)
        elif wish is Wish.ON:
            self.step_on()
        else:
            places = {
                Wish.BACK: place - 1,
                Wish.TURN_BEFORE: film.turn_before(place),
                Wish.TURN_AFTER: film.turn_after(place),
                Wish.FAULT_BEFORE: film.fault_before(place),
                Wish.FAULT_AFTER: film.fault_after(place),
                Wish.BEGIN: 0,
                Wish.END: film.length,
            }
            found = places[wish]
            if found is not None:
                self.go(found)

    @property
    def _target(self) -> int:
        return self.place if self._wanted is None else self._wanted

    def _next_place(self, way: int) -> int:
        """Where a step on the time line leads: a move (1) or a turn (2), back or on."""
        film, place = self.film, self._target
        if abs(way) == 1:
            return max(0, min(film.length, place + way))
        return film.turn_before(place) if way < 0 else film.turn_after(place)

    def go(self, place: int) -> None:
        """Stand there, without showing how it came to it; of many places in a frame the last counts."""
        self._play(False)
        self._wanted = max(0, min(self.film.length, place))
        self.line.stand(self._wanted)

    def step_on(self) -> None:
        """One move on, and stop there."""
        self._play(False)
        self._forward()

    def _play(self, playing: bool) -> None:
        if playing and self._target == self.film.length:
            self._wanted = 0
        self.playing, self._rest = playing, 0.0
        button = self.steps[Wish.PLAY]
        icon = "pause" if playing else "play"
        if button.icon != icon:
            button.icon = icon
            button.changed()

    def _forward(self) -> None:
        """Show the next move as it was made."""
        self._arrive()
        if self.view is None or self.place == self.film.length:
            self._play(False)
            return
        self.view.advise(None)
        self.view.show(self._report(self.place))
        self.place += 1
        self._tell()

    def _report(self, token: int) -> Report:
        step = self.film.steps[token]
        return Report(token + 1, 0, step.move, step.events).public()

    def _arrive(self) -> None:
        """Stand where one wants to stand."""
        if self._wanted is not None:
            self.place, self._wanted = self._wanted, None
            self._lay_out()

    def _lay_out(self) -> None:
        """The table as it lies at this place."""
        layout, part = self._layout, self._part
        if layout is None or part is None:
            return
        before = max(0, self.place - 1)
        self._sounds.quiet = True
        self.view = TableView(
            self._game.setup,
            layout.table,
            self._t,
            self._sounds,
            kit=part,
            names=self.words.names,
            reduced_motion=self._reduced,
            position=self.film.table(before),
            way_round=self._way_round,
            bare=True,
        )
        self.view.lay_out([self._report(before)] if self.place else [], 0)
        self._sounds.quiet = False
        self.view.speed = self._factor
        self._sheet = None
        self._tell()
        self.dirty.mark_all()

    def _tell(self) -> None:
        """Say where one stands, what has been done, and what is owed where it was not made."""
        self.line.stand(self.place)
        self.about.set(f"{self.words.where(self.place)}\n{self.sentence()}")
        self.play_on.enabled = not self.film.table(self.place).places
        for wish, able in (
            (Wish.FAULT_BEFORE, self.film.fault_before(self.place) is not None),
            (Wish.BACK, self.place > 0),
            (Wish.ON, self.place < self.film.length),
            (Wish.FAULT_AFTER, self.film.fault_after(self.place) is not None),
        ):
            if self.steps[wish].enabled != able:
                self.steps[wish].enabled = able
                self.steps[wish].changed()
        self.play_on.changed()

    def _advise(self) -> None:
        """Mark what is owed where a fault comes next, once all cards lie there."""
        assert self.view is not None
        fault = None if self.view.busy else self.film.fault_at(self.place)
        if fault is None:
            self.view.advise(None)
        else:
            self.view.advise(Advice(fault.seat, fault.owed, fault.card, fault.kind.obligation))

    def sentence(self) -> str:
        """The fault that comes next, or what has been done."""
        fault = self.film.fault_at(self.place)
        return self.words.done(self.place) if fault is None else self.words.fault(fault)

    def _set_speed(self, number: int) -> None:
        self._factor = SPEEDS[number]
        if self.view is not None:
            self.view.speed = self._factor

    # -- time and input

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nothing is about to."""
        return not self.playing and self._wanted is None and (self.view is None or not self.view.moving)

    def update(self, dt_ms: float) -> None:
        """Let time pass for the table, and play on."""
        super().update(dt_ms)
        self._arrive()
        if self.view is None:
            return
        self.view.advance(dt_ms)
        self._advise()
        if self.playing and not self.view.busy:
            if not self._rest:
                faulty = self.film.fault_at(self.place) is not None
                self._rest = (REST_BEFORE_FAULT if faulty else REST) * self._factor
            self._rest -= dt_ms
            if self._rest <= 0.0:
                self._rest = 0.0
                self._forward()
        self._sounds.sound()
        if self.view.needs_redraw:
            self.dirty.mark(pygame.Rect(0, 0, 0, 0))

    def back(self) -> None:
        """Escape leads out."""
        self._doors.leave()

    def handle(self, event: pygame.Event) -> None:
        """Keys mean the game, wherever the focus is, but for arrows on the ring of the speed."""
        self._sounds.watch(event)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._play(False)
        if not self._keys.take(event, arrows=not (self.form.ring and self.form.focus is self.speed)):
            super().handle(event)

    def take_pad(self, signal: PadSignal) -> bool:
        """Shoulders jump from fault to fault, triggers from turn to turn, one button plays and stops."""
        if isinstance(signal, PadPress) and self._keys.take_pad(signal.button):
            return True
        if isinstance(signal, PadPress) and signal.button is PadButton.NORTH:
            self.step_on()
            return True
        return super().take_pad(signal)

    # -- picture

    def resize(self, size: tuple[int, int]) -> None:
        """Give the table its part of the window anew."""
        layout = replay_layout(*size, scale=self.kit.scale, kinds=len(self.legend.kinds))
        self._layout = layout
        if self._part is None:
            self._part = self.kit.part(layout.table)
        elif self._part.size != layout.table:
            self._part.resize(layout.table)
        if not self.kit.resizing:
            self._part.settle()
        if self.view is None:
            self._lay_out()
        else:
            self.view.resize(layout.table)
        self._sheet = None
        super().resize(size)

    def arrange(self) -> None:
        """Place the controls of the bar."""
        layout = self._layout
        if layout is None:
            return
        self.line.rect, self.about.rect = layout.line, layout.words
        for button, rect in zip(self.steps.values(), layout.steps, strict=True):
            button.rect = rect
        self.speed.rect, self.play_on.rect, self.leave_button.rect = layout.speed, layout.play_on, layout.back
        self.legend.place(layout.legend)
        controls = [self.line, *self.steps.values(), self.speed, self.play_on, self.leave_button]
        self.form.put([*controls, self.about, self.legend], self.form.focus or self.line)

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """The table in its part, the bar below it."""
        layout = self._layout
        if layout is None or self.view is None:
            return
        if self._sheet is None or self._sheet[0] is not surface:
            self._sheet = surface, surface.subsurface((0, 0, *layout.table))
        self.view.draw(self._sheet[1], whole=dirty.whole)
        areas = [pygame.Rect(layout.bar.px)] if dirty.whole else dirty.rects
        for area in areas:
            if not area.w:
                continue
            surface.set_clip(area.clip(layout.bar.px))
            self._paint_bar(surface, layout.bar)
            self.form.draw(surface, self.kit, [area])
        surface.set_clip(None)

    def _paint_bar(self, surface: pygame.Surface, bar: Rect) -> None:
        surface.fill(theme.PANEL, bar.px)
        surface.fill(theme.PANEL_LINE, (*bar.px[:3], max(1, round(0.16 * self.kit.u))))

    def leave(self) -> None:
        """Let go of the table."""
        super().leave()
        self._sounds.leave()
        if self._part is not None:
            self._part.close()
