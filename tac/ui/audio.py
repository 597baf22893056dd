"""Sound: named effects in several variants, placed left or right; silence where there is no device."""

from __future__ import annotations

import math
import os
import random
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from tac.ui.assets import ASSETS, for_sdl

FREQUENCY: Final = 44100
BUFFER: Final = 1024
"""Samples at a time, 23 ms: with half as many a still table would wake the computer twice as often."""
CHANNELS: Final = 24
VOICE: Final = "shout-"
"""How the names begin that are somebody's voice and follow the volume of voices."""

_MIDDLE: Final = 1.2
"""Lifts what comes from the middle, which both sides share, so that it is as loud as what comes from one."""
_REST: Final = 0.004
"""Between reading two files, in seconds."""
_FILE: Final = re.compile(r"(?P<name>.+)-(?P<number>\d+)")


class Audio:
    """Plays ``<name>-<n>.ogg`` from the sounds' folder, never the same variant of a name twice in a row.

    Nothing is opened before ``open``, so that it can be done after the first frame; the files are then
    read in a thread of their own. Without a device, or when it is lost, ``available`` is False, ``problem``
    says why, and every call does nothing.
    """

    def __init__(
        self,
        folder: Path = ASSETS / "sounds",
        *,
        effects: float = 0.8,
        voices: float = 1.0,
        muted: bool = False,
    ) -> None:
        self.effects = effects
        self.voices = voices
        self.muted = muted
        self.available = False
        self.held = False
        self.problem = ""
        self._files = _variants(folder)
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        # Each name has a chance of its own: what is heard of one tells nothing of how often another was.
        self._chances = {name: random.Random(name) for name in self._files}
        self._loader: threading.Thread | None = None
        self._closing = threading.Event()

    @property
    def names(self) -> frozenset[str]:
        """The names there are sounds for."""
        return frozenset(self._files)

    def open(self) -> bool:
        """Open the sound device; False, and silence from then on, if that fails."""
        try:
            with _quiet():
                pygame.mixer.init(FREQUENCY, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            self.problem = str(error)
            return False
        self.available = True
        self._closing.clear()
        self._loader = threading.Thread(target=self._load, name="sounds", daemon=True)
        self._loader.start()
        return True

    def variant(self, name: str) -> Path:
        """The file to be played next for a name, any but the one before; KeyError for an unknown name."""
        files = self._files[name]
        others = [path for path in files if path != self._last.get(name)] or files
        self._last[name] = self._chances[name].choice(others)
        return self._last[name]

    def play(self, name: str, *, pan: float = 0.0, volume: float = 1.0) -> None:
        """Play a variant; ``pan`` from -1 (left) to 1 (right), ``volume`` 0..1 of the setting's.

        KeyError for an unknown name, with or without a device.
        """
        path = self.variant(name)
        loud = (self.voices if name.startswith(VOICE) else self.effects) * volume
        if not self.available or self.muted or loud <= 0.0:
            return
        self._try(lambda: self._start(path, pan, loud))

    def mute(self, muted: bool) -> None:
        """Switch all sound off, at once, or on."""
        self.muted = muted
        if muted:
            self._try(pygame.mixer.stop)

    def hold(self, held: bool) -> None:
        """Let what sounds now wait, as in a pause, or go on; what begins meanwhile is heard."""
        self.held = held
        self._try(pygame.mixer.pause if held else pygame.mixer.unpause)

    def cut(self) -> None:
        """End what sounds, and what is held."""
        self.held = False
        self._try(pygame.mixer.stop)

    def close(self) -> None:
        """Let go of the device."""
        self._try(pygame.mixer.stop)
        self.available = False
        self._closing.set()
        if self._loader is not None:
            self._loader.join()
            self._loader = None
            self._loaded.clear()
            pygame.mixer.quit()

    def _start(self, path: Path, pan: float, loud: float) -> None:
        sound = self._sound(path)
        if sound is not None:
            channel = pygame.mixer.find_channel(True)
            channel.play(sound)
            left, right = sides(pan)
            channel.set_volume(loud * left, loud * right)

    def _sound(self, path: Path) -> pygame.mixer.Sound | None:
        """Read a file, once; None for one that cannot be read, which is a silence and no reason to stop."""
        if path not in self._loaded:
            try:
                self._loaded[path] = pygame.mixer.Sound(for_sdl(path))
            except (pygame.error, OSError):
                if pygame.mixer.get_init() is None:
                    raise
                self._loaded[path] = None
        return self._loaded[path]

    def _load(self) -> None:
        """Read all files, so that no frame has to wait for one; with a rest after each, for the frames."""
        for files in self._files.values():
            for path in files:
                if self._closing.wait(_REST):
                    return
                self._try(lambda path=path: self._sound(path))  # type: ignore[misc]

    def _try(self, act: Callable[[], object]) -> None:
        """Do something with the device; if it is gone, there is silence from now on."""
        if self.available:
            try:
                act()
            except (pygame.error, OSError) as error:
                self.available, self.problem = False, str(error)


def sides(pan: float) -> tuple[float, float]:
    """How loud left and right are for a place from -1 to 1: equally loud together, wherever it is."""
    angle = (1 + max(-1.0, min(1.0, pan))) * math.pi / 4
    return min(1.0, _MIDDLE * math.cos(angle)), min(1.0, _MIDDLE * math.sin(angle))


def _variants(folder: Path) -> dict[str, list[Path]]:
    """The files of each name, in the order of their numbers."""
    found: dict[str, list[tuple[int, Path]]] = {}
    for path in folder.glob("*.ogg"):
        match = _FILE.fullmatch(path.stem)
        if match:
            found.setdefault(match["name"], []).append((int(match["number"]), path))
    return {name: [path for _, path in sorted(files)] for name, files in found.items()}


@contextmanager
def _quiet() -> Iterator[None]:
    """Swallow what the system's sound library writes to the terminal when there is no device."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
