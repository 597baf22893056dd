"""Records: a whole game as its deal and its moves, one line a turn (section 8 of the rules).

A `Record` is a value, true or not; `replay` makes its moves one by one and refuses what does not hold.
`Recorder` writes along with a running game. The text of records is the business of `record_text`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tac.rules.apply import apply
from tac.rules.deal import Deal
from tac.rules.errors import NotationError, RecordError, RecordReason, Refused
from tac.rules.events import Event
from tac.rules.moves import Move
from tac.rules.seats import SEATS, Seat
from tac.rules.table import Phase, Table


@dataclass(frozen=True, slots=True)
class Turn:
    """One line: ``seat`` and the moves of its turn, with the calls and corrections that follow them."""

    seat: Seat
    moves: tuple[Move, ...]

    def __str__(self) -> str:
        return " ".join((self.seat.name, *(move.token for move in self.moves)))


@dataclass(frozen=True, slots=True)
class Record:
    """One game: how it was dealt, what was done, and how it ended.

    ``result`` names who went out first … the loser last, and is empty while the game is unfinished.
    ``extras`` holds the optional keys ``names``, ``played``, ``times``, ``players`` and ``x-…`` as plain
    values (texts, numbers, lists, mappings); the rules ignore them.
    """

    deal: Deal
    turns: tuple[Turn, ...] = ()
    result: tuple[Seat, ...] = ()
    extras: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Step:
    """One token of a record being replayed.

    ``turn`` is the number of its line and ``index`` its place in that line, both beginning with 1.
    """

    turn: int
    index: int
    move: Move
    before: Table
    after: Table
    events: tuple[Event, ...]


class Recorder:
    """Writes the moves of a running game down, each on the line it belongs to."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._finished: list[Turn] = []
        self._seat: Seat | None = None
        self._moves: list[Move] = []

    @staticmethod
    def resume(record: Record) -> tuple[Recorder, Table]:
        """A recorder that goes on where ``record`` stops, and the table there; raises `RecordError`."""
        table = verify(record)
        recorder = Recorder(record.deal)
        if record.turns:
            *finished, latest = record.turns
            recorder._finished = finished
            recorder._seat, recorder._moves = latest.seat, list(latest.moves)
        return recorder, table

    def note(self, table: Table, move: Move) -> None:
        """Write ``move`` down, which was made, and not refused, on ``table``.

        A draw or placing by another seat than the line's begins a new line; all else stands after the
        move that it follows.
        """
        if move.is_turn_move and table.turn is not self._seat:
            if self._seat is not None:
                self._finished.append(Turn(self._seat, tuple(self._moves)))
            self._seat, self._moves = table.turn, []
        self._moves.append(move)

    def record(self, table: Table, **extras: object) -> Record:
        """The record of the game so far, which now stands at ``table``; it has a result if that is over."""
        turns = tuple(self._finished)
        if self._seat is not None:
            turns += (Turn(self._seat, tuple(self._moves)),)
        return Record(self._deal, turns, table.places, extras)


def replay(record: Record) -> Iterator[Step]:
    """The moves of ``record``, made one by one.

    Raises `RecordError` at the place where the record does not hold: at once for a deal that is none, in
    the middle for a line or a token, at the end for a result that the moves do not give.
    """
    table = _opening(record.deal)
    previous: Seat | None = None
    for number, turn in enumerate(record.turns, start=1):
        _check_line(table, turn, number, previous)
        for index, move in enumerate(turn.moves, start=1):
            before = table
            table, events = _make(before, turn.seat, move, number, index)
            yield Step(number, index, move, before, table, events)
        previous = turn.seat
    _check_result(table, record.result)


def verify(record: Record) -> Table:
    """The table at the end of ``record``, which is replayed; raises `RecordError` where it does not hold."""
    table = _opening(record.deal)
    for step in replay(record):
        table = step.after
    return table


def read_record(data: bytes | str) -> Record:
    """The record written in ``data``, verified move by move; raises `RecordError`, and nothing else."""
    # Nothing else in the rules needs YAML.
    from tac.rules.record_text import parse_record

    record = parse_record(data)
    verify(record)
    return record


def write_record(record: Record) -> str:
    """The text of ``record``; `read_record` gives the same record back if its moves hold.

    Raises `RecordError` where ``extras`` holds what a record cannot.
    """
    from tac.rules.record_text import format_record

    return format_record(record)


def _opening(deal: Deal) -> Table:
    """The table before the first move; raises `RecordError` with the part of section 2 that is broken."""
    seats = len(deal.piles)
    if not 2 <= seats <= len(SEATS):
        raise RecordError(RecordReason.SEATS, f"a game has 2, 3 or 4 seats, not {seats}")
    if deal.first >= seats:
        raise RecordError(RecordReason.SEATS, f"seat {deal.first.name} begins but is not seated")
    if seats == 3 and not (len(deal.central) == 1 and deal.central[0].is_ace):
        detail = "with three players the central pile starts with one Ace (R2.2)"
        raise RecordError(RecordReason.CENTRAL, detail)
    if seats != 3 and deal.central:
        detail = "with two or four players the central pile starts empty (R2.2)"
        raise RecordError(RecordReason.CENTRAL, detail)
    try:
        return deal.table()
    except NotationError as error:
        raise RecordError(RecordReason.CARDS, str(error)) from None


def _check_line(table: Table, turn: Turn, number: int, previous: Seat | None) -> None:
    """Whether ``turn`` may be the next line: a turn has one line, and a line begins with its seat's move."""
    letter = turn.seat.name
    if not turn.moves:
        raise RecordError(RecordReason.LINE, "the line has no move", turn=number, token=letter)
    first = turn.moves[0]
    if not first.is_turn_move:
        detail = "a line begins with a draw or a placing of its seat"
        raise RecordError(RecordReason.LINE, detail, turn=number, token=first.token)
    if table.phase is not Phase.PLAY:
        return
    if previous is not None and table.turn == previous:
        detail = f"the turn of seat {previous.name} is not finished and belongs on one line"
        raise RecordError(RecordReason.LINE, detail, turn=number, token=letter)
    if table.turn != turn.seat:
        detail = f"seat {table.turn.name} is on turn"
        raise RecordError(RecordReason.SEAT, detail, turn=number, token=letter)


def _make(table: Table, seat: Seat, move: Move, number: int, index: int) -> tuple[Table, tuple[Event, ...]]:
    """Make ``move``, the one at ``index`` of line ``number``, which is a line of ``seat``."""
    if move.is_turn_move and table.turn != seat and table.phase is Phase.PLAY:
        detail = f"the turn of seat {seat.name} is over before move {index} of its line"
        raise RecordError(RecordReason.LINE, detail, turn=number, token=move.token)
    try:
        return apply(table, move)
    except Refused as refused:
        reason = refused.reason
        detail = f"move {index} of the line is refused: {reason.value}"
        raise RecordError(
            RecordReason.REFUSED, detail, turn=number, token=move.token, refusal=reason
        ) from None


def _check_result(table: Table, result: tuple[Seat, ...]) -> None:
    places = table.places
    if result == places:
        return
    given, right = (" ".join(seat.name for seat in seats) for seats in (result, places))
    if not places:
        detail = f"the result is {given}, but the game is not over"
    elif not result:
        detail = f"the game is over, but its result {right} is missing"
    else:
        detail = f"the result is {given}, but the moves give {right}"
    raise RecordError(RecordReason.RESULT, detail)
