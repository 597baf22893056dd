"""A window that was resized shows, once it rests, just what one shows that always had this size."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui.motion import durations
from tac.ui.window import NoWindow
from tests.ui.table_driver import FRAME, Driver, dealt, level, setup

BEFORE = (1280, 720)
BY_THE_WAY = ((1500, 900), (700, 1000), (1024, 640), (1900, 900))
"""Sizes that the window has while somebody drags its edge: wide and narrow, larger and smaller."""
TABLES = ((2, (1280, 720)), (2, (640, 400)), (3, (1024, 640)), (3, (720, 1100)), (4, (1920, 800)))
"""How many play, and the size in the end."""

Pair = tuple[Driver, Driver]


def opened(size: tuple[int, int], seats: int) -> Driver:
    """A is a person who errs at once; the others are computers, which call."""
    owed = "2h 5d" if seats == 3 else "Ah 5d"  # three players begin with an ace in the middle
    tops = (owed, "9c Td", "Js Qc", "7h 8c")[:seats]
    others = [level(notice=1.0)] * (seats - 1)
    return Driver(setup(dealt(*tops), None, *others), size=size)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]} players, {table[1][0]}x{table[1][1]}")
def pair(request: pytest.FixtureRequest) -> Iterator[Pair]:
    """The same game in a window that will be resized and in one that always had that size."""
    seats, after = request.param
    both = (opened(BEFORE, seats), opened(after, seats))
    yield both
    for driver in both:
        driver.close()


def both_wait(pair: Pair, ms: float) -> None:
    for _ in range(round(ms / FRAME)):
        for driver in pair:
            driver.app.step(FRAME, [])


def resize(drive: Driver, size: tuple[int, int]) -> None:
    assert isinstance(drive.app.screen, NoWindow)
    drive.app.screen.take(size)
    drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


def drag_an_edge(pair: Pair) -> None:
    """A frame or two at each size, and then a rest that is long enough, however slow the other thread is."""
    for frames, size in enumerate((*BY_THE_WAY, pair[1].app.size)):
        resize(pair[0], size)
        both_wait(pair, (1 + frames % 2) * FRAME)
    assert pair[0].app.kit.resizing
    both_wait(pair, durations.RESIZE_REST)
    pair[0].app.kit.ahead.finish()
    both_wait(pair, FRAME)
    assert not pair[0].app.kit.resizing


def assert_same_for(pair: Pair, ms: float) -> None:
    """What both show is the same, pixel by pixel, in some of the frames from now on."""
    for _ in range(round(ms / FRAME / 5)):
        resized, ever = (driver.app.screen.surface for driver in pair)
        assert resized.get_size() == ever.get_size()
        differ = pygame.mask.from_threshold(resized, (0, 0, 0), (1, 1, 1, 255), ever)
        assert differ.count() == resized.get_width() * resized.get_height()
        both_wait(pair, 5 * FRAME)


def test_a_window_resized_while_cards_are_dealt(pair: Pair) -> None:
    for driver in pair:
        driver.game.show_table()
    both_wait(pair, 400)
    drag_an_edge(pair)
    assert pair[0].is_busy()
    assert_same_for(pair, 500)


@pytest.mark.parametrize("into", [40.0, 1400.0], ids="after {:.0f} ms".format)
def test_a_window_resized_in_the_middle_of_a_call(pair: Pair, into: float) -> None:
    """While the burst grows, and while the penalty is paid."""
    for driver in pair:
        driver.table()
        driver.press("kp_0", "kp_2")
    for _ in range(100):
        if pair[0].scene.view.calling:
            break
        both_wait(pair, FRAME)
    both_wait(pair, into)
    drag_an_edge(pair)
    assert pair[0].scene.view.calling
    assert pair[1].scene.view.calling
    assert_same_for(pair, 900)
