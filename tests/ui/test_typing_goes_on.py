"""A field that is made anew while somebody types goes on where typing was, caret and all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from tac.rules import deal
from tac.rules.deal import drawn_first
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.profiles import ProfilesScene
from tac.ui.widgets import TextField
from tac.ui.window import NoWindow
from tests.ui.table_driver import Driver, a_choice, level, setup
from tests.ui.test_anywhere import new_game, people, profiles


@pytest.fixture
def drive() -> Iterator[Driver]:
    choice = replace(a_choice(count=2, deal=4711), begins="deal")
    driver = Driver(setup(deal(7, 2), None, level()), choice=choice, profiles=people())
    yield driver
    driver.close()


def field(drive: Driver, name: str) -> TextField:
    scene = drive.app.scene
    assert isinstance(scene, NewGameScene | ProfilesScene)
    found = scene._named[name]
    assert isinstance(found, TextField)
    return found


def key(drive: Driver, code: int, mod: int = 0) -> None:
    drive.send(pygame.Event(pygame.KEYDOWN, key=code, scancode=0, mod=mod, unicode=""))


def write(drive: Driver, text: str) -> None:
    for letter in text:
        drive.send(pygame.Event(pygame.TEXTINPUT, text=letter))


def test_digits_go_where_the_caret_is_though_each_may_change_who_begins(drive: Driver) -> None:
    new_game(drive)
    drive.click(field(drive, "deal").rect.inset(20, 0).centre)
    key(drive, pygame.K_HOME)
    write(drive, "1238")
    assert len({drawn_first(int(f"{typed}4711"), 2) for typed in ("", "1", "12", "123", "1238")}) == 2
    assert (field(drive, "deal").value, field(drive, "deal").caret) == ("12384711", 4)
    assert drive.game.choice.deal == 12384711


def test_a_number_that_was_deleted_stays_away_while_another_is_typed(drive: Driver) -> None:
    new_game(drive)
    drive.click(field(drive, "deal").rect.centre)
    assert drawn_first(0, 2) != drawn_first(4711, 2)
    key(drive, pygame.K_a, pygame.KMOD_LCTRL)
    key(drive, pygame.K_BACKSPACE)
    assert field(drive, "deal").value == ""
    write(drive, "12")
    assert field(drive, "deal").value == "12"


@pytest.mark.parametrize(("show", "name"), [(new_game, "name 0"), (profiles, "name")])
def test_a_name_goes_on_in_a_window_of_another_size(
    drive: Driver, show: Callable[[Driver], None], name: str
) -> None:
    show(drive)
    drive.click(field(drive, name).rect.centre)
    write(drive, "Ana Rac")
    key(drive, pygame.K_LEFT)
    key(drive, pygame.K_LEFT)
    key(drive, pygame.K_LEFT)
    assert isinstance(drive.app.screen, NoWindow)
    drive.app.screen.take((1280, 720))
    drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))
    write(drive, "M. ")
    assert field(drive, name).value == "Ana M. Rac"
