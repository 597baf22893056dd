"""Computers alone at the table, with and without motion: the game that its number says, again and again."""

from __future__ import annotations

import pygame
import pytest

from tac.match import Match, MatchSetup, SteppedClock
from tac.match.headless import run
from tac.rules import Seat, deal
from tac.rules.record import Record, write_record
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.pause import PauseScene
from tests.ui.table_driver import (
    Driver,
    a_choice,
    level,
    setup,
)

ERRING = level(overlook=(0.1, 0.15, 0.05, 0.1), notice=0.5, reaction=900, pace=900, false_cry=0.002)


def computers(number: int = 7, seats: int = 3) -> MatchSetup:
    return setup(deal(number, seats), *[ERRING] * seats)


def headless(made: MatchSetup) -> Record:
    clock = SteppedClock()
    match = Match(made, clock, shows_at_once=True)
    run(match, clock)
    return match.record()


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
