"""Gamepads take their seats on the new-game screen, by the press of a button; and keys are set from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tac.rules import SEATS, Seat, deal
from tac.ui.scenes.keys import KeysScene
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import Button, Choice
from tests.ui.device_hands import press
from tests.ui.input.pad_hands import LEFT_X, axis, gone
from tests.ui.table_driver import A, B, C, D, Driver, T, a_choice, setup

Open = Callable[[tuple[int, ...]], Driver]


@pytest.fixture
def opened() -> Iterator[Open]:
    """The new-game screen for a game of so many people among four."""
    made: list[Driver] = []

    def open_one(people: tuple[int, ...]) -> Driver:
        drive = Driver(
            lambda choice, first: setup(deal(choice.deal, choice.count, first), *[None] * choice.count),
            choice=a_choice(people, count=4),
        )
        made.append(drive)
        drive.game.show_new_game()
        drive.app.step(16, [])
        return drive

    yield open_one
    for drive in made:
        drive.close()


def screen(drive: Driver) -> NewGameScene:
    scene = drive.app.scene
    assert isinstance(scene, NewGameScene)
    return scene


def plugged(drive: Driver, count: int) -> None:
    """So many pads are there, and nobody has touched them."""
    for pad in range(count):
        drive.send(axis(LEFT_X, 0.0, pad))


def told(drive: Driver) -> dict[int, str]:
    """What the panels say of gamepads."""
    scene = screen(drive)
    return {seat: words for seat, (words, _) in scene._pads.words(T, scene.choice).items()}


def where(drive: Driver, pad: int) -> Seat | None:
    return drive.game._session.pads.seated(pad, SEATS)


def sign(drive: Driver) -> str:
    return drive.app._sign.words


def test_the_first_press_takes_the_seat_and_does_nothing_else(opened: Open) -> None:
    drive = opened((0, 1, 3))
    plugged(drive, 3)
    press(drive, "south", pad=1)
    press(drive, "start", pad=2)
    assert told(drive) == {0: T("pad.press"), 1: T("pad.number", number=2), 3: T("pad.number", number=3)}
    assert sign(drive) == T("pad.sits", number=3, name=T("name.person", number=4))


def test_a_pad_that_only_goes_about_takes_none_yet(opened: Open) -> None:
    drive = opened((0, 1))
    press(drive, "right shoulder", "down", pad=0)
    assert told(drive) == {0: T("pad.press")}


def test_back_is_back_also_for_one_without_a_seat(opened: Open) -> None:
    drive = opened((0, 1))
    press(drive, "east")
    assert isinstance(drive.app.scene, MenuScene)


@pytest.mark.parametrize("button", ["west", "north"])
def test_pressed_again_it_goes_on_to_the_next_free_seat(opened: Open, button: str) -> None:
    drive = opened((0, 1, 3))
    plugged(drive, 2)
    press(drive, "south", pad=1)
    found = []
    for _ in range(5):
        press(drive, button, pad=0)
        found.append(where(drive, 0))
    # At first with its own number's; then round, past the seat that is taken.
    assert found == [A, D, None, A, D]


def test_one_that_sits_deals_with_the_lower_button(opened: Open) -> None:
    drive = opened((0, 1))
    press(drive, "south", "south")
    assert isinstance(drive.app.scene, TableScene)
    assert drive.scene.view._stage.padded == {A}


def test_who_came_here_with_a_pad_sits_already(opened: Open) -> None:
    drive = opened((0,))
    drive.game.show_menu()
    drive.app.step(16, [])
    menu = drive.app.scene
    assert isinstance(menu, MenuScene)
    for _ in range(12):
        if menu.form.focus is menu.named["together"]:
            break
        press(drive, "down")
    press(drive, "south")
    assert told(drive) == {0: T("pad.number", number=1)}
    press(drive, "south")
    assert isinstance(drive.app.scene, TableScene)


def test_with_one_person_the_first_press_deals(opened: Open) -> None:
    drive = opened((2,))
    press(drive, "south")
    assert isinstance(drive.app.scene, TableScene)


def test_a_computer_that_makes_room_for_a_person_has_a_seat_for_a_pad(opened: Open) -> None:
    drive = opened((0,))
    plugged(drive, 2)
    press(drive, "right shoulder", pad=1)
    kind = screen(drive)._named["kind 2"]
    assert isinstance(kind, Choice)
    drive.click(kind.parts()[0].centre)
    assert told(drive) == {0: T("pad.press"), 2: T("pad.number", number=2)}


def test_a_pad_that_goes_is_told_of_no_longer(opened: Open) -> None:
    drive = opened((0, 1))
    press(drive, "south")
    drive.send(gone())
    assert told(drive) == {}


def test_a_pad_that_comes_takes_nothing_from_who_is_working_there(opened: Open) -> None:
    drive = opened((0, 1))
    before = dict(screen(drive)._named)
    drive.app.pads.come(0, "4" * 32)
    drive.app.step(16, [])
    assert screen(drive)._named == before
    assert told(drive) == {0: T("pad.press")}


def test_seats_are_kept_by_the_kind_of_pad(opened: Open) -> None:
    kept: list[tuple[str, object]] = []
    drive = opened((0, 1, 2))
    drive.game._session.parts = replace(
        drive.game._session.parts, change=lambda path, value: kept.append((path, value))
    )
    plugged(drive, 1)
    drive.app.pads.come(0, "5" * 32)
    press(drive, "north", "north")
    assert kept == [("pads.A", "5" * 32), ("pads.B", "5" * 32)]


@pytest.mark.parametrize(("seat", "action"), [(A, "call_bottom"), (B, "call_left"), (C, "call_top")])
def test_a_persons_key_waits_at_once_to_be_another(opened: Open, seat: Seat, action: str) -> None:
    drive = opened((0, 1, 2, 3))
    button = screen(drive)._named[f"key {seat.value}"]
    assert isinstance(button, Button)
    drive.click(button.rect.centre)
    keys = drive.app.scene
    assert isinstance(keys, KeysScene)
    assert keys.takes_keys
    assert keys._cap[0] == action


def test_a_key_that_another_person_has_is_named(opened: Open) -> None:
    drive = opened((0, 1))
    button = screen(drive)._named["key 1"]
    assert isinstance(button, Button)
    drive.click(button.rect.centre)
    drive.press("b")
    keys = drive.app.scene
    assert isinstance(keys, KeysScene)
    words = T("settings.keys.clash", key="B", action=T("settings.keys.call_bottom"))
    assert keys._words == words
