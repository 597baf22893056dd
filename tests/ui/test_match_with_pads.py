"""Gamepads of several people in a match of several games: lost in a game, and between two of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.settings.schema import Series
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.series import SeriesScene
from tac.ui.scenes.table import TableScene
from tests.ui.continued import Home, scene
from tests.ui.device_hands import press
from tests.ui.input.pad_hands import gone
from tests.ui.table_driver import A, B, Driver, T, a_choice
from tests.ui.test_match_of_games import peopled

ENDLESS = Series("endless")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "Подаци č")
    yield home
    home.end()


@pytest.fixture
def drive(home: Home) -> Driver:
    """Two people with a gamepad each, in the first game of a match."""
    drive = home.start(peopled, choice=a_choice((0, 1), count=2, speed="off"), series=ENDLESS)
    drive.game.show_menu()
    drive.game.show_new_game()
    drive.press("return")
    for pad in (0, 1):
        press(drive, "north", pad=pad)
    assert padded(drive) == {A, B}
    return drive


def padded(drive: Driver) -> frozenset[object]:
    return frozenset(drive.scene.view._stage.padded)


def sign(drive: Driver) -> str:
    return drive.app._sign.words if drive.app._sign.shown else ""


def next_game(drive: Driver) -> None:
    """From wherever the match is to its next game."""
    drive.game._playing._match.show()
    assert isinstance(scene(drive), SeriesScene)
    drive.press("return")
    drive.wait(3000)


def test_one_that_is_lost_in_the_second_game_lets_it_wait_and_goes_on_there(drive: Driver) -> None:
    next_game(drive)
    assert padded(drive) == {A, B}
    mover = drive.match.table.turn
    press(drive, "west", pad=int(mover))
    drive.send(gone(int(mover)))
    drive.wait(50)
    notice = scene(drive)
    assert isinstance(notice, NoticeScene) and drive.match.is_paused
    assert notice._lines == [T("pad.lost.whose", name=T("name.person", number=mover + 1))]
    press(drive, "south", pad=5)
    assert sign(drive) == T("pad.takes", number=mover + 1, name=T("name.person", number=mover + 1))
    assert isinstance(scene(drive), PauseScene)
    press(drive, "start", pad=5)
    drive.until(lambda: isinstance(scene(drive), TableScene), most=3100)
    assert padded(drive) == {A, B}
    press(drive, "north", pad=5)
    assert drive.game._session.series is not None


def test_one_that_is_lost_between_two_games_is_told_and_any_takes_its_place(drive: Driver) -> None:
    drive.game._playing._match.show()
    drive.send(gone(1))
    drive.wait(50)
    assert isinstance(scene(drive), SeriesScene)
    assert sign(drive) == T("pad.gone", number=2)
    drive.press("return")
    drive.wait(6000)
    assert padded(drive) == {A}
    press(drive, "north", pad=7)
    assert sign(drive) == T("pad.takes", number=2, name=T("name.person", number=2))
    assert padded(drive) == {A, B}


def test_a_match_that_was_left_with_gamepads_goes_on_with_the_same_ones(home: Home, drive: Driver) -> None:
    """They sit down as they are used, whoever came first; what was played is there."""
    mover = drive.match.table.turn
    press(drive, "west", pad=int(mover))
    drive.wait(100)
    tokens = drive.tokens()
    assert tokens
    home.end()
    drive = home.start(peopled, choice=a_choice((0, 1), count=2, speed="off"), series=ENDLESS)
    drive.game.show_menu()
    press(drive, "south", pad=0)
    drive.until(lambda: isinstance(scene(drive), TableScene), most=3100)
    assert drive.tokens() == tokens
    assert drive.game._session.series is not None
    for pad in (0, 1):
        press(drive, "north", pad=pad)
    assert padded(drive) == {A, B}
