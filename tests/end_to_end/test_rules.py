"""The rules in the real window: over a game, with the keyboard and with the mouse."""

from __future__ import annotations

from pathlib import Path

from tac.ui.layout import table_layout
from tac.ui.layout.rules import rules_layout
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.waiting import wait_until


def test_the_rules_are_read_over_a_game_that_stands_and_goes_on_afterwards(
    start: Start, tmp_path: Path
) -> None:
    config = settings(tmp_path)
    program = start("--seats", "human,protivnik", "--seed", "7", "--speed", "off", "--config", config)
    program.wait_for_table()
    program.move_to(5, 5)
    table = program.wait_for_stillness()
    book = table_layout(*program.size, 2, frozenset({0})).corners.rules
    page = rules_layout(*program.size)

    program.key("F1")
    program.wait_for_events("Paused")
    wait_until(lambda: program.pixels() != table, "the first page")
    first = program.wait_for_stillness()
    program.key("Right")
    wait_until(lambda: program.pixels() != first, "the second page")
    second = program.wait_for_stillness()
    program.key("Prior")
    wait_until(lambda: program.pixels() == first, "the first page again")
    # Keys of the table do nothing here.
    program.key("KP_0", "b", "i", "Next")
    wait_until(lambda: program.pixels() == second, "the second page again")
    assert not program.events("Resumed", "CardDrawn")
    program.key("Escape")
    program.wait_for_events("Resumed")
    wait_until(lambda: program.pixels() == table, "the table as it was")

    program.click(*book.centre)
    program.wait_for_events("Paused", 2)
    program.move_to(5, 5)
    # The page is remembered; the ring is hidden once the mouse has been used.
    program.click(*page.back.centre)
    program.move_to(5, 5)
    by_mouse = program.wait_for_stillness()
    program.click(*page.next.centre)
    program.move_to(5, 5)
    wait_until(lambda: program.pixels() != by_mouse, "the next page")
    program.click(*page.close.centre)
    program.wait_for_events("Resumed", 2)
    program.move_to(5, 5)
    wait_until(lambda: program.pixels() == table, "the table as it was")
