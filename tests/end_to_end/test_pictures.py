"""What the real window shows, for people to look at: with TAC_PICTURES=FOLDER the pictures are kept there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import Robot
from tests.end_to_end.waiting import wait_until

FOLDER = os.environ.get("TAC_PICTURES")

PNG = b"\x89PNG"


def keep(program: Program, name: str) -> bytes:
    """Take a picture of the window, and keep it if there is a folder for it."""
    picture = program.picture()
    assert picture.startswith(PNG)
    if FOLDER:
        folder = Path(FOLDER)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.png").write_bytes(picture)
    return picture


@pytest.mark.parametrize("size", ["1024x640", "1280x720", "1920x1080"])
def test_the_table(start: Start, tmp_path: Path, size: str) -> None:
    seats = ["--seats", "human,protivnik,protivnik,protivnik", "--seed", "7"]
    program = start(*seats, "--size", size, "--speed", "off", "--config", settings(tmp_path))
    program.wait_for_table()
    assert "x".join(map(str, program.size)) == size
    begun = keep(program, f"table-begun-{size}")
    Robot(program, 4).play_turns(6)
    program.wait_for_stillness()
    assert keep(program, f"table-{size}") != begun


def test_cards_in_flight(start: Start, tmp_path: Path) -> None:
    seats = ["--seats", "human,lak,lak", "--seed", "7"]
    program = start(*seats, "--speed", "slow", "--config", settings(tmp_path))
    program.wait_for_table()
    with program.frozen():
        dealing = keep(program, "dealing")
    lying = program.wait_for_stillness()
    program.key("KP_0")
    program.wait_for_events("CardDrawn")
    wait_until(lambda: program.pixels() != lying, "the card to move")
    with program.frozen():
        assert keep(program, "turning-over") != dealing


def test_the_moment_of_a_call(start: Start, tmp_path: Path) -> None:
    config = settings(tmp_path, overlook=0.5)
    seats = ["--seats", "human,protivnik,protivnik", "--seed", "7", "--speed", "slow"]
    program = start(*seats, "--config", config)
    program.wait_for_table()
    person = Robot(program, 3)
    while not (person.table.faults and person.on_turn):
        person.play_turns(1)
        person.watcher.wait("a turn of one's own", lambda watcher: person.on_turn)
    before = program.wait_for_stillness()
    person.call()
    program.wait_for_events("CallMade")
    shown = set()
    for number in range(1, 9):
        with program.frozen():
            shown.add(keep(program, f"call-{number}"))
        program.wait_for_frame()
    assert len(shown) > 3
    assert program.wait_for_stillness() != before


def test_the_end(start: Start) -> None:
    program = start("--seats", "majstor,majstor,majstor", "--seed", "7", "--speed", "off")
    program.wait_for_table()
    program.wait_for_events("GameOver")
    program.wait_for_stillness()
    keep(program, "end")
