"""What a person in a player's place could see: the only thing that a computer decides by."""

from __future__ import annotations

from dataclasses import dataclass

from tac.rules import Move, Seat, Source, Table, Target, possible
from tac.rules.duties import obligation
from tac.rules.moves import DRAW, DRAWN_TO_OWN


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as ``seat``, on turn, sees it: tops of heaps, the drawn card, how many cards each has.

    ``moves`` are what the table allows, in the order of play (only tops and the drawn card decide that);
    ``heaps`` is how many opponents' heaps show a card, ``cards`` how many cards each seat has, and
    ``has_started`` whether the central pile has its first Ace. Nothing that lies face down is in it.
    """

    seat: Seat
    moves: tuple[Move, ...]
    heaps: int
    cards: tuple[int, ...]
    has_started: bool

    @staticmethod
    def of(table: Table) -> Sight:
        """What the player on turn sees."""
        seat = table.turn
        cards = tuple(table.cards_of(each) for each in table.seats)
        return Sight(seat, possible(table), heaps_shown(table, seat), cards, bool(table.central))

    @property
    def owed(self) -> tuple[Move, ...]:
        """The moves that the order of play demands: those that fulfil the first obligation of all."""
        first = obligation(self.moves[0])
        return tuple(move for move in self.moves if obligation(move) == first)

    def cards_at(self, place: Seat | Target) -> int:
        """How many cards the player has on whose heap a card would go; 0 for the central pile."""
        return self.cards[place] if isinstance(place, Seat) else 0


def heaps_shown(table: Table, seat: Seat) -> int:
    """How many heaps of other players than ``seat`` show a card."""
    return sum(bool(heap) for heap in table.heaps) - bool(table.heaps[seat])


def places_shown(table: Table) -> int:
    """How many places the player on turn has to look at: opponents' heaps and the central pile."""
    return heaps_shown(table, table.turn) + bool(table.central)


def sits_opposite(count: int, seat: Seat, other: Seat) -> bool:
    """Whether, of ``count`` players, ``other`` is no neighbour of ``seat``: only with four one is."""
    return count == 4 and (seat - other) % 4 == 2


def looks_wrong(before: Table, move: Move) -> bool:
    """Whether ``move``, in order on ``before``, could be taken for a fault by somebody who looks hastily.

    It kept or drew a card while a card of the same rank as the one in question, or the one two below it,
    lay on top somewhere: one more or one less, and it would have had to go there.
    """
    if move is not DRAW and move is not DRAWN_TO_OWN:
        return False
    heap = before.heaps[before.turn]
    card = before.drawn if move is DRAWN_TO_OWN else heap[0] if heap else None
    if card is None:
        return False
    tops = [others[0] for seat, others in enumerate(before.heaps) if others and seat != before.turn]
    tops += before.central[:1]
    return any((card.rank - top.rank) % 13 in (0, 2) for top in tops)


def target_of(move: Move) -> Seat | Target:
    """The place that a move which can be overlooked goes to."""
    assert move.source in (Source.HEAP, Source.DRAWN) and move.target is not None
    return move.target
