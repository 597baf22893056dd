"""Once the turn has passed among several people, only what is meant so puts a fault right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.ui.layout import PlaceKind
from tests.ui.device_hands import Finger, press
from tests.ui.input.pad_hands import LEFT_Y, axis, pushed, released
from tests.ui.table_driver import CENTRE, CLOTH, A, B, Driver, T, dealt, heap, setup


@pytest.fixture
def drive() -> Iterator[Driver]:
    """A has just kept the Ace that was owed to the centre, and it is B's turn."""
    driver = kept("Ah")
    yield driver
    driver.close()


def kept(top: str) -> Driver:
    driver = Driver(setup(dealt(f"{top} 9s", "5d Td"), None, None)).table()
    for pad in (0, 1):
        driver.send(axis(LEFT_Y, 0.0, pad))
    driver.press("kp_0", "kp_2")
    driver.still()
    return driver


RIGHT = ["x", "d-", "<d+"]


def test_clicks_taps_keys_and_pads_never_do_by_themselves(drive: Driver) -> None:
    """They are the next player's, or nobody's."""
    drive.click(CENTRE)
    drive.apart()
    Finger(drive).tap(CENTRE)
    drive.press("kp_5", "k", "up")
    press(drive, "south", pad=0)
    drive.wait(1500)
    assert drive.tokens() == ["x", "d-"]


def test_the_misplaced_card_is_dragged_with_the_mouse(drive: Driver) -> None:
    drive.drag(heap(A), CENTRE)
    assert drive.tokens() == RIGHT


def test_or_with_a_finger(drive: Driver) -> None:
    finger = Finger(drive)
    finger.down(heap(A))
    x, y = drive.at(heap(A))
    finger.move((x, y - 60))
    finger.move(CENTRE)
    finger.up(CENTRE)
    assert drive.tokens() == RIGHT


@pytest.mark.parametrize("name", ["k", "up"])
def test_with_keys_it_takes_shift_and_the_place(drive: Driver, name: str) -> None:
    drive.down(name, mod=1)
    assert drive.tokens() == RIGHT


def test_on_the_number_pad_shift_is_no_shift(drive: Driver) -> None:
    """With it some systems type the digit: the next player's key stays his."""
    drive.wait(1000)
    drive.down("kp_5", mod=1)
    assert drive.tokens() == ["x", "d-"]


def test_shift_puts_nothing_right_where_nothing_is_wrong() -> None:
    drive = kept("5c")
    drive.down("k", mod=1)
    assert drive.tokens() == ["x", "d-"]
    assert drive.toast == T("refused.not_your_turn")
    drive.close()


def test_shift_and_the_key_that_draws_is_still_the_touch(drive: Driver) -> None:
    drive.wait(1000)
    drive.down("kp_0", mod=1)
    assert drive.tokens() == ["x", "d-", "x"]


def test_with_a_gamepad_the_card_is_taken_up_and_laid_where_it_belongs(drive: Driver) -> None:
    press(drive, "west", pad=0)
    assert drive.scene.view.dragged is drive.match.table.heaps[A][0]
    press(drive, "south", pad=0)
    assert drive.tokens() == RIGHT


@pytest.mark.parametrize("name", ["east", "west"])
def test_it_can_be_put_back(drive: Driver, name: str) -> None:
    press(drive, "west", name, pad=0)
    assert drive.scene.view.dragged is None
    press(drive, "south", pad=0)
    assert drive.tokens() == ["x", "d-"]


def test_a_card_that_was_placed_rightly_is_taken_up_just_so() -> None:
    """Or the pad would tell who has made a fault."""
    seen = []
    for top in ("Ah", "5c"):
        drive = kept(top)
        press(drive, "west", pad=0)
        drive.send(pushed("up"))
        drag = drive.scene.view._stage.drag
        assert drag is not None
        seen.append((drag.at.x, drag.at.y, drag.zone, drive.toast))
        drive.send(released("up"))
        drive.close()
    assert seen[0] == seen[1]


def test_only_who_has_placed_last_takes_it_up(drive: Driver) -> None:
    press(drive, "west", pad=1)
    assert drive.scene.view.dragged is None
    drive.wait(1500)
    assert drive.tokens() == ["x", "d-", "x"]


def test_what_was_taken_up_goes_home_when_the_next_player_has_moved(drive: Driver) -> None:
    drive.wait(1000)
    press(drive, "west", pad=0)
    press(drive, "west", pad=1)
    drive.wait(60)
    assert drive.tokens() == ["x", "d-", "x"]
    assert drive.scene.view.dragged is None
    press(drive, "south", pad=0)
    assert drive.tokens() == ["x", "d-", "x"]


def test_a_call_comes_before_it(drive: Driver) -> None:
    press(drive, "west", pad=0)
    press(drive, "north", pad=1)
    drive.wait(60)
    assert drive.tokens() == ["x", "d-", "!B"]
    assert drive.scene.view.dragged is None


def test_a_pause_lets_go_of_it(drive: Driver) -> None:
    scene = drive.scene
    press(drive, "west", pad=0)
    press(drive, "start", pad=1)
    assert scene.view.dragged is None


def test_the_card_is_seen_where_the_pad_points(drive: Driver) -> None:
    press(drive, "west", pad=0)
    drive.send(pushed("up"))
    drag = drive.scene.view._stage.drag
    assert drag is not None and drag.zone is not None
    assert (drag.zone.kind, drag.zone.seat) == (PlaceKind.HEAP, B)
    drive.click(CLOTH)
    assert drive.scene.view.dragged is not None
