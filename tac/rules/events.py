"""What has happened: past tense, self-contained, in order.

A reader never has to look at the table to show an event. `REFEREE` names the events that give a
fault away before it is called: they are for records, statistics and tests, never for a player.
"""

from __future__ import annotations

from dataclasses import dataclass

from tac.rules.cards import Card, Cards
from tac.rules.moves import Move, Source, Target
from tac.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """``seat`` turned the top card of its pile (obligation 3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HeapTurned:
    """``seat``'s heap was turned over and is now its pile, ``cards``, top card first (R4.4)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``seat`` placed ``card``; ``target`` is `Target.CENTRAL` or the seat whose heap took it.

    A card placed on one's own heap has ``target == seat``.
    """

    seat: Seat
    card: Card
    source: Source
    target: Seat | Target


TurnEvent = CardDrawn | HeapTurned | CardPlayed
"""What a draw or a placing does to the cards, and what a take-back undoes."""


@dataclass(frozen=True, slots=True)
class FaultMade:
    """``seat`` made ``move`` where it owed one of ``owed`` with ``card`` (section 6). For the referee."""

    seat: Seat
    move: Move
    obligation: int
    card: Card
    owed: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class FaultMended:
    """A standing fault of ``seat`` was put right, or its owed move made later (R6.5 b, c).

    For the referee.
    """

    seat: Seat
    obligation: int


@dataclass(frozen=True, slots=True)
class FaultClosed:
    """A standing fault of ``seat`` can be called no more (R6.5 d, R6.6). For the referee."""

    seat: Seat
    obligation: int


@dataclass(frozen=True, slots=True)
class Called:
    """``caller`` rightly called "Tač!" on ``offender``'s ``move`` (R6.1).

    ``obligation`` (1–4) was passed over; ``card`` should have been played by one of ``owed``.
    """

    caller: Seat
    offender: Seat
    move: Move
    obligation: int
    card: Card
    owed: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class FalselyCalled:
    """``caller`` called "Tač!" on ``accused`` while no fault stood (R6.7)."""

    caller: Seat
    accused: Seat


@dataclass(frozen=True, slots=True)
class MovesTakenBack:
    """``seat``'s moves were taken back: undo ``undone`` in the order given, newest first (R6.2, R6.5 b)."""

    seat: Seat
    undone: tuple[TurnEvent, ...]


@dataclass(frozen=True, slots=True)
class PenaltyPaid:
    """``giver`` gave the bottom card of its pile, which went under ``receiver``'s pile (R6.3, R6.7)."""

    giver: Seat
    receiver: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is now ``seat``'s turn; before it was ``previous``'s."""

    seat: Seat
    previous: Seat


@dataclass(frozen=True, slots=True)
class WentOut:
    """``seat`` has no cards any more and is number ``place`` to be so, 1 being the first (R5.1)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """``seat`` had gone out by a move that was taken back, and is in again (R6.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over; ``places`` names who went out first … and the loser last (R5.1)."""

    places: tuple[Seat, ...]

    @property
    def loser(self) -> Seat:
        """Who was left with cards."""
        return self.places[-1]


Event = (
    CardDrawn
    | HeapTurned
    | CardPlayed
    | FaultMade
    | FaultMended
    | FaultClosed
    | Called
    | FalselyCalled
    | MovesTakenBack
    | PenaltyPaid
    | TurnPassed
    | WentOut
    | CameBack
    | GameOver
)

REFEREE = (FaultMade, FaultMended, FaultClosed)
"""Kinds of event that no player may get to know."""
