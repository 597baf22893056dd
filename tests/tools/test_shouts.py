"""The avatars' shouts: one word in eight voices, told apart by pitch, length and colour."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tac.ui.assets import AVATARS
from tools.sounds import RATE, made
from tools.sounds.shouts import VOICES
from tools.sounds.synth import Samples, band, length
from tools.sounds.voice import shaped

HALF_TONES = 12


def shout(avatar: str, number: int = 2) -> Samples:
    return made(f"shout-{avatar}-{number}")


def strength(samples: Samples) -> Samples:
    """How loud each hundredth of a second is."""
    step = length(0.01)
    whole = samples[: len(samples) // step * step].reshape(-1, step)
    means: Samples = np.sqrt(np.mean(whole**2, axis=1))
    return means


def pitch_at(samples: Samples, seconds: float) -> float:
    """The pitch around a moment: of five looks close together the middle one, as throats may rattle."""
    return float(np.median([_repeated(samples, seconds + k * 0.004) for k in range(-2, 3)]))


def _repeated(samples: Samples, seconds: float) -> float:
    """The pitch, by the shortest delay after which the sound repeats itself well."""
    window = np.hanning(2200)
    piece = samples[length(seconds) - 1100 : length(seconds) + 1100] * window
    repeats = (np.correlate(piece, piece, "full") / np.correlate(window, window, "full").clip(1e-3))[2199:]
    shortest, longest = RATE // 700, RATE // 75
    peaks = [d for d in range(shortest, longest) if repeats[d - 1] < repeats[d] >= repeats[d + 1]]
    best = max(repeats[d] for d in peaks)
    return RATE / next(d for d in peaks if repeats[d] > 0.93 * best)


def middle(avatar: str) -> float:
    """When the vowel is half over."""
    return 0.018 + VOICES[avatar].vowel / 2


def colour(avatar: str) -> float:
    """The pitch about which the vowel's overtones lie, in hertz."""
    at = length(middle(avatar))
    piece = shout(avatar)[at - 2048 : at + 2048] * np.hanning(4096)
    power = np.abs(np.fft.rfft(piece)) ** 2
    return float(np.sum(np.fft.rfftfreq(4096, 1 / RATE) * power) / np.sum(power))


def test_every_avatar_has_a_voice() -> None:
    assert tuple(VOICES) == AVATARS


@pytest.mark.parametrize("avatar", AVATARS)
def test_a_shout_is_a_sound_a_short_stop_and_a_hiss(avatar: str) -> None:
    """T and a long open vowel, then nothing for a moment, then č."""
    samples = shout(avatar)
    ends = 0.018 + VOICES[avatar].vowel
    low, high = strength(band(samples, 80, 1500)), strength(band(samples, 2200, 8000))
    vowel, stop, hiss = (
        slice(round(a * 100), round(b * 100))
        for a, b in ((0.05, ends - 0.04), (ends + 0.01, ends + 0.03), (ends + 0.05, ends + 0.1))
    )
    assert np.mean(low[vowel]) > 3 * np.mean(low[hiss]), "the vowel is deep, the hiss is not"
    assert np.mean(high[hiss]) > 2.5 * np.mean(low[hiss]), "the hiss is high"
    loudest = np.max(strength(samples))
    assert np.max(strength(samples)[stop]) < loudest / 8, "there is a stop between them"
    assert np.max(strength(samples)[hiss]) > loudest / 8, "and the hiss is heard"
    assert len(samples) / RATE <= 0.6


@pytest.mark.parametrize("avatar", AVATARS)
def test_the_pitch_moves_as_in_speech(avatar: str) -> None:
    """No voice stays on one note: the vowel rises or falls by at least half a tone."""
    vowel = VOICES[avatar].vowel
    heard = [pitch_at(shout(avatar), 0.018 + part * vowel) for part in (0.2, 0.4, 0.6, 0.8)]
    assert max(heard) / min(heard) > 2 ** (1 / HALF_TONES)


def test_the_rooster_is_highest_and_the_bear_lowest() -> None:
    heard = {avatar: pitch_at(shout(avatar), middle(avatar)) for avatar in AVATARS}
    assert max(heard, key=heard.__getitem__) == "petao"
    assert min(heard, key=heard.__getitem__) == "medved"
    assert heard["petao"] / heard["medved"] > 4


def test_no_two_voices_are_alike() -> None:
    """Two voices differ by three semitones, or by a fifth in colour, or by a fifth in length."""
    told = {
        avatar: (pitch_at(shout(avatar), middle(avatar)), colour(avatar), VOICES[avatar].vowel)
        for avatar in AVATARS
    }
    for one, other in itertools.combinations(AVATARS, 2):
        pitch, tint, span = (max(a, b) / min(a, b) for a, b in zip(told[one], told[other], strict=True))
        assert pitch > 2 ** (3 / HALF_TONES) or tint > 1.2 or span > 1.2, (one, other, told)


@pytest.mark.parametrize("avatar", AVATARS)
def test_a_voice_never_shouts_twice_in_just_the_same_way(avatar: str) -> None:
    heard = [pitch_at(shout(avatar, k), middle(avatar)) for k in (1, 2, 3)]
    assert len(set(heard)) == 3
    assert max(heard) / min(heard) < 2 ** (2 / HALF_TONES)


def test_noise_that_is_let_through_as_it_is_stays_as_it_is() -> None:
    source = np.random.RandomState(1).standard_normal(5000)
    assert shaped(source, lambda at, pitch: np.ones_like(pitch)) == pytest.approx(source, abs=1e-9)
