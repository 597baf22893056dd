"""The cards and the turn as one who knows only the deal and the events sees them."""

from __future__ import annotations

from collections.abc import Iterable

from tac.rules import Card, Phase, Seat, Source, Table, Target
from tac.rules.events import (
    CameBack,
    CardDrawn,
    CardPlayed,
    Event,
    GameOver,
    HeapTurned,
    MovesTakenBack,
    PenaltyPaid,
    TurnEvent,
    TurnPassed,
    WentOut,
)


class EventReader:
    """Follows a game by its events alone. Lists are given top card first."""

    def __init__(self, table: Table) -> None:
        self.piles = [list(pile) for pile in table.piles]
        self.heaps = [list(heap) for heap in table.heaps]
        self.central = list(table.central)
        self.hand = table.drawn
        self.turn = table.turn
        self.out = list(table.out)
        self.places: tuple[Seat, ...] = ()

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, CardDrawn | HeapTurned | CardPlayed):
                self.do(event)
            elif isinstance(event, MovesTakenBack):
                for undone in event.undone:
                    self.undo(undone)
            elif isinstance(event, PenaltyPaid):
                assert self.piles[event.giver].pop() is event.card
                self.piles[event.receiver].append(event.card)
            elif isinstance(event, TurnPassed):
                assert event.previous == self.turn
                self.turn = event.seat
            elif isinstance(event, WentOut):
                self.out.append(event.seat)
                assert event.place == len(self.out)
            elif isinstance(event, CameBack):
                self.out.remove(event.seat)
            elif isinstance(event, GameOver):
                self.places = event.places

    def do(self, event: TurnEvent) -> None:
        assert event.seat == self.turn
        if isinstance(event, CardDrawn):
            assert self.hand is None
            self.hand = self.piles[event.seat].pop(0)
            assert self.hand is event.card
        elif isinstance(event, HeapTurned):
            assert self.piles[event.seat] == []
            self.piles[event.seat], self.heaps[event.seat] = self.heaps[event.seat][::-1], []
            assert self.piles[event.seat] == list(event.cards)
        else:
            if event.source is Source.DRAWN:
                card, self.hand = self.hand, None
            else:
                card = self.heaps[event.seat].pop(0)
            assert card is event.card
            self.goal(event).insert(0, event.card)

    def undo(self, event: TurnEvent) -> None:
        if isinstance(event, CardDrawn):
            assert self.hand is event.card
            self.hand = None
            self.piles[event.seat].insert(0, event.card)
        elif isinstance(event, HeapTurned):
            assert self.piles[event.seat] == list(event.cards)
            self.piles[event.seat], self.heaps[event.seat] = [], list(event.cards[::-1])
        else:
            assert self.goal(event).pop(0) is event.card
            if event.source is Source.DRAWN:
                assert self.hand is None
                self.hand = event.card
            else:
                self.heaps[event.seat].insert(0, event.card)

    def goal(self, event: CardPlayed) -> list[Card]:
        if event.target is Target.CENTRAL:
            return self.central
        assert isinstance(event.target, Seat)
        return self.heaps[event.target]

    def check(self, table: Table) -> None:
        """What has been read of the events is what lies on ``table``."""
        assert [tuple(pile) for pile in self.piles] == list(table.piles)
        assert [tuple(heap) for heap in self.heaps] == list(table.heaps)
        assert tuple(self.central) == table.central
        assert self.hand is table.drawn
        assert tuple(self.out) == table.out
        assert self.places == table.places
        if table.phase is Phase.PLAY:
            assert self.turn == table.turn
