"""Whether what moves on the table moves as things do: no card jumps, vanishes, doubles, flips or flickers.

Looks at a table's stage after every frame, never at its pixels.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from tac.rules import Card
from tac.ui.motion import durations

if TYPE_CHECKING:
    from tac.ui.layout import Place
    from tac.ui.table import TableView
    from tac.ui.table.flight import Flight, Turning

STEEPEST: Final = 3.0
"""How much faster than on average a card is at the fastest moment of its easing."""
SLACK: Final = 0.5
"""What a card may move without any reason to, in u: what rounding makes of it."""
LIFTED: Final = 2.5
"""The same for a card that rises under the pointer, leans to where it will go, or shakes."""
NARROW: Final = 0.6
"""A card that shows its other side is not wider than this part of its width, before and after."""
RISE: Final = 0.45
"""How much higher or lower a card may be after a frame (0 lies, 1 flies): its shadow never pops."""

HAND: Final = "hand"


class Seen(NamedTuple):
    """Where a card is drawn, in pixels, and how: ``squeeze`` is its width as a part of the whole, ``how``
    says in a word what it is doing there."""

    x: float
    y: float
    face_up: bool
    squeeze: float
    height: float
    how: str


@dataclass(frozen=True)
class Break:
    """Something that no card does: which, at what time of the table, and what."""

    at: float
    card: str
    what: str

    def __str__(self) -> str:
        return f"{self.at:9.1f} ms  {self.card}  {self.what}"


class Continuity:
    """Looks at a table after every frame; ``breaks`` is what was wrong so far.

    The cards that there are when it first looks are all that there may be, each once.
    """

    def __init__(self, view: TableView) -> None:
        self.breaks: list[Break] = []
        self.frames = 0
        self._view = view
        self._before: dict[Card, Seen] = {}
        self._cards = {card for card, _ in _all_seen(view)}
        self._flew: dict[Card, Flight] = {}
        self._turned: Turning | None = None
        self._now = view.now

    def look(self) -> None:
        """Look at the table as it is after another frame."""
        view = self._view
        stage = view._stage
        dt, self._now = view.now - self._now, view.now
        counted = Counter(card for card, _ in _all_seen(view))
        for card in self._cards:
            if counted[card] != 1:
                self._broken(card, f"is drawn {counted[card]} times")
        seen = dict(_all_seen(view))
        turning = stage.turning
        for card, now in seen.items():
            was = self._before.get(card)
            if was is not None and was != now:
                self._compare(card, was, now, dt, turning or self._turned)
        self._turned = turning
        self._before = seen
        self._flew = dict(stage.flights)
        self.frames += 1

    def _compare(self, card: Card, was: Seen, now: Seen, dt: float, turned: Turning | None) -> None:
        flights = [self._flew.get(card), self._view._stage.flights.get(card)]
        flown = list({id(flight): flight for flight in flights if flight is not None}.values())
        fades = any(flight.style.fades for flight in flown) or (turned is not None and turned.fades)
        if fades or now.how == HAND:
            # A hand may be as quick as it likes; but where it lets go, the card goes on from.
            return
        reach, rise = self._allowed(was, now, dt, flown, turned)
        moved = math.dist(was[:2], now[:2])
        if moved > reach:
            self._broken(card, f"jumps {moved / self._view.layout.u:.1f} u, {was.how} to {now.how}")
        if was.face_up != now.face_up and max(was.squeeze, now.squeeze) > NARROW:
            self._broken(card, f"shows its other side at once, {was.how} to {now.how}")
        if abs(was.height - now.height) > rise:
            self._broken(card, f"is {was.height:.2f} high, then {now.height:.2f}, {was.how} to {now.how}")

    def _allowed(
        self, was: Seen, now: Seen, dt: float, flown: list[Flight], turned: Turning | None
    ) -> tuple[float, float]:
        """How far, in pixels, and how much higher or lower a card may be after so many milliseconds."""
        view = self._view
        u, factor = view.layout.u, view.speed
        lifted = "lifted" in was.how + now.how
        reach, rise = (LIFTED * u, RISE) if lifted else (SLACK * u, 0.05)
        for flight in flown:
            share = dt / max(1.0, flight.style.duration * factor)
            reach += _length(view, flight) * STEEPEST * share
            rise += RISE
        if turned is not None:
            heap, pile = view.layout.seats[0].heap, view.layout.seats[0].pile
            way = math.dist(heap.centre, pile.centre) + 2.0 * durations.HEAP_TURNED_ARC * u
            reach += way * STEEPEST * dt / (durations.HEAP_TURNED * factor)
            rise += RISE
        return reach, rise

    def _broken(self, card: Card, what: str) -> None:
        self.breaks.append(Break(self._now, card.code, what))


def _all_seen(view: TableView) -> list[tuple[Card, Seen]]:
    """Every card as it is drawn, one entry for each time it is drawn."""
    from tac.ui.layout import Place, PlaceKind
    from tac.ui.table.flight import spot_centre

    stage, layout = view._stage, view.layout
    seen: list[tuple[Card, Seen]] = []
    places = [Place(PlaceKind.CENTRAL)]
    for seat in stage.model.seats:
        places += [Place(kind, seat) for kind in (PlaceKind.PILE, PlaceKind.HEAP, PlaceKind.DRAWN)]
    for place in places:
        if place not in stage.hidden:
            seen += _resting(view, place)
    for flight in stage.flights.values():
        seen.append((flight.card, _flying(view, flight)))
    for card in stage.deck:
        if card not in stage.flights:
            seen.append((card, Seen(*spot_centre(layout, places[0]), False, 1.0, 0.0, "deck")))
    if stage.turning is not None:
        pose = stage.turning.pose(layout)
        turned = Seen(*pose.centre, pose.face_up, pose.squeeze, pose.height, "turning")
        for place in stage.hidden:
            seen += [(card, turned) for card in stage.resting(place)]
    if stage.drag is not None:
        seen.append((stage.drag.card, Seen(*spot_centre(layout, stage.drag.at), True, 1.0, 1.0, HAND)))
    return seen


def _resting(view: TableView, place: Place) -> list[tuple[Card, Seen]]:
    from tac.ui.layout import PlaceKind
    from tac.ui.table.flight import spot_centre
    from tac.ui.table.lifts import lift_of

    stage, layout = view._stage, view.layout
    centre = spot_centre(layout, place)
    up = place.kind is not PlaceKind.PILE
    low = 0.5 if place.kind is PlaceKind.DRAWN else 0.0
    cards = stage.resting(place)
    seen = [(card, Seen(*centre, up, 1.0, low, place.kind.value)) for card in cards]
    lift = lift_of(stage, layout, place)
    if cards and lift:
        height = max(low, low + lift.height)
        lifted = Seen(centre.x + lift.dx, centre.y + lift.dy, up, 1.0, height, f"lifted {place.kind.value}")
        seen[0] = (cards[0], lifted)
    return seen


def _flying(view: TableView, flight: Flight) -> Seen:
    if flight.landed:
        from tac.ui.table.flight import spot_centre

        return Seen(*spot_centre(view.layout, flight.end), flight.to_face, 1.0, 0.0, "landed")
    pose = flight.pose(view.layout)
    return Seen(*pose.centre, pose.face_up, pose.squeeze, pose.height, "flying")


def _length(view: TableView, flight: Flight) -> float:
    """An upper bound of how long the way of a flight is, in pixels."""
    from tac.ui.table.flight import arc_between

    way = arc_between(view.layout, flight.start, flight.end, flight.style)
    return math.dist(way.start, way.control) + math.dist(way.control, way.end)
