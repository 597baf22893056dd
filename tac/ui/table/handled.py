"""The part of the table's view that hands touch: what lies where, what is pressed, lifted and refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tac.rules import Card, Move, Seat
from tac.ui.layout import Place, PlaceKind, TableLayout
from tac.ui.table.fingers import Fingers
from tac.ui.table.hits import BUTTONS, CARD_PLACES, Hit, hit_at, hit_on
from tac.ui.table.model import TableModel
from tac.ui.table.stage import Stage

TAKEN_UP: Final = 3.0
"""How far a card that is taken up without a pointer is moved from its place, in u."""


class HandledView:
    """What is done with pointer and keys, and seen of it at once: `TableView` makes what is named here."""

    may_lift: Callable[[Hit], bool]
    """Decides which cards rise under the pointer."""
    _layout: TableLayout
    _ahead: TableModel
    _stage: Stage
    _fingers: Fingers

    def place_at(self, x: float, y: float) -> Hit | None:
        """The place for cards at a point, in pixels, with the card that the match has there now."""
        hit = self.under(x, y)
        return hit if hit is not None and hit.kind in CARD_PLACES else None

    def place_of(self, card: Card) -> Place | None:
        """Where ``card`` lies, or will when it has landed; None for one that is not part of this game."""
        return self._ahead.place_of(card)

    def button_at(self, x: float, y: float) -> Hit | None:
        """The button or plate at a point, in pixels."""
        hit = self.under(x, y)
        return hit if hit is not None and hit.kind in BUTTONS else None

    def under(self, x: float, y: float) -> Hit | None:
        """What is at a point, in pixels: a place for cards, a button or a plate; None for bare cloth."""
        return hit_at(self._layout, self._ahead, x, y)

    def zone_at(self, x: float, y: float) -> Hit | None:
        """The heap or central pile that a card let go at this point is meant for."""
        place = self._layout.drop_at(x, y)
        return None if place is None else hit_on(self._ahead, place)

    def hover(self, hit: Hit | None) -> None:
        """The pointer is here: buttons light up, cards that `may_lift` allows rise."""
        rises = hit is not None and (hit.kind in BUTTONS or (hit.card is not None and self.may_lift(hit)))
        self._fingers.hover(hit.place if hit is not None and rises else None)

    def focus(self, hit: Hit | None) -> None:
        """Put the keyboard's ring round a place or button."""
        self._fingers.focus(None if hit is None else hit.place)

    def mark_pads(self, seats: frozenset[Seat]) -> None:
        """Mark the buttons of those who call with a gamepad of their own."""
        if self._stage.padded != seats:
            self._stage.padded = seats
            self._stage.touch()

    def press(self, hit: Hit) -> None:
        """A button goes down, until `release`; several may be down at once."""
        self._fingers.press(hit.place)

    def release(self, hit: Hit) -> None:
        """A button is let go by one who has pressed it."""
        self._fingers.release(hit.place)

    def tap(self, kind: PlaceKind, seat: Seat | None = None) -> None:
        """A key presses a button: it goes down and comes up by itself."""
        self._fingers.tap(Place(kind, seat))

    def lift(self, card: Card, x: float, y: float) -> None:
        """Take ``card`` between the fingers; the pointer is at (x, y), in pixels."""
        self._fingers.lift(self._layout, card, x, y)

    def take_up(self, card: Card) -> bool:
        """Take ``card`` between the fingers where it lies; False if it does not lie on top of anything."""
        place = self._ahead.place_of(card)
        if place is None or self._ahead.top(place) is not card:
            return False
        x, y = self._layout.rect(place).centre
        self._fingers.lift(self._layout, card, x, y)
        self._fingers.drag_to(self._layout, x, y - TAKEN_UP * self._layout.u)
        return True

    def drag_to(self, x: float, y: float) -> None:
        """The dragged card follows the pointer; the place it is near lights up."""
        self._fingers.drag_to(self._layout, x, y)

    def release_to(self, hit: Hit) -> None:
        """The dragged card was let go at ``hit``: its move, if one is shown before time passes, takes it on
        from here; otherwise it flies home."""
        self._fingers.let_go()

    def drop_back(self) -> None:
        """The dragged card flies home."""
        self._fingers.drop_back(self._layout)

    @property
    def dragged(self) -> Card | None:
        """The card between the fingers, as long as no report has taken it away."""
        drag = self._stage.drag
        return None if drag is None or drag.let_go else drag.card

    def hold(self, seat: Seat, move: Move) -> None:
        """Show that ``seat`` has chosen ``move`` early (the reports of a match do this themselves)."""
        self._fingers.hold(seat, move)

    def refuse(self, hit: Hit) -> None:
        """What is here shakes its head."""
        self._fingers.refuse(hit.place)

    def toast(self, text: str, *, towards: Seat | None = None) -> None:
        """Show a passing message, ``towards`` whom it is for."""
        self._fingers.toast(text, towards=towards)
