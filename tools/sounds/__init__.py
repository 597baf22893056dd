"""The sounds of the game, made by computing: no recording is used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

import numpy as np

from tools.sounds import cards, signals
from tools.sounds.loudness import PEAK, TARGET, levelled, loudness, peak
from tools.sounds.synth import RATE, trimmed

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.sounds.synth import Chance, Samples

__all__ = ["PEAK", "RATE", "SOUNDS", "TARGET", "Sound", "loudness", "made", "peak", "sound_names"]


@dataclass(frozen=True, slots=True)
class Sound:
    """How one sound is made."""

    recipe: Callable[[Chance], Samples]
    weight: float
    """Loudness over the common one, in decibels: what is heard hundreds of times is softer."""
    variants: int = 1


SOUNDS: Final[dict[str, Sound]] = {
    "slide": Sound(cards.slide, -6, 3),
    "flick": Sound(cards.flick, -4, 3),
    "tap": Sound(cards.tap, -3, 3),
    "tick-tap": Sound(cards.tick_tap, -3, 3),
    "knock": Sound(cards.knock, -1, 3),
    "riffle": Sound(cards.riffle, -3),
    "thud": Sound(cards.thud, -3),
    "reverse-slide": Sound(cards.reverse_slide, -4),
    "penalty-slide": Sound(cards.penalty_slide, -3, 3),
    "drum": Sound(signals.drum, 2),
    "shout": Sound(signals.shout, 2),
    "flat": Sound(signals.flat, -2),
    "late": Sound(signals.late, -3),
    "fanfare": Sound(signals.fanfare, 0),
    "end": Sound(signals.end, 0),
    "click": Sound(signals.click, -7),
    "count": Sound(signals.count, -4),
}


def sound_names() -> list[str]:
    """List all files without their ending: ``slide-1``, ``slide-2`` …"""
    return [f"{name}-{k}" for name, sound in SOUNDS.items() for k in range(1, sound.variants + 1)]


def made(name: str) -> Samples:
    """Make one sound of ``sound_names()``: 44,100 samples a second, one channel, -1 to 1."""
    sound = SOUNDS[name.rpartition("-")[0]]
    chance = np.random.RandomState(crc32(name.encode()))
    return levelled(trimmed(sound.recipe(chance)), sound.weight)
