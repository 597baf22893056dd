"""What the signs on a time line mean: those that stand on it, each with its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from tac.history.film import Mark, MarkKind
from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.signs import draw_sign
from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget

_SIGN: Final = 1.8
"""Size of a sign, in u;"""
_LEAST_SIGN: Final = 10.0
"""and at least so many pixels."""
_GAP: Final = 2.6
"""Between two of them, in u."""


class Legend(Widget):
    """Shows the ``kinds`` of marks that there are, in a fixed order; there is nothing to press on it."""

    keyboard = False
    pointer = False

    def __init__(self, t: Translator, marks: Iterable[Mark]) -> None:
        super().__init__()
        there = {mark.kind for mark in marks}
        self.kinds = tuple(kind for kind in MarkKind if kind in there)
        self._words = [t(f"replay.mark.{kind.value}") for kind in self.kinds]
        self.rows: tuple[Rect, ...] = ()

    def place(self, rows: tuple[Rect, ...]) -> None:
        """Lie in these rows, from above."""
        self.rows = rows
        self.rect = rows[0].united(rows[-1]) if rows else Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw them, as many in each row as in the others."""
        if not self.rows:
            return
        each = -(-len(self.kinds) // len(self.rows))
        for number, row in enumerate(self.rows):
            self._draw_row(surface, kit, row, slice(number * each, (number + 1) * each))

    def _draw_row(self, surface: pygame.Surface, kit: Kit, row: Rect, which: slice) -> None:
        u, x = kit.u, row.x
        words = self._words[which]
        size = max(_LEAST_SIGN, _SIGN * u)
        taken = (size + 0.9 * u + _GAP * u) * len(words)
        letters = sum(map(len, words))
        for kind, text in zip(self.kinds[which], words, strict=True):
            draw_sign(surface, kit, kind, Rect(x, row.cy - size / 2, size, size).rounded())
            x += size + 0.9 * u
            most = (row.w - taken) * len(text) / letters
            picture = kit.text.fit(text, theme.LABEL, u, theme.WOOL, max(most, 4 * u))
            put(surface, picture, Rect(x, row.y, picture.get_width(), row.h), "left")
            x += picture.get_width() + _GAP * u
