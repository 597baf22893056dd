"""Case 18, for several people on one computer: each has settings of their own and finds them again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tac.ui.scenes.profiles import ProfilesScene
from tests.cli.test_survives import Started


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Started]]:
    """Starts the game in one and the same folder, and ends what is left."""
    left: list[Started] = []

    def start_one(*argv: str) -> Started:
        while left:
            left.pop().end()
        left.append(Started(tmp_path / "podešavanja", *argv))
        return left[-1]

    yield start_one
    while left:
        left.pop().end()


def test_each_person_has_their_own_settings_and_finds_them_again(start: Callable[..., Started]) -> None:
    first = start()
    first.type("name 0", "Luka")
    first.choose("pace", 3)
    first.menu().press("profile")
    first.press("add")
    first.step(pygame.Event(pygame.TEXTINPUT, text="Ana"))
    first.press("done")
    first.press("computer")
    assert first.start.choice.pace == "normal"
    assert first.start.choice.seats[0].name == "Ana"
    first.choose("pace", 1)
    first.resize()

    again = start()
    assert again.own.profile.name == "Ana"
    assert again.start.choice.pace == "calm"
    again.menu().press("profile")
    again.press(again.own.profiles.all[0].id)
    again.press("done")
    again.press("computer")
    assert again.start.choice.pace == "brisk"
    assert again.start.choice.seats[0].name == "Luka"
    assert again.value("window.size") == (1500, 850)
    assert start("--profile", "ana").start.choice.pace == "calm"
    assert start().own.profile.name == "Luka"


def test_the_keyboard_alone_reaches_who_plays(start: Callable[..., Started]) -> None:
    first = start().menu()
    while first.focus is not first.widget("profile"):
        first.key(pygame.K_TAB)
    first.key(pygame.K_RETURN)
    assert isinstance(first.app.scene, ProfilesScene)
    first.key(pygame.K_ESCAPE)
    assert first.focus is first.widget("profile")


def test_a_person_on_the_first_seat_is_the_one_who_plays(start: Callable[..., Started]) -> None:
    first = start()
    first.type("name 0", "Luka")
    first.take_avatar(0, "petao")
    profile = start().own.profile
    assert (profile.name, profile.avatar) == ("Luka", "petao")


def test_a_computer_on_the_first_seat_is_not(start: Callable[..., Started]) -> None:
    first = start("--seats", "lak,lak")
    first.type("name 0", "Robot")
    assert start().own.profile.name == ""


def test_an_avatar_that_a_computer_has_is_left_to_the_one_who_plays(start: Callable[..., Started]) -> None:
    first = start().menu()
    first.press("profile")
    row = first.widget("avatars")
    first.click(row.parts()[row.avatars.index("sova")].centre)  # type: ignore[attr-defined]
    first.press("done")
    first.press("computer")
    assert [seat.avatar for seat in first.start.choice.seats] == ["sova", "lisica", "vuk", "medved"]


def test_the_language_of_who_plays_is_spoken_and_names_the_window(start: Callable[..., Started]) -> None:
    first = start().menu()
    first.press("profile")
    first.press("add")
    first.press("done")
    first.choose("languages", 1)
    assert first.app.screen.title == "Тач!"  # type: ignore[attr-defined]


def test_sound_and_cards_of_who_plays_hold_at_once(start: Callable[..., Started]) -> None:
    first = start()
    first.own.change("cards.colours", "four")
    first.own.change("sound.mute", True)
    first.menu().press("profile")
    first.press("add")
    first.press("done")
    assert (first.audio.muted, first.app.kit.cards.pack.colours) == (False, "two")
    first.press("profile")
    first.press(first.own.profiles.all[0].id)
    first.press("done")
    assert (first.audio.muted, first.app.kit.cards.pack.colours) == (True, "four")
