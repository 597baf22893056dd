"""Draws: pinned for ever, even, and independent of each other."""

from __future__ import annotations

from itertools import pairwise, product
from statistics import fmean, pstdev

import pytest

from tac.players.draws import Purpose, ex_gaussian, uniform


def test_draws_are_pinned_so_that_a_seed_keeps_its_game() -> None:
    drawn = [
        uniform(7, 0, 1, Purpose.OVERLOOK, 1),
        uniform(7, 0, 1, Purpose.OVERLOOK, 2),
        uniform(7, 3, 1, Purpose.OVERLOOK, 1),
        uniform(7, 0, 400, Purpose.CHOICE),
        uniform(0, 0, 0, Purpose.PACE),
        uniform(2**64 - 1, 2, 17, Purpose.NOTICE),
        uniform(7, 1, 5, Purpose.REACTION, 0),
        uniform(7, 1, 5, Purpose.REACTION, 1),
        uniform(7, 1, 5, Purpose.FALSE_CRY),
    ]
    assert drawn == [
        0.21322405198293665,
        0.5667305854038247,
        0.2603838973620041,
        0.9238889892785964,
        0.9524170291834988,
        0.7695245207037136,
        0.70417782365387,
        0.03968199406801892,
        0.6192491075649709,
    ]


def test_a_draw_depends_on_each_of_its_keys() -> None:
    keys = product((1, 2), (0, 1), (10, 11), (Purpose.PACE, Purpose.NOTICE), (0, 1))
    assert len({uniform(*key) for key in keys}) == 32


@pytest.mark.parametrize("along", ["seed", "seat and move", "move", "index"])
def test_draws_are_even_along_each_key(along: str) -> None:
    def draw(number: int) -> float:
        if along == "seed":
            return uniform(number, 1, 20, Purpose.NOTICE)
        if along == "seat and move":
            return uniform(5, number % 4, number // 4, Purpose.NOTICE)
        if along == "move":
            return uniform(5, 1, number, Purpose.NOTICE)
        return uniform(5, 1, 20, Purpose.OVERLOOK, number)

    drawn = [draw(number) for number in range(20_000)]
    assert all(0 < value < 1 for value in drawn)
    tenths = [sum(int(value * 10) == tenth for value in drawn) for tenth in range(10)]
    # 2000 each, give or take four standard deviations of 42.
    assert all(1830 < count < 2170 for count in tenths)


def test_one_draw_tells_nothing_of_the_next() -> None:
    drawn = [uniform(5, 1, number, Purpose.NOTICE) for number in range(20_001)]
    products = [(left - 0.5) * (right - 0.5) for left, right in pairwise(drawn)]
    assert abs(fmean(products)) < 0.003


def test_an_ex_gaussian_value_has_mean_mu_plus_tau_and_both_deviations() -> None:
    values = [
        ex_gaussian(800, 150, 250, uniform(3, 0, n, Purpose.REACTION), uniform(3, 0, n, Purpose.REACTION, 1))
        for n in range(40_000)
    ]
    assert fmean(values) == pytest.approx(800 + 250, rel=0.005)
    assert pstdev(values) == pytest.approx((150**2 + 250**2) ** 0.5, rel=0.015)
    mean, deviation = fmean(values), pstdev(values)
    skewness = fmean(((value - mean) / deviation) ** 3 for value in values)
    assert skewness == pytest.approx(2 * 250**3 / (150**2 + 250**2) ** 1.5, rel=0.1)


def test_without_its_exponential_part_it_is_normal_and_without_both_constant() -> None:
    assert ex_gaussian(800, 100, 0, 0.5, 0.1) == pytest.approx(800)
    assert ex_gaussian(800, 100, 0, 0.975, 0.1) == pytest.approx(996, abs=0.1)
    assert ex_gaussian(800, 0, 0, 0.9, 0.1) == 800
