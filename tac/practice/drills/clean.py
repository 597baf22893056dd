"""Clean play: make the right moves until the turn is over, against a clock; a fault is explained at once.

A pure state machine: all moments are handed in, in ms of one clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tac.players.sight import heaps_shown
from tac.practice.drills.watch import Watch
from tac.practice.items.explaining import Explanation, explain
from tac.practice.items.mistakes import Mistake, Slip, faulty_item, mistake_in
from tac.practice.items.spots import spot_of
from tac.practice.items.turns import CleanTurn
from tac.practice.skill.levels import Levels
from tac.practice.skill.measures import Answer
from tac.practice.skill.staircase import Staircase
from tac.rules import FaultyMove, Move, Phase, Reason, Record, Table, apply, duties
from tac.rules.duties import obligation, refusal
from tac.rules.events import Event
from tac.rules.moves import DRAW, DRAWN_TO_OWN
from tac.rules.record import Turn

TURNS: Final = 10
"""So many turns are a session."""

_LIKELIEST: Final = {
    1: FaultyMove.DRAW_PAST_CENTRAL,
    2: FaultyMove.DRAW_PAST_OPPONENT,
    3: FaultyMove.OWN_PAST_CENTRAL,
    4: FaultyMove.OWN_PAST_OPPONENT,
}
"""As which kind a duty counts that was done, or for which the time ran out."""


class Verdict(Enum):
    """What a move was."""

    RIGHT = "right"
    FAULT = "fault"
    """Explained, and not made: the owed move is still to come."""
    REFUSED = "refused"
    """The table does not allow it: nothing happened."""
    TIME_UP = "time_up"
    """No move came in time: explained, and as much time as one likes from here on."""


@dataclass(frozen=True, slots=True)
class Played:
    """One move judged. ``events`` are what it did, if it was right; ``answer`` is there where a duty counted.

    ``mistake`` is a fault to come back to.
    """

    verdict: Verdict
    events: tuple[Event, ...] = ()
    reason: Reason | None = None
    explanation: Explanation | None = None
    answer: Answer | None = None
    level: Staircase | None = None
    mistake: Mistake | None = None
    points: int = 0


class CleanGame:
    """Turn by turn. The view calls `next`, `landed` whenever the table rests, then `move` or `advance`."""

    def __init__(self, turns: Iterator[CleanTurn], levels: Levels, *, patient: bool = False) -> None:
        self.levels = levels
        self.patient = patient
        self.turn: CleanTurn | None = None
        self.table: Table | None = None
        """How it lies now; None between turns and at the end."""
        self.points = self.row = self.best_row = 0
        self.played = 0
        """So many turns are over."""
        self.clean = 0
        """So many of them without a mistake."""
        self._turns = turns
        self._watch = Watch()
        self._moves: list[Move] = []
        self._landed: float | None = None
        self._counted = False
        self._spoilt = False

    @property
    def is_over(self) -> bool:
        """Whether all turns of the session have been played."""
        return self.played >= TURNS and self.table is None

    def next(self) -> CleanTurn | None:
        """The next turn; None when the session is over."""
        if self.played >= TURNS:
            return None
        self.turn = next(self._turns)
        self.table = self.turn.table
        self._moves = []
        self._spoilt = False
        self._await()
        return self.turn

    # -- time ----------------------------------------------------------------------------------------

    def landed(self, now: float) -> None:
        """The table rests: the time for the next move runs."""
        if self.table is not None and self._landed is None:
            self._landed = self._watch.at(now)

    @property
    def given(self) -> int | None:
        """How many ms there are for the move that is owed now; None where there is no time for it."""
        duty = self._duty()
        if self.patient or duty is None or self._counted:
            return None
        return self.levels.given(_LIKELIEST[duty])

    def bar(self, now: float) -> float:
        """How much of that is left, 1 to 0."""
        given = self.given
        if given is None or self._landed is None:
            return 1.0
        return min(1.0, max(0.0, 1 - (self._watch.at(now) - self._landed) / given))

    def next_due(self) -> float | None:
        """When, by the caller's clock, `advance` has something to do; None while it has not."""
        given = self.given
        if given is None or self._landed is None or self._watch.is_paused:
            return None
        return self._landed + given - self._watch.at(0.0)

    def pause(self, now: float) -> None:
        """Time stands, and no move is made."""
        self._watch.pause(now)

    def resume(self, now: float) -> None:
        """Time goes on."""
        self._watch.resume(now)

    def advance(self, now: float) -> Played | None:
        """Let time pass: a duty whose time is over counts as passed over, and is explained."""
        table = self.table
        if table is None or self.given is None or self.bar(now) > 0 or self._watch.is_paused:
            return None
        duty = self._duty()
        assert duty is not None
        answer, level = self._count(table, _LIKELIEST[duty], None, None)
        # As if the duty had been passed over in the likeliest way.
        explanation = explain(table, DRAW if table.drawn is None else DRAWN_TO_OWN)
        return Played(Verdict.TIME_UP, explanation=explanation, answer=answer, level=level)

    # -- moves ---------------------------------------------------------------------------------------

    def move(self, move: Move, now: float) -> Played | None:
        """Make ``move``; None where none can be made now."""
        late = self.advance(now)
        table = self.table
        if late is not None or table is None or self._watch.is_paused:
            return late
        reason = refusal(table, move)
        if reason is not None:
            return Played(Verdict.REFUSED, reason=reason)
        if move not in duties(table):
            return self._fault(table, move)
        answer, level, points = None, None, 0
        duty = self._duty()
        if duty is not None and not self._counted:
            points = 100 if self.patient else 100 + round(100 * self.bar(now))
            ms = None if self._landed is None else round(self._watch.at(now) - self._landed)
            answer, level = self._count(table, _LIKELIEST[duty], True, ms)
        self.points += points
        self.table, events = apply(table, move)
        self._moves.append(move)
        self._await()
        self._end_of_turn(table)
        return Played(Verdict.RIGHT, events, answer=answer, level=level, points=points)

    def record(self) -> Record:
        """The game up to the table as it lies, or lay when the turn ended."""
        assert self.turn is not None
        record = self.turn.record
        if not self._moves:
            return record
        return Record(record.deal, (*record.turns, Turn(self.turn.seat, tuple(self._moves))))

    def _fault(self, table: Table, move: Move) -> Played:
        explanation = explain(table, move)
        assert explanation.kind is not None
        item = faulty_item(self.record(), move)
        mistake = None if item is None else mistake_in(item, Slip.MADE)
        answer, level = None, None
        if not self._counted:
            answer, level = self._count(table, explanation.kind, False, None)
        return Played(Verdict.FAULT, explanation=explanation, answer=answer, level=level, mistake=mistake)

    def _count(
        self, table: Table, kind: FaultyMove, done: bool | None, ms: int | None
    ) -> tuple[Answer, Staircase | None]:
        """A duty was done or passed over: it counts once, however often one tries from here on."""
        place = duties(table)[0].target
        assert place is not None
        spot = spot_of(place, table.turn, len(table.piles))
        given, heaps = self.given, heaps_shown(table, table.turn)
        answer = Answer(kind, spot, True, done, ms, given, len(table.piles), heaps)
        self._counted = True
        self.row = self.row + 1 if done else 0
        self.best_row = max(self.best_row, self.row)
        self._spoilt = self._spoilt or not done
        return answer, self._level(table, kind, bool(done))

    def _level(self, table: Table, kind: FaultyMove, done: bool) -> Staircase | None:
        """The new level of ``kind``; None where it changes none.

        The time given was that of the likeliest kind, so it is that one's level which has to change. Where
        something else was done, that is kept with the next answer of its own kind.
        """
        likeliest = _LIKELIEST[obligation(duties(table)[0])]
        if self.patient:
            return None
        level = self.levels.answered(likeliest, done)
        return level if kind is likeliest else None

    def _duty(self) -> int | None:
        """The obligation that is owed now and can be passed over, 1 to 4."""
        if self.table is None:
            return None
        owed = duties(self.table)
        if not owed or owed[0].source is None or obligation(owed[0]) == 5:
            return None
        return obligation(owed[0])

    def _await(self) -> None:
        self._landed, self._counted = None, False

    def _end_of_turn(self, before: Table) -> None:
        after = self.table
        assert after is not None
        seat = before.turn
        if after.turn == seat and after.phase is Phase.PLAY and seat not in after.out:
            return
        self.played += 1
        self.clean += not self._spoilt
        self.table = None
