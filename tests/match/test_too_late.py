"""A call for a fault that the next player's move has closed is too late, which costs nothing."""

from __future__ import annotations

from tac.match import MatchReason, Timing
from tac.match.events import CallsLocked, TooLate
from tac.rules import Reason, Seat
from tac.rules.events import FalselyCalled
from tac.rules.position import Position
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game

QUICK = Timing(window_person=0)


def closed(position: Position = FAULTY) -> Game:
    """A kept its card, and B's draw follows at 0 ms."""
    game = Game(position, PERSON, PERSON, PERSON, timing=QUICK)
    game.play("A", "x d-")
    game.play("B", "x")
    return game


def test_within_the_grace_a_call_is_too_late_and_costs_nothing() -> None:
    game = closed()
    game.wait(1500)
    assert game.call("C") == (TooLate(Seat.C),)
    assert game.look()[-1] == TooLate(Seat.C)
    assert game.tokens() == ["x", "d-", "x"] and not game.events(CallsLocked)


def test_it_is_too_late_for_the_one_who_closed_it_too() -> None:
    assert closed().call("B") == (TooLate(Seat.B),)


def test_after_the_grace_a_call_is_false() -> None:
    game = closed()
    game.wait(1501)
    assert FalselyCalled(Seat.C, Seat.B) in game.call("C")


def test_the_grace_is_a_setting() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, timing=Timing(window_person=0, late_call_grace=10))
    game.play("A", "x d-")
    game.play("B", "x")
    game.wait(11)
    assert FalselyCalled(Seat.C, Seat.B) in game.call("C")


def test_without_a_fault_that_was_closed_a_call_is_false() -> None:
    assert FalselyCalled(Seat.C, Seat.B) in closed(IN_ORDER).call("C")


def test_it_is_too_late_during_the_whole_turn_of_the_one_who_closed_it() -> None:
    game = closed()
    game.play("B", "dC")
    assert game.call("C") == (TooLate(Seat.C),)


def test_after_that_turn_a_call_is_false() -> None:
    game = closed()
    game.play("B", "dC x d-")
    assert game.match.table.turn is Seat.C
    assert FalselyCalled(Seat.C, Seat.B) in game.call("C")


def test_nor_is_it_too_late_when_that_player_is_on_turn_again() -> None:
    position: Position = {
        "central": "4h",
        "seats": {
            "A": {"pile": "5d 2c 3c", "heap": "Kc"},
            "B": {"pile": "7c 9c Td", "heap": "Jd"},
        },
    }
    game = Game(position, PERSON, PERSON, timing=QUICK)
    game.play("A", "x d-")
    game.play("B", "x d-")
    game.play("A", "h+ x d-")
    assert game.match.table.turn is Seat.B
    assert FalselyCalled(Seat.B, Seat.A) in game.call("B")


def test_the_offender_is_not_too_late_but_false() -> None:
    assert FalselyCalled(Seat.A, Seat.B) in closed().call("A")


def test_a_fault_of_the_one_who_closed_it_can_be_called() -> None:
    game = closed()
    game.play("B", "d-")
    assert [fault.seat for fault in game.match.table.faults] == [Seat.B]
    game.call("A")
    assert game.tokens()[-1] == "!A"


def test_a_fault_that_was_called_or_put_right_is_not_too_late() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, timing=QUICK)
    game.play("A", "x d- <d+")
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")
    game = Game(FAULTY, PERSON, PERSON, PERSON, timing=QUICK)
    game.play("A", "x d-")
    game.call("B")
    game.wait(1501)
    assert FalselyCalled(Seat.C, Seat.A) in game.call("C")


def test_a_call_after_the_fault_of_the_one_who_closed_it_was_called_is_false() -> None:
    seats = FAULTY["seats"]
    position: Position = {**FAULTY, "seats": {**seats, "B": {"pile": "7c 9h Td", "heap": "5h Jd"}}}
    game = closed(position)
    assert [fault.seat for fault in game.match.table.faults] == [Seat.B]
    game.call("A")
    assert game.match.table.turn is Seat.B
    game.wait(1501)
    assert FalselyCalled(Seat.C, Seat.B) in game.call("C")


def test_one_who_is_out_is_told_that_and_not_that_it_is_too_late() -> None:
    position: Position = {**FAULTY, "seats": {**FAULTY["seats"], "D": {}}, "out": ["D"]}
    game = Game(position, PERSON, PERSON, PERSON, PERSON, timing=QUICK)
    game.play("A", "x d-")
    game.play("B", "x")
    assert game.declined(game.try_call("D")) is Reason.CALLER_OUT


def test_a_locked_seat_stays_locked() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, timing=QUICK)
    game.play("A", "x")
    game.call("C")
    game.play("A", "d-")
    game.play("B", "x")
    assert game.declined(game.try_call("C")) is MatchReason.CALLS_LOCKED
