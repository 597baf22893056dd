"""A gamepad at the table: pointing, playing, drawing, calling, and being pulled out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.match import Timing
from tac.rules import Seat
from tac.ui.layout import Place
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.scenes.table import TableScene
from tac.ui.scenes.table_watch import Watching
from tests.ui.device_hands import press
from tests.ui.input.pad_hands import LEFT_X, LEFT_Y, RIGHT_TRIGGER, RIGHT_Y, axis, gone, pushed, released
from tests.ui.table_driver import CENTRE, A, B, C, D, Driver, T, dealt, heap, level, setup
from tests.ui.test_table_scene_waiting import Waiting
from tests.ui.test_table_scene_watching import person_goes_out_first


@pytest.fixture
def drive() -> Iterator[Driver]:
    """A person whose first card is an Ace, owed to the central pile, against a computer that sees nothing."""
    driver = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level())).table()
    yield driver
    driver.close()


def focused(drive: Driver) -> Place | None:
    return drive.scene.view._stage.focused


def turn_over(drive: Driver) -> None:
    """A's turn and the computer's are over, and A is on turn again."""
    press(drive, "west", "south", "west")
    drive.send(pushed("down"))
    press(drive, "south")
    drive.send(released("down"))
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number > 4)
    drive.still()


def test_one_button_draws_and_one_plays_on_the_central_pile(drive: Driver) -> None:
    press(drive, "west", "south")
    assert drive.tokens() == ["x", "d+"]


def test_with_a_direction_it_plays_on_the_heap_that_lies_there(drive: Driver) -> None:
    press(drive, "west")
    drive.send(axis(LEFT_Y, 1.0))
    press(drive, "south")
    assert drive.tokens() == ["x", "d-"]


@pytest.mark.parametrize(
    ("seats", "ways"),
    [(4, {B: "left", C: "up", D: "right"}), (3, {B: "left", C: "right"}), (2, {B: "up"})],
)
def test_a_direction_is_whatever_heap_lies_there(seats: int, ways: dict[Seat, str]) -> None:
    """The 6 fits the 5 of whoever sits there, when all have played one card."""
    for target, way in ways.items():
        tops = ["2c 6h", *(f"{'5' if seat == target else 'T'}{'dcs'[seat - 1]}" for seat in range(1, seats))]
        made = setup(dealt(*tops), None, *[level(pace=50)] * (seats - 1), timing=Timing(window_computer=0))
        drive = Driver(made, speed="off").table()
        drive.press("kp_0", "kp_2")
        drive.until(lambda drive=drive: drive.match.table.turn == A and drive.match.move_number > 2)  # type: ignore[misc]
        press(drive, "west")
        drive.send(pushed(way))
        press(drive, "south")
        drive.send(released(way))
        assert drive.tokens()[-1] == f"d{target.name}"
        drive.close()


def test_the_ring_is_where_the_pad_points_and_only_as_long(drive: Driver) -> None:
    seen = []
    for event in (axis(LEFT_Y, 1.0), axis(LEFT_Y, 0.0), axis(LEFT_Y, -1.0), axis(LEFT_X, 0.0)):
        drive.send(event)
        seen.append(focused(drive))
    drive.send(axis(LEFT_Y, 0.0), axis(LEFT_X, 1.0))
    seen.append(focused(drive))
    # Nobody sits at the right of two players: that is the central pile, as without a direction.
    assert seen == [heap(A), None, heap(B), heap(B), CENTRE]


def test_the_ring_tells_nothing_but_where_the_pad_points(drive: Driver) -> None:
    """It is the same whatever lies there and whoever is on turn."""
    drive.send(pushed("up"))
    before = focused(drive)
    press(drive, "west", "south")
    drive.until(lambda: not drive.scene.view.moving)
    assert focused(drive) == before == heap(B)


@pytest.mark.parametrize("name", ["north", "left shoulder", "right shoulder"])
def test_the_buttons_under_quick_fingers_call_when_they_go_down(drive: Driver, name: str) -> None:
    turn_over(drive)
    drive.send(pushed(name))
    assert drive.tokens()[-1] == "!A"


def test_a_trigger_calls_half_way(drive: Driver) -> None:
    turn_over(drive)
    before = drive.tokens()
    drive.send(axis(RIGHT_TRIGGER, 0.4))
    assert drive.tokens() == before
    drive.send(axis(RIGHT_TRIGGER, 0.6), axis(RIGHT_TRIGGER, 1.0))
    assert drive.tokens() == [*before, "!A"]


def test_back_by_habit_is_no_call_and_no_move(drive: Driver) -> None:
    """It is the bare cloth: what moves is over, and a computer that waits goes on."""
    press(drive, "east")
    drive.still()
    press(drive, "east")
    assert drive.tokens() == []


def test_each_pad_acts_for_its_own_person() -> None:
    """Also out of turn: a call is anybody's at any time."""
    drive = Driver(setup(dealt("5d 2c", "Td", "6h"), None, level(), None)).table()
    drive.still()
    press(drive, "west", pad=0)
    press(drive, "west", pad=1)
    assert drive.tokens() == ["x"]
    assert drive.toast != ""
    press(drive, "north", pad=1)
    assert drive.tokens()[-1] == "!C"
    drive.close()


def test_whoever_sits_alone_has_all_pads(drive: Driver) -> None:
    press(drive, "west", pad=0)
    press(drive, "south", pad=3)
    assert drive.tokens() == ["x", "d+"]


def test_start_pauses_and_start_leads_back_and_select_opens_the_rules(drive: Driver) -> None:
    press(drive, "start")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    press(drive, "start")
    assert pause.counting
    drive.until(lambda: isinstance(drive.app.scene, TableScene), most=3100)
    shown = []
    for _ in range(2):
        press(drive, "select")
        shown.append(type(drive.app.scene))
    assert shown == [RulesScene, PauseScene]


def test_the_right_stick_looks_up_the_last_moves(drive: Driver) -> None:
    press(drive, "west", "south")
    drive.still()
    drive.send(axis(RIGHT_Y, -1.0), axis(RIGHT_Y, 0.0))
    drive.wait(1000)
    assert drive.scene.view._stage.recalled == 1.0
    drive.send(axis(RIGHT_Y, 1.0), axis(RIGHT_Y, 0.0))
    drive.wait(1000)
    assert drive.scene.view._stage.recalled == 0.0


def test_a_still_table_stays_still_however_an_unused_stick_trembles(drive: Driver) -> None:
    drive.app.kit.ahead.finish()
    drive.wait(2000)
    frames = drive.app.frames
    for k in range(200):
        noise = [axis(number, 0.36 * (-1) ** (k + number), pad) for number in range(4) for pad in (0, 1)]
        drive.app.step(40, noise)
    assert drive.app.frames == frames
    assert drive.app.idle


def test_a_pad_that_is_first_used_at_the_table_hangs_no_sign_over_it(drive: Driver) -> None:
    press(drive, "west")
    assert not drive.app._sign.shown


def test_a_held_direction_at_the_table_draws_nothing_again(drive: Driver) -> None:
    drive.app.kit.ahead.finish()
    drive.send(pushed("left"))
    drive.wait(2000)
    frames = drive.app.frames
    drive.wait(10_000, frame=100.0)
    assert drive.app.frames == frames


def test_a_pad_that_is_pulled_out_pauses_the_game_and_says_so(drive: Driver) -> None:
    press(drive, "west")
    drive.send(gone())
    drive.wait(50)
    notice = drive.app.scene
    assert isinstance(notice, NoticeScene)
    assert notice._lines == [T("pad.lost")]
    assert drive.match.is_paused
    drive.press("return")
    assert isinstance(drive.app.scene, PauseScene)


def test_a_pad_that_nobody_had_used_may_go(drive: Driver) -> None:
    drive.send(axis(LEFT_X, 0.1))
    drive.send(gone())
    drive.wait(50)
    assert isinstance(drive.app.scene, TableScene)


def test_a_pad_that_goes_during_the_count_breaks_it_off(drive: Driver) -> None:
    press(drive, "start", "start")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    counting = [pause.counting]
    drive.send(gone())
    drive.wait(50)
    counting.append(pause.counting)
    assert counting == [True, False]
    assert isinstance(drive.app.scene, NoticeScene)


def test_where_only_computers_are_left_the_pad_chooses_how_to_go_on() -> None:
    drive = person_goes_out_first()
    panel = drive.scene._watch
    assert panel is not None
    press(drive, "down", "south")
    assert panel._buttons[Watching.FAST].icon == "check"
    drive.close()


def test_a_patient_computer_is_let_go_on() -> None:
    waits = Waiting()
    press(waits.drive, "east")
    waits.drive.wait(3000)
    assert waits.moved()
    waits.drive.close()
