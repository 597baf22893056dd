"""Four people at one keyboard play a whole match in a real window, and call each other from their corners."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from tac.rules import Phase, Seat, read_record
from tac.rules.events import Called, FalselyCalled
from tac.ui.layout import Side
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import DRAW, KEYS, Robot

SEED = "421"
"""A deal that makes one of the shortest games of four."""

CORNERS = {Side.BOTTOM: "b", Side.LEFT: "q", Side.TOP: "t", Side.RIGHT: "p"}
"""The keys with which the people on these sides call, as they come."""

FAULTS_EACH = 1


class FourPeople(Robot):
    """All four, each with the keys for his places and his own corner; each errs once where he can.

    They act only where nothing else happens meanwhile, so that it does not matter how long anything takes.
    """

    def __init__(self, program: Program, seats: int) -> None:
        super().__init__(program, seats)
        # Numbers and letters by turns; the arrow downwards is everybody's own heap.
        self._ways = {spot: cycle(names[:2]) for spot, names in KEYS.items()}

    def play_on(self) -> None:
        """Do the next thing, and wait until the record shows what came of it."""
        before = len(self.watcher.steps)
        self.seat = self.table.turn
        if self.table.faults:
            self.call_all(self.table.faults[0].seat)
            self.watcher.wait_for_more(before)
            self.wait_until_it_was_told()
            return
        if not self.has_erred(self.seat) and self.passes_over_a_heap_move():
            self.press(self.spot_of(DRAW))
        else:
            self.press(self.spot_of(self.owed))
        self.watcher.wait_for_more(before)

    def wait_until_it_was_told(self) -> None:
        """Who was called is shown it first, and cannot move at once; in between the picture stands still."""
        last, looks = self.program.wait_for_stillness(), 0
        while looks < 6:
            now = self.program.wait_for_stillness()
            last, looks = now, looks + 1 if now == last else 0

    def call_all(self, offender: Seat) -> None:
        """Everybody else presses his corner, one key after the other as fast as it goes."""
        callers = [Seat((offender + k) % 4) for k in (3, 2, 1)]
        self.program.key(*(CORNERS[self._sides[seat]] for seat in callers if seat not in self.table.out))

    def has_erred(self, seat: Seat) -> bool:
        return sum(called.offender == seat for called in self.all_of(Called)) >= FAULTS_EACH


def test_a_whole_match_of_four_people_with_keys(start: Start, tmp_path: Path) -> None:
    options = ["--seats", "human,human,human,human", "--seed", SEED, "--speed", "fast"]
    program = start(*options, "--config", settings(tmp_path), "--exit-at-end")
    program.wait_for_table()
    people = FourPeople(program, seats=4)
    while people.table.phase is Phase.PLAY:
        people.play_on()
    assert program.wait() == 0
    assert program.errors == ""
    assert read_record(program.record.read_bytes()).result
    called = people.all_of(Called)
    assert {one.offender for one in called} == set(Seat)
    assert len({one.caller for one in called}) > 1
    assert not people.all_of(FalselyCalled)
    assert not program.events("CallsLocked")
    # The three keys were pressed for one fault: one counts, the others have called the same.
    assert len(program.events("SameCall")) >= len(called)
