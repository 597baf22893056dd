"""Who watches: what computers make of others' moves and of their own faults, once those are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from tac.match.events import CallPlanned, MendingPlanned
from tac.match.scheduler import Scheduler
from tac.players import START, Computer, Course, SeenFault, Sight
from tac.players.sight import looks_wrong
from tac.rules import Fault, Kind, Move, Phase, Seat, Table
from tac.rules.events import Event

if TYPE_CHECKING:
    from tac.match.match import Match


@dataclass(slots=True)
class _Watched:
    """A standing fault, the move that made it, and when which computers mean to call it.

    ``course`` and ``seen`` are what there was to see, ``reaction`` is the factor on call delays: all as it
    was when the fault was made.
    """

    fault: Fault
    move_number: int
    report: int
    reaction: float
    course: Course
    seen: SeenFault
    landed: int | None = None
    callers: dict[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A call that is kept back until the person does something."""

    seat: Seat
    due: int
    delay: int
    fault: _Watched


class Watching:
    """Plans calls and puttings-right on the match's scheduler.

    ``plan`` plans something for as long as the position stays what it is. ``patient`` says whether computers
    wait for a person: then nobody calls the fault of somebody who plays alone among them before that one has
    done something more.
    """

    def __init__(
        self,
        match: Match,
        computers: dict[Seat, Computer],
        scheduler: Scheduler,
        plan: Callable[[int, Callable[[], object]], None],
        patient: Callable[[], bool],
    ) -> None:
        self.course = START
        self.reaction = match.setup.reaction
        """The factor (0.5–3) on the computers' call delays, from the next fault on."""
        self._match = match
        self._computers = computers
        self._scheduler = scheduler
        self._plan = plan
        self._patient = patient
        self._kept: list[_Kept] = []
        self._watched: list[_Watched] = []
        self._latest: tuple[Table, Move] | None = None

    def table_changed(self, before: Table, move: Move, events: Iterable[Event], report: int) -> None:
        """A token was applied and will be reported as ``report``."""
        after = self._match.table
        if (move.caller if move.caller is not None else _mover(before, move)) in self._match.setup.people:
            self.go_on(self._match.now)
        made_on = self.course
        self.course = made_on.after(events)
        self._latest = (before, move)
        self._watched = [w for w in self._watched if any(fault is w.fault for fault in after.faults)]
        if after.correctable:
            fault = after.faults[-1]
            self._watched.append(
                _Watched(
                    fault,
                    self._match.move_number,
                    report,
                    self.reaction,
                    made_on,
                    SeenFault.of(fault, after.turn),
                )
            )

    def shown(self, number: int, at: int) -> None:
        """The cards of report ``number`` landed at ``at`` (ms since the start): react to them from there."""
        for watched in self._watched:
            if watched.report == number and watched.landed is None:
                watched.landed = at
                self._plan_calls(watched, at)
                self._plan_mending(watched, at)

    def since_landing(self) -> int | None:
        """When (ms since the start) the oldest standing fault landed; None while none stands or has."""
        return self._watched[0].landed if self._watched else None

    @property
    def is_on(self) -> bool:
        """Whether a fault stands."""
        return bool(self._watched)

    def means_to_call(self, seat: Seat, now: int) -> bool:
        """Whether the computer on ``seat`` has noticed a standing fault and has yet to call it."""
        # One that was due before came to nothing, or the fault would not stand.
        return any(watched.callers.get(seat, now) > now for watched in self._watched)

    def plan_false_cries(self, at: int) -> None:
        """The latest move, in order, has landed at ``at``; somebody may take it for a fault."""
        match = self._match
        table = match.table
        if match.is_over or table.faults or table.phase is not Phase.PLAY or table.accused is None:
            return
        assert self._latest is not None
        if not looks_wrong(*self._latest):
            return
        for seat, computer in self._computers.items():
            if seat == table.accused or seat in table.out or not computer.cries_falsely(match.move_number):
                continue
            delay = computer.false_reaction(match.move_number, self.reaction)
            match.tell(CallPlanned(seat, at + delay, delay, 0))
            self._plan(at + delay, partial(match.call, seat))

    def _plan_calls(self, watched: _Watched, at: int) -> None:
        match, seen, number = self._match, watched.seen, watched.move_number
        for seat, computer in self._computers.items():
            if seat == seen.offender or seat in match.table.out:
                continue
            if not computer.notices(seen, watched.course, number):
                continue
            delay = computer.reaction(seen.kind, number, watched.reaction)
            kept = _Kept(seat, at + delay, delay, watched)
            if self._waits_with_calls(seen.offender):
                self._kept.append(kept)
            else:
                self._plan_call(kept, at + delay)

    def _waits_with_calls(self, offender: Seat) -> bool:
        """Whether nobody hurries who made a fault: a person alone, while the game can wait for him."""
        alone = self._match.setup.people == (offender,)
        return alone and self._patient() and self._match.table.phase is Phase.PLAY

    def _plan_call(self, call: _Kept, due: int) -> None:
        call.fault.callers[call.seat] = due
        obligation = call.fault.seen.kind.obligation
        self._match.tell(CallPlanned(call.seat, due, call.delay, obligation))
        stands = partial(self._stands, call.fault.fault)
        self._scheduler.plan(due, stands, partial(self._match.call, call.seat))

    def go_on(self, now: int) -> None:
        """The person has done something at ``now``: calls that were kept back come, at their time or now."""
        kept, self._kept = self._kept, []
        for call in kept:
            if self._stands(call.fault.fault):
                self._plan_call(call, max(now, call.due))

    def _plan_mending(self, watched: _Watched, at: int) -> None:
        match, fault, number = self._match, watched.fault, watched.move_number
        computer = self._computers.get(fault.seat)
        if computer is None or not computer.mends(number):
            return
        delay = computer.mending_delay(watched.seen.kind, number, watched.reaction)
        match.tell(MendingPlanned(fault.seat, at + delay, delay, fault.obligation))
        owed = computer.choose_owed(fault.owed, Sight.of(fault.before), number)
        self._plan(at + delay, partial(match.make, owed.put_right()))

    def _stands(self, fault: Fault) -> bool:
        return any(standing is fault for standing in self._match.table.faults)


def _mover(before: Table, move: Move) -> Seat:
    """Who has made a move, or put one right."""
    return before.faults[-1].seat if move.kind is Kind.CORRECTION else before.turn
