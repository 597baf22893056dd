"""Clocks: a real one and one that moves when told."""

from __future__ import annotations

import pytest

from tac.match import RealClock, SteppedClock


def test_a_stepped_clock_moves_only_when_told() -> None:
    clock = SteppedClock()
    assert clock.now() == 0
    clock.step(16.6)
    clock.step(16.6)
    assert clock.now() == 33


def test_a_stepped_clock_jumps_forward_but_never_back() -> None:
    clock = SteppedClock()
    clock.jump_to(500)
    clock.jump_to(200)
    assert clock.now() == 500
    with pytest.raises(ValueError, match="back"):
        clock.step(-1)


def test_a_paused_stepped_clock_stands() -> None:
    clock = SteppedClock()
    clock.step(10)
    clock.pause()
    clock.step(1000)
    clock.jump_to(1000)
    assert clock.now() == 10
    clock.resume()
    clock.step(1)
    assert clock.now() == 11


class Source:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_a_real_clock_follows_its_source_from_its_start() -> None:
    source = Source()
    clock = RealClock(source)
    assert clock.now() == 0
    source.seconds += 1.25
    assert clock.now() == 1250


def test_a_real_clock_leaves_pauses_out() -> None:
    source = Source()
    clock = RealClock(source)
    source.seconds += 1
    clock.pause()
    source.seconds += 100
    clock.pause()
    assert clock.now() == 1000
    clock.resume()
    clock.resume()
    source.seconds += 1
    assert clock.now() == 2000
