"""A recorded game to be looked at again: its tables, its moments, and what a time line marks."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from enum import Enum
from functools import cached_property

from msgspec import Struct

from tac.history.facts import GameFacts, game_facts
from tac.history.watch import FaultFacts, Outcome
from tac.rules import Card, FaultyMove, Kind, Move, Record, Seat, Table, replay
from tac.rules.events import Called, FalselyCalled, WentOut
from tac.rules.record import Step


class Moment(Struct, frozen=True):
    """A fault with the table on which it was made: ``seat`` made ``move`` and owed one
    of ``owed`` with ``card``.

    ``token`` is its number in the record (0 = first), ``number`` that of the move, calls left out (1 =
    first). ``missed`` are those who could have called it when nobody did, ``caller`` is who did.
    """

    token: int
    number: int
    turn: int
    seat: Seat
    kind: FaultyMove
    outcome: Outcome
    caller: Seat | None
    missed: tuple[Seat, ...]
    before: Table
    move: Move
    card: Card
    owed: tuple[Move, ...]


class MarkKind(Enum):
    """What the time line shows, each with a sign of its own."""

    CALLED = "called"
    """A fault that was called, or taken back with one that was."""
    MISSED = "missed"
    """A fault that nobody called; also one that stood when the game was left."""
    PUT_RIGHT = "put_right"
    """A fault that its player put right himself."""
    CALL = "call"
    FALSE_CALL = "false_call"
    OUT = "out"


class Mark(Struct, frozen=True):
    """Token ``token`` (0 = first) was a fault or a call of ``seat``, or its last card."""

    token: int
    kind: MarkKind
    seat: Seat


_KINDS = {
    Outcome.CALLED: MarkKind.CALLED,
    Outcome.TAKEN_BACK: MarkKind.CALLED,
    Outcome.PUT_RIGHT: MarkKind.PUT_RIGHT,
    Outcome.MENDED: MarkKind.PUT_RIGHT,
    Outcome.UNSEEN: MarkKind.MISSED,
    Outcome.STANDING: MarkKind.MISSED,
}


class Film:
    """The game of ``record``, which is replayed once; raises `RecordError` where it does not hold.

    A place in it is how many tokens have been made: 0 is the deal, ``length`` the end.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: tuple[Step, ...] = tuple(replay(record))
        self.facts: GameFacts = game_facts(record, self.steps)

    @property
    def length(self) -> int:
        """How many tokens there are."""
        return len(self.steps)

    def table(self, place: int) -> Table:
        """What lies on the table at this place."""
        return self.record.deal.table() if place == 0 else self.steps[place - 1].after

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """How many moves, as players count them, have been made at each place."""
        count, found = 0, [0]
        for step in self.steps:
            count += step.move.caller is None and step.move.kind is not Kind.SETTLE
            found.append(count)
        return tuple(found)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Every fault of the game, in the order of play."""
        return tuple(self._moment(fault) for fault in self.facts.faults)

    def _moment(self, fault: FaultFacts) -> Moment:
        step = self.steps[fault.token]
        made = step.after.faults[-1]
        return Moment(
            token=fault.token,
            number=self.numbers[fault.token + 1],
            turn=fault.turn,
            seat=fault.seat,
            kind=fault.kind,
            outcome=fault.outcome,
            caller=fault.caller,
            missed=tuple(miss.seat for miss in self.facts.misses if miss.token == fault.token),
            before=made.before,
            move=made.move,
            card=made.card,
            owed=made.owed,
        )

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """What there is to be marked, in the order of play."""
        found = [Mark(fault.token, _KINDS[fault.outcome], fault.seat) for fault in self.facts.faults]
        for token, step in enumerate(self.steps):
            for event in step.events:
                if isinstance(event, Called):
                    found.append(Mark(token, MarkKind.CALL, event.caller))
                elif isinstance(event, FalselyCalled):
                    found.append(Mark(token, MarkKind.FALSE_CALL, event.caller))
                elif isinstance(event, WentOut):
                    found.append(Mark(token, MarkKind.OUT, event.seat))
        return tuple(sorted(found, key=lambda mark: mark.token))

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The places at which turns begin."""
        return tuple(token for token, step in enumerate(self.steps) if step.index == 1)

    @cached_property
    def faults(self) -> tuple[int, ...]:
        """The places just before each fault."""
        return tuple(fault.token for fault in self.facts.faults)

    def fault_at(self, place: int) -> Moment | None:
        """The fault that is made next at this place."""
        number = bisect_left(self.faults, place)
        found = number < len(self.faults) and self.faults[number] == place
        return self.moments[number] if found else None

    def turn_after(self, place: int) -> int:
        """Where the next turn begins; the end where none does."""
        return _after(self.turns, place, self.length)

    def turn_before(self, place: int) -> int:
        """Where this turn began, or the one before it."""
        return _before(self.turns, place)

    def fault_after(self, place: int) -> int | None:
        """The place of the next fault, if there is one."""
        found = _after(self.faults, place, -1)
        return None if found < 0 else found

    def fault_before(self, place: int) -> int | None:
        """The place of the fault before this place, if there is one."""
        number = bisect_left(self.faults, place)
        return self.faults[number - 1] if number else None

    def those(self, which: Callable[[Moment], bool]) -> tuple[Moment, ...]:
        """The moments that are meant."""
        return tuple(moment for moment in self.moments if which(moment))

    def missed_by(self, seat: Seat) -> tuple[Moment, ...]:
        """The faults of others that this player could have called, and nobody did."""
        return self.those(lambda moment: seat in moment.missed)

    def made_by(self, seat: Seat) -> tuple[Moment, ...]:
        """This player's own faults."""
        return self.those(lambda moment: moment.seat == seat)


def _after(places: tuple[int, ...], place: int, end: int) -> int:
    number = bisect_right(places, place)
    return places[number] if number < len(places) else end


def _before(places: tuple[int, ...], place: int) -> int:
    number = bisect_left(places, place)
    return places[number - 1] if number else 0
