"""Where everything on the table lies: the values that the layouts fill in and the view reads."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from tac.ui.layout.rect import Point, Rect


class Side(Enum):
    """Where a player sits, seen from the person in front of the screen."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


SIDES: Final[dict[int, tuple[Side, ...]]] = {
    2: (Side.BOTTOM, Side.TOP),
    3: (Side.BOTTOM, Side.LEFT, Side.RIGHT),
    4: (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT),
}
"""The side of each seat, by the number of seats, where the next player sits to the left."""

_OTHER_WAY: Final = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}


def sides_of(seats: int, way_round: str = "left") -> tuple[Side, ...]:
    """The side of each seat, in the order of play; the next player sits to the ``left`` or the ``right``."""
    sides = SIDES[seats]
    return sides if way_round == "left" else tuple(_OTHER_WAY.get(side, side) for side in sides)


class PlaceKind(Enum):
    """The kinds of place on the table that can be pressed."""

    CENTRAL = "central"
    HEAP = "heap"
    DRAWN = "drawn"
    PILE = "pile"
    CALL = "call"
    PLATE = "plate"
    PAUSE = "pause"
    RULES = "rules"
    SOUND = "sound"

    # Each exists once, and places are looked up hundreds of times in every frame.
    __hash__ = object.__hash__


class Place(Struct, frozen=True):
    """One place on the table; ``seat`` is None for the places that belong to nobody."""

    kind: PlaceKind
    seat: int | None = None


KEY_OUT: Final = 1.2
"""How far the key on a button that calls hangs out beyond its end, in u,"""
_KEY_ABOVE: Final = 1.45
"""and how far above it at most where text is not large."""


class SeatLayout(Struct, frozen=True):
    """The places of one seat.

    ``badge`` is the middle of the badge with the number of cards when no edges of lower cards
    show; each edge that shows moves it down by as much. ``call_button`` (its foot included) is
    None for a seat without a person.
    """

    seat: int
    side: Side
    heap: Rect
    drawn: Rect
    pile: Rect
    badge: Point
    plate: Rect
    call_button: Rect | None
    burst_centre: Point
    burst_off_left: Point | None = None
    """The same where it would lie on the plate of who sits at the left, and he erred."""
    turn: int = 0
    """By how many degrees, anticlockwise, plate and button are turned towards who sits there."""

    @property
    def avatar(self) -> Point:
        """The middle of the avatar on the plate."""
        plate = self.plate
        return {
            0: Point(plate.x + plate.h / 2, plate.cy),
            90: Point(plate.cx, plate.bottom - plate.w / 2),
            180: Point(plate.right - plate.h / 2, plate.cy),
            270: Point(plate.cx, plate.y + plate.w / 2),
        }[self.turn]

    def tail_end(self, shout: Point, gap: float) -> Point:
        """Where the tail of a shout about a point ends: by the avatar, so many pixels off the plate."""
        plate, avatar = self.plate, self.avatar
        beside = max(plate.left - shout.x, shout.x - plate.right)
        if beside > max(plate.top - shout.y, shout.y - plate.bottom):
            return Point(plate.right + gap if shout.x > plate.cx else plate.left - gap, avatar.y)
        return Point(avatar.x, plate.bottom + gap if shout.y > plate.cy else plate.top - gap)

    def button_with_keys(self, u: float, growth: float = 1.0) -> Rect | None:
        """The button with all that key and gamepad on it may take, in pixels: they hang over its corners.

        Keys grow with the text as plates do.
        """
        button, out, above = self.call_button, KEY_OUT * u, growth * _KEY_ABOVE * u
        if button is None:
            return None
        x, y, w, h = button.x, button.y, button.w, button.h
        return {
            0: Rect(x - out, y - above, w + 2 * out, h + above),
            90: Rect(x - above, y - out, w + above, h + 2 * out),
            180: Rect(x - out, y, w + 2 * out, h + above),
            270: Rect(x, y - out, w + above, h + 2 * out),
        }[self.turn]

    @property
    def lies_on_its_side(self) -> bool:
        """Whether plate and button are turned by a quarter."""
        return self.turn in (90, 270)


_OF_SEATS: Final = {
    PlaceKind.HEAP: "heap",
    PlaceKind.DRAWN: "drawn",
    PlaceKind.PILE: "pile",
    PlaceKind.CALL: "call_button",
    PlaceKind.PLATE: "plate",
}


class Corners(Struct, frozen=True):
    """The small round-cornered buttons of the table."""

    pause: Rect
    rules: Rect
    sound: Rect


_WORDS: Final = (0.68, 0.43)
"""The part of a shout, from its middle, that its words take, of its radii."""
_ABOVE_RANK: Final = 0.9
"""How far a slip may reach over the upper edge of a card, in u, before it covers the rank."""
_OVER: Final = 0.3
"""How far a slip reaches over the lower edge of what it stands below, in u."""
_TAIL_GAP: Final = 0.4
"""Between the tail of a shout and the plate of who shouts, in u."""
_SHOUT_EDGE: Final = 1.2
"""What the edge of a shout adds to its radii,"""
_SHOUT_LINES: Final = 1.8
"""and the lines round it, in u."""


class TableLayout(Struct, frozen=True):
    """The whole table for one window size. All rectangles are whole pixels.

    ``u`` is the design unit in pixels, ``inside`` what the woven border leaves free, ``corners``
    the corner buttons, ``last_move`` the box that tells the last move (None where there is no
    room), ``toast`` the box on whose lower edge a passing message of at most its width stands,
    ``burst_radii`` those of the shout.
    """

    width: int
    height: int
    u: float
    narrow: bool
    border: int
    inside: Rect
    card: tuple[int, int]
    centre: Point
    central: Rect
    seats: tuple[SeatLayout, ...]
    corners: Corners
    last_move: Rect | None
    toast: Rect
    burst_radii: tuple[float, float]
    growth: float = 1.0
    """How many times as large as usual plates and small buttons are: as the text, where there is room."""
    boxes: tuple[Rect, ...] = ()
    """What else lies on the cloth and is read there; large words of help keep off it."""
    places: tuple[tuple[Place, Rect], ...] = ()
    """All places that can be pressed, those that lie on top of others first. It follows from the rest."""

    def __post_init__(self) -> None:
        force_setattr(self, "places", tuple(self._all_places()))

    def _all_places(self) -> Iterator[tuple[Place, Rect]]:
        for seat in self.seats:
            if seat.call_button is not None:
                yield Place(PlaceKind.CALL, seat.seat), seat.call_button
        for seat in self.seats:
            yield Place(PlaceKind.DRAWN, seat.seat), seat.drawn
        for seat in self.seats:
            yield Place(PlaceKind.HEAP, seat.seat), seat.heap
            yield Place(PlaceKind.PILE, seat.seat), seat.pile
            yield Place(PlaceKind.PLATE, seat.seat), seat.plate
        yield Place(PlaceKind.CENTRAL), self.central
        yield Place(PlaceKind.PAUSE), self.corners.pause
        yield Place(PlaceKind.RULES), self.corners.rules
        yield Place(PlaceKind.SOUND), self.corners.sound

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side of each seat."""
        return tuple(seat.side for seat in self.seats)

    def rect(self, place: Place) -> Rect:
        """The rectangle of a place; KeyError if the table has no such place."""
        found: Rect | None = None
        if place.kind in _OF_SEATS:
            if place.seat is not None and 0 <= place.seat < len(self.seats):
                found = getattr(self.seats[place.seat], _OF_SEATS[place.kind])
        elif place.seat is None:
            found = (
                self.central if place.kind is PlaceKind.CENTRAL else getattr(self.corners, place.kind.value)
            )
        if found is None:
            raise KeyError(place)
        return found

    def facing(self, seat: int | None) -> int:
        """By how many degrees words for ``seat`` are turned: upside down for who sits opposite, else none.

        On their side they would hide ranks. None is everybody.
        """
        return 180 if seat is not None and self.seats[seat].turn == 180 else 0

    def shout_centre(self, caller: int, offender: int | None = None) -> Point:
        """The middle of ``caller``'s shout, moved aside where the offender's plate would hide its words."""
        centre, off_left = self.seats[caller].burst_centre, self.seats[caller].burst_off_left
        if offender is None:
            return centre
        if off_left is not None and self.seats[offender].side is Side.LEFT:
            centre = off_left
        rx, ry = self.burst_radii
        plate = self.seats[offender].plate
        words = Rect.around(*centre, 2 * _WORDS[0] * rx, 2 * _WORDS[1] * ry)
        if not words.overlaps(plate):
            return centre
        aside = plate.left - words.right if plate.cx > words.cx else plate.right - words.left
        reach = rx + _SHOUT_LINES * self.u
        return Point(min(max(centre.x + aside, reach), self.width - reach), centre.y)

    def shout_tail(self, caller: int, centre: Point) -> Point:
        """Where the tail of ``caller``'s shout about a point ends."""
        return self.seats[caller].tail_end(centre, _TAIL_GAP * self.u)

    def place_at(self, x: float, y: float, drawn: frozenset[int] = frozenset()) -> Place | None:
        """The place under a point, None for bare cloth.

        ``drawn`` are the seats with a drawn card on the table: where places overlap (narrow
        windows), such a card covers what lies beneath, while an empty drawn place covers nothing.
        """
        empty: Place | None = None
        for place, rect in self.places:
            if not rect.contains(x, y):
                continue
            if place.kind is PlaceKind.DRAWN and place.seat not in drawn:
                empty = empty or place
                continue
            return place
        return empty

    def drop_at(self, x: float, y: float, reach: float = 6.0) -> Place | None:
        """The heap or central pile nearest to a point and at most ``reach`` u away, or None."""
        near: list[tuple[float, Place]] = []
        for place, rect in self.places:
            if place.kind in (PlaceKind.HEAP, PlaceKind.CENTRAL):
                distance = rect.distance(x, y)
                if distance <= reach * self.u:
                    near.append((distance, place))
        return min(near, key=lambda item: item[0])[1] if near else None

    @property
    def faces(self) -> tuple[Rect, ...]:
        """Where cards lie face up for all to read: the heaps and the central pile."""
        return (self.central, *(seat.heap for seat in self.seats))

    @property
    def off_rays(self) -> tuple[Rect, ...]:
        """Over what no ray of a shout flies: cards to be read, names, and what is pressed."""
        names = (seat.plate for seat in self.seats)
        buttons = (seat.call_button for seat in self.seats if seat.call_button is not None)
        return (*self.faces, *names, *buttons)

    def caption(self, under: Rect, size: tuple[float, float], seat: int | None = None) -> Rect:
        """Where a caption of this size for ``seat`` stands: below a place, or across its lower edge where the
        rank of a card below leaves it too little room.

        For who sits opposite that is the upper edge, and it ends above the rank there.
        """
        w, h = size
        over = max(_OVER * self.u, h - self._free_below(under) - _ABOVE_RANK * self.u)
        top = under.bottom - min(over, h / 2 + _OVER * self.u)
        wanted = Rect(under.cx - w / 2, top, w, h)
        if self.facing(seat):
            wanted = self._before_opposite(under, size)
        return wanted.within(self.inside.inflated(-0.5 * self.u)).rounded()

    def _free_below(self, place: Rect) -> float:
        """How many pixels lie between a place and the next card below it."""
        cards = [self.central, *(seat.heap for seat in self.seats), *(seat.pile for seat in self.seats)]
        below = [card.top for card in cards if card.top >= place.bottom and abs(card.cx - place.cx) < card.w]
        return min(below, default=self.inside.bottom) - place.bottom

    def caption_of_call(self, under: Rect, size: tuple[float, float], caller: int, offender: int) -> Rect:
        """The same in a "Tač!" moment: moved aside from the shout, where it still lies by its place then."""
        box = self.caption(under, size, offender)
        centre, (rx, ry) = self.shout_centre(caller, offender), self.burst_radii
        line = _SHOUT_EDGE * self.u
        away = abs(min(max(centre.y, box.top), box.bottom) - centre.y) / (ry + line)
        if away >= 1.0:
            return box
        half = (rx + line) * math.sqrt(1.0 - away**2)
        left, right = centre.x - half, centre.x + half
        if box.right <= left or right <= box.left:
            return box
        aside = left - box.right if under.cx < centre.x else right - box.left
        moved = box.moved(aside, 0).within(self.inside.inflated(-0.5 * self.u)).rounded()
        return moved if moved.left < under.right and under.left < moved.right else box

    def message(self, size: tuple[float, float], seat: int | None = None) -> Rect:
        """Where a passing message of this size stands: before ``seat``, if it is for one alone."""
        w, h = size
        if self.facing(seat):
            return self._before_opposite(self.central, size).rounded()
        return Rect(self.toast.cx - w / 2, self.toast.bottom - h, w, h).rounded()

    def _before_opposite(self, place: Rect, size: tuple[float, float]) -> Rect:
        """On the upper edge of a place, above its rank."""
        w, h = size
        return Rect(place.cx - w / 2, place.top + _ABOVE_RANK * self.u - h, w, h)
