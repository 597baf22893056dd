"""A game that loses the keyboard stands still, and shows nothing that could be studied meanwhile."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.robot import Robot
from tests.end_to_end.waiting import wait_until


def test_losing_the_keyboard_pauses_and_covers_the_table(start: Start, tmp_path: Path) -> None:
    config = settings(tmp_path)
    program = start("--seats", "human,protivnik", "--seed", "7", "--speed", "off", "--config", config)
    program.wait_for_table()
    program.move_to(5, 5)
    at_the_beginning = program.wait_for_stillness()
    with program.on_screen.other_window():
        program.wait_for_events("Paused")
        wait_until(lambda: program.pixels() != at_the_beginning, "the cover")
    program.activate()
    covered = program.wait_for_stillness()
    assert not program.events("Resumed")

    program.key("Escape")
    program.wait_for_events("Resumed")
    wait_until(lambda: program.pixels() == at_the_beginning, "the table again")
    Robot(program, 2).play_turns(6)
    program.move_to(5, 5)
    table = program.wait_for_stillness()
    assert table != at_the_beginning

    program.key("Escape")
    program.wait_for_events("Paused", 2)
    # Whatever lies on the table, the same is to be seen.
    wait_until(lambda: program.pixels() == covered, "the same pause as before")
    program.key("KP_0", "KP_5", "b", "i")
    assert program.wait_for_stillness() == covered
    program.key("Escape")
    program.wait_for_events("Resumed", 2)
    wait_until(lambda: program.pixels() == table, "the table as it was")
