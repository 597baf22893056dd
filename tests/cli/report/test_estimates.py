"""Statistics of a report; SciPy is the judge."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import quantiles

import pytest
from scipy.stats import CensoredData, binomtest, ecdf, exponnorm, kstest, mannwhitneyu, norm, ttest_ind

from tac.cli.report.delays import configured, farthest, kaplan_meier, kolmogorov_smirnov, log_rank
from tac.cli.report.estimates import (
    NORMAL_95,
    auc,
    auc_error,
    difference,
    mean,
    quantile,
    selected,
    share,
    two_sided,
)
from tac.players import Computer, Reaction
from tac.rules import FaultyMove, Seat
from tests.players.examples import EXAMPLE

KIND = FaultyMove.OWN_PAST_CENTRAL


@pytest.mark.parametrize(("happened", "of"), [(0, 1), (1, 1), (3, 10), (60, 100), (0, 5000), (4999, 5000)])
def test_a_share_has_the_interval_of_wilson(happened: int, of: int) -> None:
    interval = binomtest(happened, of).proportion_ci(method="wilson")
    found = share(happened, of)
    assert (found.value, found.count) == (happened / of, of)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), abs=1e-6)


def test_what_was_never_counted_has_no_value() -> None:
    for found in (share(0, 0), mean({}), difference({}, {1: 3}), difference({1: 3}, {})):
        assert (found.value, found.low, found.high) == (None, None, None)
    assert quantile({}, 0.5) is None and auc({}, {1: 1}) is None and auc({1: 1}, {}) is None


def numbers(seed: int, count: int = 200, shift: int = 0) -> list[int]:
    random = Random(seed)
    return [round(random.gauss(50 + shift, 12)) for _ in range(count)]


def test_means_and_their_differences_have_normal_intervals() -> None:
    one, other = numbers(1), numbers(2, 90, 4)
    test = ttest_ind(one, other, equal_var=False)
    error = (sum(one) / len(one) - sum(other) / len(other)) / test.statistic
    found = difference(Counter(one), Counter(other), 0.5)
    assert found.value is not None and found.high is not None
    assert found.value == pytest.approx(0.5 * (sum(one) / 200 - sum(other) / 90))
    assert found.high - found.value == pytest.approx(abs(0.5 * NORMAL_95 * error))
    assert mean(Counter(one)).value == pytest.approx(sum(one) / 200)
    assert mean({7: 1}).low == 7


def test_quantiles_are_values_that_there_are() -> None:
    one = numbers(3, 1001)
    assert quantile(Counter(one), 0.5) == quantiles(one, n=2)[0]
    assert quantile({5: 1, 9: 1}, 0.5) == 5 and quantile({5: 1, 9: 1}, 0.51) == 9
    assert quantile({5: 20}, 1.0) == 5


@pytest.mark.parametrize("shift", [0, 5])
def test_auc_is_mann_and_whitneys(shift: int) -> None:
    one, other = numbers(4, 150, shift), numbers(5, 400)
    wanted = mannwhitneyu(one, other).statistic / (150 * 400)
    assert auc(Counter(one), Counter(other)) == pytest.approx(wanted)
    assert auc({1: 1}, {1: 4}) == 0.5 and auc({2: 1}, {1: 4}) == 1.0
    if not shift:
        assert abs(wanted - 0.5) < 3 * auc_error(150, 400)


def test_two_sided_probabilities_are_those_of_the_normal_distribution() -> None:
    for z in (-3.0, -0.4, 0.0, 1.96, 4.2):
        assert two_sided(z) == pytest.approx(2 * norm.sf(abs(z)))


def test_values_are_selected_by_name() -> None:
    assert selected(Counter({("a", 3): 2, ("b", 3): 5, ("a", 4): 1}), "a") == {3: 2, 4: 1}


# -- delays ----------------------------------------------------------------------------------------


def drawn(count: int, factor: float = 1.0, seed: int = 11) -> list[int]:
    computer = Computer(Seat.B, EXAMPLE, seed)
    return [computer.reaction(KIND, number, factor) for number in range(count)]


@pytest.mark.parametrize("factor", [0.5, 1.0, 3.0])
def test_the_configured_share_is_that_of_what_computers_draw(factor: float) -> None:
    expected = configured(EXAMPLE.reaction, factor)
    delays = drawn(20_000, factor)
    for milliseconds in (round(part * factor) for part in (499, 500, 700, 900, 1200, 2000)):
        share_drawn = sum(delay <= milliseconds for delay in delays) / len(delays)
        assert expected(milliseconds) == pytest.approx(share_drawn, abs=0.012)
    assert expected(round(500 * factor) - 1) == 0 < expected(round(500 * factor))


def test_the_configured_share_is_ex_gaussian_above_the_floor() -> None:
    reaction, expected = EXAMPLE.reaction, configured(EXAMPLE.reaction, 1.0)
    shape = exponnorm(reaction.tau / reaction.sigma, loc=reaction.mu, scale=reaction.sigma)
    for milliseconds in (500, 800, 1500, 3000):
        assert expected(milliseconds) == pytest.approx(shape.cdf(milliseconds + 0.5))


def test_a_floor_between_two_milliseconds_is_rounded_as_delays_are() -> None:
    for floor in (427.5, 428.5):
        expected = configured(Reaction(700, 200, 100, floor), 1.0)
        assert expected(427) == 0 < expected(428)


def test_distance_and_chance_are_kolmogorovs_and_smirnovs() -> None:
    delays, smooth = drawn(3000), Reaction(800, 150, 250, 0)
    expected = configured(smooth, 1.0)
    level = EXAMPLE.__class__(EXAMPLE.name, EXAMPLE.overlook, EXAMPLE.notice, smooth, EXAMPLE.pace, 0.0)
    delays = [Computer(Seat.B, level, 5).reaction(KIND, number, 1.0) for number in range(3000)]
    distance, chance = kolmogorov_smirnov(Counter(delays), expected)
    shape = exponnorm(250 / 150, loc=800, scale=150)
    # Whole milliseconds are spread evenly over the millisecond that they stand for.
    spread = [delay + (number * 0.618034) % 1 - 0.5 for number, delay in enumerate(delays)]
    wanted = kstest(spread, shape.cdf)
    assert distance == pytest.approx(wanted.statistic, abs=0.002)
    assert chance == pytest.approx(wanted.pvalue, abs=0.12) and chance > 0.01
    off = configured(Reaction(840, 150, 250, 0), 1.0)
    assert kolmogorov_smirnov(Counter(delays), off)[1] < 0.001
    assert kolmogorov_smirnov({}, expected) == (0.0, 1.0)


def cut_short(delays: list[int], seed: int) -> tuple[Counter[int], Counter[int]]:
    """Some of these delays are cut short by something that knows nothing of them."""
    random, made, cut = Random(seed), Counter[int](), Counter[int]()
    for delay in delays:
        other = round(random.uniform(300, 2500))
        (cut if other < delay else made)[min(other, delay)] += 1
    return made, cut


def test_calls_cut_short_are_accounted_for_as_kaplan_and_meier_do() -> None:
    made, cut = cut_short(drawn(4000), 3)
    data = CensoredData(uncensored=list(made.elements()), right=list(cut.elements()))
    wanted = ecdf(data).cdf
    found = list(kaplan_meier(made, cut))
    steps = dict(zip(wanted.quantiles, wanted.probabilities, strict=True))
    assert {value for value, *_ in found} == set(made)
    for value, part, _ in found:
        assert part == pytest.approx(steps[value])
    assert [waiting for *_, waiting in found] == sorted((waiting for *_, waiting in found), reverse=True)
    assert found[0][2] <= 4000


def test_delays_that_are_cut_short_still_tell_the_curve_and_another_curve_is_told_apart() -> None:
    made, cut = cut_short(drawn(4000), 3)
    assert cut.total() > 1000
    right, wrong = configured(EXAMPLE.reaction, 1.0), configured(Reaction(850, 150, 250, 500), 1.0)
    near, far = farthest(made, cut, right), farthest(made, cut, wrong)
    assert near is not None and far is not None and near < 0.03 < far
    expected, chance = log_rank(made, cut, right)
    assert expected == pytest.approx(made.total(), rel=0.05) and chance > 0.01
    assert log_rank(made, cut, wrong)[1] < 0.001
    # What is left out of account when the cut ones are not looked at is seen at once.
    assert log_rank(made, Counter(), right)[1] < 0.001


def test_too_few_calls_say_nothing() -> None:
    right = configured(EXAMPLE.reaction, 1.0)
    assert farthest({900: 3}, {800: 4}, right) is None
    assert log_rank({}, {}, right) == (0.0, 1.0)
