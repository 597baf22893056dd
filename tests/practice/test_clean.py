"""Clean play: right moves go on, faults are explained and not made, time that is over counts as a mistake."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tac.practice.drills.clean import TURNS, CleanGame, Verdict
from tac.practice.items.mistakes import Slip, item_of
from tac.practice.items.turns import LEAST, CleanTurn, turns
from tac.practice.skill.levels import Levels
from tac.practice.skill.staircase import EASY, Staircase
from tac.rules import FAULTY_MOVES, Move, Table, duties, possible
from tac.rules.record import verify
from tools.practice_report import LEVELS

SOME = list(islice(turns(3, LEVELS), 24))


def game(*, patient: bool = False) -> CleanGame:
    return CleanGame(iter(SOME), Levels(), patient=patient)


def table(clean: CleanGame) -> Table:
    assert clean.table is not None
    return clean.table


def wrong(clean: CleanGame) -> Move | None:
    """A fault that could be made now."""
    faults = [move for move in possible(table(clean)) if move not in duties(table(clean))]
    return faults[-1] if faults else None


def play_on(clean: CleanGame, now: float = 0, until_duty: bool = False) -> None:
    """Play the turn to its end, or until there is a duty that can be passed over."""
    while clean.table is not None and not (until_duty and wrong(clean)):
        clean.landed(now)
        clean.move(duties(clean.table)[0], now)


def test_turns_are_real_begin_with_nothing_in_hand_and_hold_several_duties() -> None:
    for turn in SOME:
        assert verify(turn.record) == turn.table
        assert turn.table.drawn is None and not turn.table.faults
        assert len(turn.duties) >= LEAST


def test_turns_are_balanced_over_players_and_hold_every_obligation() -> None:
    assert set(Counter(len(turn.table.piles) for turn in SOME).values()) == {8}
    for obligation in (1, 2, 3, 4):
        assert sum(obligation in turn.duties for turn in SOME) >= 6


def test_the_same_seed_gives_the_same_turns_and_none_comes_twice() -> None:
    again = list(islice(turns(3, LEVELS), 12))
    assert [turn.table for turn in again] == [turn.table for turn in SOME[:12]]
    assert len({turn.table for turn in SOME}) == len(SOME)


@pytest.mark.parametrize("turn", SOME)
def test_the_duties_told_are_those_that_come_up(turn: CleanTurn) -> None:
    clean, counted = CleanGame(iter([turn]), Levels()), []
    clean.next()
    while clean.table is not None:
        clean.landed(0)
        played = clean.move(duties(clean.table)[0], 100)
        assert played is not None and played.verdict is Verdict.RIGHT
        if played.answer is not None:
            assert played.answer.kind is not None and played.answer.called and played.answer.ms == 100
            counted.append(played.answer.kind.obligation)
    assert tuple(counted) == turn.duties
    assert (clean.played, clean.clean, clean.row) == (1, 1, len(counted))
    assert clean.points > 100 * len(counted)


def test_a_fault_is_explained_and_not_made_and_the_owed_move_goes_on() -> None:
    clean = game()
    clean.next()
    play_on(clean, until_duty=True)
    before, fault = table(clean), wrong(clean)
    assert fault is not None
    clean.landed(0)
    played = clean.move(fault, 100)
    assert played is not None and played.verdict is Verdict.FAULT
    assert played.explanation is not None and played.explanation.is_fault
    assert played.explanation.owed == duties(before)
    assert played.answer is not None and not played.answer.is_right
    assert table(clean) == before
    again = clean.move(fault, 200)
    assert again is not None and again.answer is None  # it counts once
    right = clean.move(duties(before)[0], 300)
    assert right is not None and (right.verdict, right.points, right.answer) == (Verdict.RIGHT, 0, None)
    play_on(clean)
    assert (clean.played, clean.clean) == (1, 0)


def test_a_fault_in_a_drill_is_a_mistake_to_come_back_to() -> None:
    clean = game()
    for _ in range(TURNS):
        clean.next()
        play_on(clean, until_duty=True)
        before, fault = table(clean), wrong(clean)
        assert fault is not None
        played = clean.move(fault, 0)
        assert played is not None and played.mistake is not None
        assert played.mistake.slip is Slip.MADE
        item = item_of(played.mistake)
        assert (item.before, item.move) == (before, fault)
        play_on(clean)
    assert clean.is_over and clean.next() is None


def test_the_level_that_changes_is_that_whose_time_was_given() -> None:
    """Whatever else is done instead of the duty."""
    for turn in SOME:
        clean = CleanGame(iter([turn]), Levels())
        clean.next()
        while clean.table is not None:
            clean.landed(0)
            given, faults = clean.given, [m for m in possible(table(clean)) if m not in duties(table(clean))]
            if faults and given is not None:
                played = clean.move(faults[0], 10)
                assert played is not None and played.answer is not None
                assert played.answer.given == given
                assert sum(clean.levels[kind] != Staircase() for kind in FAULTY_MOVES) == 1
                changed = next(kind for kind in FAULTY_MOVES if clean.levels[kind] != Staircase())
                assert (played.level is None) == (played.answer.kind is not changed)
                break
            clean.move(duties(table(clean))[0], 10)


def test_a_move_that_the_table_refuses_is_none() -> None:
    clean = game()
    clean.next()
    played = clean.move(Move.parse("d+"), 0)
    assert played is not None and played.verdict is Verdict.REFUSED and played.reason is not None
    assert played.answer is None


def test_time_that_is_over_counts_as_passed_over_and_then_there_is_no_hurry() -> None:
    clean = game()
    clean.next()
    play_on(clean, until_duty=True)
    assert clean.given == EASY
    clean.landed(1000)
    assert clean.next_due() == 1000 + EASY
    assert clean.advance(999 + EASY) is None
    played = clean.advance(1000 + EASY)
    assert played is not None and played.verdict is Verdict.TIME_UP
    assert played.answer is not None and played.answer.called is None and not played.answer.is_right
    assert played.explanation is not None and played.explanation.owed == duties(table(clean))
    assert clean.next_due() is None and clean.advance(10**9) is None
    right = clean.move(duties(table(clean))[0], 10**9)
    assert right is not None and right.verdict is Verdict.RIGHT


def test_in_a_pause_time_stands_and_no_move_is_made() -> None:
    clean = game()
    clean.next()
    play_on(clean, until_duty=True)
    clean.landed(0)
    clean.pause(1000)
    assert clean.move(duties(table(clean))[0], 2000) is None
    assert clean.advance(10**6) is None
    clean.resume(10**6)
    assert clean.bar(10**6) == pytest.approx(1 - 1000 / EASY)
    played = clean.move(duties(table(clean))[0], 10**6 + 200)
    assert played is not None and played.answer is not None and played.answer.ms == 1200


def test_patient_play_has_no_time_and_leaves_levels_alone() -> None:
    clean = game(patient=True)
    clean.next()
    play_on(clean, until_duty=True)
    clean.landed(0)
    assert clean.given is None and clean.advance(10**9) is None
    play_on(clean, 10**9)
    assert all(clean.levels[kind] == Staircase() for kind in FAULTY_MOVES)
