"""People at one table in the real window: a game that is left goes on, and so does a match that is killed."""

from __future__ import annotations

import json
from pathlib import Path

from tac.rules import Phase, Seat
from tests.end_to_end.commands import verify
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import DRAW, KEYS, Robot, Spot, Watcher

PEOPLE = (Seat.A, Seat.B)


class Both(Robot):
    """Two people who play one after the other on the same keys."""

    def press(self, spot: Spot) -> None:
        name = self._sides[spot] if isinstance(spot, Seat) else spot
        self.program.key(KEYS[name][0])

    def wait_for_a_person(self) -> None:
        """Wait until one of them is on turn; that one has the keys now."""

        def is_so(watcher: Watcher) -> bool:
            return watcher.table.phase is Phase.PLAY and watcher.table.turn in PEOPLE

        self.watcher.wait("a person's turn", is_so)
        self.seat = self.table.turn

    def play_moves(self, count: int) -> set[Seat]:
        """Make so many moves that are owed; returns who made one."""
        played = set()
        for _ in range(count):
            self.wait_for_a_person()
            self.play(self.owed)
            played.add(self.seat)
        return played

    def tokens(self) -> list[str]:
        self.watcher.look()
        return [step.move.token for step in self.watcher.steps]


def both(program: Program, seats: int = 4) -> Both:
    program.wait_for_table()
    return Both(program, seats)


def test_a_game_of_two_people_and_two_computers_is_left_in_the_middle_and_continued(
    start: Start, tmp_path: Path
) -> None:
    where = ["--data", str(tmp_path / "podaci č"), "--config", settings(tmp_path), "--speed", "off"]
    first = start(*where, "--seats", "human,human,protivnik,protivnik", "--seed", "7")
    people = both(first)
    assert people.play_moves(12) == set(PEOPLE)
    people.wait_for_a_person()
    while people.owed is not DRAW:
        people.play_moves(1)
        people.wait_for_a_person()
    people.play(DRAW)  # it is left with a card in the hand
    left, seat = people.tokens(), people.seat
    first.key("alt+F4")
    assert first.wait() == 0
    assert first.errors == ""

    second = start(*where)
    second.wait_until_it_listens()
    second.key("Return")  # the menu: continue
    again = both(second)
    second.wait_for_events("Resumed")
    assert again.tokens()[: len(left)] == left
    again.wait_for_a_person()
    assert again.seat is seat and again.table.drawn is not None
    assert again.play_moves(8) == set(PEOPLE)
    second.key("alt+F4")
    assert second.wait() == 0
    assert second.errors == ""
    verify(second.record)
    assert again.tokens()[: len(left)] == left


MATCH = """
series: {goal: losses, number: 2}
together: {count: 2, A: {plays: human}, B: {plays: human}}
"""


def test_a_match_of_two_people_that_was_killed_goes_on_as_that_match(start: Start, tmp_path: Path) -> None:
    data, config = tmp_path / "podaci č", Path(settings(tmp_path))
    config.write_text(MATCH + config.read_text("utf-8"), "utf-8")
    where = ["--data", str(data), "--config", str(config), "--speed", "off"]
    first = start(*where, "--seed", "7")
    first.wait_until_it_listens()
    first.wait_for_stillness()
    first.key("Down", "Return")  # the menu: at one table
    first.wait_for_stillness()
    first.key("Return")  # deal
    people = both(first, 2)
    assert people.play_moves(12) == set(PEOPLE)
    left = people.tokens()
    first.process.kill()
    first.wait()

    second = start(*where, "--continue")
    again = both(second, 2)
    second.wait_for_events("Resumed")
    assert again.tokens()[: len(left) - 1] == left[:-1]  # at most the last move is missing
    assert again.play_moves(8) == set(PEOPLE)
    second.key("alt+F4")
    assert second.wait() == 0
    assert second.errors == ""
    games = data / "data" / "games"
    (match,) = (games / "matches").iterdir()
    (game,) = (games / "running").glob("*.jsonl")
    head = json.loads(game.read_text("utf-8").partition("\n")[0])
    assert head["series"] == match.name.removesuffix(".jsonl")
