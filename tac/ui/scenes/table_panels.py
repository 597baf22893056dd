"""What is offered over the table: to watch on where only computers are left, and to let one go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from tac.match import GoOn
from tac.ui.draw import Kit
from tac.ui.motion.durations import LAST_LOOK
from tac.ui.scenes.table_settable import SettableTable
from tac.ui.scenes.table_waiting import GoOnButton
from tac.ui.scenes.table_watch import Watching, WatchPanel

_POINTED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_GONE: Final = pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(-1.0, -1.0), touch=True)
"""A pointer that comes up where there is nothing."""


class Panel(Protocol):
    """Lies over the table, and takes its events first."""

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; True if it was meant for the panel."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table."""


class PanelTable(SettableTable):
    """The part of the table that lays panels over it: `TableScene` makes what is named here."""

    _kit: Kit
    _watch_in: float
    _on_panel: int | None = None
    """The finger, or with 0 the mouse, that has pressed a panel and is still down."""

    @property
    def awaits(self) -> bool:
        """Whether somebody moves or calls in the next moments."""
        return self._pacer.awaits

    def _panels(self) -> Sequence[Panel]:
        """What lies over the table now, the lowest first."""
        return [panel for panel in (self._watch, self._waiting) if panel is not None]

    def _give_panels(self, event: pygame.Event) -> bool:
        """Give them an event; True if it was meant for one.

        One finger at a time presses there. What the others do, and what is dragged over them, is the table's.
        """
        finger = getattr(event, "finger", 0)
        if event.type in _POINTED and self._on_panel != finger:
            dragged = event.type == pygame.MOUSEMOTION and any(event.buttons)
            if self._on_panel is not None or dragged or event.type == pygame.MOUSEBUTTONUP:
                return False
        used = any(panel.handle(event) for panel in self._panels())
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._on_panel = finger if used else None
        elif event.type == pygame.MOUSEBUTTONUP:
            self._on_panel = None
        return used

    def cover(self) -> None:
        """Nobody presses a panel any more: that finger belongs to the screen on top."""
        if self._on_panel is not None:
            self._on_panel = None
            for panel in self._panels():
                panel.handle(_GONE)

    def _arrange_panels(self) -> None:
        """Place them for the present layout."""
        if self._watch is not None:
            self._watch.arrange(self.view.layout, self._people[0])
        if self._waiting is not None:
            self._waiting.arrange(self.view.layout)

    def go_on(self) -> None:
        """Let the computer that waits with its turn go on; nothing happens where none waits."""
        self._hands.settle()
        self.match.submit(GoOn())
        self._pacer.deliver()

    @property
    def _only_computers_are_in(self) -> bool:
        return all(seat in self.match.table.out for seat in self._people)

    def _offer_watching(self, dt_ms: float) -> None:
        """Ask how to go on once the last person's last card has been looked at."""
        if not self._people:
            return
        if not self._only_computers_are_in or self.match.is_over:
            self._watch_in = LAST_LOOK * self._speed
            if self._watch is not None:
                self._watch = None
                self.dirty.mark_all()
                if not self.match.is_over:
                    # A call has brought somebody back in.
                    self.watch(Watching.ON)
            return
        self._watch_in -= dt_ms
        if self._watch_in <= 0.0 and self._watch is None:
            self._watch = WatchPanel(self._kit, self._t, self.watch, self.dirty.mark)
            self._watch.arrange(self.view.layout, self._people[0])
            self.dirty.mark_all()

    @property
    def _waits_for_going_on(self) -> bool:
        """Whether somebody's word lets the game go on."""
        return self.match.waiting is not None

    def _offer_going_on(self) -> None:
        """Show the button for as long as a computer waits, whatever lies on the table."""
        self.view.waits(self.match.waiting)
        waits = self._waits_for_going_on
        if waits == (self._waiting is not None):
            return
        self._waiting = None
        if waits:
            self._waiting = GoOnButton(self._kit, self._t, self._go_on_key(), self.go_on, self.dirty.mark)
            self._waiting.arrange(self.view.layout)
        self.dirty.mark_all()
