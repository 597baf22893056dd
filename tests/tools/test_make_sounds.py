"""The sounds: what lies in assets/sounds sounds like what the tool makes, level, short and small."""

from __future__ import annotations

import itertools

import numpy as np
import pygame
import pytest

from tools.make_sounds import FOLDER, decoded, sounds_like
from tools.sounds import PEAK, RATE, SOUNDS, TARGET, loudness, made, peak, pitch_of, sound_names
from tools.sounds.loudness import levelled
from tools.sounds.synth import Samples, band, fading, glide, noise, plucked

LONGEST = {"fanfare": 2.0, "end": 3.0}
"""Seconds; all others are over within 0.6."""
LARGEST = {"fanfare": 20_000, "end": 20_000}
"""Bytes; all others are smaller than 16,000."""
OFTEN_HEARD = (
    *("slide", "flick", "tap", "tick-tap", "knock", "thud", "riffle", "stack"),
    *("penalty-slide", "reverse-slide", "lay", "click"),
)
TOLERANCE = 0.75
"""How far, in decibels, a shipped sound may be from the loudness of its class, weighed as ears do."""


def spectrum(samples: Samples) -> Samples:
    """How strong each pitch is, by whole hertz."""
    return np.abs(np.fft.rfft(samples * np.hanning(len(samples)), max(RATE, len(samples))))[:20_000]


def test_the_files_are_those_of_the_tool() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.ogg" for name in sound_names()}


@pytest.mark.parametrize("name", sound_names())
def test_a_file_sounds_like_what_the_tool_makes(name: str) -> None:
    assert sounds_like(decoded(FOLDER / f"{name}.ogg"), made(name))


@pytest.mark.parametrize("name", sound_names())
def test_a_sound_is_short_small_level_and_never_too_loud(name: str) -> None:
    file = FOLDER / f"{name}.ogg"
    samples, kind = decoded(file), name.rpartition("-")[0]
    assert 0.03 <= len(samples) / RATE <= LONGEST.get(kind, 0.6)
    assert file.stat().st_size < LARGEST.get(kind, 16_000)
    assert peak(samples) <= -3.0
    assert loudness(samples) == pytest.approx(TARGET + SOUNDS[kind].weight, abs=TOLERANCE)


@pytest.mark.parametrize("name", sound_names())
def test_a_file_begins_and_ends_in_silence(name: str) -> None:
    """A first or last sample that is not nothing is a click."""
    samples = decoded(FOLDER / f"{name}.ogg")
    assert max(abs(samples[0]), abs(samples[-1])) < 0.02
    assert np.max(np.abs(samples[-44:])) < 0.02, "it is cut off"


def test_what_is_heard_hundreds_of_times_is_softer_than_what_is_heard_rarely() -> None:
    weights = {name: sound.weight for name, sound in SOUNDS.items()}
    rare = ("drum", "fanfare", "end", *(name for name in SOUNDS if name.startswith("shout-")))
    assert max(weights[name] for name in OFTEN_HEARD) < min(weights[name] for name in rare)
    assert max(weights.values()) - min(weights.values()) <= 8


@pytest.mark.parametrize("kind", OFTEN_HEARD)
def test_sounds_heard_often_have_variants_that_differ_a_little_in_pitch(kind: str) -> None:
    names = [f"{kind}-{k + 1}" for k in range(SOUNDS[kind].variants)]
    assert len(names) >= 4
    for one, other in itertools.pairwise(names):
        assert 1.01 < pitch_of(other) / pitch_of(one) < 1.08
        assert not sounds_like(made(one), made(other))
    assert pitch_of(names[-1]) / pitch_of(names[0]) < 1.22


def test_a_tap_made_higher_is_heard_higher() -> None:
    low, high = (spectrum(made(f"tap-{k}"))[:600].argmax() for k in (1, 5))
    assert high / low == pytest.approx(pitch_of("tap-5") / pitch_of("tap-1"), rel=0.03)


@pytest.mark.parametrize(
    "kind", ["knock", "tap", "tick-tap", "thud", "lay", "stack", "drum", "click", "flick"]
)
def test_what_sounds_at_a_touch_begins_with_it(kind: str) -> None:
    """It is played on the frame of the touch: its loudest moment comes within a frame."""
    for k in range(SOUNDS[kind].variants):
        samples = decoded(FOLDER / f"{kind}-{k + 1}.ogg")
        loud = np.flatnonzero(np.abs(samples) > 0.5 * np.max(np.abs(samples)))
        assert loud[0] / RATE < 0.016


def test_a_sound_made_twice_is_the_same() -> None:
    assert np.array_equal(made("knock-2"), made("knock-2"))


def test_the_mixer_plays_every_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init()
    try:
        for name in sound_names():
            assert pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_length() > 0.03
    finally:
        pygame.mixer.quit()


def test_loudness_follows_decibels() -> None:
    tone = glide([(0, 1000), (0.5, 1000)])
    assert loudness(tone * 0.1) == pytest.approx(loudness(tone) - 20, abs=0.01)
    assert peak(tone * 0.5) == pytest.approx(-6.02, abs=0.02)


def test_loudness_weighs_pitches_as_the_standard_does() -> None:
    """ITU-R BS.1770: the gains of its two filters, computed from its table of coefficients at 48 kHz."""
    standard = {50: -3.93, 100: -1.13, 500: 0.04, 1000: 0.70, 2000: 3.07, 5000: 4.01}
    plain = 10 * np.log10(0.5)  # what a tone of full scale has by itself
    for pitch, gain in standard.items():
        assert loudness(glide([(0, pitch), (1.0, pitch)])) - plain == pytest.approx(gain, abs=0.15)


def test_loudness_does_not_hear_what_ears_do_not() -> None:
    assert loudness(glide([(0, 10), (0.5, 10)])) < loudness(glide([(0, 300), (0.5, 300)])) - 15


def test_levelling_holds_peaks_down() -> None:
    spike = noise(0.2, np.random.RandomState(1)) * fading(0.2, 0.002)
    assert peak(levelled(spike, 6)) <= PEAK + 1e-9


def test_holding_peaks_down_keeps_a_tone_pure() -> None:
    """What is turned down is not bent: it gets no overtones of its own."""
    tone = glide([(0, 300), (0.3, 300)]) * np.where(np.arange(0.3 * RATE) < 0.15 * RATE, 1.0, 0.25)
    held = levelled(tone, 20)
    heard = spectrum(held)
    assert peak(held) <= PEAK + 1e-9
    assert np.max(heard[600:]) < np.max(heard) / 300


def test_a_band_keeps_its_pitches_and_drops_others() -> None:
    kept = band(glide([(0, 1000), (0.5, 1000)]), 500, 2000)
    dropped = band(glide([(0, 100), (0.5, 100)]), 500, 2000)
    assert loudness(kept) > loudness(dropped) + 20


def test_a_plucked_string_is_in_tune() -> None:
    string = plucked(440.0, 0.8, np.random.RandomState(1))
    strongest = float(np.argmax(spectrum(string)))
    assert strongest % 440 == pytest.approx(0, abs=3) or strongest % 440 == pytest.approx(440, abs=3)
