"""The staircase holds 80 % right, and the threshold estimated from it is that of who answered."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.practice.items.chance import Chance
from tac.practice.items.spots import Spot
from tac.practice.skill.measures import Answer
from tac.practice.skill.staircase import EASY, LEAST, MOST, TARGET, Staircase
from tac.practice.skill.threshold import (
    FEWEST,
    GUESS,
    LAPSE,
    Threshold,
    chance_of_right,
    estimate,
    thresholds,
)
from tac.rules import FaultyMove

LEARNERS = 200
TRIALS = 400


@dataclass(frozen=True)
class Learner:
    """Somebody of known skill: right four times in five in ``threshold`` ms; what came of 400 answers."""

    threshold: float
    trials: list[tuple[float, bool]]
    estimated: Threshold

    def share(self, since: int = 0) -> float:
        some = self.trials[since:]
        return sum(right for _, right in some) / len(some)


def learn(chance: Chance) -> Learner:
    threshold = exp(log(500) + chance.uniform() * log(6))
    spread = 0.1 + 0.2 * chance.uniform()
    level, trials = Staircase(), []
    for _ in range(TRIALS):
        right = chance.uniform() < chance_of_right(level.ms, threshold, spread, GUESS, LAPSE)
        trials.append((level.ms, right))
        level = level.after(right)
    estimated = estimate(trials)
    assert estimated is not None
    return Learner(threshold, trials, estimated)


@pytest.fixture(scope="module")
def learners() -> list[Learner]:
    chance = Chance(2026)
    return [learn(chance) for _ in range(LEARNERS)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_simulated_learners_end_at_80_per_cent_right(learners: list[Learner]) -> None:
    assert mean([learner.share() for learner in learners]) == pytest.approx(TARGET, abs=0.03)
    assert mean([learner.share(TRIALS // 2) for learner in learners]) == pytest.approx(TARGET, abs=0.01)


def test_the_estimated_threshold_is_within_10_per_cent(learners: list[Learner]) -> None:
    errors = [learner.estimated.ms / learner.threshold - 1 for learner in learners]
    assert abs(mean(errors)) < 0.02
    assert sum(abs(error) < 0.1 for error in errors) >= 0.95 * LEARNERS


def test_the_interval_of_the_threshold_holds_the_true_one_nearly_as_often_as_it_says(
    learners: list[Learner],
) -> None:
    """Nine of ten times instead of nineteen of twenty: the times given depend on the answers before."""
    inside = sum(one.estimated.low <= one.threshold <= one.estimated.high for one in learners)
    assert inside >= 0.88 * LEARNERS


def test_beginners_start_easy_and_the_first_steps_are_large() -> None:
    level = Staircase()
    assert level.ms == EASY
    assert level.ease == 1.0
    first = level.after(True)
    later = Staircase(ms=EASY, trials=90, turns=20, was_right=True).after(True)
    assert EASY - first.ms > 3 * (EASY - later.ms) > 0


@settings(deadline=None)
@given(st.floats(LEAST * 2, MOST / 2), st.integers(0, 30))
def test_a_mistake_gives_back_what_four_right_answers_took(ms: float, turns: int) -> None:
    level = Staircase(ms, 50, turns, None)
    harder = log(level.ms / level.after(True).ms)
    easier = log(level.after(False).ms / level.ms)
    assert easier == pytest.approx(4 * harder)


@settings(deadline=None)
@given(st.lists(st.booleans(), max_size=300))
def test_time_stays_within_its_limits_and_every_answer_counts(answers: list[bool]) -> None:
    level = Staircase()
    for right in answers:
        level = level.after(right)
        assert LEAST <= level.ms <= MOST
        assert 0 <= level.ease <= 1
    assert level.trials == len(answers)


def test_the_next_session_begins_a_little_easier_but_a_beginner_stays_one() -> None:
    assert Staircase().rested() == Staircase()
    level = Staircase(1000, 40, 9, True)
    assert LEAST < level.ms < level.rested().ms < EASY
    assert level.rested().turns == 9


def test_from_few_answers_nothing_is_estimated() -> None:
    trials = [(1000.0, True)] * (FEWEST - 1)
    assert estimate(trials) is None
    assert estimate([*trials, (900.0, False)]) is not None


def test_fewer_answers_leave_a_wider_interval(learners: list[Learner]) -> None:
    wide = estimate(learners[0].trials[-80:])
    narrow = learners[0].estimated
    assert wide is not None
    assert wide.high / wide.low > narrow.high / narrow.low


def test_thresholds_are_by_kind_of_those_that_have_enough_answers_with_a_time(
    learners: list[Learner],
) -> None:
    often, seldom = FaultyMove.OWN_PAST_CENTRAL, FaultyMove.DRAW_PAST_OPPONENT
    answers = [Answer(often, Spot.CENTRAL, True, right, 500, round(ms)) for ms, right in learners[0].trials]
    answers += [Answer(seldom, Spot.OWN, True, True, 500, 900)] * (FEWEST - 1)
    answers += [Answer(seldom, Spot.OWN, True, True, 500, None)] * FEWEST
    found = thresholds(answers)
    assert set(found) == {often}
    assert found[often].ms == pytest.approx(learners[0].estimated.ms, rel=0.01)
