"""The mouse and the fingers at the table: from events to presses, clicks and drags, and what is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from tac.match import Match
from tac.match.intent import Place
from tac.rules import Card, Seat
from tac.ui.input import Clicks, Pointer
from tac.ui.layout import PlaceKind
from tac.ui.scenes.table_hands import Hands
from tac.ui.scenes.table_help import TableHelp
from tac.ui.table import Hit, TableView

LEFT = 1
_CLOTH = "cloth"
"""What a press beside everything is on."""

_LOOKS_EVERY: Final = 400.0
"""Milliseconds between two looks at what lies under a resting pointer while nothing moves."""


class _Pressed(NamedTuple):
    """What lies under a pressed button: a card that ``seat`` may drag, or a button of the table."""

    hit: Hit
    seat: Seat | None


class TablePointer:
    """Gives each press its meaning.

    A press on a pile is the touch (R4.5) and counts at once, and so does one on a place whose card nobody
    may take: there is nothing to wait for. Where a card could be dragged away a press becomes a click when
    it comes up without having moved. ``pause``, ``rules`` and ``mute`` are for the table's small buttons,
    ``signs`` tells what the sign on a plate means, ``cloth`` is what a press beside everything does, and
    ``clicks`` is shared by all pointers.

    Only one card can be dragged at a time; meanwhile other fingers press and tap.
    """

    def __init__(
        self,
        match: Match,
        view: TableView,
        hands: Hands,
        signs: TableHelp,
        *,
        pause: Callable[[], None],
        rules: Callable[[], None],
        mute: Callable[[], None],
        cloth: Callable[[], None],
        clicks: Clicks,
    ) -> None:
        self._match = match
        self._view = view
        self._hands = hands
        self._signs = signs
        self._buttons = {PlaceKind.PAUSE: pause, PlaceKind.RULES: rules, PlaceKind.SOUND: mute}
        self._pointer = Pointer[_Pressed]()
        self._clicks = clicks
        self._cloth = cloth
        self._at: tuple[float, float] | None = None
        self._looked = 0.0
        self._went_on = False
        view.may_lift = lambda hit: hands.lifter(hit) is not None

    def handle(self, event: pygame.Event) -> None:
        """Take an event; any may be given."""
        touch = getattr(event, "touch", False)
        if event.type == pygame.MOUSEMOTION and touch and not any(event.buttons):
            self.cancel()
            self.leave()
        elif event.type == pygame.MOUSEMOTION:
            self._moved(event.pos, event.buttons[0] if event.buttons else 0)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._at = event.pos
            self._pressed(*event.pos, touch=touch)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._released(*event.pos)
            if touch:
                self.leave()
        elif event.type == pygame.WINDOWLEAVE:
            self.leave()

    def update(self, dt_ms: float) -> None:
        """Let time pass; what is under a resting pointer may have changed."""
        held = self._pointer.held
        if held is not None and held.dragging and self._view.dragged is None:
            # The game has taken the card from under the fingers.
            self._pointer.release()
        self._looked += dt_ms
        if self._at is not None and self._pointer.held is None and self._looks_again():
            self._looked = 0.0
            self._hover(*self._at)

    def _looks_again(self) -> bool:
        """What lies under a resting pointer seldom changes while nothing moves."""
        before, self._went_on = self._went_on, self._view.moving
        return before or self._went_on or self._looked >= _LOOKS_EVERY

    def leave(self) -> None:
        """The pointer is no longer over the window."""
        self._at = None
        self._view.hover(None)
        self._signs.rest_on(None)
        self._view.recall.rest(False)

    def cancel(self) -> bool:
        """Nothing is held any more, a dragged card goes home; returns whether there was one."""
        held = self._pointer.release()
        if held is None:
            return False
        self._let_up(held.what)
        if not held.dragging or self._view.dragged != held.what.hit.card:
            return False
        self._view.drop_back()
        return True

    def _let_up(self, what: _Pressed) -> None:
        if what.seat is None:
            self._view.release(what.hit)

    # -- the button goes down

    def _pressed(self, x: float, y: float, *, touch: bool) -> None:
        view, hands = self._view, self._hands
        self.cancel()
        if touch and view.recall.is_at(view.layout, x, y):
            view.recall.pin()
            return
        view.recall.pin(False)
        button = view.button_at(x, y)
        if button is not None and button.kind is not PlaceKind.PLATE:
            view.press(button)
            self._pointer.press(_Pressed(button, None), (x, y))
            if button.kind is PlaceKind.CALL and button.seat is not None:
                hands.call(button.seat)
            return
        if button is not None and self._signs.tell(button):
            return
        if view.recall.rest_at(view.layout, x, y):
            return
        hit = view.place_at(x, y)
        if hit is None or (hit.kind is PlaceKind.DRAWN and hit.card is None):
            if not self._clicks.is_second_half(_CLOTH):
                self._cloth()
                self._clicks.acted(_CLOTH)
        elif not self._clicks.is_second_half(hit.place):
            lifter = hands.lifter(hit)
            if lifter is None:
                self._click(hit)
            else:
                self._pointer.press(_Pressed(hit, lifter), (x, y))

    def _click(self, hit: Hit) -> None:
        hands = self._hands
        seat = hands.acting
        if seat is None:
            return
        if hit.kind is PlaceKind.DRAWN:
            own = hit.seat == seat
            hands.tell("table.place_drawn" if own else "refused.not_your_turn", hit)
            return
        place: Seat | Place = Place.CENTRAL
        if hit.kind is PlaceKind.PILE:
            if hit.seat not in self._match.setup.people:
                hands.tell("table.not_your_pile", hit)
                return
            seat, place = hit.seat, Place.PILE
        elif hit.seat is not None:
            place = hit.seat
        if hands.click(seat, place):
            self._clicks.acted(hit.place)

    # -- it moves

    def _moved(self, at: tuple[float, float], down: int) -> None:
        self._at = at
        held = self._pointer.held
        if held is not None and not down:
            # It came up where no window could see it.
            self.cancel()
        elif held is not None and held.what.seat is not None:
            self._drag(held.what.hit.card, at)
        elif held is None:
            self._hover(*at)

    def _drag(self, card: Card | None, at: tuple[float, float]) -> None:
        view = self._view
        held = self._pointer.held
        assert held is not None
        begun = held.dragging
        if card is None or not self._pointer.move(at, view.layout.u):
            return
        if not begun and view.dragged is None:
            view.lift(card, *held.start)
        if view.dragged == card:
            view.drag_to(*at)

    def _hover(self, x: float, y: float) -> None:
        under = self._view.under(x, y)
        self._view.hover(under)
        self._signs.rest_on(under)
        self._view.recall.rest_at(self._view.layout, x, y)

    # -- it comes up

    def _released(self, x: float, y: float) -> None:
        view = self._view
        held = self._pointer.release()
        if held is None:
            return
        self._let_up(held.what)
        hit, seat = held.what
        if seat is None:
            act = self._buttons.get(hit.kind)
            if act is not None and view.button_at(x, y) == hit:
                act()
        elif not held.dragging:
            self._click(hit)
        elif hit.card is not None and view.dragged == hit.card:
            zone = view.zone_at(x, y)
            if zone is None:
                view.drop_back()
            else:
                self._hands.drop(seat, hit.card, zone)
