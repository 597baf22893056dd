"""The sounds of the game, made by computing: no recording is used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

import numpy as np

from tools.sounds import cards, shouts, signals
from tools.sounds.loudness import PEAK, TARGET, levelled, loudness, peak
from tools.sounds.synth import RATE, trimmed

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.sounds.synth import Chance, Samples

__all__ = ["PEAK", "RATE", "SOUNDS", "TARGET", "Sound", "loudness", "made", "peak", "pitch_of", "sound_names"]


@dataclass(frozen=True, slots=True)
class Sound:
    """How one sound is made."""

    recipe: Callable[[float, Chance], Samples]
    """Makes it, so many times as high as usual."""
    weight: float
    """Loudness over the common one, in decibels: what is heard hundreds of times is softer."""
    variants: int = 1
    spread: float = 0.06
    """How far the pitches of the variants lie from the middle, as a share of it."""


SOUNDS: Final[dict[str, Sound]] = {
    "slide": Sound(cards.slide, -6, 6, 0.1),
    "flick": Sound(cards.flick, -4, 5, 0.08),
    "tap": Sound(cards.tap, -3, 5, 0.07),
    "tick-tap": Sound(cards.tick_tap, -3, 5, 0.06),
    "knock": Sound(cards.knock, -1, 5, 0.05),
    "riffle": Sound(cards.riffle, -3, 4),
    "stack": Sound(cards.stack, -3, 4),
    "thud": Sound(cards.thud, -3, 4),
    "reverse-slide": Sound(cards.reverse_slide, -4, 4, 0.07),
    "penalty-slide": Sound(cards.penalty_slide, -3, 5, 0.07),
    "lay": Sound(cards.lay, -7, 5, 0.08),
    "drum": Sound(signals.drum, 0, 3, 0.03),
    "flat": Sound(signals.flat, -2, 2, 0.03),
    "late": Sound(signals.late, -3, 2, 0.03),
    "fanfare": Sound(signals.fanfare, 0),
    "end": Sound(signals.end, 0),
    "click": Sound(signals.click, -7, 4),
    "count": Sound(signals.count, -4),
    **{f"shout-{avatar}": Sound(shouts.shout(avatar), 1, 3, 0.025) for avatar in shouts.VOICES},
}


def sound_names() -> list[str]:
    """List all files without their ending: ``slide-1``, ``slide-2`` …"""
    return [f"{name}-{k}" for name, sound in SOUNDS.items() for k in range(1, sound.variants + 1)]


def pitch_of(name: str) -> float:
    """Tell how high a variant is: the variants of a sound lie evenly about 1."""
    kind, _, number = name.rpartition("-")
    sound = SOUNDS[kind]
    if sound.variants == 1:
        return 1.0
    place = 2 * (int(number) - 1) / (sound.variants - 1) - 1  # from -1 to 1
    return float((1 + sound.spread) ** place)


def made(name: str) -> Samples:
    """Make one sound of ``sound_names()``: 44,100 samples a second, one channel, -1 to 1."""
    sound = SOUNDS[name.rpartition("-")[0]]
    chance = np.random.RandomState(crc32(name.encode()))
    return levelled(trimmed(sound.recipe(pitch_of(name), chance)), sound.weight)
