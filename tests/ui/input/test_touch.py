"""Fingers on the screen become pointers."""

from __future__ import annotations

import pygame

from tac.ui.input.touch import MOST_FINGERS, SILENT_FOR, Touch

SIZE = (1000, 500)


def finger(kind: int, number: int, x: float = 0.5, y: float = 0.5, *, touch: int = 1) -> pygame.Event:
    return pygame.Event(kind, touch_id=touch, finger_id=number, x=x, y=y, dx=0.1, dy=0.0)


def test_a_finger_is_a_pointer_with_its_button_down_from_touch_to_lift() -> None:
    touch = Touch()
    kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
    events = [event for kind in kinds for event in touch.take(finger(kind, 9, 0.25, 0.5), SIZE)]
    assert [event.type for event in events] == [
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONUP,
    ]
    assert all(event.pos == (250, 250) and event.touch and event.finger == 0 for event in events)
    assert events[0].button == events[2].button == 1
    assert (events[1].buttons, events[1].rel) == ((1, 0, 0), (100, 0))


def test_each_finger_has_the_lowest_number_that_is_free() -> None:
    touch = Touch()
    numbers = []
    for kind, number in (
        (pygame.FINGERDOWN, 30),
        (pygame.FINGERDOWN, 31),
        (pygame.FINGERUP, 30),
        (pygame.FINGERDOWN, 32),
        (pygame.FINGERDOWN, 33),
    ):
        numbers += [event.finger for event in touch.take(finger(kind, number), SIZE)]
    assert numbers == [0, 1, 0, 0, 2]


def test_fingers_of_two_screens_are_told_apart() -> None:
    touch = Touch()
    (first,) = touch.take(finger(pygame.FINGERDOWN, 0, touch=1), SIZE)
    (second,) = touch.take(finger(pygame.FINGERDOWN, 0, touch=2), SIZE)
    assert (first.finger, second.finger) == (0, 1)


def test_what_was_down_when_a_screen_was_left_says_nothing_more() -> None:
    touch = Touch()
    touch.take(finger(pygame.FINGERDOWN, 0), SIZE)
    touch.leave_behind()
    assert touch.take(finger(pygame.FINGERMOTION, 0), SIZE) == []
    assert touch.take(finger(pygame.FINGERUP, 0), SIZE) == []


def test_a_finger_that_sdl_makes_of_the_mouse_is_none() -> None:
    assert Touch().take(finger(pygame.FINGERDOWN, 0, touch=-1), SIZE) == []


def test_more_fingers_than_are_followed_are_not_there() -> None:
    touch = Touch()
    seen = [touch.take(finger(pygame.FINGERDOWN, number), SIZE) for number in range(MOST_FINGERS + 3)]
    assert [event.finger for events in seen for event in events] == list(range(MOST_FINGERS))
    assert touch.take(finger(pygame.FINGERMOTION, MOST_FINGERS), SIZE) == []
    assert touch.take(finger(pygame.FINGERUP, MOST_FINGERS), SIZE) == []


def test_a_finger_that_is_down_again_without_having_come_up_is_the_same_one() -> None:
    touch = Touch()
    numbers = []
    for kind, number in (
        (pygame.FINGERDOWN, 1),
        (pygame.FINGERDOWN, 2),
        (pygame.FINGERUP, 1),
        (pygame.FINGERDOWN, 2),
    ):
        numbers += [event.finger for event in touch.take(finger(kind, number), SIZE)]
    assert numbers == [0, 1, 0, 1]


def test_a_finger_whose_end_was_lost_lets_go_in_the_end() -> None:
    """What stays silent for so long is no finger any more; one that trembles is."""
    touch = Touch()
    for number in (1, 2):
        touch.take(finger(pygame.FINGERDOWN, number, 0.1, 0.2), SIZE)
    assert touch.advance(SILENT_FOR - 1) == []
    touch.take(finger(pygame.FINGERMOTION, 2), SIZE)
    (gone,) = touch.advance(1)
    assert (gone.type, gone.finger, gone.buttons, gone.pos) == (
        pygame.MOUSEMOTION, 0, (0, 0, 0), (100, 100),
    )  # fmt: skip
    assert touch.advance(1) == []
    assert touch.take(finger(pygame.FINGERUP, 1), SIZE) == []
