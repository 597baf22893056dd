"""One loudness for all sounds: what is heard as loudest for a tenth of a second is brought to one level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from tools.sounds.synth import RATE, length

if TYPE_CHECKING:
    from tools.sounds.synth import Samples

TARGET: Final = -16.0
"""Loudness of a sound of ordinary weight, in decibels below full scale."""
PEAK: Final = -3.5
"""No sample is louder, in decibels: half a decibel is left for what the encoder adds."""

_WINDOW: Final = 0.1
_STEP: Final = 0.0125


def loudness(signal: Samples) -> float:
    """Measure the loudest tenth of a second, in decibels, weighted as hearing does (after ITU-R BS.1770)."""
    window, step = length(_WINDOW), length(_STEP)
    padded = np.concatenate([signal, np.zeros(window)])
    heard = _as_heard(padded)
    energy = np.concatenate([[0.0], np.cumsum(heard**2)])
    starts = np.arange(0, len(padded) - window + 1, step)
    loudest = float(np.max(energy[starts + window] - energy[starts])) / window
    return 10 * float(np.log10(max(loudest, 1e-12)))


def peak(signal: Samples) -> float:
    """Measure the loudest sample, in decibels."""
    return 20 * float(np.log10(max(float(np.max(np.abs(signal))), 1e-6)))


def levelled(signal: Samples, weight: float) -> Samples:
    """Bring a sound to ``weight`` decibels over the common loudness; too high peaks are held down."""
    ceiling = 10 ** (PEAK / 20)
    held = signal
    for _ in range(12):  # holding peaks down takes loudness away: approach it
        held = held * 10 ** ((TARGET + weight - loudness(held)) / 20)
        if peak(held) <= PEAK:
            break
        held = np.where(np.abs(held) > ceiling / 2, np.sign(held) * _bent(np.abs(held), ceiling), held)
    return np.clip(held, -ceiling, ceiling)


def _bent(height: Samples, ceiling: float) -> Samples:
    """Bend what is over half the ceiling so that it never reaches it."""
    half = ceiling / 2
    bent: Samples = half + half * np.tanh((height - half) / half)
    return bent


def _as_heard(signal: Samples) -> Samples:
    """Weight the pitches: nothing below hearing, and 4 dB more above 1.5 kHz."""
    pitch = np.fft.rfftfreq(len(signal), 1 / RATE)
    shelf = np.sqrt((1 + (pitch / 1500) ** 2 * 10**0.4) / (1 + (pitch / 1500) ** 2))
    heard: Samples = np.fft.irfft(np.fft.rfft(signal) * shelf * pitch**2 / (pitch**2 + 38**2), len(signal))
    return heard
