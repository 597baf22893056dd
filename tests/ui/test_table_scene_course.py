"""The course of a game: dealing, pausing, watching on, the end, and the next game."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.locale import Translator
from tac.match import Match, MatchSetup, SteppedClock, Timing
from tac.match.headless import run
from tac.rules import Seat, deal
from tac.rules.events import Called
from tac.rules.position import SeatCards, read_position
from tac.rules.record import Record, write_record
from tac.settings import Keys
from tac.ui.layout import Place, PlaceKind
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.start import StartScene
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.scenes.table_watch import Watching
from tests.ui.table_driver import (
    CENTRE,
    CLOTH,
    A,
    B,
    Driver,
    a_choice,
    call_button,
    dealt,
    heap,
    level,
    pile,
    setup,
)
from tests.ui.table_robot import Robot

ERRING = level(overlook=(0.1, 0.15, 0.05, 0.1), notice=0.5, reaction=900, pace=900, false_cry=0.002)
QUICK = Timing(window_computer=0, window_end=0)
A_FIRST = 6
"""A deal of three in which A is the first to go out, if nobody errs."""


@pytest.fixture
def drive() -> Iterator[Driver]:
    driver = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0))).table()
    yield driver
    driver.app.close()


def is_paused(drive: Driver) -> bool:
    return drive.match.is_paused


def computers(number: int = 7, seats: int = 3) -> MatchSetup:
    return setup(deal(number, seats), *[ERRING] * seats)


def headless(made: MatchSetup) -> Record:
    clock = SteppedClock()
    match = Match(made, clock, shows_at_once=True)
    run(match, clock)
    return match.record()


# -- computers alone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_motion_computers_play_the_same_game_as_headless(seats: int) -> None:
    """Case 19: and twice the same."""
    records = []
    for _ in range(2):
        drive = Driver(computers(seats=seats), speed="off", exit_at_end=True)
        drive.game.show_table()
        while drive.app.exit_code is None:
            drive.app.step(16.0, [])
        records.append(write_record(drive.match.record()))
        assert drive.app.exit_code == 0
        drive.app.close()
    assert records == [write_record(headless(computers(seats=seats)))] * 2


def test_with_motion_the_length_of_the_frames_changes_nothing() -> None:
    records = []
    for frame in (16.7, 100.0):
        drive = Driver(computers())
        drive.game.show_table()
        drive.until(lambda drive=drive: drive.match.move_number >= 25, frame=frame)  # type: ignore[misc]
        drive.app.close()
        tokens = drive.tokens()[:25]
        times = drive.match.record().extras["times"]
        assert isinstance(times, list)
        records.append((tokens, times[:25]))
    assert records[0] == records[1]


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_game_of_computers_goes_on_without_the_window(kind: int) -> None:
    drive = Driver(computers()).table()
    drive.send(pygame.Event(kind))
    drive.until(lambda: drive.match.move_number > 3)
    drive.app.close()


def test_computers_can_be_paused_all_the_same() -> None:
    drive = Driver(computers()).table()
    drive.press("escape")
    assert isinstance(drive.app.scene, PauseScene)
    drive.app.close()


def test_hundreds_of_cards_at_once_make_no_noise() -> None:
    drive = Driver(computers(), speed="off").table()
    drive.wait(200)
    assert drive.match.move_number > 50
    assert set(drive.audio.heard) <= {"slide"}
    drive.app.close()


# -- the pause


@pytest.mark.parametrize("how", ["escape", "button", "focus", "minimised"])
def test_every_way_into_the_pause_stops_the_clock_and_covers_the_cards(drive: Driver, how: str) -> None:
    drive.press("kp_0", "kp_5", "kp_0", "kp_2")
    drive.wait(100)
    before = drive.match.clock.now()
    if how == "escape":
        drive.press("escape")
    elif how == "button":
        drive.click(Place(PlaceKind.PAUSE))
    else:
        kind = pygame.WINDOWFOCUSLOST if how == "focus" else pygame.WINDOWMINIMIZED
        drive.send(pygame.Event(kind))
    assert isinstance(drive.app.scene, PauseScene)
    drive.wait(20_000, frame=100.0)
    assert drive.match.clock.now() == before
    assert drive.tokens() == ["x", "d+", "x", "d-"]


def test_the_game_goes_on_after_the_count_of_three_just_where_it_stood(drive: Driver) -> None:
    drive.press("kp_0", "kp_5", "kp_0", "kp_2")
    drive.wait(100)
    drive.press("escape", "return")
    drive.wait(2900)
    assert is_paused(drive)
    drive.wait(200)
    assert not is_paused(drive)
    assert drive.audio.heard.count("count") == 3
    drive.until(lambda: drive.match.move_number > 4)


def test_a_pause_does_not_let_a_planned_call_come_earlier_or_later(drive: Driver) -> None:
    """Case 8."""
    times = []
    for pauses in (False, True):
        again = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0))).table()
        again.press("kp_0", "kp_2")
        again.wait(400)
        if pauses:
            again.press("escape")
            again.wait(5000, frame=100.0)
            again.press("return")
            again.wait(3000, frame=100.0)
        again.until(lambda again=again: again.noted.count(Called) == 1)  # type: ignore[misc]
        times.append(again.noted.referee[-1].at)
        again.app.close()
    assert times[0] == times[1]


def test_while_paused_nothing_is_drawn(drive: Driver) -> None:
    """Case 7."""
    drive.press("kp_0")
    drive.press("escape")
    drive.wait(100)
    frames = drive.app.frames
    drive.wait(3000)
    assert drive.app.frames == frames


def test_a_still_table_draws_nothing_and_ticks_slowly(drive: Driver) -> None:
    """Case 7: it is the person's turn and he thinks."""
    drive.wait(1000)
    frames = drive.app.frames
    drive.wait(3000)
    assert drive.app.frames == frames
    assert drive.app.idle


def test_reactions_can_be_changed_in_the_pause(drive: Driver) -> None:
    drive.press("escape", "down")
    drive.send(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, scancode=77, mod=0, unicode=""))
    assert drive.match.reaction == 3.0
    assert drive.game.choice.reaction == 3.0


# -- leaving


def leave_by(drive: Driver, steps: int) -> None:
    """Through the pause, `steps` down, and yes to the question."""
    drive.press("escape", *["down"] * steps, "return", "down", "return")


def test_a_game_left_in_mid_flight_leaves_nothing_behind(drive: Driver) -> None:
    """Cases 3 and 8: no stray card, no late flip, no event and no planned call of the old game."""
    drive.press("kp_0", "kp_2")
    old = drive.match
    told = len(drive.noted.referee)
    leave_by(drive, 2)
    assert len(drive.matches) == 2
    assert drive.match is not old
    assert drive.is_busy()
    drive.wait(10_000, frame=100.0)
    assert old.move_number == 2
    assert {report.move for report in drive.noted.referee[told:]} == {None}
    assert drive.tokens() == []


def test_leaving_while_dealing_and_during_a_drag(drive: Driver) -> None:
    drive.click(pile(A))
    drive.point(Place(PlaceKind.DRAWN, A))
    drive.button_down()
    drive.point((500, 200))
    drive.press("escape")
    leave_by(drive, 3)
    assert isinstance(drive.app.scene, StartScene)
    drive.button_up()
    drive.game.show_table()
    drive.press("escape")
    drive.press("escape")
    drive.wait(3100)
    drive.click(CLOTH)
    drive.click(pile(A))
    assert drive.tokens() == ["x"]


def test_new_game_leads_to_the_start_screen_with_another_deal(drive: Driver) -> None:
    leave_by(drive, 3)
    scene = drive.app.scene
    assert isinstance(scene, StartScene)
    assert scene.choice.deal == 4711
    drive.press("return")
    assert len(drive.matches) == 2


# -- the size


@pytest.mark.parametrize("size", [(1920, 1080), (700, 900)])
def test_a_window_resized_in_mid_deal_has_every_card_in_its_new_place(size: tuple[int, int]) -> None:
    """Case 4."""
    drive = Driver(setup(dealt("Ah 5d", "9c", "Td"), None, level(), level()))
    drive.game.show_table()
    drive.wait(300)
    assert drive.is_busy()
    drive.app.screen.take(size)  # type: ignore[attr-defined]
    drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    drive.still()
    view = drive.scene.view
    for seat in (A, B):
        hit = view.place_at(*drive.at(pile(seat)))
        assert hit is not None
        assert (hit.kind, hit.seat, hit.card) == (PlaceKind.PILE, seat, drive.match.table.piles[seat][0])
    drive.click(pile(A))
    drive.still()
    drive.click(heap(A))
    assert drive.tokens() == ["x", "d-"]
    drive.app.close()


# -- watching on, the end, the next game


def person_goes_out_first(speed: str = "off") -> Driver:
    """Everybody plays in order until A has no cards any more, and the computers play on."""
    drive = Driver(setup(deal(A_FIRST, 3), None, level(pace=100), level(pace=100), timing=QUICK), speed=speed)
    drive.game.show_table()
    Robot(drive).play(lambda: A in drive.match.table.out)
    drive.until(lambda: drive.scene._watch is not None, frame=10.0)
    return drive


def test_one_who_is_out_is_asked_how_the_game_is_to_go_on() -> None:
    drive = person_goes_out_first()
    panel = drive.scene._watch
    assert panel is not None
    moves = drive.match.move_number
    drive.wait(2000, frame=100.0)
    assert drive.match.move_number > moves
    before, panel_was = drive.match.move_number, panel.rect
    assert panel_was.w > 0
    drive.press("kp_0")
    assert drive.match.move_number >= before
    drive.app.close()


@pytest.mark.parametrize("how", list(Watching))
def test_each_way_of_watching_leads_to_the_same_standings(how: Watching) -> None:
    drive = person_goes_out_first()
    panel = drive.scene._watch
    assert panel is not None
    button = panel._buttons[how].rect
    drive.click(button.centre)
    frames = 0
    while not isinstance(drive.app.scene, EndScene):
        drive.app.step(100.0, [])
        frames += 1
    assert drive.app.scene.standings.rows[0].seat == A
    assert drive.match.is_over
    if how is Watching.STANDINGS:
        assert frames < 40
    drive.app.close()


def test_one_who_only_watches_is_not_paused_when_the_window_loses_focus() -> None:
    drive = person_goes_out_first()
    drive.send(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not drive.match.is_paused
    drive.app.close()


@pytest.mark.parametrize("how", [Watching.ON, Watching.STANDINGS])
def test_one_whom_a_call_brings_back_in_plays_on(how: Watching) -> None:
    """R6.2: A goes out by a fault; it is called while A watches already."""
    seats: dict[str, SeatCards] = {
        "A": {"heap": "5c"},
        "B": {"heap": "4d", "pile": "9d 8d 7d"},
        "C": {"heap": "Kd", "pile": "9s 8s 7s"},
    }
    table = read_position({"central": "4h", "turn": "A", "seats": seats})
    made = setup(
        deal(1, 3), None, level(), level(notice=1.0, reaction=3000), timing=Timing(window_computer=5000)
    )
    drive = Driver(made)
    doors = TableDoors(pause=lambda: None, ended=lambda standings: None, fullscreen=lambda: None)
    scene = TableScene(
        drive.app.kit, Translator("en", strict=True), made, drive.audio, doors, keys=Keys(), position=table
    )
    drive.app.push(scene)
    drive.click(CLOTH)
    drive.drag(heap(A), heap(B))
    assert scene.match.table.out == (A,)
    drive.until(lambda: scene._watch is not None, most=2500)
    scene.watch(how)
    drive.until(lambda: scene.match.table.turn == A, most=4000)
    drive.wait(100)
    assert scene._watch is None
    drive.still()
    drive.press("kp_5")
    drive.still()
    assert scene.match.table.central[0].code == "5c"
    drive.press("escape")
    drive.app.close()


def test_the_end_comes_only_after_the_last_card_was_seen() -> None:
    drive = person_goes_out_first("normal")
    drive.scene.watch(Watching.FAST)
    drive.until(lambda: drive.match.is_over, most=600_000.0, frame=100.0)
    scene = drive.scene
    drive.wait(100)
    assert drive.app.scene is scene
    drive.until(lambda: isinstance(drive.app.scene, EndScene), most=3000.0)
    assert drive.audio.heard[-1] == "end"
    drive.app.close()


def test_after_five_rematches_everything_is_as_at_first() -> None:
    """Case 12: the same levels, the loser begins, and every game is the one that its number says."""
    made: list[tuple[int, Seat]] = []

    def new_match(choice: GameChoice, first: Seat) -> MatchSetup:
        made.append((choice.deal, first))
        return setup(deal(choice.deal, 3, first), *[ERRING] * 3)

    drive = Driver(new_match, speed="off", choice=a_choice((), count=3, deal=20, speed="off"))
    drive.game.show_table()
    for number in range(20, 26):
        while not isinstance(drive.app.scene, EndScene):
            drive.app.step(16.0, [])
        deal_number, first = made[-1]
        assert deal_number == number
        alone = setup(deal(deal_number, 3, first), *[ERRING] * 3)
        assert drive.match.record() == headless(alone)
        loser = drive.match.table.loser
        drive.press("return")
        assert made[-1] == (number + 1, loser)
    drive.app.close()


def test_a_game_over_takes_no_more_input() -> None:
    drive = person_goes_out_first()
    drive.scene.watch(Watching.STANDINGS)
    drive.until(lambda: drive.match.is_over, frame=16.0)
    table = drive.match.table
    if not isinstance(drive.app.scene, EndScene):
        drive.press("kp_0", "space")
        drive.click(CENTRE)
        drive.click(call_button(A))
    assert drive.match.table is table
    drive.app.close()
