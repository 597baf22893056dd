"""How time passes in the app: in small steps while something moves, in larger ones while nothing does."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.rules import deal
from tac.ui.app import IDLE_HZ, MOVING_HZ, App
from tests.ui.table_driver import Driver, level, setup
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


def test_a_card_is_seen_to_set_off_however_still_the_table_was_before() -> None:
    """The loop waits for the next tick, and the picture of a computer's move begins with the move."""
    computer = level(notice=0.5, reaction=900, pace=1337)
    drive = Driver(setup(deal(7, 3), computer, computer, computer)).table()
    flights = drive.scene.view._stage.flights
    begun = []
    waited = False
    for _ in range(4000):
        before = set(flights)
        drive.app.let_pass(1000 / (IDLE_HZ if drive.app.idle else MOVING_HZ), [])
        new = [flight for card, flight in flights.items() if card not in before]
        if new and not before and waited:
            begun.append(max(flight.part * flight.style.duration for flight in new))
        waited = drive.app.idle or (waited and not flights)
        if len(begun) == 8:
            break
    drive.close()
    assert len(begun) == 8
    assert max(begun) <= 1000 / MOVING_HZ + 1.0
