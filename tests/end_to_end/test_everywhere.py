"""Keys that do the same on every screen, in the real window."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.waiting import wait_until


def test_the_sound_goes_off_and_on_with_a_sign_and_then_the_screen_is_as_it_was(start: Start) -> None:
    program = start("--seed", "7")
    program.wait_until_it_listens()
    program.move_to(5, 5)
    menu = program.wait_for_stillness()
    for _ in range(2):
        program.key("m")
        wait_until(lambda: program.pixels() != menu, "a sign")
        wait_until(lambda: program.pixels() == menu, "the menu as it was")


def test_a_new_game_from_the_table_leaves_one_that_can_be_continued(start: Start, tmp_path: Path) -> None:
    config = settings(tmp_path)
    program = start("--seats", "human,protivnik", "--seed", "7", "--speed", "off", "--config", config)
    program.wait_for_table()
    program.move_to(5, 5)
    table = program.wait_for_stillness()
    program.key("KP_0")
    program.wait_for_events("CardDrawn")
    drawn = program.wait_for_stillness()
    assert drawn != table
    program.key("ctrl+n")
    wait_until(lambda: program.pixels() != drawn, "the new-game screen")
    program.wait_for_stillness()
    program.key("Escape")
    program.wait_for_stillness()
    program.key("Escape")  # the menu is the first screen: there is nothing behind it
    program.wait_for_frame()
    program.key("Up", "Return")  # from the entry that one comes back to up to the first: continue
    wait_until(lambda: program.pixels() == drawn, "the table as it was left")
    program.key("ctrl+q")
    assert program.wait() == 0
    assert program.errors == ""
