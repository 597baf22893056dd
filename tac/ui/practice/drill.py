"""What the practice screen offers: a list of drills, each with its way in."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Drill(Struct, frozen=True):
    """One drill: its name, its icon, and its way in.

    The name is that of its texts (`practice.NAME`, `practice.NAME.about`) and the value of its `Mode`.
    """

    name: str
    icon: str
    open: Callable[[], None]
