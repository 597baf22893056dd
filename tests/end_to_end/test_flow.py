"""The way through the game: from the menu to the table, to the end, and to a rematch."""

from __future__ import annotations

from pathlib import Path

from tac.rules import read_record
from tac.ui.layout import Place, PlaceKind, table_layout
from tac.ui.layout.menu import menu_layout
from tac.ui.layout.new_game import new_game_layout
from tac.ui.layout.settings import settings_layout
from tac.ui.scenes.menu_entries import ENTRIES
from tests.end_to_end.conftest import Start

MENU = len(ENTRIES) - 1
"""So many entries there are at a first start: nothing can be continued."""

PLAYERS = """
language: en
speed: "off"
players: {count: 3, A: {plays: majstor}, B: {plays: majstor}, C: {plays: majstor}}
"""


def test_with_the_mouse_alone_from_the_menu_to_a_game_at_one_table(
    start: Start, tmp_path: Path
) -> None:
    """Three people sit down, play goes round to the right, and the last of them begins."""
    config = tmp_path / "settings.yaml"
    config.write_text('language: en\nspeed: "off"\n', "utf-8")
    program = start("--config", str(config), "--seed", "7")
    program.wait_until_it_listens()
    program.wait_for_stillness()
    program.click(*menu_layout(*program.size, MENU).entries[1].centre)
    program.wait_for_stillness()
    layout = new_game_layout(*program.size, 2)
    program.click(layout.players.cx, layout.players.cy)
    program.wait_for_frame()
    layout = new_game_layout(*program.size, 3)
    program.click(*layout.change.centre)
    program.wait_for_stillness()
    house = settings_layout(*program.size, 2, hints=True, picture=True)
    program.click(*house.pages.centre)
    program.wait_for_frame()
    who, way = house.rows
    program.click(who.control.x + 0.38 * who.control.w, who.control.cy)
    program.click(way.control.right - 9, way.control.cy)
    program.click(*house.done.centre)
    program.wait_for_stillness()
    program.click(*layout.play.centre)
    (begun,) = program.wait_for_events("GameBegun")
    assert (begun["seed"], begun["first"], begun["players"]) == (7, "C", dict.fromkeys("ABC", "human"))
    program.wait_for_table()
    table = table_layout(*program.size, 3, frozenset({0, 1, 2}), way_round="right")
    program.click(*table.rect(Place(PlaceKind.PILE, 2)).centre)
    (drawn,) = program.wait_for_events("CardDrawn")
    assert drawn["seat"] == "C"
    program.click(*table.corners.pause.centre)
    program.wait_for_events("Paused")
    program.wait_for_stillness()
    assert program.errors == ""


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
