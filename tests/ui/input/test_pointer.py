"""Clicks, drags and double clicks."""

from __future__ import annotations

import pytest

from tac.ui.input import Clicks, Pointer
from tac.ui.input.pointer import TWICE_WITHIN

U = 10.0


@pytest.mark.parametrize(("to", "drags"), [((100, 100), False), ((106, 106), False), ((100, 110), True)])
def test_a_press_that_hardly_moves_is_a_click(to: tuple[float, float], drags: bool) -> None:
    pointer = Pointer[str]()
    pointer.press("card", (100, 100))
    assert pointer.move(to, U) is drags
    held = pointer.release()
    assert held is not None
    assert (held.what, held.dragging) == ("card", drags)


def test_a_drag_stays_a_drag_when_it_comes_back() -> None:
    pointer = Pointer[str]()
    pointer.press("card", (100, 100))
    pointer.move((300, 100), U)
    assert pointer.move((100, 100), U)


def test_in_a_small_window_a_few_pixels_are_no_drag() -> None:
    pointer = Pointer[str]()
    pointer.press("card", (100, 100))
    assert not pointer.move((104, 100), 1.0)


def test_a_release_without_a_press_is_nothing() -> None:
    pointer = Pointer[str]()
    assert not pointer.move((1, 1), U)
    assert pointer.release() is None


def test_the_second_half_of_a_double_click_does_nothing() -> None:
    clicks = Clicks()
    clicks.acted("pile")
    clicks.advance(TWICE_WITHIN - 1)
    assert clicks.is_second_half("pile")
    assert not clicks.is_second_half("heap")
    clicks.advance(1)
    assert not clicks.is_second_half("pile")
