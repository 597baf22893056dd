"""Calls made at the same time are one call."""

from __future__ import annotations

import pytest

from tac.match import MatchReason
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
    game.land()
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


def test_the_landing_of_an_earlier_move_does_not_end_the_moment() -> None:
    game = called()
    for report in game.reports[:-1]:
        game.match.shown(report.number)
    assert game.call("C") == (SameCall(Seat.C),)


def test_the_next_move_ends_the_moment_by_hurrying_it() -> None:
    game = called()
    game.play("A", "d+")
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


def test_calls_do_not_end_the_moment() -> None:
    game = called()
    for _ in range(10):
        assert game.call("C") == (SameCall(Seat.C),)


def test_headless_the_moment_is_over_at_once() -> None:
    game = called(at_once=True)
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
