"""Practice on the screen, from the menu: quick rounds and one's own mistakes, by mouse, keys and gamepad."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from tac.practice.items import Slip, Supply, mistake_in
from tac.practice.memory import DRILL, PracticeReader
from tac.rules import Kind, Target
from tac.ui.layout import Place, PlaceKind
from tac.ui.practice.kept import Kept
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.practice import PracticeScene
from tac.ui.scenes.practice_end import PracticeEnd
from tac.ui.scenes.practice_own import OwnTable
from tac.ui.scenes.practice_pause import PracticePause
from tac.ui.scenes.practice_quick import QuickScene
from tac.ui.scenes.rules import RulesScene
from tests.ui.device_hands import Finger, press
from tests.ui.input.pad_hands import gone
from tests.ui.practice_hands import NOW
from tests.ui.table_driver import CENTRE, Driver, T, dealt, heap, setup
from tools.practice_report import LEVELS
from tools.screens_practice import Ready


@pytest.fixture
def drive(kept: Kept) -> Iterator[Driver]:
    driver = Driver(setup(dealt("Ah", "2h"), None, None), practice=kept)
    driver.game.show_menu()
    driver.send()
    yield driver
    driver.close()


def shows(drive: Driver, kind: type) -> bool:
    """Whether a screen of this kind is shown now."""
    return isinstance(drive.app.scene, kind)


def hub(drive: Driver) -> PracticeScene:
    """The entry of the menu was pressed, and the numbers are there."""
    menu = drive.app.scene
    assert isinstance(menu, MenuScene)
    drive.click(menu.named["practice"].rect.centre)
    scene = drive.app.scene
    assert isinstance(scene, PracticeScene)
    scene._facts.wait(10.0)
    drive.wait(60)
    return scene


def quick(drive: Driver, *, patient: bool = False) -> QuickScene:
    """A round in which all items are there at once."""
    ways = hub(drive)
    if patient:
        drive.click(ways.patient.rect.centre)
    drive.click(ways.tiles["quick"].rect.centre)
    scene = drive.app.scene
    assert isinstance(scene, QuickScene)
    scene.stop(scene._items)
    scene._items = Ready(iter(Supply(5, LEVELS)))  # type: ignore[assignment]
    drive.until(lambda: scene.game is not None)
    return scene


def landed(drive: Driver, scene: QuickScene) -> bool:
    """Wait until a move can be judged; returns whether it is a fault."""
    drive.until(lambda: scene.show is not None and scene.show.is_done and not scene.telling)
    assert scene.game is not None and scene.game.showing is not None
    return scene.game.showing.item.is_fault


def give(drive: Driver, scene: QuickScene, how: str, called: bool) -> None:
    if how == "mouse":
        drive.click(scene.answers.rects[called].centre)
    elif how == "keys":
        drive.press("space" if called else "return")
    else:
        press(drive, "right shoulder" if called else "south")


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_right_answers_count_by_every_device(drive: Driver, how: str) -> None:
    scene = quick(drive)
    for number in range(1, 4):
        fault = landed(drive, scene)
        drive.wait(500)
        give(drive, scene, how, fault)
        assert scene.game is not None
        assert scene.game.row == number
        assert scene.feedback is not None and scene.feedback.right
    assert scene.game is not None
    assert scene.game.points > 300
    assert all(500 <= (judged.answer.ms or 0) <= 560 for judged in scene.game.judged)


def test_nothing_is_judged_before_the_card_lies(drive: Driver) -> None:
    scene = quick(drive)
    assert scene.game is not None
    drive.until(lambda: scene.show is not None)
    drive.press("space", "return")
    assert scene.game.judged == []
    landed(drive, scene)
    drive.press("space")
    assert len(scene.game.judged) == 1


def test_a_mistake_is_told_with_what_was_owed_while_time_stands(drive: Driver) -> None:
    scene = quick(drive)
    assert scene.game is not None
    while not landed(drive, scene):
        give(drive, scene, "keys", False)
    give(drive, scene, "keys", False)
    assert scene.feedback is not None and not scene.feedback.right
    assert scene.marks is not None and scene.marks.arrows
    before = scene.game.left(scene.now)
    drive.wait(600)
    assert scene.game.left(scene.now) == before
    drive.press("return")
    assert not scene.telling
    drive.wait(100)
    assert scene.game.left(scene.now) != before


def test_no_small_button_stays_lit_when_a_finger_or_the_pointer_has_left_it(drive: Driver) -> None:
    scene = quick(drive)
    landed(drive, scene)
    assert scene.show is not None
    view, sound = scene.show.view, Place(PlaceKind.SOUND)
    x, y = view.layout.rect(sound).centre
    drive.point((x, y))
    lit = [view._stage.hovered]
    drive.point(scene.answers.rects[0].centre)
    lit.append(view._stage.hovered)
    finger = Finger(drive)
    finger.down((x, y))
    finger.move((x + 1, y))
    finger.up((x + 1, y))
    assert [*lit, view._stage.hovered] == [sound, None, None]


def test_the_pause_covers_the_table_and_time_stands(drive: Driver) -> None:
    scene = quick(drive)
    landed(drive, scene)
    assert scene.game is not None
    before = scene.game.left(scene.now)
    drive.press("escape")
    assert shows(drive, PracticePause)
    drive.wait(4000)
    drive.press("escape")
    drive.until(lambda: drive.app.scene is scene)
    assert before is not None
    assert abs(before - (scene.game.left(scene.now) or 0)) <= 60


@pytest.mark.parametrize("how", ["f1", "button"])
def test_the_rules_pause_a_drill_and_lead_back_by_the_count_as_often_as_one_likes(
    drive: Driver, how: str
) -> None:
    scene = quick(drive)
    assert scene.show is not None
    book = scene.show.view.layout.rect(Place(PlaceKind.RULES)).centre
    for _ in range(3):
        drive.press("f1") if how == "f1" else drive.click(book)
        assert shows(drive, RulesScene)
        drive.press("escape")
        pause = drive.app.scene
        assert isinstance(pause, PracticePause) and pause.counting
        drive.until(lambda: shows(drive, QuickScene), most=3200.0)


def test_a_drill_waits_for_a_gamepad_that_is_lost(drive: Driver) -> None:
    scene = quick(drive)
    give(drive, scene, "pad", landed(drive, scene))
    drive.send(gone())
    drive.wait(60)
    assert shows(drive, NoticeScene)
    drive.press("return")
    assert shows(drive, PracticePause)


def test_a_round_broken_off_shows_its_numbers_and_is_no_record(drive: Driver, kept: Kept) -> None:
    scene = quick(drive)
    give(drive, scene, "keys", landed(drive, scene))
    drive.press("escape", "down", "return")
    end: object = drive.app.scene
    assert isinstance(end, PracticeEnd)
    assert len(end.result.answers) == 1
    assert end.result.points > 0 and not end.result.counts
    assert [cell.about for cell in end.cells if cell.label == T("practice.points")] == [""]
    kept.diary.wait(5.0)
    reader = PracticeReader(kept.diary.database)
    assert [session.finished for session in reader.sessions("me")] == [False]
    reader.close()


@pytest.mark.parametrize("patient", [False, True])
def test_what_was_missed_is_gone_through_also_where_the_round_is_ended_in_the_pause(
    drive: Driver, patient: bool
) -> None:
    scene = quick(drive, patient=patient)
    fault = landed(drive, scene)
    give(drive, scene, "keys", not fault)
    drive.press("escape", "down", "return")
    assert shows(drive, QuickScene) and scene.reviewing
    drive.until(lambda: scene.telling)
    drive.press("return")
    assert shows(drive, PracticeEnd)


def test_what_was_missed_is_gone_through_and_kept(drive: Driver, kept: Kept) -> None:
    scene = quick(drive)
    assert scene.game is not None
    while not landed(drive, scene):
        give(drive, scene, "keys", False)
    give(drive, scene, "keys", False)
    missed = scene.game.missed[-1].item
    drive.until(lambda: scene.reviewing, 400_000, 200.0)
    for _ in range(len(scene.game.missed)):
        drive.until(lambda: scene.telling)
        drive.press("return")
    end: object = drive.app.scene
    assert isinstance(end, PracticeEnd)
    assert end.result.points == scene.game.points
    kept.diary.wait(5.0)
    reader = PracticeReader(kept.diary.database)
    due = reader.due("me", NOW, 99)
    assert mistake_in(missed, Slip.MISSED).id in {one.mistake.id for one in due}
    assert [session.finished for session in reader.sessions("me")] == [True]
    reader.close()
    drive.press("escape")
    assert shows(drive, PracticeScene)


def sessions(kept: Kept) -> list[tuple[bool, int]]:
    """Which were finished, and their points."""
    kept.diary.wait(5.0)
    reader = PracticeReader(kept.diary.database)
    found = [(session.finished, session.points) for session in reader.sessions("me")]
    reader.close()
    return found


def test_a_round_counts_also_for_who_leaves_while_what_was_missed_is_gone_through(
    drive: Driver, kept: Kept
) -> None:
    scene = quick(drive)
    assert scene.game is not None
    give(drive, scene, "keys", landed(drive, scene))
    drive.until(lambda: scene.reviewing, 400_000, 200.0)
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PracticePause)
    pause._menu[-1].act()
    assert shows(drive, PracticeScene)
    assert scene.game.points > 0
    assert sessions(kept) == [(True, scene.game.points)]


def test_a_round_that_is_left_in_the_middle_is_kept_with_how_long_it_took(drive: Driver, kept: Kept) -> None:
    scene = quick(drive)
    give(drive, scene, "keys", landed(drive, scene))
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PracticePause)
    pause._menu[-1].act()
    assert scene.game is not None
    assert sessions(kept) == [(False, scene.game.points)]
    reader = PracticeReader(kept.diary.database)
    assert reader.sessions("me")[0].ms > 0
    reader.close()


def own(drive: Driver, kept: Kept) -> OwnTable:
    """One mistake is due, a card that was owed to a heap or the central pile, and is opened."""
    supply = iter(Supply(3, LEVELS))
    item = next(some[0] for some in supply if some[0].is_fault and len(some[0].owed) == 1)
    kept.diary.note_mistakes("me", (mistake_in(item, Slip.MISSED),), NOW, DRILL)
    kept.diary.wait(5.0)
    drive.click(hub(drive).tiles["own"].rect.centre)
    scene = drive.app.scene
    assert isinstance(scene, OwnTable)
    return scene


def comes_back(kept: Kept) -> timedelta:
    kept.diary.wait(5.0)
    reader = PracticeReader(kept.diary.database)
    due = reader.next_due("me", NOW)
    reader.close()
    assert due is not None
    return due - NOW


def test_a_mistake_is_solved_by_making_the_owed_move_and_comes_back_after_days(
    drive: Driver, kept: Kept
) -> None:
    scene = own(drive, kept)
    (move,) = scene.item.owed
    assert move.kind is Kind.PLAY
    drive.click(CENTRE if move.target is Target.CENTRAL else heap(move.target))  # type: ignore[arg-type]
    assert scene.over is not None
    assert scene._panel.told is not None and scene._panel.told.right
    assert comes_back(kept) >= timedelta(days=1)
    drive.wait(1000)
    drive.press("return")
    end = drive.app.scene
    assert isinstance(end, PracticeEnd)
    assert [answer.is_right for answer in end.result.answers] == [True]


def test_what_cannot_be_done_is_told_on_the_paper_and_nothing_over_the_cards(
    drive: Driver, kept: Kept
) -> None:
    scene = own(drive, kept)
    drive.press("space")
    assert scene._panel.told is not None and scene._panel.told.text == T("refused.own_no_call")
    scene.go_on()
    told = scene._panel.told
    drive.press("space")
    drive.click(scene.view.layout.rect(CENTRE).centre)
    assert scene._panel.told is told and scene.view._stage.toast is None


def test_a_mistake_that_is_shown_comes_back_the_same_day(drive: Driver, kept: Kept) -> None:
    scene = own(drive, kept)
    drive.click(scene._panel.button.rect.centre)
    assert scene.over is not None
    assert scene._mark is not None and scene._mark.arrows
    assert comes_back(kept) <= timedelta(minutes=10)


def test_where_no_mistake_is_due_it_is_said_what_will_be_here(drive: Driver) -> None:
    drive.click(hub(drive).tiles["own"].rect.centre)
    scene = drive.app.scene
    assert isinstance(scene, PracticeEnd)
    assert scene.advice == T("practice.own.empty")
    drive.press("escape")
    assert shows(drive, PracticeScene)
    drive.press("escape")
    assert shows(drive, MenuScene)
