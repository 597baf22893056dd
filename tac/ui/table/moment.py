"""The "Tač!" moment: shout, what was missed, the way back, the penalty (section 8 of the art direction).

Times are milliseconds at normal speed since the call was shown. Where several moves are taken back, or
nobody can give a card, what follows moves along.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct

from tac.match import Report
from tac.rules import Move, Seat, Target
from tac.rules.events import (
    Called,
    CameBack,
    CardDrawn,
    CardPlayed,
    HeapTurned,
    MovesTakenBack,
    PenaltyPaid,
    TurnEvent,
    TurnPassed,
    WentOut,
)
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import durations, out_back
from tac.ui.table.choreography import CENTRE, Choreographer, way_back
from tac.ui.table.flight import Style
from tac.ui.table.stage import Moment, Slide
from tac.ui.table.stagehand import FRAME, Stagehand

BREATH: Final = durations.PENALTY_AT - durations.CALL_BACK_AT - durations.CALL_BACK
"""Between the last card back and the first penalty card."""

BACK: Final = Style(
    durations.CALL_BACK,
    durations.CALL_BACK_ARC,
    turn=durations.CALL_BACK_TURN,
    ghosts=durations.CALL_BACK_GHOSTS,
)


class _Story(Struct, frozen=True):
    """What one report of a right call tells."""

    called: Called
    undone: tuple[TurnEvent, ...]
    paid: tuple[PenaltyPaid | WentOut, ...]
    other: tuple[CameBack | TurnPassed, ...]

    @property
    def earlier(self) -> tuple[TurnEvent, ...]:
        """What came after the faulty move, newest first."""
        return self.undone[: -len(self.faulty)]

    @property
    def faulty(self) -> tuple[TurnEvent, ...]:
        """The faulty move itself: one event, or a draw and the heap turned over for it."""
        turned = len(self.undone) > 1 and isinstance(self.undone[-1], HeapTurned)
        return self.undone[-2:] if turned else self.undone[-1:]

    @property
    def moves(self) -> int:
        """How many moves are taken back."""
        return sum(not isinstance(event, HeapTurned) for event in self.undone)

    @property
    def wrong(self) -> CardDrawn | CardPlayed:
        """The card that the faulty move moved."""
        first = self.faulty[0]
        assert isinstance(first, (CardDrawn, CardPlayed))
        return first


class CallMoment:
    """Plays the moment on the stage."""

    def __init__(self, hand: Stagehand, choreographer: Choreographer) -> None:
        self._hand = hand
        self._steps = choreographer

    def perform(self, report: Report) -> float:
        """Show a right call; returns when the moment has ended."""
        story = _read(report)
        moment = self._moment(story)
        self._shout(moment)
        self._hand.at(0.0, partial(self._hand.note, story.called))
        back = self._way_back(story, moment)
        paid = self._penalty(story, moment, back + BREATH)
        return self._undim(moment, paid)

    def _moment(self, story: _Story) -> Moment:
        called, wrong = story.called, story.wrong
        start, home, _ = way_back(wrong)
        owed = tuple(_place(move) for move in called.owed)
        offender = called.offender
        lit = {
            Place(PlaceKind.PLATE, called.caller),
            Place(PlaceKind.PLATE, offender),
            Place(PlaceKind.HEAP, offender),
            Place(PlaceKind.PILE, offender),
            CENTRE,
            start,
            home,
            *owed,
            *(Place(PlaceKind.PLATE, place.seat) for place in owed if place.kind is PlaceKind.HEAP),
            *(place for event in story.undone for place in _touched(event)),
        }
        touched = home if isinstance(wrong, CardDrawn) else start
        return Moment(
            caller=called.caller,
            offender=offender,
            caption=self._hand.words.missed(called),
            owed=owed,
            wrong=touched,
            start=start,
            home=home,
            wrong_card=wrong.card,
            owed_card=called.card,
            lit=lit,
        )

    def _shout(self, moment: Moment) -> None:
        hand, stage = self._hand, self._hand.stage

        def begin() -> None:
            stage.moment = moment
            moment.began = hand.timeline.now
            stage.held = None
            stage.falling.clear()
            if hand.reduced:
                moment.burst, moment.burst_alpha = 1.0, 0.0
            else:
                moment.burst, moment.darkens = durations.CALL_BURST_FROM, True
            hand.cry(moment.caller)
            hand.plates(takes=durations.CALL_BURST)

        def tell() -> None:
            hand.telling(hand.words.last_call(moment.caller))()

        hand.at(0.0, begin)
        # Nobody reads in the corner yet, and the first frames have enough to draw.
        hand.at(durations.CALL_BURST + 2 * FRAME, tell)
        dim_time = hand.fade(durations.CALL_DIM)
        # The first frame has the burst and the plates to draw.
        hand.span(FRAME, dim_time - FRAME, partial(_darken, moment, durations.CALL_DIM_STEPS))
        # The picture that is quite dark is the last that darkens.
        hand.at(dim_time + FRAME, partial(setattr, moment, "darkens", False), at_rest=False)
        hand.span(0.0, dim_time, _setter(moment, "marks"))
        if hand.reduced:
            hand.span(0.0, dim_time, _setter(moment, "burst_alpha"))
        else:
            hand.span(
                0.0,
                durations.CALL_BURST,
                _setter(moment, "burst"),
                first=durations.CALL_BURST_FROM,
                easing=out_back,
            )
            hand.span(durations.CALL_SHAKE_AT, durations.CALL_SHAKE_TIME, _setter(moment, "shake"))
        fade = hand.fade(durations.CALL_CAPTION)
        hand.span(durations.CALL_CAPTION_AT, fade, _setter(moment, "caption_alpha"))
        fade = hand.fade(durations.CALL_FADE)
        hand.span(durations.CALL_FADE_AT, fade, _setter(moment, "burst_alpha"), first=1.0, final=0.0)

    def _way_back(self, story: _Story, moment: Moment) -> float:
        """Everything flies back, newest first, the faulty move itself last and slowest."""
        hand = self._hand
        at = durations.CALL_BACK_AT

        def set_off() -> None:
            moment.notes[moment.offender] = hand.words.takes_back(moment.offender, story.moves)
            hand.plates()

        hand.at(at - durations.CALL_PLATES_BEFORE, set_off)
        earlier = story.earlier
        if earlier:
            each = min(durations.CALL_EARLIER, durations.CALL_EARLIER_AT_MOST / len(earlier))
            quick = Style(each, durations.CORRECTION_ARC)
            for event in earlier:
                at = self._steps.take_back(at, event, quick)
        mark = hand.fade(durations.CALL_MARK)
        hand.span(at, mark, _setter(moment, "path_alpha"))
        hand.span(at, mark, _setter(moment, "cross"))
        for event in story.faulty:
            at = self._steps.take_back(at, event, BACK)
        if hand.reduced:
            at += durations.REDUCED_HOLD
        for told in story.other:
            self._steps.tell(at, told)
        hand.span(at, mark, _setter(moment, "path_alpha"), first=1.0, final=0.0)
        return at

    def _penalty(self, story: _Story, moment: Moment, at: float) -> float:
        """A card from under each pile, one after another; returns when the last one lies."""
        hand = self._hand
        landed = at
        payments = [event for event in story.paid if isinstance(event, PenaltyPaid)]

        hand.at(at - durations.CALL_PLATES_BEFORE, lambda: self._announce(moment, payments))
        for event in story.paid:
            if isinstance(event, WentOut):
                self._steps.tell(landed, event)
                continue
            self._show_way(at, event, moment)
            landed = self._steps.pay(at, event)
            hand.at(landed, lambda: self._count(moment, len(payments)), at_rest=False)
            at += durations.PENALTY_STAGGER
        return landed + durations.REDUCED_HOLD if hand.reduced and payments else landed

    def _announce(self, moment: Moment, payments: list[PenaltyPaid]) -> None:
        """Say what the offender gets, and who has nothing to give."""
        words, model = self._hand.words, self._hand.stage.model
        givers = {event.giver for event in payments}
        for seat in model.seats:
            if seat not in givers and seat != moment.offender and seat not in model.out:
                moment.notes[seat] = words.empty_pile()
        if payments:
            moment.lit.add(Place(PlaceKind.PILE, moment.offender))
            moment.notes[moment.offender] = words.penalty(moment.offender, len(payments))
        self._hand.plates()

    def _show_way(self, at: float, event: PenaltyPaid, moment: Moment) -> None:
        """As the card sets off, its pile lights up, its plate says so, and its way is dotted."""
        slide = Slide(Place(PlaceKind.PILE, event.giver), Place(PlaceKind.PILE, event.receiver))

        def announce() -> None:
            moment.notes[event.giver] = self._hand.words.gives(event.giver, 1)
            self._hand.plates()

        self._hand.at(at - durations.CALL_PLATES_BEFORE, announce)
        self._hand.at(at - FRAME, partial(moment.lit.add, slide.giver), at_rest=False)
        # The frame in which it does has enough to draw.
        self._hand.at(at + FRAME, partial(moment.slides.append, slide), at_rest=False)
        self._hand.span(at + FRAME, self._hand.fade(durations.CALL_MARK), _setter(slide, "alpha"))

    def _count(self, moment: Moment, most: int) -> None:
        moment.gained = min(most, moment.gained + 1)

    def _undim(self, moment: Moment, at: float) -> float:
        hand, stage = self._hand, self._hand.stage
        fade = hand.fade(durations.CALL_UNDIM)

        def fading(passed: float) -> None:
            part = _darken(moment, durations.CALL_UNDIM_STEPS, passed)
            moment.caption_alpha = min(moment.caption_alpha, part)
            moment.marks = part
            moment.cross = min(moment.cross, part)
            for slide in moment.slides:
                slide.alpha = min(slide.alpha, part)

        def hand_over(seat: Seat) -> None:
            moment.tells = False
            hand.plates([seat])

        def end() -> None:
            if stage.moment is moment:
                stage.moment = None
            hand.plates()

        # One after the other: to change all of them over is too much for one frame.
        for k, seat in enumerate(reversed(stage.model.seats)):
            hand.at(at - durations.CALL_PLATES_BEFORE - k * FRAME, partial(hand_over, seat))
        # The last card has just been laid under its pile, which is work enough for one frame.
        hand.span(at + FRAME, fade - FRAME, fading, end, first=1.0, final=0.0)
        return at + fade


def _read(report: Report) -> _Story:
    called: Called | None = None
    undone: tuple[TurnEvent, ...] = ()
    paid: list[PenaltyPaid | WentOut] = []
    other: list[CameBack | TurnPassed] = []
    for event in report.events:
        if isinstance(event, Called):
            called = event
        elif isinstance(event, MovesTakenBack):
            undone = event.undone
        elif isinstance(event, (PenaltyPaid, WentOut)):
            paid.append(event)
        elif isinstance(event, (CameBack, TurnPassed)):
            other.append(event)
    if called is None or not undone:
        raise ValueError("a right call takes something back")
    return _Story(called, undone, tuple(paid), tuple(other))


def _touched(event: TurnEvent) -> tuple[Place, ...]:
    """The places between which a card or a heap was moved."""
    if isinstance(event, HeapTurned):
        return Place(PlaceKind.HEAP, event.seat), Place(PlaceKind.PILE, event.seat)
    return way_back(event)[:2]


def _place(move: Move) -> Place:
    """Where an owed move would have put its card."""
    if isinstance(move.target, Seat):
        return Place(PlaceKind.HEAP, move.target)
    assert move.target is Target.CENTRAL
    return CENTRE


def _darken(moment: Moment, steps: int, part: float) -> float:
    """Darken the table so far (0..1), in so many steps; returns how far it is then."""
    dark = round(part * steps) / steps
    moment.dim = durations.CALL_DIM_ALPHA * dark
    return dark


def _setter(thing: object, name: str) -> Callable[[float], None]:
    """What brings one number of ``thing`` up to date in every frame."""
    return lambda value: setattr(thing, name, value)
