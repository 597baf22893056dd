"""A whole game of a person against computers, by nothing but keys and clicks, to the standings and beyond."""

from __future__ import annotations

from tac.match import Timing
from tac.match.events import CallMade
from tac.rules import Seat, deal
from tac.rules.events import Called, FalselyCalled, FaultMade
from tac.rules.record import read_record, write_record
from tac.ui.scenes.end import EndScene
from tests.ui.table_driver import A, Driver, level, setup
from tests.ui.table_robot import Robot

FAST = Timing(window_computer=600, window_end=300)
COMPUTERS = (
    level(overlook=(0.1, 0.1, 0.1, 0.1), notice=1.0, reaction=300, pace=100),
    level(overlook=(0.1, 0.1, 0.1, 0.1), notice=0.0, reaction=300, pace=100),
)


class Person(Robot):
    """Errs twice, is called once and puts it right once; calls what it sees, and once what is none."""

    def __init__(self, drive: Driver) -> None:
        super().__init__(drive)
        self.errs = ["called", "put right"]
        self.cries = 1

    def act(self) -> None:
        table = self.drive.match.table
        if self.drive.scene.view.calling:
            return
        if table.faults and table.faults[0].seat != A:
            self.drive.press("space")
        elif self.cries and not table.faults and table.accused not in (A, None) and len(table.central) > 5:
            self.cries -= 1
            self.drive.press("space")
        elif self.is_on_turn():
            fault = self.fault() if self.errs and len(table.central) > 3 else None
            self.make(fault or self.owed())
            if fault is not None:
                self._after(self.errs.pop(0))

    def _after(self, kind: str) -> None:
        if kind == "called":
            called = self.drive.noted.count(Called)
            self.drive.until(lambda: self.drive.noted.count(Called) > called, most=3000)
            self.drive.still()
        else:
            correction = self.correction()
            assert correction is not None
            self.drive.apart()
            self.drive.click(self._place(correction))
            assert self.drive.tokens()[-1].startswith("<")


def test_a_person_plays_a_whole_game_to_the_standings_and_has_a_rematch() -> None:
    made = []

    def new_match(choice, first):  # type: ignore[no-untyped-def]
        made.append((choice.deal, first))
        return setup(deal(choice.deal, 3, first), None, *COMPUTERS, timing=FAST)

    drive = Driver(new_match, speed="fast").table()
    person = Person(drive)
    for _ in range(60_000):
        if isinstance(drive.app.scene, EndScene):
            break
        person.act()
        drive.app.step(50.0, [])
    assert isinstance(drive.app.scene, EndScene)

    record = drive.match.record()
    assert read_record(write_record(record)).result == drive.match.table.places
    calls = [event for event in drive.noted.events() if isinstance(event, Called)]
    assert any(call.offender == A for call in calls)
    assert any(call.caller == A for call in calls)
    assert drive.noted.count(FalselyCalled) >= 1
    assert any(token.startswith("<") for token in drive.tokens())

    rows = drive.app.scene.standings.rows
    assert tuple(Seat(row.seat) for row in rows) == drive.match.table.places
    faults = [event.seat for event in drive.noted.events() if isinstance(event, FaultMade)]
    made_calls = [event for event in drive.noted.events() if isinstance(event, CallMade)]
    for row in rows:
        assert row.faults == faults.count(Seat(row.seat))
        assert row.uncaught == row.faults - sum(call.offender == row.seat for call in calls)
        assert row.calls == sum(call.seat == row.seat and call.right for call in made_calls)
        assert row.false_calls == sum(call.seat == row.seat and not call.right for call in made_calls)

    loser = drive.match.table.loser
    drive.press("return")
    assert made == [(7, A), (8, loser)]
    assert drive.match.table.turn == loser
    drive.app.close()
