"""How long it takes from the start of the process to the first picture, beside a window without anything."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tac.cli.game import FIRST_FRAME
from tac.shipped import MAIN

GAME: Final = ("--seats", "human,lak,srednji", "--seed", "7", "--windowed", "--size", "1280x720")

WINDOW: Final = """
import os, sys, time
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, sys.argv[1])
import pygame
pygame.display.init()
window = pygame.Window("Tač!", (1280, 720))
window.get_surface().fill("darkgreen")
window.flip()
print(time.monotonic(), pygame.display.get_driver())
"""
"""The least that shows something."""

Tell = Callable[[str], object]


class NoStart(Exception):
    """A process that was to be measured did not get to its first picture; the text is what it said."""


@dataclass(slots=True)
class StartsMeasured:
    """Milliseconds from a process's start to its first picture, for the ``game`` and a bare ``window``.

    ``driver`` is what showed the pictures; ``packaged`` is there where a packaged program was measured, too.
    """

    driver: str
    game: list[float] = field(default_factory=list)
    window: list[float] = field(default_factory=list)
    packaged: list[float] = field(default_factory=list)


def measure_starts(runs: int, tell: Tell, program: Path | None = None) -> StartsMeasured:
    """Start the game and a bare window in turn, so many times each; the first start of each does not count.

    So is the packaged ``program``, where there is one. They have a folder of their own for that: nobody's
    settings and games are touched. Raises `NoStart`.
    """
    with TemporaryDirectory() as folder:
        return _measure_starts(runs, tell, folder, program)


def _measure_starts(runs: int, tell: Tell, folder: str, program: Path | None) -> StartsMeasured:
    import pygame

    # The first start writes compiled modules for the others, whatever the environment says.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    window = [sys.executable, "-c", WINDOW, str(Path(pygame.__file__).resolve().parents[1])]
    game = [sys.executable, str(MAIN), *GAME, "--data", folder]
    packaged = None if program is None else [str(program), *GAME, "--data", folder]
    tell("start: for the first time")
    driver = _driver(window, variables)
    if driver is None:
        variables["SDL_VIDEODRIVER"] = driver = "dummy"
    variables[FIRST_FRAME] = "1"
    _start(game, variables)
    if packaged is not None:
        _start(packaged, variables)
    found = StartsMeasured(driver)
    for run in range(1, runs + 1):
        tell(f"start: {run} of {runs}")
        found.window.append(_start(window, variables)[0])
        found.game.append(_start(game, variables)[0])
        if packaged is not None:
            found.packaged.append(_start(packaged, variables)[0])
    return found


def _driver(window: Sequence[str], variables: dict[str, str]) -> str | None:
    """What shows pictures here; None where there is no screen."""
    try:
        _, said = _start(window, variables)
    except NoStart:
        return None
    # Where there is no screen, SDL itself takes a driver that paints in memory, which no game does.
    return said[1] if said[1] not in ("offscreen", "evdev") else None


def _start(command: Sequence[str], variables: dict[str, str]) -> tuple[float, list[str]]:
    """Start a process; returns after how many milliseconds it showed its first picture, and what it said."""
    began = time.monotonic()
    try:
        done = subprocess.run(
            command, env=variables, capture_output=True, text=True, encoding="utf-8", check=False
        )
    except OSError as error:
        raise NoStart(str(error)) from error
    said = done.stdout.split()
    if done.returncode != 0 or not said:
        raise NoStart(done.stderr.strip())
    # Both processes read the same clock, which is the computer's.
    return (float(said[0]) - began) * 1000, said
