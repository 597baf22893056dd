"""Every drill by one hand on the number pad, a gamepad, a finger; with less motion, and without time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tac.practice.items import Slip, Supply, mistake_in
from tac.practice.memory import DRILL
from tac.rules import Kind, Move, Seat, Target, duties
from tac.rules.deal import deal
from tac.settings import Settings
from tac.settings.schema import Practice
from tac.ui.layout import Place, PlaceKind, Side
from tac.ui.practice.kept import Kept
from tac.ui.scenes.practice import PracticeScene
from tac.ui.scenes.practice_clean import CleanTable
from tac.ui.scenes.practice_live import LiveTable
from tac.ui.scenes.practice_own import OwnTable
from tac.ui.scenes.practice_quick import QuickScene
from tac.ui.scenes.table import TableScene
from tests.ui.device_hands import Finger, press
from tests.ui.input.pad_hands import pushed, released
from tests.ui.practice_hands import NOW
from tests.ui.table_driver import CENTRE, Driver, heap, level, pile, setup
from tools.practice_report import LEVELS

HOW = ("one hand", "pad", "finger")
_KEYS = {Side.TOP: "kp_8", Side.LEFT: "kp_4", Side.RIGHT: "kp_6", Side.BOTTOM: "kp_2"}
_WAYS = {Side.TOP: "up", Side.LEFT: "left", Side.RIGHT: "right", Side.BOTTOM: "down"}


@pytest.fixture
def drive(kept: Kept) -> Iterator[Driver]:
    driver = Driver(setup(deal(1, 2), None, level()), practice=kept)
    session = driver.game._session
    session.parts = msgspec.structs.replace(
        session.parts, opponent=lambda name, avatar: level(overlook=(0.4, 0.4, 0.4, 0.4))
    )
    yield driver
    driver.close()


def hub(drive: Driver, *, reduced: bool = False, patient: bool = False) -> PracticeScene:
    """The practice screen, with its numbers; with less motion or without time, if that is wanted."""
    session = drive.game._session
    settings = Settings(practice=Practice(patient=patient))
    session.parts = msgspec.structs.replace(
        session.parts, reduced_motion=lambda: reduced, settings=lambda: settings
    )
    drive.game._practising.show()
    scene = drive.app.scene
    assert isinstance(scene, PracticeScene)
    scene._facts.wait(10.0)
    drive.wait(60)
    return scene


def open_tile(drive: Driver, name: str, how: str, **wanted: bool) -> None:
    """Choose a drill with the same device."""
    scene = hub(drive, **wanted)
    tile = scene.tiles[name]
    if how == "finger":
        Finger(drive).tap(tile.rect.centre)
        return
    scene.form.put(scene.form.widgets, tile)
    if how == "pad":
        press(drive, "south")
    else:
        drive.press("return")


def quick(drive: Driver, how: str, **wanted: bool) -> QuickScene:
    open_tile(drive, "quick", how, **wanted)
    scene = drive.app.scene
    assert isinstance(scene, QuickScene)
    items = scene._items
    with items._changed:
        assert items._changed.wait_for(lambda: items._ready, 30.0)
    drive.until(lambda: scene.game is not None)
    return scene


def answer(drive: Driver, scene: QuickScene, how: str, called: bool) -> None:
    """Answer the next move with one of the two keys, a gamepad or a finger."""
    drive.until(lambda: scene.show is not None and scene.show.is_done and not scene.telling)
    if how == "finger":
        Finger(drive).tap(scene.answers.rects[called].centre)
    elif how == "pad":
        press(drive, "right" if called else "left")
    else:
        drive.press("kp_6" if called else "kp_4")


def is_fault(scene: QuickScene) -> bool:
    assert scene.game is not None and scene.game.showing is not None
    return scene.game.showing.item.is_fault


def make(drive: Driver, scene: TableScene, move: Move, how: str) -> None:
    """Make a move at a table: with the number pad only, a gamepad, or a finger."""
    drive.until(lambda: not scene.view.busy)
    seat = scene.match.table.turn
    target = move.target if isinstance(move.target, Seat) else seat
    side = scene.view.layout.sides[target]
    if how == "finger":
        central = move.target is Target.CENTRAL
        place: Place = pile(seat) if move.kind is Kind.DRAW else CENTRE if central else heap(target)
        drive.apart()
        Finger(drive).tap(place)
    elif move.kind is Kind.DRAW:
        press(drive, "west") if how == "pad" else drive.press("kp_0")
    elif move.target is Target.CENTRAL:
        press(drive, "south") if how == "pad" else drive.press("kp_5")
    elif how == "pad":
        drive.send(pushed(_WAYS[side]))
        press(drive, "south")
        drive.send(released(_WAYS[side]))
    else:
        drive.press(_KEYS[side])


@pytest.mark.parametrize("how", HOW)
def test_quick_rounds(drive: Driver, how: str) -> None:
    """Right answers count; after a wrong one the same device goes on."""
    scene = quick(drive, how)
    assert scene.game is not None
    for _ in range(2):
        drive.until(lambda: scene.show is not None and scene.show.is_done and not scene.telling)
        answer(drive, scene, how, is_fault(scene))
    assert scene.game.row == 2
    drive.until(lambda: scene.show is not None and scene.show.is_done and not scene.telling)
    answer(drive, scene, how, not is_fault(scene))
    assert scene.game.row == 0 and scene.answers.goes_on
    drive.wait(500)
    if how == "finger":
        Finger(drive).tap(scene.answers.places[0].centre)
    elif how == "pad":
        press(drive, "south")
    else:
        drive.press("kp_4")
    drive.wait(40)
    assert not scene.telling


@pytest.mark.parametrize("how", HOW)
def test_live_calls(drive: Driver, how: str) -> None:
    open_tile(drive, "live", how)
    scene = drive.app.scene
    assert isinstance(scene, LiveTable)
    drive.until(lambda: bool(scene.match.table.faults) and not scene.view.busy)
    if how == "finger":
        Finger(drive).tap(Place(PlaceKind.CALL, 0))
    elif how == "pad":
        press(drive, "left shoulder")
    else:
        drive.press("space")
    drive.wait(20)
    assert scene.drill.hits == 1
    drive.until(lambda: scene.again is not None and scene.again.is_told)
    if how == "finger":
        Finger(drive).tap((30.0, 320.0))
    elif how == "pad":
        press(drive, "south")
    else:
        drive.press("kp_0")
    drive.wait(20)
    assert scene.again is None


@pytest.mark.parametrize("how", HOW)
def test_clean_turns(drive: Driver, how: str) -> None:
    open_tile(drive, "clean", how)
    scene = drive.app.scene
    assert isinstance(scene, CleanTable)
    for _ in range(40):
        if scene.is_turn_over:
            break
        make(drive, scene, duties(scene.match.table)[0], how)
        drive.wait(40)
    assert scene.is_turn_over and not scene._spoilt


@pytest.mark.parametrize("how", HOW)
def test_mistakes_of_ones_own(drive: Driver, kept: Kept, how: str) -> None:
    supply = iter(Supply(3, LEVELS))
    items = [some[0] for some, _ in zip(supply, range(20), strict=False)]
    found = [mistake_in(item, Slip.MISSED) for item in items if item.is_fault and len(item.owed) == 1][:2]
    kept.diary.note_mistakes("me", tuple(found), NOW, DRILL)
    kept.diary.wait(5.0)
    open_tile(drive, "own", how)
    for number in range(2):
        scene = drive.app.scene
        assert isinstance(scene, OwnTable) and scene._drill.done == number
        make(drive, scene, scene.item.owed[0], how)
        assert scene.over is not None and scene._panel.told is not None and scene._panel.told.right
        drive.wait(1000)
        if how == "finger":
            Finger(drive).tap(scene._panel.button.rect.centre)
        elif how == "pad":
            press(drive, "south")
        else:
            drive.press("kp_0")
    assert not isinstance(drive.app.scene, OwnTable)


@pytest.mark.parametrize("name", ["quick", "live", "clean"])
def test_less_motion_is_as_quick_and_counts_the_same(drive: Driver, name: str) -> None:
    """Cards change places without flying; what lands when decides nothing else."""
    if name == "quick":
        scene = quick(drive, "pad", reduced=True)
        drive.until(lambda: scene.show is not None and scene.show.is_done)
        assert scene.show is not None and scene.show.view._hand.reduced
        answer(drive, scene, "pad", is_fault(scene))
        assert scene.game is not None and scene.game.row == 1
        return
    open_tile(drive, name, "pad", reduced=True)
    table = drive.app.scene
    assert isinstance(table, LiveTable | CleanTable)
    assert table.view._hand.reduced
    if isinstance(table, CleanTable):
        make(drive, table, duties(table.match.table)[0], "pad")
        assert not table._spoilt
        return
    drive.until(lambda: bool(table.match.table.faults) and not table.view.busy)
    press(drive, "right shoulder")
    drive.wait(20)
    assert table.drill.hits == 1


def test_without_time_quick_rounds_wait_for_their_answer(drive: Driver) -> None:
    scene = quick(drive, "pad", patient=True)
    drive.until(lambda: scene.show is not None and scene.show.is_done)
    assert scene.game is not None and scene.bar() is None
    drive.wait(60_000, 200.0)
    assert scene.game.judged == [] and not scene.telling
    answer(drive, scene, "pad", is_fault(scene))
    assert scene.game.row == 1


@pytest.mark.parametrize("name", ["live", "clean"])
def test_without_time_the_tables_have_none(drive: Driver, name: str) -> None:
    open_tile(drive, name, "pad", patient=True)
    table = drive.app.scene
    if isinstance(table, LiveTable):
        drive.until(lambda: table.drill.waits)
        moves = table.match.move_number
        drive.wait(30_000, 100.0)
        assert table.match.move_number == moves
        press(drive, "east")
        drive.until(lambda: table.match.move_number > moves)
    else:
        assert isinstance(table, CleanTable)
        drive.wait(60_000, 200.0)
        assert not table._spoilt and table.game.given is None
