"""Headless pygame for every test of the interface; nothing here depends on how fast the machine is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.ui.practice_hands import NOW

if TYPE_CHECKING:
    from tac.ui.practice.kept import Kept

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile("ui", deadline=None, max_examples=60)
settings.load_profile("ui")


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    """The practice of somebody called "me", in a folder of its own."""
    from tac.ui.practice.kept import Kept

    practice = Kept(tmp_path, lambda: "me", lambda problem: None, lambda: "now", lambda: NOW)
    yield practice
    practice.close(5.0)
