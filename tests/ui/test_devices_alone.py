"""From the first screen to the standings and back, with nothing but a gamepad, or nothing but fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tac.match import MatchSetup, Timing
from tac.rules import Seat, deal
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import FormScene
from tests.ui.device_hands import Finger, FingerRobot, PadRobot, press
from tests.ui.input.pad_hands import pushed
from tests.ui.table_driver import CLOTH, A, Driver, a_choice, level, setup
from tests.ui.table_robot import Robot

QUICK = Timing(window_computer=0, window_end=0)


def table_of(choice: GameChoice, first: Seat) -> MatchSetup:
    computers = [level(pace=100)] * (choice.count - 1)
    return setup(deal(choice.deal, choice.count, first), None, *computers, timing=QUICK)


def started(speed: str = "off") -> Driver:
    drive = Driver(table_of, choice=a_choice(count=2, deal=3, speed=speed))
    drive.game.show_menu()
    drive.app.step(16, [])
    return drive


def form_screen(drive: Driver) -> FormScene:
    scene = drive.app.scene
    assert isinstance(scene, FormScene)
    return scene


def shown(drive: Driver, scene_type: type) -> bool:
    return isinstance(drive.app.scene, scene_type)


def shows(drive: Driver, scene_type: type) -> None:
    assert shown(drive, scene_type)


def with_pad(drive: Driver, scene_type: type, label: str) -> None:
    """Go with the shoulder buttons to a control, and press it."""
    scene = form_screen(drive)
    assert isinstance(scene, scene_type)
    for _ in range(len(scene.form.widgets) + 1):
        if getattr(scene.form.focus, "label", None) == label:
            press(drive, "south")
            return
        press(drive, "right shoulder")
    raise AssertionError(f"there is no {label!r} for a gamepad")


def with_finger(drive: Driver, scene_type: type, label: str) -> None:
    scene = form_screen(drive)
    assert isinstance(scene, scene_type)
    wanted = [widget for widget in scene.form.widgets if getattr(widget, "label", None) == label]
    Finger(drive).tap(wanted[0].rect.centre)


def pause_with_pad(drive: Driver) -> None:
    press(drive, "start")


def pause_with_finger(drive: Driver) -> None:
    from tac.ui.layout import Place, PlaceKind

    Finger(drive).tap(Place(PlaceKind.PAUSE))


Press = Callable[[Driver, type, str], None]
WAYS = {
    "gamepad": (with_pad, pause_with_pad, PadRobot),
    "fingers": (with_finger, pause_with_finger, FingerRobot),
}


@pytest.mark.parametrize("device", WAYS)
def test_a_whole_game_and_all_screens_round_it_with_one_device(device: str) -> None:
    """The deal button, the table, the pause and back, every card, the standings, another game."""
    tap, pause, robot = WAYS[device]
    drive = started()
    t = drive.game._session.t
    tap(drive, MenuScene, t("menu.computer"))
    tap(drive, NewGameScene, t("new_game.play"))
    shows(drive, TableScene)
    if device == "fingers":
        Finger(drive).tap(CLOTH)
    pause(drive)
    tap(drive, PauseScene, t("pause.go_on"))
    drive.until(lambda: shown(drive, TableScene), most=3200)
    player: Robot = robot(drive, A)
    for _ in range(40_000):
        if shown(drive, EndScene):
            break
        if player.is_on_turn():
            player.make(player.owed())
        drive.app.step(50.0, [])
    shows(drive, EndScene)
    assert not [token for token in drive.tokens() if token.startswith("!")]
    tap(drive, EndScene, t("end.new_game"))
    shows(drive, NewGameScene)
    press(drive, "east")
    shows(drive, MenuScene)
    drive.close()


def test_a_slider_is_moved_with_the_stick_and_with_a_finger() -> None:
    from tac.ui.widgets import Slider

    drive = started()
    drive.game.show_new_game()
    drive.app.step(16, [])
    scene = form_screen(drive)
    slider = next(widget for widget in scene.form.widgets if isinstance(widget, Slider))
    before = slider.value
    scene.form.put(scene.form.widgets, slider)
    drive.send(pushed("right"))
    drive.wait(1000)  # held, it goes on as a key does
    assert slider.value > before + 2 * slider.step
    finger = Finger(drive)
    finger.down(slider.rect.centre)
    finger.move((slider.rect.x + 2, slider.rect.cy))
    finger.up((slider.rect.x + 2, slider.rect.cy))
    assert slider.value == slider.low
    assert not slider.held and not slider.hover
    drive.close()


def test_three_people_with_three_gamepads_play_a_whole_game_and_call_each_other() -> None:
    """Each pad for its own person: one errs now and then, and the other two call by turns."""
    made = setup(deal(11, 3), None, None, None, timing=Timing(window_person=200, window_end=200))
    drive = Driver(made, choice=a_choice((0, 1, 2), count=3), speed="off").table()
    robots = [PadRobot(drive, seat, pad) for pad, seat in enumerate(drive.match.table.seats)]
    calls = 0
    for step in range(40_000):
        if not shown(drive, TableScene):
            break
        table = drive.match.table
        on_turn = robots[table.turn]
        if table.faults:
            offender = table.faults[0].seat
            robots[(offender + 1 + calls % 2) % 3].call()
            calls += 1
        elif on_turn.is_on_turn():
            errs = calls < 4 and step % 9 == 0 and len(table.central) > 2
            fault = on_turn.fault() if errs else None
            on_turn.make(fault or on_turn.owed())
        drive.app.step(100.0, [])
    shows(drive, EndScene)
    callers = {token for token in drive.tokens() if token.startswith("!")}
    assert calls == 4
    assert len(callers) > 1
    drive.close()
