"""The call desk: what a call is, and for how long a false one locks its seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from tac.match.commands import Declined, MatchReason
from tac.match.setup import Timing
from tac.rules import Phase, Reason, Seat, Table
from tac.rules.calls import call_refusal


class Verdict(Enum):
    """What a call that is not declined is."""

    RIGHT = "right"
    FALSE = "false"
    SAME = "same"
    """The one before it is still being shown, or was made a moment ago: it is the same call."""
    TOO_LATE = "too_late"
    """The next player's move has just closed the fault."""


@dataclass(frozen=True, slots=True)
class _Closed:
    """A fault of ``offender`` that ``by`` closed with a move at ``at``."""

    offender: Seat
    by: Seat
    at: int


@dataclass(frozen=True, slots=True)
class _Called:
    """A fault of ``offender`` that was called rightly at ``at``."""

    offender: Seat
    at: int


class CallDesk:
    """Judges calls; all times in milliseconds since the start."""

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        self._until: dict[Seat, int] = {}
        self._length: dict[Seat, int] = {}
        self._closed: _Closed | None = None
        self._called: _Called | None = None
        self._settling: int | None = None

    def judge(self, table: Table, caller: Seat, now: int) -> Verdict | Declined:
        """What a call of ``caller`` on ``table`` is; nothing changes by asking.

        Whether a fault stands, or the end waits for one (R6.6), shows in nothing but a right call.
        """
        if self._settling is not None or self._is_same(table, now):
            return Verdict.SAME
        until = self._until.get(caller, 0)
        if now < until:
            return Declined(MatchReason.CALLS_LOCKED, until)
        if caller in table.out:
            return Declined(Reason.CALLER_OUT)
        if table.phase is Phase.OVER:
            table = replace(table, phase=Phase.SETTLE)
        reason = call_refusal(table, caller)
        if reason is None and table.faults:
            return Verdict.RIGHT
        if self._is_too_late(table, caller, now):
            return Verdict.TOO_LATE
        return Verdict.FALSE if reason is None else Declined(reason)

    def called_rightly(self, caller: Seat) -> None:
        """The next false call of ``caller`` locks for the shortest time again."""
        self._length.pop(caller, None)

    def called_falsely(self, caller: Seat, now: int) -> int:
        """Lock the calls of ``caller``, each time for twice as long; returns until when."""
        length = self._length.get(caller, self._timing.lock_first)
        self._length[caller] = min(length * 2, self._timing.lock_most)
        self._until[caller] = now + length
        return now + length

    def fault_closed(self, offender: Seat, by: Seat, now: int) -> None:
        """The move of ``by`` has closed a standing fault of ``offender`` (R6.5 d)."""
        self._closed = _Closed(offender, by, now)

    def turn_is(self, seat: Seat) -> None:
        """After each move: ``seat`` is on turn; once that is another, no call is late for the turn before."""
        if self._closed is not None and self._closed.by != seat:
            self._closed = None
        if self._called is not None and self._called.offender != seat:
            self._called = None

    def begin_settling(self, report: int, offender: Seat, now: int) -> None:
        """A fault of ``offender`` was called; until that report is shown every call is the same one."""
        self._settling = report
        self._called = _Called(offender, now)
        self._closed = None

    def end_settling(self, report: int | None = None) -> None:
        """The "Tač!" moment of ``report`` (None: whichever there is) has ended or was skipped."""
        if report is None or report == self._settling:
            self._settling = None

    def _is_same(self, table: Table, now: int) -> bool:
        """Whether a call is meant for a fault that somebody else was a little quicker to call.

        However short it was shown: without motion it is over at once. That holds within the grace, as long as
        the offender is still on turn and has made no other fault.
        """
        called = self._called
        return (
            called is not None
            and not table.faults
            and table.turn == called.offender
            and now - called.at <= self._timing.late_call_grace
        )

    def _is_too_late(self, table: Table, caller: Seat, now: int) -> bool:
        """Whether a call is meant for a fault that was closed a moment ago.

        That holds while the player who closed it is still on turn, within the grace, and for anyone but
        the offender.
        """
        closed = self._closed
        return (
            closed is not None
            and caller != closed.offender
            and table.turn == closed.by
            and now - closed.at <= self._timing.late_call_grace
        )
