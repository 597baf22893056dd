"""What moves, moves as things do: in whole games, frame by frame, no card jumps, vanishes or doubles."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pygame
import pytest

from tac.rules import Seat, deal
from tac.rules.events import Called, CardPlayed, FalselyCalled, HeapTurned, WentOut
from tac.ui.draw import Kit
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import durations
from tac.ui.table import TableView
from tac.ui.table.flight import TO_CENTRAL, Flight
from tac.ui.table.stage import Stage
from tests.ui.table.test_view_games import SIZES, Game
from tests.ui.table_driver import CENTRE, CLOTH, A, B, Driver, drawn, heap, level, pile, setup
from tests.ui.table_robot import Robot
from tools.continuity import Continuity
from tools.screens_table import FAULTS, TURNED_BACK, USUAL
from tools.staged_table import StagedTable
from tools.strip_scenes import PLACING

FRAME = 1000.0 / 60.0
ERRING = level(overlook=(0.25, 0.3, 0.2, 0.3), notice=0.7, reaction=700, pace=150, false_cry=0.08)


def stage_of(view: TableView) -> Stage:
    return view._stage


def broken(watched: Continuity) -> list[str]:
    return [str(found) for found in watched.breaks[:10]]


@pytest.mark.parametrize(
    ("number", "seats", "speed"), [(1, 4, "normal"), (5, 4, "fast"), (2, 3, "slow"), (3, 2, "normal")]
)
def test_no_card_jumps_vanishes_or_doubles_in_a_whole_game(number: int, seats: int, speed: str) -> None:
    """Computers that err and call, in the real scene: every frame holds 52 cards, each once and near where
    it was."""
    drive = Driver(setup(deal(number, seats), *[ERRING] * seats), speed=speed, exit_at_end=True)
    # Nothing need be drawn: what is looked at is the stage.
    drive.app.kit.cache.rough = True
    drive.app._hidden = True
    drive.game.show_table()
    scene = drive.scene
    watched = Continuity(scene.view)
    while drive.app.exit_code is None and drive.app.scene is scene:
        drive.app.step(FRAME, [])
        watched.look()
    assert broken(watched) == []
    for kind in (Called, FalselyCalled, HeapTurned, WentOut):
        assert drive.noted.count(kind), f"nothing was seen of {kind.__name__}"
    drive.app.close()


@pytest.mark.parametrize("seed", range(12))
def test_nor_does_one_where_people_are_quicker_than_the_cards(seed: int) -> None:
    """Moves, calls and corrections at any moment, also in the middle of the deal and of a "Tač!"."""
    pygame.font.init()
    kit = Kit(SIZES[0])
    kit.cache.rough = True
    luck = random.Random(seed)
    game = Game(kit, 2 + seed % 3, seed, luck, ("slow", "normal", "fast")[seed % 3])
    watched = Continuity(game.view)
    for _ in range(1200):
        if luck.random() < 0.05:
            game.act()
        game.pass_time(FRAME)
        watched.look()
    assert broken(watched) == []


@pytest.mark.parametrize("seed", range(3))
def test_nor_does_one_under_hands(seed: int) -> None:
    """A person points, clicks, presses keys, drags rightly and wrongly, and calls, at any moment."""
    luck = random.Random(seed)
    drive = Driver(setup(deal(seed, 3), None, ERRING, ERRING), exit_at_end=True)
    drive.game.show_table()
    drive.app.kit.cache.rough = True
    drive.app._hidden = True
    robot, scene, step = Robot(drive), drive.scene, drive.app.step
    watched = Continuity(scene.view)

    def watched_step(dt_ms: float, events: Iterable[pygame.Event]) -> None:
        step(dt_ms, events)
        watched.look()

    drive.app.step = watched_step  # type: ignore[method-assign]
    places = (heap(A), heap(B), pile(A), drawn(A), CENTRE)
    for _ in range(2500):
        _fidget(drive, robot, luck, places)
        drive.app.step(FRAME, [])
        assert drive.app.scene is scene
    assert broken(watched) == []
    assert drive.noted.count(CardPlayed) > 15
    drive.app.close()


def _fidget(drive: Driver, robot: Robot, luck: random.Random, places: tuple[Place, ...]) -> None:
    """Perhaps a person does something now."""
    if luck.random() < 0.05:
        drive.point(luck.choice(places))
    if luck.random() < 0.1 and robot.is_on_turn():
        fault = robot.fault() if luck.random() < 0.3 else None
        robot.make(fault or robot.owed())
    if luck.random() < 0.004:
        drive.press("space")
    source = luck.choice((heap(A), drawn(A)))
    hit = drive.scene.view.place_at(*drive.at(source))
    # A press on an empty place is one on bare cloth: it brings everything to its end at once.
    if luck.random() < 0.02 and hit is not None and hit.card is not None:
        targets: list[Place | tuple[float, float]] = [CLOTH, *places]
        drive.drag(source, luck.choice(targets))


# -- what is new does not wait, and what flies does not land for it


def test_a_card_in_the_air_flies_on_when_somebody_calls() -> None:
    table = StagedTable(FAULTS[3].start, (1024, 640))
    table.tell("dC")
    table.wait(100)
    flying = stage_of(table.view).flights[table.table.heaps[2][0]]
    part = flying.part
    table.tell("!B")
    assert table.shown == [(1, 100)]
    assert flying.part == part
    table.view.advance(durations.TO_OPPONENT - 100 - 1)
    assert not flying.landed
    table.view.advance(1)
    assert flying.landed


def test_a_card_that_is_taken_up_in_the_air_keeps_its_shape_and_turns_over_on_the_way() -> None:
    table = StagedTable(USUAL, (1024, 640))
    table.tell("x")
    table.wait(64)
    card = table.table.drawn
    assert card is not None
    before = stage_of(table.view).flights[card].pose(table.view.layout)
    assert not before.face_up
    table.tell("dB")
    after = stage_of(table.view).flights[card].pose(table.view.layout)
    assert after.centre == pytest.approx(before.centre)
    assert not after.face_up
    assert after.height == pytest.approx(before.height)
    assert after.squeeze == pytest.approx(before.squeeze)
    table.wait(durations.TO_OPPONENT)
    assert stage_of(table.view).resting(Place(PlaceKind.HEAP, Seat.B))[0] is card


def test_a_stack_goes_on_turning_when_somebody_calls() -> None:
    table = StagedTable(TURNED_BACK.start, (1024, 640))
    table.tell("x")
    table.wait(160)
    turning = stage_of(table.view).turning
    assert turning is not None
    part = turning.part
    table.tell("!C")
    assert stage_of(table.view).turning is turning
    assert turning.part == part
    table.wait(durations.HEAP_TURNED)
    assert stage_of(table.view).turning is None


def test_hurrying_brings_down_what_flies_on() -> None:
    table = StagedTable(FAULTS[3].start, (1024, 640))
    table.tell("dC")
    table.wait(48)
    table.tell("!B")
    table.view.hurry()
    assert stage_of(table.view).flights == {}


# -- the check itself


def watched_table() -> tuple[StagedTable, Continuity]:
    table = StagedTable(PLACING, (1024, 640))
    watched = Continuity(table.view)
    watched.look()
    return table, watched


def trouble(watched: Continuity) -> str:
    return " ".join(found.what for found in watched.breaks)


def test_the_check_finds_a_card_that_jumps() -> None:
    table, watched = watched_table()
    table.tell("d+")
    table.view.hurry()
    table.view.advance(FRAME)
    watched.look()
    assert "jumps" in trouble(watched)


def test_the_check_finds_a_card_that_is_gone() -> None:
    table, watched = watched_table()
    del stage_of(table.view).model.central[-1]
    watched.look()
    assert "0 times" in trouble(watched)


def test_the_check_finds_a_card_that_is_there_twice() -> None:
    table, watched = watched_table()
    stage = stage_of(table.view)
    stage.model.heaps[1].append(stage.model.central[0])
    watched.look()
    assert "2 times" in trouble(watched)


def test_the_check_finds_a_card_that_shows_its_other_side_at_once() -> None:
    table, watched = watched_table()
    stage = stage_of(table.view)
    card = stage.model.piles[0][0]
    pile = Place(PlaceKind.PILE, Seat.A)
    stage.flights[card] = Flight(card, pile, pile, TO_CENTRAL, face_up=True)
    watched.look()
    assert "other side" in trouble(watched)


def test_the_check_finds_a_shadow_that_pops() -> None:
    table, watched = watched_table()
    stage = stage_of(table.view)
    card = stage.model.central[0]
    centre = Place(PlaceKind.CENTRAL)
    stage.flights[card] = Flight(card, centre, centre, TO_CENTRAL, face_up=True)
    stage.flights[card].part = 0.5
    watched.look()
    assert "high" in trouble(watched)
