"""How long words are shown that go by themselves."""

from __future__ import annotations

from tac.ui.motion import durations


def reading_time(text: str) -> float:
    """How long a passing message stays, in milliseconds: long ones longer."""
    return max(durations.TOAST, durations.TOAST_LETTER * len(text))
