"""Keys at the table: by place, once a press, for whoever is on turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.match import Timing
from tac.rules import Seat
from tac.settings import Keys
from tac.ui.scenes.pause import PauseScene
from tests.ui.table_driver import A, B, C, D, Driver, T, dealt, level, setup


@pytest.fixture
def drive() -> Iterator[Driver]:
    driver = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level())).table()
    yield driver
    driver.app.close()


@pytest.mark.parametrize("draw", ["kp_0", "return", "kp_enter"])
@pytest.mark.parametrize("central", ["kp_5", "k", "up"])
def test_draw_and_central_from_each_part_of_the_keyboard(drive: Driver, draw: str, central: str) -> None:
    drive.press(draw, central)
    assert drive.tokens() == ["x", "d+"]


@pytest.mark.parametrize("own", ["kp_2", "comma", "down"])
def test_ones_own_place_takes_the_drawn_card(drive: Driver, own: str) -> None:
    drive.press("kp_0", own)
    assert drive.tokens() == ["x", "d-"]


@pytest.mark.parametrize(
    ("seats", "keys"),
    [
        (4, {B: ("kp_4", "j", "left"), C: ("kp_8", "i"), D: ("kp_6", "l", "right")}),
        (3, {B: ("kp_4", "j", "left"), C: ("kp_6", "l", "right")}),
        (2, {B: ("kp_8", "i")}),
    ],
)
def test_a_direction_is_whatever_heap_lies_there(seats: int, keys: dict[Seat, tuple[str, ...]]) -> None:
    """The 6 fits the 5 of whoever sits there, when all have played one card."""
    for target, names in keys.items():
        for name in names:
            tops = ["2c 6h", *("5d" if seat == target else "Td" for seat in range(1, seats))]
            tops[1:] = [f"{top[0]}{'dcs'[k]}" for k, top in enumerate(tops[1:])]
            made = setup(
                dealt(*tops), None, *[level(pace=50)] * (seats - 1), timing=Timing(window_computer=0)
            )
            drive = Driver(made, speed="off").table()
            drive.press("kp_0", "kp_2")
            drive.until(lambda drive=drive: drive.match.table.turn == A and drive.match.move_number > 2)  # type: ignore[misc]
            drive.press("kp_0", name)
            assert drive.tokens()[-1] == f"d{target.name}"
            drive.app.close()


def test_the_bottom_key_means_the_bottom_for_a_person_who_sits_elsewhere() -> None:
    """C's own heap is at the top; the one at the bottom is A's."""
    drive = Driver(setup(dealt("5d", "Td", "6h", first=A), None, level(), None)).table()
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.match.table.turn == C)
    drive.wait(2000)
    drive.press("kp_0", "kp_2")
    assert drive.tokens()[-1] == "dA"
    drive.app.close()


def test_a_seats_own_key_takes_its_card_wherever_it_sits() -> None:
    drive = Driver(setup(dealt("5d", "Td", "6h", "2c", first=C), None, None, None, None)).table()
    drive.press("kp_0", "kp_8")
    assert drive.tokens() == ["x", "d-"]
    drive.wait(3000)
    drive.press("kp_0", "down")
    assert drive.tokens() == ["x", "d-", "x", "d-"]
    assert drive.match.table.heaps[D]
    drive.app.close()


def test_holding_a_key_down_does_nothing_more(drive: Driver) -> None:
    for _ in range(20):
        drive.down("kp_0")
        drive.wait(20)
    drive.up("kp_0")
    drive.press("kp_5")
    for _ in range(20):
        drive.down("space")
        drive.wait(20)
    drive.up("space")
    assert drive.tokens() == ["x", "d+"]


def test_keys_act_at_once_while_cards_fly(drive: Driver) -> None:
    """Case 2."""
    drive.press("kp_0", "kp_5", "kp_0", "kp_2")
    assert drive.tokens() == ["x", "d+", "x", "d-"]
    drive.still()
    assert drive.tokens() == ["x", "d+", "x", "d-"]


def test_refusals_by_key_have_their_words_too(drive: Driver) -> None:
    drive.press("kp_5")
    assert drive.toast == T("refused.no_card")
    drive.press("kp_4")
    assert drive.tokens() == []


def test_keys_can_be_bound_otherwise() -> None:
    drive = Driver(
        setup(dealt("Ah 5d", "9c"), None, level()),
        keys=Keys(draw=("z",), central=("x",), pause=("p",), call_right=()),
    ).table()
    drive.press("kp_0")
    assert drive.tokens() == []
    drive.press("z", "x")
    assert drive.tokens() == ["x", "d+"]
    drive.press("escape")
    drive.press("p")
    assert isinstance(drive.app.scene, PauseScene)
    drive.app.close()


def test_m_switches_the_sound(drive: Driver) -> None:
    drive.press("m")
    assert drive.audio.muted
    drive.press("m")
    assert not drive.audio.muted


def test_the_key_that_fills_the_screen_can_be_bound_otherwise() -> None:
    drive = Driver(setup(dealt("Ah 5d", "9c"), None, level()), keys=Keys(fullscreen=("f10",))).table()
    screen = drive.app.screen
    found = []
    for key in ("f11", "f10"):
        drive.press(key)
        found.append(screen.fullscreen)
    assert found == [False, True]
    drive.app.close()


def test_enter_in_the_pause_never_reaches_the_table(drive: Driver) -> None:
    """Case 26."""
    drive.press("escape")
    drive.down("return")
    drive.wait(3100)
    drive.up("return")
    drive.wait(200)
    assert drive.scene.match.is_paused is False
    assert drive.tokens() == []


def test_escape_pauses_and_never_quits(drive: Driver) -> None:
    """Case 26."""
    drive.press("escape")
    assert isinstance(drive.app.scene, PauseScene)
    for _ in range(5):
        drive.press("escape")
        drive.wait(100)
    assert drive.app.exit_code is None
    assert drive.tokens() == []
