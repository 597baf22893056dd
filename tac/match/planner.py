"""What is to happen next in a match: windows, held presses, the computers' moves, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tac.match.commands import Accepted
from tac.match.events import MovePlanned, TurnWaits, WindowOpened
from tac.match.scheduler import Scheduler
from tac.match.setup import Tempo
from tac.match.watching import Watching
from tac.players import Computer, Level, Sight
from tac.players.sight import places_shown
from tac.rules import Kind, Move, Phase, Seat, Table
from tac.rules.events import Event

if TYPE_CHECKING:
    from tac.match.match import Match


MakeComputer = Callable[[Seat, Level, int], Computer]
"""Makes the computer of a seat, of its level and the game's seed."""


@dataclass(slots=True)
class _Window:
    """The first move of ``seat``'s turn is held back; ``closes`` is known once the last card has landed."""

    seat: Seat
    closes: int | None = None
    held: Move | None = None


class Planner:
    """Plans on the match's scheduler; every plan is dropped with the position it was made for."""

    def __init__(self, match: Match, make: MakeComputer) -> None:
        self.scheduler = Scheduler()
        self._match = match
        self._computers = {
            seat: make(seat, player.level, match.setup.seed)
            for seat, player in zip(match.table.seats, match.setup.players, strict=True)
            if player.level is not None
        }
        self.watching = Watching(
            match, self._computers, self.scheduler, self._plan, lambda: self.tempo.patient
        )
        self.waiting: Seat | None = None
        """Whose turn, a computer's, waits for a person to say `GoOn`."""
        self.tempo = match.setup.tempo
        self._position = 0
        self._latest = 0
        self._landed: int | None = None
        self._window: _Window | None = None
        self._turn_is_new = True
        self._opens = 0
        self._next: int | None = None
        """When what comes next at this position is due, a computer's move or the end."""
        self._just_called: Seat | None = None

    # -- what the match tells ------------------------------------------------------------------------

    def table_changed(self, before: Table, move: Move, events: Iterable[Event], report: int) -> Seat | None:
        """A token was applied and will be reported as ``report``; returns whose held press is dropped."""
        after = self._match.table
        self.watching.table_changed(before, move, events, report)
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
        self._next = None
        self.waiting = None
        self._turn_is_new = not right_call and after.turn != mover
        if self._turn_is_new and self._match.setup.window_before(after.turn) > 0:
            self._window = _Window(after.turn)
        return dropped

    def shown(self, number: int, at: int) -> None:
        """The cards of report ``number`` landed at ``at`` (ms since the start): react to them from there."""
        self.watching.shown(number, at)
        if number == self._latest and self._landed is None:
            self._landed = at
            self._plan_next(at)
            if self._just_called is None:
                self.watching.plan_false_cries(at)

    # -- what people ask for -------------------------------------------------------------------------

    def set_tempo(self, tempo: Tempo, now: int) -> None:
        """Let computers take their time so, from the next plan on; a turn that waits goes on if it may."""
        self.tempo = tempo
        if not tempo.patient:
            self.watching.go_on(now)
        if self.waiting is not None and not tempo.patient:
            self.go_on(now)

    def go_on(self, now: int) -> bool:
        """A person has seen enough at ``now``; False where no turn waits for that."""
        seat = self.waiting
        if seat is None:
            return False
        self.waiting = None
        self.watching.go_on(now)
        self._plan_move(self._computers[seat], max(now, self._opens))
        return True

    def plan_again(self, now: int) -> None:
        """Plan at ``now`` what comes next, where that was due before and is forgotten."""
        if self._next is None or self._next >= now or self._match.is_over:
            return
        if self._match.table.phase is not Phase.PLAY:
            self._plan_end(now)
        else:
            self._plan_move(self._computers[self._match.table.turn], now)

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
        landed = self.watching.since_landing() if self.watching.is_on else self._landed
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
            self._plan_end(at)
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
        if computer is None:
            return
        if self.tempo.patient and self._turn_is_new and self._has_people():
            self.waiting, self._opens = seat, opens
            match.tell(TurnWaits(seat))
        else:
            self._plan_move(computer, opens)

    def _plan_end(self, begins: int) -> None:
        self._next = begins + self._match.setup.timing.window_end
        self._plan(self._next, self._match.announce_end)

    def _plan_move(self, computer: Computer, begins: int) -> None:
        """The computer on turn begins to look around at ``begins`` (ms since the start)."""
        match = self._match
        places = places_shown(match.table)
        due = begins + computer.pace(match.move_number + 1, places, self.tempo.factor)
        self._next = due
        match.tell(MovePlanned(computer.seat, due))
        self._plan(due, partial(self._move, computer))

    def _has_people(self) -> bool:
        return any(seat not in self._match.table.out for seat in self._match.setup.people)

    # -- doing what was planned ----------------------------------------------------------------------

    def _move(self, computer: Computer) -> None:
        """Make the computer's move, or call first if it has noticed a fault and was about to."""
        match, seat = self._match, computer.seat
        if self.watching.means_to_call(seat, match.now) and isinstance(match.call(seat), Accepted):
            return
        sight = Sight.of(match.table)
        was_called = self._just_called == seat
        match.make(computer.choose(sight, self.watching.course, match.move_number + 1, was_called))

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
