"""A watch that is told the time, and leaves pauses out."""

from __future__ import annotations


class Watch:
    """Milliseconds of play. All moments come from one clock of the caller's, in ms; they never go back."""

    def __init__(self) -> None:
        self._away = 0.0
        self._paused_at: float | None = None

    @property
    def is_paused(self) -> bool:
        """Whether it stands."""
        return self._paused_at is not None

    def at(self, now: float) -> float:
        """The moment ``now`` on the watch."""
        return (now if self._paused_at is None else self._paused_at) - self._away

    def pause(self, now: float) -> None:
        """Stand still until `resume`."""
        if self._paused_at is None:
            self._paused_at = now

    def resume(self, now: float) -> None:
        """Go on from where it stood."""
        if self._paused_at is not None:
            self._away += now - self._paused_at
            self._paused_at = None
