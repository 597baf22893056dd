"""The table: everything that lies on it at one moment, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tac.rules.cards import Card, Cards
from tac.rules.events import TurnEvent
from tac.rules.house import HouseRules
from tac.rules.moves import Move
from tac.rules.seats import OTHERS, SEATS, Seat


class Phase(Enum):
    """How far the game is."""

    PLAY = "play"
    SETTLE = "settle"
    """The game would be over, but a fault stands (R6.6)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Fault:
    """A standing fault: ``seat`` made ``move`` while ``card`` was owed to the places of ``owed``.

    ``obligation`` is the number of the obligation passed over, ``before`` the table just before the
    faulty move, and ``start`` the place in `Table.trail` where that move begins.
    """

    seat: Seat
    move: Move
    obligation: int
    card: Card
    owed: tuple[Move, ...]
    before: Table
    start: int


@dataclass(frozen=True, slots=True)
class Table:
    """One moment of a game. Tuples are indexed by `Seat`; cards are given top card first.

    ``drawn`` is in the hand of ``turn``. ``out`` names who has gone out, first one first. ``faults`` are
    the standing ones, oldest first, all of one seat; ``trail`` is what has happened since the oldest of
    them was made, and ``correctable`` whether the latest move is the last of them (R6.5 b). ``accused`` is
    whom a false call would accuse, and ``false_callers`` who has called falsely since the last move (R6.7).
    """

    rules: HouseRules
    piles: tuple[Cards, ...]
    heaps: tuple[Cards, ...]
    central: Cards
    drawn: Card | None
    turn: Seat
    phase: Phase = Phase.PLAY
    out: tuple[Seat, ...] = ()
    faults: tuple[Fault, ...] = ()
    trail: tuple[TurnEvent, ...] = ()
    correctable: bool = False
    accused: Seat | None = None
    false_callers: tuple[Seat, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of this game, in order of play."""
        return SEATS[: len(self.piles)]

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """The seats that still have cards, in order of play."""
        return tuple(seat for seat in self.seats if seat not in self.out)

    @property
    def loser(self) -> Seat | None:
        """Who was left with cards, once the game is over (R5.1)."""
        return self.still_in[0] if self.phase is Phase.OVER else None

    @property
    def places(self) -> tuple[Seat, ...]:
        """Who went out first … the loser last; empty while the game is not over."""
        return (*self.out, *self.still_in) if self.phase is Phase.OVER else ()

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, in seat order starting after ``seat``."""
        return OTHERS[len(self.piles)][seat]

    def cards_of(self, seat: Seat) -> int:
        """How many cards ``seat`` has in pile, heap and hand."""
        in_hand = self.drawn is not None and seat == self.turn
        return len(self.piles[seat]) + len(self.heaps[seat]) + in_hand

    def all_cards(self) -> Cards:
        """Every card on the table, each once."""
        hand = () if self.drawn is None else (self.drawn,)
        return tuple(card for cards in (*self.piles, *self.heaps, self.central, hand) for card in cards)


def standing_faults(table: Table) -> tuple[Fault, ...]:
    """The faults that can still be called or put right, oldest first (R6.1, R6.5)."""
    return table.faults
