"""Scales of plots are honest: they begin at 0, hold every value, and have numbers that are read easily."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.ui.layout import Rect
from tac.ui.layout.axis import Scale, moving_median, spaced, ticks


@given(st.floats(0.001, 1e6), st.integers(2, 8))
def test_ticks_go_from_0_beyond_the_largest_value_in_equal_steps(most: float, count: int) -> None:
    marks = ticks(most, count)
    steps = [b - a for a, b in pairwise(marks)]
    assert marks[0] == 0
    assert marks[-2] < most * (1 + 1e-6)
    assert marks[-1] >= most * (1 - 1e-6)
    assert len(marks) <= count + 1
    assert max(steps) == pytest.approx(min(steps), rel=1e-3)


@pytest.mark.parametrize(
    ("most", "marks"), [(2.3, (0, 0.5, 1, 1.5, 2, 2.5)), (9, (0, 2, 4, 6, 8, 10)), (0, (0, 1))]
)
def test_ticks_are_read_easily(most: float, marks: tuple[float, ...]) -> None:
    assert ticks(most) == marks


@given(st.integers(-50, 50), st.integers(0, 2000), st.integers(2, 6))
def test_words_below_an_axis_stand_at_both_ends_and_between(first: int, length: int, most: int) -> None:
    found = spaced(first, first + length, most)
    assert (found[0], found[-1]) == (first, first + length)
    assert len(found) <= most
    assert list(found) == sorted(set(found))


@given(st.lists(st.floats(0, 1e4), max_size=30), st.integers(1, 7))
def test_a_moving_median_looks_back_so_far_and_no_further(values: list[float], width: int) -> None:
    found = moving_median(values, width)
    assert len(found) == len(values)
    for number, value in enumerate(found):
        assert value == median(values[max(0, number - width + 1) : number + 1])
    some = range(len(values))[::3]
    assert moving_median(values, width, some) == found[::3]


def test_a_scale_begins_at_0_and_draws_nothing_outside() -> None:
    scale = Scale(Rect(10, 20, 100, 50), 5, 25, 2.0)
    assert (scale.x(5), scale.x(15), scale.x(25)) == (10, 60, 110)
    assert (scale.y(0), scale.y(1), scale.y(2), scale.y(9), scale.y(-1)) == (70, 45, 20, 20, 70)


def test_a_single_day_stands_in_the_middle() -> None:
    assert Scale(Rect(10, 20, 100, 50), 5, 5, 2.0).x(5) == 60
