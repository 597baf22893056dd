"""Text in Rubik: rendered once and kept, shrunk or wrapped so that it fits.

SDL puts every letter of a small size on whole pixels, which tears words apart and pushes others together.
So small text is drawn several times as large and scaled down, its baseline on a whole pixel.
"""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from pathlib import Path
from typing import Final

import pygame

from tac.ui.assets import for_sdl
from tac.ui.draw.cache import SurfaceCache, to_screen
from tac.ui.theme import SMALLEST_TEXT, Type, Weight

LINE: Final = 1.2
"""Distance of lines, as a multiple of the size."""

MOST_FONTS: Final = 48
"""So many sizes stay open, those used last: each is an open file, and each size of the window has its own."""

_FINEST: Final = 4
_LARGE: Final = 96
"""Text is drawn at most ``_FINEST`` times as large as it is shown, and not above so many pixels for it."""

_SPARED: Final = 0.92
"""Text gets at most so much smaller to have a line less."""

_ELLIPSIS: Final = "…"
_JOINTS: Final = re.compile(r"([ \n]+(?:· )?)")
"""Where lines may break: not at a space that holds together. What is there, a dot between two parts, too, is
gone where one does."""


class Text:
    """Renders text in pixels; a ``Type`` and the unit u, or a weight and a size in pixels."""

    def __init__(self, folder: Path, cache: SurfaceCache) -> None:
        self._folder = folder
        self._cache = cache
        self._fonts: OrderedDict[tuple[Weight, int], pygame.Font] = OrderedDict()

    def width(self, text: str, weight: Weight, px: int) -> int:
        """Width of one line, in whole pixels."""
        times = _times(px)
        return math.ceil(self._font(weight, px * times).size(text)[0] / times)

    def line(self, text: str, weight: Weight, px: int, colour: str) -> pygame.Surface:
        """One line at exactly this size; all lines of a size are equally high, whatever their letters."""

        def make() -> pygame.Surface:
            return to_screen(self._line(text, weight, px, colour))

        return self._cache.get(("line", text, weight, px, colour), make)

    def _line(self, text: str, weight: Weight, px: int, colour: str) -> pygame.Surface:
        times = _times(px)
        font = self._font(weight, px * times)
        above, below = math.ceil(font.get_ascent() / times), math.ceil(-font.get_descent() / times)
        size = (self.width(text, weight, px), above + below)
        large = pygame.Surface((size[0] * times, size[1] * times), pygame.SRCALPHA)
        # A scaled-down edge takes part of the ground's colour, were it only of that colour.
        large.fill((*pygame.Color(colour)[:3], 0))
        tallest = max((metric[3] for metric in font.metrics(text) if metric), default=0)
        drawn = font.render(text, True, colour)
        at = (0, above * times - max(font.get_ascent(), tallest))
        large.blit(drawn, at, special_flags=pygame.BLEND_RGBA_MAX)
        return pygame.transform.smoothscale(large, size) if times > 1 else large

    def _font(self, weight: Weight, px: int) -> pygame.Font:
        key = (weight, px)
        font = self._fonts.get(key)
        if font is None:
            font = pygame.Font(for_sdl(self._folder / f"Rubik-{weight.value}.ttf"), px)
            self._fonts[key] = font
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end(key)
        return font

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

        It never gets smaller than 11 px: what does not fit even then is cut with an ellipsis. A little
        smaller it gets, too, where that spares a line.
        """
        room = max(1, int(width))
        key = ("fit", text, kind, round(kind.px(u)), colour, room, height, lines, align)

        def make() -> pygame.Surface:
            px, wrapped = self._spared(text, kind.weight, kind.px(u), room, height, lines)
            if len(wrapped) > 2 and align == "left" and px > SMALLEST_TEXT:
                # A paragraph is read more easily when its lines are full.
                wrapped = together(self.wrap(text, kind.weight, px, room))
            return self._block(wrapped, kind.weight, px, colour, align)

        return self._cache.get(key, make)

    def arrange(
        self, text: str, weight: Weight, px: int, width: float, height: float | None, lines: int
    ) -> tuple[int, list[str]]:
        """The size in pixels at which the text fits, and its lines."""
        for size in range(self._largest(text, weight, px, width, lines), SMALLEST_TEXT - 1, -1):
            wrapped = self.wrap(text, weight, size, width)
            fits = len(wrapped) <= lines and all(self.width(w, weight, size) <= width for w in wrapped)
            if fits and (height is None or len(wrapped) * LINE * size <= height + 1):
                return size, self._balanced(text, weight, size, width, wrapped)
        broken = self._broken(text, weight, SMALLEST_TEXT, width)
        rest = "".join(joint + line for joint, line in broken[lines - 1 :]).strip(" ·")
        kept = [*(line for _, line in broken[: lines - 1]), rest]
        return SMALLEST_TEXT, [self._cut(w, weight, SMALLEST_TEXT, width) for w in kept]

    def _spared(
        self, text: str, weight: Weight, px: int, width: int, height: float | None, lines: int
    ) -> tuple[int, list[str]]:
        """As `arrange`, but somewhat smaller where that takes a line less."""
        size, wrapped = self.arrange(text, weight, px, width, height, lines)
        if len(wrapped) > 1 + text.count("\n"):
            for less in range(size - 1, max(SMALLEST_TEXT, math.ceil(_SPARED * size)) - 1, -1):
                closer = self.wrap(text, weight, less, width)
                if len(closer) < len(wrapped) and all(self.width(w, weight, less) <= width for w in closer):
                    return less, self._balanced(text, weight, less, width, closer)
        return size, wrapped

    def _largest(self, text: str, weight: Weight, px: int, width: float, lines: int) -> int:
        """The size to begin with: above it the text, or a word of it, is too wide in any case.

        Every size that is tried costs a font.
        """
        parts = text.split("\n") if lines == 1 else [word for _, word in _words(text)]
        widest = max((self.width(part, weight, px) for part in parts), default=0)
        return px if widest <= width else min(px, math.ceil(px * width / widest) + 1)

    def wrap(self, text: str, weight: Weight, px: int, width: float) -> list[str]:
        """The text broken so that each line fits, a too long word standing alone.

        It breaks at spaces, which are gone there, and so is a dot between two parts: it neither ends a line
        nor begins one.
        """
        return [line for _, line in self._broken(text, weight, px, width)]

    def _broken(self, text: str, weight: Weight, px: int, width: float) -> list[tuple[str, str]]:
        """The lines, each after what stood before it."""
        found: list[tuple[str, str]] = []
        for paragraph in text.split("\n"):
            before, line = " ", ""
            for joint, word in _words(paragraph):
                longer = f"{line}{joint}{word}" if line else word
                if line and self.width(longer, weight, px) > width:
                    found.append((before, line))
                    before, line = joint, word
                else:
                    line = longer
            found.append((before, line))
        return found

    def _balanced(self, text: str, weight: Weight, px: int, width: float, lines: list[str]) -> list[str]:
        """As many lines, about equally long, so that no word is left alone on the last one.

        Two lines break after a sentence, or before what explains it, or else between two parts, where both
        have room.
        """
        if "\n" in text:
            return lines
        if len(lines) == 2:
            words = _words(text)
            for ends in (_ends, _parts):
                breaks = [k for k in range(1, len(words)) if ends(words[k - 1][1], *words[k])]
                pairs = [[_joined(words[:k]), _joined(words[k:])] for k in breaks]
                widths = [max(self.width(line, weight, px) for line in pair) for pair in pairs]
                if widths and min(widths) <= width:
                    return pairs[widths.index(min(widths))]
        while len(lines) > 1:
            width -= 0.5 * px
            closer = self.wrap(text, weight, px, width)
            if len(closer) > len(lines) or any(self.width(line, weight, px) > width for line in closer):
                break
            lines = closer
        return lines

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


def together(lines: list[str]) -> list[str]:
    """The same lines, no word alone on the last one."""
    if len(lines) > 1 and " " not in lines[-1] and lines[-2].count(" ") > 1:
        before, _, word = lines[-2].rpartition(" ")
        return [*lines[:-2], before, f"{word} {lines[-1]}"]
    return lines


def _words(text: str) -> list[tuple[str, str]]:
    """What lines are made of: the words, each after what joins it to the one before."""
    parts = ["", *_JOINTS.split(text)]
    return [(joint, word) for joint, word in zip(parts[::2], parts[1::2], strict=True) if word]


def _joined(words: list[tuple[str, str]]) -> str:
    """A line of these words."""
    return words[0][1] + "".join(joint + word for joint, word in words[1:])


def _ends(word: str, joint: str, following: str) -> bool:
    """Whether a sentence ends between two words, or what explains it begins; "Tač!" alone ends none."""
    return joint == " " and (word[-1] in ":;" or (word[-1] in ".!?" and following[0].isupper()))


def _parts(word: str, joint: str, following: str) -> bool:
    """Whether a part ends between two words that has a dot after it."""
    return "·" in joint


def _times(px: int) -> int:
    """How many times as large text of this size is drawn."""
    return max(1, min(_FINEST, _LARGE // px))
