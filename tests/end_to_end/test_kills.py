"""Killed in its window at any moment, a game is there at the next start, at the same move (case 17)."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.kills import kill
from tests.end_to_end.screen import Screen

KILLS = 2
"""`python3 -m tests.end_to_end.kills` does thirty, and plays the games to their end."""


def test_a_killed_game_goes_on(screen: Screen, compiled: str, tmp_path: Path) -> None:
    counted = kill(screen, tmp_path / "games", KILLS, 5, {"PYTHONPYCACHEPREFIX": compiled}, to_the_end=False)
    assert counted.kills == KILLS
