"""Calls at the table: right, false, too late, twice, locked; windows and early presses."""

from __future__ import annotations

import pytest

from tac.match import MatchSetup, Timing
from tac.match.events import CallMade, CallsLocked, PressDropped, PressHeld, TooLate
from tac.rules import FalseCall, HouseRules, Move
from tac.rules.events import Called, FalselyCalled, FaultMade
from tests.ui.table_driver import (
    CLOTH,
    A,
    B,
    C,
    Driver,
    T,
    call_button,
    dealt,
    level,
    setup,
)

OPENING = ("kp_0", "kp_5", "kp_0", "kp_2")
"""The person's first turn: an Ace to the centre, the next card to his own heap."""

BLIND = (0.0, 0.0, 1.0, 0.0)
"""Never sees that a drawn card fits the centre."""


def opened(made: MatchSetup) -> Driver:
    return Driver(made).table()


def computer_errs(**how: float) -> Driver:
    """It is the person's move again after the computer has kept the 2 owed to the centre: a fault stands."""
    drive = opened(setup(dealt("Ah 5d 9s Jd", "2h Td"), None, level(overlook=BLIND, **how)))
    drive.press(*OPENING)
    drive.until(lambda: drive.noted.count(FaultMade) == 1)
    drive.still()
    return drive


def all_in_order() -> Driver:
    """The same moves with another card: nothing is owed to the centre."""
    drive = opened(setup(dealt("Ah 5d 9s Jd", "8h Td"), None, level(overlook=BLIND)))
    drive.press(*OPENING)
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number == 6)
    drive.still()
    return drive


@pytest.mark.parametrize("by", ["key", "button"])
def test_a_person_calls_a_computers_fault(by: str) -> None:
    drive = computer_errs()
    if by == "key":
        drive.press("space")
    else:
        drive.click(call_button(A))
    assert drive.tokens()[-1] == "!A"
    drive.wait(700)
    assert drive.scene.view.calling
    drive.still()
    drive.until(lambda: drive.tokens()[-1] != "!A")
    assert drive.tokens()[-1] == "d+"
    drive.app.close()


def test_the_press_of_the_button_counts_and_not_the_release() -> None:
    drive = computer_errs()
    drive.point(call_button(A))
    drive.button_down()
    assert drive.tokens()[-1] == "!A"
    drive.app.close()


def test_a_call_counts_from_the_first_frame_of_the_flight() -> None:
    drive = opened(setup(dealt("Ah 5d 9s", "2h Td"), None, level(overlook=BLIND)))
    drive.press(*OPENING)
    drive.until(lambda: drive.noted.count(FaultMade) == 1, frame=10.0)
    assert drive.is_busy()
    drive.press("space")
    assert drive.tokens()[-1] == "!A"
    made = [event for event in drive.noted.events() if isinstance(event, CallMade)]
    assert [event.reaction for event in made] == [0]
    drive.app.close()


def test_a_computer_calls_a_persons_fault() -> None:
    drive = opened(setup(dealt("Ah 5d", "9c Td"), None, level(notice=1.0)))
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.noted.count(Called) == 1)
    drive.until(lambda: not drive.scene.view.calling)
    drive.still()
    assert drive.match.table.turn == A
    assert len(drive.match.table.piles[A]) == 26
    drive.press("kp_5")
    assert drive.tokens() == ["x", "d-", "!B", "d+"]
    drive.app.close()


def test_call_keys_never_skip_the_moment_but_are_the_same_call() -> None:
    """Case 9: two calls at once: one counts, the other is not punished."""
    drive = computer_errs()
    drive.press("space")
    for _ in range(5):
        drive.wait(100)
        drive.press("space")
        drive.click(call_button(A))
    assert drive.scene.view.calling
    assert drive.toast == T("call.same")
    assert drive.tokens().count("!A") == 1
    assert drive.noted.count(FalselyCalled) == 0
    drive.app.close()


@pytest.mark.parametrize("by", ["escape", "cloth"])
def test_escape_or_a_click_on_the_cloth_skips_the_moment(by: str) -> None:
    drive = computer_errs()
    drive.press("space")
    drive.wait(200)
    if by == "escape":
        drive.press("escape")
    else:
        drive.click(CLOTH)
    assert not drive.scene.view.calling
    assert not drive.match.is_paused
    drive.app.close()


def test_the_next_move_skips_the_moment_once_it_could_be_read() -> None:
    drive = opened(setup(dealt("Ah 5d", "9c Td"), None, level(notice=1.0)))
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.noted.count(Called) == 1)
    drive.wait(1200)
    drive.press("kp_5")
    assert drive.tokens()[-1] == "d+"
    drive.still()
    assert not drive.scene.view.calling
    drive.app.close()


def test_a_false_call_has_its_own_words_and_sound_and_locks() -> None:
    drive = all_in_order()
    drive.audio.heard.clear()
    drive.press("space")
    assert drive.tokens()[-1] == "!A"
    assert drive.noted.count(FalselyCalled) == 1
    assert drive.toast == T("call.false.about")
    assert "flat" in drive.audio.heard
    drive.wait(300)
    drive.press("space")
    assert drive.toast == T("call.locked", seconds=3)
    drive.wait(2000)
    drive.press("space")
    assert drive.toast == T("call.locked", seconds=1)
    assert drive.tokens().count("!A") == 1
    drive.app.close()


def test_a_false_call_can_cost_a_card() -> None:
    rules = HouseRules(false_call=FalseCall.CARD)
    drive = opened(setup(dealt("5d 9s", "8h Td", rules=rules), None, level()))
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number == 4)
    drive.press("space")
    drive.still()
    assert drive.toast.startswith(T("call.false.about") + " ")
    assert (len(drive.match.table.piles[A]), len(drive.match.table.piles[B])) == (26, 24)
    drive.app.close()


def test_a_call_just_after_the_next_move_is_too_late_and_costs_nothing() -> None:
    """Case 9."""
    drive = computer_errs()
    drive.press("kp_0")
    drive.audio.heard.clear()
    drive.press("space")
    assert drive.noted.count(TooLate) == 1
    assert drive.noted.count(CallsLocked) == 0
    assert drive.toast.startswith(T("call.late"))
    assert "late" in drive.audio.heard
    drive.app.close()


def test_a_call_of_ones_own_move_is_refused_alike_with_and_without_a_fault() -> None:
    told = []
    for top in ("Ah", "5d"):
        drive = opened(setup(dealt(f"{top} 9s", "8h Td"), None, level()))
        drive.press("kp_0", "kp_2", "space")
        told.append((drive.toast, drive.tokens(), drive.audio.heard[-1]))
        drive.app.close()
    assert told[0] == told[1]
    assert told[0][0] == T("refused.own_call")


def test_a_call_before_the_first_move_says_why_not() -> None:
    drive = opened(setup(dealt("5d", "8h"), None, level()))
    drive.press("space")
    assert drive.toast == T("refused.call_not_started")
    drive.app.close()


def test_spamming_the_button_neither_delays_a_computers_call_nor_finds_faults() -> None:
    """Case 10: B errs, C sees it; A spams in vain, and C calls when it would have called."""
    at = []
    for spams in (False, True):
        computers = (level(overlook=BLIND), level(notice=1.0, reaction=1000))
        drive = opened(setup(dealt("5d 9s", "2h 8h", "Jd Td"), None, *computers))
        drive.press("kp_0", "kp_2")
        drive.until(lambda drive=drive: drive.match.move_number == 3)  # type: ignore[misc]
        drive.still()
        for _ in range(70):
            if spams:
                drive.press("space")
            drive.wait(20)
        drive.until(lambda drive=drive: "!C" in drive.tokens())  # type: ignore[misc]
        assert drive.tokens().count("!A") == spams
        drive.app.close()
        at.append([report.at for report in drive.noted.referee if report.move is Move.call(C)])
    assert at[0] == at[1]


def test_a_fault_that_lies_on_the_callers_own_heap_can_be_called() -> None:
    """Case 13: B's drawn 6 was owed to the centre's 5, and lies on A's 5 now."""
    drive = opened(setup(dealt("Ah 2h 3h 4h 5h 5d", "8d 6c", first=B), None, level(overlook=BLIND)))
    drive.until(lambda: drive.match.table.turn == A)
    drive.wait(200)
    for _ in range(5):
        drive.press("kp_0", "kp_5")
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.noted.count(FaultMade) == 1)
    assert drive.match.table.heaps[A][0].code == "6c"
    drive.press("space")
    assert drive.tokens()[-1] == "!A"
    drive.still()
    assert drive.match.table.heaps[A][0].code == "5d"
    drive.app.close()


# -- windows and early presses


def two_people() -> Driver:
    timing = Timing(window_person=900)
    drive = opened(setup(dealt("Ah 9s", "5d Td"), None, None, timing=timing))
    drive.press("kp_0", "kp_2")
    drive.wait(300)
    return drive


def test_an_early_press_shows_at_once_and_is_played_when_the_window_closes() -> None:
    drive = two_people()
    drive.press("kp_0")
    assert drive.tokens() == ["x", "d-"]
    assert drive.noted.count(PressHeld) == 1
    assert drive.scene.view._stage.held is not None
    drive.wait(600)
    assert drive.tokens() == ["x", "d-"]
    drive.until(lambda: drive.tokens() == ["x", "d-", "x"], most=500)
    drive.app.close()


def test_a_call_within_the_window_comes_before_the_early_press() -> None:
    drive = two_people()
    drive.press("kp_0")
    drive.press("t")
    assert drive.tokens() == ["x", "d-", "!B"]
    assert drive.noted.count(PressDropped) == 1
    drive.wait(5000)
    assert drive.tokens() == ["x", "d-", "!B"]
    assert drive.scene.view._stage.held is None
    drive.app.close()


def test_hurrying_never_shortens_a_window() -> None:
    drive = two_people()
    drive.still()
    drive.press("kp_0")
    for _ in range(30):
        drive.click(CLOTH)
        drive.wait(20)
    assert drive.tokens() == ["x", "d-"]
    drive.app.close()


def test_among_several_people_each_calls_with_his_own_button_and_key() -> None:
    drive = two_people()
    drive.click(call_button(B))
    assert drive.tokens()[-1] == "!B"
    drive.app.close()
    drive = two_people()
    drive.press("b")
    assert drive.toast == T("refused.own_call")
    drive.app.close()


def test_among_several_people_the_key_of_one_alone_calls_for_nobody() -> None:
    drive = two_people()
    drive.press("space")
    assert drive.tokens() == ["x", "d-"]
    assert drive.toast != T("refused.own_call")
    drive.app.close()
