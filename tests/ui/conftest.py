"""Headless pygame for every test of the interface; nothing here depends on how fast the machine is."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile("ui", deadline=None, max_examples=60)
settings.load_profile("ui")
