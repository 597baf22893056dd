"""A player of flesh and blood who makes every owed move and differs only in when he calls (R6.7).

By eye he notices others' faults as a computer of a level does; the other habits call without looking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tac.match import CallTac, MakeMove, Match, Report, SteppedClock
from tac.players import START, Computer, Level, SeenFault
from tac.rules import Phase, Seat, duties
from tac.rules.events import Called, Event, FaultMade, TurnPassed

PACE: Final = 1000
"""How long the caller thinks before a move, in milliseconds."""

SPAM_DELAY: Final = 100
"""How long after the end of a turn one who does not look calls, in milliseconds."""

Habit = Callable[[Match, Report], int | None]
"""When, in milliseconds since the start, a caller means to call after a report; None for never."""


def habit_of(name: str, seat: Seat, level: Level, seed: int) -> Habit:
    """The habit of this name (one of `studies.HABITS`)

    ``seat`` is the caller's, ``level`` the one by whose eye he sees.
    """
    if name == "by_eye":
        return by_eye(seat, level, seed)
    if name == "after_every_turn":
        return after_every_turn(seat)
    return whenever_free(seat) if name == "whenever_free" else lambda match, report: None


def by_eye(seat: Seat, level: Level, seed: int) -> Habit:
    """Call the faults of others that a computer of ``level`` would notice, when it would."""
    eye = Computer(seat, level, seed)
    course = START

    def habit(match: Match, report: Report) -> int | None:
        nonlocal course
        made_on, table = course, match.table
        course = course.after(event for event in report.events if isinstance(event, Event))
        if not any(isinstance(event, FaultMade) and event.seat != seat for event in report.events):
            return None
        seen = SeenFault.of(table.faults[-1], table.turn)
        if not eye.notices(seen, made_on, match.move_number):
            return None
        return report.at + eye.reaction(seen.kind, match.move_number, match.reaction)

    return habit


def after_every_turn(seat: Seat) -> Habit:
    """Call whenever another's turn has just ended."""

    def habit(match: Match, report: Report) -> int | None:
        ended = any(isinstance(event, TurnPassed) and event.previous != seat for event in report.events)
        return report.at + SPAM_DELAY if ended else None

    return habit


def whenever_free(seat: Seat) -> Habit:
    """Call after every move of another."""
    return lambda match, report: report.at + SPAM_DELAY if match.table.accused != seat else None


class Caller:
    """The one on ``seat``: when he will do what."""

    def __init__(self, match: Match, seat: Seat, habit: Habit) -> None:
        self._match = match
        self._seat = seat
        self._habit = habit
        self._move_at = PACE
        self._call_at: int | None = None
        match.listen(self._see)

    def next_due(self) -> int | None:
        """When he will do something next, in milliseconds since the start."""
        table = self._match.table
        on_turn = table.phase is Phase.PLAY and table.turn is self._seat
        dues = [self._move_at] if on_turn else []
        if self._call_at is not None:
            dues.append(self._call_at)
        return min(dues, default=None)

    def act(self) -> None:
        """Do what is due: a call comes before a move."""
        match = self._match
        if self._call_at is not None and self._call_at <= match.clock.now():
            self._call_at = None
            match.submit(CallTac(self._seat))
        else:
            match.submit(MakeMove(self._seat, duties(match.table)[0]))

    def _see(self, report: Report) -> None:
        if report.move is None:
            return
        if report.move.is_turn_move or any(isinstance(event, Called) for event in report.events):
            self._move_at = report.at + PACE
            # What he meant to call is put right, called or closed, unless it still stands.
            if not self._match.table.faults:
                self._call_at = None
            planned = self._habit(self._match, report)
            if planned is not None and (self._call_at is None or planned < self._call_at):
                self._call_at = planned


def run_with(match: Match, clock: SteppedClock, caller: Caller, most_tokens: int) -> None:
    """Run the match in which ``caller`` sits to its end, or until it has so many tokens."""
    while not match.is_over and match.move_number < most_tokens:
        due = match.next_due()
        own = caller.next_due()
        if own is not None and (due is None or own < due):
            clock.jump_to(own)
            caller.act()
        else:
            assert due is not None
            clock.jump_to(due)
            match.advance()
