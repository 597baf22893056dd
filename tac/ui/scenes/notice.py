"""A notice over the screen below: what could not be done, to be read and put away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, dim, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.scene import Dirty
from tac.ui.widgets import Button, FormScene

MOST: Final = 5
"""So many sentences are shown; how many more there are is told."""

_WIDTH: Final = 92
_LINE: Final = 6.4
_HEAD: Final = 11.0
_FOOT: Final = 11.6


class NoticeScene(FormScene):
    """Shows sentences until they are put away; nothing reaches what lies below meanwhile."""

    overlay = True

    def __init__(self, kit: Kit, t: Translator, sentences: Sequence[str], close: Callable[[], None]) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._close = close
        self._lines = list(sentences[:MOST])
        if len(sentences) > MOST:
            self._lines.append(t.n("problem.more", len(sentences) - MOST))
        self._ok = Button(t("common.ok"), close, Look.MADDER)

    def arrange(self) -> None:
        """One button, below the sentences."""
        u, panel = self.kit.u, self._panel()
        self._ok.rect = Rect.around(panel.cx, panel.bottom - 5.4 * u, 30 * u, 5.8 * u).rounded()
        self.form.put([self._ok], self._ok)

    def back(self) -> None:
        """Escape puts it away."""
        self._close()

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
        for k, line in enumerate(self._lines):
            room = Rect(panel.x + 4 * u, panel.y + (_HEAD + k * _LINE) * u, panel.w - 8 * u, _LINE * u)
            words = kit.text.fit(line, theme.BODY, u, theme.INK, room.w, height=room.h, lines=2)
            put(surface, words, room, "left")
        self.form.draw(surface, kit)

    def _panel(self) -> Rect:
        u = self.kit.u
        height = (_HEAD + len(self._lines) * _LINE + _FOOT) * u
        width = min(_WIDTH * u, self.size[0] - 8 * u)
        return Rect.around(self.size[0] / 2, self.size[1] / 2, width, height).rounded()
