"""Games that computers play by the opponents' own attention model, decision by decision.

No clock runs: who notices a fault calls it at once. What comes out is a game like any other, and
`Decision.record` is its record so far, which holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tac.players import START, Computer, Course, Level, SeenFault, Sight
from tac.rules import HouseRules, Move, Phase, Record, Recorder, Seat, Table, apply, deal
from tac.rules.record import Turn

MOST_TOKENS: Final = 2_000
"""A game is broken off after so many tokens."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is on turn decides on ``move``, which will be token ``number`` (1 = first) of the game ``seed``.

    ``table``, ``sight`` and ``course`` are what there is to decide by, before the move is made.
    """

    seed: int
    number: int
    table: Table
    sight: Sight
    course: Course
    move: Move
    just_called: bool
    recorder: Recorder

    def record(self) -> Record:
        """The game up to this decision, also when it has gone on meanwhile."""
        return cut(self.recorder.record(self.table), self.number - 1)


def walk(
    seed: int, seats: int, levels: Sequence[Level], rules: HouseRules | None = None
) -> Iterator[Decision]:
    """The decisions of the game with deal number ``seed`` for 2, 3 or 4 ``seats``, in order.

    ``levels`` are handed round, a different one first in each game; so is who begins.
    """
    dealt = deal(seed, seats, Seat(seed // 7 % seats), rules)
    computers = [Computer(Seat(seat), levels[(seat + seed) % len(levels)], seed) for seat in range(seats)]
    recorder = Recorder(dealt)
    table, course, number, just_called = dealt.table(), START, 0, False
    while table.phase is Phase.PLAY and number < MOST_TOKENS:
        number += 1
        sight = Sight.of(table)
        move = computers[table.turn].choose(sight, course, number, just_called)
        yield Decision(seed, number, table, sight, course, move, just_called, recorder)
        made_on = course
        table, course = _made(recorder, table, course, move)
        caller = _who_calls(computers, table, made_on, number)
        just_called = caller is not None
        if caller is not None:
            number += 1
            table, course = _made(recorder, table, course, Move.call(caller))


def cut(record: Record, tokens: int) -> Record:
    """The first ``tokens`` tokens of the game of ``record``, as a record of an unfinished game."""
    turns: list[Turn] = []
    for turn in record.turns:
        if tokens <= 0:
            break
        turns.append(turn if len(turn.moves) <= tokens else Turn(turn.seat, turn.moves[:tokens]))
        tokens -= len(turn.moves)
    return Record(record.deal, tuple(turns))


def _made(recorder: Recorder, table: Table, course: Course, move: Move) -> tuple[Table, Course]:
    recorder.note(table, move)
    after, events = apply(table, move)
    return after, course.after(events)


def _who_calls(computers: Sequence[Computer], table: Table, made_on: Course, number: int) -> Seat | None:
    """Who of those still in notices the fault that the latest move, ``number``, has just made."""
    if not table.correctable:
        return None
    fault = table.faults[-1]
    seen = SeenFault.of(fault, table.turn)
    for seat in table.others(fault.seat):
        if seat not in table.out and computers[seat].notices(seen, made_on, number):
            return seat
    return None
