"""The ways through live and clean play: from the practice screen to the table, its pause, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tac.practice.skill import Answer, Mode
from tac.rules import FaultyMove, duties
from tac.rules.deal import deal
from tac.ui.practice.kept import Kept
from tac.ui.scenes.practice import PracticeScene
from tac.ui.scenes.practice_clean import CleanTable
from tac.ui.scenes.practice_end import PracticeEnd
from tac.ui.scenes.practice_live import LiveTable
from tac.ui.scenes.practice_missed import MissedTable
from tac.ui.scenes.practice_pause import PracticePause
from tests.ui.table_driver import Driver, level, setup


@pytest.fixture
def drive(tmp_path: Path) -> Iterator[Driver]:
    """The practice screen, with a diary of its own."""
    driver = Driver(setup(deal(1, 2), None, level()))
    kept = Kept(tmp_path, lambda: "a", lambda problem: None, lambda: "now")
    session = driver.game._session
    session.parts = msgspec.structs.replace(
        session.parts,
        practice=kept,
        opponent=lambda name, avatar: level(overlook=(0.4, 0.4, 0.4, 0.4)),
    )
    driver.game._practising.show()
    yield driver
    driver.app.close()
    kept.close(5.0)


def test_live_play_is_paused_ended_and_kept(drive: Driver) -> None:
    drive.game._practising.open_live()
    table = drive.app.scene
    assert isinstance(table, LiveTable)
    while not (table.match.table.faults and not table.view.busy):
        drive.wait(20)
    drive.press("space")
    drive.wait(100)
    assert table.drill.hits == 1
    drive.press("escape")
    drive.wait(100)
    if not isinstance(drive.app.scene, PracticePause):
        drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PracticePause)
    pause._menu[2].act()
    while isinstance(drive.app.scene, MissedTable):
        drive.wait(2000)
        drive.press("return")
    end = drive.app.scene
    assert isinstance(end, PracticeEnd)
    practice = drive.game._practising
    kept = practice.kept.ask(lambda reader: reader.sessions("a")).wait(5.0)
    assert kept is not None and len(kept) == 1 and not kept[0].finished
    end.back()
    assert type(drive.app.scene) is PracticeScene


def test_what_nobody_called_is_gone_through_at_the_end_of_live_play(drive: Driver) -> None:
    """With those who have played, as often as there was something to miss; a pause leads on as usual."""
    drive.game._practising.open_live()
    table = drive.app.scene
    assert isinstance(table, LiveTable)
    drive.until(lambda: table.drill.misses == 2, 200_000, 100.0)
    names = table._names
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PracticePause)
    pause._menu[2].act()
    for number in (1, 2):
        missed = drive.app.scene
        assert isinstance(missed, MissedTable)
        drive.until(lambda missed=missed: missed.telling)  # type: ignore[misc]
        assert missed.number == number and missed.show is not None
        assert missed.show._words.names == names
        drive.press("return")
    assert isinstance(drive.app.scene, PracticeEnd)
    assert len([a for a in drive.app.scene.result.answers if a.is_fault and not a.called]) == 2


def test_clean_play_has_its_first_turn_ready_while_the_drills_are_looked_at(drive: Driver) -> None:
    """So nobody waits for it; and there is one again when a session is over."""
    practice = drive.game._practising
    for _ in range(2):
        ready = practice._turns
        assert ready is not None
        with ready._changed:
            assert ready._changed.wait_for(lambda ready=ready: ready._ready, 20.0)  # type: ignore[misc]
        practice.open_clean()
        table = drive.app.scene
        assert isinstance(table, CleanTable)
        assert table.game._turns is ready
        drive.press("escape")
        pause = drive.app.scene
        assert isinstance(pause, PracticePause)
        pause._menu[1].act()
        assert isinstance(drive.app.scene, PracticeEnd)


def test_clean_play_goes_from_turn_to_turn(drive: Driver) -> None:
    drive.game._practising.open_clean()
    first = drive.app.scene
    assert isinstance(first, CleanTable)
    for _ in range(40):
        if not first.is_turn_over:
            drive.until(lambda: not first.view.busy)
            seat = first.match.table.turn
            first._hands._make(seat, duties(first.match.table)[0])
            drive.wait(60)
    drive.until(lambda: drive.app.scene is not first)
    second = drive.app.scene
    assert isinstance(second, CleanTable) and second.game is first.game
    assert first.game.played == 1


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize("finished", [False, True])
def test_points_of_clean_play_are_a_record_only_with_time_and_played_to_the_end(
    drive: Driver, patient: bool, finished: bool
) -> None:
    practice = drive.game._practising
    practice.open_clean()
    table = drive.app.scene
    assert isinstance(table, CleanTable)
    ways = table._over.__self__  # type: ignore[attr-defined]
    ways.notes.note(Answer(FaultyMove.DRAW_PAST_CENTRAL, None, True, True, 800))
    table.game.points, table.game.patient = 200, patient
    ways.end(finished=finished)
    end = drive.app.scene
    assert isinstance(end, PracticeEnd)
    assert end.result.points == (0 if patient else 200)
    is_record = finished and not patient
    assert end.result.is_record is is_record
    facts = practice.kept.facts().wait(5.0)
    assert facts is not None and facts.best == ({Mode.CLEAN: 200} if is_record else {})
