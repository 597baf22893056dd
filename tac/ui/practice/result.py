"""What came of a session of a drill, for the screen at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from tac.practice.skill import Answer


class Result(Struct, frozen=True):
    """All ``answers``; ``points`` and the longest ``row``, 0 where the drill has none; ``best`` before it.

    ``counts`` is whether the points can be a record: not those of what was broken off.
    """

    answers: tuple[Answer, ...]
    points: int = 0
    row: int = 0
    best: int = 0
    counts: bool = True

    @property
    def is_record(self) -> bool:
        """Whether the points are the most so far."""
        return self.counts and self.points > self.best
