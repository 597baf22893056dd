"""A patient computer waits in the real window until it is told to go on, by key or by click."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.robot import Robot


def test_a_patient_computer_moves_once_it_is_told_to(start: Start, tmp_path: Path) -> None:
    config = settings(tmp_path)
    program = start(
        "--seats", "human,protivnik", "--seed", "7", "--speed", "off", "--pace", "patient", "--config", config
    )
    program.wait_for_table()
    robot = Robot(program, 2)
    for number, go_on in enumerate(("key", "click"), start=1):
        robot.play_turns(1)
        program.wait_for_events("TurnWaits", number)
        program.move_to(5, 5)
        waiting = program.wait_for_stillness()
        planned = len(program.events("MovePlanned"))
        assert program.wait_for_stillness() == waiting
        assert len(program.events("MovePlanned")) == planned
        if go_on == "key":
            program.key("c")
        else:
            width, height = program.size
            program.click(0.3 * width, 0.06 * height)
        program.wait_for_events("MovePlanned", planned + 1)
