"""A person plays a whole game in the real window, with keys and mouse."""

from __future__ import annotations

from pathlib import Path

from tac.rules import Kind, Phase, Seat, read_record
from tac.rules.events import Called, FalselyCalled
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.robot import DRAW, Robot

A, B = Seat.A, Seat.B

SEED = "239"
"""A deal that makes one of the shortest games of two."""


class Person(Robot):
    """Plays by the rules, and on the way does once each of what can happen with faults.

    It only acts where nothing else happens meanwhile: on its own turn, or after a fault of its own, which
    the opponent calls much later. So it does not matter how long anything takes.
    """

    def play_on(self) -> None:
        """Do the next thing, and wait until the record shows what came of it."""
        before = len(self.watcher.steps)
        if not self.on_turn:
            pass
        elif self.table.faults and self.table.faults[-1].seat == A:
            if not self.has_put_right:
                self.press(self.spot_of(self.table.faults[-1].owed[0]))
        elif not self.has_called_falsely and self.may_call:
            self.call()
        else:
            faulty = self.can_put_right() if not self.has_put_right else not self.was_called
            self.press(self.spot_of(DRAW if faulty and self.passes_over_a_heap_move() else self.owed))
        self.watcher.wait_for_more(before)

    @property
    def may_call(self) -> bool:
        """Whether it is time to call B: for a fault, and later once without."""
        return bool(self.table.faults) != self.has_called and self.table.accused == B

    @property
    def has_put_right(self) -> bool:
        return any(step.move.kind is Kind.CORRECTION for step in self.watcher.steps)

    @property
    def has_called(self) -> bool:
        return any(called.caller == A and called.offender == B for called in self.all_of(Called))

    @property
    def was_called(self) -> bool:
        return any(called.caller == B and called.offender == A for called in self.all_of(Called))

    @property
    def has_called_falsely(self) -> bool:
        return any(called.caller == A for called in self.all_of(FalselyCalled))


def test_a_whole_game_with_a_fault_called_by_each_a_false_call_and_a_putting_right(
    start: Start, tmp_path: Path
) -> None:
    config = settings(tmp_path, overlook=0.1)
    options = ["--seats", "human,protivnik", "--seed", SEED, "--speed", "off", "--config", config]
    program = start(*options, "--exit-at-end")
    program.wait_for_table()
    person = Person(program, seats=2)
    while person.table.phase is Phase.PLAY:
        person.play_on()
    assert program.wait() == 0
    assert program.errors == ""
    assert read_record(program.record.read_bytes()).result
    assert person.was_called
    assert person.has_called
    assert person.has_called_falsely
    assert person.has_put_right
    made = {event["right"] for event in program.events("CallMade") if event["seat"] == "A"}
    assert made == {True, False}
