"""The end is announced one window later, fault or not (R6.6), and only then."""

from __future__ import annotations

import pytest

from tac.match import MatchReason, Timing
from tac.match.events import CallMade, CallsLocked, SameCall
from tac.rules import Phase, Reason, Seat
from tac.rules.events import Called, FalselyCalled, GameOver, WentOut
from tac.rules.position import Position
from tests.match.game import ENDING, PERSON, Game, computer

LAST_MOVES = pytest.mark.parametrize("last", ["h+", "hB"], ids=["in order", "fault"])


def ended(last: str, *, timing: Timing | None = None) -> Game:
    game = Game(ENDING, PERSON, PERSON, timing=timing)
    game.play("A", last)
    return game


@LAST_MOVES
def test_the_end_is_announced_one_window_later(last: str) -> None:
    game = ended(last)
    assert game.match.table.phase is not Phase.PLAY
    game.wait(1499)
    assert not game.events(GameOver)
    game.wait(1)
    assert game.events(GameOver) == [GameOver((Seat.A, Seat.B))]
    assert game.match.is_over and game.times(GameOver) == [1500]


@LAST_MOVES
def test_until_then_a_player_sees_the_same(last: str) -> None:
    game = ended(last)
    seen = [type(event).__name__ for event in game.look()]
    assert seen == ["CardPlayed", "WentOut"]
    game.wait(1500)
    assert [type(event).__name__ for event in game.look()] == ["GameOver"]


@LAST_MOVES
def test_until_then_moves_are_declined_for_the_same_reasons(last: str) -> None:
    game = ended(last)
    assert game.declined(game.try_move("A", "x")) is Reason.PLAYER_OUT
    assert game.declined(game.try_move("B", "x")) is Reason.END_WAITS
    assert game.declined(game.try_move("B", "<h+")) is Reason.NOTHING_TO_PUT_RIGHT
    assert game.declined(game.try_call("A")) is Reason.CALLER_OUT


def test_a_fault_that_nobody_calls_is_settled_in_the_record() -> None:
    game = ended("hB")
    game.wait(60_000)
    assert game.tokens() == ["hB", "."] and game.times(GameOver) == [1500]
    assert game.match.table.places == (Seat.A, Seat.B)


def test_an_end_without_a_fault_is_no_token() -> None:
    game = ended("h+")
    game.wait(60_000)
    assert game.tokens() == ["h+"] and game.times(GameOver) == [1500]


def test_a_call_within_the_window_is_right_while_a_fault_stands() -> None:
    game = ended("hB")
    game.wait(1499)
    events = game.call("B")
    assert any(isinstance(event, Called) for event in events)
    game.wait(60_000)
    assert not game.events(GameOver) and game.match.table.turn is Seat.A


def test_a_call_within_the_window_is_false_where_none_stood_but_no_token() -> None:
    game = ended("h+")
    game.wait(700)
    events = game.call("B")
    assert events == (CallsLocked(Seat.B, 3200), FalselyCalled(Seat.B, Seat.A))
    assert game.tokens() == ["h+"] and game.match.move_number == 1
    assert game.events(CallMade) == [CallMade(Seat.B, False, 700)]
    assert game.declined(game.try_call("B")) is MatchReason.CALLS_LOCKED
    game.wait(800)
    assert game.times(GameOver) == [1500]


def test_such_a_false_call_looks_like_any_other() -> None:
    position: Position = {
        "central": "4h",
        "seats": {"A": {"heap": "5c", "pile": "9h"}, "B": {"pile": "9d"}},
    }
    middle = Game(position, PERSON, PERSON)
    middle.play("A", "h+")
    assert middle.call("B") == ended("h+").call("B")


def test_an_end_by_a_call_is_announced_after_the_moment_and_one_window() -> None:
    position: Position = {
        "central": "4h",
        "seats": {"A": {"pile": "5d 9h", "heap": "Kc"}, "B": {"pile": "Td"}},
    }
    game = Game(position, PERSON, PERSON, at_once=False)
    game.play("A", "x d-")
    game.call("B")
    assert game.events(WentOut) == [WentOut(Seat.B, 1)]
    game.wait(5000)
    assert not game.events(GameOver)
    assert game.call("B") == (SameCall(Seat.B),)
    game.land()
    game.wait(1499)
    assert not game.events(GameOver)
    game.wait(1)
    assert game.times(GameOver) == [6500]


def test_the_offender_may_put_the_last_move_right() -> None:
    game = ended("hB")
    game.wait(1000)
    game.play("A", "<h+")
    game.wait(1499)
    assert not game.events(GameOver)
    game.wait(1)
    assert game.tokens() == ["hB", "<h+"] and game.times(GameOver) == [2500]


def test_a_computer_calls_the_last_fault_if_it_is_quick_enough() -> None:
    quick = Game(ENDING, PERSON, computer(reaction=1499))
    quick.play("A", "hB")
    quick.wait(60_000)
    assert quick.tokens()[:2] == ["hB", "!B"]
    slow = Game(ENDING, PERSON, computer(reaction=1501))
    slow.play("A", "hB")
    slow.wait(60_000)
    assert slow.tokens() == ["hB", "."]


def test_after_the_end_every_command_is_declined() -> None:
    game = ended("h+")
    game.wait(1500)
    assert game.declined(game.try_call("B")) is Reason.GAME_OVER
    assert game.declined(game.try_move("B", "x")) is Reason.GAME_OVER
    assert game.match.next_due() is None


def test_the_window_before_the_end_is_a_setting() -> None:
    game = ended("hB", timing=Timing(window_end=100))
    game.wait(100)
    assert game.times(GameOver) == [100]
