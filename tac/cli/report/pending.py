"""What is still open in a match that is followed: faults that stand, calls that somebody means to make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tac.cli.report.tally import Tally
from tac.match import Match, Report
from tac.match.events import CallPlanned
from tac.players import Computer, Course, SeenFault
from tac.players.strain import strained
from tac.rules import Fault, Move, Seat
from tac.rules.events import FaultMended

FATES: Final = ("called", "put_right", "made_good", "undone", "escaped")
"""What becomes of a fault: called; put right at once (R6.5 b); the owed move made later in the turn (R6.5 c);
taken back with an earlier one that was called; closed by the next move (R6.5 d) or the end."""

ENDS: Final = ("made", "own_move", "forestalled", "put_right", "closed")
"""What becomes of a call that is meant: made when it was due; made early, with the caller's own move; another
called first; the fault was put right; the next move or the end came first, or the caller was locked."""


@dataclass(slots=True)
class _Standing:
    """A fault that stands, and what there was to see of it."""

    fault: Fault
    seen: SeenFault
    course: Course
    callers: dict[Seat, CallPlanned] = field(default_factory=dict)


class Pending:
    """Counts in ``tally`` what becomes of faults, who notices them, and how long calls take."""

    def __init__(
        self, match: Match, labels: tuple[str, ...], computers: Mapping[Seat, Computer], tally: Tally
    ) -> None:
        self._match = match
        self._labels = labels
        self._computers = computers
        self._tally = tally
        self._standing: list[_Standing] = []
        self._latest: _Standing | None = None

    def fault_made(self, fault: Fault, seen: SeenFault, course: Course) -> None:
        """A fault was made on this course."""
        self._latest = _Standing(fault, seen, course)
        self._standing.append(self._latest)

    def call_planned(self, planned: CallPlanned) -> None:
        """Somebody means to call; what is no cry without a fault answers the latest one."""
        if planned.obligation and self._latest is not None:
            self._latest.callers[planned.seat] = planned

    def moved(self, report: Report, move: Move) -> None:
        """A token was made: who has noticed the fault before it, and what is no more?"""
        self._settle_watching()
        if not self._standing:
            return
        faults = self._match.table.faults
        gone = [each for each in self._standing if not any(fault is each.fault for fault in faults)]
        early = move.caller if not self._end_made_calls(report, move) else None
        for number, each in enumerate(gone):
            fate = _fate(move, report, is_first=number == 0)
            self._tally.fates[self._labels[each.fault.seat], fate] += 1
            self._end_calls(each, report, move, early)
            self._standing.remove(each)

    def finish(self) -> None:
        """Nothing comes any more."""
        self._settle_watching()

    def _settle_watching(self) -> None:
        """Nobody else can notice the latest fault: who did, and who did not?"""
        watched = self._latest
        if watched is None:
            return
        self._latest = None
        seen, tally = watched.seen, self._tally
        for seat, computer in self._computers.items():
            # Nobody but the offender himself goes out with his fault.
            if seat == seen.offender or seat in watched.fault.before.out:
                continue
            key = self._labels[seat], seen.kind.value
            noticed = seat in watched.callers
            tally.seen[key] += 1
            tally.noticed[key] += noticed
            factor = computer.level.strain.of_watching(
                watched.course,
                seen.heaps,
                seat,
                is_far=seen.is_far_from(seat),
                is_busy=seen.turn == seat,
            )
            miss = strained(1 - computer.level.notice[seen.kind.obligation - 1], factor)
            tally.chance_to_notice[key] += round(1_000_000 * (1 - miss))
            if factor == 1.0:
                tally.rest_seen[key] += 1
                tally.rest_noticed[key] += noticed
        for planned in watched.callers.values():
            tally.delays[self._labels[planned.seat], seen.kind.value, "drawn", planned.delay] += 1

    def _end_made_calls(self, report: Report, move: Move) -> bool:
        """A call that was due just now was made, whichever fault it answers; returns whether one was."""
        found = False
        for each in self._standing:
            planned = each.callers.get(move.caller) if move.caller is not None else None
            if planned is not None and planned.due == report.at:
                self._end(each, planned, "made", planned.delay)
                del each.callers[planned.seat]
                found = True
        return found

    def _end_calls(self, each: _Standing, report: Report, move: Move, early: Seat | None) -> None:
        """Nobody can call this fault any more; ``early`` is who called before it was due, with his move."""
        for planned in each.callers.values():
            if move.caller is not None:
                end = "own_move" if early == planned.seat else "forestalled"
            elif move.owed is not None or _is_mended(report):
                end = "put_right"
            else:
                end = "closed"
            # A call that was declined had waited as long as it was to; it came to nothing just before.
            self._end(each, planned, end, max(0, min(report.at - planned.due, -1) + planned.delay))

    def _end(self, each: _Standing, planned: CallPlanned, end: str, waited: int) -> None:
        label, kind = self._labels[planned.seat], each.seen.kind.value
        self._tally.ends[label, end] += 1
        self._tally.delays[label, kind, "made" if end == "made" else "cut", waited] += 1


def _fate(move: Move, report: Report, *, is_first: bool) -> str:
    if move.caller is not None:
        return "called" if is_first else "undone"
    if move.owed is not None:
        return "put_right"
    return "made_good" if _is_mended(report) else "escaped"


def _is_mended(report: Report) -> bool:
    return any(isinstance(event, FaultMended) for event in report.events)
