"""How time passes in the app: in small steps while something moves, in larger ones while nothing does."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui.app import App
from tests.ui.test_app import Recorder


class Timed(Recorder):
    """Remembers when events came."""

    def __init__(self) -> None:
        super().__init__()
        self.came_at: list[float] = []

    def handle(self, event: pygame.Event) -> None:
        super().handle(event)
        self.came_at.append(self.time)


@pytest.fixture
def app() -> Iterator[App]:
    app = App("Tač!", headless=True, fade=False)
    yield app
    app.close()


def test_while_nothing_moves_time_is_counted_in_larger_steps(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    app.step(16.0, [])
    scene.time = 0.0
    counted = []
    for _ in range(4):
        app.let_pass(40.0, [])
        counted.append(scene.time)
    assert counted == [0.0, 0.0, 120.0, 120.0]
    scene.moving = True
    app.let_pass(16.0, [])
    assert scene.time == 176.0  # what was not counted yet is not lost


def test_what_comes_comes_after_the_time_before_it(app: App) -> None:
    scene = Timed()
    app.push(scene)
    app.step(16.0, [])
    scene.time = 0.0
    app.let_pass(40.0, [])
    app.let_pass(40.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=4)])
    assert scene.came_at == [40.0]
    assert scene.time == 80.0
