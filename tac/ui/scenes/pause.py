"""The pause: nothing of the table can be studied, and a count of three leads back into the game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from tac.locale import Translator
from tac.players import Level, reaction_range
from tac.rules import HouseRules
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_paper, put
from tac.ui.input import Action, Keyboard, PadButton, PadPress, PadSignal
from tac.ui.layout import Rect
from tac.ui.layout.pause import PauseLayout, pause_layout
from tac.ui.layout.scroll import moved
from tac.ui.motion import durations
from tac.ui.scenes.choice import PACES
from tac.ui.theme import Type, Weight
from tac.ui.widgets import Button, Choice, FormScene, Slider, Widget

COUNT: Final = 3

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


@dataclass(slots=True)
class PaceSetting:
    """How the computers take their time, one of `PACES`, and where a change goes."""

    pace: str
    change: Callable[[str], object]

    def choose(self, index: int) -> None:
        """Take the pace of this place in `PACES`."""
        self.pace = PACES[index]
        self.change(self.pace)


class PauseScene(FormScene):
    """Covers the whole table. ``go_on`` is called when the count of three is over.

    ``again`` (the same deal anew, None where it cannot be; ``again_is`` is its text's key), ``new_game`` and
    ``leave`` (for the menu) leave the game and ask nothing: it can be continued.
    ``reaction`` and ``pace`` let the computers' times be changed, where computers play.
    ``tick`` is called at each number of the count, for its sound.
    ``show_settings`` leads to the settings, where there are any to show, ``show_help`` to the help of people.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        keys: Keys,
        *,
        go_on: Callable[[], None],
        again: Callable[[], None] | None,
        new_game: Callable[[], None],
        leave: Callable[[], None],
        reaction: ReactionSetting | None = None,
        pace: PaceSetting | None = None,
        tick: Callable[[], None] = lambda: None,
        rules: HouseRules | None = None,
        show_settings: Callable[[], None] | None = None,
        show_help: Callable[[], None] | None = None,
        again_is: str = "pause.again",
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._keyboard = Keyboard(keys)
        self._go_on = go_on
        self._tick = tick
        self.rules = rules
        """The house rules of the game that is paused, where they are known."""
        self._left = 0.0
        self._buttons: list[Button] = []
        self._layout: PauseLayout | None = None
        self._menu = [
            Button(t("pause.go_on"), self.count, Look.MADDER, icon="play"),
            Button(t("pause.new_game"), new_game, Look.PAPER),
            Button(t("pause.menu"), leave, Look.PAPER),
        ]
        if again is not None:
            self._menu.insert(1, Button(t(again_is), again, Look.PAPER))
        self._gear: Button | None = None
        if show_settings is not None:
            self._gear = Button(t("settings.title"), show_settings, Look.PAPER, icon="gear")
            self._menu.insert(1, self._gear)
        if show_help is not None:
            self._menu.insert(1, Button(t("help.title"), show_help, Look.PAPER, icon="shield"))
        self._book = Button("", self._show_rules, Look.PAPER, icon="rules")
        self._reaction = reaction
        self._slider: Slider | None = None
        if reaction is not None:
            self._slider = Slider(reaction.factor, 0.5, 3.0, 0.1, self._set_reaction, mark=1.0, paper=True)
        self._pace: Choice | None = None
        if pace is not None:
            names = [t(f"pace.{name}") for name in PACES]
            self._pace = Choice(names, PACES.index(pace.pace), pace.choose, paper=True)
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
        return not self.counting and super().idle

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
        """Escape: from the pause to the count, and from the count back."""
        if self.counting:
            self.stand()
        else:
            self.count()

    def point_at_settings(self) -> None:
        """Give the keyboard to the button of the settings: whoever comes back from them is there."""
        self.form.put(self.form.widgets, self._gear)

    def _offer(self, buttons: list[Button]) -> None:
        self._buttons = buttons
        widgets: list[Widget] = list(buttons)
        if self._shows_reaction and self._slider is not None:
            widgets.append(self._slider)
            if self._pace is not None:
                widgets.append(self._pace)
        if buttons is self._menu:
            widgets.append(self._book)
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

    def _show_rules(self) -> None:
        self.stand()
        # The release of the key goes to the rules.
        self._keyboard.release_all()
        self.open_rules()

    # -- time and events

    def handle(self, event: pygame.Event) -> None:
        """The key that paused goes on; losing the window breaks the count off."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.stand()
            self._keyboard.release_all()
        action = self._keyboard.take(event)
        if action is Action.PAUSE:
            self.back()
        elif action is Action.RULES:
            self._show_rules()
        else:
            super().handle(event)

    def take_pad(self, signal: PadSignal) -> bool:
        """Start, which paused, goes on; select opens the rules."""
        if not isinstance(signal, PadPress):
            return False
        if signal.button is PadButton.START:
            self.back()
        elif signal.button is PadButton.SELECT:
            self._show_rules()
        else:
            return False
        return True

    def update(self, dt_ms: float) -> None:
        """Let the count go on."""
        if not self.counting:
            super().update(dt_ms)
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
        """One button under the other, below the words, and below them how quick the computers are.

        The rules are in the corner.
        """
        reaction = self._shows_reaction
        self._layout = layout = pause_layout(
            *self.size,
            len(self._buttons),
            reaction=reaction,
            pace=self._pace is not None,
            scale=self.kit.scale,
        )
        self.read = (layout.panel,)
        inside: list[Widget] = list(self._buttons)
        for button, place in zip(self._buttons, layout.buttons, strict=True):
            button.rect = place
        self._book.rect = layout.book
        if reaction and self._slider is not None:
            ends = max(picture.get_width() for picture in self._ends()) + 0.8 * self.kit.u
            self._slider.rect = layout.slider.inset(ends, 0).rounded()
            inside.append(self._slider)
        if reaction and self._pace is not None:
            self._pace.rect = layout.pace
            inside.append(self._pace)
        self.scroll_through(layout.view, layout.height, inside, paper=True)

    def paint(self, surface: pygame.Surface) -> None:
        """Cloth and a paper panel; no card can be seen."""
        layout, t = self._layout, self._t
        if layout is None:
            return
        surface.blit(background(self.kit), (0, 0))
        draw_paper(surface, self.kit, layout.panel)
        if self.counting:
            self._words(surface, t("pause.ready"), theme.TITLE, layout.title)
            self._words(surface, str(self.number), _COUNT_TYPE, layout.number, theme.MADDER)
            return
        self._words(surface, t("pause.title"), theme.TITLE, layout.title)
        self._words(surface, t("pause.about"), theme.BODY, layout.about, theme.INK_2)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """A line under the buttons, and the words round what can be set."""
        if self._layout is None or self._reaction is None or not self._shows_reaction:
            return
        kit, u, t, layout = self.kit, self.kit.u, self._t, moved(self._layout, dy)
        surface.fill(theme.PAPER_LINE, (*layout.line.px[:3], round(theme.line(theme.HAIR_LINE, u))))
        low, high = (t.decimal(ms / 1000) for ms in self._reaction.range())
        row = layout.reaction_label
        seconds = kit.text.fit(
            t("new_game.reaction.range", low=low, high=high), theme.LABEL_STRONG, u, theme.INK, 0.3 * row.w
        )
        put(surface, seconds, row, "right")
        room = row.w - seconds.get_width() - u
        put(surface, kit.text.fit(t("new_game.reaction"), theme.LABEL, u, theme.INK_2, room), row, "left")
        if self._pace is not None:
            label = layout.pace_label
            words = kit.text.fit(t("new_game.pace"), theme.LABEL, u, theme.INK_2, label.w)
            put(surface, words, label, "left")
        for picture, align in zip(self._ends(), ("left", "right"), strict=True):
            put(surface, picture, layout.slider, align)

    def _ends(self) -> list[pygame.Surface]:
        """The words at either end of the slider."""
        kit = self.kit
        keys = ("new_game.reaction.faster", "new_game.reaction.slower")
        return [kit.text.fit(self._t(key), theme.CAPTION, kit.u, theme.INK_2, 14 * kit.u) for key in keys]

    def _words(
        self, surface: pygame.Surface, text: str, kind: Type, room: Rect, colour: str = theme.INK
    ) -> None:
        words = self.kit.text.fit(text, kind, self.kit.u, colour, room.w, height=room.h)
        put(surface, words, room)
