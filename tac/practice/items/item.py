"""Items: a move on a table of a real game, in order or a fault, and what there is to know of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tac.players import Course, SeenFault, Strain
from tac.practice.items.spots import Place, Spot, distance, spot_of
from tac.rules import Card, Fault, FaultyMove, Move, Record, Seat, Table, apply

STRAIN: Final = Strain(more_heaps=1.1, far=1.4, elsewhere=1.6, quiet=1.4)
"""What makes a move hard to judge; as in the settings that come with the game."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What items are balanced over: the kind, of how many players, fault or clean, and where.

    A clean item has the kind of the fault that it could be taken for: the same was done, and a card one
    higher or lower would have made it a fault.
    """

    kind: FaultyMove
    players: int
    is_fault: bool
    spot: Spot


@dataclass(frozen=True, eq=False)
class Item:
    """``move``, made by whoever is on turn in ``before``, is to be judged by somebody on seat ``viewer``.

    ``record`` is the game up to ``before``, deal and moves; ``number`` is which token of it the move would be
    (1 = first), ``course`` what had been seen of it. ``card`` is the one in question and ``places`` are where
    it belonged; in a clean item the one place where it nearly did. ``owed`` is what the order of play
    demanded, ``heaps`` how many opponents' heaps the mover had to look at.
    """

    record: Record
    number: int
    before: Table
    move: Move
    kind: FaultyMove
    is_fault: bool
    card: Card
    places: tuple[Place, ...]
    owed: tuple[Move, ...]
    viewer: Seat
    heaps: int
    course: Course

    @property
    def obligation(self) -> int:
        """The obligation passed over, or nearly, 1 to 4."""
        return self.kind.obligation

    @property
    def players(self) -> int:
        """How many players the game has."""
        return len(self.before.piles)

    @property
    def mover(self) -> Seat:
        """Whose move it is."""
        return self.before.turn

    @property
    def spot(self) -> Spot:
        """Where, seen from ``viewer``, the card belonged or nearly did; the first of several places."""
        return spot_of(self.places[0], self.viewer, self.players)

    @property
    def distance(self) -> int:
        """How far that is from the mover: see `tac.practice.items.spots.distance`."""
        return distance(self.places[0], self.mover, self.players)

    @property
    def cell(self) -> Cell:
        """What it is balanced by."""
        return Cell(self.kind, self.players, self.is_fault, self.spot)

    @cached_property
    def strain(self) -> float:
        """How hard it is to see: the odds factor of the opponents' own attention model (1: at rest)."""
        fault = Fault(self.mover, self.move, self.obligation, self.card, self.owed, self.before, 0)
        seen = SeenFault.of(fault, self.after.turn)
        factor = STRAIN.of_watching(
            self.course,
            self.heaps,
            self.viewer,
            is_far=seen.is_far_from(self.viewer),
            is_busy=self.after.turn == self.viewer,
        )
        caught = self.course.eye_catcher
        return factor * STRAIN.elsewhere if caught is not None and caught not in self.places else factor

    def seen_from(self, viewer: Seat) -> Item:
        """The same for somebody on seat ``viewer``."""
        return self if viewer == self.viewer else replace(self, viewer=viewer)

    @cached_property
    def after(self) -> Table:
        """The table after the move."""
        return apply(self.before, self.move)[0]

    @cached_property
    def look(self) -> tuple[object, ...]:
        """What can be seen of it, from wherever: items that look the same are the same for who practises."""
        return (*looks_of(self.before), self.move)

    def lead(self, moves: int) -> tuple[Move, ...]:
        """The last ``moves`` tokens of the game before it, the latest last: what else is seen to move."""
        tokens = [move for turn in self.record.turns[-moves - 1 :] for move in turn.moves]
        return tuple(tokens[-moves:]) if moves else ()


def looks_of(table: Table) -> tuple[object, ...]:
    """What lies face up on ``table``, and whose turn it is."""
    tops = tuple(heap[0] if heap else None for heap in table.heaps)
    return (len(table.piles), table.turn, tops, table.central[:1], table.drawn)
