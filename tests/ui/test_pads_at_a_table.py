"""Gamepads of several people: whose turn it is, whose is lost, who takes it up again, and what is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.rules import Seat
from tac.ui.layout import Place
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.scenes.table import TableScene
from tests.ui.device_hands import press
from tests.ui.input.pad_hands import gone, pushed, released
from tests.ui.table_driver import A, B, C, Driver, T, a_choice, dealt, heap, level, setup


@pytest.fixture
def drive() -> Iterator[Driver]:
    """A and C are people, B is a computer that sees nothing; A begins, and owes nothing."""
    driver = Driver(setup(dealt("5d 2c", "Td", "6h"), None, level(), None)).table()
    driver.still()
    yield driver
    driver.close()


def padded(drive: Driver) -> frozenset[Seat]:
    return drive.scene.view._stage.padded


def focused(drive: Driver) -> Place | None:
    return drive.scene.view._stage.focused


def sign(drive: Driver) -> str:
    return drive.app._sign.words if drive.app._sign.shown else ""


def lose(drive: Driver, pad: int) -> None:
    drive.send(gone(pad))
    drive.wait(50)


def test_the_button_of_whoever_has_a_pad_of_his_own_has_its_sign(drive: Driver) -> None:
    seen = [padded(drive)]
    press(drive, "west", pad=0)
    seen.append(padded(drive))
    press(drive, "west", pad=1)
    seen.append(padded(drive))
    assert seen == [frozenset(), {A}, {A, C}]


def test_among_computers_the_only_person_needs_no_sign() -> None:
    drive = Driver(setup(dealt("5d 2c", "Td"), None, level())).table()
    press(drive, "west")
    assert padded(drive) == frozenset()
    drive.close()


def test_pads_play_for_those_whose_seats_they_have_taken() -> None:
    drive = Driver(setup(dealt("5d 2c", "Td", "6h"), None, None, None))
    pads = drive.game._session.pads
    for pad, times in ((0, 3), (1, 1)):
        for _ in range(times):
            pads.move(pad, (A, B, C))
    drive.table()
    press(drive, "west", pad=0)
    assert drive.tokens() == []
    press(drive, "west", pad=1)
    press(drive, "north", pad=0)
    assert drive.tokens() == ["x", "!C"]
    drive.close()


def test_a_pad_for_which_there_is_no_seat_does_nothing_and_is_told_so(drive: Driver) -> None:
    for pad in (0, 1):
        press(drive, "north", pad=pad)
    before = drive.tokens()
    for name in ("west", "south", "north"):
        press(drive, name, pad=2)
    assert drive.tokens() == before
    assert drive.toast == T("pad.nobodys", number=3)


def test_the_ring_is_where_the_one_on_turn_points_whoever_else_does(drive: Driver) -> None:
    press(drive, "west", pad=0)
    drive.send(pushed("left", 1))
    seen = [focused(drive)]
    drive.send(pushed("right", 0))
    seen.append(focused(drive))
    drive.send(released("right", 0))
    seen.append(focused(drive))
    assert seen == [None, heap(C), None]


def test_with_the_turn_the_ring_goes_to_where_the_next_one_points_already(drive: Driver) -> None:
    press(drive, "west", pad=0)
    press(drive, "north", pad=1)
    drive.still()
    drive.send(pushed("left", 1))
    before = focused(drive)
    drive.send(pushed("down", 0))
    press(drive, "south", pad=0)
    drive.send(released("down", 0))
    drive.until(lambda: drive.match.table.turn != A)
    # The computer is on turn, and C is the next person.
    assert (before, focused(drive)) == (None, heap(B))


def test_a_lost_pad_pauses_the_game_and_says_whose_it_was(drive: Driver) -> None:
    press(drive, "west", pad=0)
    press(drive, "west", pad=1)
    lose(drive, 1)
    notice = drive.app.scene
    assert isinstance(notice, NoticeScene)
    assert notice._lines == [T("pad.lost.whose", name=T("name.person", number=3))]
    assert drive.match.is_paused


def test_under_another_screen_it_is_told_too(drive: Driver) -> None:
    press(drive, "west", pad=0)
    drive.press("f1")
    assert isinstance(drive.app.scene, RulesScene)
    lose(drive, 0)
    assert isinstance(drive.app.scene, NoticeScene)


def test_the_loss_of_a_free_one_is_nobodys(drive: Driver) -> None:
    for pad in (0, 1, 2):
        press(drive, "north", pad=pad)
    lose(drive, 2)
    assert isinstance(drive.app.scene, TableScene)


def test_any_free_pad_takes_the_seat_of_a_lost_one_by_a_press(drive: Driver) -> None:
    for pad in (0, 1, 2):
        press(drive, "west", pad=pad)
    lose(drive, 0)
    press(drive, "south", pad=2)
    assert sign(drive) == T("pad.takes", number=3, name=T("name.person", number=1))
    assert isinstance(drive.app.scene, PauseScene)
    press(drive, "south", pad=2)
    drive.until(lambda: isinstance(drive.app.scene, TableScene), most=3100)
    assert padded(drive) == {A, C}
    drive.send(pushed("down", 2))
    press(drive, "south", pad=2)
    assert drive.match.table.turn != A


def test_the_others_keep_theirs_when_one_is_lost(drive: Driver) -> None:
    press(drive, "west", pad=0)
    press(drive, "west", pad=1)
    lose(drive, 0)
    drive.press("return", "escape")
    drive.until(lambda: isinstance(drive.app.scene, TableScene), most=3100)
    before = drive.tokens()
    press(drive, "north", pad=1)
    assert drive.tokens() == [*before, "!C"]
    assert padded(drive) == {C}


def test_without_the_lost_one_it_goes_on_with_keys(drive: Driver) -> None:
    press(drive, "north", pad=0)
    lose(drive, 0)
    drive.press("return", "escape")
    drive.until(lambda: isinstance(drive.app.scene, TableScene), most=3100)
    before = drive.tokens()
    drive.press("kp_0")
    assert drive.tokens() == [*before, "x"]


def test_a_pad_that_joins_in_the_middle_sits_with_whoever_has_none(drive: Driver) -> None:
    press(drive, "west", pad=0)
    drive.wait(1000)
    before = drive.tokens()
    press(drive, "north", pad=3)
    assert drive.tokens() == [*before, "!C"]


def test_one_of_two_pads_of_a_kind_that_comes_back_is_where_it_was(drive: Driver) -> None:
    watch = drive.app.pads
    for pad in (0, 1):
        press(drive, "north", pad=pad)
        watch.come(pad, "3" * 32)
    lose(drive, 1)
    watch.come(1, "3" * 32)
    assert sign(drive) == T("pad.takes", number=2, name=T("name.person", number=3))


def test_in_the_pause_a_pad_changes_its_seat(drive: Driver) -> None:
    press(drive, "west", "start", pad=0)
    assert isinstance(drive.app.scene, PauseScene)
    press(drive, "north", pad=0)
    assert sign(drive) == T("pad.sits", number=1, name=T("name.person", number=3))
    drive.press("escape")
    drive.until(lambda: isinstance(drive.app.scene, TableScene), most=3100)
    drive.wait(100)
    before = drive.tokens()
    press(drive, "north", pad=0)
    assert drive.tokens() == [*before, "!C"]
    assert padded(drive) == {C}


def test_a_loss_on_other_screens_is_nothing_to_wait_for() -> None:
    drive = Driver(setup(dealt("5d 2c", "Td"), None, level()), choice=a_choice((0, 1)))
    drive.game.show_menu()
    press(drive, "down")
    lose(drive, 0)
    drive.game.show_new_game()
    shown = drive.app.scene
    press(drive, "right shoulder", pad=1)
    lose(drive, 1)
    assert drive.app.scene is shown
    drive.close()


def test_a_fifth_pad_is_told_that_there_is_no_room_and_takes_that_of_a_lost_one(drive: Driver) -> None:
    for pad in range(4):
        press(drive, "north", pad=pad)
    before = drive.tokens()
    press(drive, "north", pad=4)
    assert (drive.tokens(), sign(drive)) == (before, T("pad.too_many"))
    lose(drive, 0)
    assert isinstance(drive.app.scene, NoticeScene)
    press(drive, "south", pad=4)
    assert sign(drive) == T("pad.takes", number=1, name=T("name.person", number=1))
