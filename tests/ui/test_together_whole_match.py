"""Two people with gamepads and two with fingers at one table play a whole match and call each other.

The events are posted as SDL sends them; that SDL's own made-up gamepad is heard, `test_virtual_pad` shows.
"""

from __future__ import annotations

from tac.match import Timing
from tac.match.events import CallsLocked, SameCall
from tac.rules import Kind, Move, Seat, Target, deal
from tac.rules.events import Called, FalselyCalled
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.table import TableScene
from tests.ui.device_hands import Finger, PadRobot
from tests.ui.input.pad_hands import LEFT_Y, axis
from tests.ui.table_driver import CENTRE, C, D, Driver, a_choice, call_button, drawn, heap, pile, setup
from tests.ui.table_robot import Robot

SEED = 421
"""A deal that makes one of the shortest games of four."""


class Toucher(Robot):
    """Plays and calls with a finger of its own: draws with a tap, drags every card."""

    def __init__(self, drive: Driver, seat: Seat) -> None:
        super().__init__(drive, seat)
        self.finger = Finger(drive, 40 + seat)

    def make(self, move: Move) -> None:
        self.drive.apart()
        if move.kind is Kind.DRAW:
            self.finger.tap(pile(self.seat))
            return
        source = drawn(self.seat) if self.drive.match.table.drawn is not None else heap(self.seat)
        target = heap(move.target if isinstance(move.target, Seat) else self.seat)
        end = CENTRE if move.target is Target.CENTRAL else target
        x, y = self.drive.at(source)
        self.finger.down(source)
        self.finger.move((x, y - 40))
        self.finger.move(end)
        self.finger.up(end)

    def call(self) -> None:
        self.finger.tap(call_button(self.seat))


def caught(drive: Driver) -> set[Seat]:
    return {event.offender for event in drive.noted.events() if isinstance(event, Called)}


def test_a_whole_match_with_two_gamepads_and_two_pairs_of_fingers() -> None:
    timing = Timing(window_person=100, window_end=200)
    made = setup(deal(SEED, 4), None, None, None, None, timing=timing)
    drive = Driver(made, choice=a_choice(range(4), count=4), speed="off").table()
    for pad in (0, 1):
        drive.send(axis(LEFT_Y, 0.0, pad))
    robots: list[PadRobot | Toucher] = [PadRobot(drive, Seat(pad), pad) for pad in (0, 1)]
    robots += [Toucher(drive, seat) for seat in (C, D)]
    for _ in range(40_000):
        if not isinstance(drive.app.scene, TableScene):
            break
        table = drive.match.table
        on_turn = robots[table.turn]
        if table.faults:
            offender = table.faults[0].seat
            # A finger that somebody else has down all the while disturbs nobody.
            resting = Finger(drive, 99)
            resting.down(call_button(offender))
            robots[(offender + 1) % 4].call()
            resting.up(call_button(offender))
        elif on_turn.is_on_turn():
            errs = table.turn not in caught(drive) and len(table.central) > 2
            on_turn.make((on_turn.fault() if errs else None) or on_turn.owed())
        drive.app.step(100.0, [])
    assert isinstance(drive.app.scene, EndScene)
    assert caught(drive) == set(Seat)
    called = [event for event in drive.noted.events() if isinstance(event, Called)]
    assert [(event.offender + 1) % 4 for event in called] == [event.caller for event in called]
    assert drive.noted.count(FalselyCalled) == drive.noted.count(CallsLocked) == 0
    assert drive.noted.count(SameCall) == 0
    drive.close()
