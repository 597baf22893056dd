"""A voice made by computing: a throat that hums, a mouth that shapes it, and breath between the teeth.

The hum is a sum of overtones, each as strong as the mouth lets it through at that moment, so that nothing
clicks and no filter rings. What makes it a voice and no organ: the pitch is never quite steady, breath goes
along with it in its rhythm, and the mouth never stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from tools.sounds.synth import RATE, Chance, Samples, band, fading, mixed, noise, times, unit

Mouth = tuple[float, float, float, float]
"""The four lowest resonances of a mouth of ordinary size, in hertz."""

Path = Sequence[tuple[float, float]]
"""A value at parts of the vowel, 0 its beginning and 1 its end."""

_WIDTHS: Final = (90.0, 110.0, 150.0, 200.0, 260.0)
_FIFTH: Final = 4550.0
_HIGHEST: Final = 11_000.0
_CONTROL: Final = 64  # the mouth is looked at every so many samples
_FRAME: Final = 256

_Gains = npt.NDArray[np.complex128]


@dataclass(frozen=True, slots=True)
class Voice:
    """How somebody shouts: lengths in seconds, pitches in hertz, shares from 0 to 1."""

    pitch: Path
    vowel: float
    mouths: Sequence[tuple[float, Mouth]]
    """The mouth at parts of the vowel."""
    size: float = 1.0
    """How much higher than a person's the mouth resonates: above 1 for small creatures."""
    tilt: float = 0.9
    """How quickly the overtones fall off: 0.6 a bright throat, 1.6 a hollow one."""
    breath: float = 0.08
    rough: Path = ((0.0, 0.0), (1.0, 0.0))
    """How much the throat rattles at half its pitch."""
    tremor: tuple[float, float, float] = (6.0, 0.006, 0.03)
    """Bleating: how often a second, its share of the pitch, its share of the loudness."""
    swell: Path = ((0.0, 0.75), (0.2, 1.0), (0.7, 0.85), (1.0, 0.6))
    hiss: float = 0.5
    """How loud the č is."""
    hissing: float = 0.12
    """How long the č is."""


def shouted(voice: Voice, pitch: float, chance: Chance) -> Samples:
    """Let a voice shout "Tač!", its throat ``pitch`` times as high as usual."""
    opened, closed = 0.018, 0.042  # after the t, and before the č
    return mixed(
        (0.002, _tongue(voice, chance) * 0.5),
        (opened, _vowel(voice, pitch, chance)),
        (opened + voice.vowel + closed, _hiss(voice, chance) * voice.hiss),
    )


def _vowel(voice: Voice, pitch: float, chance: Chance) -> Samples:
    """The open sound in the middle, from the tongue's leaving the teeth to its coming back."""
    t = times(voice.vowel)
    part = t / voice.vowel
    rate, deep, loud = voice.tremor
    bleat = np.sin(2 * np.pi * rate * t + chance.uniform(0, 1.0)) * np.clip(part / 0.25, 0, 1)
    tone = _along(voice.pitch, part) * pitch * (1 + deep * bleat) * (1 + 0.011 * _drift(len(t), 45, chance))
    phase = 2 * np.pi * np.cumsum(tone) / RATE
    swell = _along(voice.swell, part) * (1 + loud * bleat) * (1 + 0.08 * _drift(len(t), 60, chance))
    rough = _along(voice.rough, part)
    rattle = 1 - rough * (0.5 - 0.5 * np.cos(phase / 2 + 0.7)) * (1 + 0.4 * _drift(len(t), 90, chance))
    mouth = _mouth(voice)
    hum = unit(_hummed(tone, phase, voice, mouth)) * rattle
    air = unit(shaped(noise(voice.vowel, chance), lambda at, f: np.abs(mouth(at, f)).astype(np.float64)))
    air *= 0.45 + 0.55 * np.cos(phase)
    ends = np.clip(t / 0.014, 0, 1) * np.clip((voice.vowel - t) / 0.022, 0, 1)
    return unit((hum + voice.breath * air) * swell * np.sin(np.pi / 2 * ends) ** 2)


def _hummed(
    tone: Samples, phase: Samples, voice: Voice, mouth: Callable[[Samples, Samples], _Gains]
) -> Samples:
    """Sum the overtones, each as strong and as late as the mouth lets it through."""
    at = np.arange(0, len(tone) + _CONTROL, _CONTROL)
    pitch = np.interp(at, np.arange(len(tone)), tone)
    total: Samples = np.zeros(len(tone))
    for k in range(1, int(_HIGHEST / np.min(tone)) + 1):
        partial = k * pitch
        fade = np.clip((_HIGHEST - partial) / 1500, 0, 1)
        gain = mouth(at / RATE, partial) * fade / k**voice.tilt
        real, imaginary = (np.interp(np.arange(len(tone)), at, side) for side in (gain.real, gain.imag))
        total += real * np.cos(k * phase) - imaginary * np.sin(k * phase)
    return total


def _mouth(voice: Voice) -> Callable[[Samples, Samples], _Gains]:
    """What the mouth lets through at a time of the vowel and a pitch."""
    opening, closing = min(0.035, voice.vowel / 5), min(0.032, voice.vowel / 6)
    first = voice.mouths[0][1]
    path = [
        (0.0, (320.0, 0.5 * (first[1] + 1750.0), 2750.0, 3700.0)),
        *((opening + part * (voice.vowel - opening - closing), mouth) for part, mouth in voice.mouths),
        (voice.vowel, (330.0, 1750.0, 2550.0, 3600.0)),
    ]
    moments = [moment for moment, _ in path]

    def gain(at: Samples, frequency: Samples) -> _Gains:
        through: _Gains = np.ones(np.broadcast(at, frequency).shape, dtype=np.complex128)
        for k, width in enumerate(_WIDTHS):
            centre = np.interp(at, moments, [(*mouth, _FIFTH)[k] for _, mouth in path]) * voice.size
            wide = width * (1 + 0.25 * (voice.size - 1)) + 0.02 * centre
            through = through * centre**2 / (centre**2 - frequency**2 + 1j * frequency * wide)
        lift = (1 + (frequency / (1800 * voice.size)) ** 2) ** 1.35  # what all higher resonances do together
        return through * lift

    return gain


def _tongue(voice: Voice, chance: Chance) -> Samples:
    """The t: the tongue leaves the teeth."""
    bright = voice.size**0.5
    burst = band(noise(0.03, chance), 2300 * bright, 6200 * bright) * fading(0.03, 0.0045, 0.0008)
    body = band(noise(0.03, chance), 350, 1500) * fading(0.03, 0.004, 0.001)
    return unit(mixed((0, unit(burst)), (0, 0.35 * unit(body))))


def _hiss(voice: Voice, chance: Chance) -> Samples:
    """The č: a short stop, then breath between tongue and teeth that dies away."""
    bright = voice.size**0.4
    source = noise(voice.hissing, chance)

    def teeth(at: Samples, frequency: Samples) -> Samples:
        total: Samples = np.zeros(np.broadcast(at, frequency).shape)
        for loud, centre in ((1.0, 2700.0), (0.65, 3900.0), (0.2, 6000.0)):
            # The lips round themselves a little towards the end.
            middle = centre * bright * (1 - 0.08 * at / voice.hissing)
            total += loud * np.exp(-((np.log2(np.maximum(frequency, 50.0) / middle) / 0.33) ** 2))
        return total

    breath = shaped(source, teeth)
    t = times(voice.hissing)
    swell = (1 - np.exp(-t / 0.005)) * (0.75 + 0.25 * np.exp(-t / 0.012))
    return unit(breath * swell * np.clip((1 - t / voice.hissing) / 0.65, 0, 1) ** 1.2)


def shaped(source: Samples, gain: Callable[[Samples, Samples], Samples]) -> Samples:
    """Let a noise through a gain (of time in seconds and pitch in hertz) that changes as it goes."""
    hop = _FRAME // 2
    padded: Samples = np.concatenate([np.zeros(_FRAME), source, np.zeros(2 * _FRAME)])
    window: Samples = np.sin(np.pi * (np.arange(_FRAME) + 0.5) / _FRAME)
    pitches: Samples = np.fft.rfftfreq(_FRAME, 1 / RATE).astype(np.float64)
    out = np.zeros_like(padded)
    for start in range(0, len(padded) - _FRAME, hop):
        moment = np.full(1, max(0.0, (start - _FRAME / 2) / RATE))
        piece = np.fft.rfft(padded[start : start + _FRAME] * window) * gain(moment, pitches)
        out[start : start + _FRAME] += np.fft.irfft(piece, _FRAME) * window
    return out[_FRAME : _FRAME + len(source)]


def _along(path: Path, part: Samples) -> Samples:
    """Give the smooth course through points at parts 0 to 1."""
    at = np.interp(part, [x for x, _ in path], np.arange(len(path), dtype=float))
    whole = np.floor(at)
    eased = whole + (0.5 - 0.5 * np.cos(np.pi * (at - whole)))
    course: Samples = np.interp(eased, np.arange(len(path)), [y for _, y in path])
    return course


def _drift(count: int, rate: float, chance: Chance) -> Samples:
    """Give a wandering of strength 1 that turns about ``rate`` times a second."""
    steps = max(4, int(count / RATE * rate) + 3)
    values = chance.standard_normal(steps)
    at = np.linspace(0, steps - 1, count)
    whole = np.minimum(np.floor(at).astype(int), steps - 2)
    eased = 0.5 - 0.5 * np.cos(np.pi * (at - whole))
    wandering: Samples = values[whole] * (1 - eased) + values[whole + 1] * eased
    return wandering
