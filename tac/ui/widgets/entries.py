"""The large buttons of a menu: an icon, words behind it, and perhaps a line that says more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.buttons import Look, draw_button
from tac.ui.draw.kit import Kit, put
from tac.ui.layout import Rect
from tac.ui.theme import Type
from tac.ui.widgets.buttons import Button

ICON_AT: Final = 5.4
"""Middle of the icon, from the left edge, in u."""
WORDS_AT: Final = 10.4
_PAD: Final = 2.0
_UPPER: Final = 0.6
_LOWER: Final = 0.42
"""What words and the line below them may take, of the button's height."""
_LEAST_PART: Final = 0.85
"""Words get smaller by no more than this to stand on one line."""
_LOW: Final = 9.0
"""A button less high than this, in u, has the line behind its words instead of below them."""


class EntryButton(Button):
    """Icons and words of all entries stand below each other; ``about`` is what else there is to say."""

    def __init__(
        self, text: str, act: Callable[[], None], icon: str, look: Look, *, kind: Type, about: str = ""
    ) -> None:
        super().__init__(text, act, look, icon=icon, kind=kind)
        self.about = about
        self.shorter = ""
        """What is said instead where there is no room for all of it, if there is such."""

    def words_room(self, u: float) -> Rect:
        """Where the words stand."""
        rect = self.rect
        return Rect(rect.x + WORDS_AT * u, rect.y, rect.w - (WORDS_AT + _PAD) * u, rect.h)

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw it in its look."""
        u, state = kit.u, self.state(focus)
        draw_button(surface, kit, self.rect, "", self.look, state)
        down = round(0.2 * u) if state.pressed else 0
        colour = theme.WHITE if self.look is Look.MADDER else theme.INK
        quiet = theme.OCHRE_T if self.look is Look.MADDER else theme.INK_2
        rect = self.rect.moved(0, down)
        size = min(1.45 * self.kind.px(u), 0.6 * rect.h)
        assert self.icon is not None
        icon = kit.pictures.icon(self.icon, size, colour)
        put(surface, icon, Rect(rect.x + ICON_AT * u - size / 2, rect.y, size, rect.h))
        room = self.words_room(u).moved(0, down)
        # Where there is a line below it, or beside it, the words have one themselves.
        lines = 1 if self.about or self._has_one_line(kit, room) else 2
        words = kit.text.fit(self.label, self.kind, u, colour, room.w, height=room.h, lines=lines)
        if not self.about:
            put(surface, words, room, "left")
            return
        beside = room.w - words.get_width() - 1.6 * u
        said = self._said(kit, beside if rect.h < _LOW * u else room.w)
        if rect.h < _LOW * u and beside >= kit.text.width(said, theme.LABEL.weight, theme.LABEL.px(u)):
            about = kit.text.fit(said, theme.LABEL, u, quiet, beside)
            put(surface, words, room, "left")
            put(surface, about, Rect(room.right - about.get_width(), room.y, about.get_width(), room.h))
            return
        words = kit.text.fit(self.label, self.kind, u, colour, room.w, height=_UPPER * rect.h)
        about = kit.text.fit(said, theme.LABEL, u, quiet, room.w, height=_LOWER * rect.h)
        total = 0.92 * words.get_height() + about.get_height()
        top = room.cy - total / 2
        surface.blit(words, (round(room.x), round(top)))
        surface.blit(about, (round(room.x), round(top + 0.92 * words.get_height())))

    def _has_one_line(self, kit: Kit, room: Rect) -> bool:
        """Whether the words have room on one line, or get only little smaller there."""
        px = self.kind.px(kit.u)
        return kit.text.width(self.label, self.kind.weight, round(_LEAST_PART * px)) <= room.w

    def _said(self, kit: Kit, width: float) -> str:
        """As much as there is room for."""
        needed = kit.text.width(self.about, theme.LABEL.weight, theme.LABEL.px(kit.u))
        return self.shorter if self.shorter and needed > width else self.about
