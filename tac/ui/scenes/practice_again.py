"""A table on which the moment of a call is seen again: the part of live practice that shows it."""

from __future__ import annotations

from typing import Final

import pygame

from tac.practice.drills.live import Heard, LiveDrill
from tac.ui.input import Action, PadButton, PadPress, PadSignal
from tac.ui.layout import PlaceKind
from tac.ui.practice.again import MomentAgain
from tac.ui.practice.heading import Heading
from tac.ui.scene import Dirty
from tac.ui.scenes.table import NOTHING, TableScene
from tac.ui.scenes.table_waiting import GoOnButton
from tac.ui.table.sounds import PRESS

_SLOWEST: Final = "fast"


def moving(speed: str) -> str:
    """The speed of cards where they always move, so at least: a move that is not seen cannot be judged."""
    return _SLOWEST if speed == "off" else speed


class AgainTable(TableScene):
    """Shows `_again_of`, once nothing moves any more, in place of the table, until it is told or ended."""

    drill: LiveDrill
    again: MomentAgain | None = None
    """The moment of a call that is seen again now."""
    _heading: Heading
    _again_of: tuple[Heard, str] | None = None
    """What will be, and what is told then."""
    _motion: tuple[str, bool]
    """How fast cards move, and whether as little as possible."""

    def set_motion(self, speed: str, *, reduced: bool) -> None:
        """As at any table, but cards always move."""
        self._motion = moving(speed), reduced
        super().set_motion(self._motion[0], reduced=reduced)

    def update(self, dt_ms: float) -> None:
        """Let time pass, but while a moment is seen again for nothing else."""
        if self.again is not None:
            self._pass_again(dt_ms)
            return
        super().update(dt_ms)
        if self._again_of is not None and not self.view.busy and not self.view.calling:
            (heard, text), self._again_of = self._again_of, None
            self._show_again(heard, text)

    def _show_again(self, heard: Heard, text: str) -> None:
        """Lay the moment of a call over the table, for which time stands."""
        explanation, before, move = heard.explanation, heard.before, heard.move
        assert explanation is not None and before is not None and move is not None
        view = self._view(self.match.setup, *self._motion, before)
        view.speak(self._t, self._names, {})
        self.again = MomentAgain(
            self._kit,
            view,
            before,
            move,
            explanation,
            text,
            GoOnButton(self._kit, self._t, self._go_on_key(), self.go_on, self.dirty.mark),
            self._heading,
            stays=self.drill.patient,
        )
        self.again.view.mute(self._audio.muted)
        self.again.resize(self.size)
        self._let_go()
        self.dirty.mark_all()

    def _pass_again(self, dt_ms: float) -> None:
        """Let time pass for what is seen again, and for nothing else."""
        again = self.again
        assert again is not None
        told = again.is_told
        again.advance(dt_ms)
        self._sounds.sound()
        if again.is_over:
            self.again = None
        if again.is_over or again.is_told is not told:
            self.dirty.mark_all()
        elif again.view.needs_redraw:
            self.dirty.mark(NOTHING)

    def handle(self, event: pygame.Event) -> None:
        """As at any table; any press ends what is seen again."""
        again = self.again
        if again is None or event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            super().handle(event)
            return
        self._sounds.watch(event)
        pressed, action = self._keyboard.is_fresh(event), self._keyboard.take(event)
        rules = self._doors.rules
        corners = {PlaceKind.PAUSE: self.pause, PlaceKind.RULES: rules, PlaceKind.SOUND: self.mute}
        if action in (Action.PAUSE, Action.RULES):
            self._command(action)
        elif pressed or action is not None:
            again.end()
        elif again.point(event, corners):
            self._sounds.play(PRESS)

    def take_pad(self, signal: PadSignal) -> bool:
        """As at any table; any button but those for pause and rules ends what is seen again."""
        opens = isinstance(signal, PadPress) and signal.button in (PadButton.START, PadButton.SELECT)
        if self.again is None or opens:
            return super().take_pad(signal)
        if isinstance(signal, PadPress):
            self.again.end()
        return True

    # -- picture

    def show_sound(self) -> None:
        """Show whether there is sound: it may have been switched elsewhere."""
        super().show_sound()
        if self.again is not None:
            self.again.view.mute(self._audio.muted)

    def _arrange_panels(self) -> None:
        super()._arrange_panels()
        if self.again is not None:
            self.again.resize(self.size)

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw the table, or what is seen again instead of it."""
        if self.again is None:
            super().draw(surface, dirty)
        else:
            self.again.draw(surface, whole=dirty.whole)
