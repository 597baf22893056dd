"""Live: computers play, and faults are to be called: many at first, in the end as few as in real games.

Pure but for the match it goes along with. All moments are those of the match's clock, in ms, which stands
still in pauses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from tac.match import Match, Report, Timing
from tac.players import Computer, Level
from tac.players.sight import heaps_shown
from tac.practice.drills.pressure import PressedComputer, pressed_level, with_window
from tac.practice.items.explaining import Explanation, explain
from tac.practice.items.finding import nearly
from tac.practice.items.mistakes import Mistake, Slip, mistake_at
from tac.practice.items.spots import Place, spot_of
from tac.practice.skill.levels import Levels
from tac.practice.skill.measures import Answer
from tac.practice.skill.staircase import Staircase
from tac.rules import Fault, FaultyMove, Move, Phase, Seat, Table, faulty_move


class Call(Enum):
    """What a call was."""

    HIT = "hit"
    FALSE_ALARM = "false_alarm"
    TOO_LATE = "too_late"
    """The next player's move had just closed the fault, which counts as missed."""
    SAME = "same"
    """Of this move there has been a call already."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a call was; ``ms`` is the reaction, ``explanation`` what the fault was or why there was none.

    Of a hit and of a false alarm there is the ``move`` that was called, too, and the table ``before`` it.
    """

    call: Call
    ms: int | None = None
    explanation: Explanation | None = None
    before: Table | None = None
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """An answer that counts: with the ``level`` of its kind after it, and the mistake to come back to.

    ``explanation`` is there with a mistake, too.
    """

    answer: Answer
    level: Staircase | None = None
    mistake: Mistake | None = None
    explanation: Explanation | None = None


@dataclass(slots=True)
class _Seen:
    """The latest move in order, or a fault that stands."""

    before: Table
    move: Move
    report: int
    number: int
    fault: Fault | None = None
    landed: int | None = None
    called: bool = False


class LiveDrill:
    """Goes along with one match. ``viewer`` is the seat from which the player looks; a computer plays it.

    Make the match with ``computers=drill.computer``, `attach` it, and call `landed` with each report that it
    is told was shown. ``noted`` gets every answer. With ``pointing`` a hit counts when `point` says where.
    Where it is ``patient`` the caller lets no time pass on the match's clock while the drill `waits`, nothing
    is timed, and levels stay as they are.
    """

    def __init__(
        self,
        viewer: Seat,
        levels: Levels,
        noted: Callable[[Noted], object],
        *,
        pointing: bool = False,
        patient: bool = False,
    ) -> None:
        self.viewer = viewer
        self.patient = patient
        self.waits = False
        """Whether a turn is over and all of it has been seen, so that it goes on with `go_on` only."""
        self._passed: int | None = None
        self.levels = levels
        self.pointing = pointing
        self.row = self.best_row = 0
        self.hits = self.misses = self.false_alarms = 0
        self._noted = noted
        self._match: Match | None = None
        self._table: Table | None = None
        self._standing: list[_Seen] = []
        self._latest: _Seen | None = None
        self._closed_at: int | None = None
        self._pointed_for: tuple[_Seen, int] | None = None

    # -- the game ------------------------------------------------------------------------------------

    def computer(self, seat: Seat, level: Level, seed: int) -> Computer:
        """The computer of a seat: for ``computers`` of the match."""
        return PressedComputer(seat, level, seed, self.pressed)

    def pressed(self, level: Level) -> Level:
        """``level`` as the computers play at it now: see `pressed_level`."""
        return pressed_level(level, self.levels, self.hits + self.misses)

    def timing(self, timing: Timing) -> Timing:
        """``timing`` for the match: see `with_window`."""
        return with_window(timing, self.levels)

    def attach(self, match: Match) -> None:
        """Go along with ``match``, from now on."""
        self._match, self._table = match, match.table
        match.listen(self._told)

    def landed(self, report: int, now: int) -> None:
        """The cards of report ``report`` lie there."""
        for seen in (*self._standing, *([self._latest] if self._latest is not None else ())):
            if seen.report == report and seen.landed is None:
                seen.landed = now
        if self.patient and report == self._passed:
            self.waits, self._passed = True, None

    def go_on(self) -> None:
        """Who practises has seen enough of a turn."""
        self.waits = False

    # -- calls ---------------------------------------------------------------------------------------

    def call(self, now: int) -> Heard | None:
        """Tač! None where nothing has been played yet, the match is over, or a place is still to be shown."""
        match = self._match
        if match is None or match.is_over or match.is_paused or self._pointed_for is not None:
            return None
        match.advance()
        if self._standing:
            return self._hit(match, self._standing[0], now)
        grace, latest = match.setup.timing.late_call_grace, self._latest
        if self._closed_at is not None and now - self._closed_at <= grace:
            if latest is not None:
                # Whoever still had the fault before in mind has not judged this one, nor let it pass.
                latest.called = True
            return Heard(Call.TOO_LATE)
        if latest is None:
            return None
        if latest.called:
            return Heard(Call.SAME)
        latest.called = True
        return self._false_alarm(latest)

    def point(self, place: Place) -> bool | None:
        """Show where the card belonged; whether that is right. None where nobody asked."""
        if self._pointed_for is None:
            return None
        (seen, ms), self._pointed_for = self._pointed_for, None
        assert seen.fault is not None
        right = any(move.target == place for move in seen.fault.owed)
        self._note_hit(seen, ms, right)
        return right

    @property
    def awaits_place(self) -> bool:
        """Whether a place is to be shown now."""
        return self._pointed_for is not None

    def finish(self) -> None:
        """It ends here: a hit for which a place was still to be shown counts without it."""
        if self._pointed_for is not None:
            (seen, ms), self._pointed_for = self._pointed_for, None
            self._note_hit(seen, ms, None)

    def _hit(self, match: Match, seen: _Seen, now: int) -> Heard:
        fault = seen.fault
        assert fault is not None
        ms = max(0, now - (now if seen.landed is None else seen.landed))
        seen.called = True
        self.waits = False
        # Who practises has no seat of his own: somebody who may call does it for him.
        callers = [seat for seat in match.table.others(fault.seat) if seat not in match.table.out]
        match.call(self.viewer if self.viewer in callers else callers[0])
        self.row += 1
        self.best_row = max(self.best_row, self.row)
        self.hits += 1
        if self.pointing:
            self._pointed_for = (seen, ms)
        else:
            self._note_hit(seen, ms, None)
        return Heard(Call.HIT, ms, explain(seen.before, seen.move), seen.before, seen.move)

    def _note_hit(self, seen: _Seen, ms: int, pointed: bool | None) -> None:
        level = self._level(_kind(seen), True)
        # A call before the card lay there is right, but no reaction.
        reaction = None if self.patient or not ms else ms
        self._noted(Noted(self._answer(seen, True, reaction, pointed=pointed), level))

    def _level(self, kind: FaultyMove | None, right: bool) -> Staircase | None:
        """The new level of ``kind`` after an answer; None where that changes none."""
        return None if kind is None or self.patient else self.levels.answered(kind, right)

    def _false_alarm(self, seen: _Seen) -> Heard:
        self.row = 0
        self.false_alarms += 1
        answer = self._answer(seen, True, None)
        self._noted(Noted(answer, self._level(answer.kind, False)))
        return Heard(Call.FALSE_ALARM, None, explain(seen.before, seen.move), seen.before, seen.move)

    # -- what happens --------------------------------------------------------------------------------

    def _told(self, report: Report) -> None:
        match, before = self._match, self._table
        if match is None or before is None or report.move is None:
            return
        after = self._table = match.table
        self._rest(after, report.at)
        self._passed = report.number if after.turn != before.turn else None
        if not report.move.is_turn_move:
            self._latest = None
            return
        self._closed_at = report.at if self._closed_at == report.at else None
        seen = _Seen(before, report.move, report.number, match.move_number)
        if after.correctable:
            seen.fault = after.faults[-1]
            self._standing.append(seen)
            self._latest = None
        else:
            # While a fault stands, a call is meant for that one.
            self._latest = seen if not after.faults else None

    def _rest(self, after: Table, at: int) -> None:
        """What the latest token has ended: faults that were called, missed or made good; a move in order."""
        still = [s for s in self._standing if any(s.fault is fault for fault in after.faults)]
        gone = [s for s in self._standing if s not in still]
        self._standing = still
        # What the call of an earlier one took back can be called no more: it says nothing.
        let_pass = [] if any(seen.called for seen in gone) else gone
        for seen in let_pass:
            if self._is_missed(seen, after):
                self._closed_at = at
                self._miss(seen, at)
            else:
                # Its player made it good himself. That is nothing to go through, but had it been called
                # before, it would have been a hit.
                self._noted(Noted(self._answer(seen, False, None)))
        latest = self._latest
        if latest is not None and not latest.called:
            # Let pass: a trial if a call of it would have been one.
            answer = self._answer(latest, False, None)
            if answer.kind is not None:
                self._noted(Noted(answer))

    def _is_missed(self, seen: _Seen, after: Table) -> bool:
        """Whether the fault was closed by the next player, or by the end (R6.5 d, R6.6)."""
        fault = seen.fault
        assert fault is not None
        return after.accused != fault.seat or after.phase is Phase.OVER

    def _miss(self, seen: _Seen, at: int) -> None:
        match = self._match
        assert match is not None
        self.row = 0
        self.misses += 1
        kind = _kind(seen)
        given = None if seen.landed is None or self.patient else at - seen.landed
        level = self._level(kind, False)
        mistake = mistake_at(match.record(), seen.number, Slip.MISSED, kind, self.viewer, seen.move)
        answer = self._answer(seen, False, None, given=given)
        self._noted(Noted(answer, level, mistake, explain(seen.before, seen.move)))

    def _answer(
        self,
        seen: _Seen,
        called: bool,
        ms: int | None,
        *,
        given: int | None = None,
        pointed: bool | None = None,
    ) -> Answer:
        table, fault = seen.before, seen.fault
        players, heaps = len(table.piles), heaps_shown(table, table.turn)
        kind: FaultyMove | None = None
        place: Place | None = None
        if fault is not None:
            kind, place = _kind(seen), fault.owed[0].target
        else:
            for taken_for, _, where in nearly(table, seen.move):
                kind, place = taken_for, where
                break
        spot = None if place is None else spot_of(place, self.viewer, players)
        return Answer(kind, spot, fault is not None, called, ms, given, players, heaps, pointed)


def _kind(seen: _Seen) -> FaultyMove:
    assert seen.fault is not None
    return faulty_move(seen.fault.obligation, seen.move)
