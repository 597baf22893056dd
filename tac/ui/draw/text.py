"""Text in Rubik: rendered once and kept, shrunk or wrapped so that it fits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from tac.ui.draw.cache import SurfaceCache, to_screen
from tac.ui.theme import SMALLEST_TEXT, Type, Weight

LINE: Final = 1.2
"""Distance of lines, as a multiple of the size."""

_CLEAR: Final = {
    (Weight.BLACK, 24): 23,
    (Weight.BLACK, 25): 26,
    (Weight.BOLD, 26): 25,
    (Weight.BOLD, 27): 28,
}
"""Sizes at which hinting joins the "!" to its dot, so that "TAČ!" reads "TAČI", and what is drawn instead."""

_ELLIPSIS: Final = "…"


class Text:
    """Renders text in pixels; a ``Type`` and the unit u, or a weight and a size in pixels."""

    def __init__(self, folder: Path, cache: SurfaceCache) -> None:
        self._folder = folder
        self._cache = cache
        self._fonts: dict[tuple[Weight, int], pygame.Font] = {}

    def font(self, weight: Weight, px: int) -> pygame.Font:
        """The font of this weight and size in pixels."""
        key = (weight, _CLEAR.get((weight, px), px))
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(str(self._folder / f"Rubik-{weight.value}.ttf"), key[1])
        return self._fonts[key]

    def width(self, text: str, weight: Weight, px: int) -> int:
        """Width of one line, in pixels."""
        return self.font(weight, px).size(text)[0]

    def line(self, text: str, weight: Weight, px: int, colour: str) -> pygame.Surface:
        """One line at exactly this size."""

        def make() -> pygame.Surface:
            return to_screen(self.font(weight, px).render(text, True, colour))

        return self._cache.get(("line", text, weight, px, colour), make)

    def fit(
        self,
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
        """The text of a role, made smaller until it fits ``width`` (and ``height``) in at most ``lines``.

        It never gets smaller than 11 px: what does not fit even then is cut with an ellipsis.
        """
        room = max(1, int(width))
        key = ("fit", text, kind, round(kind.px(u)), colour, room, height, lines, align)

        def make() -> pygame.Surface:
            px, wrapped = self.arrange(text, kind.weight, kind.px(u), room, height, lines)
            return self._block(wrapped, kind.weight, px, colour, align)

        return self._cache.get(key, make)

    def arrange(
        self, text: str, weight: Weight, px: int, width: float, height: float | None, lines: int
    ) -> tuple[int, list[str]]:
        """The size in pixels at which the text fits, and its lines."""
        for size in range(px, SMALLEST_TEXT - 1, -1):
            wrapped = self.wrap(text, weight, size, width)
            fits = len(wrapped) <= lines and all(self.width(w, weight, size) <= width for w in wrapped)
            if fits and (height is None or len(wrapped) * LINE * size <= height + 1):
                return size, wrapped
        wrapped = self.wrap(text, weight, SMALLEST_TEXT, width)
        kept = [*wrapped[: lines - 1], " ".join(wrapped[lines - 1 :])]
        return SMALLEST_TEXT, [self._cut(w, weight, SMALLEST_TEXT, width) for w in kept]

    def wrap(self, text: str, weight: Weight, px: int, width: float) -> list[str]:
        """The text broken at spaces so that each line fits, a too long word standing alone."""
        found: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, weight, px) > width:
                    found.append(line)
                    line = word
                else:
                    line = longer
            found.append(line)
        return found

    def _cut(self, text: str, weight: Weight, px: int, width: float) -> str:
        if self.width(text, weight, px) <= width:
            return text
        while text and self.width(text + _ELLIPSIS, weight, px) > width:
            text = text[:-1]
        return text.rstrip() + _ELLIPSIS

    def _block(self, lines: list[str], weight: Weight, px: int, colour: str, align: str) -> pygame.Surface:
        drawn = [self.line(line, weight, px, colour) for line in lines]
        if len(drawn) == 1:
            return drawn[0]
        step = round(LINE * px)
        width = max(surface.get_width() for surface in drawn)
        sheet = pygame.Surface((width, step * (len(drawn) - 1) + drawn[-1].get_height()), pygame.SRCALPHA)
        for k, surface in enumerate(drawn):
            spare = width - surface.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            sheet.blit(surface, (x, k * step))
        return sheet
