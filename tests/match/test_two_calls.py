"""Calls made at the same time are one call."""

from __future__ import annotations

import pytest

from tac.match import MatchReason, Timing
from tac.match.events import CallMade, CallsLocked, SameCall
from tac.rules import Seat
from tac.rules.events import FalselyCalled, PenaltyPaid
from tests.match.game import FAULTY, PERSON, Game, computer


def called(*, at_once: bool = False) -> Game:
    """A's fault was called by B; the moment is being shown."""
    game = Game(FAULTY, PERSON, PERSON, PERSON, at_once=at_once)
    game.play("A", "x d-")
    game.call("B")
    return game


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_a_call_during_the_moment_is_the_same_call_and_costs_nothing(letter: str) -> None:
    game = called()
    game.wait(3000)
    assert game.call(letter) == (SameCall(Seat.parse(letter)),)
    assert game.tokens() == ["x", "d-", "!B"]
    assert len(game.events(PenaltyPaid)) == 2
    assert len(game.events(CallMade)) == 1 and not game.events(CallsLocked)


def test_once_the_moment_has_been_shown_a_call_is_a_call_again() -> None:
    game = called()
    game.wait(1501)
    game.land()
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_however_short_it_was_shown_a_call_that_comes_a_moment_later_is_the_same(letter: str) -> None:
    """Without motion it is over at once; who has seen the same fault cannot take that back any more."""
    game = called(at_once=True)
    game.wait(1500)
    assert game.call(letter) == (SameCall(Seat.parse(letter)),)
    assert len(game.events(CallMade)) == 1 and not game.events(CallsLocked)


def test_that_grace_is_the_one_of_late_calls() -> None:
    timing = Timing(late_call_grace=10)
    for milliseconds, kind in ((10, SameCall), (11, FalselyCalled)):
        game = Game(FAULTY, PERSON, PERSON, PERSON, timing=timing)
        game.play("A", "x d-")
        game.call("B")
        game.wait(milliseconds)
        assert kind in {type(event) for event in game.call("C")}


def test_another_fault_of_the_same_turn_can_be_called_at_once() -> None:
    """Who forgets what he owes and plays on can be called again (R6.4)."""
    game = called(at_once=True)
    game.play("A", "d-")
    assert PenaltyPaid in {type(event) for event in game.call("C")}
    assert game.tokens() == ["x", "d-", "!B", "d-", "!C"]


def test_after_the_turn_of_who_was_called_it_is_over() -> None:
    game = called(at_once=True)
    game.play("A", "d+ x d-")
    assert game.match.table.turn is Seat.B
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


def test_the_landing_of_an_earlier_move_does_not_end_the_moment() -> None:
    game = called()
    for report in game.reports[:-1]:
        game.match.shown(report.number)
    assert game.call("C") == (SameCall(Seat.C),)


def test_the_next_move_ends_the_moment_by_hurrying_it() -> None:
    game = called()
    game.wait(1501)
    game.play("A", "d+")
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


def test_calls_do_not_end_the_moment() -> None:
    game = called()
    for _ in range(10):
        assert game.call("C") == (SameCall(Seat.C),)


def test_headless_the_moment_is_over_at_once() -> None:
    game = called(at_once=True)
    game.wait(1501)
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


def test_a_locked_seat_that_calls_during_the_moment_is_not_told_off() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, at_once=False)
    game.play("A", "x")
    game.call("C")
    game.play("A", "d-")
    assert game.declined(game.try_call("C")) is MatchReason.CALLS_LOCKED
    game.call("B")
    assert game.call("C") == (SameCall(Seat.C),)


def test_a_computer_that_meant_to_call_too_does_not() -> None:
    game = Game(FAULTY, PERSON, computer(reaction=700), computer(reaction=700), at_once=False)
    game.play("A", "x d-")
    game.land()
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!B"]
    assert len(game.events(CallMade)) == 1 and not game.events(SameCall)
