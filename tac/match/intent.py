"""What a click or a drag on the table means (R3.5, R6.5 b), decided without any picture."""

from __future__ import annotations

from enum import Enum

from tac.rules import Card, Move, Phase, Reason, Seat, Source, Table, Target
from tac.rules.calls import correction_refusal
from tac.rules.duties import refusal
from tac.rules.moves import DRAW, DRAWN_TO_OWN


class Place(Enum):
    """A place on the table that is nobody's heap; a heap is named by its `Seat`."""

    CENTRAL = "central"
    PILE = "pile"
    """The player's own pile."""


def meant_by_click(table: Table, seat: Seat, place: Seat | Place, *, several_people: bool) -> Move | Reason:
    """The move that a click of ``seat`` on ``place`` means, or why it means none.

    The card in question is the drawn one if there is one, else the heap's top. Where that move does not
    fit but the correction of the latest, faulty move does, it is the correction; once the turn has
    passed among several people it never is, so that no click of the next player is taken for one.
    """
    on_turn, reason = _on_turn(table, seat)
    if place is Place.PILE:
        return DRAW if on_turn else reason
    target = Target.CENTRAL if place is Place.CENTRAL else place
    assert isinstance(target, (Seat, Target))
    if on_turn:
        move = _placing(table, seat, target)
        refused = refusal(table, move) if isinstance(move, Move) else move
        if refused is None:
            assert isinstance(move, Move)
            return move
        reason = refused
    if on_turn or not several_people:
        correction = _correction(table, seat, target)
        if correction is not None:
            return correction
    return reason


def meant_by_drag(table: Table, seat: Seat, card: Card, place: Seat | Place) -> Move | Reason:
    """The move that ``seat`` means by dragging ``card`` to ``place``, or why it means none.

    Dragging always means that card: the drawn one, the heap's top, or the one that the latest, faulty
    move misplaced or passed over.
    """
    if place is Place.PILE:
        return Reason.CARD_IN_HAND if table.drawn is card else Reason.OWN_HEAP
    target = Target.CENTRAL if place is Place.CENTRAL else place
    assert isinstance(target, (Seat, Target))
    on_turn, reason = _on_turn(table, seat)
    if on_turn:
        move = _placing(table, seat, target)
        means_it = card is table.drawn or (table.drawn is None and card in table.heaps[seat][:1])
        refused = refusal(table, move) if isinstance(move, Move) else move
        if means_it and refused is None:
            assert isinstance(move, Move)
            return move
        if means_it and refused is not None:
            reason = refused
        else:
            in_heap = card in table.heaps[seat][:1]
            reason = Reason.CARD_IN_HAND if in_heap else Reason.NOTHING_TO_PUT_RIGHT
    correction = _correction(table, seat, target)
    if correction is not None and table.faults[-1].card is card:
        return correction
    return reason


def may_pick_up(table: Table, seat: Seat, card: Card, placed_last: Card | None) -> bool:
    """Whether ``seat`` may take ``card`` between the fingers: right or wrong alike.

    That is the card in his hand, the top of his heap, and ``placed_last``: the card that he placed if he
    made the latest move, wherever it lies, so that nothing tells whether placing it was a fault.
    """
    if table.turn == seat and card is table.drawn:
        return True
    return card is placed_last or card in table.heaps[seat][:1]


def _on_turn(table: Table, seat: Seat) -> tuple[bool, Reason]:
    """Whether ``seat`` may move, and why not: the same whether or not the end waits for a call (R6.6)."""
    if table.phase is not Phase.PLAY:
        return False, Reason.END_WAITS
    if seat in table.out:
        return False, Reason.PLAYER_OUT
    return table.turn == seat, Reason.NOT_YOUR_TURN


def _placing(table: Table, seat: Seat, target: Seat | Target) -> Move | Reason:
    """The placing of the card in question on ``target``."""
    if table.drawn is not None:
        return DRAWN_TO_OWN if target == seat else Move.play(Source.DRAWN, target)
    if target == seat:
        return Reason.OWN_HEAP if table.heaps[seat] else Reason.NOTHING_DRAWN
    return Move.play(Source.HEAP, target)


def _correction(table: Table, seat: Seat, target: Seat | Target) -> Move | None:
    """The correction of ``seat``'s latest move that places the owed card on ``target``."""
    if not table.correctable or table.faults[-1].seat != seat:
        return None
    for owed in table.faults[-1].owed:
        if owed.target == target and correction_refusal(table, owed) is None:
            return owed.put_right()
    return None
