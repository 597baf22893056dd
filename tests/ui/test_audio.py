"""Sound: variants in turn, sides, and silence without a device."""

from __future__ import annotations

import itertools
import math
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tac.ui.assets import ASSETS, AVATARS
from tac.ui.audio import CHANNELS, VOICE, Audio, sides


@pytest.fixture
def audio() -> Iterator[Audio]:
    made = Audio()
    assert made.open()
    yield made
    made.close()


def loudest() -> tuple[float, float]:
    """Volumes of the channel that was used last (both sides are one number to pygame)."""
    busy = [pygame.mixer.Channel(k) for k in range(CHANNELS) if pygame.mixer.Channel(k).get_busy()]
    return (busy[0].get_volume(), len(busy)) if busy else (0.0, 0)


def test_every_shipped_sound_can_be_played(audio: Audio) -> None:
    assert {"knock", "slide", "flick", "tap", "thud", "drum", "riffle", "click"} <= audio.names
    for name in audio.names:
        audio.play(name)
    assert audio.available


def test_every_avatar_has_a_voice() -> None:
    assert {name for name in Audio().names if name.startswith(VOICE)} == {VOICE + each for each in AVATARS}


def test_no_variant_is_heard_twice_in_a_row_and_all_are_heard() -> None:
    audio = Audio()
    files = [audio.variant("knock").name for _ in range(200)]
    assert all(one != other for one, other in itertools.pairwise(files))
    assert {files.count(f"knock-{k}.ogg") > 20 for k in range(1, 6)} == {True}
    assert len(set(files)) == 5


def test_a_name_with_one_variant_has_that_one_each_time() -> None:
    audio = Audio()
    assert {audio.variant("fanfare").name for _ in range(3)} == {"fanfare-1.ogg"}


def test_what_was_heard_of_one_name_changes_nothing_of_another() -> None:
    """The variants must not tell what happened elsewhere."""
    one, other = Audio(), Audio()
    for name in ("tap", "tap", "knock", "flick"):
        other.variant(name)
    assert [one.variant("slide") for _ in range(20)] == [other.variant("slide") for _ in range(20)]


def test_variants_are_told_by_whole_numbers(tmp_path: Path) -> None:
    for number in (2, 10, 1):
        (tmp_path / f"tap-{number}.ogg").write_bytes(b"")
    (tmp_path / "tap.ogg").write_bytes(b"")
    audio = Audio(tmp_path)
    assert {audio.variant("tap").name for _ in range(50)} == {"tap-1.ogg", "tap-2.ogg", "tap-10.ogg"}


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


def test_nothing_fails_when_the_device_is_taken_away_under_the_game(audio: Audio) -> None:
    audio.play("fanfare")
    pygame.mixer.quit()
    audio.hold(True)
    audio.hold(False)
    audio.cut()
    audio.mute(True)
    audio.mute(False)
    audio.play("knock")
    assert not audio.available
    audio.close()


def test_a_damaged_file_is_silent_and_the_others_are_heard(tmp_path: Path) -> None:
    (tmp_path / "tap-1.ogg").write_bytes(b"no sound at all")
    shutil.copy(ASSETS / "sounds" / "fanfare-1.ogg", tmp_path)
    audio = Audio(tmp_path)
    assert audio.open()
    audio.play("tap")
    assert loudest()[1] == 0
    audio.play("fanfare")
    assert loudest()[1] == 1
    audio.close()


def test_the_files_are_read_beside_the_game(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening starts a thread that reads them; what is played then needs no file."""
    assert audio._loader is not None
    audio._loader.join(timeout=30.0)
    assert not audio._loader.is_alive()

    def fail(_: str) -> pygame.mixer.Sound:
        raise AssertionError("read again")

    monkeypatch.setattr(pygame.mixer, "Sound", fail)
    for name in audio.names:
        audio.play(name)
    assert loudest()[1] > 0


def test_nothing_is_read_or_opened_before_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first frame waits for no sound."""
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: pytest.fail("opened"))
    monkeypatch.setattr(pygame.mixer, "Sound", lambda *_: pytest.fail("read"))
    audio = Audio()
    audio.play("knock")
    audio.close()


def test_closing_waits_for_the_reader_and_may_be_done_twice() -> None:
    audio = Audio()
    assert audio.open()
    audio.close()
    audio.close()
    assert pygame.mixer.get_init() is None
    assert "sounds" not in {thread.name for thread in threading.enumerate()}


def test_a_pause_holds_what_sounds_and_cutting_ends_it(audio: Audio) -> None:
    audio.play("fanfare")
    audio.hold(True)
    assert audio.held
    assert loudest()[1] == 1
    audio.cut()
    assert loudest()[1] == 0
    assert not audio.held


def test_however_much_sounds_one_more_is_heard(audio: Audio) -> None:
    for _ in range(40):
        audio.play("end")
    audio.play("fanfare")
    playing = {id(pygame.mixer.Channel(k).get_sound()) for k in range(CHANNELS)}
    assert id(audio._loaded[ASSETS / "sounds" / "fanfare-1.ogg"]) in playing


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
    audio.play("shout-petao")
    assert loudest()[1] == 1


@pytest.mark.parametrize(
    ("pan", "volumes"), [(0, (0.85, 0.85)), (-1, (1, 0)), (1, (0, 1)), (0.5, (0.46, 1)), (-5, (1, 0))]
)
def test_a_sound_comes_from_its_side(pan: float, volumes: tuple[float, float]) -> None:
    assert sides(pan) == pytest.approx(volumes, abs=0.01)


@pytest.mark.parametrize("pan", [-0.5, -0.25, 0.25, 0.5])
def test_both_sides_together_are_equally_loud_wherever_it_is(pan: float) -> None:
    """Within one decibel."""
    left, right = sides(pan)
    assert 10 * math.log10((left**2 + right**2) / (2 * sides(0)[0] ** 2)) == pytest.approx(0, abs=1)


def test_the_sounds_are_shipped() -> None:
    assert (ASSETS / "sounds").is_dir()
