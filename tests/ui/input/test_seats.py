"""Keys by place on the table: whom they act for and which place they mean."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tac.match.intent import Place
from tac.rules import Seat, Table, deal
from tac.settings import Keys
from tac.ui.input import Action, acting_seat, call_key, calling_seat, place_of
from tac.ui.layout import sides_of

A, B, C, D = Seat


def table(seats: int, turn: Seat = A) -> Table:
    return replace(deal(1, seats).table(), turn=turn)


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (4, {Action.BOTTOM: A, Action.LEFT: B, Action.TOP: C, Action.RIGHT: D}),
        (3, {Action.BOTTOM: A, Action.LEFT: B, Action.TOP: None, Action.RIGHT: C}),
        (2, {Action.BOTTOM: A, Action.LEFT: None, Action.TOP: B, Action.RIGHT: None}),
    ],
)
def test_a_direction_means_whatever_lies_there(seats: int, places: dict[Action, Seat | None]) -> None:
    assert {action: place_of(action, sides_of(seats), A) for action in places} == places


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (4, {Action.BOTTOM: A, Action.LEFT: D, Action.TOP: C, Action.RIGHT: B}),
        (3, {Action.BOTTOM: A, Action.LEFT: C, Action.TOP: None, Action.RIGHT: B}),
        (2, {Action.BOTTOM: A, Action.LEFT: None, Action.TOP: B, Action.RIGHT: None}),
    ],
)
def test_the_other_way_round_a_direction_still_means_what_lies_there(
    seats: int, places: dict[Action, Seat | None]
) -> None:
    sides = sides_of(seats, "right")
    assert {action: place_of(action, sides, A) for action in places} == places
    assert calling_seat(Action.CALL_RIGHT, sides, tuple(Seat)[:seats]) is places[Action.RIGHT]
    assert calling_seat(Action.CALL_LEFT, sides, tuple(Seat)[:seats]) is places[Action.LEFT]


def test_the_other_way_round_each_has_the_key_of_his_own_side() -> None:
    assert [call_key(Keys(), sides_of(4, "right"), {0, 1, 2, 3}, seat) for seat in range(4)] == list("bptq")


def test_the_same_direction_means_the_same_place_for_every_person() -> None:
    assert place_of(Action.BOTTOM, sides_of(4), C) is A
    assert place_of(Action.TOP, sides_of(4), C) is C


def test_own_central_and_draw_are_the_same_wherever_one_sits() -> None:
    for seat in (A, B, C, D):
        assert place_of(Action.OWN, sides_of(4), seat) is seat
        assert place_of(Action.CENTRAL, sides_of(4), seat) is Place.CENTRAL
        assert place_of(Action.DRAW, sides_of(4), seat) is Place.PILE


def test_other_keys_mean_no_place() -> None:
    assert place_of(Action.PAUSE, sides_of(4), A) is None


def test_keys_act_for_the_person_on_turn() -> None:
    assert acting_seat(table(4, C), (A, C)) is C


def test_while_a_computer_is_on_turn_keys_are_the_first_persons_who_is_still_in() -> None:
    assert acting_seat(table(4, B), (A, C)) is A
    assert acting_seat(replace(table(4, B), out=(A,)), (A, C)) is C


def test_without_people_keys_act_for_nobody() -> None:
    assert acting_seat(table(4), ()) is None
    assert calling_seat(Action.CALL, sides_of(4), ()) is None


def test_one_who_is_out_keeps_the_keys_to_be_told_so() -> None:
    assert acting_seat(replace(table(4, B), out=(A,)), (A,)) is A


def test_the_call_key_is_for_a_person_alone_and_for_nobody_among_several() -> None:
    assert calling_seat(Action.CALL, sides_of(4), (B,)) is B
    assert calling_seat(Action.CALL, sides_of(4), (B, D)) is None


def test_each_side_has_a_call_key_for_the_person_who_sits_there() -> None:
    keys = (Action.CALL_BOTTOM, Action.CALL_LEFT, Action.CALL_TOP, Action.CALL_RIGHT)
    assert [calling_seat(key, sides_of(4), (A, C)) for key in keys] == [A, None, C, None]
    assert [calling_seat(key, sides_of(2), (A, B)) for key in keys] == [A, None, B, None]


def test_a_key_that_is_no_call_key_calls_for_nobody() -> None:
    assert calling_seat(Action.DRAW, sides_of(4), (A,)) is None


def test_the_only_person_has_the_plain_call_key_and_each_of_several_that_of_his_side() -> None:
    keys = Keys()
    assert call_key(keys, sides_of(4), {2}, 2) == "space"
    assert [call_key(keys, sides_of(3), {0, 1, 2}, seat) for seat in range(3)] == ["b", "q", "p"]
    assert [call_key(keys, sides_of(2), {0, 1}, seat) for seat in range(2)] == ["b", "t"]
    assert call_key(Keys(call=()), sides_of(4), {0}, 0) == ""
