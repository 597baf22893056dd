"""A patient computer waits with its turn until a person lets it go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from tac.match import Tempo
from tac.rules import Seat, deal
from tac.rules.position import Position
from tac.ui.layout import PlaceKind, table_layout
from tac.ui.scene import Dirty
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.table import TableDoors
from tac.ui.scenes.table_waiting import go_on_rect
from tests.match.game import FAULTY, IN_ORDER
from tests.ui.table_driver import CLOTH, Driver, level, setup

DOORS = TableDoors(pause=lambda: None, ended=lambda standings: None)


class Waiting:
    """A table at which A has drawn and kept a card, and the computer on B waits with its turn."""

    def __init__(self, place: Position = IN_ORDER) -> None:
        made = replace(setup(deal(7, 3), None, level(), level()), tempo=Tempo(1.0, patient=True))
        self.drive = Driver(made).table()
        self.scene = self.drive.staged(place, made, DOORS)
        self.drive.press("return")
        self.drive.wait(600)
        self.drive.press("comma")
        self.drive.until(lambda: self.scene.match.waiting is Seat.B)
        self.drive.wait(600)

    @property
    def tokens(self) -> list[str]:
        return [move.token for turn in self.scene.match.record().turns for move in turn.moves]

    @property
    def button(self) -> tuple[float, float]:
        shown = self.scene._waiting
        assert shown is not None
        return shown.rect.centre

    def moved(self) -> bool:
        return self.scene.match.table.turn is Seat.B and self.scene.match.table.drawn is not None


@pytest.fixture
def waits() -> Iterator[Waiting]:
    made = Waiting()
    yield made
    made.drive.close()


def test_nothing_moves_for_as_long_as_it_waits_and_the_button_is_there(waits: Waiting) -> None:
    waits.drive.wait(20_000)
    assert not waits.moved()
    assert waits.button
    assert waits.scene.idle


@pytest.mark.parametrize("how", ["button", "key", "keypad", "cloth"])
def test_a_person_lets_it_go_on(waits: Waiting, how: str) -> None:
    if how == "button":
        waits.drive.click(waits.button)
    elif how == "cloth":
        waits.drive.click(CLOTH)
    else:
        waits.drive.press("c" if how == "key" else "kp_plus")
    waits.drive.wait(50)
    assert waits.scene._waiting is None
    waits.drive.until(waits.moved)


def test_a_click_on_bare_cloth_first_brings_what_moves_to_its_end() -> None:
    made = replace(setup(deal(7, 3), None, level(), level()), tempo=Tempo(1.0, patient=True))
    drive = Driver(made).table()
    scene = drive.staged(IN_ORDER, made, DOORS)
    drive.press("return")
    drive.wait(600)
    drive.press("comma")
    drive.until(lambda: scene.match.table.turn is Seat.B)
    assert scene.view.busy
    drive.click(CLOTH)
    assert drive.app.scene is scene
    assert scene.match.waiting is Seat.B
    drive.close()


@pytest.mark.parametrize("place", [FAULTY, IN_ORDER], ids=["fault", "in order"])
def test_calling_works_while_it_waits_and_lets_nobody_go_on(place: Position) -> None:
    """A's own call is declined, fault or not; the computer still waits."""
    waits = Waiting(place)
    waits.drive.press("space")
    waits.drive.wait(50)
    assert waits.drive.app.scene is waits.scene
    assert waits.scene.match.waiting is Seat.B and not waits.moved()
    waits.drive.close()


def test_pressing_its_key_where_nobody_waits_does_nothing(waits: Waiting) -> None:
    waits.drive.press("c")
    waits.drive.until(waits.moved)
    before = waits.tokens
    waits.drive.press("c", "kp_plus")
    assert waits.tokens == before


def test_waiting_looks_the_same_whether_or_not_a_fault_stands() -> None:
    """But for the card that was kept, which is another one."""
    shown = []
    for place in (IN_ORDER, FAULTY):
        waits = Waiting(place)
        sheet = pygame.Surface(waits.drive.app.kit.size)
        waits.scene.draw(sheet, Dirty())
        heap = waits.scene.view.layout.seats[0].heap.inflated(30)
        last = waits.scene.view.layout.last_move
        assert last is not None
        for rect in (heap, last):
            sheet.fill("black", rect.px)
        shown.append(pygame.image.tobytes(sheet, "RGB"))
        waits.drive.close()
    assert shown[0] == shown[1]


@pytest.mark.parametrize("people", [(0,), (0, 1), (0, 2, 3), (0, 1, 2, 3)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "size",
    [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1200, 900), (640, 800), (800, 1000)],
    ids=str,
)
def test_the_button_covers_nothing_and_can_be_hit(
    size: tuple[int, int], seats: int, people: tuple[int, ...]
) -> None:
    layout = table_layout(*size, seats, frozenset(people) & frozenset(range(seats)))
    rect = go_on_rect(layout)
    assert layout.inside.holds(rect)
    assert min(rect.w, rect.h) >= 34
    for place, other in layout.places():
        if place.kind is not PlaceKind.RULES:
            assert not rect.overlaps(other), place


def test_another_pace_lets_the_computer_that_waited_go_on(waits: Waiting) -> None:
    waits.scene.set_tempo(Tempo(0.7))
    waits.drive.until(waits.moved)


def test_the_pace_of_the_pause_is_that_of_the_game_and_is_kept_for_the_next() -> None:
    drive = Driver(setup(deal(7, 2), None, level())).table()
    drive.press("escape")
    pause: object = drive.app.scene
    assert isinstance(pause, PauseScene)
    assert pause._pace is not None
    pause._pace.choose(0)
    assert drive.game.choice.pace == "patient"
    assert drive.match._planner.tempo.patient
    drive.close()


def test_resizing_takes_the_button_along(waits: Waiting) -> None:
    before = waits.button
    waits.scene.resize((1600, 900))
    assert waits.button != before
