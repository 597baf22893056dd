"""Hands at the table: quick, dragging, letting go elsewhere, pressing the button."""

from __future__ import annotations

from pathlib import Path

import pytest

from tac.match.intent import Place
from tac.rules import Seat
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import DRAW, Robot
from tests.end_to_end.waiting import wait_until

OWN_HEAP = Seat.A


@pytest.fixture
def person(start: Start, tmp_path: Path) -> Robot:
    """A person against a faultless computer, before the first move of a game."""
    config = settings(tmp_path)
    options = ["--seats", "human,protivnik", "--seed", "7", "--speed", "fast", "--config", config]
    program: Program = start(*options)
    program.wait_for_table()
    return Robot(program, 2, keys=False)


def tokens(person: Robot) -> list[str]:
    return [step.move.token for step in person.watcher.steps]


def test_ten_quick_clicks_on_the_pile_draw_one_card(person: Robot) -> None:
    person.program.click(*person.centre(Place.PILE), times=10)
    person.program.wait_for_stillness()
    person.watcher.wait_for_more(0)
    assert tokens(person) == ["x"]
    person.play_turns(1)


def test_a_card_is_dragged_to_its_place(person: Robot) -> None:
    person.play(DRAW)
    person.program.drag(drawn_place(person), person.centre(OWN_HEAP))
    person.watcher.wait_for_more(1)
    assert tokens(person)[:2] == ["x", "d-"]
    assert person.watcher.steps[1].after.heaps[Seat.A][0] == person.watcher.steps[0].after.drawn


def test_a_card_let_go_outside_the_window_goes_home(person: Robot) -> None:
    person.play(DRAW)
    person.program.move_to(*drawn_place(person))
    at_home = person.program.wait_for_stillness()
    width, height = person.program.size
    person.program.drag(drawn_place(person), (width + 60, height / 2))
    person.program.move_to(*drawn_place(person))
    wait_until(lambda: person.program.pixels() == at_home, "the card at home")
    person.watcher.look()
    assert tokens(person) == ["x"]
    person.play_turns(1)


def test_the_button_calls(person: Robot) -> None:
    person.play_turns(1)
    person.watcher.wait("a turn of one's own", lambda watcher: person.on_turn)
    before = len(person.watcher.steps)
    person.program.click(*person.call_button())
    person.watcher.wait_for_more(before)
    assert person.watcher.steps[before].move.token == "!A"


def drawn_place(person: Robot) -> tuple[float, float]:
    seat = person.layout().seats[person.seat]
    return seat.drawn.centre
