"""Leaving and coming back: the pause at the table, another game, another size of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.rules.events import Called
from tac.ui.layout import Place, PlaceKind
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.pause import PauseScene
from tests.ui.table_driver import (
    CLOTH,
    A,
    B,
    Driver,
    dealt,
    heap,
    level,
    pile,
    setup,
)


@pytest.fixture
def drive() -> Iterator[Driver]:
    driver = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0))).table()
    yield driver
    driver.app.close()


def is_paused(drive: Driver) -> bool:
    return drive.match.is_paused


@pytest.mark.parametrize("how", ["escape", "button", "focus", "minimised"])
def test_every_way_into_the_pause_stops_the_clock_and_covers_the_cards(drive: Driver, how: str) -> None:
    drive.press("kp_0", "kp_5", "kp_0", "kp_2")
    drive.wait(100)
    before = drive.match.clock.now()
    if how == "escape":
        drive.press("escape")
    elif how == "button":
        drive.click(Place(PlaceKind.PAUSE))
    else:
        kind = pygame.WINDOWFOCUSLOST if how == "focus" else pygame.WINDOWMINIMIZED
        drive.send(pygame.Event(kind))
    assert isinstance(drive.app.scene, PauseScene)
    drive.wait(20_000, frame=100.0)
    assert drive.match.clock.now() == before
    assert drive.tokens() == ["x", "d+", "x", "d-"]


def test_the_game_goes_on_after_the_count_of_three_just_where_it_stood(drive: Driver) -> None:
    drive.press("kp_0", "kp_5", "kp_0", "kp_2")
    drive.wait(100)
    drive.press("escape", "return")
    drive.wait(2900)
    assert is_paused(drive)
    drive.wait(200)
    assert not is_paused(drive)
    assert drive.audio.heard.count("count") == 3
    drive.until(lambda: drive.match.move_number > 4)


def test_a_pause_does_not_let_a_planned_call_come_earlier_or_later(drive: Driver) -> None:
    """Case 8."""
    times = []
    for pauses in (False, True):
        again = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0))).table()
        again.press("kp_0", "kp_2")
        again.wait(400)
        if pauses:
            again.press("escape")
            again.wait(5000, frame=100.0)
            again.press("return")
            again.wait(3000, frame=100.0)
        again.until(lambda again=again: again.noted.count(Called) == 1)  # type: ignore[misc]
        times.append(again.noted.referee[-1].at)
        again.app.close()
    assert times[0] == times[1]


def test_while_paused_nothing_is_drawn(drive: Driver) -> None:
    """Case 7."""
    drive.press("kp_0")
    drive.press("escape")
    drive.wait(100)
    frames = drive.app.frames
    drive.wait(3000)
    assert drive.app.frames == frames


def test_a_still_table_draws_nothing_and_ticks_slowly(drive: Driver) -> None:
    """Case 7: it is the person's turn and he thinks."""
    drive.wait(1000)
    frames = drive.app.frames
    drive.wait(3000)
    assert drive.app.frames == frames
    assert drive.app.idle


def test_reactions_can_be_changed_in_the_pause(drive: Driver) -> None:
    drive.press("escape", *["down"] * 6)
    drive.send(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, scancode=77, mod=0, unicode=""))
    assert drive.match.reaction == 3.0
    assert drive.game.choice.reaction == 3.0


def test_a_game_left_in_mid_flight_leaves_nothing_behind(drive: Driver) -> None:
    """Cases 3 and 8: no stray card, no late flip, no event and no planned call of the old game."""
    drive.press("kp_0", "kp_2")
    old = drive.match
    told = len(drive.noted.referee)
    drive.pause_for("pause.again")
    assert len(drive.matches) == 2
    assert drive.match is not old
    assert drive.is_busy()
    drive.wait(10_000, frame=100.0)
    assert old.move_number == 2
    assert {report.move for report in drive.noted.referee[told:]} == {None}
    assert drive.tokens() == []


def test_leaving_while_dealing_and_during_a_drag(drive: Driver) -> None:
    drive.click(pile(A))
    drive.point(Place(PlaceKind.DRAWN, A))
    drive.button_down()
    drive.point((500, 200))
    drive.press("escape")
    drive.pause_for("pause.new_game")
    assert isinstance(drive.app.scene, NewGameScene)
    drive.button_up()
    drive.game.show_table()
    drive.press("escape")
    drive.press("escape")
    drive.wait(3100)
    drive.click(CLOTH)
    drive.click(pile(A))
    assert drive.tokens() == ["x"]


def test_new_game_leads_to_the_new_game_screen_with_another_deal(drive: Driver) -> None:
    drive.pause_for("pause.new_game")
    scene = drive.app.scene
    assert isinstance(scene, NewGameScene)
    assert scene.choice.deal == 4711
    drive.press("return")
    assert len(drive.matches) == 2


def test_leaving_leads_to_the_menu(drive: Driver) -> None:
    drive.pause_for("pause.menu")
    assert isinstance(drive.app.scene, MenuScene)


@pytest.mark.parametrize("size", [(1920, 1080), (700, 900)])
def test_a_window_resized_in_mid_deal_has_every_card_in_its_new_place(size: tuple[int, int]) -> None:
    """Case 4."""
    drive = Driver(setup(dealt("Ah 5d", "9c", "Td"), None, level(), level()))
    drive.game.show_table()
    drive.wait(300)
    assert drive.is_busy()
    drive.app.screen.take(size)  # type: ignore[attr-defined]
    drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    drive.still()
    view = drive.scene.view
    for seat in (A, B):
        hit = view.place_at(*drive.at(pile(seat)))
        assert hit is not None
        assert (hit.kind, hit.seat, hit.card) == (PlaceKind.PILE, seat, drive.match.table.piles[seat][0])
    drive.click(pile(A))
    drive.still()
    drive.click(heap(A))
    assert drive.tokens() == ["x", "d-"]
    drive.app.close()
