"""The clock of clean play: a calm bar, which turn it is, and the points; it lies where one usually calls."""

from __future__ import annotations

from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, draw_box, draw_dark, put
from tac.ui.layout import Rect

_SHADOW: Final = 1.0
_BAR: Final = 1.5
_PAD: Final = 2.0
_TWO_ROWS: Final = 6.0
"""From this height on, in u, the words stand in two rows."""


class Score(Struct, frozen=True):
    """What is told: which turn it is or what it came to, and the points; ``done`` where it was clean.

    With a ``why`` that stands there instead of points and time.
    """

    turn: str
    points: str
    done: bool = False
    why: str = ""


class ClockPanel:
    """Only looked at. `tell` and `show_time` return whether there is anything new to be seen."""

    def __init__(self, kit: Kit, t: Translator) -> None:
        self._kit = kit
        self._t = t
        self._rect = Rect(0, 0, 0, 0)
        self._score = Score("", "")
        self._pixels: int | None = None

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        return pygame.Rect(self._rect.inflated(_SHADOW * self._kit.u).px)

    def speak(self, t: Translator) -> None:
        """Speak this language from now on."""
        self._t = t

    def arrange(self, room: Rect) -> None:
        """Take this room."""
        self._rect = room.rounded()
        self._pixels = None

    def tell(self, score: Score) -> bool:
        """Tell this from now on."""
        changed, self._score = score != self._score, score
        return changed

    def show_time(self, left: float | None) -> bool:
        """So much time is left, 1 to 0; None: nothing runs."""
        pixels = None if left is None else round(left * self._bar.w)
        changed, self._pixels = pixels != self._pixels, pixels
        return changed

    @property
    def _bar(self) -> Rect:
        u, rect = self._kit.u, self._rect
        top = rect.bottom - (_PAD + _BAR) * u
        return Rect(rect.x + _PAD * u, top, rect.w - 2 * _PAD * u, _BAR * u).rounded()

    def handle(self, event: pygame.Event) -> bool:
        """A press on it is no press on the cloth."""
        return event.type == pygame.MOUSEBUTTONDOWN and self._rect.contains(*event.pos)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table."""
        kit, u, rect, bar = self._kit, self._kit.u, self._rect, self._bar
        draw_dark(surface, kit, rect)
        words = Rect(bar.x, rect.y + 0.6 * _PAD * u, bar.w, bar.y - rect.y - 1.0 * _PAD * u)
        large, score = kit.enlarged, self._score
        half, beside = words.h / 2, words.h < _TWO_ROWS * u
        first, second = Rect(words.x, words.y, words.w, half), Rect(words.x, words.y + half, words.w, half)
        if beside:
            part = 0.3 if score.why else 0.55
            first = Rect(words.x, words.y, part * words.w, words.h)
            second = Rect(first.right + u, words.y, words.right - first.right - u, words.h)
        elif score.why:
            second = Rect(words.x, first.bottom, words.w, bar.bottom - first.bottom)
        colour = theme.OCHRE_L if score.done else theme.WOOL
        text = large.text.fit(score.turn, theme.NAME, large.u, colour, first.w, height=first.h)
        put(surface, text, first, "left")
        told, colour, lines = (score.why, theme.OCHRE_L, 3) if score.why else (score.points, theme.MIST, 1)
        text = large.text.fit(told, theme.BODY, large.u, colour, second.w, height=second.h, lines=lines)
        put(surface, text, second, "right" if beside and not score.why else "left")
        if self._pixels is None:
            return
        draw_box(surface, kit, bar, theme.PANEL, theme.PANEL_LINE, radius=bar.h / 2)
        if self._pixels > 0:
            done = kit.shapes.rounded(bar.px[2], bar.px[3], bar.h / 2, theme.OCHRE)
            surface.blit(done, bar.px[:2], (0, 0, self._pixels, bar.px[3]))
