"""The sounds: what lies in assets/sounds sounds like what the tool makes, level, short and small."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from tools.make_sounds import FOLDER, decoded, sounds_like
from tools.sounds import PEAK, RATE, SOUNDS, TARGET, loudness, made, peak, sound_names
from tools.sounds.loudness import levelled
from tools.sounds.synth import band, fading, glide, noise, plucked

LONGEST = {"fanfare": 2.0, "end": 3.0, "shout": 1.0, "drum": 0.8}
"""Seconds; all others are over within 0.6."""
OFTEN_HEARD = ("slide", "flick", "tap", "tick-tap", "knock", "penalty-slide")


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
    assert file.stat().st_size < (20_000 if kind == "end" else 15_000)
    assert peak(samples) <= -3.0
    assert loudness(samples) == pytest.approx(TARGET + SOUNDS[kind].weight, abs=0.75)
    assert abs(samples[-1]) < 0.01, "it would end with a click"


def test_sounds_heard_often_have_three_variants_that_differ() -> None:
    for name in OFTEN_HEARD:
        one, two, three = (made(f"{name}-{k}") for k in (1, 2, 3))
        assert not sounds_like(one, two)
        assert not sounds_like(two, three)
        assert not sounds_like(one, three)


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


def test_loudness_does_not_hear_what_ears_do_not() -> None:
    assert loudness(glide([(0, 10), (0.5, 10)])) < loudness(glide([(0, 300), (0.5, 300)])) - 15


def test_levelling_holds_peaks_down() -> None:
    spike = noise(0.2, np.random.RandomState(1)) * fading(0.2, 0.002)
    assert peak(levelled(spike, 6)) <= PEAK + 1e-9


def test_a_band_keeps_its_pitches_and_drops_others() -> None:
    kept = band(glide([(0, 1000), (0.5, 1000)]), 500, 2000)
    dropped = band(glide([(0, 100), (0.5, 100)]), 500, 2000)
    assert loudness(kept) > loudness(dropped) + 20


def test_a_plucked_string_is_in_tune() -> None:
    string = plucked(440.0, 0.8, np.random.RandomState(1))
    spectrum = np.abs(np.fft.rfft(string, 8 * len(string)))
    strongest = np.argmax(spectrum) * RATE / (8 * len(string))
    assert strongest % 440 == pytest.approx(0, abs=3) or strongest % 440 == pytest.approx(440, abs=3)
