"""The timeline, its easings and arcs."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.ui.layout import Point
from tac.ui.motion import Arc, Timeline, in_out_cubic, linear, out_back, out_cubic
from tac.ui.motion import durations as d
from tac.ui.motion.reading import reading_time

FRAMES = st.lists(st.floats(0.0, 90.0), min_size=1, max_size=60)


@pytest.mark.parametrize("easing", [linear, out_cubic, in_out_cubic, out_back])
def test_every_easing_begins_at_nothing_and_ends_at_all(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


def test_out_back_shoots_beyond_its_end() -> None:
    assert max(out_back(k / 50) for k in range(51)) > 1.05


def test_an_arc_is_raised_by_half_its_control_height() -> None:
    arc = Arc(Point(0, 100), Point(200, 100), 60)
    assert arc.at(0) == Point(0, 100)
    assert arc.at(1) == Point(200, 100)
    assert arc.at(0.5) == Point(100, 70)


def test_the_dots_of_an_arc_reach_both_ends() -> None:
    dots = Arc(Point(0, 0), Point(300, 40), 50).dots(10)
    assert dots[0] == Point(0, 0)
    assert dots[-1] == Point(300, 40)
    assert all(4 < math.dist(a, b) < 16 for a, b in pairwise(dots))


def chain(timeline: Timeline, log: list[tuple[str, float]]) -> None:
    """Two staggered motions, the first of which begins a third when it ends."""

    def land(at: float) -> None:
        log.append(("first", at))
        timeline.animate(None, 30, then=lambda t: log.append(("third", t)))

    timeline.animate(None, 100, then=land)
    timeline.animate(None, 50, delay=85, then=lambda t: log.append(("second", t)))


@given(FRAMES)
def test_ends_do_not_depend_on_the_length_of_frames(frames: list[float]) -> None:
    log: list[tuple[str, float]] = []
    timeline = Timeline()
    chain(timeline, log)
    for ms in frames:
        timeline.advance(ms)
    timeline.advance(1000)
    assert log == [("first", 100), ("third", 130), ("second", 135)]
    assert not timeline.busy


def test_the_final_value_is_shown_exactly_once_and_then_no_more() -> None:
    shown: list[float] = []
    timeline = Timeline()
    timeline.animate(shown.append, 100, first=3, final=7)
    for ms in (40, 40, 40, 40):
        timeline.advance(ms)
    assert shown[-1] == 7
    assert shown.count(7) == 1
    assert shown == sorted(shown)


def test_nothing_is_shown_before_the_delay_is_over() -> None:
    shown: list[float] = []
    timeline = Timeline()
    timeline.animate(shown.append, 100, delay=50)
    timeline.advance(49)
    assert shown == []
    timeline.advance(26)
    assert shown == [0.25]


@pytest.mark.parametrize(("speed", "end"), [("slow", 150.0), ("normal", 100.0), ("fast", 60.0)])
def test_the_speed_setting_stretches_what_is_added(speed: str, end: float) -> None:
    ends: list[float] = []
    timeline = Timeline(d.SPEEDS[speed])
    timeline.animate(None, 80, delay=20, then=ends.append)
    timeline.advance(500)
    assert ends == [pytest.approx(end)]


def test_with_speed_off_everything_arrives_in_the_next_frame() -> None:
    shown: list[float] = []
    log: list[tuple[str, float]] = []
    timeline = Timeline(d.SPEEDS["off"])
    timeline.animate(shown.append, 300, delay=50)
    chain(timeline, log)
    timeline.advance(0)
    assert shown == [1.0]
    assert [name for name, _ in log] == ["first", "second", "third"]
    assert not timeline.busy


def test_finish_brings_everything_to_its_final_value_at_once() -> None:
    log: list[tuple[str, float]] = []
    shown: list[float] = []
    timeline = Timeline()
    chain(timeline, log)
    timeline.animate(shown.append, 400, final=9)
    timeline.advance(10)
    timeline.finish()
    assert shown[-1] == 9
    assert log == [("first", 10), ("second", 10)]
    assert timeline.busy
    timeline.advance(30)
    assert log[-1] == ("third", 40)


def test_finish_can_be_asked_of_one_group() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.animate(None, 100, then=lambda _: log.append("card"), group="card")
    timeline.animate(None, 100, then=lambda _: log.append("toast"), group="toast")
    timeline.finish("card")
    assert log == ["card"]
    assert timeline.busy_with("toast")
    assert not timeline.busy_with("card")


def test_cancel_leaves_no_late_callback() -> None:
    log: list[float] = []
    timeline = Timeline()
    timeline.animate(log.append, 100, then=log.append)
    timeline.cancel()
    timeline.advance(500)
    assert log == []
    assert not timeline.busy


def test_a_callback_may_cancel_what_would_come_after_it() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.at(10, lambda _: timeline.cancel())
    timeline.at(20, lambda _: log.append("late"))
    timeline.advance(50)
    assert log == []


def test_remaining_tells_how_long_it_still_takes() -> None:
    timeline = Timeline()
    timeline.animate(None, 100, delay=20)
    timeline.advance(50)
    assert timeline.remaining == 70


def test_the_moment_of_a_call_ends_as_the_design_says() -> None:
    """Four players: the last of three penalty cards leaves 360 ms after the first."""
    assert d.CALL_UNDIM_AT + d.CALL_UNDIM == 2280
    assert d.PENALTY_AT + 2 * d.PENALTY_STAGGER + d.PENALTY == 2030


def test_a_message_stays_as_long_as_reading_it_takes() -> None:
    """At least so long as a short one, and longer for each letter of a long one."""
    assert reading_time("Nije tvoj red.") == d.TOAST
    assert reading_time("x" * 100) == 100 * d.TOAST_LETTER > 2 * d.TOAST
