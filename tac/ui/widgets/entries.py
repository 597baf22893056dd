"""The large buttons of a menu: an icon, words behind it, and perhaps a line that says more."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame
from msgspec.structs import replace

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
_CLOSE: Final = (3.5, 6.4, 0.8)
"""The same three in a button less wide than `_CLOSE_BELOW`."""
_CLOSE_BELOW: Final = 38.0
_UPPER: Final = 0.6
_LOWER: Final = 0.42
"""What words and the line below them may take, of the button's height."""
_LEAST_PART: Final = 0.85
"""Words get smaller by no more than this to stand on one line."""
_LEAST_ALIKE: Final = 0.72
"""Words of several buttons get smaller by no more than this to be of one size."""
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
        _, at, pad = self._measures(u)
        return Rect(rect.x + at * u, rect.y, rect.w - (at + pad) * u, rect.h)

    def _measures(self, u: float) -> tuple[float, float, float]:
        """Middle of the icon and where the words begin, from the left edge, and what is free at the right."""
        return _CLOSE if self.rect.w < _CLOSE_BELOW * u else (ICON_AT, WORDS_AT, _PAD)

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
        put(surface, icon, Rect(rect.x + self._measures(u)[0] * u - size / 2, rect.y, size, rect.h))
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


def alike(kit: Kit, buttons: Sequence[EntryButton]) -> None:
    """Give placed buttons words of one size: the one at which all of them stand on one line, or nearly."""
    part = 1.0
    for button in buttons:
        px, room = button.kind.px(kit.u), button.words_room(kit.u).w
        # Every size that is tried costs a font: widths are taken to grow with it.
        needed = kit.text.width(button.label, button.kind.weight, px)
        if needed > room:
            part = min(part, max(_LEAST_ALIKE, math.floor(px * room / needed) / px))
    for button in buttons:
        button.kind = replace(button.kind, size=part * button.kind.size)
