"""What people do at the table: their moves and calls, and the words in which they are refused."""

from __future__ import annotations

import math
from collections.abc import Callable

from tac.locale import Translator
from tac.match import Declined, MakeMove, Match, OwedReason, Report
from tac.match.intent import Place, may_pick_up, meant_by_click, meant_by_drag
from tac.match.orders import has_counted
from tac.rules import Card, Kind, Move, Reason, Seat
from tac.rules.events import CardPlayed, MovesTakenBack
from tac.ui.input import acting_seat
from tac.ui.layout import PlaceKind
from tac.ui.table import Hit, TableView

_SECOND = 1000


class Hands:
    """Sends what people mean to the match at once, and shows what it answers.

    ``deliver`` brings the match's reports to the view, so that what was done is seen in the same frame.
    """

    def __init__(self, match: Match, view: TableView, t: Translator, deliver: Callable[[], None]) -> None:
        self._match = match
        self._view = view
        self.t = t
        self._deliver = deliver
        self._people = match.setup.people
        self._placed: tuple[Seat, Card] | None = None
        self._calls: list[Seat] = []
        self._has_counted = False
        match.listen(self.note)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Whose hands these are."""
        return self._people

    @property
    def acting(self) -> Seat | None:
        """Whom keys and clicks on shared places act for, once those have counted who have called before."""
        self.settle()
        return acting_seat(self._match.table, self._people)

    def click(self, seat: Seat, place: Seat | Place) -> bool:
        """``seat`` clicks ``place``, or presses its key; returns whether that did something.

        Who presses on while his own fault is being told would never read it: for a moment that does nothing.
        """
        self.settle()
        if self._view.is_telling(seat):
            return False
        table = self._match.table
        declined = self._make(
            seat, meant_by_click(table, seat, place, several_people=len(self._people) > 1)
        )
        if declined is not None:
            self._refuse(declined, self._hit(seat, place), seat)
        return declined is None

    def drop(self, seat: Seat, card: Card, hit: Hit) -> None:
        """``seat`` lets ``card``, which it has dragged, go over ``hit``."""
        self.settle()
        place = _place_of(hit)
        view = self._view
        if place is None or card is hit.card or view.is_telling(seat):
            view.drop_back()
            return
        view.release_to(hit)
        declined = self._make(seat, meant_by_drag(self._match.table, seat, card, place))
        if declined is not None:
            view.drop_back()
            self._refuse(declined, hit, seat)

    @property
    def placer(self) -> Seat | None:
        """The person who has placed a card with the latest move, whoever is on turn; None if nobody has."""
        placed = self._placed
        return placed[0] if placed is not None and placed[0] in self._people else None

    def put_right(self, place: Seat | Place) -> None:
        """Who has placed a card with the latest move means that it belongs to ``place``: as if he dragged it.

        A mere click never means that once the turn has passed.
        """
        self.settle()
        seat = self.placer
        if seat is None or self._placed is None:
            self._refuse(Declined(Reason.NOTHING_TO_PUT_RIGHT), self._hit(Seat.A, Place.CENTRAL))
            return
        if self._view.is_telling(seat):
            return
        declined = self._make(seat, meant_by_drag(self._match.table, seat, self._placed[1], place))
        if declined is not None:
            self._refuse(declined, self._hit(seat, place), seat)

    def take_up(self, seat: Seat) -> Card | None:
        """``seat``, whose turn is over, takes the card that he has placed last between the fingers.

        Rightly or wrongly placed alike; None where it is not his or somebody else holds a card.
        """
        self.settle()
        match = self._match
        if self._placed is None or self.placer is not seat or match.table.turn == seat or match.is_over:
            return None
        card = self._placed[1]
        return card if self._view.dragged is None and self._view.take_up(card) else None

    def lifter(self, hit: Hit) -> Seat | None:
        """Who may take the card there between the fingers, rightly or wrongly; None if nobody may."""
        card = hit.card
        if card is None or hit.kind is PlaceKind.PILE or self._match.is_over:
            return None
        for seat in self._people:
            placed = self._placed[1] if self._placed is not None and self._placed[0] == seat else None
            if may_pick_up(self._match.table, seat, card, placed):
                return seat
        return None

    def call(self, seat: Seat) -> None:
        """``seat`` calls "Tač!"; it counts from this moment, and for this moment as one with other calls.

        Nobody is before another within a frame: who is first is known once all of it has been taken.
        """
        self._calls.append(seat)

    def settle(self) -> None:
        """What follows comes after the calls so far: let them count."""
        seats, self._calls = self._calls, []
        if not seats:
            return
        answers = self._match.submit_calls(seats, counted=self._has_counted)
        for seat, answer in answers.items():
            if isinstance(answer, Declined):
                self._refuse_call(answer, seat)
        self._has_counted = self._has_counted or any(has_counted(answer) for answer in answers.values())
        self._deliver()

    def end_frame(self) -> None:
        """Time is about to pass: what is called from now on is another call."""
        self.settle()
        self._has_counted = False

    def _refuse_call(self, declined: Declined, seat: Seat) -> None:
        """Shake the button of ``seat``, and say why."""
        self._view.refuse(Hit(PlaceKind.CALL, seat))
        self._view.toast(self._why(declined), towards=seat)

    def _refuse(self, declined: Declined, hit: Hit, seat: Seat | None = None) -> None:
        """Shake what is there, and say ``seat`` why."""
        if isinstance(declined.reason, OwedReason):
            assert declined.advice is not None
            self._view.refuse_fault(hit, declined.advice)
            return
        self._view.refuse(hit)
        self._view.toast(self.t(f"refused.{declined.reason.value}"), towards=seat)

    def tell(self, key: str, hit: Hit) -> None:
        """Shake what is there, and say what there is to say."""
        self._view.refuse(hit)
        self._view.toast(self.t(key))

    def _make(self, seat: Seat, meant: Move | Reason) -> Declined | None:
        """Make the move that is meant; returns why not where it cannot be made."""
        if isinstance(meant, Reason):
            return Declined(Reason.GAME_OVER if self._match.is_over else meant)
        answer = self._match.submit(MakeMove(seat, meant))
        self._deliver()
        return answer if isinstance(answer, Declined) else None

    def _why(self, declined: Declined) -> str:
        if declined.until is None:
            return self.t(f"refused.{declined.reason.value}")
        seconds = math.ceil((declined.until - self._match.clock.now()) / _SECOND)
        return self.t("call.locked", seconds=max(1, seconds))

    def _hit(self, seat: Seat, place: Seat | Place) -> Hit:
        if place is Place.CENTRAL:
            return Hit(PlaceKind.CENTRAL)
        if place is Place.PILE:
            return Hit(PlaceKind.PILE, seat)
        assert isinstance(place, Seat)
        return Hit(PlaceKind.HEAP, place)

    def note(self, report: Report) -> None:
        """Remember who placed which card with the latest move."""
        move = report.move
        if move is None or move.kind is Kind.SETTLE:
            return
        if move.kind is Kind.CALL:
            if any(isinstance(event, MovesTakenBack) for event in report.events):
                self._placed = None
            return
        played = [event for event in report.events if isinstance(event, CardPlayed)]
        self._placed = (played[-1].seat, played[-1].card) if played else None


def _place_of(hit: Hit) -> Seat | Place | None:
    if hit.kind is PlaceKind.CENTRAL:
        return Place.CENTRAL
    if hit.kind is PlaceKind.PILE:
        return Place.PILE
    return hit.seat if hit.kind is PlaceKind.HEAP else None
