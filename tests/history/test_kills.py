"""Killed at any moment a game is there again, and misses at most its last move (case 17)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.history.kills import kill

KILLS = 40
"""`python3 -m tests.history.kills` does a thousand."""


@pytest.mark.skipif(os.name != "posix", reason="no SIGKILL")
def test_killed_games_are_continued_and_finished(tmp_path: Path) -> None:
    counted = kill(KILLS, 7, tmp_path)
    assert counted.kills == KILLS
    assert counted.games >= 2
