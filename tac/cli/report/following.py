"""Follows a match as the referee does, and counts what a report tells."""

from __future__ import annotations

from typing import Final

from tac.cli.report.pending import Pending
from tac.cli.report.tally import Tally
from tac.match import Match, Report
from tac.match.events import CallPlanned, MovePlanned, WindowOpened
from tac.players import START, Computer, SeenFault
from tac.players.sight import heaps_shown, target_of
from tac.players.strain import strained
from tac.rules import FaultyMove, Kind, Move, Seat, Source, Table, Target, faulty_move, possible
from tac.rules.duties import obligation
from tac.rules.events import Called, Event, FalselyCalled, FaultMade
from tac.rules.moves import DRAW, DRAWN_TO_OWN

CHANCES: Final[dict[tuple[int, bool], tuple[str, ...]]] = {
    (1, False): (FaultyMove.DRAW_PAST_CENTRAL.value,),
    (1, True): (FaultyMove.DRAW_PAST_CENTRAL.value, FaultyMove.OPPONENT_PAST_CENTRAL.value),
    (2, True): (FaultyMove.DRAW_PAST_OPPONENT.value,),
    (3, False): (FaultyMove.OWN_PAST_CENTRAL.value,),
    (3, True): (FaultyMove.OWN_PAST_CENTRAL.value, FaultyMove.DRAWN_TO_OPPONENT_PAST_CENTRAL.value),
    (4, True): (FaultyMove.OWN_PAST_OPPONENT.value,),
}
"""Which faults are possible where this obligation comes first, and an opponent's heap fits or not."""

PER_GAME: Final = ("moves", "faults", "calls", "false_calls", "mended", "choices")

MOVE_KINDS: Final = ("draw", "heap_central", "heap_opponent", "drawn_central", "drawn_opponent", "drawn_own")


class Follower:
    """Counts one match along in ``tally``; ``labels`` are those of its seats.

    Thinking times are counted by ``thinkers``, one for each seat: those of the same name have the same pace.
    """

    def __init__(
        self, match: Match, labels: tuple[str, ...], tally: Tally, thinkers: tuple[str, ...]
    ) -> None:
        self._match = match
        self._labels = labels
        self._tally = tally
        self._thinkers = thinkers
        seed = match.setup.seed
        self._computers = {
            Seat(seat): Computer(Seat(seat), player.level, seed)
            for seat, player in enumerate(match.setup.players)
            if player.level is not None
        }
        self._before: Table = match.table
        self._course = START
        self._pending = Pending(match, labels, self._computers, tally)
        self._free = 0
        self._thinking: int | None = None
        self._begins_turn = True
        self._just_called = False
        self._counts = dict.fromkeys(PER_GAME, 0)
        match.listen(self._see)

    def finish(self) -> None:
        """The game is over or broken off: count what is counted once a game."""
        tally, places = self._tally, self._match.table.places
        self._pending.finish()
        tally.games += 1
        tally.unfinished += not places
        tally.sat.update(self._labels)
        for name, count in self._counts.items():
            tally.per_game[name, count] += 1
        if places:
            tally.orders[tuple(self._labels[seat] for seat in places)] += 1
            first, players = self._match.setup.deal.first, len(self._labels)
            tally.seats[tuple((seat - first) % players for seat in places)] += 1

    def _see(self, report: Report) -> None:
        faulty: FaultMade | None = None
        for event in report.events:
            if isinstance(event, WindowOpened):
                self._free = event.closes_at
            elif isinstance(event, MovePlanned):
                self._thinking = event.due - max(report.at, self._free)
            elif isinstance(event, CallPlanned):
                self._pending.call_planned(event)
            elif isinstance(event, FaultMade):
                faulty = event
            elif isinstance(event, Called):
                self._counts["calls"] += 1
                self._tally.calls[self._labels[event.caller], "right"] += 1
            elif isinstance(event, FalselyCalled):
                self._counts["false_calls"] += 1
                self._tally.calls[self._labels[event.caller], "false"] += 1
        if report.move is not None:
            self._moved(report, report.move, faulty)

    def _moved(self, report: Report, move: Move, faulty: FaultMade | None) -> None:
        """A token was made."""
        table, before, made_on = self._match.table, self._before, self._course
        self._pending.moved(report, move)
        if move.is_turn_move:
            self._counts["moves"] += 1
            self._count_move(before, move, faulty is not None)
        elif move.kind is Kind.CORRECTION:
            self._counts["mended"] += 1
        self._course = made_on.after(event for event in report.events if isinstance(event, Event))
        if faulty is not None:
            self._counts["faults"] += 1
            kind = faulty_move(faulty.obligation, move).value
            self._tally.faults[self._labels[faulty.seat], kind] += 1
            self._pending.fault_made(table.faults[-1], SeenFault.of(table.faults[-1], table.turn), made_on)
        self._just_called = move.caller is not None and bool(before.faults)
        self._begins_turn = table.turn != before.turn and not self._just_called
        self._free = report.at
        self._before = table

    def _count_move(self, before: Table, move: Move, is_fault: bool) -> None:
        tally = self._tally
        moves = possible(before)
        if len(moves) > 1:
            number, label = obligation(moves[0]), self._labels[before.turn]
            to_opponent = number in (2, 4) or len(moves) > 2
            for kind in CHANCES[number, to_opponent]:
                tally.chances[label, kind] += 1
            self._counts["choices"] += number in (2, 4) and len(moves) > 2
            if not self._just_called:
                self._count_look(before, moves, move)
        if self._thinking is not None:
            places = heaps_shown(before, before.turn) + bool(before.central)
            who, began = self._thinkers[before.turn], self._begins_turn
            tally.thoughts[who, kind_of(move), began, places, is_fault, self._thinking] += 1
        self._thinking = None

    def _count_look(self, before: Table, moves: tuple[Move, ...], made: Move) -> None:
        """Where the card had to go to one place only: did the look fail?"""
        seat, owed = before.turn, moves[0]
        number = obligation(owed)
        computer = self._computers.get(seat)
        if computer is None or (number in (2, 4) and len(moves) > 2):
            return
        if not before.central and owed.target is Target.CENTRAL:
            return  # the first Ace is never overlooked
        tally, key, failed = self._tally, (self._labels[seat], number), made is not owed
        level, players, heaps = computer.level, len(before.piles), heaps_shown(before, seat)
        factor = level.strain.of_look(self._course, players, heaps, seat, target_of(owed))
        tally.looks[key] += 1
        tally.missed[key] += failed
        tally.chance_to_miss[key] += round(1_000_000 * strained(level.overlook[number - 1], factor))
        if factor == 1.0:
            tally.rest_looks[key] += 1
            tally.rest_missed[key] += failed


def kind_of(move: Move) -> str:
    """Which of `MOVE_KINDS` a draw or a placing is."""
    if move is DRAW:
        return "draw"
    if move is DRAWN_TO_OWN:
        return "drawn_own"
    source = "heap" if move.source is Source.HEAP else "drawn"
    return f"{source}_{'central' if move.target is Target.CENTRAL else 'opponent'}"
