"""Faults and calls of a replayed game: who made them, what became of them, how long it took."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from tac.rules import Fault, FaultyMove, Kind, Seat, faulty_move
from tac.rules.events import FaultClosed
from tac.rules.record import Step


class Outcome(Enum):
    """What became of a fault. The values stand in the database."""

    CALLED = "called"
    """Somebody called it (R6.5 a)."""
    PUT_RIGHT = "put_right"
    """Its player took it back at once (R6.5 b)."""
    MENDED = "mended"
    """Its player made the owed move later in the same turn (R6.5 c)."""
    UNSEEN = "unseen"
    """Nobody called it in time (R6.5 d, R6.6)."""
    TAKEN_BACK = "taken_back"
    """An earlier fault of the same turn was called, which took this one back, too (R6.2)."""
    STANDING = "standing"
    """The game was left while it stood."""


class FaultFacts(Struct, frozen=True):
    """One fault: token ``token`` (0 = first) of line ``turn`` (1 = first), made by ``seat``.

    ``caller`` is who called it. ``ms`` is how long it could be seen until it was over, None where the
    record does not say.
    """

    token: int
    turn: int
    seat: Seat
    kind: FaultyMove
    outcome: Outcome
    caller: Seat | None
    ms: int | None


class CallFacts(Struct, frozen=True):
    """One call by ``seat`` with token ``token``; ``kind`` is the fault it answers, None for a false call.

    ``ms`` is the reaction: from when the fault's card lay on the table, or from its move where the record
    does not say when it did; for a false call from the move before it. A right call that came before the
    card lay there is no reaction, and has none.
    """

    token: int
    turn: int
    seat: Seat
    against: Seat | None
    kind: FaultyMove | None
    ms: int | None


class MissFacts(Struct, frozen=True):
    """``seat`` could have called the fault of token ``token``, which nobody did; it stood for ``ms``."""

    token: int
    seat: Seat
    kind: FaultyMove
    ms: int | None


class _Watched:
    """A fault that stands: where and when it was made."""

    def __init__(self, fault: Fault, token: int, turn: int) -> None:
        self.fault = fault
        self.token = token
        self.turn = turn
        self.kind = faulty_move(fault.obligation, fault.move)


class _Watch:
    """Goes along with a game."""

    def __init__(self, times: Sequence[int] | None, landed: Sequence[int | None] | None) -> None:
        self._times = times
        self._landed = landed
        self._standing: list[_Watched] = []
        self._latest = 0
        self.faults: list[FaultFacts] = []
        self.calls: list[CallFacts] = []
        self.misses: list[MissFacts] = []

    def take(self, token: int, step: Step) -> None:
        """Take the next token in."""
        if step.move.caller is not None:
            self._call(token, step, step.move.caller)
        still: list[_Watched] = []
        gone: list[_Watched] = []
        for watched in self._standing:
            stands = any(fault is watched.fault for fault in step.after.faults)
            (still if stands else gone).append(watched)
        for number, watched in enumerate(gone):
            self._over(watched, token, _outcome(step, watched, number), step)
        self._standing = still
        moved = step.move.is_turn_move or step.move.kind is Kind.CORRECTION
        if moved and step.after.correctable:
            self._standing.append(_Watched(step.after.faults[-1], token, step.turn))
        if moved or gone:
            self._latest = token

    def left(self) -> None:
        """The record ends here."""
        for watched in self._standing:
            self._note(watched, Outcome.STANDING, None, None)

    def _call(self, token: int, step: Step, caller: Seat) -> None:
        faults = step.before.faults
        if faults:
            first = self._standing[0]
            ms = self._between(first.token, token) or None
            self.calls.append(CallFacts(token, step.turn, caller, first.fault.seat, first.kind, ms))
        else:
            ms = self._between(self._latest, token)
            self.calls.append(CallFacts(token, step.turn, caller, step.before.accused, None, ms))

    def _over(self, watched: _Watched, token: int, outcome: Outcome, step: Step) -> None:
        ms = self._between(watched.token, token)
        self._note(watched, outcome, step.move.caller if outcome is Outcome.CALLED else None, ms)
        if outcome is Outcome.UNSEEN:
            offender, out = watched.fault.seat, step.before.out
            self.misses += [
                MissFacts(watched.token, seat, watched.kind, ms)
                for seat in step.before.seats
                if seat != offender and seat not in out
            ]

    def _note(self, watched: _Watched, outcome: Outcome, caller: Seat | None, ms: int | None) -> None:
        self.faults.append(
            FaultFacts(watched.token, watched.turn, watched.fault.seat, watched.kind, outcome, caller, ms)
        )

    def _between(self, since: int, token: int) -> int | None:
        """The ms from when token ``since`` was to be seen until ``token``."""
        if self._times is None:
            return None
        landed = self._landed[since] if self._landed is not None else None
        return max(0, self._times[token] - (self._times[since] if landed is None else landed))


def watch(
    steps: Sequence[Step], times: Sequence[int] | None, landed: Sequence[int | None] | None
) -> tuple[tuple[FaultFacts, ...], tuple[CallFacts, ...], tuple[MissFacts, ...]]:
    """The faults, calls and missed faults of a game, in the order of their tokens.

    ``times`` are when the tokens were made, ``landed`` when their cards lay there (ms since the start).
    """
    seen = _Watch(times, landed)
    for token, step in enumerate(steps):
        seen.take(token, step)
    seen.left()
    faults = sorted(seen.faults, key=lambda fault: fault.token)
    return tuple(faults), tuple(seen.calls), tuple(seen.misses)


def _outcome(step: Step, watched: _Watched, number: int) -> Outcome:
    """What ``step`` made of a fault that it ended, the one ``number`` of those (0 = oldest)."""
    if step.move.caller is not None:
        return Outcome.CALLED if number == 0 else Outcome.TAKEN_BACK
    if step.move.kind is Kind.CORRECTION and watched.fault is step.before.faults[-1]:
        return Outcome.PUT_RIGHT
    closed = any(isinstance(event, FaultClosed) for event in step.events)
    return Outcome.UNSEEN if closed else Outcome.MENDED
