"""A game looked at again: every fault with its table and what was owed, marks, and ways to jump."""

from __future__ import annotations

import pytest

from tac.history.film import Film, MarkKind
from tac.history.watch import Outcome
from tac.rules import Record, deal
from tests.history.games import cut, wild_record
from tests.rules.slow_rules import Cards, SlowGame
from tools.review_report import simulated, troubles

WILD_ONES = [wild_record(number, 2 + number % 3) for number in range(6)]


def texts(cards: tuple[object, ...]) -> list[str]:
    return [card.code for card in cards]  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", range(9))
def test_every_fault_of_a_simulated_game_is_in_its_review_with_the_owed_move(number: int) -> None:
    assert list(troubles(simulated(number))) == []


@pytest.mark.parametrize("record", WILD_ONES, ids=range(6))
def test_so_it_is_in_games_with_very_many_faults(record: Record) -> None:
    assert Film(record).moments
    assert list(troubles(record)) == []


@pytest.mark.parametrize("record", WILD_ONES, ids=range(6))
def test_the_owed_moves_are_those_of_the_rules_written_down_once_more(record: Record) -> None:
    for moment in Film(record).moments:
        before = moment.before
        names = [seat.name for seat in before.seats]
        cards = Cards(
            {name: texts(pile) for name, pile in zip(names, before.piles, strict=True)},
            {name: texts(heap) for name, heap in zip(names, before.heaps, strict=True)},
            texts(before.central),
            None if before.drawn is None else before.drawn.code,
            before.turn.name,
            [seat.name for seat in before.out],
        )
        rules = before.rules
        slow = SlowGame(
            cards,
            heap_wrap=rules.heap_wrap,
            opening=rules.opening.value,
            false_call=rules.false_call.value,
        )
        assert {move.token for move in moment.owed} == set(slow.owed())
        assert slow.passed_over(moment.move.token) == moment.kind.obligation


@pytest.mark.parametrize("record", WILD_ONES, ids=range(6))
def test_there_is_a_mark_for_each_fault_call_and_last_card(record: Record) -> None:
    film = Film(record)
    count = {kind: sum(mark.kind is kind for mark in film.marks) for kind in MarkKind}
    facts = film.facts
    assert count[MarkKind.CALLED] + count[MarkKind.MISSED] + count[MarkKind.PUT_RIGHT] == len(facts.faults)
    missed = (Outcome.UNSEEN, Outcome.STANDING)
    assert count[MarkKind.MISSED] == sum(fault.outcome in missed for fault in facts.faults)
    assert count[MarkKind.CALL] == sum(call.kind is not None for call in facts.calls)
    assert count[MarkKind.FALSE_CALL] == sum(call.kind is None for call in facts.calls)
    assert count[MarkKind.OUT] >= len(record.result) - 1
    assert [mark.token for mark in film.marks] == sorted(mark.token for mark in film.marks)


def test_one_jumps_from_turn_to_turn_and_from_fault_to_fault_and_arrives() -> None:
    film = Film(WILD_ONES[2])
    places, place = [], 0
    while place < film.length:
        place = film.turn_after(place)
        places.append(place)
    assert places[-1] == film.length and len(places) == len(film.record.turns)
    while place:
        before = film.turn_before(place)
        assert before < place
        place = before
    found: list[int] = []
    fault = film.fault_after(-1)
    while fault is not None:
        found.append(fault)
        assert film.fault_at(fault) is not None
        fault = film.fault_after(fault)
    assert found == [moment.token for moment in film.moments]
    assert film.fault_before(found[0]) is None
    assert film.fault_before(film.length) == found[-1]


def test_a_deal_without_moves_and_a_game_that_was_left_can_be_looked_at_too() -> None:
    empty = Film(Record(deal(7, 3)))
    assert (empty.length, empty.moments, empty.marks, empty.turn_after(0)) == (0, (), (), 0)
    left = Film(cut(WILD_ONES[1], 12))
    assert left.table(left.length) == left.steps[-1].after


def test_moves_are_counted_as_the_history_counts_them() -> None:
    for record in WILD_ONES:
        film = Film(record)
        assert film.numbers[film.length] == film.facts.moves
