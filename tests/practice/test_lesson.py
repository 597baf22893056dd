"""The first game with guidance: every step says what the rules say, and all that it should is taught."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.practice.guided.lesson import (
    LEARNER,
    LESSON,
    RIVAL,
    TOKENS,
    Step,
    harbour,
    is_harbour,
    tokens_before,
)
from tac.practice.guided.match import start
from tac.rules import Kind, Move, Phase, Table, apply, duties
from tac.rules.cards import PACK
from tac.rules.duties import corrections, obligation
from tac.rules.events import Called, Event, FaultMade, HeapTurned, PenaltyPaid, TurnPassed, WentOut


def played() -> Iterator[tuple[Step, Table, Move, Table, tuple[Event, ...]]]:
    """Every token of the lesson with its step, made by the rules."""
    table = start()
    for step in LESSON:
        for token in step.tokens:
            before = table
            table, events = apply(before, Move.parse(token))
            yield step, before, Move.parse(token), table, events


def of(name: str) -> list[tuple[Table, Move, Table, tuple[Event, ...]]]:
    return [rest for step, *rest in played() if step.name == name]  # type: ignore[misc]


def test_the_whole_pack_lies_on_the_table() -> None:
    assert sorted(card.code for card in start().all_cards()) == sorted(card.code for card in PACK)


def test_every_token_can_be_made_and_the_learner_wins() -> None:
    *_, (_, _, _, table, events) = played()
    assert any(isinstance(event, WentOut) and event.seat is LEARNER for event in events)
    assert table.phase is Phase.OVER and table.places == (LEARNER, RIVAL)


def test_each_step_is_made_by_one_side_alone() -> None:
    for step, before, move, _, _ in played():
        mover = before.turn
        if move.kind is Kind.CALL:
            mover = LEARNER if move.caller is LEARNER else RIVAL
        elif move.kind is Kind.CORRECTION:
            mover = before.faults[-1].seat
        assert (mover is RIVAL) == step.rivals, step.name


def test_every_move_is_owed_but_for_one_fault_of_each_side() -> None:
    """The steps `err` and `watch` make faults; nothing else does, and nowhere is there a choice."""
    for step, before, move, _, events in played():
        faults = [event for event in events if isinstance(event, FaultMade)]
        if step.name in ("err", "watch") and move.token == "d-":
            assert [fault.seat for fault in faults] == [RIVAL if step.rivals else LEARNER]
            assert step.errs == (not step.rivals)
        else:
            assert not faults and not step.errs
            if move.is_turn_move:
                assert duties(before) == (move,), (step.name, move)


@pytest.mark.parametrize(
    ("name", "number", "rank"),
    [
        ("to_central", 3, "5"),
        ("to_rival", 4, "9"),
        ("keep", 5, "7"),
        ("heap_first", 1, "7"),
        ("keep_again", 5, "3"),
        ("heap_to_rival", 2, "3"),
        ("keep_king", 5, "K"),
        ("ten", 3, "T"),
    ],
)
def test_the_step_of_each_obligation_is_about_the_card_that_its_words_name(
    name: str, number: int, rank: str
) -> None:
    ((before, move, _, _),) = of(name)
    assert obligation(move) == number
    card = before.drawn or before.heaps[LEARNER][0]
    assert card.code[0] == rank


def test_the_learner_draws_only_where_his_heap_goes_nowhere() -> None:
    for step, before, move, _, _ in played():
        if move.kind is Kind.DRAW and step.name in ("only_then", "draw_again", "your_turn", "mended"):
            top = before.heaps[LEARNER][0].code[0]
            assert top == {"only_then": "Q", "draw_again": "Q", "your_turn": "K", "mended": "K"}[step.name]


def test_what_the_words_say_of_other_cards_is_so() -> None:
    ((before, *_),) = of("to_rival")
    assert (before.central[0].code[0], before.heaps[RIVAL][0].code[0]) == ("5", "8")
    ((before, *_),) = of("heap_to_rival")
    assert (before.central[0].code[0], before.heaps[RIVAL][0].code[0]) == ("7", "2")
    ((before, *_),) = of("call")
    assert before.central[0].code[0] == "7" and before.heaps[RIVAL][0].code[0] == "8"


def test_the_call_is_right_and_costs_the_computer_a_card_of_the_learner() -> None:
    ((_, _, after, events),) = of("call")
    assert any(isinstance(event, Called) and event.offender is RIVAL for event in events)
    paid = [event for event in events if isinstance(event, PenaltyPaid)]
    assert [(event.giver, event.receiver) for event in paid] == [(LEARNER, RIVAL)]
    assert after.turn is RIVAL
    first, *_ = of("penalty")
    assert first[1].token == "d+"


def test_the_learners_fault_is_put_right_without_a_penalty_and_his_turn_goes_on() -> None:
    ((_, _, erred, events),) = of("err")
    assert any(isinstance(event, TurnPassed) for event in events)
    ((before, move, after, events),) = of("put_right")
    assert before == erred and move in corrections(before)
    assert not after.faults and after.turn is LEARNER
    assert not any(isinstance(event, PenaltyPaid) for event in events)


def test_the_heap_is_turned_over_where_it_is_told() -> None:
    ((before, _, _, events),) = of("turn_over")
    assert not before.piles[LEARNER] and len(before.heaps[LEARNER]) == 3
    assert any(isinstance(event, HeapTurned) for event in events)
    others = [event for step, *_, made in played() if step.name != "turn_over" for event in made]
    assert not any(isinstance(event, HeapTurned) for event in others)


def test_three_cards_are_left_at_the_end() -> None:
    before, *_ = of("finish")[0]
    assert before.cards_of(LEARNER) == 3


def test_the_game_can_be_taken_up_where_the_learner_is_on_his_way_or_has_to_read() -> None:
    assert is_harbour(0)
    for number, step in enumerate(LESSON):
        at = harbour(number)
        assert at <= number and is_harbour(at)
        assert number - at <= 1, step.name
    assert tokens_before(len(LESSON)) == len(TOKENS)
