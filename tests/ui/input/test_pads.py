"""Gamepads: what counts as pressed, pointed at, held and lost."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.input import (
    Direction,
    PadAim,
    PadButton,
    PadLost,
    PadPress,
    PadScroll,
    PadSignal,
    PadTooMany,
)
from tac.ui.input.pads import MOST, REPEAT_AFTER, REPEAT_EVERY, STICKS, Pads
from tests.ui.input.pad_hands import LEFT_X, LEFT_Y, RIGHT_TRIGGER, RIGHT_Y, axis, gone, pushed, released


def say(pads: Pads, *events: pygame.Event) -> list[PadSignal]:
    return [signal for event in events for signal in pads.take(event)]


def test_a_button_counts_when_it_goes_down() -> None:
    pads = Pads()
    assert say(pads, pushed("south")) == [PadPress(0, PadButton.SOUTH)]
    assert say(pads, released("south")) == []


def test_a_trigger_is_a_button_that_goes_down_once() -> None:
    pads = Pads()
    pulled = [axis(RIGHT_TRIGGER, value) for value in (0.2, 0.6, 1.0, 0.5, 0.7)]
    assert say(pads, *pulled) == [PadPress(0, PadButton.RIGHT_TRIGGER)]
    again = say(pads, axis(RIGHT_TRIGGER, 0.1), axis(RIGHT_TRIGGER, 0.9))
    assert again == [PadPress(0, PadButton.RIGHT_TRIGGER)]


def test_an_idle_stick_says_nothing_however_it_trembles() -> None:
    pads = Pads()
    noise = [axis(number, value) for value in (0.02, -0.3, 0.35, -0.38) for number in range(4)]
    assert say(pads, *noise * 20) == []
    assert pads.advance(10_000) == []


def test_the_stick_and_the_cross_point_alike() -> None:
    pads = Pads()
    stick = say(pads, axis(LEFT_Y, -1.0), axis(LEFT_Y, -0.9), axis(LEFT_Y, 0.0))
    cross = say(pads, pushed("up"), released("up"))
    assert stick == cross == [PadAim(0, Direction.UP), PadAim(0, None)]


def test_of_two_directions_on_the_cross_the_later_counts_and_then_the_other_again() -> None:
    pads = Pads()
    said = say(pads, pushed("up"), pushed("left"), released("left"), released("up"))
    aims = [signal.towards for signal in said if isinstance(signal, PadAim)]
    assert aims == [Direction.UP, Direction.LEFT, Direction.UP, None]


def test_a_held_direction_repeats_as_a_key_does() -> None:
    pads = Pads()
    say(pads, axis(LEFT_X, 1.0))
    repeated = PadAim(0, Direction.RIGHT, repeated=True)
    assert pads.advance(REPEAT_AFTER - 1) == []
    assert pads.advance(1) == [repeated]
    assert pads.advance(REPEAT_EVERY) == [repeated]
    say(pads, axis(LEFT_X, 0.0))
    assert pads.advance(10_000) == []


def test_a_direction_held_when_a_screen_is_left_says_nothing_on_the_next() -> None:
    pads = Pads()
    say(pads, pushed("down"))
    pads.leave_behind()
    assert pads.advance(10_000) == []


def test_the_right_stick_scrolls_and_goes_on() -> None:
    pads = Pads()
    down = PadScroll(0, Direction.DOWN)
    assert say(pads, axis(RIGHT_Y, 1.0)) == [down]
    assert pads.advance(REPEAT_AFTER) == [down]
    assert say(pads, axis(RIGHT_Y, 0.0)) == []
    assert pads.advance(10_000) == []


def test_each_pad_has_a_number_and_a_fifth_is_told_that_there_is_none() -> None:
    pads = Pads()
    said = say(pads, *[pushed("south", pad=instance) for instance in (7, 3, 12, 5)])
    assert said == [PadPress(number, PadButton.SOUTH) for number in range(MOST)]
    assert say(pads, pushed("south", pad=9), released("south", pad=9)) == [PadTooMany()]
    assert say(pads, axis(LEFT_X, 1.0, pad=9)) == []


@pytest.mark.parametrize("plain", [False, True])
def test_a_fifth_one_gets_the_number_of_one_that_goes_by_a_press_and_not_by_trembling(plain: bool) -> None:
    pads = Pads()
    say(pads, *[pushed("south", pad=instance) for instance in (7, 3, 12, 5)])
    if plain:
        pads.plain.add(9)
    pads.join(9, name="kind")
    pads.come()
    say(pads, gone(3))
    assert say(pads, axis(LEFT_X, 0.9, pad=9)) == [] == pads.come()
    press = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=9, button=0) if plain else pushed("south", pad=9)
    assert say(pads, press) == [PadPress(1, PadButton.SOUTH)]
    assert pads.come() == [(1, "kind")]


def test_a_fifth_one_that_has_gone_is_forgotten() -> None:
    pads = Pads()
    say(pads, *[pushed("south", pad=instance) for instance in (7, 3, 12, 5, 9)])
    assert say(pads, gone(9)) == []
    assert say(pads, gone(7)) == [PadLost(0, used=True)]
    pads.join(9, name="another")
    assert pads.come()[-1] == (0, "another")


def test_a_pad_that_comes_back_has_the_number_that_it_left() -> None:
    pads = Pads()
    say(pads, pushed("south", pad=7), pushed("south", pad=8), gone(7))
    assert say(pads, pushed("south", pad=9)) == [PadPress(0, PadButton.SOUTH)]


def test_a_lost_pad_points_nowhere_and_tells_whether_it_was_used() -> None:
    pads = Pads()
    say(pads, pushed("left"))
    assert say(pads, gone()) == [PadAim(0, None), PadLost(0, used=True)]
    pads.join(4)
    assert say(pads, gone(4)) == [PadLost(0, used=False)]
    assert say(pads, gone(4)) == []


def test_a_stick_that_stands_askew_when_the_pad_comes_counts_once_it_has_been_at_rest() -> None:
    pads = Pads()
    pads.join(0, astray=[STICKS[0]])
    assert say(pads, axis(LEFT_X, 0.8), axis(LEFT_X, 0.9)) == []
    assert say(pads, axis(LEFT_X, 0.1), axis(LEFT_X, 0.9)) == [PadAim(0, Direction.RIGHT)]


def test_when_the_window_loses_the_focus_nothing_is_held_any_more() -> None:
    pads = Pads()
    say(pads, pushed("left"))
    assert pads.let_go() == [PadAim(0, None)]
    assert pads.advance(10_000) == []


def test_a_device_of_unknown_layout_is_taken_as_the_usual_kind_is_built() -> None:
    pads = Pads()
    button = pygame.Event(pygame.JOYBUTTONDOWN, instance_id=2, button=2)
    assert say(pads, button) == []  # what speaks as a controller, too, is heard only once
    pads.plain.add(2)
    pads.join(2)
    assert say(pads, button) == [PadPress(0, PadButton.WEST)]
    hats = [pygame.Event(pygame.JOYHATMOTION, instance_id=2, hat=0, value=v) for v in ((0, 1), (0, 0))]
    assert say(pads, *hats) == [PadAim(0, Direction.UP), PadAim(0, None)]
    stick = pygame.Event(pygame.JOYAXISMOTION, instance_id=2, axis=0, value=-1.0)
    assert say(pads, stick) == [PadAim(0, Direction.LEFT)]
    lost = pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=2)
    assert say(pads, lost)[-1] == PadLost(0, used=True)
