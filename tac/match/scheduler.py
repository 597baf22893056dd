"""The one scheduler of a match: what is to happen later, in the order of its nominal times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush


@dataclass(order=True, slots=True)
class Entry:
    """One planned thing. ``is_current`` tells whether the state it was planned for is still there."""

    due: int
    order: int
    is_current: Callable[[], bool] = field(compare=False)
    act: Callable[[], object] = field(compare=False)


class Scheduler:
    """Planned things by due time (milliseconds since the start); equal times in the order of planning."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._order = 0

    def plan(self, due: int, is_current: Callable[[], bool], act: Callable[[], object]) -> None:
        """Plan ``act`` for ``due``; it is dropped when ``is_current`` no longer holds by then."""
        self._order += 1
        heappush(self._entries, Entry(due, self._order, is_current, act))

    def next_due(self) -> int | None:
        """When the next thing is due, or None where nothing is planned."""
        self._drop_stale()
        return self._entries[0].due if self._entries else None

    def take_due(self, now: int) -> Entry | None:
        """The next thing that is due by ``now``, taken out, or None."""
        self._drop_stale()
        if self._entries and self._entries[0].due <= now:
            return heappop(self._entries)
        return None

    def drop_before(self, moment: int) -> None:
        """Forget everything due before ``moment``."""
        self._entries = [entry for entry in self._entries if entry.due >= moment]
        heapify(self._entries)

    def _drop_stale(self) -> None:
        while self._entries and not self._entries[0].is_current():
            heappop(self._entries)
