"""What the menu offers, in its order; what cannot be done is not shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One entry: its name, which is that of its text (`menu.NAME`) and of its door, and its icon."""

    name: str
    icon: str


ENTRIES: Final = (
    Entry("continue", "play"),
    Entry("computer", "cpu"),
    Entry("together", "people"),
    Entry("first", "shield"),
    Entry("practice", "eye"),
    Entry("past", "clock"),
    Entry("rules", "rules"),
    Entry("statistics", "chart"),
    Entry("settings", "gear"),
    Entry("quit", "exit"),
)

Doors = Mapping[str, Callable[[], object]]
"""Where each entry leads, by its name; an entry without a door is not shown."""


def offered(doors: Doors) -> tuple[Entry, ...]:
    """The entries that are shown."""
    return tuple(entry for entry in ENTRIES if entry.name in doors)
