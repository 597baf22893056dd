"""d' and c against published worked examples; reactions, shares and what they are worth."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.practice.items.spots import Spot
from tac.practice.skill.measures import (
    FEW,
    Answer,
    Outcome,
    Reaction,
    Share,
    Tally,
    by_kind,
    by_obligation,
    by_spot,
    criterion,
    d_prime,
)
from tac.rules import FaultyMove

counts = st.integers(0, 500)


def hit(ms: int | None = None, spot: Spot = Spot.CENTRAL) -> Answer:
    return Answer(FaultyMove.OWN_PAST_CENTRAL, spot, True, True, ms)


def miss(spot: Spot = Spot.CENTRAL) -> Answer:
    return Answer(FaultyMove.OWN_PAST_CENTRAL, spot, True, False)


@pytest.mark.parametrize(
    ("hits", "false_alarms", "d", "c"),
    [
        # H. Stanislaw, N. Todorov: Calculation of signal detection theory measures (1999); the same rates are
        # those of the first example of Macmillan and Creelman: Detection Theory (2005).
        (20 / 25, 10 / 25, 1.095, -0.294),
        # W. Schneider: Short notes on theory of signal detection, the three subjects.
        (0.70, 0.10, 1.806, None),
        (0.50, 0.40, 0.253, None),
        (0.85, 0.05, 2.681, None),
        # R. Garton: Statistics::SDT, synopsis.
        (0.99, 0.68, 1.86, -1.40),
    ],
)
def test_rates_of_published_examples(hits: float, false_alarms: float, d: float, c: float | None) -> None:
    assert d_prime(hits, false_alarms) == pytest.approx(d, abs=0.005)
    if c is not None:
        assert criterion(hits, false_alarms) == pytest.approx(c, abs=0.005)


def test_the_log_linear_correction_of_a_published_example() -> None:
    """T. Wickens' data in D. Bonett: statpsych, `signal(82, 46, 100, 100)`, which corrects likewise."""
    tally = Tally(hits=82, misses=18, false_alarms=46, correct_rejections=54)
    assert tally.d_prime == pytest.approx(1.002793, abs=1e-6)
    assert tally.criterion == pytest.approx(-0.4019603, abs=1e-6)


def test_all_and_nothing_are_finite_and_more_samples_are_worth_more() -> None:
    few, many = Tally(5, 0, 0, 5), Tally(50, 0, 0, 50)
    assert few.d_prime is not None and many.d_prime is not None
    assert 0 < few.d_prime < many.d_prime < 6
    assert few.criterion == pytest.approx(0)


def test_without_faults_or_without_clean_moves_nothing_is_said() -> None:
    assert Tally(3, 1, 0, 0).d_prime is None
    assert Tally(0, 0, 3, 1).criterion is None


@settings(deadline=None)
@given(counts, counts, counts, counts)
def test_who_swaps_his_answers_swaps_the_signs(a: int, b: int, c: int, d: int) -> None:
    tally, swapped = Tally(a, b, c, d), Tally(b, a, d, c)
    if tally.d_prime is None or swapped.d_prime is None:
        assert tally.d_prime is swapped.d_prime is None
        return
    assert tally.d_prime == pytest.approx(-swapped.d_prime, abs=1e-9)
    assert tally.criterion is not None
    assert tally.criterion == pytest.approx(-(swapped.criterion or 0.0), abs=1e-9)


@pytest.mark.parametrize(
    ("is_fault", "called", "outcome"),
    [
        (True, True, Outcome.HIT),
        (True, False, Outcome.MISS),
        (False, True, Outcome.FALSE_ALARM),
        (False, False, Outcome.CORRECT_REJECTION),
        (True, None, Outcome.MISS),
        (False, None, Outcome.TOO_LATE),
    ],
)
def test_what_an_answer_is(is_fault: bool, called: bool | None, outcome: Outcome) -> None:
    answer = Answer(FaultyMove.OWN_PAST_CENTRAL, Spot.CENTRAL, is_fault, called)
    assert answer.outcome is outcome
    assert answer.is_right == (outcome in (Outcome.HIT, Outcome.CORRECT_REJECTION))
    assert Tally.of([answer]).right == Share(int(answer.is_right), 1)


def test_a_call_of_what_looks_like_no_fault_is_wrong_but_changes_neither_d_prime_nor_c() -> None:
    """Where such moves are let pass nothing is noted: as false alarms they would make up a bias."""
    answers = [hit(), hit(), miss(), Answer(FaultyMove.OWN_PAST_CENTRAL, Spot.CENTRAL, False, False)]
    stray = Answer(None, None, False, True)
    alone, among = Tally.of(answers), Tally.of([*answers, stray, stray])
    assert (stray.outcome, stray.is_right) == (Outcome.STRAY, False)
    assert (among.d_prime, among.criterion) == (alone.d_prime, alone.criterion)
    assert (among.stray, among.for_nothing, among.calls, among.right) == (2, 2, 4, Share(3, 6))


def test_reactions_are_those_of_right_calls_only() -> None:
    wrong = Answer(FaultyMove.OWN_PAST_CENTRAL, Spot.CENTRAL, False, True, 100)
    clean = Answer(FaultyMove.OWN_PAST_CENTRAL, Spot.CENTRAL, False, False, 100)
    assert Reaction.of([wrong, clean, miss(), hit()]) is None
    found = Reaction.of([*map(hit, (900, 1000, 1100, 1200, 5000)), wrong])
    assert found == Reaction(5, 1100, 1000, 1200)
    assert found.is_few
    assert Reaction.of([hit(800)]) == Reaction(1, 800, 800, 800)


def test_answers_apart_by_obligation_kind_and_spot() -> None:
    other = Answer(FaultyMove.DRAW_PAST_OPPONENT, Spot.OPPOSITE, True, False)
    nothing = Answer(None, None, False, True)
    answers = [hit(), miss(), other, nothing]
    assert {key: m.tally for key, m in by_obligation(answers).items()} == {3: Tally(1, 1), 2: Tally(0, 1)}
    assert set(by_kind(answers)) == {FaultyMove.OWN_PAST_CENTRAL, FaultyMove.DRAW_PAST_OPPONENT}
    assert by_spot(answers)[Spot.OPPOSITE].tally == Tally(0, 1)


def test_the_interval_of_a_share_is_wilsons() -> None:
    """R. Newcombe (1998): 81 of 263 give 0.2553 to 0.3662, 0 of 20 give 0 to 0.1611."""
    assert Share(81, 263).interval == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert Share(0, 20).interval == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Share(0, 0).value is None
    assert Share(1, FEW - 1).is_few and not Share(1, FEW).is_few
