"""A fault as those see it who watch: of which kind, whose, and where."""

from __future__ import annotations

from dataclasses import dataclass

from tac.players.sight import heaps_shown, sits_opposite
from tac.rules import Fault, FaultyMove, Seat, faulty_move


@dataclass(frozen=True, slots=True)
class SeenFault:
    """A faulty move of ``offender``, one of ``players``, who had ``heaps`` opponents' heaps to look at.

    ``touched`` are the seats at whose heaps it happened: the offender's own, those to which the card went
    or should have gone. ``turn`` is whose turn it was after it, who is busy with a move of his own.
    """

    kind: FaultyMove
    offender: Seat
    players: int
    heaps: int
    touched: frozenset[Seat]
    turn: Seat

    @staticmethod
    def of(fault: Fault, turn: Seat) -> SeenFault:
        """What was to be seen of ``fault``; after it the turn was that of ``turn``."""
        targets = [fault.move.target, *(owed.target for owed in fault.owed)]
        heaps = frozenset(target for target in targets if isinstance(target, Seat))
        return SeenFault(
            faulty_move(fault.obligation, fault.move),
            fault.seat,
            len(fault.before.piles),
            heaps_shown(fault.before, fault.seat),
            heaps | {fault.seat},
            turn,
        )

    def is_far_from(self, seat: Seat) -> bool:
        """Whether all of it happened away from ``seat``: the offender sits opposite, its heap had no part."""
        return seat not in self.touched and sits_opposite(self.players, seat, self.offender)
