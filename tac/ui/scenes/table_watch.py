"""What is offered when no person holds cards any more: watch on, watch fast, straight to the standings."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, draw_dark, put
from tac.ui.layout import Rect, TableLayout
from tac.ui.widgets import Button, Form

_BUTTON: Final = 5.6
_GAP: Final = 0.8
_TITLE: Final = 4.6
_SHADOW: Final = theme.PANEL_SHADE.reach


class Watching(Enum):
    """How the rest of the game goes on. The values end the keys of the texts."""

    ON = "on"
    FAST = "fast"
    STANDINGS = "standings"


class WatchPanel:
    """Lies where the first person's cards lay. ``choose`` hears what was chosen; ``mark`` is for the form."""

    def __init__(
        self, kit: Kit, t: Translator, choose: Callable[[Watching], None], mark: Callable[[Rect], None]
    ) -> None:
        self._kit = kit.enlarged
        self._t = t
        self._choose = choose
        self._form = Form(mark)
        self._rect = Rect(0, 0, 0, 0)
        self._buttons = {
            how: Button(t(f"watch.{how.value}"), lambda how=how: self.choose(how))  # type: ignore[misc]
            for how in Watching
        }
        self._form.put(self._buttons.values(), self._buttons[Watching.ON])
        self._look(Watching.ON)

    def speak(self, t: Translator) -> None:
        """Say everything in another language."""
        self._t = t
        for how, button in self._buttons.items():
            button.label = t(f"watch.{how.value}")
            button.changed()

    @property
    def rect(self) -> Rect:
        """What it covers, in pixels."""
        return self._rect

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, its shadow included, in pixels."""
        return pygame.Rect(self._rect.inflated(_SHADOW * self._kit.u).px)

    def choose(self, how: Watching) -> None:
        """Let the game go on like this."""
        self._look(how)
        self._choose(how)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; True if it was meant for the panel."""
        used = self._form.handle(event)
        on_it = event.type == pygame.MOUSEBUTTONDOWN and self._rect.contains(*event.pos)
        return used or on_it

    def arrange(self, layout: TableLayout, seat: int) -> None:
        """Take the room of the cards of ``seat``, who has none any more."""
        u, places = layout.growth * layout.u, layout.seats[seat]
        room = places.pile.united(places.heap)
        height = (_TITLE + len(Watching) * (_BUTTON + _GAP) + 2 * _GAP) * u
        # Just over the empty places, so that nothing of them looks out from under it.
        rect = Rect.around(room.cx, room.cy, max(40 * u, room.w + u), max(height, room.h + u))
        self._rect = rect.within(layout.inside.inflated(-0.6 * u)).rounded()
        for k, button in enumerate(self._buttons.values()):
            y = self._rect.y + (_TITLE + k * (_BUTTON + _GAP)) * u
            button.rect = Rect(self._rect.x + 2 * u, y, self._rect.w - 4 * u, _BUTTON * u).rounded()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the panel over the table."""
        kit, u = self._kit, self._kit.u
        draw_dark(surface, kit, self._rect)
        first = self._buttons[Watching.ON].rect
        title = Rect(first.x, self._rect.y, first.w, first.y - self._rect.y)
        put(surface, kit.text.fit(self._t("watch.title"), theme.STRONG, u, theme.WOOL, title.w), title)
        self._form.draw(surface, kit)

    def _look(self, chosen: Watching) -> None:
        for how, button in self._buttons.items():
            button.look = Look.MADDER if how is chosen else Look.DARK
            button.icon = "check" if how is chosen else None
            button.changed()
