"""From the review of a game into practice: the owed move is made, and one is back where one was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from tac.match import Player
from tac.practice.items import Slip
from tac.practice.items.mistakes import mistakes_of
from tac.practice.memory import GAME, Due, PracticeReader
from tac.rules import Kind, Move, Seat, Target
from tac.ui.archive import PastGame
from tac.ui.layout import Place
from tac.ui.practice.kept import Kept
from tac.ui.scenes.practice_own import OwnTable
from tac.ui.scenes.practice_pause import PracticePause
from tac.ui.scenes.review import ReviewScene
from tests.ui.device_hands import Finger, press
from tests.ui.practice_hands import NOW
from tests.ui.table_driver import CENTRE, Driver, T, dealt, heap, pile, setup
from tools.screens_replay import past_game

GAME_LOOKED_AT = past_game(11, 4)
FILM = GAME_LOOKED_AT.film


@pytest.fixture
def drive(kept: Kept) -> Iterator[Driver]:
    driver = Driver(setup(dealt("Ah", "2h"), None, None), size=(1280, 720), practice=kept)
    look_at(driver, GAME_LOOKED_AT)
    yield driver
    driver.close()


def look_at(drive: Driver, game: PastGame) -> None:
    drive.game.show_review(game, drive.game.show_menu)
    drive.wait(40)


def review(drive: Driver) -> ReviewScene:
    scene = drive.app.scene
    assert isinstance(scene, ReviewScene)
    return scene


def table(drive: Driver) -> OwnTable:
    scene = drive.app.scene
    assert isinstance(scene, OwnTable)
    return scene


def shows(drive: Driver, kind: type) -> bool:
    """Whether a screen of this kind is shown now."""
    return isinstance(drive.app.scene, kind)


def open_row(drive: Driver, number: int = 0, *, made: bool = False, how: str = "mouse") -> OwnTable:
    """Press "practise this" of a moment that was missed, or of one's own faults."""
    scene = review(drive)
    if made:
        scene._turn_to(1)
        drive.wait(20)
    button = scene.rows[number].buttons[1]
    if how == "keys":
        scene.form.put(scene.form.widgets, scene.rows[number].buttons[0])
        drive.press("down", "return")
    elif how == "pad":
        scene.form.put(scene.form.widgets, scene.rows[number].buttons[0])
        press(drive, "down", "south")
    elif how == "finger":
        Finger(drive).tap(button.rect.centre)
    else:
        drive.click(button.rect.centre)
    drive.wait(20)
    return table(drive)


def at(move: Move, mover: Seat) -> Place:
    """Where the owed move is made."""
    if move.kind is Kind.DRAW:
        return pile(mover)
    if move.target is Target.CENTRAL:
        return CENTRE
    return heap(move.target if isinstance(move.target, Seat) else mover)


def stored(kept: Kept) -> tuple[Due, ...]:
    """All that is known of mistakes, whenever they come back."""
    kept.diary.wait(5.0)
    reader = PracticeReader(kept.diary.database)
    try:
        return reader.due("me", NOW + timedelta(days=999), 99)
    finally:
        reader.close()


@pytest.mark.parametrize("how", ["mouse", "keys", "pad", "finger"])
@pytest.mark.parametrize("made", [False, True], ids=["missed", "made"])
def test_a_moment_is_practised_by_every_device_and_leads_back_to_its_row(
    drive: Driver, kept: Kept, made: bool, how: str
) -> None:
    number = 1
    scene = open_row(drive, number, made=made, how=how)
    moment = (FILM.made_by if made else FILM.missed_by)(Seat.A)[number]
    assert (scene.item.before.central, scene.item.before.heaps) == (
        moment.before.central,
        moment.before.heaps,
    )
    assert set(scene.item.owed) == set(moment.owed) and scene.item.viewer is Seat.A
    names = [name.replace("\N{NO-BREAK SPACE}", " ") for name in scene._seen_names]
    assert names == ["Luka", "Baka Mira", "Vuk", "Deda Rade"], "the same people"
    place = at(scene.item.owed[0], scene.item.mover)
    if how == "finger":
        Finger(drive).tap(place)
    else:
        drive.click(place)
    assert scene.over is not None and scene._panel.told is not None and scene._panel.told.right
    assert scene._panel.button.label == T("practice.own.to_review")
    drive.wait(1500)
    if how == "pad":
        press(drive, "south")
    elif how == "keys":
        drive.press("return")
    elif how == "finger":
        Finger(drive).tap(scene._panel.button.rect.centre)
    else:
        drive.click(scene._panel.button.rect.centre)
    back = review(drive)
    assert back.missed is not made
    assert back.form.focus is back.rows[number].buttons[1]
    assert back.board.moment is back.rows[number].seen.moment


def test_it_is_the_mistake_that_the_history_brings_too(drive: Driver, kept: Kept) -> None:
    """Practising it before or after the games are looked through makes no second one of it."""
    open_row(drive)
    drive.click(table(drive)._panel.button.rect.centre)
    (due,) = stored(kept)
    wanted = [one for one in mistakes_of(FILM.record, Seat.A) if one.slip is Slip.MISSED]
    assert due.mistake == wanted[0]
    kept.diary.note_mistakes("me", tuple(wanted), NOW, GAME)
    assert len(stored(kept)) == len(wanted)


def test_what_was_solved_with_the_answer_just_read_comes_back_soon_and_counts_nowhere(
    drive: Driver, kept: Kept
) -> None:
    scene = open_row(drive)
    drive.click(at(scene.item.owed[0], scene.item.mover))
    assert scene.over is not None
    (due,) = stored(kept)
    assert (due.repetition.times, due.repetition.missed) == (1, 0)
    comes = datetime.fromisoformat(due.repetition.due) - NOW
    assert timedelta(0) < comes < timedelta(days=1)
    assert scene._panel._extra.startswith("It comes back")
    reader = PracticeReader(kept.diary.database)
    assert reader.sessions("me") == () and reader.answers("me") == {}
    reader.close()


def test_what_is_known_of_a_mistake_is_gone_on_with(drive: Driver, kept: Kept) -> None:
    for times in (1, 2):
        scene = open_row(drive)
        drive.click(scene._panel.button.rect.centre)
        drive.wait(100)
        drive.press("return")
        (due,) = stored(kept)
        assert (due.repetition.times, due.repetition.missed) == (times, times)


def test_the_pause_leads_back_to_the_review_and_nothing_was_tried(drive: Driver, kept: Kept) -> None:
    open_row(drive, 1)
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PracticePause)
    labels = [button.label for button in pause._menu]
    assert labels == [T("pause.go_on"), T("practice.own.to_review")]
    drive.press("down", "return")
    back = review(drive)
    assert back.form.focus is back.rows[1].buttons[1]
    assert stored(kept) == ()


def test_after_the_pause_it_goes_on(drive: Driver) -> None:
    scene = open_row(drive)
    drive.press("escape")
    assert shows(drive, PracticePause)
    drive.press("escape")
    drive.until(lambda: drive.app.scene is scene)
    drive.click(at(scene.item.owed[0], scene.item.mover))
    assert scene.over is not None


def test_only_people_have_something_to_practise(drive: Driver) -> None:
    scene = review(drive)
    for seat in range(4):
        scene.look_at(Seat(seat))
        for number in (0, 1):
            scene._turn_to(number)
            assert all(len(row.buttons) == (2 if seat == 0 else 1) for row in scene.rows)


def test_somebody_elses_moment_is_practised_but_not_kept_as_ones_own(drive: Driver, kept: Kept) -> None:
    first, _, *others = GAME_LOOKED_AT.setup.players
    two = replace(GAME_LOOKED_AT.setup, players=(first, Player(None, "Mira", "sova"), *others))
    look_at(drive, replace(GAME_LOOKED_AT, setup=two))
    review(drive).look_at(Seat.B)
    drive.wait(20)
    scene = open_row(drive, made=True)
    drive.click(scene._panel.button.rect.centre)
    assert scene.over is not None and scene._panel._extra == ""
    assert kept._diary is None


def test_watching_a_moment_leads_back_to_its_row_too(drive: Driver) -> None:
    scene = review(drive)
    scene.look_at(Seat.B)
    scene._turn_to(1)
    drive.wait(20)
    drive.click(scene.rows[1].buttons[0].rect.centre)
    drive.press("escape")
    back = review(drive)
    assert back.seat is Seat.B and not back.missed
    assert back.form.focus is back.rows[1].buttons[0]


def test_a_window_that_becomes_narrow_keeps_the_keyboard_where_it_is(drive: Driver) -> None:
    scene = review(drive)
    scene.form.put(scene.form.widgets, scene.rows[1].buttons[1])
    for size in ((640, 800), (1280, 720)):
        scene.resize(size)
        assert scene.form.focus is scene.rows[1].buttons[1]
