"""The call desk: locks after false calls, calls that come too late, calls that are the same call."""

from __future__ import annotations

from dataclasses import dataclass

from tac.match.setup import Timing
from tac.rules import Seat


@dataclass(frozen=True, slots=True)
class _Closed:
    """A fault of ``offender`` that ``by`` closed with a move at ``at``."""

    offender: Seat
    by: Seat
    at: int


class CallDesk:
    """Decides what a call is apart from the rules; all times in milliseconds since the start."""

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        self._until: dict[Seat, int] = {}
        self._length: dict[Seat, int] = {}
        self._closed: _Closed | None = None
        self._settling: int | None = None

    def locked_until(self, seat: Seat, now: int) -> int | None:
        """Until when ``seat`` may not call, or None where it may."""
        until = self._until.get(seat, 0)
        return until if now < until else None

    def lock(self, seat: Seat, now: int) -> int:
        """Lock the calls of ``seat`` after a false one; returns until when."""
        length = self._length.get(seat, self._timing.lock_first)
        self._length[seat] = min(length * 2, self._timing.lock_most)
        self._until[seat] = now + length
        return now + length

    def unlock(self, seat: Seat) -> None:
        """A right call of ``seat``: the next false one locks for the shortest time again."""
        self._length.pop(seat, None)
        self._until.pop(seat, None)

    def fault_closed(self, offender: Seat, by: Seat, now: int) -> None:
        """The move of ``by`` has closed a standing fault of ``offender`` (R6.5 d)."""
        self._closed = _Closed(offender, by, now)

    def is_too_late(self, caller: Seat, turn: Seat, now: int) -> bool:
        """Whether a call is meant for a fault that was closed a moment ago.

        That holds while the player who closed it is still on turn, within the grace, and for anyone but
        the offender.
        """
        closed = self._closed
        return (
            closed is not None
            and caller != closed.offender
            and turn == closed.by
            and now - closed.at <= self._timing.late_call_grace
        )

    def begin_settling(self, report: int) -> None:
        """A right call was made; until that report is shown every call counts as the same one."""
        self._settling = report
        self._closed = None

    def end_settling(self, report: int | None = None) -> None:
        """The "Tač!" moment of ``report`` (None: whichever there is) has ended or was skipped."""
        if report is None or report == self._settling:
            self._settling = None

    @property
    def is_settling(self) -> bool:
        """Whether a call now would be the same call as the one being shown."""
        return self._settling is not None
