"""The "Tač!" moment of one's own fault is there to be read: pressing on does not skip it at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.ui.motion.durations import CALL_READ
from tests.ui.table_driver import CENTRE, CLOTH, A, Driver, T, dealt, drawn, level, setup

ERRING = ("kp_0", "kp_5", "kp_0", "kp_2")
"""The Ace goes to the centre, and the 2 that belongs there, too, stays with the player."""


@pytest.fixture
def called() -> Iterator[Driver]:
    """The computer has just called the person's fault; the 2 is owed to the centre."""
    driver = Driver(setup(dealt("Ah 2h 9s Jd", "9c Td"), None, level(notice=1.0))).table()
    driver.press(*ERRING)
    driver.until(lambda: driver.scene.view.calling)
    assert driver.tokens()[-1] == "!B"
    yield driver
    driver.close()


def heard_since(drive: Driver) -> list[str]:
    drive.audio.heard.clear()
    return drive.audio.heard


@pytest.mark.parametrize("by", ["key", "click", "drag"])
def test_a_move_pressed_while_ones_own_fault_is_read_does_nothing(called: Driver, by: str) -> None:
    heard, tokens = heard_since(called), called.tokens()
    if by == "key":
        called.press("kp_5", "kp_2", "return")
    elif by == "click":
        called.click(CENTRE)
    else:
        called.drag(drawn(A), CENTRE)
    assert called.tokens() == tokens
    assert called.scene.view.calling
    assert called.toast == ""
    assert "refused" not in heard
    assert not called.scene.view._stage.shaking


def test_a_move_pressed_once_it_could_be_read_acts_at_once(called: Driver) -> None:
    called.wait(CALL_READ)
    assert called.scene.view.calling
    called.press("kp_5")
    assert called.tokens()[-1] == "d+"
    assert not called.scene.view.calling


def test_skipping_it_on_purpose_frees_the_hands(called: Driver) -> None:
    called.click(CLOTH)
    assert not called.scene.view.calling
    called.press("kp_5")
    assert called.tokens()[-1] == "d+"


def test_the_call_key_means_the_same_as_ever_meanwhile(called: Driver) -> None:
    called.press("space")
    assert called.toast == T("call.same")
    assert called.scene.view.calling


def test_without_motion_there_is_no_moment_to_wait_for() -> None:
    drive = Driver(setup(dealt("Ah 2h 9s Jd", "9c Td"), None, level(notice=1.0)), speed="off").table()
    drive.press(*ERRING)
    drive.until(lambda: drive.tokens()[-1] == "!B")
    drive.press("kp_5")
    assert drive.tokens()[-1] == "d+"
    drive.close()
