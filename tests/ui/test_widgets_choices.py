"""Choices, tiles, steppers, sliders and toggles, by mouse and by keyboard."""

from __future__ import annotations

import pygame

from tac.ui.widgets import Button, Choice, Slider, Stepper, TileChoice, Toggle
from tests.ui.widget_hands import down, form_of, key, move, placed, up


def test_a_choice_takes_a_press_and_the_arrows() -> None:
    chosen: list[int] = []
    choice = placed(Choice(["2", "3", "4"], 2, chosen.append), 0, 0, 300)
    form = form_of(choice, focus=choice)
    form.handle(down(50, 20))
    form.handle(up(50, 20))
    for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_END, pygame.K_HOME, pygame.K_SPACE):
        form.handle(key(code))
    assert chosen == [0, 1, 2, 0, 1]


def test_at_an_end_of_a_choice_the_arrow_leads_on_to_what_lies_there() -> None:
    chosen: list[int] = []
    choice = placed(Choice(["2", "3"], 0, chosen.append), 0, 0, 300)
    reset = placed(Button("vrati", lambda: None), 400, 0)
    form = form_of(choice, reset, focus=choice)
    for code in (pygame.K_LEFT, pygame.K_RIGHT):
        form.handle(key(code))
        assert form.focus is choice
    form.handle(key(pygame.K_RIGHT))
    assert form.focus is reset
    assert chosen == [1]


def test_tiles_stand_in_two_columns_and_up_and_down_change_rows() -> None:
    chosen: list[int] = []
    tiles = placed(TileChoice(["lak", "srednji", "težak", "majstor"], 0, chosen.append), 0, 0, 200, 100)
    other = placed(Button("dalje", lambda: None), 0, 200)
    form = form_of(tiles, other, focus=tiles)
    for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP):
        form.handle(key(code))
    assert chosen == [2, 3, 1]
    form.handle(key(pygame.K_DOWN))
    form.handle(key(pygame.K_DOWN))
    assert form.focus is other
    form.handle(down(150, 10))
    assert chosen[-1] == 1


def test_a_stepper_goes_one_on_or_back_and_stops_at_the_ends() -> None:
    chosen: list[int] = []
    stepper = placed(Stepper(["a", "b", "c"], 0, chosen.append), 0, 0, 200)
    form = form_of(stepper)
    for x in (190, 190, 190, 10):
        form.handle(down(x, 20))
        form.handle(up(x, 20))
    assert chosen == [1, 2, 1]


def test_a_slider_follows_the_pointer_even_outside_itself_and_keeps_its_steps() -> None:
    values: list[float] = []
    slider = placed(Slider(1.0, 0.5, 3.0, 0.1, values.append), 0, 0, 540)
    form = form_of(slider)
    form.handle(down(20, 20))
    form.handle(move(275, 300))
    form.handle(move(900, 300))
    form.handle(up(900, 300))
    form.handle(move(20, 20))
    assert values == [0.5, 1.8, 3.0]


def test_a_slider_takes_the_keyboard() -> None:
    values: list[float] = []
    slider = placed(Slider(1.0, 0.5, 3.0, 0.1, values.append), 0, 0)
    form = form_of(slider, focus=slider)
    for code in (pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_LEFT, pygame.K_END, pygame.K_HOME):
        form.handle(key(code))
    assert values == [1.1, 1.6, 1.5, 3.0, 0.5]


def test_a_toggle_switches_by_pointer_and_keys() -> None:
    states: list[bool] = []
    toggle = placed(Toggle("Zvuk", True, states.append), 0, 0)
    form = form_of(toggle, focus=toggle)
    form.handle(down(5, 5))
    form.handle(up(5, 5))
    form.handle(key(pygame.K_RIGHT))
    form.handle(key(pygame.K_RIGHT))
    form.handle(key(pygame.K_SPACE))
    assert states == [False, True, False]
