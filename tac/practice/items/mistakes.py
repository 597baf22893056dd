"""One's own mistakes: calls missed and faults made, in games and in drills, as positions to come back to.

A mistake is kept as the game up to it, deal and moves, so that it can always be looked at again; its id
follows from what it is, so that the same one is never kept twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from tac.history.facts import game_facts
from tac.history.watch import Outcome
from tac.players import START
from tac.players.sight import heaps_shown
from tac.practice.items.item import Item
from tac.practice.items.spots import Place
from tac.practice.items.walking import cut
from tac.rules import FaultyMove, Move, Record, Seat, apply, duties, faulty_move, read_record, write_record
from tac.rules.duties import obligation
from tac.rules.record import Step, replay


class Slip(Enum):
    """What the mistake was. The values stand in the database."""

    MISSED = "missed"
    """Somebody else's fault was not called."""
    MADE = "made"
    """A fault of one's own."""


class Mistake(Struct, frozen=True):
    """``move`` was a fault of ``kind`` on the table to which ``record`` (its text) leads.

    ``seat`` missed or made it; ``number`` is which token of the game it was (1 = first).
    """

    id: str
    slip: Slip
    kind: FaultyMove
    seat: Seat
    number: int
    move: str
    record: str


def mistakes_of(record: Record, seat: Seat) -> Iterator[Mistake]:
    """What ``seat`` missed and what faults it made in the game of ``record``, in the order of play.

    Raises `RecordError` where the record does not hold.
    """
    facts = game_facts(record)
    wanted: dict[int, Slip] = {miss.token: Slip.MISSED for miss in facts.misses if miss.seat == seat}
    for fault in facts.faults:
        if fault.seat == seat and fault.outcome is not Outcome.STANDING:
            wanted[fault.token] = Slip.MADE
    for token, step in enumerate(replay(record)):
        if token in wanted:
            yield _mistake(wanted[token], seat, token + 1, step, record)


def mistake_in(item: Item, slip: Slip) -> Mistake:
    """The fault of ``item`` as somebody's own mistake: missed by who watched it, or made by who moved.

    Raises `ValueError` where the item is no fault.
    """
    if not item.is_fault:
        raise ValueError("nothing was missed where all was in order")
    seat = item.viewer if slip is Slip.MISSED else item.mover
    return _kept(slip, item.kind, seat, item.number, item.move, item.record)


def mistake_at(record: Record, number: int, slip: Slip, kind: FaultyMove, seat: Seat, move: Move) -> Mistake:
    """The fault of ``kind`` that ``move``, token ``number`` (1 = first) of ``record``, was."""
    return _kept(slip, kind, seat, number, move, cut(record, number - 1))


def item_of(mistake: Mistake) -> Item:
    """The table and the move of ``mistake``; raises `RecordError` where its record does not hold."""
    record = read_record(mistake.record)
    course, table = START, record.deal.table()
    for step in replay(record):
        course, table = course.after(step.events), step.after
    owed = duties(table)
    return Item(
        record=record,
        number=mistake.number,
        before=table,
        move=Move.parse(mistake.move),
        kind=mistake.kind,
        is_fault=True,
        card=table.drawn or table.heaps[table.turn][0],
        places=_places(owed),
        owed=owed,
        viewer=mistake.seat,
        heaps=heaps_shown(table, table.turn),
        course=course,
    )


def faulty_item(record: Record, move: Move) -> Item | None:
    """The item of making ``move`` after ``record``, by who is on turn there; None where that is no fault.

    Raises `RecordError` where the record does not hold, `Refused` where the table does not allow the move.
    """
    tokens = sum(len(turn.moves) for turn in record.turns)
    table = record.deal.table()
    for step in replay(record):
        table = step.after
    after, _ = apply(table, move)
    if not after.correctable:
        return None
    kind = faulty_move(after.faults[-1].obligation, move)
    seat = table.turn
    return item_of(_kept(Slip.MADE, kind, seat, tokens + 1, move, record))


def _places(owed: tuple[Move, ...]) -> tuple[Place, ...]:
    return tuple(move.target for move in owed if move.target is not None)


def _mistake(slip: Slip, seat: Seat, number: int, step: Step, record: Record) -> Mistake:
    kind = faulty_move(obligation(duties(step.before)[0]), step.move)
    return _kept(slip, kind, seat, number, step.move, cut(record, number - 1))


def _kept(slip: Slip, kind: FaultyMove, seat: Seat, number: int, move: Move, record: Record) -> Mistake:
    text = write_record(Record(record.deal, record.turns))
    named = f"{slip.value} {seat.name} {move.token}\n{text}"
    identity = hashlib.sha256(named.encode()).hexdigest()[:16]
    return Mistake(identity, slip, kind, seat, number, move.token, text)
