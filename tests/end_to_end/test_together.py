"""Two people and two computers at one table, in the real window: left in the middle, and continued."""

from __future__ import annotations

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


def both(program: Program) -> Both:
    program.wait_for_table()
    return Both(program, 4)


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
