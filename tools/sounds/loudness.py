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

_HOLD: Final = 0.0015
"""How long before and after a peak it is turned down, in seconds."""
_LIFT, _SHELF, _SHARP, _LOW = 10**0.2, 1681.97, 0.7072, 38.135
"""The weighting of BS.1770: the shelf's height, its middle in hertz, its sharpness, and where depth ends."""
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
    held = signal
    for _ in range(12):  # holding peaks down takes loudness away: approach it
        held = held * 10 ** ((TARGET + weight - loudness(held)) / 20)
        if peak(held) <= PEAK:
            break
        held = _held_down(held, 10 ** (PEAK / 20))
    return np.clip(held, -(10 ** (PEAK / 20)), 10 ** (PEAK / 20))


def _held_down(signal: Samples, ceiling: float) -> Samples:
    """Turn the sound down softly around whatever is too high: its shape is kept, and nothing grates."""
    around = 2 * length(_HOLD) + 1
    padded = np.pad(np.abs(signal), around - 1)
    highest = np.lib.stride_tricks.sliding_window_view(padded, around).max(axis=1)
    gain = ceiling / np.maximum(highest, ceiling)
    bell = np.hanning(around + 2)[1:-1]
    turned: Samples = signal * np.convolve(gain, bell / bell.sum(), mode="valid")
    return turned


def _as_heard(signal: Samples) -> Samples:
    """Weight the pitches as ITU-R BS.1770 does: next to nothing below hearing, 4 dB more above 2 kHz."""
    s = 1j * np.fft.rfftfreq(len(signal), 1 / RATE)
    head = (_LIFT * s**2 + _LIFT**0.5 * s * _SHELF / _SHARP + _SHELF**2) / (
        s**2 + s * _SHELF / _SHARP + _SHELF**2
    )
    low = s**2 / (s**2 + s * _LOW / 0.5003 + _LOW**2)
    heard: Samples = np.fft.irfft(np.fft.rfft(signal) * head * low, len(signal))
    return heard
