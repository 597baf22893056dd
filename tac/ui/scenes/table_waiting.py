"""A patient computer waits with its turn: the button that lets it go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui.draw import Kit, Look, draw_keycap
from tac.ui.layout import Rect, Side, TableLayout
from tac.ui.widgets import Button, Form

SIZE: Final = (24.0, 7.0)
NARROW: Final = (20.0, 7.0)
"""Width and height of the button, in u; in the narrow layout it may be as wide as a card."""

EDGE: Final = 1.6
REACH: Final = 74.5
"""How far from the middle the button ends at most, in u: no further than the cards do."""

SHADOW: Final = 4.0
"""How far it reaches beyond its rectangle, key and shadow included, in u."""

_POINTED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE)


class GoOnButton:
    """Lies away from what calls. ``go_on`` is what it does, ``key`` what stands on the key for it."""

    def __init__(
        self, kit: Kit, t: Translator, key: str, go_on: Callable[[], None], mark: Callable[[Rect], None]
    ) -> None:
        self._kit = kit.enlarged
        self._key = key
        self._button = Button(t("table.waits"), go_on, Look.PAPER, icon="play")
        self._form = Form(mark)
        self._form.put([self._button], None)

    def speak(self, t: Translator, key: str) -> None:
        """Say it, and name its key, in another language."""
        self._button.label, self._key = t("table.waits"), key
        self._button.changed()

    @property
    def rect(self) -> Rect:
        """Where it is, in pixels."""
        return self._button.rect

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        return pygame.Rect(self.rect.inflated(SHADOW * self._kit.u).px)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the pointer; True if it was meant for the button."""
        if event.type not in _POINTED:
            return False
        used = self._form.handle(event)
        on_it = event.type == pygame.MOUSEBUTTONDOWN and self.rect.contains(*event.pos)
        return used or on_it

    def arrange(self, layout: TableLayout) -> None:
        """Take its place at this size."""
        self._button.rect = go_on_rect(layout)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table."""
        self._form.draw(surface, self._kit)
        if self._key:
            draw_keycap(surface, self._kit, (self.rect.right + 0.6 * self._kit.u, self.rect.y), self._key)


def go_on_rect(layout: TableLayout) -> Rect:
    """At the lower right, below the cards there; in the narrow layout between the lower plates."""
    u, inside = layout.u, layout.inside
    if layout.narrow:
        w, h = min(NARROW[0] * u, layout.card[0]), NARROW[1] * u
        # A little above the middle of the plates: what calls lies close below.
        return Rect.around(layout.central.cx, layout.seats[0].plate.cy - u, w, h).rounded()
    w, h = layout.growth * SIZE[0] * u, layout.growth * SIZE[1] * u
    right = min(inside.right - EDGE * u, layout.centre.x + REACH * u)
    if any(seat.turn == 90 for seat in layout.seats):
        # What is turned towards who sits there lies at the lower right; up here is room beside a pile.
        piles = [seat.pile.right for seat in layout.seats if seat.side is Side.TOP]
        w = min([w, *(right - pile - 2 * u for pile in piles)])
        return Rect(right - w, layout.corners.sound.bottom + EDGE * u, w, h).rounded()
    return Rect(right - w, inside.bottom - EDGE * u - h, w, h).rounded()
