"""The sounds that say something: the call and what follows it, going out, the end, buttons and the count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from tools.sounds.synth import (
    RATE,
    band,
    curve,
    fading,
    glide,
    mixed,
    noise,
    plucked,
    room,
    struck,
    times,
    unit,
    warm,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sounds.synth import Chance, Samples

# Pitches in hertz; the music is in D.
_A2, _D3, _E3, _FIS3, _G3, _A3 = 110.0, 146.83, 164.81, 185.0, 196.0, 220.0
_CIS4, _D4, _E4, _FIS4, _G4, _A4, _B4 = 277.18, 293.66, 329.63, 369.99, 392.0, 440.0, 493.88
_D5, _FIS5 = 587.33, 739.99
_STRUM: Final = 0.014


def drum(pitch: float, chance: Chance) -> Samples:
    """The Tač! moment: a low stroke on a big drum (tapan) and the light stick's answer."""
    stroke = glide(_lifted([(0, 150), (0.02, 96), (0.12, 74), (0.5, 66)], pitch)) * fading(0.5, 0.07, 0.002)
    skin = struck([(118 * pitch, 0.5, 0.05), (187 * pitch, 0.4, 0.035), (263 * pitch, 0.25, 0.02)], 0.3)
    beater = band(noise(0.04, chance), 300, 2600) * fading(0.04, 0.006)
    stick = band(noise(0.05, chance), 1400, 6500) * fading(0.05, 0.007)
    rim = struck([(540 * pitch, 0.6, 0.014), (905 * pitch, 0.4, 0.01)], 0.08)
    low = warm(mixed((0, stroke), (0, skin * 0.5), (0, beater * 0.4)), 1.8)
    return room(mixed((0, low), (0.13, stick * 0.16), (0.13, rim * 0.2)), 0.25, 0.25, chance)


def flat(pitch: float, chance: Chance) -> Samples:
    """A false call: one damped low string that sinks by a semitone."""
    sinking = _lifted([(0, 156.0), (0.06, 155.0), (0.34, 145.0)], pitch)
    string = sum(
        (glide(_lifted(sinking, k)) * fading(0.34, 0.11 / k**0.7, 0.004) / k**1.1 for k in range(1, 8)),
        np.zeros(1),
    )
    finger = band(noise(0.02, chance), 300, 1800) * fading(0.02, 0.004)
    return room(mixed((0, unit(string)), (0, finger * 0.2)), 0.15, 0.18, chance)


def late(pitch: float, chance: Chance) -> Samples:
    """A call too late: two hollow wooden strokes, the second lower, like a clock that has gone by."""
    return room(
        mixed((0, _block(620 * pitch, 0.16)), (0.17, _block(465 * pitch, 0.2) * 0.85)), 0.18, 0.22, chance
    )


def fanfare(pitch: float, chance: Chance) -> Samples:
    """Somebody is out of cards: a run up the strings into a bright chord."""
    notes = [note * pitch for note in (_D4, _FIS4, _A4, _D5, _FIS5)]
    run = [(k * 0.1, plucked(note, 0.4, chance, brightness=1.2)) for k, note in enumerate(notes[:3])]
    chord = _strummed(notes, 1.1, chance, brightness=1.2)
    top = mixed((0, _reed(notes[2], 0.09) * 0.6), (0.1, _reed(notes[3], 0.42)))
    return room(mixed(*run, (0.3, chord), (0.2, top * 0.16)), 0.4, 0.3, chance)


def end(pitch: float, chance: Chance) -> Samples:
    """The game is over: a calm close of three chords on the strings, a soft drum below the last."""
    chords = [
        (0.0, (_G3, _D4, _G4, _B4), 0.8),
        (0.42, (_A2 * 2, _E4, _G4, _CIS4 * 2), 0.8),
        (0.86, (_D3, _A3, _D4, _FIS4, _A4), 1.4),
    ]
    strings = [
        (time, _strummed([note * pitch for note in notes], seconds, chance, brightness=0.85))
        for time, notes, seconds in chords
    ]
    beat = glide(_lifted([(0, 120), (0.03, 84), (0.4, 72)], pitch)) * fading(0.4, 0.07, 0.003)
    return room(mixed(*strings, (0.86, beat * 0.5)), 0.5, 0.3, chance)


def click(pitch: float, chance: Chance) -> Samples:
    """A button is pressed: a small wooden tick."""
    wood = struck([(980 * pitch, 1, 0.006), (1630 * pitch, 0.5, 0.004), (420 * pitch, 0.4, 0.009)], 0.05)
    return mixed((0, wood), (0, band(noise(0.012, chance), 1500, 5000) * fading(0.012, 0.002) * 0.2))


def count(pitch: float, chance: Chance) -> Samples:
    """One stroke of the count that leads back from a pause."""
    return room(_block(740 * pitch, 0.16), 0.15, 0.2, chance)


def _strummed(notes: Sequence[float], seconds: float, chance: Chance, *, brightness: float) -> Samples:
    """Strum a chord upwards, all strings ending together."""
    strings = [
        (k * _STRUM, plucked(note, seconds - k * _STRUM, chance, brightness=brightness) * 0.94**k)
        for k, note in enumerate(notes)
    ]
    return unit(mixed(*strings))


def _reed(pitch: float, seconds: float) -> Samples:
    """Blow a reed pipe: nasal, with a scoop into the note and a little vibrato."""
    t = times(seconds)
    scoop = 1 - 0.045 * 0.5 ** (t / 0.012)
    vibrato = 1 + 0.005 * np.sin(2 * np.pi * 6 * t) * np.clip(t / 0.15, 0, 1)
    phase = 2 * np.pi * np.cumsum(pitch * scoop * vibrato) / RATE
    tone = np.zeros_like(t)
    for k in range(1, 15):
        partial = k * pitch
        nose = np.exp(-(((np.log2(partial) - np.log2(1250)) / 0.8) ** 2)) + 0.25 / k
        tone += nose * np.sin(k * phase)
    swell = curve([(0, 0), (0.02, 1), (seconds * 0.55, 0.8), (seconds, 0)])
    return unit(tone) * swell[: len(tone)]


def _lifted(path: Sequence[tuple[float, float]], pitch: float) -> list[tuple[float, float]]:
    """Give the same course of pitches, so many times as high."""
    return [(time, value * pitch) for time, value in path]


def _block(pitch: float, seconds: float) -> Samples:
    """Strike a hollow wooden block."""
    return struck([(pitch, 1, 0.022), (pitch * 2.02, 0.35, 0.012), (pitch * 3.4, 0.15, 0.006)], seconds)
