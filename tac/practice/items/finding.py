"""Items in simulated games: the moves there that are faults, would be with a slip, or nearly are.

Some kinds of fault are rare in natural games. So at each decision the computer on turn is asked again with
just those looks made to fail that lead to a kind; what it does then is a move that it might have made, on a
table that was really reached. Clean items are moves that the computer makes and that are in order, but look
like a fault of the kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tac.players import Computer, Level, Pace, Reaction
from tac.players.level import Obligations
from tac.practice.items.item import Item
from tac.practice.items.spots import Place, is_about_heaps
from tac.practice.items.walking import Decision
from tac.rules import FAULTY_MOVES, Card, FaultyMove, Move, Seat, Source, Table, Target, faulty_move
from tac.rules.duties import obligation
from tac.rules.moves import DRAW, DRAWN_TO_OWN

_LOOKS: Final[dict[FaultyMove, Obligations]] = {
    FaultyMove.DRAW_PAST_CENTRAL: (1.0, 1.0, 0.0, 0.0),
    FaultyMove.OPPONENT_PAST_CENTRAL: (1.0, 0.0, 0.0, 0.0),
    FaultyMove.DRAW_PAST_OPPONENT: (0.0, 1.0, 0.0, 0.0),
    FaultyMove.DRAWN_TO_OPPONENT_PAST_CENTRAL: (0.0, 0.0, 1.0, 0.0),
    FaultyMove.OWN_PAST_CENTRAL: (0.0, 0.0, 1.0, 1.0),
    FaultyMove.OWN_PAST_OPPONENT: (0.0, 0.0, 0.0, 1.0),
}
"""Which looks have to fail for each kind, by obligation."""

_NEAR: Final = (0, 2)
"""By how many ranks a card lies above a top that it nearly follows: one too few, one too many."""


def _slipping(kind: FaultyMove) -> Level:
    return Level(
        name=kind.value,
        overlook=_LOOKS[kind],
        notice=(0.0,) * 4,
        reaction=Reaction(0, 0, 0, 0),
        pace=Pace(0, 0, 0),
        false_cry=0.0,
    )


_SLIPS: Final = tuple((kind, _slipping(kind)) for kind in FAULTY_MOVES)


@dataclass(frozen=True, slots=True)
class Find:
    """A move that makes an item; see `Item`."""

    decision: Decision
    move: Move
    kind: FaultyMove
    is_fault: bool
    card: Card
    places: tuple[Place, ...]

    def item(self, viewer: Seat) -> Item:
        """The item for somebody on seat ``viewer``."""
        decision = self.decision
        return Item(
            record=decision.record(),
            number=decision.number,
            before=decision.table,
            move=self.move,
            kind=self.kind,
            is_fault=self.is_fault,
            card=self.card,
            places=self.places,
            owed=decision.sight.owed,
            viewer=viewer,
            heaps=decision.sight.heaps,
            course=decision.course,
        )


def finds(decision: Decision) -> Iterator[Find]:
    """What there is at a decision: every kind of fault that a slip leads to, or the clean move.

    Where the card could have gone to several heaps, nobody could say where it belonged, and where a fault
    stands already, a call could mean that one: such are left out.
    """
    if decision.table.faults:
        return
    owed = decision.sight.owed
    if owed[0] is DRAW or owed[0] is DRAWN_TO_OWN:
        yield from _clean(decision)
        return
    if len(owed) == 1:
        yield from _faults(decision)
    if decision.move in owed and _action(decision.move) == "opponent":
        yield from _clean(decision)


def _faults(decision: Decision) -> Iterator[Find]:
    table, (owed,) = decision.table, decision.sight.owed
    card = table.drawn or table.heaps[table.turn][0]
    assert owed.target is not None
    number = obligation(owed)
    for kind, level in _SLIPS:
        if kind.obligation != number:
            continue
        slip = Computer(table.turn, level, decision.seed)
        move = slip.choose(decision.sight, decision.course, decision.number)
        if move is not owed and faulty_move(number, move) is kind:
            yield Find(decision, move, kind, True, card, (owed.target,))


def _clean(decision: Decision) -> Iterator[Find]:
    """The move made, if it is in order and looks like a fault of some kind."""
    if decision.move in decision.sight.owed:
        for kind, card, place in nearly(decision.table, decision.move):
            yield Find(decision, decision.move, kind, False, card, (place,))


def nearly(table: Table, move: Move) -> Iterator[tuple[FaultyMove, Card, Place]]:
    """What ``move``, in order on ``table``, could be taken for: the kind, the card, where it nearly belonged.

    Where it nearly belonged to several heaps nothing is said.
    """
    heap = table.heaps[table.turn]
    card = table.drawn or (heap[0] if heap else None)
    if card is None or move.target is Target.CENTRAL:
        return
    for kind in _taken_for(move):
        places = _heaps_nearly(table, card) if is_about_heaps(kind) else _central_nearly(table, card)
        if len(places) == 1:
            yield kind, card, places[0]


def _action(move: Move) -> str:
    return "draw" if move is DRAW else "own" if move is DRAWN_TO_OWN else "opponent"


def _taken_for(move: Move) -> tuple[FaultyMove, ...]:
    """The kinds of fault that a move of this sort, in order, could be taken for."""
    if move is DRAW:
        return (FaultyMove.DRAW_PAST_CENTRAL, FaultyMove.DRAW_PAST_OPPONENT)
    if move is DRAWN_TO_OWN:
        return (FaultyMove.OWN_PAST_CENTRAL, FaultyMove.OWN_PAST_OPPONENT)
    if move.source is Source.HEAP:
        return (FaultyMove.OPPONENT_PAST_CENTRAL,)
    return (FaultyMove.DRAWN_TO_OPPONENT_PAST_CENTRAL,)


def _central_nearly(table: Table, card: Card) -> tuple[Place, ...]:
    top = table.central[:1]
    return (Target.CENTRAL,) if top and (card.rank - top[0].rank) % 13 in _NEAR else ()


def _heaps_nearly(table: Table, card: Card) -> tuple[Place, ...]:
    """The opponents' heaps that nearly take ``card``, or would if they were not closed (R3.2, R3.3)."""
    gaps = (*_NEAR, 1)
    return tuple(
        seat
        for seat in table.others(table.turn)
        if table.heaps[seat] and (card.rank - table.heaps[seat][0].rank) % 13 in gaps
    )
