"""Buttons, and how keyboard and pointer go about a form."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.widgets import Button, TextField
from tests.ui.widget_hands import down, form_of, key, lifted, move, padded, placed, up


@pytest.fixture(autouse=True, scope="module")
def display() -> None:
    """Fields ask it for letters."""
    pygame.display.init()


def test_a_button_acts_when_it_is_let_go_of() -> None:
    acts: list[int] = []
    button = placed(Button("Igraj", lambda: acts.append(1)), 10, 10)
    form = form_of(button)
    form.handle(down(20, 20))
    assert button.held
    assert acts == []
    form.handle(up(20, 20))
    assert acts == [1]
    assert not button.held


def test_a_button_let_go_of_elsewhere_does_nothing() -> None:
    acts: list[int] = []
    form = form_of(placed(Button("Igraj", lambda: acts.append(1)), 10, 10))
    form.handle(down(20, 20))
    form.handle(move(300, 300))
    form.handle(up(300, 300))
    assert acts == []


def test_a_button_that_the_window_was_left_with_does_nothing() -> None:
    acts: list[int] = []
    form = form_of(placed(Button("Igraj", lambda: acts.append(1)), 10, 10))
    form.handle(down(20, 20))
    form.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    form.handle(up(20, 20))
    assert acts == []


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_the_button_with_the_keyboard(code: int) -> None:
    acts: list[int] = []
    button = placed(Button("Igraj", lambda: acts.append(1)), 10, 10)
    form_of(button, focus=button).handle(key(code))
    assert acts == [1]


def test_a_disabled_button_takes_neither_pointer_nor_keyboard() -> None:
    acts: list[int] = []
    button = placed(Button("Igraj", lambda: acts.append(1)), 10, 10)
    button.enabled = False
    form = form_of(button, focus=button)
    assert form.focus is None
    form.handle(down(20, 20))
    form.handle(up(20, 20))
    form.handle(key(pygame.K_TAB))
    form.handle(key(pygame.K_RETURN))
    assert acts == []


def test_tab_goes_round_and_shift_tab_back() -> None:
    a, b, c = (placed(Button(name, lambda: None), 10, 50 * k) for k, name in enumerate("abc"))
    b.enabled = False
    form = form_of(a, b, c, focus=a)
    seen = []
    for mod in (0, 0, pygame.KMOD_LSHIFT):
        form.handle(key(pygame.K_TAB, mod=mod))
        seen.append(form.focus)
    assert seen == [c, a, c]


def test_the_ring_is_for_the_keyboard_alone() -> None:
    a = placed(Button("a", lambda: None), 10, 10)
    form = form_of(a, focus=a)
    shown = [form.ring]
    for event in (key(pygame.K_TAB), down(20, 20)):
        form.handle(event)
        shown.append(form.ring)
    assert shown == [False, True, False]


def test_arrows_go_to_the_nearest_control_in_their_direction() -> None:
    names = ["nw", "ne", "sw", "se"]
    buttons = {
        name: placed(Button(name, lambda: None), 200 * (k % 2), 100 * (k // 2))
        for k, name in enumerate(names)
    }
    form = form_of(*buttons.values(), focus=buttons["nw"])
    way = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP):
        form.handle(key(code))
        way.append(next(name for name, button in buttons.items() if button is form.focus))
    assert way == ["ne", "se", "sw", "nw", "nw"]


def test_a_press_is_told_for_its_sound_whether_by_pointer_or_key() -> None:
    clicks: list[int] = []
    button = placed(Button("Igraj", lambda: None), 10, 10)
    form = form_of(button, focus=button)
    form.clicked = lambda: clicks.append(1)
    form.handle(down(20, 20))
    assert clicks == [1]
    form.handle(up(20, 20))
    form.handle(move(30, 30))
    form.handle(down(300, 300))
    form.handle(key(pygame.K_TAB))
    assert clicks == [1]
    form.handle(key(pygame.K_RETURN))
    assert clicks == [1, 1]


def three() -> list[Button]:
    return [placed(Button(name, lambda: None), 10, 60 * k) for k, name in enumerate("abc")]


def test_the_keyboard_goes_to_the_nearest_when_its_control_goes_out_of_order() -> None:
    a, b, c = three()
    form = form_of(a, b, c, focus=c)
    c.enabled = False
    c.changed()
    assert form.focus is b
    b.visible = False  # and nobody said so
    form.handle(key(pygame.K_RETURN))
    assert form.focus is a


def test_new_controls_give_the_keyboard_to_the_one_that_lies_where_it_was() -> None:
    a, b, c = three()
    form = form_of(a, b, c, focus=c)
    form.put(others := three(), None)
    assert form.focus is others[2]


def test_a_control_that_is_not_there_cannot_have_the_keyboard() -> None:
    a, b, c = three()
    form = form_of(a, b, focus=c)
    assert form.focus in (a, b)


def test_a_press_beside_a_field_leaves_the_keyboard_to_what_does_not_type() -> None:
    field, (a, b, c) = placed(TextField("", lambda text: None), 10, 300), three()
    form = form_of(a, b, c, field, focus=field)
    form.handle(down(800, 800))
    assert form.focus is c
    assert not field.active


def test_a_finger_leaves_nothing_lit() -> None:
    a, b, _ = three()
    form = form_of(a, b, focus=b)
    form.handle(down(20, 20, touch=True))
    lit = [(a.held, a.hover)]
    form.handle(lifted(20, 20))
    lit.append((a.held, a.hover))
    assert lit == [(True, True), (False, False)]


def test_a_finger_on_a_field_asks_for_letters_and_the_mouse_does_not() -> None:
    field = placed(TextField("", lambda text: None), 10, 10)
    form = form_of(field, focus=field)
    asked: list[TextField] = []
    form.wants_letters = asked.append
    form.handle(down(20, 20))
    form.handle(up(20, 20))
    assert asked == []
    form.handle(down(20, 20, touch=True))
    form.handle(lifted(20, 20))
    assert asked == [field]


def test_the_mouse_asks_for_letters_on_the_small_keyboard_at_the_end_of_a_field() -> None:
    field = placed(TextField("", lambda text: None), 10, 10)
    form = form_of(field)
    asked: list[TextField] = []
    form.wants_letters = asked.append
    rect = field.rect
    at = (round(rect.right - 0.4 * rect.h), round(rect.cy))
    form.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    form.handle(down(*at))
    assert asked == []
    form.handle(up(*at))
    assert asked == [field]
    assert form.focus is field


def test_a_gamepad_goes_past_a_field_and_asks_for_letters_when_it_presses_it() -> None:
    left = placed(Button("a", lambda: None), 0, 0)
    field = placed(TextField("Mira", lambda text: None), 200, 0)
    form = form_of(left, field, focus=field)
    asked: list[TextField] = []
    form.wants_letters = asked.append
    form.handle(padded(pygame.K_RETURN))
    assert asked == [field]
    form.handle(padded(pygame.K_LEFT))
    assert form.focus is left
    assert field.value == "Mira"
