"""However the game is ended, it ends in good order and its record is whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tac.rules import read_record
from tests.end_to_end.commands import verify
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import Robot


def by_the_window_manager(program: Program) -> None:
    program.key("alt+F4")


def by_the_system(program: Program) -> None:
    program.ask_to_end()


WAYS = [by_the_window_manager, by_the_system]


@pytest.mark.parametrize("close", WAYS)
def test_an_unfinished_game_leaves_its_record(
    start: Start, tmp_path: Path, close: Callable[[Program], None]
) -> None:
    config = settings(tmp_path)
    program = start("--seats", "human,protivnik", "--seed", "7", "--speed", "off", "--config", config)
    program.wait_for_table()
    person = Robot(program, 2)
    person.play_turns(3)
    close(program)
    assert program.wait() == 0
    assert program.errors == ""
    verify(program.record)
    left = read_record(program.record.read_bytes())
    assert left.result == ()
    assert len(left.turns) >= person.watcher.turn


@pytest.mark.parametrize("close", WAYS)
def test_it_may_be_ended_while_cards_fly(
    start: Start, tmp_path: Path, close: Callable[[Program], None]
) -> None:
    seats = ["--seats", ",".join(["protivnik"] * 4), "--config", settings(tmp_path)]
    program = start(*seats, "--seed", "7", "--speed", "slow")
    program.wait_for_table()
    program.wait_for_events("CardDrawn", 2)
    close(program)
    assert program.wait() == 0
    assert program.errors == ""
    verify(program.record)


def test_it_may_be_ended_from_the_pause_and_from_the_new_game_screen(start: Start) -> None:
    paused = start("--seats", "human,lak", "--speed", "off")
    paused.wait_for_table()
    paused.key("Escape")
    paused.wait_for_events("Paused")
    by_the_window_manager(paused)
    assert paused.wait() == 0

    beginning = start()
    beginning.wait_until_it_listens()
    by_the_window_manager(beginning)
    assert beginning.wait() == 0
    assert not beginning.record.exists()
    assert paused.errors + beginning.errors == ""


def test_a_game_that_is_killed_leaves_the_record_of_what_was_played(start: Start, tmp_path: Path) -> None:
    config = settings(tmp_path)
    program = start("--seats", "human,protivnik", "--seed", "7", "--speed", "off", "--config", config)
    program.wait_for_table()
    person = Robot(program, 2)
    person.play_turns(3)
    program.process.kill()
    program.wait()
    left = read_record(program.record.read_bytes())
    assert len(left.turns) >= person.watcher.turn
