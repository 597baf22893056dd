"""What the menu offers, in its order; what cannot be done is not shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One entry: its name, which is that of its text (`menu.NAME`) and of its door, and its icon.

    ``small`` ones, which are no game, stand two in a row below the others.
    """

    name: str
    icon: str
    small: bool = False


ENTRIES: Final = (
    Entry("continue", "play"),
    Entry("computer", "cpu"),
    Entry("together", "people"),
    Entry("practice", "eye"),
    Entry("first", "shield", small=True),
    Entry("rules", "rules", small=True),
    Entry("past", "clock", small=True),
    Entry("statistics", "chart", small=True),
    Entry("settings", "gear", small=True),
    Entry("quit", "exit", small=True),
)
"""Those of a row belong together: learning the game, looking back, the program itself."""

Doors = Mapping[str, Callable[[], object]]
"""Where each entry leads, by its name; an entry without a door is not shown."""


def offered(doors: Doors) -> tuple[Entry, ...]:
    """The entries that are shown."""
    return tuple(entry for entry in ENTRIES if entry.name in doors)
