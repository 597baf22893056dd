"""When a stick points, and where to."""

from __future__ import annotations

import math

import pytest

from tac.ui.input.sticks import ENTER, LEAVE, Direction, pointed

NEARLY = 1e-6


@pytest.mark.parametrize("angle", range(0, 360, 15))
def test_a_stick_that_is_hardly_moved_points_nowhere(angle: int) -> None:
    x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    assert pointed(x * (ENTER - NEARLY), y * (ENTER - NEARLY), None) is None
    assert pointed(x * (LEAVE - NEARLY), y * (LEAVE - NEARLY), Direction.UP) is None
    assert pointed(x * ENTER, y * ENTER, None) is not None


@pytest.mark.parametrize("towards", Direction)
def test_a_stick_points_where_it_is_pushed(towards: Direction) -> None:
    x, y = towards.value
    assert pointed(x, y, None) is towards
    assert all(pointed(x, y, before) is towards for before in Direction)


def test_it_goes_on_pointing_until_it_is_well_back() -> None:
    assert pointed(0.0, -(ENTER - 0.1), Direction.UP) is Direction.UP
    assert pointed(0.0, -(ENTER - 0.1), None) is None


def test_what_trembles_between_two_directions_stays_with_the_first() -> None:
    assert pointed(0.72, -0.7, Direction.UP) is Direction.UP
    assert pointed(0.7, -0.72, Direction.RIGHT) is Direction.RIGHT
    assert pointed(0.9, -0.3, Direction.UP) is Direction.RIGHT
