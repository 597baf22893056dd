"""A patient computer waits with its turn until a person lets it go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from tac.match import Tempo, Timing
from tac.rules import Seat, deal
from tac.rules.position import Position
from tac.ui.layout import Place, PlaceKind, table_layout
from tac.ui.scene import BaseScene, Dirty
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.table import TableDoors
from tac.ui.scenes.table_waiting import go_on_rect
from tests.match.game import FAULTY, IN_ORDER
from tests.ui.device_hands import Finger
from tests.ui.table_driver import CLOTH, Driver, T, dealt, level, setup
from tests.ui.table_robot import Robot

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


def test_one_finger_presses_the_button_while_another_taps(waits: Waiting) -> None:
    mine, yours, button = Finger(waits.drive, 1), Finger(waits.drive, 2), waits.button
    mine.down(button)
    yours.tap(Place(PlaceKind.HEAP, Seat.A))
    assert waits.scene._waiting is not None
    mine.up(button)
    assert waits.scene._waiting is None


def test_one_finger_presses_the_button_while_another_drags(waits: Waiting) -> None:
    """The card comes along and is let go, and the button is pressed all the same."""
    mine, yours, button = Finger(waits.drive, 1), Finger(waits.drive, 2), waits.button
    heap = waits.drive.at(Place(PlaceKind.HEAP, Seat.A))
    yours.down(heap)
    yours.move((heap[0], heap[1] - 60))
    mine.down(button)
    yours.move(CLOTH)
    drag = waits.scene.view._stage.drag
    assert drag is not None and drag.at.x < 0.3
    yours.up(CLOTH)
    assert waits.scene.view.dragged is None
    mine.up(button)
    assert waits.scene._waiting is None


def test_a_button_that_is_held_is_let_go_when_another_screen_comes(waits: Waiting) -> None:
    drive = waits.drive
    drive.point(waits.button)
    drive.button_down()
    shown = waits.scene._waiting
    assert shown is not None
    looks = [shown._button.state(False)]
    drive.app.push(BaseScene())
    drive.button_up()
    drive.app.pop()
    looks.append(shown._button.state(False))
    assert [(one.pressed, one.hover) for one in looks] == [(True, True), (False, False)]
    drive.click(waits.button)
    assert waits.scene._waiting is None


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


def test_a_double_click_on_bare_cloth_is_one_click() -> None:
    """Who hurries a card along means to look at it."""
    made = replace(setup(deal(7, 3), None, level(), level()), tempo=Tempo(1.0, patient=True))
    drive = Driver(made).table()
    scene = drive.staged(IN_ORDER, made, DOORS)
    drive.press("return")
    drive.wait(600)
    drive.press("comma")
    drive.click(CLOTH)
    drive.click(CLOTH)
    drive.wait(20)
    assert scene._waiting is not None
    drive.apart()
    drive.click(CLOTH)
    assert scene.match.waiting is None
    drive.close()


def test_its_plate_says_what_it_waits_for(waits: Waiting) -> None:
    plate = waits.scene.view._stage.plates[Seat.B]
    assert plate.note == T("plate.waits")
    waits.drive.press("c")
    waits.drive.wait(20)
    assert plate.note == T("plate.turn")


def test_a_fault_can_be_called_while_the_next_computer_waits() -> None:
    """What is settled then goes on by itself; the next turn waits again."""
    blind = level(overlook=(0.0, 0.0, 1.0, 0.0))
    made = replace(
        setup(dealt("5d 9s", "2h Td", "7c Kd"), None, blind, level()), tempo=Tempo(1.0, patient=True)
    )
    drive = Driver(made).table()
    drive.press("return", "comma")
    drive.until(lambda: drive.match.waiting is Seat.B)
    drive.press("c")
    drive.until(lambda: drive.match.waiting is Seat.C)
    assert drive.match.table.faults
    drive.press("space")
    drive.wait(20)
    assert drive.tokens()[-1] == "!A"
    assert drive.match.waiting is None and drive.scene._waiting is None
    drive.until(lambda: drive.match.waiting is Seat.C)
    assert not drive.match.table.faults
    drive.close()


def test_a_pause_changes_nothing_about_waiting() -> None:
    made = replace(setup(deal(7, 3), None, level(), level()), tempo=Tempo(1.0, patient=True))
    drive = Driver(made).table()
    drive.press("return")
    for place in ("comma", "kp_5"):
        if drive.match.table.turn is Seat.A:
            drive.press(place)
    drive.until(lambda: drive.match.waiting is not None)
    drive.press("escape", "c", "kp_plus")
    assert isinstance(drive.app.scene, PauseScene)
    drive.press("escape")
    drive.wait(3100)
    assert drive.match.waiting is Seat.B and drive.scene._waiting is not None
    drive.press("c")
    drive.until(lambda: drive.match.waiting is None)
    drive.close()


def test_what_lies_over_the_table_looks_the_same_however_often_it_is_drawn(waits: Waiting) -> None:
    surface, area = waits.drive.app.screen.surface, waits.scene._waiting
    assert area is not None
    before = pygame.image.tobytes(surface.subsurface(area.bounds.clip(surface.get_rect())), "RGB")
    pause = waits.scene.view.layout.rect(Place(PlaceKind.PAUSE)).centre
    frames = waits.drive.app.frames
    for _ in range(5):
        waits.drive.point(pause)
        waits.drive.point(CLOTH)
    assert waits.drive.app.frames >= frames + 10
    assert pygame.image.tobytes(surface.subsurface(area.bounds.clip(surface.get_rect())), "RGB") == before


@pytest.mark.parametrize("people", [(0,), (0, 1)], ids=str)
def test_a_whole_patient_game_is_played_to_the_standings(people: tuple[int, ...]) -> None:
    """Once no person holds cards any more, nobody is waited for."""
    quick = level(overlook=(0.1, 0.1, 0.1, 0.1), pace=100)
    levels = [None if seat in people else quick for seat in range(3)]
    made = replace(
        setup(deal(5, 3), *levels, timing=Timing(200, 100, 0, 200)), tempo=Tempo(0.5, patient=True)
    )
    drive = Driver(made, speed="off").table()
    robots = [Robot(drive, Seat(seat)) for seat in people]
    waited = 0
    for _ in range(40_000):
        if isinstance(drive.app.scene, EndScene):
            break
        if drive.match.waiting is not None:
            waited += 1
            assert drive.match.table.turn not in people
            drive.press("c")
        for robot in robots:
            if robot.is_on_turn():
                robot.make(robot.owed())
        drive.app.step(50.0, [])
    assert isinstance(drive.app.scene, EndScene)
    assert waited > 10
    drive.close()


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
    for place, other in layout.places:
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
