"""The tile of a drill on the practice screen: what it is, in one line, and how far one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw import Kit, Look, draw_box
from tac.ui.draw.buttons import draw_button
from tac.ui.draw.kit import put
from tac.ui.layout import Rect
from tac.ui.widgets import Button

_PAD: Final = 2.6
_SIGN: Final = 8.4
_NAME: Final = 4.4
_ABOUT: Final = 6.2
_LEVEL: Final = 3.4


class DrillTile(Button):
    """A large button: icon, name, ``about`` in up to two lines, and below them ``level``, as it is known."""

    def __init__(self, name: str, about: str, icon: str, act: Callable[[], None]) -> None:
        super().__init__(name, act, Look.PAPER, icon=icon, kind=theme.HEADING)
        self.about = about
        self.level = ""

    def tell(self, level: str) -> None:
        """Say this below."""
        if level != self.level:
            self.level = level
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw it in its state."""
        u, state = kit.u, self.state(focus)
        draw_button(surface, kit, self.rect, "", self.look, state)
        rect = self.rect.moved(0, round(0.2 * u) if state.pressed else 0)
        inner = rect.inset(_PAD * u, 0)
        total = (_NAME + _ABOUT + _LEVEL) * u
        top = rect.cy - total / 2
        size = min(_SIGN * u, 0.5 * rect.h)
        sign = Rect(inner.x, rect.cy - size / 2, size, size).rounded()
        draw_box(surface, kit, sign, theme.MADDER, theme.OCHRE_L, radius=0.22 * size)
        assert self.icon is not None
        put(surface, kit.pictures.icon(self.icon, 0.56 * size, theme.WHITE), sign)
        x = sign.right + 2.2 * u
        name = Rect(x, top, inner.right - x, _NAME * u)
        about = Rect(x, name.bottom, name.w, _ABOUT * u)
        level = Rect(x, about.bottom, name.w, _LEVEL * u)
        put(surface, kit.text.fit(self.label, self.kind, u, theme.INK, name.w, height=name.h), name, "left")
        words = kit.text.fit(self.about, theme.LABEL, u, theme.INK_2, about.w, height=about.h, lines=2)
        put(surface, words, about, "left")
        if self.level:
            told = kit.text.fit(self.level, theme.LABEL_STRONG, u, theme.TEAL, level.w, height=level.h)
            put(surface, told, level, "left")
