"""Controls light up under the pointer, and sink when they are pressed, within the times of the design."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui.app import App
from tac.ui.motion import durations
from tac.ui.motion.easing import out_cubic
from tests.ui.test_screens_come import Column, finished
from tools.pixels import show_the_same

HALF = durations.HOVER / 2


@pytest.fixture
def app() -> Iterator[App]:
    app = App("Tač!", size=(1280, 720), headless=True, fade=False)
    yield app
    app.close()


@pytest.fixture
def scene(app: App) -> Column:
    made = Column(app.kit)
    app.push(made)
    app.step(16, [])
    return made


def pointer(scene: Column, number: int | None, kind: int = pygame.MOUSEMOTION) -> pygame.Event:
    x, y = (5.0, 5.0) if number is None else scene.form.widgets[number].rect.centre
    about = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    return pygame.Event(kind, pos=(round(x), round(y)), **about)


def fill(app: App, scene: Column, number: int) -> pygame.Color:
    """The colour of a control, where no word stands."""
    rect = scene.form.widgets[number].rect
    return app.screen.surface.get_at((round(rect.x + 20), round(rect.y + 0.3 * rect.h)))


def test_a_control_lights_up_bit_by_bit_and_then_is_still(app: App, scene: Column) -> None:
    dark = fill(app, scene, 0)
    app.step(0, [pointer(scene, 0)])
    assert (fill(app, scene, 0), app.idle) == (dark, False)
    app.step(HALF, [])
    between = fill(app, scene, 0)
    app.step(HALF, [])
    lit = fill(app, scene, 0)
    assert app.idle
    assert show_the_same(app.screen.surface, finished(app, scene))
    assert lit != dark
    part = out_cubic(0.5)
    wanted = [round(before + part * (after - before)) for before, after in zip(dark, lit, strict=True)]
    assert list(between) == pytest.approx(wanted, abs=2)


def test_from_one_to_the_next_both_change_at_once_and_nothing_is_left_behind(app: App, scene: Column) -> None:
    for number in (0, 2, 3, None, 1):
        app.step(16, [pointer(scene, number)])
    app.step(durations.HOVER, [])
    assert app.idle
    assert show_the_same(app.screen.surface, finished(app, scene))


def test_a_press_takes_less_time_than_coming_near(app: App, scene: Column) -> None:
    app.step(0, [pointer(scene, 0)])
    app.step(durations.HOVER, [])
    app.step(0, [pointer(scene, 0, pygame.MOUSEBUTTONDOWN)])
    still = []
    for ms in (durations.PRESS - 1, 1):
        app.step(ms, [])
        still.append(app.idle)
    assert still == [False, True]
    assert show_the_same(app.screen.surface, finished(app, scene))


def test_what_lights_up_is_finished_at_once_where_all_is_drawn_anew(app: App, scene: Column) -> None:
    app.step(0, [pointer(scene, 0)])
    scene.rebuild()
    app.step(0, [])
    assert app.idle
    assert show_the_same(app.screen.surface, finished(app, scene))


def test_the_keyboard_waits_for_nothing(app: App, scene: Column) -> None:
    app.step(16, [pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=43)])
    assert app.idle
    assert show_the_same(app.screen.surface, finished(app, scene))
