"""Fields to type into."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget

REPEAT_AFTER = 400
REPEAT_EVERY = 35

_PAD = 1.3
"""How far the text is from the edge, in u."""
_LETTERS = 0.92
_ICON = 0.56
"""The width of what asks for letters on the screen, and of its picture, in heights of the field."""

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class TextField(Widget):
    """One line of text of at most ``longest`` letters; ``hint`` is shown in grey while it is empty.

    Ctrl+A (Cmd+A) marks all of it, so that what comes next takes its place; Ctrl+V inserts the clipboard.
    With ``letters`` there is a small keyboard at its end, for the mouse alone, as soon as that is on it.
    """

    def __init__(
        self,
        value: str,
        change: Callable[[str], None],
        *,
        longest: int = 24,
        hint: str = "",
        paper: bool = True,
        letters: bool = True,
    ) -> None:
        super().__init__()
        self.value = value
        self.change = change
        self.longest = longest
        self.hint = hint
        self.paper = paper
        self.letters = letters
        self.caret = len(value)
        self.active = False
        self.marked = False

    @property
    def typing(self) -> tuple[str, int, bool]:
        """How far typing is: for `go_on` of the same field, made anew."""
        return self.value, self.caret, self.marked

    def go_on(self, typing: tuple[str, int, bool]) -> None:
        """Type on where the field stood that was here before."""
        self.value, self.caret, self.marked = typing
        self.changed()

    def wants_letters_at(self, x: float, y: float) -> bool:
        """Whether a click there asks for letters on the screen."""
        return self._shows_letters and self._letters_room().contains(x, y)

    @property
    def _shows_letters(self) -> bool:
        return self.letters and self.enabled and (self.active or self.hover)

    def _letters_room(self) -> Rect:
        rect, w = self.rect, _LETTERS * self.rect.h
        return Rect(rect.right - w, rect.y, w, rect.h)

    def _inner(self, u: float) -> Rect:
        """Where the text stands."""
        inner = self.rect.inset(_PAD * u, 0)
        if not self._shows_letters:
            return inner
        return Rect(inner.x, inner.y, self._letters_room().x - inner.x, inner.h)

    def accepts(self, text: str) -> str:
        """What of the typed text may stand here."""
        return "".join(letter for letter in text if letter.isprintable())

    def set(self, value: str) -> None:
        """Show another value without telling the listener."""
        self.value = value
        self.marked = False
        self.caret = min(self.caret, len(value)) if self.active else len(value)
        self.changed()

    def text(self, text: str) -> bool:
        """Insert what was typed at the caret, or in place of what is marked."""
        before, behind = ("", "") if self.marked else (self.value[: self.caret], self.value[self.caret :])
        room = self.longest - len(before) - len(behind)
        typed = self.accepts(text)[: max(0, room)]
        if typed:
            self._edit(before + typed + behind, len(before) + len(typed))
        return True

    def key(self, event: pygame.Event) -> bool:
        """Move the caret and delete; letters arrive as text. Enter and Tab are left to the form."""
        # AltGr, which some keyboards need for letters, is Ctrl and Alt to some systems.
        if event.mod & _COMMAND and not event.mod & pygame.KMOD_ALT and event.key in (pygame.K_a, pygame.K_v):
            return self._mark(True) if event.key == pygame.K_a else self.text(_clipboard())
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE) and self.marked:
            self._edit("", 0)
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self._mark(False)
        at, end = self.caret, len(self.value)
        if event.key == pygame.K_BACKSPACE:
            if at:
                self._edit(self.value[: at - 1] + self.value[at:], at - 1)
        elif event.key == pygame.K_DELETE:
            self._edit(self.value[:at] + self.value[at + 1 :], at)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            places = {pygame.K_LEFT: at - 1, pygame.K_RIGHT: at + 1, pygame.K_HOME: 0, pygame.K_END: end}
            self.caret = max(0, min(end, places[event.key]))
            self.changed()
        else:
            # Every other printable key is a letter on its way here as text, the space bar too.
            return bool(event.unicode) and event.unicode.isprintable()
        return True

    def focus_gained(self) -> None:
        """Typing is for this field now."""
        self.active, self.caret = True, len(self.value)
        pygame.key.start_text_input()
        pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)

    def focus_lost(self) -> None:
        """Typing is for nobody."""
        self.active = False
        self._mark(False)
        pygame.key.stop_text_input()
        pygame.key.set_repeat()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the text with the caret; a field one can type into now has a thick line."""
        u, rect = kit.u, self.rect
        radius = min(1.2 * u, rect.h / 3)
        line, width = (theme.OCHRE_D, 0.34) if self.active else (theme.INK_2, 0.18)
        if not self.paper:
            line = theme.OCHRE_L if self.active else theme.PANEL_LINE
        fill = theme.WHITE if self.paper else theme.PANEL_3
        if self.hover and not self.active:
            fill = theme.PAPER_H if self.paper else theme.PANEL_2
        draw_box(surface, kit, rect, fill, line, radius=radius, line_width=width)
        inner = self._inner(u)
        colour = theme.INK if self.paper else theme.WOOL
        if self.value:
            words = kit.text.fit(self.value, theme.BODY, u, colour, inner.w)
            if self.marked:
                mark = theme.OCHRE_L if self.paper else theme.PANEL_LINE
                surface.fill(mark, words.get_rect(midleft=(round(inner.x), round(inner.cy))))
            put(surface, words, inner, "left")
        elif self.hint:
            hint = theme.INK_2 if self.paper else theme.MIST
            put(surface, kit.text.fit(self.hint, theme.BODY, u, hint, inner.w), inner, "left")
        if self._shows_letters:
            size = _ICON * rect.h
            icon = kit.pictures.icon("keyboard", size, theme.INK_2 if self.paper else theme.MIST)
            put(surface, icon, self._letters_room())
        if self.active:
            self._draw_caret(surface, kit)
        if focus:
            draw_focus(surface, kit, rect, radius)

    def _draw_caret(self, surface: pygame.Surface, kit: Kit) -> None:
        inner = self._inner(kit.u)
        px, _ = kit.text.arrange(
            self.value or " ", theme.BODY.weight, theme.BODY.px(kit.u), inner.w, None, lines=1
        )
        x = inner.x + kit.text.width(self.value[: self.caret], theme.BODY.weight, px)
        thick = max(2, round(0.2 * kit.u))
        bar = pygame.Rect(round(x), round(inner.cy - 0.62 * px), thick, round(1.24 * px))
        surface.fill(theme.MADDER if self.paper else theme.OCHRE_L, bar)

    def _mark(self, marked: bool) -> bool:
        if self.marked != (marked and bool(self.value)):
            self.marked = not self.marked
            self.changed()
        return True

    def _edit(self, value: str, caret: int) -> None:
        self._mark(False)
        if value != self.value:
            self.value, self.caret = value, caret
            self.changed()
            self.change(value)


def _clipboard() -> str:
    """What was copied, if it is text."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


class NumberField(TextField):
    """A whole number from 0 up, of at most ``longest`` digits; an empty field is 0."""

    def __init__(
        self, number: int, change: Callable[[int], None], *, longest: int = 9, paper: bool = True
    ) -> None:
        super().__init__(str(number), lambda text: change(int(text or "0")), longest=longest, paper=paper)

    def accepts(self, text: str) -> str:
        """Digits alone."""
        return "".join(letter for letter in text if letter in "0123456789")

    @property
    def number(self) -> int:
        """The number that stands here."""
        return int(self.value or "0")

    def focus_lost(self) -> None:
        """Write the number in its plain form: no leading zeros, nothing empty."""
        super().focus_lost()
        self.set(str(self.number))
