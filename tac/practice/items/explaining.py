"""Why a move was a fault, or why it was in order: what a sentence and a picture of it need."""

from __future__ import annotations

from dataclasses import dataclass

from tac.practice.items.finding import nearly
from tac.practice.items.item import Item
from tac.practice.items.spots import Place
from tac.rules import Card, FaultyMove, Move, Reason, Seat, Source, Table, Target, apply, duties, faulty_move
from tac.rules.duties import refusal


@dataclass(frozen=True, slots=True)
class Explanation:
    """``seat`` made ``move`` with or past ``card``. Translations key on ``kind`` and ``reason``.

    Of a fault: ``kind`` names what was passed over, and one of ``owed`` was to be made, to ``places``. Of a
    move in order: ``reason`` says why the card could not go to ``places``, where it nearly belonged; both are
    empty where it belonged nowhere else.
    """

    is_fault: bool
    seat: Seat
    move: Move
    kind: FaultyMove | None
    card: Card | None
    places: tuple[Place, ...]
    owed: tuple[Move, ...] = ()
    reason: Reason | None = None


def explain(table: Table, move: Move) -> Explanation:
    """Why ``move`` on ``table`` would be a fault, or is in order; raises `Refused` if it is not allowed."""
    after, _ = apply(table, move)
    if after.correctable:
        fault = after.faults[-1]
        places = tuple(owed.target for owed in fault.owed if owed.target is not None)
        kind = faulty_move(fault.obligation, move)
        return Explanation(True, fault.seat, move, kind, fault.card, places, fault.owed)
    for kind, card, place in nearly(table, move):
        return Explanation(False, table.turn, move, kind, card, (place,), duties(table), _why(table, place))
    return Explanation(False, table.turn, move, None, None, (), duties(table))


def explain_item(item: Item) -> Explanation:
    """Why the move of ``item`` is what it is, about the kind that the item asks for."""
    reason = None if item.is_fault else _why(item.before, item.places[0])
    return Explanation(
        item.is_fault, item.mover, item.move, item.kind, item.card, item.places, item.owed, reason
    )


def _why(table: Table, place: Place) -> Reason | None:
    """Why the card in question cannot go to ``place``."""
    source = Source.HEAP if table.drawn is None else Source.DRAWN
    target = place if isinstance(place, Seat) else Target.CENTRAL
    return refusal(table, Move.play(source, target))
