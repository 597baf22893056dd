"""What a computer overlooks, notices and cries, how fast it is, and which moves it makes."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean, pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.players import START, Computer, Pace, SeenFault, Sight
from tac.rules import FAULTY_MOVES, FaultyMove, Move, Seat, Table, apply, deal, duties, possible
from tac.rules.position import Position, read_position
from tests.players.examples import EXAMPLE, share

COMPUTER = Computer(Seat.A, EXAMPLE, seed=5)
BLIND = Computer(Seat.A, replace(EXAMPLE, overlook=(1.0,) * 4), seed=5)
PERFECT = Computer(Seat.A, replace(EXAMPLE, overlook=(0.0,) * 4), seed=5)

HEAP_TO_CENTRAL = {"A": {"heap": "5c", "pile": "Kd"}, "B": {"heap": "9d"}, "C": {"heap": "9h"}}
HEAP_TO_OPPONENT = {"A": {"heap": "6c", "pile": "Kd"}, "B": {"heap": "5d"}, "C": {"heap": "9h"}}
DRAWN_TO_CENTRAL = {"A": {"pile": "Kd"}, "B": {"heap": "9d"}, "C": {"heap": "9h"}}
EVERYTHING = {"A": {"heap": "5c", "pile": "Kd"}, "B": {"heap": "4d"}, "C": {"heap": "4c"}}

#: What `COMPUTER` is pinned to do.
MOVES = "h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ h+ hC h+ h+"
REACTIONS = [936, 867, 1012, 1570, 885, 1162]
PACES = [943, 1413, 927, 1235, 994, 1129]


def table(seats: object, drawn: str = "", central: str = "4h") -> Table:
    position: Position = {"central": central, "seats": seats}  # type: ignore[typeddict-item]
    if drawn:
        position["drawn"] = drawn
    return read_position(position)


def chosen(computer: Computer, now: Table, number: int, just_called: bool = False) -> Move:
    """What it does with ``now`` before it, nothing having happened before."""
    return computer.choose(Sight.of(now), START, number, just_called)


def seen(kind: FaultyMove) -> SeenFault:
    """A fault of C, after which B is on turn, with one heap on the table."""
    return SeenFault(kind, Seat.C, 3, 1, frozenset({Seat.C}), Seat.B)


@pytest.mark.parametrize(
    ("now", "token", "chance"),
    [
        (table(HEAP_TO_CENTRAL), "x", 0.1),
        (table(HEAP_TO_OPPONENT), "x", 0.2),
        (table(DRAWN_TO_CENTRAL, "5d"), "d-", 0.3),
        (table({**DRAWN_TO_CENTRAL, "C": {"heap": "6h"}}, "7d"), "d-", 0.4),
    ],
    ids=["1", "2", "3", "4"],
)
def test_each_obligation_is_overlooked_as_often_as_the_level_says(
    now: Table, token: str, chance: float
) -> None:
    overlooked = share(lambda number: chosen(COMPUTER, now, number).token == token)
    assert overlooked == pytest.approx(chance, abs=0.01)


def test_one_obligation_overlooked_the_next_is_still_seen_unless_every_look_fails() -> None:
    now = table(EVERYTHING)
    made = [chosen(COMPUTER, now, number).token for number in range(20_000)]
    assert made.count("h+") / 20_000 == pytest.approx(0.9, abs=0.01)
    assert (made.count("hB") + made.count("hC")) / 20_000 == pytest.approx(0.1 * 0.96, abs=0.005)
    assert made.count("x") / 20_000 == pytest.approx(0.1 * 0.04, abs=0.002)


def test_where_there_is_a_choice_each_is_as_likely() -> None:
    seats = {**HEAP_TO_OPPONENT, "C": {"heap": "5h"}}
    made = [chosen(PERFECT, table(seats), number).token for number in range(20_000)]
    assert set(made) == {"hB", "hC"}
    assert made.count("hB") / 20_000 == pytest.approx(0.5, abs=0.01)


def test_the_last_thing_to_do_is_never_overlooked() -> None:
    now = table({"A": {"heap": "Jc", "pile": "Kd"}, "B": {"heap": "9d"}})
    assert share(lambda number: chosen(BLIND, now, number).token == "x", 500) == 1


@pytest.mark.parametrize("just_called", [False, True])
def test_one_that_overlooks_all_makes_the_last_move_unless_it_was_just_called(just_called: bool) -> None:
    token = chosen(BLIND, table(HEAP_TO_CENTRAL), 1, just_called).token
    assert token == ("h+" if just_called else "x")


def test_the_first_ace_is_never_overlooked() -> None:
    seats = {"A": {"heap": "Ac", "pile": "Kd"}, "B": {"heap": "9d"}}
    assert chosen(BLIND, table(seats, central=""), 1).token == "h+"
    assert chosen(BLIND, table(DRAWN_TO_CENTRAL, "Ad", central=""), 1).token == "d+"
    assert chosen(BLIND, table(seats, central="Kh"), 1).token == "x"


@pytest.mark.parametrize("kind", FAULTY_MOVES)
def test_a_fault_is_noticed_as_often_as_the_level_says(kind: FaultyMove) -> None:
    noticed = share(lambda number: COMPUTER.notices(seen(kind), START, number))
    assert noticed == pytest.approx(EXAMPLE.notice[kind.obligation - 1], abs=0.01)


def test_a_move_in_order_is_taken_for_a_fault_as_often_as_the_level_says() -> None:
    assert share(COMPUTER.cries_falsely) == pytest.approx(0.05, abs=0.005)


def test_seats_notice_independently_of_each_other() -> None:
    other = Computer(Seat.B, EXAMPLE, seed=5)
    kept = replace(seen(FaultyMove.OWN_PAST_CENTRAL), turn=Seat.C)
    both = share(lambda number: COMPUTER.notices(kept, START, number) and other.notices(kept, START, number))
    assert both == pytest.approx(0.25, abs=0.01)


def test_its_pace_is_normal_and_never_below_the_floor() -> None:
    wide = Computer(Seat.A, replace(EXAMPLE, pace=Pace(1000, 100, 0)), seed=5)
    paces = [wide.pace(number, 1) for number in range(20_000)]
    assert fmean(paces) == pytest.approx(1000, abs=5)
    assert pstdev(paces) == pytest.approx(100, abs=3)
    assert min(COMPUTER.pace(number, 1) for number in range(20_000)) == 600


def test_answers_are_pinned_so_that_a_seed_keeps_its_game() -> None:
    now, kind = table(EVERYTHING), FaultyMove.OWN_PAST_CENTRAL
    first = range(1, 7)
    assert " ".join(chosen(COMPUTER, now, number).token for number in range(1, 25)) == MOVES
    assert [COMPUTER.reaction(kind, number, 1.0) for number in first] == REACTIONS
    assert [COMPUTER.pace(number, 1) for number in first] == PACES
    assert [number for number in range(1, 150) if COMPUTER.cries_falsely(number)] == [121, 133]
    assert [n for n in range(1, 13) if COMPUTER.notices(seen(kind), START, n)] == [3, 6, 10, 11, 12]


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**64 - 1), st.integers(2, 4), st.tuples(*[st.floats(0, 1)] * 4), st.booleans())
def test_it_always_makes_a_possible_move_and_an_owed_one_where_it_must(
    seed: int, seats: int, overlook: tuple[float, float, float, float], just_called: bool
) -> None:
    now = deal(seed, seats).table()
    level = replace(EXAMPLE, overlook=overlook)
    for number in range(1, 200):
        if not possible(now):
            break
        move = chosen(Computer(now.turn, level, seed), now, number, just_called)
        assert move in possible(now)
        assert move in duties(now) or not just_called
        now, _ = apply(now, move)


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**64 - 1), st.integers(2, 4))
def test_one_that_overlooks_nothing_makes_no_fault(seed: int, seats: int) -> None:
    now = deal(seed, seats).table()
    number = 0
    while possible(now):
        number += 1
        now, _ = apply(now, chosen(replace(PERFECT, seat=now.turn, seed=seed), now, number))
        assert not now.faults
