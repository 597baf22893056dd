"""Keys on the screen over the present one: names and numbers by gamepad or finger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, dim, draw_dark, put
from tac.ui.input.pad_signals import PadButton, PadPress, PadSignal
from tac.ui.layout.letters import LettersLayout, letters_layout
from tac.ui.letters.sheets import SHEETS, Does, Key, Script, first_script, latin_script
from tac.ui.scene import Dirty
from tac.ui.widgets import Button, Form, FormScene, NumberField, TextField
from tac.ui.widgets.base import is_activation

_DIM: Final = 0.35
_ICONS: Final = {Does.DELETE: "erase", Does.DONE: "check"}
_WALKING: Final = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
_CARET: Final = {PadButton.LEFT_SHOULDER: pygame.K_LEFT, PadButton.RIGHT_SHOULDER: pygame.K_RIGHT}


class LetterButton(Button):
    """A key on the screen: it types when it goes down, as keys do, so that quick fingers lose nothing."""

    def press(self, x: float, y: float) -> None:
        """Type."""
        self.act()

    def release(self, x: float, y: float) -> None:
        """It has typed already."""


class LettersScene(FormScene):
    """Types into the field of the form ``below`` that has the keyboard there; ``close`` is the way out.

    A keyboard types into it as well. The next letter is a capital where a name begins, or after shift.
    """

    overlay = True
    several_fingers = True

    def __init__(self, kit: Kit, t: Translator, below: Form, close: Callable[[], None]) -> None:
        super().__init__(kit, ring=True)
        assert isinstance(below.focus, TextField)
        self._t = t
        self._below = below
        self._close = close
        self._first = below.focus
        self._number = isinstance(below.focus, NumberField)
        self.script = Script.NUMBER if self._number else first_script(t.lang)
        self.capital = not self._number and not below.focus.value
        self._hinted = below.ring
        self._walks = False
        self._layout: LettersLayout | None = None
        self._keys: list[tuple[Key, LetterButton]] = []

    @property
    def field(self) -> TextField:
        """What is typed into: the screen below may have made it anew."""
        focus = self._below.focus
        return focus if isinstance(focus, TextField) else self._first

    @property
    def takes_letters(self) -> bool:
        """All that is typed goes into the field."""
        return True

    def button(self, what: str | Does) -> LetterButton:
        """The key of a small letter, or the one that does something."""
        return next(button for key, button in self._keys if what in (key.letter, key.does))

    def back(self) -> None:
        """Escape: what is written stays."""
        self._close()

    # -- what keys do

    def _type(self, letter: str) -> None:
        self.field.text(letter.upper() if self.capital else letter)
        self._after()

    def _do(self, does: Does) -> None:
        if does is Does.DONE:
            self._close()
        elif does is Does.SPACE:
            self._type(" ")
        elif does is Does.DELETE:
            self._edit(pygame.K_BACKSPACE)
        elif does is Does.SHIFT:
            self._shift(not self.capital)
        else:
            other = latin_script(self._t.lang) if does is Does.LATIN else Script(does.value)
            self.script = other
            self.rebuild()

    def _edit(self, key: int) -> None:
        self.field.key(pygame.Event(pygame.KEYDOWN, key=key, mod=0, scancode=0, unicode=""))
        self._after()

    def _after(self) -> None:
        """Something was typed: a capital follows where a name begins."""
        before = self.field.value[: self.field.caret]
        self._shift(not self._number and (not before or before.endswith((" ", "-"))))
        self.dirty.mark_all()

    def _shift(self, capital: bool) -> None:
        self.capital = capital
        for key, button in self._keys:
            button.label = self._label(key)
        self.dirty.mark_all()

    # -- devices

    def take_pad(self, signal: PadSignal) -> bool:
        """The buttons round the lower one are short cuts; the shoulders move the caret."""
        if not self._hinted:
            self._hinted = True
            self.rebuild()
        if not isinstance(signal, PadPress):
            return False
        if signal.button in _CARET:
            self._edit(_CARET[signal.button])
        elif signal.button is PadButton.WEST:
            self._do(Does.DELETE)
        elif signal.button is PadButton.NORTH and not self._number:
            self._do(Does.SPACE)
        elif signal.button is PadButton.START:
            self._do(Does.DONE)
        elif signal.button in (PadButton.SOUTH, PadButton.EAST):
            return False
        else:
            return super().take_pad(signal)
        return True

    def handle(self, event: pygame.Event) -> None:
        """What a keyboard types goes into the field; its arrows walk over the keys on the screen."""
        if event.type == pygame.TEXTINPUT:
            self._walks = False
            self.field.text(event.text)
            self._after()
        elif event.type == pygame.KEYDOWN and getattr(event, "pad", None) is None:
            self._key(event)
        else:
            super().handle(event)

    def _key(self, event: pygame.Event) -> None:
        if event.key == pygame.K_ESCAPE or (event.key != pygame.K_SPACE and is_activation(event)):
            if self._walks and event.key != pygame.K_ESCAPE:
                super().handle(event)
            else:
                self._close()
        elif event.scancode in self.rules_keys:
            self.open_rules()
        elif event.key in _WALKING:
            self._walks = True
            super().handle(event)
        elif event.key != pygame.K_SPACE:
            # The space bar comes as text.
            self.field.key(event)
            self._after()

    # -- picture

    def arrange(self) -> None:
        """Make the keys of the present sheet; the one that lies where the keyboard was has it."""
        sheet = SHEETS[self.script]
        rows = [[key.width for key in row] for row in sheet]
        self._layout = layout = letters_layout(*self.size, rows, self.kit.u, hint=self._hinted)
        self._keys = []
        for row, places in zip(sheet, layout.rows, strict=True):
            for key, place in zip(row, places, strict=True):
                button = self._button(key)
                button.rect = place
                self._keys.append((key, button))
        self.form.put([button for _, button in self._keys])
        self.read = (layout.panel,)

    def _button(self, key: Key) -> LetterButton:
        label, does = self._label(key), key.does
        if does is None:
            return LetterButton(label, partial(self._type, key.letter), Look.PAPER, kind=theme.NAME)
        look = Look.MADDER if does is Does.DONE else Look.DARK
        return LetterButton(label, partial(self._do, does), look, icon=_ICONS.get(does), kind=theme.STRONG)

    def _label(self, key: Key) -> str:
        if key.does is None:
            return key.letter.upper() if self.capital else key.letter
        return "" if key.does is Does.DELETE else self._t(f"letters.{key.does.value}")

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Dim what lies below, and draw the panel over it."""
        layout, kit = self._layout, self.kit
        if layout is None:
            return
        dim(surface, _DIM)
        draw_dark(surface, kit, layout.panel)
        shown = TextField(self.field.value, lambda text: None, hint=self.field.hint, letters=False)
        shown.rect, shown.caret, shown.active, shown.marked = (
            layout.field,
            self.field.caret,
            True,
            self.field.marked,
        )
        shown.draw(surface, kit, False)
        if self._hinted:
            key = "letters.pad.number" if self._number else "letters.pad"
            hint = layout.hint
            words = kit.text.fit(
                self._t(key), theme.LABEL, kit.u, theme.MIST, hint.w, height=hint.h, lines=2, align="centre"
            )
            put(surface, words, hint)
        self.form.draw(surface, kit)
