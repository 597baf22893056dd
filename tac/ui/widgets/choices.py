"""Choosing one of several: segments, tiles with diamonds, and a stepper for long lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from tac.ui import theme
from tac.ui.draw.buttons import Look, draw_button
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.draw.stacks import draw_shadow
from tac.ui.layout import Rect
from tac.ui.theme import Type
from tac.ui.widgets.base import Widget

_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ROOM = 6
"""Room for the tick and the edges of a segment, in letters."""


class Choice(Widget):
    """A row of segments, one of which is chosen: it is filled and ticked."""

    def __init__(
        self,
        options: Sequence[str],
        index: int,
        change: Callable[[int], None],
        *,
        paper: bool = False,
        kind: Type = theme.STRONG,
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self.index = index
        self.change = change
        self.paper = paper
        self.kind = kind
        self.pointed: int | None = None

    def choose(self, index: int) -> None:
        """Choose this one and tell the listener, unless it is chosen already."""
        index = max(0, min(len(self.options) - 1, index))
        if index != self.index:
            self.index = index
            self.changed()
            self.change(index)

    def parts(self) -> list[Rect]:
        """The rectangle of each segment: longer words get more room."""
        weights = [len(option) + _ROOM for option in self.options]
        edges = [self.rect.w * sum(weights[:k]) / sum(weights) for k in range(len(weights) + 1)]
        return [
            Rect(self.rect.x + left, self.rect.y, right - left, self.rect.h).rounded()
            for left, right in pairwise(edges)
        ]

    def at(self, x: float, y: float) -> int | None:
        """The segment under a point."""
        for k, part in enumerate(self.parts()):
            if part.contains(x, y):
                return k
        return None

    def point(self, x: float, y: float) -> None:
        """Remember what the pointer is on."""
        pointed = self.at(x, y)
        if pointed != self.pointed:
            self.pointed = pointed
            self.changed()

    def press(self, x: float, y: float) -> None:
        """Choose what was pressed."""
        index = self.at(x, y)
        if index is not None:
            self.choose(index)

    def key(self, event: pygame.Event) -> bool:
        """Left and right choose the neighbour, and lead on at an end; Home and End choose first and last."""
        step = _STEPS.get(event.key)
        if step is not None:
            if not 0 <= self.index + step < len(self.options):
                return False
            self.choose(self.index + step)
        elif event.key == pygame.K_HOME:
            self.choose(0)
        elif event.key == pygame.K_END:
            self.choose(len(self.options) - 1)
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
            self.choose((self.index + 1) % len(self.options))
        else:
            return False
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the trough and the segments."""
        u, radius = kit.u, theme.button_radius(self.rect.h, kit.u)
        trough = theme.PAPER_3 if self.paper else theme.PANEL_3
        line = theme.PAPER_LINE if self.paper else theme.PANEL_LINE
        draw_box(surface, kit, self.rect, trough, line, radius=radius)
        for k, part in enumerate(self.parts()):
            self._draw_part(surface, kit, k, part.inflated(-max(1.0, 0.2 * u)).rounded(), radius)
        if focus:
            draw_focus(surface, kit, self.rect, radius)

    def _draw_part(self, surface: pygame.Surface, kit: Kit, k: int, part: Rect, radius: float) -> None:
        u, chosen = kit.u, k == self.index
        colour = theme.INK if self.paper else theme.MIST
        if chosen and self.enabled:
            fill = theme.MADDER_H if self.hover and self.pointed == k else theme.MADDER
            draw_shadow(surface, kit, part, radius, theme.BUTTON_SHADE)
            draw_box(surface, kit, part, fill, None, radius=radius - 0.2 * u)
            colour = theme.WHITE
        elif self.hover and self.pointed == k and self.enabled:
            draw_box(surface, kit, part, theme.PAPER_2 if self.paper else theme.PANEL_2, None, radius=radius)
        if not self.enabled:
            colour = theme.DISABLED_TEXT
        tick = 1.1 * self.kind.px(u) if chosen else 0.0
        gap = 0.5 * u if chosen else 0.0
        room = part.w - tick - gap - 1.2 * u
        words = kit.text.fit(
            self.options[k], self.kind, u, colour, room, height=part.h, lines=2, align="centre"
        )
        x = part.cx - (tick + gap + words.get_width()) / 2
        if chosen:
            put(surface, kit.pictures.icon("check", tick, colour), Rect(x, part.y, tick, part.h))
        put(surface, words, Rect(x + tick + gap, part.y, words.get_width(), part.h))


class TileChoice(Choice):
    """Tiles in two columns, each with as many stepped diamonds as its place in the list, and its name."""

    columns = 2

    def parts(self) -> list[Rect]:
        """The rectangle of each tile, row by row."""
        rows = -(-len(self.options) // self.columns)
        gap = (0.07 if rows > 1 else 0.05) * self.rect.h
        cells = [cell for row in self.rect.rows(rows, gap) for cell in row.columns(self.columns, gap)]
        return [cell.rounded() for cell in cells[: len(self.options)]]

    def key(self, event: pygame.Event) -> bool:
        """Up and down change rows as well, as long as there is one."""
        step = {pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}.get(event.key)
        if step is not None:
            if 0 <= self.index + step < len(self.options):
                self.choose(self.index + step)
                return True
            return False
        return super().key(event)

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the tiles."""
        for k, part in enumerate(self.parts()):
            self._draw_tile(surface, kit, k, part)
        if focus:
            chosen = self.parts()[self.index]
            draw_focus(surface, kit, chosen, theme.button_radius(chosen.h, kit.u))

    def _draw_tile(self, surface: pygame.Surface, kit: Kit, k: int, part: Rect) -> None:
        u, chosen, pointed = kit.u, k == self.index, self.hover and self.pointed == k
        radius = theme.button_radius(part.h, u)
        fill = (theme.MADDER_H if pointed else theme.MADDER) if chosen else theme.PAPER_2
        if pointed and not chosen:
            fill = theme.PAPER_H
        line = theme.WINE if chosen else theme.PAPER_LINE
        draw_box(surface, kit, part, fill, line, radius=radius, line_width=theme.BUTTON_LINE)
        size = max(5.0, min(0.26 * part.h, 0.76 * part.w / (1 + 1.12 * (len(self.options) - 1))))
        step = 1.12 * size
        total = size + step * k
        x = part.cx - total / 2
        colour = theme.OCHRE_L if chosen else theme.OCHRE_D
        y = part.y + 0.18 * part.h
        for n in range(k + 1):
            diamond = kit.shapes.diamond(size, size, 3, colour)
            surface.blit(diamond, (round(x + n * step), round(y)))
        below = Rect(part.x, part.y + 0.44 * part.h, part.w, 0.52 * part.h)
        ink = theme.WHITE if chosen else theme.INK
        words = kit.text.fit(
            self.options[k], self.kind, u, ink, part.w - 0.6 * u, height=below.h, lines=2, align="centre"
        )
        put(surface, words, below)


class Stepper(Choice):
    """One value of a list at a time, with an arrow on either side: for lists too long for tiles."""

    def parts(self) -> list[Rect]:
        """The two ends that are pressed."""
        h = self.rect.h
        return [
            Rect(self.rect.x, self.rect.y, h, h).rounded(),
            Rect(self.rect.right - h, self.rect.y, h, h).rounded(),
        ]

    def press(self, x: float, y: float) -> None:
        """Go one on or back."""
        end = self.at(x, y)
        if end is not None:
            self.choose(self.index + (1 if end else -1))

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the value between its arrows."""
        u, radius = kit.u, theme.button_radius(self.rect.h, kit.u)
        fill, line = (theme.PAPER_3, theme.PAPER_LINE) if self.paper else (theme.PANEL_3, theme.PANEL_LINE)
        draw_box(surface, kit, self.rect, fill, line, radius=radius)
        for k, part in enumerate(self.parts()):
            state = self.state(False)
            look = Look.PAPER if self.paper else Look.DARK
            draw_button(surface, kit, part, "", look, state, icon="next" if k else "back")
        colour = theme.INK if self.paper else theme.WOOL
        room = self.rect.inset(self.rect.h + 0.6 * u, 0.3 * u)
        words = kit.text.fit(
            self.options[self.index], self.kind, u, colour, room.w, height=room.h, lines=2, align="centre"
        )
        put(surface, words, self.rect)
        if focus:
            draw_focus(surface, kit, self.rect, radius)
