"""`call_window`: the first move after a turn has passed is held back, fault or not."""

from __future__ import annotations

import pytest

from tac.match import Accepted, Timing
from tac.match.events import PressDropped, PressHeld, WindowOpened
from tac.rules import Move, Reason, Seat
from tac.rules.events import CardDrawn
from tac.rules.position import Position
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game, computer

BOTH = pytest.mark.parametrize("position", [IN_ORDER, FAULTY], ids=["in order", "fault"])


@BOTH
def test_a_computer_is_held_back_for_1500_ms_and_then_takes_its_own_time(position: Position) -> None:
    game = Game(position, PERSON, computer(notice=0), PERSON)
    game.play("A", "x d-")
    assert game.events(WindowOpened) == [WindowOpened(Seat.B, 1500)]
    game.wait(2499)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "x"]


@BOTH
def test_a_person_among_several_is_held_back_for_900_ms(position: Position) -> None:
    game = Game(position, PERSON, PERSON, computer(notice=0))
    game.play("A", "x d-")
    assert game.events(WindowOpened) == [WindowOpened(Seat.B, 900)]
    game.play("B", "x")
    game.wait(899)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "x"]


@BOTH
def test_a_person_alone_among_computers_is_not_held_back(position: Position) -> None:
    game = Game(position, computer(notice=0, overlook=1), PERSON, computer(notice=0))
    game.wait(1000)
    game.wait(1000)
    assert game.tokens() == ["x", "d-"]
    assert not game.events(WindowOpened)
    game.play("B", "x")
    assert game.tokens() == ["x", "d-", "x"]


def test_within_a_turn_nothing_is_held_back() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x")
    game.play("A", "d-")
    assert game.tokens() == ["x", "d-"]


def test_the_first_move_of_a_game_is_not_held_back() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON, at_once=False)
    game.play("A", "x")
    assert game.tokens() == ["x"]


def test_an_early_press_shows_at_once_and_is_played_when_the_window_closes() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.look()
    game.wait(200)
    held = PressHeld(Seat.B, Move.parse("x"))
    assert game.play("B", "x") == (held,)
    assert game.look() == [held]
    game.wait(5000)
    assert game.times(CardDrawn) == [0, 900]


def test_an_early_press_during_the_flight_is_played_when_the_window_closes() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON, at_once=False)
    game.play("A", "x d-")
    game.play("B", "x")
    game.wait(5000)
    assert game.tokens() == ["x", "d-"]
    game.land()
    game.wait(900)
    assert game.times(CardDrawn) == [0, 5900]


def test_a_later_press_takes_the_place_of_the_earlier_one() -> None:
    position: Position = {
        "central": "4h",
        "seats": {
            "A": {"pile": "9c 2c", "heap": "Kc"},
            "B": {"pile": "7c 8c", "heap": "5d"},
        },
    }
    game = Game(position, PERSON, PERSON)
    game.play("A", "x d-")
    game.play("B", "x")
    game.play("B", "h+")
    game.wait(900)
    assert game.tokens() == ["x", "d-", "h+"]


def test_a_press_at_the_very_end_of_the_window_is_played_at_once() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.wait(900)
    game.play("B", "x")
    assert game.tokens() == ["x", "d-", "x"]


def test_a_press_that_the_table_does_not_allow_is_declined_and_not_held() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    assert game.declined(game.try_move("B", "h+")) is Reason.DOES_NOT_FIT_CENTRAL
    assert game.declined(game.try_move("C", "x")) is Reason.NOT_YOUR_TURN
    game.wait(900)
    assert game.tokens() == ["x", "d-"]


def test_a_call_within_the_window_comes_first_and_drops_the_press() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.play("B", "x")
    assert PressDropped(Seat.B) in game.call("C")
    assert PressDropped(Seat.B) in game.look()
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!C"]
    assert game.match.table.turn is Seat.A


def test_one_who_has_pressed_can_still_call_himself() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.play("B", "x")
    game.call("B")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!B"]


def test_a_false_call_neither_drops_the_press_nor_moves_the_end_of_the_window() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.play("B", "x")
    game.wait(800)
    game.call("C")
    game.wait(100)
    assert game.tokens() == ["x", "d-", "!C", "x"]
    assert game.times(CardDrawn) == [0, 900]


def test_after_a_call_the_offender_goes_on_without_a_window() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.call("B")
    game.play("A", "d+")
    assert game.tokens() == ["x", "d-", "!B", "d+"]


def test_the_windows_are_settings() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON, timing=Timing(window_person=50))
    game.play("A", "x d-")
    assert game.events(WindowOpened) == [WindowOpened(Seat.B, 50)]


def test_without_windows_people_may_move_at_once() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON, timing=Timing(window_person=0))
    game.play("A", "x d-")
    assert isinstance(game.try_move("B", "x"), Accepted)
    assert game.tokens() == ["x", "d-", "x"]
