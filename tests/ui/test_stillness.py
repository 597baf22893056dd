"""A still screen is free: two seconds after the last change nothing is drawn and nothing is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from tac.ui.window import NoWindow
from tests.ui.table_driver import A, B, Driver, call_button, dealt, drawn, heap, level, pile, setup

REST = 2000.0
"""Milliseconds after the last change within which everything has come to its end."""
MINUTE = 60_000.0

Act = Callable[[Driver], None]


@pytest.fixture
def drive() -> Iterator[Driver]:
    # B is a computer, which waits as long as A does not move.
    driver = Driver(setup(dealt("5c 9d Jh", "6c 4s"), None, level()), size=(1280, 720))
    yield driver
    driver.close()


def still_for_a_minute(drive: Driver) -> None:
    drive.app.kit.ahead.finish()  # the clock jumps, and the thread does not
    drive.wait(REST)
    frames = drive.app.frames
    drive.wait(MINUTE, frame=100.0)
    assert drive.app.frames == frames
    assert drive.app.idle
    assert not drive.app.kit.ahead.busy


def drawn_card(drive: Driver) -> None:
    drive.apart()
    drive.click(pile(A))
    drive.still()


def moved(drive: Driver) -> None:
    drawn_card(drive)
    drive.apart()
    drive.click(heap(A))
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number > 2)


def dealt_only(drive: Driver) -> None:
    drive.still()


def resting_on_a_card(drive: Driver) -> None:
    drawn_card(drive)
    drive.point(drawn(A))


def resting_on_a_button(drive: Driver) -> None:
    drive.point(call_button(A))


def with_the_keyboards_ring(drive: Driver) -> None:
    drive.press("tab")


def called_falsely(drive: Driver) -> None:
    moved(drive)
    drive.press("space")
    drive.until(lambda: not drive.scene.view.moving and drive.toast == "")


def refused(drive: Driver) -> None:
    drive.apart()
    drive.click(heap(B))
    drive.until(lambda: not drive.scene.view.moving and drive.toast == "")


def reading_the_last_moves(drive: Driver) -> None:
    moved(drive)
    box = drive.scene.view.layout.last_move
    assert box is not None
    drive.point(box.centre)


def paused(drive: Driver) -> None:
    drive.press("escape")


ACTS = (
    dealt_only,
    drawn_card,
    resting_on_a_card,
    resting_on_a_button,
    with_the_keyboards_ring,
    moved,
    called_falsely,
    refused,
    reading_the_last_moves,
    paused,
)


@pytest.mark.parametrize("act", ACTS)
def test_two_seconds_after_the_last_change_the_table_is_still(drive: Driver, act: Act) -> None:
    drive.table()
    drive.still()
    act(drive)
    still_for_a_minute(drive)


def test_the_new_game_screen_is_still_once_the_cards_for_the_table_are_made(drive: Driver) -> None:
    drive.game.show_new_game()
    drive.app.step(20.0, [])
    drive.app.step(20.0, [])
    drive.app.kit.ahead.finish()
    still_for_a_minute(drive)
    assert drive.app.kit.cards.jobs((129, 180)) == []


def test_after_a_resize_everything_is_still_again(drive: Driver) -> None:
    drive.table()
    drive.still()
    screen = drive.app.screen
    assert isinstance(screen, NoWindow)
    screen.take((1600, 900))
    drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    drive.wait(200)
    drive.app.kit.ahead.finish()
    drive.wait(200)
    drive.app.kit.ahead.finish()
    still_for_a_minute(drive)
    assert not drive.app.kit.resizing
