"""What lies on the table as far as everybody may know: the deal and the public events, nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from tac.match.events import AnyEvent
from tac.rules import Card, Seat, Source, Table, Target
from tac.rules.events import (
    CameBack,
    CardDrawn,
    CardPlayed,
    GameOver,
    HeapTurned,
    MovesTakenBack,
    PenaltyPaid,
    TurnEvent,
    TurnPassed,
    WentOut,
)
from tac.ui.layout import Place, PlaceKind


class TableModel:
    """The cards by place, top card first, whose turn it is and who is out.

    Made from the table before the first event and kept up by `apply`; it never looks at a running
    match. ``turn`` is whose turn has been told; ``places`` names who went out first … the loser last,
    once the game is over; ``played_last`` is the placing that nothing has followed yet.
    """

    def __init__(self, start: Table) -> None:
        self.seats: tuple[Seat, ...] = start.seats
        self.piles: list[list[Card]] = [list(pile) for pile in start.piles]
        self.heaps: list[list[Card]] = [list(heap) for heap in start.heaps]
        self.central: list[Card] = list(start.central)
        self.drawn: Card | None = start.drawn
        self.turn: Seat = start.turn
        self.out: list[Seat] = list(start.out)
        self.places: tuple[Seat, ...] = ()
        self.played_last: CardPlayed | None = None
        self._hand: Seat = start.turn

    @property
    def hand(self) -> Seat | None:
        """The seat that holds the drawn card, if there is one."""
        return self._hand if self.drawn is not None else None

    def apply_all(self, events: Iterable[AnyEvent]) -> None:
        """Let several events happen, in order."""
        for event in events:
            self.apply(event)

    def apply(self, event: AnyEvent) -> None:
        """Let ``event`` happen; events that move no card and change no turn are passed over."""
        if isinstance(event, (CardDrawn, HeapTurned, CardPlayed)):
            self._do(event)
        elif isinstance(event, MovesTakenBack):
            for undone in event.undone:
                self.undo(undone)
        elif isinstance(event, PenaltyPaid):
            self._take(self.piles[event.giver], event.card, top=False)
            self.piles[event.receiver].append(event.card)
        elif isinstance(event, TurnPassed):
            self.turn = event.seat
        elif isinstance(event, WentOut):
            self.out.append(event.seat)
        elif isinstance(event, CameBack):
            self.out.remove(event.seat)
        elif isinstance(event, GameOver):
            self.places = event.places

    def undo(self, event: TurnEvent) -> None:
        """Take one thing of a move back: the latest that has not been taken back yet."""
        self.played_last = None
        if isinstance(event, CardPlayed):
            self._take(self._heap(event.target), event.card)
            if event.source is Source.HEAP:
                self.heaps[event.seat].insert(0, event.card)
            else:
                self.drawn, self._hand = event.card, event.seat
        elif isinstance(event, CardDrawn):
            self.drawn = None
            self.piles[event.seat].insert(0, event.card)
        else:
            self.piles[event.seat] = []
            self.heaps[event.seat] = list(reversed(event.cards))

    def top(self, place: Place) -> Card | None:
        """The card on top of a place, for the places that hold cards; None where there is none."""
        cards = self.cards(place)
        return cards[0] if cards else None

    def cards(self, place: Place) -> list[Card]:
        """The cards of a place, top card first; empty for places that hold none."""
        if place.kind is PlaceKind.CENTRAL:
            return self.central
        if place.seat is None or place.seat >= len(self.seats):
            return []
        if place.kind is PlaceKind.HEAP:
            return self.heaps[place.seat]
        if place.kind is PlaceKind.PILE:
            return self.piles[place.seat]
        if place.kind is PlaceKind.DRAWN and self.drawn is not None and place.seat == self._hand:
            return [self.drawn]
        return []

    def place_of(self, card: Card) -> Place | None:
        """Where ``card`` lies; None for one that is not part of this game."""
        if card is self.drawn:
            return Place(PlaceKind.DRAWN, self._hand)
        if card in self.central:
            return Place(PlaceKind.CENTRAL)
        for seat in self.seats:
            if card in self.heaps[seat]:
                return Place(PlaceKind.HEAP, seat)
            if card in self.piles[seat]:
                return Place(PlaceKind.PILE, seat)
        return None

    def _do(self, event: TurnEvent) -> None:
        self.played_last = None
        if isinstance(event, CardDrawn):
            self._take(self.piles[event.seat], event.card)
            self.drawn, self._hand = event.card, event.seat
        elif isinstance(event, HeapTurned):
            self.heaps[event.seat] = []
            self.piles[event.seat] = list(event.cards)
        else:
            if event.source is Source.DRAWN:
                self.drawn = None
            else:
                self._take(self.heaps[event.seat], event.card)
            self._heap(event.target).insert(0, event.card)
            self.played_last = event

    def _heap(self, target: Seat | Target) -> list[Card]:
        return self.heaps[target] if isinstance(target, Seat) else self.central

    def _take(self, cards: list[Card], card: Card, *, top: bool = True) -> None:
        """Take ``card`` off the top or from the bottom; ValueError where it is not there."""
        at = 0 if top else len(cards) - 1
        if not cards or cards[at] is not card:
            raise ValueError(f"{card.code} is not where the event says")
        del cards[at]
