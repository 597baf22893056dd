"""The end of a game: watching on when one is out, and the last card before the standings."""

from __future__ import annotations

import pygame
import pytest

from tac.match import Timing
from tac.rules import deal
from tac.rules.position import SeatCards
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.standings import Standings
from tac.ui.scenes.table import TableDoors
from tac.ui.scenes.table_watch import Watching
from tests.ui.table_driver import (
    CENTRE,
    A,
    B,
    Driver,
    call_button,
    heap,
    level,
    setup,
)
from tests.ui.table_robot import Robot

QUICK = Timing(window_computer=0, window_end=0)
A_FIRST = 6
"""A deal of three in which A is the first to go out, if nobody errs."""


def person_goes_out_first(speed: str = "off") -> Driver:
    """Everybody plays in order until A has no cards any more, and the computers play on."""
    drive = Driver(setup(deal(A_FIRST, 3), None, level(pace=100), level(pace=100), timing=QUICK), speed=speed)
    drive.game.show_table()
    Robot(drive).play(lambda: A in drive.match.table.out)
    drive.until(lambda: drive.scene._watch is not None, frame=10.0)
    return drive


def test_one_who_is_out_is_asked_how_the_game_is_to_go_on() -> None:
    drive = person_goes_out_first()
    panel = drive.scene._watch
    assert panel is not None
    moves = drive.match.move_number
    drive.wait(2000, frame=100.0)
    assert drive.match.move_number > moves
    before, panel_was = drive.match.move_number, panel.rect
    assert panel_was.w > 0
    drive.press("kp_0")
    assert drive.match.move_number >= before
    drive.app.close()


@pytest.mark.parametrize("how", list(Watching))
def test_each_way_of_watching_leads_to_the_same_standings(how: Watching) -> None:
    drive = person_goes_out_first()
    panel = drive.scene._watch
    assert panel is not None
    button = panel._buttons[how].rect
    drive.click(button.centre)
    frames = 0
    while not isinstance(drive.app.scene, EndScene):
        drive.app.step(100.0, [])
        frames += 1
    assert drive.app.scene.standings.rows[0].seat == A
    assert drive.match.is_over
    if how is Watching.STANDINGS:
        assert frames < 40
    drive.app.close()


def test_one_who_only_watches_is_not_paused_when_the_window_loses_focus() -> None:
    drive = person_goes_out_first()
    drive.send(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not drive.match.is_paused
    drive.app.close()


@pytest.mark.parametrize("how", [Watching.ON, Watching.STANDINGS])
def test_one_whom_a_call_brings_back_in_plays_on(how: Watching) -> None:
    """R6.2: A goes out by a fault; it is called while A watches already."""
    seats: dict[str, SeatCards] = {
        "A": {"heap": "5c"},
        "B": {"heap": "4d", "pile": "9d 8d 7d"},
        "C": {"heap": "Kd", "pile": "9s 8s 7s"},
    }
    timing = Timing(window_computer=5000)
    made = setup(deal(1, 3), None, level(), level(notice=1.0, reaction=3000), timing=timing)
    drive = Driver(made)
    doors = TableDoors(pause=lambda: None, ended=lambda standings: None)
    scene = drive.staged({"central": "4h", "turn": "A", "seats": seats}, made, doors)
    drive.drag(heap(A), heap(B))
    assert scene.match.table.out == (A,)
    drive.until(lambda: scene._watch is not None, most=2500)
    scene.watch(how)
    drive.until(lambda: scene.match.table.turn == A, most=4000)
    drive.wait(100)
    assert scene._watch is None
    drive.still()
    drive.press("kp_5")
    drive.still()
    assert scene.match.table.central[0].code == "5c"
    drive.press("escape")
    drive.app.close()


def test_the_end_comes_only_after_the_last_card_was_seen() -> None:
    """One window later it is announced, and the last card is looked at before the standings cover it."""
    seats: dict[str, SeatCards] = {"A": {"heap": "5c"}, "B": {"heap": "Kd", "pile": "9s"}}
    made = setup(deal(1, 2), None, level())
    drive = Driver(made)
    ended: list[Standings] = []
    doors = TableDoors(pause=lambda: None, ended=ended.append)
    scene = drive.staged({"central": "4h", "turn": "A", "seats": seats}, made, doors)
    drive.press("kp_5")
    drive.wait(1700)
    assert not scene.match.is_over
    drive.until(lambda: scene.match.is_over, most=200)
    drive.wait(1000)
    assert not ended
    drive.until(lambda: bool(ended), most=1000)
    assert [row.seat for row in ended[0].rows] == [A, B]
    drive.wait(3000)
    assert len(ended) == 1
    drive.app.close()


def test_a_game_over_takes_no_more_input() -> None:
    drive = person_goes_out_first()
    drive.scene.watch(Watching.STANDINGS)
    drive.until(lambda: drive.match.is_over, frame=16.0)
    table = drive.match.table
    if not isinstance(drive.app.scene, EndScene):
        drive.press("kp_0", "space")
        drive.click(CENTRE)
        drive.click(call_button(A))
    assert drive.match.table is table
    drive.app.close()
