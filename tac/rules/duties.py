"""What fits, what the order of play demands, and what the table allows (sections 3 and 4 of the rules)."""

from __future__ import annotations

from tac.rules.cards import ACE, KING, Card
from tac.rules.errors import Reason
from tac.rules.house import Opening
from tac.rules.moves import (
    DRAW,
    DRAWN_TO_CENTRAL,
    DRAWN_TO_HEAP,
    DRAWN_TO_OWN,
    HEAP_TO_CENTRAL,
    HEAP_TO_HEAP,
    Move,
    Source,
    Target,
)
from tac.rules.seats import OTHERS, Seat
from tac.rules.table import Phase, Table

# Looking a member up in its enumeration takes long in Python 3.11.
_PLAY = Phase.PLAY
_DRAWN = Source.DRAWN
_CENTRAL = Target.CENTRAL

_DRAW = (DRAW,)
_HEAP_TO_CENTRAL = (HEAP_TO_CENTRAL,)
_DRAWN_TO_CENTRAL = (DRAWN_TO_CENTRAL,)
_DRAWN_TO_OWN = (DRAWN_TO_OWN,)


def duties(table: Table) -> tuple[Move, ...]:
    """The moves that the order of play demands now (section 4).

    Several where opponents' heaps offer a choice (R4.3), in seat order after the player; empty when
    the game is over or only waits for its end.
    """
    if table.phase is not _PLAY:
        return ()
    card = table.drawn
    if card is not None:
        if _fits_central(table, card):
            return _DRAWN_TO_CENTRAL
        return _to_heaps(table, card, DRAWN_TO_HEAP) or _DRAWN_TO_OWN
    heap = table.heaps[table.turn]
    if heap:
        card = heap[0]
        if _fits_central(table, card):
            return _HEAP_TO_CENTRAL
        return _to_heaps(table, card, HEAP_TO_HEAP) or _DRAW
    return _DRAW


def possible(table: Table) -> tuple[Move, ...]:
    """The draws and placings that the table allows now (section 3), in the order of play."""
    if table.phase is not _PLAY:
        return ()
    card = table.drawn
    if card is not None:
        moves = _to_heaps(table, card, DRAWN_TO_HEAP) + _DRAWN_TO_OWN
        return _DRAWN_TO_CENTRAL + moves if _fits_central(table, card) else moves
    heap = table.heaps[table.turn]
    if not heap:
        return _DRAW
    card = heap[0]
    moves = _to_heaps(table, card, HEAP_TO_HEAP) + _DRAW
    return _HEAP_TO_CENTRAL + moves if _fits_central(table, card) else moves


def corrections(table: Table) -> tuple[Move, ...]:
    """The corrections that the player who made the latest move may make now (R6.5 b)."""
    if not table.correctable:
        return ()
    return tuple(owed.put_right() for owed in table.faults[-1].owed)


def obligation(move: Move) -> int:
    """The number, 1 to 5, of the obligation that ``move`` (a draw or a placing) fulfils (section 4)."""
    if move is DRAW:
        return 3
    if move is DRAWN_TO_OWN:
        return 5
    central = move.target is _CENTRAL
    if move.source is Source.HEAP:
        return 1 if central else 2
    return 3 if central else 4


def refusal(table: Table, move: Move) -> Reason | None:
    """Why the table does not allow ``move``, a draw or a placing, now; None where it does (section 3)."""
    if table.phase is not _PLAY:
        return Reason.GAME_OVER if table.phase is Phase.OVER else Reason.END_WAITS
    if move is DRAW:
        return None if table.drawn is None else Reason.CARD_IN_HAND
    if move.source is _DRAWN:
        card = table.drawn
        if card is None:
            return Reason.NOTHING_DRAWN
    else:
        if table.drawn is not None:
            return Reason.CARD_IN_HAND
        heap = table.heaps[table.turn]
        if not heap:
            return Reason.NO_CARD
        card = heap[0]
    if move is DRAWN_TO_OWN:
        return None
    if move.target is _CENTRAL:
        return _central_refusal(table, card)
    assert isinstance(move.target, Seat)
    return _heap_refusal(table, card, move.target, from_heap=move.source is Source.HEAP)


def _central_refusal(table: Table, card: Card) -> Reason | None:
    if _fits_central(table, card):
        return None
    return Reason.DOES_NOT_FIT_CENTRAL if table.central else Reason.NEEDS_ACE


def _heap_refusal(table: Table, card: Card, seat: Seat, *, from_heap: bool) -> Reason | None:
    if seat >= len(table.piles):
        return Reason.NO_SUCH_SEAT
    if seat == table.turn:
        return Reason.OWN_HEAP
    heap = table.heaps[seat]
    if not heap:
        return Reason.HEAP_EMPTY
    if not table.central and (from_heap or table.rules.opening is Opening.ALL_WAIT):
        return Reason.HEAPS_WAIT
    if card.rank != heap[0].next_rank:
        return Reason.DOES_NOT_FIT_HEAP
    if heap[0].rank == KING and not table.rules.heap_wrap:
        return Reason.HEAP_CLOSED
    return None


def _fits_central(table: Table, card: Card) -> bool:
    """R3.1."""
    central = table.central
    return card.rank == (central[0].next_rank if central else ACE)


def _to_heaps(table: Table, card: Card, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Those of ``moves`` (one for each seat) whose heap takes ``card`` (R3.2, R3.3)."""
    rules = table.rules
    if not table.central and (moves is HEAP_TO_HEAP or rules.opening is Opening.ALL_WAIT):
        return ()
    rank = card.rank
    if rank == ACE and not rules.heap_wrap:
        return ()
    heaps = table.heaps
    fitting: tuple[Move, ...] = ()
    for seat in OTHERS[len(heaps)][table.turn]:
        heap = heaps[seat]
        if heap and heap[0].next_rank == rank:
            fitting += (moves[seat],)
    return fitting
