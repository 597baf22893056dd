"""What a record says of its game: faults and what became of them, calls, misses, times, who sat there."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.history.facts import GameFacts, game_facts
from tac.history.watch import Outcome
from tac.rules import Kind, Move, Record, Recorder, Seat, apply, deal, duties, possible, replay
from tac.rules.events import Called, FalselyCalled, FaultClosed, FaultMade, FaultMended
from tests.history.games import CONFORMANCE, conformance_record, cut, wild_record
from tests.rules.random_games import examples

WHOLE_GAMES = sorted(path.name.partition(".")[0] for path in (CONFORMANCE / "records").iterdir())


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_counts_are_those_of_the_conformance_records(name: str) -> None:
    record = conformance_record(name)
    facts, counts = game_facts(record), record.extras["x-counts"]
    assert isinstance(counts, dict)
    assert len(facts.faults) == counts["faults"]
    assert sum(call.kind is not None for call in facts.calls) == counts["calls"]
    assert sum(call.kind is None for call in facts.calls) == counts["false"]
    assert sum(fault.outcome is Outcome.PUT_RIGHT for fault in facts.faults) == counts["corrected"]


@given(st.integers(0, 10**6), st.integers(2, 4))
@examples(25)
def test_every_fault_has_one_end_and_calls_and_misses_follow_from_it(number: int, seats: int) -> None:
    record = wild_record(number, seats)
    facts = game_facts(record)
    events = [event for step in replay(record) for event in step.events]
    assert len(facts.faults) == sum(isinstance(event, FaultMade) for event in events)
    outcomes = Counter(fault.outcome for fault in facts.faults)
    assert outcomes[Outcome.CALLED] == sum(isinstance(event, Called) for event in events)
    assert outcomes[Outcome.UNSEEN] == sum(isinstance(event, FaultClosed) for event in events)
    mended = sum(isinstance(event, FaultMended) for event in events)
    assert outcomes[Outcome.PUT_RIGHT] + outcomes[Outcome.MENDED] == mended
    assert outcomes[Outcome.STANDING] == 0
    right = [(call.seat, call.against, call.kind) for call in facts.calls if call.kind is not None]
    called = [(f.caller, f.seat, f.kind) for f in facts.faults if f.outcome is Outcome.CALLED]
    assert Counter(right) == Counter(called)
    false = [event for event in events if isinstance(event, FalselyCalled)]
    assert sum(call.kind is None for call in facts.calls) == len(false)
    missed = {(miss.token, miss.seat) for miss in facts.misses}
    assert len(missed) == len(facts.misses)
    unseen = {fault.token: fault.seat for fault in facts.faults if fault.outcome is Outcome.UNSEEN}
    assert {token for token, _ in missed} <= set(unseen)
    assert all(unseen[token] is not seat for token, seat in missed)


@given(st.integers(0, 10**6), st.integers(1, 40))
@examples(15)
def test_a_game_that_was_left_has_no_places_and_its_last_faults_stand(number: int, lines: int) -> None:
    record = cut(wild_record(number), lines)
    facts = game_facts(record)
    *_, last = replay(record)
    assert not facts.finished
    assert [seat.place for seat in facts.seats] == [None, None, None]
    standing = [fault for fault in facts.faults if fault.outcome is Outcome.STANDING]
    assert len(standing) == len(last.after.faults)


def two_players(*tokens: str, **extras: object) -> GameFacts:
    """The facts of this beginning of a fixed game of two, whose times are a second apart."""
    start = deal(3, 2)
    recorder, table = Recorder(start), start.table()
    for token in tokens:
        move = Move.parse(token)
        before = table
        table, _ = apply(table, move)
        recorder.note(before, move)
    times = [1000 * (number + 1) for number in range(len(tokens))]
    return game_facts(recorder.record(table, **{"times": times, **extras}))


def a_fault() -> tuple[list[str], str]:
    """The tokens up to the first faulty move that can be made in the fixed game, and what is owed instead."""
    table, tokens = deal(3, 2).table(), list[str]()
    while True:
        owed = duties(table)
        wrong = [move for move in possible(table) if move.is_turn_move and move not in owed]
        if wrong and table.turn is Seat.A:
            return [*tokens, wrong[0].token], owed[0].token
        table, _ = apply(table, owed[0])
        tokens.append(owed[0].token)


def test_a_reaction_counts_from_the_landing_where_the_record_has_it_and_else_from_the_move() -> None:
    tokens, _ = a_fault()
    (call,) = two_players(*tokens, "!B").calls
    assert (call.seat, call.against, call.ms) == (Seat.B, Seat.A, 1000)
    landed: list[int | None] = [None] * len(tokens)
    (call,) = two_players(*tokens, "!B", **{"x-landed": [*landed, None]}).calls
    assert call.ms == 1000
    landed[-1] = 1000 * len(tokens) + 400
    (call,) = two_players(*tokens, "!B", **{"x-landed": [*landed, None]}).calls
    assert call.ms == 600


@pytest.mark.parametrize("late", [1000, 1300])
def test_a_call_before_the_card_lies_there_is_right_and_no_reaction(late: int) -> None:
    """Else the fastest reaction of whoever guesses would be 0 for ever."""
    tokens, _ = a_fault()
    landed: list[int | None] = [None] * len(tokens)
    landed[-1] = 1000 * len(tokens) + late
    (call,) = two_players(*tokens, "!B", **{"x-landed": [*landed, None]}).calls
    assert call.kind is not None and call.ms is None


def test_a_fault_that_its_player_puts_right_was_not_missed() -> None:
    tokens, owed = a_fault()
    facts = two_players(*tokens, f"<{owed}")
    assert [(fault.outcome, fault.ms) for fault in facts.faults] == [(Outcome.PUT_RIGHT, 1000)]
    assert facts.misses == ()


def test_moves_are_draws_placings_and_corrections_of_each_seat() -> None:
    record = wild_record(5)
    facts = game_facts(record)
    made = [s.move for s in replay(record) if s.move.is_turn_move or s.move.kind is Kind.CORRECTION]
    assert sum(seat.moves for seat in facts.seats) == facts.moves == len(made)


def test_who_sat_there() -> None:
    facts = game_facts(wild_record(5))
    a, b, c = facts.seats
    assert (a.person, a.level, a.name, a.avatar, a.profile, a.who) == (
        True, None, "Čeda", "sova", "0123abcd", "profile:0123abcd",
    )  # fmt: skip
    assert (b.person, b.level, b.avatar, b.who, c.who) == (
        False,
        "majstor",
        "vuk",
        "level:majstor",
        "level:lak",
    )
    assert facts.number == 5
    assert (facts.played, facts.day) == ("2026-11-06T09:04:31+01:00", "2026-11-06")
    assert sorted(seat.place or 0 for seat in facts.seats) == [1, 2, 3]


def test_who_was_helped() -> None:
    """A seat that the record names; whoever was none when it began and helped later was helped, too."""
    record = conformance_record("3-clean")
    players = {"A": "human", "B": "human", "C": "lak"}
    said = {"A": "show", "B": ["none", 4, "refuse"], "C": "show"}
    extras = {**record.extras, "players": players, "x-help": said}
    facts = game_facts(Record(record.deal, record.turns, record.result, extras))
    assert [seat.helped for seat in facts.seats] == [True, True, False]
    assert not any(seat.helped for seat in game_facts(record).seats)


def test_a_name_from_elsewhere_is_one_line_of_letters_and_not_too_long() -> None:
    names = {"A": " Če\nda\t\x07 \u202e", "B": "x" * 10_000}
    a, b, _ = game_facts(wild_record(5, names=names)).seats
    assert a.name == "Če da"
    assert len(b.name) == 200


COUNT = sum(len(turn.moves) for turn in wild_record(5).turns)


@pytest.mark.parametrize(
    "wrong",
    [
        {"times": [1, 2]}, {"times": "soon"}, {"played": "yesterday"}, {"played": 7}, {"names": ["A"]},
        {"names": {"A": 7}}, {"players": None}, {"x-seed": -1}, {"x-seed": "7"}, {"x-seed": 6},
        {"x-landed": 5}, {"x-landed": [-(2**70)] * COUNT}, {"times": [2**63] * COUNT},
        {"times": [10**12] * COUNT}, {"x-profiles": {"A": ["x"]}}, {"x-avatars": 0},
    ],
)  # fmt: skip
def test_optional_keys_that_make_no_sense_are_as_if_they_were_not_there(wrong: dict[str, object]) -> None:
    record = wild_record(5)
    key = next(iter(wrong))
    extras = dict(record.extras)
    extras.pop(key, None)
    without = Record(record.deal, record.turns, record.result, extras)
    with_it = Record(record.deal, record.turns, record.result, {**extras, **wrong})
    assert game_facts(with_it) == game_facts(without)
