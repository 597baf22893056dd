"""What is to happen next in a match: windows, held presses, the computers' moves and calls, the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from tac.match.commands import Accepted
from tac.match.events import CallPlanned, MovePlanned, WindowOpened
from tac.match.scheduler import Scheduler
from tac.players import Computer
from tac.rules import Fault, Kind, Move, Phase, Seat, Table

if TYPE_CHECKING:
    from tac.match.match import Match


@dataclass(slots=True)
class _Watched:
    """A standing fault, the move that made it, and when which computers mean to call it.

    ``reaction`` is the factor on call delays as it was when the fault was made.
    """

    fault: Fault
    move_number: int
    report: int
    reaction: float
    landed: int | None = None
    callers: dict[Seat, int] = field(default_factory=dict)


@dataclass(slots=True)
class _Window:
    """The first move of ``seat``'s turn is held back; ``closes`` is known once the last card has landed."""

    seat: Seat
    closes: int | None = None
    held: Move | None = None


class Planner:
    """Plans on the match's scheduler; every plan is dropped with the position it was made for."""

    def __init__(self, match: Match) -> None:
        self.scheduler = Scheduler()
        self.reaction = match.setup.reaction
        self._match = match
        self._computers = {
            seat: Computer(seat, player.level, match.setup.seed)
            for seat, player in zip(match.table.seats, match.setup.players, strict=True)
            if player.level is not None
        }
        self._position = 0
        self._latest = 0
        self._landed: int | None = None
        self._window: _Window | None = None
        self._watched: list[_Watched] = []
        self._just_called: Seat | None = None

    # -- what the match tells ------------------------------------------------------------------------

    def table_changed(self, before: Table, move: Move, report: int) -> Seat | None:
        """A token was applied and will be reported as ``report``; returns whose held press is dropped."""
        after = self._match.table
        if _changes_no_plan(before, move, after):
            return None
        dropped = self._window.seat if self._window is not None and self._window.held is not None else None
        right_call = move.kind is Kind.CALL and bool(before.faults)
        mover = before.faults[-1].seat if move.kind is Kind.CORRECTION else before.turn
        self._position += 1
        self._latest = report
        self._landed = None
        self._just_called = after.turn if right_call else None
        self._window = None
        if not right_call and after.turn != mover and self._match.setup.window_before(after.turn) > 0:
            self._window = _Window(after.turn)
        self._watched = [w for w in self._watched if any(fault is w.fault for fault in after.faults)]
        if after.correctable:
            self._watched.append(_Watched(after.faults[-1], self._match.move_number, report, self.reaction))
        return dropped

    def shown(self, number: int, at: int) -> None:
        """The cards of report ``number`` landed at ``at`` (ms since the start): react to them from there."""
        for watched in self._watched:
            if watched.report == number and watched.landed is None:
                watched.landed = at
                self._plan_calls(watched, at)
        if number == self._latest and self._landed is None:
            self._landed = at
            self._plan_next(at)
            self._plan_false_cries(at)

    def hold(self, seat: Seat, move: Move, now: int) -> bool:
        """Keep ``move`` for later if a window still holds it back; False where it may be made now."""
        window = self._window
        if window is None or window.seat != seat or (window.closes is not None and now >= window.closes):
            return False
        first = window.held is None
        window.held = move
        if first and window.closes is not None:
            self._plan(window.closes, self._release)
        return True

    def reaction_of(self, now: int) -> int:
        """How long after the landing a call made now comes, in milliseconds; 0 before the landing (ms)."""
        landed = self._watched[0].landed if self._watched else self._landed
        return 0 if landed is None else max(0, now - landed)

    # -- plans ---------------------------------------------------------------------------------------

    def _plan(self, due: int, act: Callable[[], object]) -> None:
        """Plan ``act`` for as long as the position stays what it is now."""
        position = self._position
        self.scheduler.plan(due, lambda: self._position == position, act)

    def _plan_next(self, at: int) -> None:
        match = self._match
        if match.is_over:
            return
        if match.table.phase is not Phase.PLAY:
            self._plan(at + match.setup.timing.window_end, match.announce_end)
            return
        seat = match.table.turn
        opens = at
        window = self._window
        if window is not None:
            window.closes = opens = at + match.setup.window_before(seat)
            match.tell(WindowOpened(seat, window.closes))
            if window.held is not None:
                self._plan(window.closes, self._release)
        computer = self._computers.get(seat)
        if computer is not None:
            due = opens + computer.pace(match.move_number + 1)
            match.tell(MovePlanned(seat, due))
            self._plan(due, partial(self._move, computer))

    def _plan_calls(self, watched: _Watched, at: int) -> None:
        match, fault, number = self._match, watched.fault, watched.move_number
        for seat, computer in self._computers.items():
            if seat == fault.seat or seat in match.table.out:
                continue
            if not computer.notices(fault.obligation, number):
                continue
            delay = computer.reaction(number, watched.reaction)
            watched.callers[seat] = at + delay
            match.tell(CallPlanned(seat, at + delay, delay, fault.obligation))
            self.scheduler.plan(at + delay, partial(self._stands, fault), partial(match.call, seat))

    def _stands(self, fault: Fault) -> bool:
        return any(standing is fault for standing in self._match.table.faults)

    def _plan_false_cries(self, at: int) -> None:
        match = self._match
        table = match.table
        if match.is_over or table.faults or table.phase is not Phase.PLAY or table.accused is None:
            return
        if self._just_called is not None:
            return
        for seat, computer in self._computers.items():
            if seat == table.accused or seat in table.out or not computer.cries_falsely(match.move_number):
                continue
            delay = computer.reaction(match.move_number, self.reaction)
            match.tell(CallPlanned(seat, at + delay, delay, 0))
            self._plan(at + delay, partial(match.call, seat))

    # -- doing what was planned ----------------------------------------------------------------------

    def _move(self, computer: Computer) -> None:
        """Make the computer's move, or call first if it has noticed a fault and was about to."""
        match, seat = self._match, computer.seat
        for watched in self._watched:
            # One that was due before came to nothing, or the fault would not stand.
            is_to_come = watched.callers.get(seat, match.now) > match.now
            if is_to_come and isinstance(match.call(seat), Accepted):
                return
        match.make(computer.choose(match.table, match.move_number + 1, self._just_called == seat))

    def _release(self) -> None:
        """The window has closed: make the press that it held back."""
        window = self._window
        if window is None or window.held is None:
            return
        move, window.held = window.held, None
        self._match.make(move)


def _changes_no_plan(before: Table, move: Move, after: Table) -> bool:
    """Whether a token is a false call that leaves turn and players as they were (R6.7)."""
    return (
        move.kind is Kind.CALL
        and not before.faults
        and (before.turn, before.phase, before.out) == (after.turn, after.phase, after.out)
    )
