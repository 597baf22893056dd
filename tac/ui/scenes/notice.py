"""A notice over the screen below: what could not be done, to be read and put away."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, dim, draw_paper, put
from tac.ui.draw.text import LINE
from tac.ui.layout import Rect
from tac.ui.scene import Dirty
from tac.ui.widgets import Button, FormScene

MOST: Final = 5
"""So many sentences are shown at once; how many more there are is told."""

_WIDTH: Final = 92
_GAP: Final = 2.4
_HEAD: Final = 11.0
_FOOT: Final = 11.6


class NoticeScene(FormScene):
    """Shows sentences until they are put away; nothing reaches what lies below meanwhile.

    The button leads to those there was no room for, Escape puts all of them away.
    """

    overlay = True

    def __init__(self, kit: Kit, t: Translator, sentences: Sequence[str], close: Callable[[], None]) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._close = close
        self._rest = tuple(sentences)
        self._lines: list[str] = []
        self._ok = Button(t("common.ok"), self._next, Look.MADDER)
        self._turn()

    def arrange(self) -> None:
        """One button, below the sentences, which are scrolled where they are too high for the window."""
        u, panel = self.kit.u, self._panel()
        view = Rect(panel.x + 0.3 * u, panel.y + _HEAD * u, panel.w - 0.6 * u, panel.h - (_HEAD + _FOOT) * u)
        self.scroll_through(view, self._height(), [], paper=True)
        self.read = (panel,)
        self._ok.rect = Rect.around(panel.cx, panel.bottom - 5.4 * u, 30 * u, 5.8 * u).rounded()
        self.form.put([self._ok], self._ok)

    def back(self) -> None:
        """Escape puts it away."""
        self._close()

    def _next(self) -> None:
        """These have been read."""
        if self._rest:
            self._turn()
            self.form.scroll.to(0)
            self.rebuild()
        else:
            self._close()

    def _turn(self) -> None:
        self._lines, self._rest = list(self._rest[:MOST]), self._rest[MOST:]
        if self._rest:
            self._lines.append(self._t.n("problem.more", len(self._rest)))

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Dim what lies below and draw the paper over it."""
        kit, u, panel = self.kit, self.kit.u, self._panel()
        dim(surface, 0.5)
        draw_paper(surface, kit, panel)
        title = Rect(panel.x, panel.y + 4 * u, panel.w, 5 * u)
        put(
            surface,
            kit.text.fit(self._t("problem.title"), theme.HEADING, u, theme.INK, panel.w - 8 * u),
            title,
        )
        if self.form.scroll.area is not None:
            surface.set_clip(self.form.scroll.area.view.px)
            self._draw_sentences(surface, panel.y + _HEAD * u - self.form.scroll.offset)
            surface.set_clip(None)
        self.form.draw(surface, kit)

    def _draw_sentences(self, surface: pygame.Surface, top: float) -> None:
        kit, u, panel = self.kit, self.kit.u, self._panel()
        for text, lines, height in self._rows():
            room = Rect(panel.x + 4 * u, top, self._line, height)
            words = kit.text.fit(text, theme.BODY, u, theme.INK, room.w, height=room.h, lines=lines)
            put(surface, words, room, "left")
            top += height

    def _panel(self) -> Rect:
        u = self.kit.u
        height = min((_HEAD + _FOOT) * u + self._height(), 0.95 * self.size[1])
        return Rect.around(self.size[0] / 2, self.size[1] / 2, self._width, height).rounded()

    @property
    def _width(self) -> float:
        return min(_WIDTH * self.kit.u, 0.93 * self.size[0])

    def _height(self) -> float:
        """Of all sentences together, in pixels."""
        return sum(height for _, _, height in self._rows())

    def _rows(self) -> list[tuple[str, int, float]]:
        """Each sentence with the lines it takes and the height it has, in pixels."""
        return [self._row(ended(sentence), self._line) for sentence in self._lines]

    @property
    def _line(self) -> int:
        """Width of the sentences in pixels: what is measured is what is drawn, whole pixels."""
        return math.floor(self._width - 8 * self.kit.u) - 1

    def _row(self, sentence: str, width: float) -> tuple[str, int, float]:
        text, weight, px = self.kit.text, theme.BODY.weight, theme.BODY.px(self.kit.u)
        lines = text.wrap(sentence, weight, px, width)
        if any(text.width(line, weight, px) > width for line in lines):
            lines = break_paths(sentence, lambda line: text.width(line, weight, px) <= width)
            sentence = "\n".join(lines)
        return sentence, len(lines), len(lines) * LINE * px + _GAP * self.kit.u


def ended(sentence: str) -> str:
    """The sentence with its full stop; not behind a path, which would seem to have it."""
    last = sentence.rsplit(" ", maxsplit=1)[-1]
    return sentence if last[-1:] in "….!?:”“" or "/" in last or "\\" in last else sentence + "."


def break_paths(sentence: str, fits: Callable[[str], bool]) -> list[str]:
    """The lines of a sentence whose paths may break behind each slash, and names in them behind a hyphen."""
    lines, line = [], ""
    for part in re.findall(r"\s*[^\s/\\-]*[/\\-]*", sentence):
        if line and not fits(line + part):
            lines.append(line)
            line = part.lstrip()
        else:
            line += part
    return [*lines, line] if line else lines
