"""Where attention has been, and what that does to a look: each rule of the model."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.players import NEUTRAL, START, Character, Computer, Course, SeenFault, Sight, Strain
from tac.players.sight import looks_wrong, places_shown, sits_opposite
from tac.players.strain import strained
from tac.rules import (
    FAULTY_MOVES,
    Card,
    FaultyMove,
    Kind,
    Move,
    Seat,
    Source,
    Table,
    Target,
    apply,
    deal,
    faulty_move,
    possible,
)
from tac.rules.events import Called, CardDrawn, CardPlayed, FalselyCalled, FaultMade
from tac.rules.position import Position, read_position
from tests.players.examples import EXAMPLE

CARD = Card.parse("7h")
STRAIN = Strain(more_heaps=1.1, far=1.4, elsewhere=1.6, quiet=1.5, busy=2.0, awake=0.4)


def kept(seat: Seat) -> CardPlayed:
    return CardPlayed(seat, CARD, Source.DRAWN, seat)


def to(target: Seat | Target, seat: Seat = Seat.A) -> CardPlayed:
    return CardPlayed(seat, CARD, Source.HEAP, target)


def called(caller: Seat, offender: Seat) -> Called:
    return Called(caller, offender, Move.parse("x"), 1, CARD, (Move.parse("h+"),))


# -- the course of the game


def test_drawing_lands_no_card_and_what_only_the_referee_knows_changes_nothing() -> None:
    fault = FaultMade(Seat.A, Move.parse("x"), 1, CARD, (Move.parse("h+"),))
    assert START.after([CardDrawn(Seat.A, CARD), fault]) is START


def test_it_is_quiet_for_as_long_as_cards_are_only_put_on_own_heaps() -> None:
    course = START.after([kept(Seat.A), kept(Seat.B), kept(Seat.C)])
    assert course.quiet_for == 3
    assert course.after([to(Target.CENTRAL)]).quiet_for == 0
    assert course.after([FalselyCalled(Seat.A, Seat.B)]).quiet_for == 0
    assert course.after([called(Seat.A, Seat.B)]).quiet_for == 0


def test_the_eye_stays_for_two_cards_where_one_landed_off_its_players_own_heap() -> None:
    played = START.after([to(Target.CENTRAL)])
    assert played.eye_catcher is Target.CENTRAL
    assert played.after([kept(Seat.A)]).eye_catcher is Target.CENTRAL
    assert played.after([kept(Seat.A), kept(Seat.B)]).eye_catcher is None
    assert played.after([to(Seat.C)]).eye_catcher == Seat.C
    assert played.after([called(Seat.A, Seat.B)]).eye_catcher is None


def test_who_was_called_and_who_called_are_awake() -> None:
    course = START.after([kept(Seat.A), called(Seat.C, Seat.A), kept(Seat.A), kept(Seat.B)])
    assert course.woken_for(Seat.A) == course.woken_for(Seat.C) == 2
    assert course.woken_for(Seat.B) > 1000


# -- what a look is like


def look(course: Course, *, heaps: int = 1, place: Seat | Target = Target.CENTRAL, players: int = 4) -> float:
    return STRAIN.of_look(course, players, heaps, Seat.A, place)


def test_at_rest_nothing_is_added() -> None:
    assert look(START) == 1.0
    assert look(START, place=Seat.B) == 1.0


def test_each_further_heap_makes_a_look_harder() -> None:
    assert [look(START, heaps=n) for n in (0, 1, 2, 3)] == pytest.approx([1, 1, 1.1, 1.21])


@pytest.mark.parametrize(("players", "place", "factor"), [(4, Seat.C, 1.4), (4, Seat.D, 1), (3, Seat.C, 1)])
def test_the_seat_opposite_is_far_and_only_with_four_players(
    players: int, place: Seat, factor: float
) -> None:
    assert look(START, place=place, players=players) == pytest.approx(factor)
    assert sits_opposite(players, Seat.A, place) is (factor > 1)
    assert not sits_opposite(2, Seat.A, Seat.B)


def test_a_card_that_landed_elsewhere_makes_a_look_harder_and_one_that_landed_here_does_not() -> None:
    course = START.after([to(Seat.B)])
    assert look(course) == pytest.approx(1.6)
    assert look(course, place=Seat.B) == 1.0


def test_a_long_quiet_stretch_makes_every_look_harder() -> None:
    course = START.after([kept(Seat.A)] * 7)
    assert look(course) == 1.0
    assert look(course.after([kept(Seat.A)])) == pytest.approx(1.5)


def test_who_was_just_called_looks_better_and_that_fades() -> None:
    course = START.after([called(Seat.B, Seat.A)])
    three = [kept(Seat.B), to(Target.CENTRAL), kept(Seat.B)]
    fading = [look(course.after(three * n)) for n in range(6)]
    assert fading == pytest.approx([0.4, 0.55, 0.7, 0.85, 1.0, 1.0])
    assert STRAIN.of_look(course, 4, 1, Seat.C, Target.CENTRAL) == 1.0


@given(st.floats(0, 1), st.floats(0.1, 10))
def test_a_strain_multiplies_the_odds(probability: float, factor: float) -> None:
    made = strained(probability, factor)
    assert 0 <= made <= 1
    if 0.001 < probability < 0.999:
        assert made / (1 - made) == pytest.approx(factor * probability / (1 - probability), rel=1e-6)
    assert made == probability or (made > probability) is (factor > 1)


# -- others' faults


def seen(**changes: object) -> SeenFault:
    made = SeenFault(FaultyMove.OWN_PAST_CENTRAL, Seat.C, 4, 1, frozenset({Seat.C}), Seat.C)
    return replace(made, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "factor"),
    [
        ({}, 1.4),
        ({"touched": frozenset({Seat.A, Seat.C})}, 1.0),
        ({"offender": Seat.B}, 1.0),
        ({"turn": Seat.A}, 2.8),
        ({"heaps": 3, "offender": Seat.B}, 1.21),
    ],
    ids=["far", "at its own heap", "near", "far and busy", "more heaps"],
)
def test_where_a_fault_happens_and_how_busy_it_is_decide_how_likely_it_sees_it(
    changes: dict[str, object], factor: float
) -> None:
    computer = Computer(Seat.A, replace(EXAMPLE, strain=STRAIN), seed=3)
    chance = computer.chance_to_notice(seen(**changes), START)
    assert 1 - chance == pytest.approx(strained(1 - EXAMPLE.notice[2], factor))


def test_a_slip_says_which_fault_it_was_whose_and_at_whose_heaps() -> None:
    position: Position = {
        "central": "9h",
        "seats": {
            "A": {"pile": "5d Kd"},
            "B": {"heap": "4d", "pile": "2d"},
            "C": {"heap": "4c", "pile": "3d"},
        },
    }
    table = read_position(position)
    for token in ("x", "d-"):
        table, _ = apply(table, Move.parse(token))
    assert SeenFault.of(table.faults[0], table.turn) == SeenFault(
        FaultyMove.OWN_PAST_OPPONENT, Seat.A, 3, 2, frozenset({Seat.A, Seat.B, Seat.C}), Seat.B
    )


@pytest.mark.parametrize("kind", FAULTY_MOVES)
def test_subtle_faults_take_longer_to_call(kind: FaultyMove) -> None:
    subtlety = (1.0, 1.2, 1.4, 1.6, 1.8, 2.0)
    level = replace(EXAMPLE, subtlety=subtlety)
    factor = subtlety[FAULTY_MOVES.index(kind)]
    plain, subtle = Computer(Seat.B, EXAMPLE, 4), Computer(Seat.B, level, 4)
    for number in range(50):
        assert subtle.reaction(kind, number, 1.0) == pytest.approx(
            factor * plain.reaction(kind, number, 1.0), abs=1.5
        )


# -- moves that look wrong


@pytest.mark.parametrize(
    ("heap", "token", "wrong"),
    [("6c", "x", True), ("4c", "x", True), ("5d", "x", False), ("9c", "x", False), ("6c", "h+", False)],
)
def test_a_card_one_off_looks_as_if_it_should_have_gone(heap: str, token: str, wrong: bool) -> None:
    seats: Position = {"central": "4h", "seats": {"A": {"heap": heap, "pile": "Kd"}, "B": {"heap": "Td"}}}
    table = read_position(seats)
    assert looks_wrong(table, Move.parse(token)) is wrong


# -- characters


def test_nobody_in_particular_is_as_the_level_says() -> None:
    assert NEUTRAL.at(EXAMPLE) is EXAMPLE


def test_a_character_leans_on_every_number_of_the_level() -> None:
    level = replace(EXAMPLE, strain=STRAIN, mends=0.5)
    leaning = Character(2, 0.5, 3, 1.5, 1.5, 1.5, 1.5, 1.2, 1.1, 2).at(level)
    assert leaning.overlook == tuple(strained(value, 2) for value in level.overlook)
    assert leaning.notice == pytest.approx(tuple(1 - strained(1 - value, 0.5) for value in level.notice))
    assert leaning.mends == strained(0.5, 3)
    for name in ("far", "elsewhere", "quiet", "busy"):
        assert getattr(leaning.strain, name) == getattr(STRAIN, name) * 1.5
    assert leaning.reaction.mu == level.reaction.mu * 1.2
    assert leaning.pace.mu == pytest.approx(level.pace.mu * 1.1) and leaning.pace.floor == level.pace.floor
    assert leaning.false_cry == 2 * level.false_cry


# -- nothing that lies face down


def hidden(table: Table, random: Random) -> Table:
    """The same table to the eye, with everything that nobody can see changed about."""
    below = [
        *(card for pile in table.piles for card in pile),
        *(card for heap in table.heaps for card in heap[1:]),
        *table.central[1:],
    ]
    random.shuffle(below)
    cards = iter(below)
    piles = tuple(tuple(next(cards) for _ in pile) for pile in table.piles)
    heaps = tuple((*heap[:1], *(next(cards) for _ in heap[1:])) for heap in table.heaps)
    central = (*table.central[:1], *(next(cards) for _ in table.central[1:]))
    return replace(table, piles=piles, heaps=heaps, central=central)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.integers(2, 4), st.integers(0, 2**32))
def test_a_computer_decides_by_nothing_that_lies_face_down(seed: int, seats: int, mixed: int) -> None:
    """Its move and its time for it, whether others see its faults and whether it looks like one."""
    table, course, random = deal(seed, seats).table(), START, Random(mixed)
    level = replace(EXAMPLE, overlook=(0.4,) * 4, sense=0.5, forgets=0.5, strain=STRAIN)
    faults = 0
    for number in range(1, 120):
        if not possible(table):
            break
        other = hidden(table, random)
        computer = Computer(table.turn, level, seed)
        sight = Sight.of(table)
        assert sight == Sight.of(other) and places_shown(table) == places_shown(other)
        for just_called in (True, False):
            move = computer.choose(sight, course, number, just_called)
            assert computer.choose(Sight.of(other), course, number, just_called) is move
        assert looks_wrong(table, move) == looks_wrong(other, move)
        after, events = apply(table, move)
        if after.correctable:
            faults += 1
            alike = apply(other, move)[0]
            seen = SeenFault.of(after.faults[-1], after.turn)
            assert seen == SeenFault.of(alike.faults[-1], alike.turn)
            assert faulty_move(after.faults[-1].obligation, move) is seen.kind
            assert after.faults[-1].owed == alike.faults[-1].owed
        course, table = course.after(events), after
    assert faults


def test_the_first_ace_is_never_overlooked_and_where_nothing_fits_a_card_is_drawn() -> None:
    blind = Computer(Seat.A, replace(EXAMPLE, overlook=(1.0,) * 4), seed=1)
    table = read_position({"central": "", "seats": {"A": {"heap": "Ac", "pile": "Kd"}, "B": {"heap": "9d"}}})
    assert blind.choose(Sight.of(table), START, 1).token == "h+"
    assert blind.choose(Sight.of(table), START, 1).kind is Kind.PLAY


def test_with_sense_a_card_goes_to_the_player_with_the_fewest_cards() -> None:
    position: Position = {
        "central": "Kh",
        "seats": {
            "A": {"heap": "6c", "pile": "2d 3d"},
            "B": {"heap": "5d", "pile": "7d 8d"},
            "C": {"heap": "5h", "pile": "9d"},
        },
    }
    sight = Sight.of(read_position(position))
    wise = Computer(Seat.A, replace(EXAMPLE, overlook=(0.0,) * 4, sense=1.0), seed=1)
    assert {wise.choose(sight, START, number).token for number in range(40)} == {"hC"}


def test_one_that_forgets_does_not_make_the_move_it_was_called_for() -> None:
    seats: Position = {"central": "4h", "seats": {"A": {"heap": "5c", "pile": "Kd"}, "B": {"heap": "9d"}}}
    table = read_position(seats)
    forgetful = Computer(Seat.A, replace(EXAMPLE, forgets=1.0), seed=1)
    assert forgetful.choose(Sight.of(table), START, 1, just_called=True).token == "x"
