"""Several fingers at the table at once: each presses, taps and drags by itself."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui.input import Clicks
from tac.ui.scenes.table_pointer import TablePointer


class TableFingers:
    """One pointer for the mouse and the first finger, and one for each further finger.

    ``make`` makes a pointer that shares what is remembered of clicks.
    """

    def __init__(self, make: Callable[[Clicks], TablePointer]) -> None:
        self._clicks = Clicks()
        self._make = make
        self._pointers = [make(self._clicks)]

    def handle(self, event: pygame.Event) -> None:
        """Take an event; any may be given."""
        finger = getattr(event, "finger", 0)
        while finger >= len(self._pointers):
            self._pointers.append(self._make(self._clicks))
        self._pointers[finger].handle(event)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._clicks.advance(dt_ms)
        for pointer in self._pointers:
            pointer.update(dt_ms)

    def leave(self) -> None:
        """Nothing points at the table any more."""
        for pointer in self._pointers:
            pointer.leave()

    def cancel(self) -> bool:
        """Nothing is held any more, a dragged card goes home; returns whether there was one."""
        cancelled = [pointer.cancel() for pointer in self._pointers]
        return any(cancelled)
