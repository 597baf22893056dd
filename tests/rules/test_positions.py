"""Positions: tables with any cards, also fewer than 52."""

import copy
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given

from tac.rules import Deal, NotationError, Phase, Table
from tac.rules.position import read_position, write_position
from tests.rules.random_games import WILD, deals, examples, play, randoms, small_tables

POSITION: dict[str, Any] = {
    "central": "3h",
    "turn": "B",
    "drawn": "5c",
    "seats": {
        "A": {"pile": "9c 2d", "heap": "4s Kd"},
        "B": {"pile": "7c"},
        "C": {},
    },
    "out": ["C"],
}


def changed(**changes: Any) -> Any:
    position = copy.deepcopy(POSITION)
    for key, value in changes.items():
        if key in "ABCD":
            position["seats"][key] = value
        else:
            position[key] = value
    return position


@examples(60)
@given(small_tables(), randoms())
def test_a_position_written_and_read_again_is_the_same_table(table: Table, random: Random) -> None:
    for step in islice(play(table, random, WILD), 30):
        check_round_trip(step.after)


@examples(5)
@given(deals(), randoms())
def test_every_table_of_a_game_is_a_position_of_its_cards(deal: Deal, random: Random) -> None:
    for step in play(deal.table(), random, WILD):
        check_round_trip(step.after)


def check_round_trip(table: Table) -> None:
    """All but the past is the same."""
    if table.phase is not Phase.PLAY:
        return
    again = read_position(write_position(table), table.rules)
    assert again == Table(
        table.rules, table.piles, table.heaps, table.central, table.drawn, table.turn, out=table.out
    )


def test_what_is_not_said_is_empty() -> None:
    table = read_position({"turn": "A", "seats": {"A": {"pile": "9c"}, "B": {"heap": "2d"}}})
    assert table.central == ()
    assert table.drawn is None
    assert table.out == ()
    assert table.heaps[0] == table.piles[1] == ()


def test_a_position_has_no_past() -> None:
    table = read_position(changed())
    assert table.faults == ()
    assert table.accused is None


NO_POSITIONS = {
    "no seats": changed(seats={}),
    "one seat": changed(seats={"A": {"pile": "9c"}}, drawn=None, turn="A", out=[]),
    "a gap between the seats": changed(seats={"A": {"pile": "9c"}, "C": {"pile": "8c"}}, turn="A", out=[]),
    "an unknown card": changed(central="1h"),
    "a card twice": changed(central="9c"),
    "the drawn card twice": changed(drawn="9c"),
    "two drawn cards": changed(drawn="5c 6c"),
    "an unknown seat on turn": changed(turn="E"),
    "a seat on turn that is not there": changed(turn="D"),
    "a seat on turn that is out": changed(turn="C", drawn=None),
    "a seat out with cards": changed(out=["C", "A"]),
    "a seat out twice": changed(out=["C", "C"]),
    "a seat out that is not there": changed(out=["C", "D"]),
    "a seat without cards that is in": changed(out=[]),
    "one player left": changed(A={}, out=["C", "A"]),
}


@pytest.mark.parametrize("position", NO_POSITIONS.values(), ids=NO_POSITIONS)
def test_what_is_no_position_is_told(position: Any) -> None:
    with pytest.raises(NotationError):
        read_position(position)
