"""The way through the game: from the menu to the table, to the end, and to a rematch."""

from __future__ import annotations

from pathlib import Path

from tac.rules import read_record
from tests.end_to_end.conftest import Start

PLAYERS = """
language: en
speed: "off"
players: {count: 3, A: {plays: majstor}, B: {plays: majstor}, C: {plays: majstor}}
"""


def test_from_the_menu_through_a_game_to_a_rematch_that_the_loser_begins(
    start: Start, tmp_path: Path
) -> None:
    config = tmp_path / "settings.yaml"
    config.write_text(PLAYERS, "utf-8")
    program = start("--config", str(config), "--seed", "7")
    program.wait_until_it_listens()
    program.wait_for_stillness()
    assert not program.events()

    program.key("Return")  # against the computer
    program.wait_for_stillness()
    assert not program.events()
    program.key("Return")  # the button that deals
    (first,) = program.wait_for_events("GameBegun")
    assert (first["seed"], first["first"], len(first["players"])) == (7, "A", 3)
    (over,) = program.wait_for_events("GameOver")
    program.wait_for_stillness()
    assert [seat.name for seat in read_record(program.record.read_bytes()).result] == over["places"]

    program.key("Return")
    again = program.wait_for_events("GameBegun", 2)[1]
    assert again["first"] == over["places"][-1]
    assert again["seed"] != first["seed"]
    assert again["players"] == first["players"]
    program.wait_for_events("GameOver", 2)
    assert program.errors == ""
