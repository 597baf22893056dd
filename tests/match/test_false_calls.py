"""A false call locks its seat's calls, so that calling is no way to find faults for free."""

from __future__ import annotations

import pytest

from tac.match import Declined, MatchReason, Timing
from tac.match.events import CallMade, CallPlanned, CallsLocked, SameCall
from tac.rules import FalseCall, HouseRules, Reason, Seat
from tac.rules.events import CardDrawn, FalselyCalled, PenaltyPaid
from tac.rules.position import Position
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game, computer

LONG: Position = {
    "central": "4h",
    "seats": {
        "A": {"pile": "9c 9d 9h 9s Tc Th Ts Jc Jh Js", "heap": "Kc"},
        "B": {"pile": "7c 7d 7h 7s 2c 2d 2h 2s 3c 3d", "heap": "Kd"},
    },
}
"""Nothing fits for many turns."""


def turns(game: Game, count: int) -> None:
    """A and B each draw and keep their card, without waiting, ``count`` times."""
    for _ in range(count):
        game.play("A", "x d-")
        game.play("B", "x d-")


def locks(game: Game) -> list[int]:
    """For how long (ms) each false call so far has locked."""
    return [
        event.until - report.at
        for report in game.reports
        for event in report.events
        if isinstance(event, CallsLocked)
    ]


def test_a_false_call_locks_for_2500_ms() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.wait(100)
    assert game.call("C") == (CallsLocked(Seat.C, 2600), FalselyCalled(Seat.C, Seat.A))
    game.play("B", "x")
    game.wait(2499)
    assert game.try_call("C") == Declined(MatchReason.CALLS_LOCKED, 2600)
    game.wait(1)
    assert game.try_call("C") != Declined(MatchReason.CALLS_LOCKED, 2600)


def test_each_further_one_locks_for_twice_as_long_up_to_20_s() -> None:
    game = Game(LONG, PERSON, PERSON, timing=Timing(window_person=0))
    for _ in range(6):
        turns(game, 1)
        game.call("A")
        game.wait(20_000)
    assert locks(game) == [2500, 5000, 10_000, 20_000, 20_000, 20_000]


def test_a_right_call_resets_the_lock() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x")
    game.call("C")
    game.wait(2500)
    game.play("A", "d-")
    game.call("C")
    game.wait(5000)
    game.play("A", "d+")
    game.call("C")
    assert locks(game) == [2500, 2500]


def test_each_seat_has_a_lock_of_its_own() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.call("C")
    game.call("B")
    assert locks(game) == [2500, 2500]


def test_a_lock_says_the_same_whether_or_not_a_fault_stands() -> None:
    answers = []
    for position in (IN_ORDER, FAULTY):
        game = Game(position, PERSON, PERSON, PERSON)
        game.play("A", "x")
        game.call("C")
        game.play("A", "d-")
        answers.append(game.try_call("C"))
    assert answers == [Declined(MatchReason.CALLS_LOCKED, 2500)] * 2


def test_the_locks_are_settings() -> None:
    timing = Timing(window_person=0, lock_first=100, lock_most=150)
    game = Game(LONG, PERSON, PERSON, timing=timing)
    for _ in range(3):
        turns(game, 1)
        game.call("A")
        game.wait(150)
    assert locks(game) == [100, 150, 150]


def test_a_second_false_call_between_two_moves_is_declined_after_the_lock() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.call("C")
    game.wait(2500)
    assert game.declined(game.try_call("C")) is Reason.CALL_TWICE


def test_a_declined_call_does_not_lengthen_the_lock() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.call("C")
    for _ in range(20):
        game.try_call("C")
    assert locks(game) == [2500]


def test_with_the_house_rule_it_costs_a_card() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON, rules=HouseRules(false_call=FalseCall.CARD))
    game.play("A", "x d-")
    events = game.call("C")
    assert [(event.giver, event.receiver) for event in events if isinstance(event, PenaltyPaid)] == [
        (Seat.A, Seat.C)
    ]


@pytest.mark.parametrize("position", [IN_ORDER, FAULTY], ids=["in order", "fault"])
def test_before_the_first_move_a_call_is_declined(position: Position) -> None:
    game = Game(position, PERSON, PERSON, PERSON)
    assert game.declined(game.try_call("B")) is Reason.CALL_NOT_STARTED


@pytest.mark.parametrize("position", [IN_ORDER, FAULTY], ids=["in order", "fault"])
def test_a_call_against_oneself_says_the_same_whether_or_not_it_was_a_fault(position: Position) -> None:
    game = Game(position, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    assert game.declined(game.try_call("A")) is Reason.OWN_CALL


@pytest.mark.parametrize("last", ["h+", "hB"], ids=["in order", "fault"])
def test_one_who_went_out_learns_nothing_by_calling(last: str) -> None:
    position: Position = {
        "central": "4h",
        "seats": {"A": {"heap": "5c"}, "B": {"pile": "9d 8d", "heap": "4d"}, "C": {"pile": "9h"}},
    }
    game = Game(position, PERSON, PERSON, PERSON)
    game.play("A", last)
    assert game.declined(game.try_call("A")) is Reason.CALLER_OUT


def spammed(position: Position) -> Game:
    """C calls once every 50 ms while B, a computer, is to call or to move."""
    game = Game(position, PERSON, computer(), PERSON)
    game.play("A", "x")
    game.call("C")
    game.play("A", "d-")
    for _ in range(100):
        game.try_call("C")
        game.wait(50)
        if len(game.tokens()) > 3:
            break
    return game


def test_spamming_delays_no_call_of_a_computer() -> None:
    game = spammed(FAULTY)
    assert game.tokens()[-1] == "!B" and game.times(CallMade)[-1] == 700


def test_spamming_delays_no_move_of_a_computer() -> None:
    game = spammed(IN_ORDER)
    assert game.tokens()[-1] == "x" and game.times(CardDrawn)[-1] == 2500


def test_a_false_call_in_the_window_delays_no_move_of_a_computer() -> None:
    game = Game(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.wait(1400)
    game.call("C")
    game.wait(1100)
    assert game.tokens() == ["x", "d-", "!C", "x"]


def test_a_computer_that_cries_falsely_is_locked_like_a_person() -> None:
    game = Game(IN_ORDER, PERSON, computer(false_cry=1, reaction=300), PERSON)
    game.play("A", "x d-")
    assert [plan.obligation for plan in game.events(CallPlanned)][-1] == 0
    game.wait(300)
    assert game.events(FalselyCalled) == [FalselyCalled(Seat.B, Seat.A)]
    assert game.events(CallsLocked) == [CallsLocked(Seat.B, 2800)]


def test_a_locked_computer_cannot_call_a_fault_that_it_notices() -> None:
    game = Game(FAULTY, PERSON, computer(false_cry=1, reaction=300), PERSON)
    game.play("A", "x")
    game.wait(300)
    assert game.tokens() == ["x", "!B"]
    game.play("A", "d-")
    game.wait(2400)
    assert game.tokens() == ["x", "!B", "d-"]
    game.wait(100)
    # It moves on, without a word, once its time has come.
    assert game.tokens() == ["x", "!B", "d-", "x"]
    assert not game.events(SameCall)
