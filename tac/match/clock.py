"""Clocks of a match, in whole milliseconds since its start.

A match never reads the computer's own clock: it asks the one it was given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """What a match needs to know of time."""

    def now(self) -> int:
        """Milliseconds since the start, pauses left out; never goes back."""

    def pause(self) -> None:
        """Stand still until `resume`."""

    def resume(self) -> None:
        """Go on from where it stood."""


class SteppedClock:
    """A clock that moves only when told: by the frames of a window, by a test, or by jumps."""

    def __init__(self) -> None:
        self._now = 0.0
        self._paused = False

    def now(self) -> int:
        """Milliseconds since the start."""
        return int(self._now)

    def pause(self) -> None:
        """Let `step` pass without effect."""
        self._paused = True

    def resume(self) -> None:
        """Let `step` count again."""
        self._paused = False

    def step(self, milliseconds: float) -> None:
        """Let time pass; nothing happens while paused. Raises `ValueError` for negative time."""
        if milliseconds < 0:
            raise ValueError("time does not go back")
        if not self._paused:
            self._now += milliseconds

    def jump_to(self, moment: int) -> None:
        """Be at ``moment``, in milliseconds since the start, if that is not in the past."""
        if not self._paused:
            self._now = max(self._now, float(moment))


class RealClock:
    """A clock that follows ``source``, a function that gives seconds, such as `time.monotonic`."""

    def __init__(self, source: Callable[[], float]) -> None:
        self._source = source
        self._start = source()
        self._paused_at: float | None = None

    def now(self) -> int:
        """Milliseconds since the start, pauses left out."""
        end = self._source() if self._paused_at is None else self._paused_at
        return int((end - self._start) * 1000)

    def pause(self) -> None:
        """Stand still until `resume`."""
        if self._paused_at is None:
            self._paused_at = self._source()

    def resume(self) -> None:
        """Go on from where it stood."""
        if self._paused_at is not None:
            self._start += self._source() - self._paused_at
            self._paused_at = None
