"""Positions: a table with any cards, also fewer than 52, written as a small mapping.

Drills, pictures of the rules and tests need them. A position has no past: no fault stands in it and
nobody has moved yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from tac.rules.cards import Card, parse_cards, write_cards
from tac.rules.errors import NotationError
from tac.rules.house import HouseRules
from tac.rules.seats import SEATS, Seat
from tac.rules.table import Phase, Table


class SeatCards(TypedDict, total=False):
    """One seat's cards, top card first."""

    pile: str
    heap: str


class Position(TypedDict, total=False):
    """A table in notation: ``seats`` and ``turn`` are needed, the rest may be absent."""

    central: str
    turn: str
    drawn: str
    seats: Mapping[str, SeatCards]
    out: list[str]


def read_position(position: Position, rules: HouseRules | None = None) -> Table:
    """The table of a position; raises `NotationError` where it is none.

    Two to four seats in order from A, each card at most once, the player on turn and everybody not in
    ``out`` with cards, those in ``out`` without, and at least two still in.
    """
    seats = position.get("seats") or {}
    if not 2 <= len(seats) <= len(SEATS) or list(seats) != [seat.name for seat in SEATS[: len(seats)]]:
        raise NotationError("a position has the seats A and B, A to C, or A to D, in order")
    piles = tuple(parse_cards(cards.get("pile") or "") for cards in seats.values())
    heaps = tuple(parse_cards(cards.get("heap") or "") for cards in seats.values())
    drawn = position.get("drawn")
    table = Table(
        rules or HouseRules(),
        piles,
        heaps,
        parse_cards(position.get("central") or ""),
        Card.parse(drawn) if drawn else None,
        Seat.parse(position.get("turn", "A")),
        out=tuple(Seat.parse(letter) for letter in position.get("out") or ()),
    )
    _check(table)
    return table


def write_position(table: Table) -> Position:
    """The position of a table without a past; `read_position` gives the same table back."""
    position: Position = {
        "turn": table.turn.name,
        "seats": {
            seat.name: {"pile": write_cards(table.piles[seat]), "heap": write_cards(table.heaps[seat])}
            for seat in table.seats
        },
    }
    if table.central:
        position["central"] = write_cards(table.central)
    if table.drawn is not None:
        position["drawn"] = table.drawn.code
    if table.out:
        position["out"] = [seat.name for seat in table.out]
    return position


def _check(table: Table) -> None:
    cards = table.all_cards()
    if len(set(cards)) != len(cards):
        raise NotationError("a card is named twice")
    if len(set(table.out)) != len(table.out) or any(seat not in table.seats for seat in table.out):
        raise NotationError("out names a seat twice or one that is not there")
    if table.turn not in table.seats or table.turn in table.out:
        raise NotationError(f"seat {table.turn.name} is on turn but not in the game")
    for seat in table.seats:
        if (table.cards_of(seat) == 0) != (seat in table.out):
            raise NotationError(f"seat {seat.name}: out is who has no cards, and nobody else (R5.1)")
    if len(table.still_in) < 2 or table.phase is not Phase.PLAY:
        raise NotationError("at least two players must still have cards")
