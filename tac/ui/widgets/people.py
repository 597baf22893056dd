"""People: a pill that shows who plays, tiles to choose among them, and a row of avatars."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from tac.ui import theme
from tac.ui.draw.cache import faded
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.layout import Rect
from tac.ui.widgets.base import Pressed, Widget

_PALE = 70 / 255
"""How opaque (0..1) an avatar is that somebody else has."""

_LOW = 13.0
"""A tile less high than this, in u, has the name beside the avatar."""

_GAP = 0.1
_WIDEST_GAP = 0.6
"""Between two avatars of a row, as parts of their size."""


class PersonButton(Pressed):
    """A dark pill with somebody's avatar and name, and perhaps a word ``about`` them; pressing it acts."""

    def __init__(self, name: str, avatar: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.about = ""
        self.name = name
        self.avatar = avatar

    def show(self, name: str, avatar: str) -> None:
        """Show somebody else."""
        if (name, avatar) != (self.name, self.avatar):
            self.name, self.avatar = name, avatar
            self.changed()

    def tell(self, about: str) -> None:
        """Say this about them."""
        if about != self.about:
            self.about = about
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the pill, the avatar at its left end."""
        u, rect = kit.u, self.rect
        fill = theme.PANEL_3 if self.held else theme.PANEL_2 if self.hover else theme.PANEL
        draw_box(surface, kit, rect, fill, theme.PANEL_LINE, radius=rect.h / 2)
        edge = 0.08 * rect.h
        face = Rect(rect.x + edge, rect.y + edge, rect.h - 2 * edge, rect.h - 2 * edge)
        put(surface, kit.pictures.avatar(self.avatar, face.h), face)
        room = Rect(face.right + 1.1 * u, rect.y, rect.right - face.right - 2.9 * u, rect.h)
        if self.about:
            about = kit.text.fit(self.about, theme.LABEL, u, theme.MIST, 0.5 * room.w)
            put(surface, about, room, "right")
            room = Rect(room.x, room.y, room.w - about.get_width() - 1.2 * u, room.h)
        put(surface, kit.text.fit(self.name, theme.NAME, u, theme.WOOL, room.w), room, "left")
        if focus:
            draw_focus(surface, kit, rect, rect.h / 2)


class PersonTile(PersonButton):
    """Somebody to choose: a large avatar over the name. Without an avatar it is a place for a new one.

    Who is ``chosen`` has a tick besides the colour.
    """

    chosen = False

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the tile."""
        u, rect = kit.u, self.rect
        radius = 1.6 * u
        fill, line, ink = self._colours()
        draw_box(surface, kit, rect, fill, line, radius=radius, line_width=theme.BUTTON_LINE)
        if self.avatar and rect.h < _LOW * u:
            size = rect.h - 2.4 * u
            face = Rect(rect.x + 1.2 * u, rect.y + 1.2 * u, size, size).rounded()
            put(surface, kit.pictures.avatar(self.avatar, face.h), face)
            self._words(surface, kit, Rect(face.right, rect.y, rect.right - face.right, rect.h), ink)
            if focus:
                draw_focus(surface, kit, rect, radius)
            return
        words_h = min(3.6 * u, 0.3 * rect.h)
        size = min(rect.h - words_h - 4 * u, rect.w - 3 * u)
        gap = (rect.h - size - words_h) / 2.6
        face = Rect(rect.cx - size / 2, rect.y + gap, size, size).rounded()
        if self.avatar:
            around = face.inflated(theme.line(0.35, u))
            draw_box(surface, kit, around, theme.PAPER_LINE, None, radius=around.h / 2)
            put(surface, kit.pictures.avatar(self.avatar, face.h), face)
        else:
            put(surface, kit.pictures.icon("plus", 0.5 * face.h, ink), face)
        self._words(surface, kit, Rect(rect.x, face.bottom + 0.6 * gap, rect.w, words_h), ink)
        if focus:
            draw_focus(surface, kit, rect, radius)

    def _words(self, surface: pygame.Surface, kit: Kit, room: Rect, ink: str) -> None:
        u = kit.u
        tick = 1.2 * theme.NAME.px(u) if self.chosen else 0.0
        gap = 0.6 * u if self.chosen else 0.0
        words = kit.text.fit(self.name, theme.NAME, u, ink, room.w - tick - gap - 2.4 * u)
        x = room.cx - (tick + gap + words.get_width()) / 2
        if self.chosen:
            put(surface, kit.pictures.icon("check", tick, ink), Rect(x, room.y, tick, room.h))
        put(surface, words, Rect(x + tick + gap, room.y, words.get_width(), room.h))

    def _colours(self) -> tuple[str, str, str]:
        """Fill, line and words."""
        if self.chosen:
            fill = theme.MADDER_P if self.held else theme.MADDER_H if self.hover else theme.MADDER
            return fill, theme.WINE, theme.WHITE
        fill = theme.PAPER_3 if self.held else theme.PAPER_H if self.hover else theme.PAPER_2
        return fill, theme.PAPER_LINE, theme.INK if self.avatar else theme.INK_2


class AvatarChoice(Widget):
    """A row of avatars, of which one is chosen; those that others have (``taken``) cannot be."""

    def __init__(
        self, avatars: Sequence[str], chosen: str, taken: Collection[str], change: Callable[[str], None]
    ) -> None:
        super().__init__()
        self.avatars = tuple(avatars)
        self.chosen = chosen
        self.taken = frozenset(taken)
        self.change = change
        self._pointed: str | None = None

    def parts(self) -> list[Rect]:
        """The circle of each avatar."""
        count = len(self.avatars)
        size = min(self.rect.h, self.rect.w / (count + (count - 1) * _GAP))
        step = min((self.rect.w - size) / (count - 1), (1 + _WIDEST_GAP) * size)
        y = self.rect.cy - size / 2
        return [Rect(self.rect.x + k * step, y, size, size).rounded() for k in range(count)]

    def press(self, x: float, y: float) -> None:
        """Choose what is pressed."""
        self._choose(self._at(x, y))

    def point(self, x: float, y: float) -> None:
        """Light up what the pointer is on."""
        at = self._at(x, y)
        if at != self._pointed:
            self._pointed = at
            self.changed()

    def key(self, event: pygame.Event) -> bool:
        """Left and right go to the next one that is free."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None:
            return False
        at, count = self.avatars.index(self.chosen), len(self.avatars)
        ways = (self.avatars[(at + step * k) % count] for k in range(1, count))
        self._choose(next((avatar for avatar in ways if avatar not in self.taken), None))
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the circles: a ring round the chosen one, a cross on those that are taken."""
        for avatar, part in zip(self.avatars, self.parts(), strict=True):
            chosen = avatar == self.chosen
            face = part.inset(0.07 * part.w, 0.07 * part.h).rounded()
            if chosen or (self.hover and avatar == self._pointed and avatar not in self.taken):
                ring = theme.OCHRE_L if chosen else theme.PANEL_LINE
                draw_box(surface, kit, part, ring, None, radius=part.h / 2)
            picture = kit.pictures.avatar(avatar, face.h)
            if avatar in self.taken:
                put(surface, faded(picture, _PALE), face)
                put(surface, kit.pictures.icon("cross", 0.46 * face.h, theme.MIST), face)
            else:
                put(surface, picture, face)
            if focus and chosen:
                draw_focus(surface, kit, part, part.h / 2)

    def _choose(self, avatar: str | None) -> None:
        if avatar is not None and avatar not in self.taken and avatar != self.chosen:
            self.chosen = avatar
            self.changed()
            self.change(avatar)

    def _at(self, x: float, y: float) -> str | None:
        hits = (a for a, part in zip(self.avatars, self.parts(), strict=True) if part.contains(x, y))
        return next(hits, None)
