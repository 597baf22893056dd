"""Gamepads at the table: the stick points at a place, a button plays there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tac.match import Match
from tac.match.intent import Place
from tac.rules import Card, Seat
from tac.ui.input import (
    Action,
    Direction,
    PadAim,
    PadButton,
    PadPress,
    PadScroll,
    PadSeats,
    PadSignal,
    aimed_place,
)
from tac.ui.layout import PlaceKind
from tac.ui.scenes.table_hands import Hands
from tac.ui.table import Hit, TableView

CALLS: Final = frozenset(
    {
        PadButton.NORTH,
        PadButton.LEFT_SHOULDER,
        PadButton.RIGHT_SHOULDER,
        PadButton.LEFT_TRIGGER,
        PadButton.RIGHT_TRIGGER,
    }
)
"""The buttons that call: whatever lies under a quick finger."""

_COMMANDS: Final = {PadButton.START: Action.PAUSE, PadButton.SELECT: Action.RULES}


def is_choosing(signal: PadSignal) -> bool:
    """Whether a signal is what chooses among the buttons of a panel."""
    return isinstance(signal, PadAim) or (
        isinstance(signal, PadPress) and signal.button is PadButton.SOUTH
    )


class TablePads:
    """Each pad acts for its own person, by ``seats``, at any time and by itself.

    Whose turn is over puts his last placing right with two of them: the left one takes the card up, the lower
    one lays it where it belonged.

    The lower button plays where the pad points: at the heap on that side, or without a direction at the
    central pile. The left one draws, and those of `CALLS` call, each the moment it goes down. The right one
    is the bare cloth, ``cloth``. ``command`` takes what start (pause) and select (rules) mean.

    The ring is round the place that the pad of the person on turn points at, or of the next who will be.
    """

    def __init__(
        self,
        match: Match,
        view: TableView,
        hands: Hands,
        seats: PadSeats,
        *,
        command: Callable[[Action], None],
        cloth: Callable[[], None],
    ) -> None:
        self._match = match
        self._view = view
        self._hands = hands
        self._seats = seats
        self._command = command
        self._cloth = cloth
        self._people = hands.people
        self._taken: tuple[int, Seat, Card] | None = None
        """The pad with which somebody has taken up the card that he placed last, who, and the card."""
        self._aims: dict[int, Direction] = {}
        """Where each pad points that points anywhere, the latest last."""
        match.listen(lambda report: self._put_ring())
        self.show()

    def show(self) -> None:
        """Show whose pads are here: they may have come, gone, or changed hands."""
        people, several = self._people, len(self._people) > 1
        sitting = (seat for seat in people if several and self._seats.pad_at(seat) is not None)
        self._view.mark_pads(frozenset(sitting))
        self._put_ring()

    def take(self, signal: PadSignal) -> bool:
        """Take what a pad says; False where the table has no use for it."""
        if isinstance(signal, PadAim):
            self._aim(signal)
        elif isinstance(signal, PadScroll):
            self._view.recall.pin(signal.towards is Direction.UP)
        elif isinstance(signal, PadPress):
            self._press(signal)
        return True

    def update(self) -> None:
        """Time has passed: what has been taken up may have become another's affair."""
        if self._taken is not None and (
            self._view.dragged is not self._taken[2] or self._hands.placer is not self._taken[1]
        ):
            self._put_back()

    def _put_back(self) -> bool:
        """What has been taken up goes home; returns whether anything had been."""
        taken, self._taken = self._taken, None
        if taken is not None and self._view.dragged is taken[2]:
            self._view.drop_back()
        return taken is not None

    def leave(self) -> None:
        """Nobody points at anything any more."""
        self._put_back()
        self._aims.clear()
        self._view.focus(None)

    def _aim(self, signal: PadAim) -> None:
        """Put the ring round the place that the pad points at, for as long as it does."""
        if signal.repeated:
            return
        self._aims.pop(signal.pad, None)
        if signal.towards is not None:
            self._aims[signal.pad] = signal.towards
            self._sit(signal.pad)
        if self._holds(signal.pad):
            spot = self._hit(self._place(signal.pad)).place
            self._view.drag_to(*self._view.layout.rect(spot).centre)
        self._put_ring()

    def _put_ring(self) -> None:
        pad = self._shown_pad()
        self._view.focus(None if pad is None else self._hit(self._place(pad)))

    def _shown_pad(self) -> int | None:
        """The pad whose pointing is shown: that of the person on turn, or of the next person.

        One with which a card has been taken up comes first.
        """
        if self._taken is not None and self._holds(self._taken[0]) and self._taken[0] in self._aims:
            return self._taken[0]
        if len(self._people) <= 1:
            return next(reversed(self._aims), None) if self._people else None
        table = self._match.table
        seats = table.seats[table.turn :] + table.seats[: table.turn]
        mover = next((seat for seat in seats if seat in self._people and seat not in table.out), None)
        pad = None if mover is None else self._seats.pad_at(mover)
        return pad if pad in self._aims else None

    def _sit(self, pad: int) -> Seat | None:
        """Whom a pad acts for; one that is used for the first time sits down."""
        before = self._seats.seated(pad, self._people)
        seat = self._seats.seat(pad, self._people)
        if seat != before:
            self.show()
        return seat

    def _press(self, signal: PadPress) -> None:
        button = signal.button
        seat = self._sit(signal.pad)
        if button in _COMMANDS:
            self._command(_COMMANDS[button])
        elif button is PadButton.EAST:
            if not self._holds(signal.pad) or not self._put_back():
                self._cloth()
        elif seat is None:
            if self._people:
                self._view.toast(self._hands.t("pad.nobodys", number=signal.pad + 1))
        elif button in CALLS:
            self._view.tap(PlaceKind.CALL, seat)
            self._hands.call(seat)
        elif button is PadButton.WEST:
            self._draw_or_take_up(signal.pad, seat)
        elif button is PadButton.SOUTH and self._holds(signal.pad):
            self._lay_down(signal.pad)
        elif button is PadButton.SOUTH:
            self._hands.click(seat, self._place(signal.pad))

    def _holds(self, pad: int) -> bool:
        """Whether this pad has taken up a card that is still between its fingers."""
        taken = self._taken
        return taken is not None and taken[0] == pad and self._view.dragged is taken[2]

    def _draw_or_take_up(self, pad: int, seat: Seat) -> None:
        """On one's turn the button draws; after it, it takes up one's last card, or puts it back."""
        if self._holds(pad):
            self._put_back()
            return
        card = self._hands.take_up(seat)
        if card is None:
            self._hands.click(seat, Place.PILE)
        else:
            self._taken = (pad, seat, card)

    def _lay_down(self, pad: int) -> None:
        """The card that was taken up belongs where the pad points."""
        taken, self._taken = self._taken, None
        if taken is not None:
            self._hands.drop(taken[1], taken[2], self._hit(self._place(pad)))

    def _place(self, pad: int) -> Seat | Place:
        return aimed_place(self._aims.get(pad), self._view.layout.sides)

    def _hit(self, place: Seat | Place) -> Hit:
        return Hit(PlaceKind.HEAP, place) if isinstance(place, Seat) else Hit(PlaceKind.CENTRAL)
