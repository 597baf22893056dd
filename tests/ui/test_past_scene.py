"""The list of past games: any number of them, by mouse, keys, gamepad and finger; deleted with a way back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.locale import Translator
from tac.rules import deal
from tac.ui.draw import Kit
from tac.ui.scenes.past import PAGE, PastDoors, PastScene
from tests.ui.device_hands import Finger, press
from tests.ui.table_driver import Driver, a_choice, level, setup
from tests.ui.widget_hands import down, key, lifted, move, up
from tools.screens_past import MANY, pages

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


class Shown:
    """The list of so many games, and what was asked of it."""

    def __init__(self, kit: Kit, count: int, *, focus: int | None = None) -> None:
        self.asked: list[str] = []
        self.read: list[int] = []
        page = pages(count)

        def reading(offset: int, most: int) -> object:
            self.read.append(offset)
            return page(offset, most)

        doors = PastDoors(
            reading,  # type: ignore[arg-type]
            lambda game: self.asked.append(f"show {game}"),
            lambda game: self.asked.append(f"delete {game}"),
            lambda: self.asked.append("leave"),
        )
        self.scene = PastScene(kit, Translator("en", strict=True), doors, focus=focus)
        self.sheet = pygame.Surface(SIZE)
        self.scene.resize(SIZE)
        self.draw()

    def draw(self) -> None:
        self.scene.draw(self.sheet, self.scene.dirty)
        self.scene.dirty.clear()

    def key(self, *codes: int) -> None:
        for code in codes:
            self.scene.handle(key(code))
            self.draw()

    def row(self, number: int) -> tuple[float, float]:
        layout = self.scene._layout
        assert layout is not None
        return layout.row(number, self.scene.form.scroll.offset).names.centre

    def cross(self, number: int) -> tuple[float, float]:
        layout = self.scene._layout
        assert layout is not None
        return layout.row(number, self.scene.form.scroll.offset).delete.centre

    def click(self, at: tuple[float, float]) -> None:
        for event in (move(*at), down(*at), up(*at)):
            self.scene.handle(event)
        self.draw()


def test_enter_and_a_press_open_a_game(kit: Kit) -> None:
    shown = Shown(kit, 5)
    shown.key(pygame.K_RETURN)
    shown.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    shown.click(shown.row(1))
    assert shown.asked == ["show 1", "show 3", "show 2"]


def test_ten_thousand_games_are_read_only_where_they_are_seen(kit: Kit) -> None:
    shown = Shown(kit, MANY)
    assert set(shown.read) == {0}
    shown.key(pygame.K_END)
    assert shown.scene.rows.at == MANY - 1
    shown.key(pygame.K_RETURN)
    assert shown.asked == [f"show {MANY}"]
    assert set(shown.read) <= {0, MANY - PAGE, MANY - 2 * PAGE}
    shown.key(pygame.K_HOME, pygame.K_PAGEDOWN)
    assert 2 < shown.scene.rows.at < 12


def test_the_bar_the_wheel_and_a_finger_scroll(kit: Kit) -> None:
    shown = Shown(kit, MANY)
    scroll = shown.scene.form.scroll
    assert scroll.area is not None
    bar = scroll.area.bar
    shown.scene.handle(down(bar.cx, bar.cy))
    shown.scene.handle(up(bar.cx, bar.cy))
    shown.draw()
    middle = scroll.offset
    assert 0.4 * scroll.area.most < middle < 0.6 * scroll.area.most
    shown.scene.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0))
    assert scroll.offset > middle
    view = scroll.area.view
    before = scroll.offset
    shown.scene.handle(down(view.cx, view.bottom - 20, touch=True))
    shown.scene.handle(move(view.cx, view.y + 20))
    shown.scene.handle(lifted(view.cx, view.y + 20))
    shown.draw()
    assert scroll.offset > before
    assert shown.asked == []


def test_a_deleted_game_can_be_brought_back_until_the_list_is_left(kit: Kit) -> None:
    shown = Shown(kit, 5)
    shown.key(pygame.K_DELETE, pygame.K_DOWN, pygame.K_DELETE, pygame.K_DELETE)
    shown.click(shown.cross(3))
    shown.click(shown.cross(4))
    shown.click(shown.row(4))
    assert shown.asked == []
    shown.scene.leave()
    assert sorted(shown.asked) == ["delete 1", "delete 4"]


def test_the_arrows_reach_the_cross_and_enter_deletes_there(kit: Kit) -> None:
    """So somebody with a gamepad can delete, too, and bring back."""
    shown = Shown(kit, 5)
    shown.key(pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN)
    assert (shown.scene.rows.deleted, shown.scene.rows.beside) == ({2}, True)
    shown.key(pygame.K_RETURN)
    assert shown.scene.rows.deleted == set()
    shown.key(pygame.K_LEFT, pygame.K_RETURN)
    assert shown.asked == ["show 2"]
    shown.key(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN)
    assert shown.asked == ["show 2", "show 3"], "the next game is no cross"


@pytest.fixture
def drive() -> Iterator[Driver]:
    drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2))
    yield drive
    drive.close()


def test_a_gamepad_and_a_finger_go_through_a_long_list(drive: Driver) -> None:
    """The cross goes from game to game and on to the cross in the row; south presses, east leads back."""
    asked: list[str] = []
    doors = PastDoors(
        pages(MANY),
        lambda game: asked.append(f"show {game}"),
        lambda game: asked.append(f"delete {game}"),
        lambda: asked.append("leave"),
    )
    scene = PastScene(drive.app.kit, Translator("en", strict=True), doors)
    drive.app.replace(scene)
    drive.wait(400)
    press(drive, "down", "down", "south")
    press(drive, "right", "south")
    assert (asked, scene.rows.deleted) == (["show 3"], {3})
    finger, area = Finger(drive), scene.form.scroll.area
    assert area is not None
    finger.down((area.view.cx, area.view.bottom - 20))
    finger.move((area.view.cx, area.view.y + 20))
    finger.up((area.view.cx, area.view.y + 20))
    drive.wait(400)
    assert scene.form.scroll.offset > 0
    press(drive, "east")
    assert asked == ["show 3", "leave"]


def test_a_press_that_ends_elsewhere_does_nothing(kit: Kit) -> None:
    shown = Shown(kit, 3)
    for event in (move(*shown.cross(0)), down(*shown.cross(0)), move(*shown.row(2)), up(*shown.row(2))):
        shown.scene.handle(event)
    shown.scene.leave()
    assert shown.asked == []


def test_one_comes_back_to_the_game_one_has_looked_at(kit: Kit) -> None:
    shown = Shown(kit, 200, focus=31)
    assert shown.scene.rows.at == 30
    assert shown.scene.form.scroll.offset > 0


def test_up_from_the_first_and_down_from_the_last_leave_the_list(kit: Kit) -> None:
    shown = Shown(kit, 2)
    shown.key(pygame.K_DOWN, pygame.K_DOWN)
    assert shown.scene.form.focus is shown.scene.back_button
    shown.key(pygame.K_RETURN)
    assert shown.asked == ["leave"]


def test_without_games_it_says_what_will_be_here(kit: Kit) -> None:
    shown = Shown(kit, 0)
    shown.key(pygame.K_RETURN, pygame.K_ESCAPE)
    assert shown.asked == ["leave", "leave"]


def test_a_game_that_is_gone_meanwhile_costs_only_its_row(kit: Kit) -> None:
    shown = Shown(kit, 60)
    shown.scene.count = shown.scene.rows.count = 300
    shown.scene.rebuild()
    shown.key(pygame.K_END, pygame.K_RETURN, pygame.K_DELETE)
    assert shown.asked == []
