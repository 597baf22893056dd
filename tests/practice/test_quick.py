"""Quick rounds: time, points and rows, each as told; all moments handed in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, cycle, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.practice.drills.quick import Judged, QuickGame, QuickRules
from tac.practice.items.chance import Chance
from tac.practice.items.item import Item
from tac.practice.items.supply import Supply
from tac.practice.skill.levels import MOST_LEAD, Levels
from tac.practice.skill.measures import Outcome
from tac.practice.skill.staircase import EASY, LEAST, Staircase
from tac.practice.skill.threshold import GUESS, LAPSE, chance_of_right
from tac.rules import FAULTY_MOVES, FaultyMove
from tools.practice_report import LEVELS

PLACES = list(islice(Supply(11, LEVELS), 48))
RULES = QuickRules()


def items() -> Iterator[tuple[Item, ...]]:
    return cycle(PLACES)


def game(*, patient: bool = False) -> QuickGame:
    quick = QuickGame(items(), Levels(), QuickRules(patient=patient))
    quick.begin(0)
    return quick


def answer(quick: QuickGame, right: bool, now: float, ms: float = 500) -> Judged:
    """The next item lands at ``now`` and is answered ``ms`` later."""
    showing = quick.next()
    assert showing is not None
    quick.landed(now)
    judged = quick.answer(showing.item.is_fault == right, now + ms)
    assert judged is not None
    return judged


def test_a_right_answer_gives_points_the_faster_the_more() -> None:
    quick = game()
    slow, fast = answer(quick, True, 0, 3000), answer(quick, True, 5000, 100)
    assert slow.answer.is_right and fast.answer.is_right
    assert RULES.points < slow.points < fast.points <= 2 * RULES.points
    assert quick.points == slow.points + fast.points
    assert fast.answer.ms == 100 and fast.answer.given is not None


def test_a_row_gives_time_and_a_mistake_costs_it_and_ends_the_row() -> None:
    quick = game()
    for number in range(RULES.row):
        assert quick.left(1000 * number) == RULES.total - 1000 * number
        judged = answer(quick, True, 1000 * number)
    assert judged.time == RULES.bonus
    assert quick.left(5000) == RULES.total - 5000 + RULES.bonus
    wrong = answer(quick, False, 5000)
    assert (wrong.time, wrong.points, wrong.row) == (-RULES.penalty, 0, 0)
    assert quick.left(6000) == RULES.total - 6000
    assert quick.best_row == RULES.row
    assert quick.missed == (wrong,)


def test_an_item_whose_time_is_over_is_answered_by_nobody_and_is_wrong() -> None:
    quick = game()
    showing = quick.next()
    assert showing is not None and showing.given == EASY
    assert quick.advance(50_000) is None  # nothing has landed yet
    quick.landed(60_000)
    assert quick.next_due() == 60_000 + EASY
    assert quick.advance(60_000 + EASY - 1) is None
    judged = quick.advance(60_000 + EASY)
    assert judged is not None
    assert judged.answer.outcome is (Outcome.MISS if showing.item.is_fault else Outcome.TOO_LATE)
    assert judged.answer.ms is None
    assert quick.missed == (judged,)


def test_a_press_that_comes_after_the_time_is_no_answer() -> None:
    quick = game()
    showing = quick.next()
    assert showing is not None
    quick.landed(0)
    judged = quick.answer(showing.item.is_fault, EASY + 1)
    assert judged is not None and judged.answer.called is None


def test_nothing_can_be_answered_before_the_card_has_landed_or_twice() -> None:
    quick = game()
    quick.next()
    assert quick.answer(True, 100) is None
    quick.landed(200)
    assert quick.answer(True, 300) is not None
    assert quick.answer(True, 400) is None


def test_the_bar_runs_from_the_landing() -> None:
    quick = game()
    quick.next()
    assert quick.bar(9999) == 1.0
    quick.landed(10_000)
    assert quick.bar(10_000) == 1.0
    assert quick.bar(10_000 + EASY / 2) == pytest.approx(0.5)


def test_in_a_pause_time_stands_and_nothing_is_answered() -> None:
    quick = game()
    quick.next()
    quick.landed(1000)
    quick.pause(2000)
    assert quick.answer(True, 3000) is None
    assert quick.advance(100_000) is None
    assert quick.next_due() is None
    assert quick.left(100_000) == RULES.total - 2000
    quick.resume(100_000)
    assert quick.next_due() == 98_000 + 1000 + EASY
    judged = quick.answer(True, 100_500)
    assert judged is not None and judged.answer.ms == 1500
    assert quick.lasted(100_500) == 2500


def test_after_three_minutes_it_is_over_and_what_was_open_counts_for_nothing() -> None:
    quick = game()
    quick.next()
    quick.landed(RULES.total - 100)
    assert quick.answer(True, RULES.total) is None
    assert quick.is_over and quick.judged == [] and quick.left(RULES.total) == 0
    assert quick.next() is None


def test_patient_rounds_have_no_time_and_leave_levels_alone() -> None:
    quick = game(patient=True)
    showing = quick.next()
    assert showing is not None and showing.given is None
    quick.landed(0)
    assert quick.left(10**9) is None and quick.next_due() is None and quick.advance(10**9) is None
    judged = quick.answer(showing.item.is_fault, 10**9)
    assert judged is not None and judged.answer.is_right and judged.points == RULES.points
    assert quick.levels[showing.item.kind] == Staircase()
    assert answer(quick, False, 0).time == 0
    quick.finish()
    assert quick.is_over


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(["right", "wrong", "late", "pause"]), st.integers(1, 4000)), max_size=60
    )
)
def test_whatever_is_done_sums_hold(doing: list[tuple[str, int]]) -> None:
    quick, now = game(), 0.0
    for what, ms in doing:
        showing = quick.next()
        if showing is None:
            break
        quick.landed(now)
        if what == "pause":
            quick.pause(now)
            quick.resume(now + ms)
            now += ms
        now += 10_000 if what == "late" else ms
        quick.answer(showing.item.is_fault == (what != "wrong"), now)
    assert quick.points == sum(judged.points for judged in quick.judged)
    assert quick.best_row == max((judged.row for judged in quick.judged), default=0)
    assert len(quick.missed) == sum(judged.points == 0 for judged in quick.judged)


def test_each_kind_has_a_level_of_its_own() -> None:
    levels = Levels()
    for _ in range(20):
        levels.answered(FAULTY_MOVES[0], True)
    assert levels.given(FAULTY_MOVES[0]) < levels.given(FAULTY_MOVES[1]) == EASY
    assert levels.ease(1) < levels.ease(4) == 1.0


def test_beginners_get_what_is_easy_to_see_and_nothing_else_moves() -> None:
    easy, hard = Levels(), Levels({kind: Staircase(LEAST, 400, 90, True) for kind in FAULTY_MOVES})
    strains = [(easy.choose(place).strain, hard.choose(place).strain) for place in PLACES]
    assert all(one <= other for one, other in strains)
    assert sum(one < other for one, other in strains) > len(PLACES) / 2
    assert easy.lead(FAULTY_MOVES[0]) == 0
    assert MOST_LEAD / 2 < hard.lead(FAULTY_MOVES[0]) <= MOST_LEAD


def test_the_explanation_is_that_of_the_item() -> None:
    for item in chain.from_iterable(PLACES):
        quick = QuickGame(iter([(item,)]), Levels())
        quick.begin(0)
        explanation = answer(quick, True, 0).explanation
        assert explanation.is_fault == item.is_fault
        assert (explanation.kind, explanation.card, explanation.places) == (item.kind, item.card, item.places)
        assert (explanation.reason is None) == item.is_fault


def test_a_round_after_the_other_each_kind_comes_to_80_per_cent_right() -> None:
    """For somebody who is differently good at each kind: every kind at its own time."""
    chance, levels = Chance(8), Levels()
    skill = {kind: 600.0 * 1.3**number for number, kind in enumerate(FAULTY_MOVES)}
    right: dict[FaultyMove, list[bool]] = {kind: [] for kind in FAULTY_MOVES}
    now, source = 0.0, items()
    while min(map(len, right.values())) < 300:
        quick = QuickGame(source, levels)
        quick.begin(now)
        while (showing := quick.next()) is not None:
            assert showing.given is not None
            kind = showing.item.kind
            sees = chance.uniform() < chance_of_right(showing.given, skill[kind], 0.2, GUESS, LAPSE)
            quick.landed(now)
            now += min(showing.given * 0.8, 1000)
            judged = quick.answer(showing.item.is_fault == sees, now)
            if judged is not None:
                right[kind].append(judged.answer.is_right)
    for kind, answers in right.items():
        late = answers[150:]
        assert sum(late) / len(late) == pytest.approx(0.8, abs=0.04)
        assert levels.given(kind) == pytest.approx(skill[kind], rel=0.4)
