"""Random games for tests: deals, manners of playing, and every step of such a game.

``TAC_TEST_EXAMPLES=20`` in the environment makes every property try twenty times as many examples.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from tac.rules import (
    Deal,
    FalseCall,
    HouseRules,
    Kind,
    Move,
    Opening,
    Phase,
    Seat,
    Table,
    apply,
    deal,
    duties,
    possible,
)
from tac.rules.apply import is_allowed
from tac.rules.deal import MOST_NUMBER
from tac.rules.duties import corrections
from tac.rules.events import Event
from tac.rules.moves import MOVES, SETTLE
from tac.rules.position import Position, read_position

_FACTOR = int(os.environ.get("TAC_TEST_EXAMPLES", "1"))

CALLS = tuple(move for move in MOVES if move.kind is Kind.CALL)

MOST_STEPS = 700
"""After so many steps a random game goes on without faults and calls, and so ends (section 7)."""


def examples(count: int) -> settings:
    """Try ``count`` examples of a property, or as many times more as the environment asks for."""
    return settings(max_examples=count * _FACTOR, deadline=None)


class Manner(NamedTuple):
    """How a random game is played: the probability of each thing that play in order does not need."""

    fault: float
    call: float
    false_call: float
    correction: float


class Played(NamedTuple):
    """One step of a random game."""

    before: Table
    move: Move
    after: Table
    events: tuple[Event, ...]


IN_ORDER = Manner(0, 0, 0, 0)
WILD = Manner(0.5, 0.4, 0.3, 0.3)


def manners() -> st.SearchStrategy[Manner]:
    probabilities = st.sampled_from((0.0, 0.1, 0.4, 0.9))
    return st.builds(Manner, probabilities, probabilities, probabilities, probabilities)


def randoms() -> st.SearchStrategy[Random]:
    return st.integers(0, 2**32).map(Random)


def house_rules() -> st.SearchStrategy[HouseRules]:
    return st.builds(HouseRules, st.booleans(), st.sampled_from(Opening), st.sampled_from(FalseCall))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    seats = draw(st.integers(2, 4))
    first = Seat(draw(st.integers(0, seats - 1)))
    return deal(draw(st.integers(0, MOST_NUMBER)), seats, first, draw(house_rules()))


@st.composite
def small_tables(draw: st.DrawFn) -> Table:
    """Tables with few cards of few ranks, so that much fits. Such a game need not end."""
    count = draw(st.integers(2, 4))
    ranks = draw(st.sampled_from(("A234", "QKA2", "KA23", "9TJQ")))
    cards = draw(st.permutations([rank + suit for rank in ranks for suit in "cdhs"]))
    shares = [cards[seat::5] for seat in range(5)]
    seats = {}
    for seat in range(count):
        share = shares[seat][: draw(st.integers(1, 3))]
        turned = draw(st.integers(0, len(share)))
        seats["ABCD"[seat]] = {"pile": " ".join(share[turned:]), "heap": " ".join(share[:turned])}
    position: Position = {
        "central": " ".join(shares[4][: draw(st.integers(0, 2))]),
        "turn": "ABCD"[draw(st.integers(0, count - 1))],
        "seats": seats,  # type: ignore[typeddict-item]
    }
    return read_position(position, draw(house_rules()))


def play(table: Table, random: Random, manner: Manner) -> Iterator[Played]:
    """The steps of a game from ``table`` to its end, which comes if all 52 cards are there (section 7)."""
    for number in range(20 * MOST_STEPS):
        move = _choose(table, random, manner if number < MOST_STEPS else IN_ORDER)
        if move is None:
            return
        after, events = apply(table, move)
        yield Played(table, move, after, events)
        table = after
    raise AssertionError("the game does not end")


def _choose(table: Table, random: Random, manner: Manner) -> Move | None:
    if table.phase is Phase.OVER:
        return None
    call = manner.call if table.faults else manner.false_call
    if random.random() < call:
        allowed = [move for move in CALLS if is_allowed(table, move)]
        if allowed:
            return random.choice(allowed)
    if table.correctable and random.random() < manner.correction:
        return random.choice(corrections(table))
    if table.phase is Phase.SETTLE:
        return SETTLE
    return random.choice(possible(table) if random.random() < manner.fault else duties(table))
