"""Buttons, switches, and words that change."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui import theme
from tac.ui.draw.buttons import Look, draw_button
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.layout import Rect
from tac.ui.theme import Type
from tac.ui.widgets.base import Pressed, Widget, is_activation


class Button(Pressed):
    """Does something when it is let go of, or with Enter or the space bar."""

    def __init__(
        self,
        text: str,
        act: Callable[[], None],
        look: Look = Look.DARK,
        *,
        icon: str | None = None,
        kind: Type = theme.BUTTON,
        align: str = "centre",
    ) -> None:
        super().__init__(act)
        self.label = text
        self.look = look
        self.icon = icon
        self.kind = kind
        self.align = align

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw it in its look."""
        draw_button(
            surface,
            kit,
            self.rect,
            self.label,
            self.look,
            self.state(focus),
            icon=self.icon,
            kind=self.kind,
            align=self.align,
        )


class AvatarButton(Pressed):
    """A round avatar that does something when pressed, with a small badge that tells person or computer.

    ``chosen``: the one for which another can be picked has a ring.
    """

    chosen = False

    def __init__(self, avatar: str, badge: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.avatar = avatar
        self.badge = badge

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the avatar with a line round it, lighter when the pointer is on it."""
        u, rect = kit.u, self.rect
        line = theme.OCHRE if self.hover or focus or self.chosen else theme.PAPER_LINE
        edge = theme.line(0.35 if line == theme.PAPER_LINE else 0.55, u)
        around = rect.inflated(edge)
        draw_box(surface, kit, around, line, None, radius=around.h / 2)
        put(surface, kit.pictures.avatar(self.avatar, rect.h), rect)
        size = max(16.0, 3.4 * u, 0.3 * rect.h)
        spot = Rect(rect.right - 0.92 * size, rect.bottom - 0.95 * size, size, size).rounded()
        draw_box(surface, kit, spot, theme.MADDER, theme.PAPER, radius=size / 2, line_width=max(0.3, 1.5 / u))
        put(surface, kit.pictures.icon(self.badge, 0.66 * size, theme.WHITE), spot)
        if focus:
            draw_focus(surface, kit, rect.inflated(edge), around.h / 2)


class Toggle(Widget):
    """On or off, with its words beside it; a tick as well as the colour tells which."""

    def __init__(self, text: str, on: bool, change: Callable[[bool], None], *, paper: bool = False) -> None:
        super().__init__()
        self.label = text
        self.on = on
        self.change = change
        self.paper = paper

    def flip(self) -> None:
        """Switch it and tell the listener."""
        self.on = not self.on
        self.changed()
        self.change(self.on)

    def release(self, x: float, y: float) -> None:
        """Switch if the pointer is still on it."""
        if self.rect.contains(x, y):
            self.flip()

    def key(self, event: pygame.Event) -> bool:
        """Enter and space switch; left is off, right is on."""
        if is_activation(event):
            self.flip()
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            if self.on != (event.key == pygame.K_RIGHT):
                self.flip()
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the track with its knob, and the words."""
        u, rect = kit.u, self.rect
        h = min(rect.h, 4.4 * u)
        track = Rect(rect.x, rect.cy - h / 2, 1.8 * h, h).rounded()
        fill = theme.MADDER if self.on else theme.PAPER_3 if self.paper else theme.PANEL
        line = theme.PAPER_LINE if self.paper else theme.OCHRE_L if self.on else theme.PANEL_LINE
        if not self.enabled:
            fill, line = theme.DISABLED, theme.DISABLED
        draw_box(surface, kit, track, fill, line, radius=h / 2, line_width=theme.BUTTON_LINE)
        inset = 0.12 * h
        x = track.right - h + inset if self.on else track.x + inset
        knob = Rect(x, track.y + inset, h - 2 * inset, h - 2 * inset).rounded()
        draw_box(surface, kit, knob, theme.PAPER if self.enabled else theme.DISABLED_TEXT, None, radius=h / 2)
        if self.on:
            put(surface, kit.pictures.icon("check", 0.62 * knob.h, theme.MADDER), knob)
        colour = theme.INK if self.paper else theme.WOOL
        room = rect.right - track.right - 1.4 * u
        words = kit.text.fit(self.label, theme.BODY, u, colour, room, lines=2, height=rect.h)
        put(surface, words, Rect(track.right + 1.4 * u, rect.y, room, rect.h), "left")
        if focus:
            draw_focus(surface, kit, track, h / 2)


class Label(Widget):
    """Words on the screen that change while it is shown; has to do with neither keyboard nor pointer."""

    keyboard = False
    pointer = False

    def __init__(
        self,
        text: str,
        kind: Type = theme.LABEL,
        colour: str = theme.WOOL,
        align: str = "left",
        *,
        lines: int = 1,
    ) -> None:
        super().__init__()
        self.words = text
        self.kind = kind
        self.colour = colour
        self.align = align
        self.lines = lines

    def set(self, text: str) -> None:
        """Show other words."""
        if text != self.words:
            self.words = text
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the words on what lies below."""
        if self.words:
            height = self.rect.h if self.lines > 1 else None
            words = kit.text.fit(
                self.words, self.kind, kit.u, self.colour, self.rect.w, height=height, lines=self.lines
            )
            put(surface, words, self.rect, self.align)
