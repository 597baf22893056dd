"""Building blocks of our sounds: noise, bands, swells, struck bodies and plucked strings.

All are one-dimensional arrays of 44,100 samples a second. Times are in seconds, pitches in hertz. Every
random choice comes from the generator that is handed in, so that a sound is the same each time it is made.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

RATE: Final = 44_100

Samples = npt.NDArray[np.float64]
Chance = np.random.RandomState
"""The generator whose stream NumPy promises never to change."""


def length(seconds: float) -> int:
    """Give the number of samples in a time."""
    return round(seconds * RATE)


def times(seconds: float) -> Samples:
    """Give the time of each sample from 0."""
    return np.arange(length(seconds)) / RATE


def silence(seconds: float) -> Samples:
    """Give nothing, for a time."""
    return np.zeros(length(seconds))


def noise(seconds: float, chance: Chance) -> Samples:
    """Give white noise."""
    return chance.standard_normal(length(seconds))


def band(signal: Samples, low: float, high: float, steepness: int = 2) -> Samples:
    """Keep what lies between two pitches; it falls off by 6 dB times ``steepness`` an octave outside."""
    padded = np.concatenate([signal, np.zeros(length(0.05))])
    pitch = np.fft.rfftfreq(len(padded), 1 / RATE)
    pitch[0] = 1e-6
    gain = 1 / np.sqrt((1 + (low / pitch) ** (2 * steepness)) * (1 + (pitch / high) ** (2 * steepness)))
    kept: Samples = np.fft.irfft(np.fft.rfft(padded) * gain, len(padded))[: len(signal)]
    return kept


def swept_noise(path: Sequence[tuple[float, float]], width: float, chance: Chance) -> Samples:
    """Give noise whose middle pitch goes along ``path`` (time, pitch), ``width`` octaves wide."""
    seconds = path[-1][0]
    t = times(seconds)
    middle = np.interp(t, [time for time, _ in path], [np.log2(pitch) for _, pitch in path])
    source = noise(seconds, chance)
    swept = np.zeros_like(source)
    for centre in np.arange(7.0, 14.0, 0.5):  # 128 Hz to 11.6 kHz in half octaves
        part = band(source, 2 ** (centre - 0.25), 2 ** (centre + 0.25))
        swept += part * 2 ** (-centre / 2) * np.exp(-(((middle - centre) / width) ** 2))
    return unit(swept)


def curve(path: Sequence[tuple[float, float]]) -> Samples:
    """Give a smooth curve through points (time, height), its slopes level at each of them."""
    t = times(path[-1][0])
    drawn = np.zeros_like(t)
    for (start, low), (end, high) in itertools.pairwise(path):
        here = (t >= start) & (t < end)
        along = (t[here] - start) / (end - start)
        drawn[here] = low + (high - low) * (0.5 - 0.5 * np.cos(np.pi * along))
    return drawn


def fading(seconds: float, half_life: float, attack: float = 0.001) -> Samples:
    """Give an envelope that rises within ``attack`` and then halves every ``half_life``."""
    t = times(seconds)
    tail = np.clip((seconds - t) / min(0.02, seconds / 4), 0, 1)  # to nothing, without a click
    envelope: Samples = np.clip(t / attack, 0, 1) * 0.5 ** (t / half_life) * tail
    return envelope


def struck(modes: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """Strike a body that rings at ``modes`` (pitch, loudness, half-life)."""
    t = times(seconds)
    body = np.zeros_like(t)
    for pitch, loudness, half_life in modes:
        body += loudness * np.sin(2 * np.pi * pitch * t) * fading(seconds, half_life, 0.0006)
    return body


def glide(path: Sequence[tuple[float, float]]) -> Samples:
    """Give a sine whose pitch goes along ``path`` (time, pitch)."""
    t = times(path[-1][0])
    pitch = np.interp(t, [time for time, _ in path], [value for _, value in path])
    wave: Samples = np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    return wave


def plucked(pitch: float, seconds: float, chance: Chance, *, brightness: float = 1.0) -> Samples:
    """Pluck a double string, as a tambura has: two courses a hair apart, with the click of the plectrum."""
    t = times(seconds)
    string = np.zeros_like(t)
    for detune in (0.9993, 1.0007):
        for k in range(1, 25):
            partial = (
                k * pitch * detune * np.sqrt(1 + 0.00012 * k * k)
            )  # a stiff string's overtones are sharp
            if partial > 15_000:
                break
            loudness = np.sin(np.pi * k * 0.17) / k ** (1.5 - 0.5 * brightness)
            half_life = 0.42 / (1 + 0.22 * k / brightness) * (220 / pitch) ** 0.35
            wave = np.sin(2 * np.pi * partial * t + chance.uniform(0, 2 * np.pi))
            string += loudness * wave * 0.5 ** (t / half_life)
    string *= fading(seconds, 10.0, 0.0015)
    click = band(noise(0.012, chance), 1800, 7000) * fading(0.012, 0.002)
    return mixed((0, unit(string)), (0, click * 0.12 * brightness))


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """Lay sounds over each other, each from its own time on."""
    total = np.zeros(max(length(start) + len(part) for start, part in parts))
    for start, part in parts:
        total[length(start) : length(start) + len(part)] += part
    return total


def room(signal: Samples, seconds: float, loudness: float, chance: Chance) -> Samples:
    """Let a small warm room answer for ``seconds``, ``loudness`` times as loud as the sound itself."""
    tail = band(noise(seconds, chance), 250, 4200, 1) * fading(seconds, seconds / 5, 0.004)
    tail *= loudness / np.sqrt(np.sum(tail**2))
    size = len(signal) + len(tail)
    answer = np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(tail, size), size)
    return mixed((0, signal), (0.006, answer))


def warm(signal: Samples, drive: float) -> Samples:
    """Saturate softly: it adds the overtones by which small loudspeakers let a low drum be heard."""
    saturated: Samples = np.tanh(unit(signal) * drive) / np.tanh(drive)
    return saturated


def trimmed(signal: Samples) -> Samples:
    """Cut off the end that lies 60 dB under the peak, and fade what is left out."""
    heard = np.flatnonzero(np.abs(signal) > np.max(np.abs(signal)) / 1000)
    kept = signal[: heard[-1] + 1].copy()
    fade = min(length(0.015), len(kept))
    kept[-fade:] *= np.linspace(1, 0, fade)
    return kept


def unit(signal: Samples) -> Samples:
    """Scale to a peak of 1."""
    peak = float(np.max(np.abs(signal)))
    return signal / peak if peak else signal
