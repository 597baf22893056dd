"""Watches what becomes of each text on its way to the screen: how much smaller it got, whether it was cut."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
from msgspec import Struct

from tac.ui.draw import Kit
from tac.ui.draw.text import LINE, Text
from tac.ui.theme import Type
from tac.ui.widgets import Widget, picture


class Seen(Struct, frozen=True):
    """A text, its asked size and the one it got in pixels; ``shown`` is what is left of it."""

    text: str
    asked: int
    px: int
    shown: str
    lines: int
    room: float | None = None
    """Height of the control it stands in, in pixels, if it does in one."""

    @property
    def cut(self) -> bool:
        """Whether not all of it is shown. A dot between two parts is gone where the line breaks."""
        return self.shown.replace(" · ", " ") != " ".join(self.text.replace(" · ", " ").split())

    @property
    def part(self) -> float:
        """Its size as a part of what was asked."""
        return self.px / self.asked

    @property
    def overflows(self) -> bool:
        """Whether it is higher than its control."""
        return self.room is not None and (self.lines - 1) * LINE * self.px + 1.1 * self.px > self.room + 1


@contextmanager
def watched_texts() -> Iterator[list[Seen]]:
    """All texts that are made to fit meanwhile."""
    found: list[Seen] = []
    fit, draw_widget = Text.fit, picture.draw_widget
    inside: list[Widget] = []

    def watched(
        self: Text,
        text: str,
        kind: Type,
        u: float,
        colour: str,
        width: float,
        *,
        height: float | None = None,
        lines: int = 1,
        align: str = "left",
    ) -> pygame.Surface:
        asked = kind.px(u)
        px, shown = self.arrange(text, kind.weight, asked, max(1, int(width)), height, lines)
        room = inside[-1].rect.h if inside else None
        found.append(Seen(text, asked, px, " ".join(" ".join(shown).split()), len(shown), room))
        return fit(self, text, kind, u, colour, width, height=height, lines=lines, align=align)

    def draw_one(widget: Widget, surface: pygame.Surface, kit: Kit, *, focus: bool) -> None:
        inside.append(widget)
        draw_widget(widget, surface, kit, focus=focus)
        inside.pop()

    Text.fit = watched  # type: ignore[method-assign]
    picture.draw_widget = draw_one
    try:
        yield found
    finally:
        Text.fit = fit  # type: ignore[method-assign]
        picture.draw_widget = draw_widget
