"""Calls made at the same moment: who is first, and that nobody else is punished for having been as quick."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.match import Accepted, Declined, MatchReason, Timing
from tac.match.events import CallMade, CallsLocked, SameCall, TooLate
from tac.rules import SEATS, Seat
from tac.rules.events import FalselyCalled, PenaltyPaid
from tac.rules.position import Position, SeatCards
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game

A, B, C, D = SEATS

_PILES = {"A": "8c 2c 3c", "B": "7c 9h Td", "C": "Ts 3s 2s", "D": "6d 9d 2d"}
_HEAPS = {"A": "Kc", "B": "Jd", "C": "6s", "D": "Kd"}


def four(offender: Seat, *, faulty: bool) -> Game:
    """``offender`` has just kept the card that he had drawn, which was owed to the 4 or not."""
    name = offender.name
    pile = f"5d {_PILES[name]}" if faulty else f"8d {_PILES[name]}"
    seats: dict[str, SeatCards] = {
        letter: {"pile": _PILES[letter], "heap": _HEAPS[letter]} for letter in "ABCD"
    }
    seats[name] = {"pile": pile, "heap": _HEAPS[name]}
    position: Position = {"central": "4h", "turn": name, "seats": seats}
    game = Game(position, *[PERSON] * 4, at_once=False)
    game.play(name, "x d-")
    return game


def after(offender: Seat, seats: list[Seat]) -> list[Seat]:
    return [seat for k in range(1, 5) if (seat := SEATS[(offender + k) % 4]) in seats]


@given(
    st.sampled_from(SEATS),
    st.lists(st.sampled_from(SEATS), min_size=1, max_size=6),
    st.booleans(),
    st.booleans(),
)
def test_the_seat_nearest_after_the_offender_counts_and_all_others_are_the_same_call(
    offender: Seat, callers: list[Seat], faulty: bool, at_once: bool
) -> None:
    """In whatever order they come, whether or not there was a fault, and however quickly it is shown."""
    game = four(offender, faulty=faulty)
    game.match.shows_at_once = at_once
    answers = game.match.submit_calls(callers)
    others = after(offender, [seat for seat in callers if seat is not offender])
    made = [event.seat for event in game.events(CallMade)]
    assert made == others[:1]
    assert [event.caller for event in game.events(FalselyCalled)] == ([] if faulty else others[:1])
    assert [event.seat for event in game.events(CallsLocked)] == ([] if faulty else others[:1])
    assert len(game.events(PenaltyPaid)) == (3 if faulty and others else 0)
    same = [event.caller for event in game.events(SameCall)]
    assert same == after(offender, sorted(set(callers) - set(made))) or not others
    assert set(answers) == set(callers)


@pytest.mark.parametrize("order", list(permutations("BCD")))
def test_of_three_calls_the_next_player_is_first(order: tuple[str, ...]) -> None:
    game = four(A, faulty=True)
    game.match.submit_calls([Seat.parse(letter) for letter in order])
    assert game.tokens() == ["x", "d-", "!B"]


def test_one_whose_calls_rest_is_passed_over_and_the_next_one_counts() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, at_once=False)
    game.play("A", "x")
    game.call("B")
    game.play("A", "d-")
    answers = game.match.submit_calls([B, C])
    assert game.declined(answers[B]) is MatchReason.CALLS_LOCKED
    assert isinstance(answers[C], Accepted)
    assert game.tokens()[-1] == "!C"


def test_calls_of_one_moment_that_are_all_too_late_cost_nothing() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, timing=Timing(window_person=0))
    game.play("A", "x d-")
    game.play("B", "x")
    game.match.submit_calls([C, B])
    assert game.events(TooLate) == [TooLate(C), TooLate(B)]
    assert not game.events(CallsLocked)


def test_a_call_after_one_that_has_counted_in_the_same_moment_is_the_same_one() -> None:
    """Also where what was shown of the first is over already."""
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.match.submit_calls([B])
    game.match.submit_calls([C, A], counted=True)
    assert [event.caller for event in game.events(SameCall)] == [C, A]
    assert not game.events(FalselyCalled)


def test_calls_of_two_moments_are_two_calls() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    for caller in (B, C):
        game.match.submit_calls([caller])
    assert [event.caller for event in game.events(FalselyCalled)] == [B, C]


def test_a_single_call_is_as_if_it_were_alone() -> None:
    game = four(A, faulty=True)
    answer = game.match.submit_calls([A])[A]
    assert isinstance(answer, Declined)
