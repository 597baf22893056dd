"""The window changes its size at any moment, and what one presses is where one sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.robot import Robot
from tests.end_to_end.screen import SIZE
from tests.end_to_end.waiting import wait_until

SIZES = [(1024, 640), (1100, 980), (1900, 700)]
"""The smallest window, one nearly square, and one much wider than high."""


def seats(count: int) -> list[str]:
    return ["--seats", ",".join(["human", *["protivnik"] * (count - 1)]), "--seed", "7"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_clicks_land_where_they_are_seen_whatever_the_size(start: Start, tmp_path: Path, count: int) -> None:
    program = start(*seats(count), "--speed", "off", "--config", settings(tmp_path))
    program.wait_for_table()
    person = Robot(program, count, keys=False)
    for width, height in SIZES:
        program.resize(width, height)
        person.play_turns(2)
    assert program.errors == ""


def test_every_card_lands_in_its_new_place_when_the_window_changes_in_mid_deal(
    start: Start, tmp_path: Path
) -> None:
    options = [*seats(4), "--config", settings(tmp_path)]
    still = start(*options, "--speed", "off", "--size", "1100x800")
    still.wait_for_table()
    still.move_to(5, 5)
    expected = still.wait_for_stillness()
    still.close()

    dealt = start(*options, "--speed", "slow", "--size", "1400x700")
    dealt.wait_for_table()
    dealt.move_to(5, 5)
    dealt.resize(1100, 800)
    wait_until(lambda: dealt.pixels() == expected, "every card in its place")
    Robot(dealt, 4, keys=False).play_turns(1)


def test_filling_the_screen_and_back_again_and_again(start: Start, tmp_path: Path) -> None:
    program = start(*seats(2), "--speed", "off", "--config", settings(tmp_path))
    program.wait_for_table()
    person = Robot(program, 2, keys=False)
    before = program.size
    for _ in range(5):
        program.key("F11")
        wait_until(lambda: program.size == SIZE, lambda: f"the whole screen, not {program.size}")
        program.wait_for_stillness()
        person.play_turns(1)
        program.key("F11")
        wait_until(lambda: program.size == before, lambda: f"{before}, not {program.size}")
        program.wait_for_stillness()
        person.play_turns(1)
    assert program.errors == ""


def test_a_window_may_begin_on_the_whole_screen(start: Start, tmp_path: Path) -> None:
    program = start(*seats(3), "--speed", "off", "--fullscreen", "--config", settings(tmp_path))
    program.wait_for_table()
    wait_until(lambda: program.size == SIZE, lambda: f"the whole screen, not {program.size}")
    Robot(program, 3, keys=False).play_turns(2)
