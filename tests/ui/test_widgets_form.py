"""Buttons, and how keyboard and pointer go about a form."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.widgets import Button
from tests.ui.widget_hands import down, form_of, key, move, placed, up


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
