"""Putting right (R6.5 b): through the window, and what it ends."""

from __future__ import annotations

from tac.match.events import PressDropped
from tac.rules import Reason, Seat
from tac.rules.events import FaultMended, TurnPassed
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game, computer


def test_a_correction_is_never_held_back() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    events = game.play("A", "<d+")
    assert TurnPassed(Seat.A, Seat.B) in events
    assert game.tokens() == ["x", "d-", "<d+"]


def test_a_correction_drops_the_press_that_the_next_player_had_made() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.play("B", "x")
    assert PressDropped(Seat.B) in game.play("A", "<d+")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "<d+"]


def test_after_it_the_turn_goes_on_without_a_window() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d- <d+")
    game.play("A", "x")
    assert game.tokens() == ["x", "d-", "<d+", "x"]


def test_a_window_opens_anew_when_the_turn_passes_again() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d- <d+ x d-")
    game.wait(500)
    game.play("B", "x")
    game.wait(399)
    assert game.tokens()[-1] == "d-"
    game.wait(1)
    assert game.tokens()[-1] == "x"


def test_where_nothing_is_to_be_put_right_it_is_declined() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    assert game.declined(game.try_move("A", "<d+")) is Reason.NOTHING_TO_PUT_RIGHT


def test_nobody_puts_right_for_another() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    assert game.declined(game.try_move("B", "<d+")) is Reason.NOTHING_TO_PUT_RIGHT
    assert game.declined(game.try_move("A", "<h+")) is Reason.NOT_THE_OWED_MOVE


def test_once_the_next_player_has_moved_it_is_too_late() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.wait(900)
    game.play("B", "x")
    assert game.declined(game.try_move("A", "<d+")) is Reason.NOTHING_TO_PUT_RIGHT


def test_only_the_referee_learns_that_a_fault_was_mended() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    assert not any(isinstance(event, FaultMended) for event in game.play("A", "<d+"))
    assert game.events(FaultMended)
    assert not any(isinstance(event, FaultMended) for event in game.look())
