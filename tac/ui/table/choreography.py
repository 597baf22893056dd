"""From what has happened to what is seen: each report becomes flights, plates and sounds in time.

Every method takes the time at which it begins and returns the time at which its last card has landed,
in milliseconds at normal speed since the report was shown.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from tac.match import Report
from tac.rules import Seat, Source, Target
from tac.rules.events import (
    CameBack,
    CardDrawn,
    CardPlayed,
    Event,
    FalselyCalled,
    GameOver,
    HeapTurned,
    MovesTakenBack,
    PenaltyPaid,
    TurnPassed,
    WentOut,
)
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import durations, out_back
from tac.ui.table import flight, sounds
from tac.ui.table.flight import Style
from tac.ui.table.stage import Shout
from tac.ui.table.stagehand import AFTER, Stagehand

CENTRE = Place(PlaceKind.CENTRAL)


class Choreographer:
    """Puts the events of reports on the timeline, in their order."""

    def __init__(self, hand: Stagehand) -> None:
        self._hand = hand

    def deal(self) -> float:
        """Deal the cards one at a time from a deck in the middle; an Ace that starts the centre is last."""
        stage = self._hand.stage
        model = stage.model
        rounds = max(len(pile) for pile in model.piles)
        order = [
            (pile[-1 - k], Place(PlaceKind.PILE, seat))
            for k in range(rounds)
            for seat, pile in zip(model.seats, model.piles, strict=True)
            if k < len(pile)
        ]
        stage.deck = dict.fromkeys([*model.central, *(card for card, _ in reversed(order))])
        landed = 0.0
        for position, (card, place) in enumerate(order):
            at = position * durations.DEAL_STAGGER
            landed = self._hand.fly(
                at,
                card,
                CENTRE,
                place,
                flight.DEAL,
                change=lambda card=card: stage.deck.pop(card),  # type: ignore[misc]
                face_up=False,
                leaving=lambda: self._hand.sound(sounds.DEAL),
            )
        for card in reversed(model.central):
            landed = self._hand.fly(
                landed,
                card,
                CENTRE,
                CENTRE,
                flight.DRAW,
                change=lambda card=card: stage.deck.pop(card),  # type: ignore[misc]
                turned=lambda: self._hand.sound(sounds.DRAW),
                contact=lambda: self._hand.sound(sounds.TO_CENTRAL),
            )
        return landed

    def perform(self, report: Report) -> float:
        """Show a move, a putting-right or a false call; a right call is the `CallMoment`'s."""
        at = 0.0
        for event in report.events:
            if isinstance(event, FalselyCalled):
                at = self._false_call(event)
            elif isinstance(event, MovesTakenBack):
                self._hand.at(at, partial(self._hand.note, event))
                for undone in event.undone:
                    at = self.take_back(at, undone, flight.CORRECTION)
            elif isinstance(event, PenaltyPaid):
                at = max(durations.FALSE_CALL, self.pay(durations.FALSE_CALL_CARD_AT, event))
            elif isinstance(event, (CardDrawn, HeapTurned, CardPlayed)):
                at = self._make(at, event)
            elif isinstance(event, (TurnPassed, WentOut, CameBack, GameOver)):
                self.tell(at, event)
        return at

    def tell(self, at: float, event: Event) -> None:
        """Who is on turn, out or in again is told at this time."""
        hand = self._hand

        def act() -> None:
            hand.stage.model.apply(event)
            if isinstance(event, WentOut):
                hand.celebrate(event.seat)
                hand.note(event)
            hand.plates()

        hand.at(at, act)

    def take_back(self, at: float, event: CardDrawn | HeapTurned | CardPlayed, style: Style) -> float:
        """Undo one thing of a move."""
        hand, model = self._hand, self._hand.stage.model
        if isinstance(event, HeapTurned):
            return hand.turn_heap(at, event, to_pile=False, change=lambda: model.undo(event))
        start, end, face_up = way_back(event)
        flipped = style if face_up else _flipping(style)
        return hand.fly(
            at,
            event.card,
            start,
            end,
            flipped,
            change=lambda: model.undo(event),
            face_up=face_up,
            leaving=lambda: hand.sound(sounds.TAKEN_BACK, event.seat),
            contact=lambda: hand.sound(sounds.LAID, event.seat),
        )

    def pay(self, at: float, event: PenaltyPaid) -> float:
        """Slide the bottom card of one pile under another (R6.3)."""
        hand = self._hand
        return hand.fly(
            at,
            event.card,
            Place(PlaceKind.PILE, event.giver),
            Place(PlaceKind.PILE, event.receiver),
            flight.PENALTY,
            change=lambda: hand.stage.model.apply(event),
            face_up=False,
            leaving=lambda: hand.sound(sounds.PENALTY, event.giver),
            contact=lambda: hand.sound(sounds.LAID, event.receiver),
        )

    def _make(self, at: float, event: CardDrawn | HeapTurned | CardPlayed) -> float:
        hand = self._hand
        model = hand.stage.model
        if isinstance(event, HeapTurned):
            hand.at(at, lambda: hand.note(event))
            return hand.turn_heap(at, event, to_pile=True, change=lambda: model.apply(event))
        if isinstance(event, CardDrawn):
            return hand.fly(
                at,
                event.card,
                Place(PlaceKind.PILE, event.seat),
                Place(PlaceKind.DRAWN, event.seat),
                flight.DRAW,
                change=lambda: model.apply(event),
                turned=lambda: hand.sound(sounds.DRAW, event.seat),
                landed=lambda: hand.note(event),
            )
        style, sound = _manner(event)

        def landed() -> None:
            hand.soon(hand.telling(hand.words.last_move(event)))
            hand.note(event)

        return hand.fly(
            at,
            event.card,
            source_of(event),
            target_of(event),
            style,
            change=lambda: model.apply(event),
            contact=lambda: hand.sound(sound, event.target if isinstance(event.target, Seat) else None),
            landed=landed,
        )

    def _false_call(self, event: FalselyCalled) -> float:
        """The small burst; the game goes on while it fades."""
        hand = self._hand
        shout = Shout(event.caller, hand.words.false_call())

        def begin() -> None:
            hand.stage.shout = shout
            hand.telling(hand.words.last_call(event.caller))()
            hand.note(event)
            hand.sound(sounds.FALSE_CALL, event.caller)
            hand.plates()

        def grow(scale: float) -> None:
            shout.scale = scale

        def fade(alpha: float) -> None:
            shout.alpha = alpha

        def end() -> None:
            if hand.stage.shout is shout:
                hand.stage.shout = None
                hand.plates()

        hand.at(0.0, begin)
        if hand.reduced:
            hand.at(0.0, lambda: grow(1.0))
            hand.span(0.0, durations.REDUCED_FADE, fade)
        else:
            first = durations.FALSE_CALL_FROM
            hand.span(0.0, durations.FALSE_CALL, grow, first=first, easing=out_back)
        stays = durations.FALSE_CALL + durations.FALSE_CALL_STAYS
        hand.span(stays, hand.fade(durations.CALL_FADE), fade, end, group=AFTER, first=1.0, final=0.0)
        return durations.FALSE_CALL


def source_of(event: CardPlayed) -> Place:
    """Where a played card came from."""
    return Place(PlaceKind.HEAP if event.source is Source.HEAP else PlaceKind.DRAWN, event.seat)


def target_of(event: CardPlayed) -> Place:
    """Where a played card went."""
    return Place(PlaceKind.HEAP, event.target) if isinstance(event.target, Seat) else CENTRE


def way_back(event: CardDrawn | CardPlayed) -> tuple[Place, Place, bool]:
    """From where to where a card goes when its move is taken back, and whether it lies face up then."""
    if isinstance(event, CardDrawn):
        return Place(PlaceKind.DRAWN, event.seat), Place(PlaceKind.PILE, event.seat), False
    return target_of(event), source_of(event), True


def _flipping(style: Style) -> Style:
    """The same flight of a card that turns over instead of leaning."""
    return replace(style, turn=0.0, flips=True)


def _manner(event: CardPlayed) -> tuple[Style, str]:
    """How a placed card flies, and how it sounds as it lands."""
    if event.target is Target.CENTRAL:
        return flight.TO_CENTRAL, sounds.TO_CENTRAL
    if event.target == event.seat:
        return flight.TO_OWN, sounds.TO_OWN_HEAP
    return flight.TO_OPPONENT, sounds.TO_OPPONENT
