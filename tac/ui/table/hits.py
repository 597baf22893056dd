"""What lies under a point of the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.rules import Card, Seat
from tac.ui.layout import Place, PlaceKind, TableLayout
from tac.ui.table.model import TableModel

CARD_PLACES: Final = frozenset({PlaceKind.CENTRAL, PlaceKind.HEAP, PlaceKind.DRAWN, PlaceKind.PILE})
"""The kinds of place where cards lie."""

BUTTONS: Final = frozenset(
    {PlaceKind.CALL, PlaceKind.PLATE, PlaceKind.PAUSE, PlaceKind.RULES, PlaceKind.SOUND}
)
"""The kinds of place that are pressed like buttons."""


class Hit(Struct, frozen=True):
    """A place under the pointer: whose it is (None where nobody's), and the card on top of it, if any."""

    kind: PlaceKind
    seat: Seat | None = None
    card: Card | None = None

    @property
    def place(self) -> Place:
        """The place alone, without what lies on it."""
        return Place(self.kind, self.seat)


def hit_at(layout: TableLayout, model: TableModel, x: float, y: float) -> Hit | None:
    """The place or button at a point in pixels; None for bare cloth."""
    hand = model.hand
    drawn = frozenset() if hand is None else frozenset({int(hand)})
    place = layout.place_at(x, y, drawn)
    if place is None or (place.kind not in CARD_PLACES and place.kind not in BUTTONS):
        return None
    return hit_on(model, place)


def hit_on(model: TableModel, place: Place) -> Hit:
    """The hit on a place of the layout."""
    seat = None if place.seat is None else Seat(place.seat)
    return Hit(place.kind, seat, model.top(place))
