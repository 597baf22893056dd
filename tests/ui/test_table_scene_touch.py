"""Fingers at the table: tapping, dragging, calling, several at once, and nothing that stays lit."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.rules import Seat
from tac.rules.cards import Card
from tac.ui.input.touch import MOST_FINGERS, SILENT_FOR
from tac.ui.layout import Place, PlaceKind
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.table import TableScene
from tests.ui.device_hands import Finger
from tests.ui.table_driver import (
    CENTRE,
    CLOTH,
    A,
    Driver,
    call_button,
    dealt,
    drawn,
    heap,
    level,
    pile,
    setup,
)


@pytest.fixture
def drive() -> Iterator[Driver]:
    """A person whose first card is an Ace, owed to the central pile, against a computer that sees nothing."""
    driver = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level())).table()
    yield driver
    driver.close()


def dragged(scene: TableScene) -> Card | None:
    return scene.view.dragged


def lit(drive: Driver) -> tuple[object, object]:
    stage = drive.scene.view._stage
    return stage.hovered, stage.pressed or None


def test_a_tap_on_the_pile_is_the_touch_and_a_tap_on_a_place_plays_there(drive: Driver) -> None:
    """R4.5: the finger need not come up. SDL's mouse events of the same touch do nothing more."""
    finger = Finger(drive)
    finger.down(pile(A))
    assert drive.tokens() == ["x"]
    finger.up(pile(A))
    finger.tap(CENTRE)
    assert drive.tokens() == ["x", "d+"]


def test_a_card_is_dragged_with_a_finger(drive: Driver) -> None:
    finger = Finger(drive)
    finger.tap(pile(A))
    drive.still()
    finger.down(drawn(A))
    x, y = drive.at(drawn(A))
    finger.move((x, y - 60))
    assert dragged(drive.scene) is Card.parse("Ah")
    finger.move(CENTRE)
    finger.up(CENTRE)
    assert drive.tokens() == ["x", "d+"]


def test_nothing_stays_lit_when_the_finger_is_lifted(drive: Driver) -> None:
    finger = Finger(drive)
    drive.still()
    for place in (pile(A), CENTRE, heap(A), call_button(A)):
        finger.tap(place)
        drive.wait(300)
        assert lit(drive) == (None, None)


def test_one_drags_while_another_calls() -> None:
    """Several people around one screen touch it at the same time."""
    drive = Driver(setup(dealt("Ah 5d", "9c", "Td"), None, None, None)).table()
    drive.still()
    mine, yours = Finger(drive, 5), Finger(drive, 6)
    mine.tap(pile(A))
    drive.still()
    mine.down(drawn(A))
    x, y = drive.at(drawn(A))
    mine.move((x, y - 60))
    yours.down(call_button(Seat.C))
    assert dragged(drive.scene) is Card.parse("Ah")
    yours.up(call_button(Seat.C))
    drive.wait(100)
    assert "!C" in drive.tokens()
    mine.move(CENTRE)
    mine.up(CENTRE)
    drive.wait(100)
    assert dragged(drive.scene) is None
    drive.close()


def test_a_second_finger_takes_no_card_from_under_the_first(drive: Driver) -> None:
    mine, yours = Finger(drive, 1), Finger(drive, 2)
    mine.tap(pile(A))
    mine.tap(heap(A))
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number > 2)
    drive.apart()
    mine.tap(pile(A))
    drive.still()
    mine.down(drawn(A))
    x, y = drive.at(drawn(A))
    mine.move((x, y - 60))
    first = dragged(drive.scene)
    assert first is not None
    yours.down(heap(A))
    hx, hy = drive.at(heap(A))
    yours.move((hx, hy - 60))
    yours.up(CLOTH)
    assert dragged(drive.scene) is first
    tokens = drive.tokens()
    mine.move(CLOTH)
    mine.up(CLOTH)
    assert dragged(drive.scene) is None
    assert drive.tokens() == tokens


def test_two_fingers_on_one_place_are_one_tap(drive: Driver) -> None:
    one, other = Finger(drive, 1), Finger(drive, 2)
    one.tap(pile(A))
    drive.wait(100)
    other.tap(pile(A))
    assert (drive.tokens(), drive.toast) == (["x"], "")


def test_the_last_moves_are_looked_up_with_a_tap_and_put_away_with_the_next(drive: Driver) -> None:
    """What the mouse rests on a finger can only tap."""
    finger = Finger(drive)
    finger.tap(pile(A))
    finger.tap(CENTRE)
    drive.still()
    box = drive.scene.view.layout.last_move
    assert box is not None
    seen = []
    for at in (box.centre, box.centre, box.centre, CLOTH):
        drive.apart()
        finger.tap(at)
        drive.wait(1000)
        seen.append(drive.scene.view._stage.recalled)
    assert seen == [1.0, 0.0, 1.0, 0.0]


def test_tab_looks_up_the_last_moves_too(drive: Driver) -> None:
    """What can be seen with the mouse can be seen with the keyboard alone."""
    drive.press("kp_0", "kp_5")
    drive.still()
    drive.point(CLOTH)
    seen = []
    for _ in range(2):
        drive.press("tab")
        drive.wait(1000)
        seen.append(drive.scene.view._stage.recalled)
    assert seen == [1.0, 0.0]


def test_pausing_with_fingers_down_leaves_nothing_in_the_air(drive: Driver) -> None:
    finger = Finger(drive)
    finger.tap(pile(A))
    drive.still()
    finger.down(drawn(A))
    x, y = drive.at(drawn(A))
    finger.move((x, y - 60))
    scene = drive.scene
    drive.down("escape")
    assert dragged(scene) is None


def four_people() -> Driver:
    """Each with a finger of his own; A has a card in his hand that is owed to the centre."""
    drive = Driver(setup(dealt("Ah 5d", "9c", "Td", "8s"), None, None, None, None)).table()
    drive.still()
    Finger(drive, 1).tap(pile(A))
    drive.still()
    return drive


def test_one_drags_one_calls_and_one_switches_the_sound_all_at_once() -> None:
    """Each finger has its own button, and lets go of that alone."""
    drive = four_people()
    sound = Place(PlaceKind.SOUND)
    mine, yours, hers = (Finger(drive, number) for number in (7, 8, 9))
    mine.down(drawn(A))
    x, y = drive.at(drawn(A))
    mine.move((x, y - 60))
    hers.down(sound)
    yours.down(call_button(Seat.C))
    stage = drive.scene.view._stage
    assert stage.pressed == {sound: 1, call_button(Seat.C): 1}
    assert dragged(drive.scene) is Card.parse("Ah")
    yours.up(call_button(Seat.C))
    assert stage.pressed == {sound: 1}
    hers.up(sound)
    assert (stage.pressed, drive.audio.muted) == ({}, True)
    assert drive.tokens() == ["x", "!C"]
    mine.move(CENTRE)
    mine.up(CENTRE)
    assert drive.tokens() == ["x", "!C", "d+"]
    drive.close()


def test_fingers_that_are_down_when_a_pause_opens_do_nothing_in_it_or_after_it() -> None:
    drive = four_people()
    mine, yours = Finger(drive, 3), Finger(drive, 4)
    mine.down(drawn(A))
    mine.move(CENTRE)
    yours.down(call_button(Seat.B))
    drive.press("escape")
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    middle = pause.form.widgets[0].rect.centre
    for finger in (mine, yours):
        finger.move(middle)
        finger.up(middle)
    assert drive.app.scene is pause
    drive.press("escape")
    drive.until(lambda: isinstance(drive.app.scene, TableScene))
    assert dragged(drive.scene) is None
    assert drive.tokens() == ["x", "!B"]
    drive.close()


def test_a_card_whose_finger_was_lost_goes_home_and_another_can_be_dragged() -> None:
    drive = four_people()
    lost = Finger(drive, 3)
    lost.down(drawn(A))
    x, y = drive.at(drawn(A))
    lost.move((x, y - 60))
    drive.wait(SILENT_FOR - 1000, frame=500)
    assert dragged(drive.scene) is not None
    drive.wait(1500, frame=500)
    assert dragged(drive.scene) is None
    again = Finger(drive, 5)
    again.down(drawn(A))
    again.move((x, y - 60))
    again.move(CENTRE)
    again.up(CENTRE)
    assert drive.tokens() == ["x", "d+"]
    drive.close()


def test_losing_the_window_lets_go_of_all_fingers() -> None:
    drive = four_people()
    scene = drive.scene
    mine, yours = Finger(drive, 3), Finger(drive, 4)
    mine.down(drawn(A))
    x, y = drive.at(drawn(A))
    mine.move((x, y - 60))
    yours.down(call_button(Seat.B))
    drive.send(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert dragged(scene) is None
    assert scene.view._stage.pressed == {}
    drive.close()


def test_a_finger_too_many_changes_nothing() -> None:
    drive = four_people()
    fingers = [Finger(drive, number) for number in range(20, 20 + MOST_FINGERS)]
    for finger in fingers:
        finger.down(CLOTH)
    late = Finger(drive, 99)
    late.tap(call_button(Seat.B))
    assert drive.tokens() == ["x"]
    for finger in fingers:
        finger.up(CLOTH)
    late.tap(call_button(Seat.B))
    assert drive.tokens() == ["x", "!B"]
    drive.close()
