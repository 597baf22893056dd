"""Sound: variants in turn, sides, and silence without a device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tac.ui.assets import ASSETS
from tac.ui.audio import PANS, VOICES, Audio, sides
from tac.ui.layout import Side


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = Audio()
    assert made.open()
    yield made
    made.close()


def loudest() -> tuple[float, float]:
    """Volumes of the channel that was used last (both sides are one number to pygame)."""
    busy = [pygame.mixer.Channel(k) for k in range(16) if pygame.mixer.Channel(k).get_busy()]
    return (busy[0].get_volume(), len(busy)) if busy else (0.0, 0)


def test_every_shipped_sound_can_be_played(audio: Audio) -> None:
    assert {"knock", "slide", "flick", "tap", "thud", "drum", "shout", "riffle", "click"} <= audio.names
    for name in audio.names:
        audio.play(name)
    assert audio.available


def test_voices_are_among_the_sounds() -> None:
    assert Audio().names >= VOICES


def test_the_variants_of_a_name_take_turns() -> None:
    audio = Audio()
    files = [audio.variant("knock").name for _ in range(5)]
    assert files == ["knock-1.ogg", "knock-2.ogg", "knock-3.ogg", "knock-1.ogg", "knock-2.ogg"]


def test_variants_are_counted_as_numbers(tmp_path: Path) -> None:
    for number in (2, 10, 1):
        (tmp_path / f"tap-{number}.ogg").write_bytes(b"")
    audio = Audio(tmp_path)
    assert [audio.variant("tap").name for _ in range(3)] == ["tap-1.ogg", "tap-2.ogg", "tap-10.ogg"]


def test_a_name_with_a_hyphen_is_one_name() -> None:
    assert "penalty-slide" in Audio().names


def test_an_unknown_sound_is_a_bug_even_without_a_device() -> None:
    with pytest.raises(KeyError):
        Audio().play("thunder")


def test_without_a_device_there_is_silence_and_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    audio = Audio()
    assert not audio.open()
    assert "ALSA" in audio.problem
    audio.play("knock")
    audio.mute(True)
    audio.hold(True)
    audio.close()


def test_a_device_that_vanishes_is_silence_from_then_on(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> None:
        raise pygame.error("mixer not initialized")

    monkeypatch.setattr(audio, "_sound", fail)
    audio.play("knock")
    assert not audio.available
    assert audio.problem


def test_muting_stops_what_sounds_and_lets_nothing_begin(audio: Audio) -> None:
    audio.play("fanfare")
    assert loudest()[1] == 1
    audio.mute(True)
    audio.play("fanfare")
    assert loudest()[1] == 0
    audio.mute(False)
    audio.play("fanfare")
    assert loudest()[1] == 1


def test_effects_and_voices_have_volumes_of_their_own(audio: Audio) -> None:
    audio.effects, audio.voices = 0.0, 0.5
    audio.play("fanfare")
    assert loudest()[1] == 0
    audio.play("shout")
    assert loudest()[1] == 1


@pytest.mark.parametrize(
    ("pan", "volumes"), [(0, (1, 1)), (-1, (1, 0)), (1, (0, 1)), (0.6, (0.4, 1)), (-5, (1, 0))]
)
def test_a_sound_comes_from_its_side(pan: float, volumes: tuple[float, float]) -> None:
    assert sides(pan) == pytest.approx(volumes)


def test_seats_are_heard_where_they_sit() -> None:
    assert PANS[Side.LEFT] < 0 < PANS[Side.RIGHT]
    assert PANS[Side.BOTTOM] == PANS[Side.TOP] == 0
    assert set(PANS) == set(Side)


def test_the_sounds_are_shipped() -> None:
    assert (ASSETS / "sounds").is_dir()
