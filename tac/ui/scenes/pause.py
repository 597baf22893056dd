"""The pause: nothing of the table can be studied, and a count of three leads back into the game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from tac.locale import Translator
from tac.players import Level, reaction_range
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_paper, put
from tac.ui.input import Action, Keyboard
from tac.ui.layout import Rect
from tac.ui.motion import durations
from tac.ui.theme import Type, Weight
from tac.ui.widgets import Button, FormScene, Slider, Widget

COUNT: Final = 3

_PANEL: Final = (56, 47)
_REACTION: Final = 13.0
_ROW: Final = 7.2
_COUNT_TYPE: Final = Type(16, Weight.BLACK)


@dataclass(slots=True)
class ReactionSetting:
    """The factor (0.5–3) on the call delays of the computers of these ``levels``, and where a change goes."""

    factor: float
    levels: Sequence[Level]
    change: Callable[[float], object]

    def range(self) -> tuple[int, int]:
        """Between which delays, in milliseconds, nearly all calls of these computers come."""
        ranges = [reaction_range(level.reaction, self.factor) for level in self.levels]
        return min(low for low, _ in ranges), max(high for _, high in ranges)


class PauseScene(FormScene):
    """Covers the whole table. ``go_on`` is called when the count of three is over.

    ``again`` (the same deal anew), ``new_game`` and ``quit_game`` leave the game, and ask first.
    ``reaction`` lets the computers' reaction be changed, where computers play.
    ``tick`` is called at each number of the count, for its sound, and ``mute`` when the mute key is pressed.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        keys: Keys,
        *,
        go_on: Callable[[], None],
        again: Callable[[], None],
        new_game: Callable[[], None],
        quit_game: Callable[[], None],
        reaction: ReactionSetting | None = None,
        tick: Callable[[], None] = lambda: None,
        mute: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._keyboard = Keyboard(keys)
        self._go_on = go_on
        self._tick = tick
        self._mute = mute
        self._left = 0.0
        self._leaving: Callable[[], None] | None = None
        self._buttons: list[Button] = []
        self._menu = [
            Button(t("pause.go_on"), self.count, Look.MADDER, icon="play"),
            Button(t("pause.again"), lambda: self.ask(again), Look.PAPER),
            Button(t("pause.new_game"), lambda: self.ask(new_game), Look.PAPER),
            Button(t("pause.quit"), lambda: self.ask(quit_game), Look.PAPER),
        ]
        self._question = [
            Button(t("pause.leave.no"), self._menu_again, Look.MADDER),
            Button(t("pause.leave.yes"), self._leave_game, Look.PAPER),
        ]
        self._reaction = reaction
        self._slider: Slider | None = None
        if reaction is not None:
            self._slider = Slider(reaction.factor, 0.5, 3.0, 0.1, self._set_reaction, mark=1.0, paper=True)
        self._offer(self._menu)

    # -- states

    @property
    def counting(self) -> bool:
        """Whether the count that leads back into the game is running."""
        return self._left > 0.0

    @property
    def number(self) -> int:
        """The number of the count that is shown now: 3, 2 or 1."""
        return math.ceil(self._left / (durations.COUNT_OF_THREE / COUNT))

    @property
    def idle(self) -> bool:
        """Only the count moves."""
        return not self.counting

    def count(self) -> None:
        """Begin the count of three."""
        self._left = durations.COUNT_OF_THREE
        self._offer([])
        self._tick()

    def stand(self) -> None:
        """Break the count off and wait again."""
        if self.counting:
            self._left = 0.0
            self._offer(self._menu)

    def back(self) -> None:
        """Escape: from a question to the pause, from the pause to the count, and from the count back."""
        if self.counting:
            self.stand()
        elif self._leaving is not None:
            self._menu_again()
        else:
            self.count()

    def ask(self, leave: Callable[[], None]) -> None:
        """Ask whether the game is to be left; ``leave`` does it."""
        self._leaving = leave
        self._offer(self._question)

    def _menu_again(self) -> None:
        self._leaving = None
        self._offer(self._menu)

    def _leave_game(self) -> None:
        if self._leaving is not None:
            self._leaving()

    def _offer(self, buttons: list[Button]) -> None:
        self._buttons = buttons
        widgets: list[Widget] = list(buttons)
        if self._shows_reaction and self._slider is not None:
            widgets.insert(1, self._slider)
        self.form.put(widgets, buttons[0] if buttons else None)
        if self.size != (0, 0):
            self.rebuild()

    @property
    def _shows_reaction(self) -> bool:
        return self._slider is not None and self._buttons is self._menu

    def _set_reaction(self, factor: float) -> None:
        assert self._reaction is not None
        self._reaction.factor = factor
        self._reaction.change(factor)
        self.rebuild()

    # -- time and events

    def handle(self, event: pygame.Event) -> None:
        """The key that paused goes on; losing the window breaks the count off."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.stand()
            self._keyboard.release_all()
        action = self._keyboard.take(event)
        if action is Action.PAUSE:
            self.back()
        elif action is Action.MUTE:
            self._mute()
        else:
            super().handle(event)

    def update(self, dt_ms: float) -> None:
        """Let the count go on."""
        if not self.counting:
            return
        before, self._left = self.number, self._left - dt_ms
        if self._left <= 0.0:
            self._left = 0.0
            self._go_on()
        elif self.number != before:
            self._tick()
            self.rebuild()

    # -- picture

    def arrange(self) -> None:
        """One button under the other, below the words."""
        u, panel = self.kit.u, self._panel()
        slider = self._slider if self._shows_reaction else None
        gap = _REACTION if slider is not None else 0.0
        room = panel.h - (18.4 + gap) * u
        first = panel.y + 15.6 * u + (room - _ROW * len(self._buttons) * u) / 2
        for k, button in enumerate(self._buttons):
            y = first + (_ROW * k + (gap if k else 0.0)) * u
            button.rect = Rect(panel.x + 6 * u, y, panel.w - 12 * u, 5.8 * u).rounded()
        if slider is not None:
            slider.rect = Rect(panel.x + 8 * u, first + (_ROW + 5.6) * u, panel.w - 16 * u, 5.4 * u).rounded()

    def paint(self, surface: pygame.Surface) -> None:
        """Cloth and a paper panel; no card can be seen."""
        surface.blit(background(self.kit), (0, 0))
        panel = self._panel()
        draw_paper(surface, self.kit, panel)
        if self.counting:
            self._words(surface, self._t("pause.ready"), theme.TITLE, 4.6, 7)
            self._words(surface, str(self.number), _COUNT_TYPE, 15, 24, theme.MADDER)
            return
        key = "pause.title" if self._leaving is None else "pause.leave"
        about = "pause.about" if self._leaving is None else "pause.leave.about"
        self._words(surface, self._t(key), theme.TITLE, 4.4, 6)
        self._words(surface, self._t(about), theme.BODY, 10.2, 4, theme.INK_2)
        if self._shows_reaction and self._reaction is not None:
            first = (self._buttons[0].rect.bottom - panel.y) / self.kit.u
            low, high = (self._t.decimal(ms / 1000) for ms in self._reaction.range())
            self._words(surface, self._t("start.reaction"), theme.STRONG, first + 1.4, 3)
            seconds = self._t("start.reaction.range", low=low, high=high)
            self._words(surface, seconds, theme.LABEL, first + 4.4, 2.6, theme.INK_2)

    def _panel(self) -> Rect:
        u = self.kit.u
        height = _PANEL[1] + (_REACTION if self._slider is not None else 0.0)
        return Rect.around(self.size[0] / 2, self.size[1] / 2, _PANEL[0] * u, height * u).rounded()

    def _words(
        self,
        surface: pygame.Surface,
        text: str,
        kind: Type,
        top: float,
        height: float,
        colour: str = theme.INK,
    ) -> None:
        u, panel = self.kit.u, self._panel()
        room = Rect(panel.x + 4 * u, panel.y + top * u, panel.w - 8 * u, height * u)
        put(surface, self.kit.text.fit(text, kind, u, colour, room.w, height=room.h), room)
