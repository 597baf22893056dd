"""One's own mistakes: found in records, restored from deal and moves, coming back sooner or later."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest

from tac.history.facts import game_facts
from tac.practice.items.mistakes import Mistake, Slip, faulty_item, item_of, mistake_in, mistakes_of
from tac.practice.items.supply import Supply
from tac.practice.memory.repeating import AGAIN, Repetition, Solved, first, repeated
from tac.rules import Seat, duties, possible
from tests.architecture.sources import ROOT
from tests.history.games import wild_record
from tools.practice_report import LEVELS, take, trouble

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def mistakes() -> list[Mistake]:
    return list(mistakes_of(wild_record(1), Seat.A))


def test_every_call_missed_and_every_own_fault_of_a_game_is_found(mistakes: list[Mistake]) -> None:
    facts = game_facts(wild_record(1))
    missed = [miss.token + 1 for miss in facts.misses if miss.seat == Seat.A]
    made = [fault.token + 1 for fault in facts.faults if fault.seat == Seat.A]
    assert missed and made
    assert [m.number for m in mistakes if m.slip is Slip.MISSED] == sorted(missed)
    assert [m.number for m in mistakes if m.slip is Slip.MADE] == sorted(made)


def test_a_mistake_is_restored_from_deal_and_moves(mistakes: list[Mistake]) -> None:
    for mistake in mistakes:
        item = item_of(mistake)
        assert item.number == mistake.number
        assert item.kind is mistake.kind
        assert (item.mover == Seat.A) == (mistake.slip is Slip.MADE)
        assert item.viewer == Seat.A
        if mistake.slip is Slip.MISSED and not item.before.faults:
            assert trouble(item) is None
        assert item.move in possible(item.before)
        assert set(item.owed) == set(duties(item.before))
        assert item.move not in item.owed


def test_the_same_mistake_has_the_same_id_and_another_one_another(mistakes: list[Mistake]) -> None:
    again = list(mistakes_of(wild_record(1), Seat.A))
    assert [m.id for m in again] == [m.id for m in mistakes]
    assert len({m.id for m in mistakes}) == len(mistakes)


def test_what_is_missed_in_a_drill_is_kept_as_what_is_missed_in_a_game() -> None:
    for item in take(Supply(5, LEVELS), 24):
        if not item.is_fault:
            with pytest.raises(ValueError, match="in order"):
                mistake_in(item, Slip.MISSED)
            continue
        again = item_of(mistake_in(item, Slip.MISSED))
        assert (again.look, again.viewer, again.places) == (item.look, item.viewer, item.places)
        assert again.strain == item.strain
        assert item_of(mistake_in(item, Slip.MADE)).viewer == item.mover


def test_a_fault_made_on_a_table_is_an_item_and_a_move_in_order_is_none() -> None:
    for item in take(Supply(6, LEVELS), 24):
        found = faulty_item(item.record, item.move)
        assert (found is not None) == item.is_fault
        if found is not None:
            assert (found.kind, found.number, found.viewer) == (item.kind, item.number, item.mover)


def solved(repetition: Repetition, how: Solved, days: float = 0.0) -> Repetition:
    return repeated(repetition, how, datetime.fromisoformat(repetition.due) + timedelta(days=days))


def gap(repetition: Repetition, since: datetime) -> timedelta:
    return datetime.fromisoformat(repetition.due) - since


def test_a_new_mistake_is_due_at_once() -> None:
    assert gap(first(NOW), NOW) == timedelta(0)


def test_what_is_missed_again_comes_back_the_same_day_and_what_is_solved_later() -> None:
    missed = repeated(first(NOW), Solved.NOT, NOW)
    hard = repeated(first(NOW), Solved.LATER, NOW)
    found = repeated(first(NOW), Solved.AT_ONCE, NOW)
    assert gap(missed, NOW) == AGAIN
    assert AGAIN < gap(hard, NOW) < gap(found, NOW)
    assert gap(found, NOW) >= timedelta(days=1)
    assert (missed.times, missed.missed) == (1, 1)
    assert (found.times, found.missed) == (1, 0)


def test_each_time_it_is_solved_it_stays_away_longer() -> None:
    repetition, gaps, at = first(NOW), [], NOW
    for _ in range(5):
        repetition = repeated(repetition, Solved.AT_ONCE, at)
        gaps.append(gap(repetition, at))
        at = datetime.fromisoformat(repetition.due)
    assert gaps == sorted(gaps) and gaps[0] < gaps[-1]


def test_one_that_is_forgotten_after_long_comes_back_sooner_than_it_would_have() -> None:
    repetition = first(NOW)
    for _ in range(4):
        repetition = solved(repetition, Solved.AT_ONCE)
    at = datetime.fromisoformat(repetition.due)
    lost = repeated(repetition, Solved.NOT, at)
    relearnt = repeated(lost, Solved.AT_ONCE, at + AGAIN)
    kept = repeated(repetition, Solved.AT_ONCE, at)
    assert gap(lost, at) == AGAIN
    assert gap(relearnt, at) < gap(kept, at)


def test_the_same_answers_give_the_same_days() -> None:
    assert repeated(first(NOW), Solved.AT_ONCE, NOW) == repeated(first(NOW), Solved.AT_ONCE, NOW)


def test_a_text_that_the_library_does_not_know_is_learnt_anew() -> None:
    for text in ("{}", "no", "[]", '{"card_id": 1}'):
        assert repeated(Repetition("2026-11-30T12:00:00+00:00", text, 3), Solved.AT_ONCE, NOW).times == 4


def test_the_library_is_loaded_only_when_something_is_repeated() -> None:
    program = (
        "import sys, tac.practice, tac.practice.items.mistakes, tac.practice.memory.repeating as r;"
        "print('fsrs' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
