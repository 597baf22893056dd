"""Sound: named effects in several variants, placed left or right; silence where there is no device."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from tac.ui.assets import ASSETS
from tac.ui.layout import Side

FREQUENCY: Final = 44100
BUFFER: Final = 512
CHANNELS: Final = 16
VOICES: Final = frozenset({"shout"})
"""The names that are somebody's voice and follow the volume of voices."""

PANS: Final = {Side.BOTTOM: 0.0, Side.LEFT: -0.6, Side.TOP: 0.0, Side.RIGHT: 0.6}
"""Where a seat is heard: -1 left, 1 right."""

_FILE: Final = re.compile(r"(?P<name>.+)-(?P<number>\d+)")


class Audio:
    """Plays ``<name>-<n>.ogg`` from the sounds' folder, the variants of a name in turn.

    Nothing is opened before ``open``, so that it can be done after the first frame. Without a device
    ``available`` stays False, ``problem`` says why, and every call does nothing.
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
        self.problem = ""
        self._files = _variants(folder)
        self._loaded: dict[Path, pygame.mixer.Sound] = {}
        self._turns: dict[str, int] = {}

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
        return True

    def variant(self, name: str) -> Path:
        """The file that the name is played from next; KeyError for an unknown name."""
        files = self._files[name]
        turn = self._turns.get(name, 0)
        self._turns[name] = turn + 1
        return files[turn % len(files)]

    def play(self, name: str, *, pan: float = 0.0, volume: float = 1.0) -> None:
        """Play the next variant; ``pan`` from -1 (left) to 1 (right), ``volume`` 0..1 of the setting's.

        KeyError for an unknown name, with or without a device.
        """
        path = self.variant(name)
        loud = (self.voices if name in VOICES else self.effects) * volume
        if not self.available or self.muted or loud <= 0.0:
            return
        try:
            channel = self._sound(path).play()
        except pygame.error as error:
            self.available, self.problem = False, str(error)
            return
        if channel is not None:
            left, right = sides(pan)
            channel.set_volume(loud * left, loud * right)

    def mute(self, muted: bool) -> None:
        """Switch all sound off, at once, or on."""
        self.muted = muted
        if muted and self.available:
            pygame.mixer.stop()

    def hold(self, held: bool) -> None:
        """Let what sounds now wait, as while the window is minimised, or go on."""
        if self.available:
            if held:
                pygame.mixer.pause()
            else:
                pygame.mixer.unpause()

    def close(self) -> None:
        """Let go of the device."""
        if self.available:
            self.available = False
            self._loaded.clear()
            pygame.mixer.quit()

    def _sound(self, path: Path) -> pygame.mixer.Sound:
        if path not in self._loaded:
            self._loaded[path] = pygame.mixer.Sound(str(path))
        return self._loaded[path]


def sides(pan: float) -> tuple[float, float]:
    """How loud left and right are for a place from -1 to 1; the nearer side is always at full."""
    pan = max(-1.0, min(1.0, pan))
    return min(1.0, 1.0 - pan), min(1.0, 1.0 + pan)


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
