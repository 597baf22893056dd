"""A question on the table: a slip of paper that stays until it is answered."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui.draw import Kit, caption_size, draw_caption
from tac.ui.layout import Rect, TableLayout

_LINES: Final = 3
_SHADOW: Final = 2.0


class QuestionSlip:
    """Stands where passing messages do. It is only read: what answers it lies on the table."""

    def __init__(self, kit: Kit, text: str) -> None:
        self._kit = kit.enlarged
        self.text = text
        self._rect = Rect(0, 0, 0, 0)

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        return pygame.Rect(self._rect.inflated(_SHADOW * self._kit.u).px)

    def arrange(self, layout: TableLayout) -> None:
        """Take its place at this size."""
        w, h = caption_size(self._kit, self.text, layout.toast.w, _LINES)
        self._rect = Rect(layout.toast.cx - w / 2, layout.toast.bottom - h, w, h).rounded()

    def handle(self, event: pygame.Event) -> bool:
        """It takes no events."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table."""
        draw_caption(surface, self._kit, self._rect, self.text, lines=_LINES)
