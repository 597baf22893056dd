"""Where the burst of a false call stands: on bare cloth by the caller's plate, as large as there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from tac.ui.layout.covered import to_be_seen
from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.table import SeatLayout, TableLayout
from tac.ui.layout.wide import SHOUT

USUAL: Final = 0.62
"""Its radii, of those of the usual shout of a fault, where there is room for them;"""
_SHAPES: Final = (
    (1.0, 1.0),
    (0.95, 0.9),
    (1.0, 0.75),
    (0.8, 0.8),
    (1.0, 0.62),
    (0.66, 0.66),
    (1.0, 0.46),
)
"""else it gets lower or smaller: so much of them. Its words then stand on one line or on two."""
_OVER_OWN: Final = 0.6
_NO_TAIL: Final = 0.35
"""How bad it is to lie over the own pile and drawn card, and to have no tail: as to lose so much of it."""
_SPIKES: Final = 1.03
"""How far its longest points reach, of its radii,"""
_LINES: Final = 1.8
"""and what its dark line adds to that, in u."""
_GAP: Final = 0.4
"""Between it and what is to be seen, in u."""
_SPIKE_COUNT: Final = 18
_BETWEEN_SPIKES: Final = 0.8
"""So many points it has, and how far out it is between two of them, of its radii: there its tail begins."""
_TAIL_POINTS: Final = 12
_TAIL_ENDS: Final = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05)
"""Where on an edge of the plate the tail may end beside the avatar, from its beginning."""


class FalseCall(Struct, frozen=True):
    """The burst: its middle and its radii, in pixels, and the end of its tail, if it has room for one."""

    centre: Point
    radii: tuple[float, float]
    tail: Point | None

    def box(self, u: float) -> Rect:
        """All that it takes but for its tail."""
        w, h = (2 * (_SPIKES * radius + _LINES * u) for radius in self.radii)
        return Rect.around(*self.centre, w, h)


@lru_cache(maxsize=32)
def false_call(layout: TableLayout, seat: int) -> FalseCall:
    """The burst for a false call of ``seat``: it covers no card that can be read, no name and no button.

    Where there is no such place it lies over the own pile and drawn card or, at last, over the own button.
    """
    u, places = layout.u, layout.seats[seat]
    largest = (USUAL * layout.burst_radii[0], USUAL * layout.burst_radii[1])
    if any(place.lies_on_its_side for place in layout.seats):
        largest = (USUAL * SHOUT[0] * u, USUAL * SHOUT[1] * u)
    best, found = math.inf, None
    for bad, (wide, high), over_own in _choices():
        if bad >= best:
            break
        burst = _near(layout, places, (wide * largest[0], high * largest[1]), over_own=over_own)
        if burst is not None and bad + (0.0 if burst.tail else _NO_TAIL) < best:
            best, found = bad + (0.0 if burst.tail else _NO_TAIL), burst
    if found is not None:
        return found
    centre = Point(places.plate.cx, places.plate.bottom + largest[1] + _LINES * u)
    return FalseCall(FalseCall(centre, largest, None).box(u).within(layout.inside).centre, largest, None)


@lru_cache(maxsize=1)
def _choices() -> tuple[tuple[float, tuple[float, float], bool], ...]:
    """How bad each shape is on bare cloth, and over the own cards; the best first."""
    return tuple(
        sorted(
            (1.0 - wide * high + _OVER_OWN * over_own, (wide, high), over_own)
            for wide, high in _SHAPES
            for over_own in (False, True)
        )
    )


def _near(
    layout: TableLayout, places: SeatLayout, radii: tuple[float, float], *, over_own: bool
) -> FalseCall | None:
    """The nearest burst of this size that covers nothing, with a tail where there is room for it."""
    plate, pile, drawn = places.plate, places.pile, places.drawn
    wanted = Point((pile.cx + drawn.cx) / 2, pile.cy) if over_own else plate.centre
    others = [thing for thing in _things(layout, places, over_own=over_own) if thing != plate]
    free = set(_free(layout, places, radii, over_own=over_own))
    by_distance = sorted(free, key=lambda at: math.dist(at, wanted))
    for centre in by_distance:
        burst = FalseCall(centre, radii, None)
        for end in _tail_ends(places, centre, layout.u):
            if not _crosses(burst, end, layout.u, others):
                return FalseCall(centre, radii, end)
    # Without a tail it must not look like another's.
    names = [seat.plate for seat in layout.seats]
    own = (at for at in by_distance if all(plate.distance(*at) <= name.distance(*at) for name in names))
    return next((FalseCall(at, radii, None) for at in own), None)


def _things(layout: TableLayout, places: SeatLayout, *, over_own: bool) -> tuple[Rect, ...]:
    """What it may not cover: beside all that is to be seen the message that tells more about the call."""
    things = to_be_seen(layout, places.seat if over_own else None)
    if layout.narrow:
        return things
    central, toast = layout.central, layout.toast
    return (*things, Rect(toast.x, central.bottom, toast.w, toast.bottom - central.bottom))


def _free(
    layout: TableLayout, places: SeatLayout, radii: tuple[float, float], *, over_own: bool
) -> Iterator[Point]:
    """The middles of bursts of this size by plate, button or both that cover nothing."""
    things = _things(layout, places, over_own=over_own)
    room, gap = layout.inside, _GAP * layout.u
    size = FalseCall(Point(0, 0), radii, None).box(layout.u).inflated(gap).size
    button = places.button_with_keys(layout.u, layout.growth)
    groups = [places.plate]
    if over_own:
        groups.append(places.heap)
    if button is not None:
        groups += [button, places.plate.united(button)]
    for group in groups:
        for box in _around(group, size, things, room):
            if room.holds(box) and not any(box.overlaps(thing) for thing in things):
                yield box.centre


def _around(group: Rect, size: tuple[float, float], things: tuple[Rect, ...], room: Rect) -> Iterator[Rect]:
    """Boxes of a size on all four sides of a rectangle: in its middle, and close to what may be beside it."""
    w, h = size
    xs = {group.cx - w / 2, room.left, room.right - w}
    ys = {group.cy - h / 2, room.top, room.bottom - h}
    for thing in things:
        xs |= {thing.right, thing.left - w}
        ys |= {thing.bottom, thing.top - h}
    for x in xs:
        if group.left - w <= x <= group.right:
            yield Rect(x, group.bottom, w, h)
            yield Rect(x, group.top - h, w, h)
    for y in ys:
        if group.top - h <= y <= group.bottom:
            yield Rect(group.right, y, w, h)
            yield Rect(group.left - w, y, w, h)


def _tail_ends(places: SeatLayout, centre: Point, u: float) -> Iterator[Point]:
    """Where a tail may end just off the plate, by the avatar first."""
    plate, usual = places.plate, places.tail_end(centre, _GAP * u)
    yield usual
    for part in _TAIL_ENDS:
        if usual.x < plate.left or usual.x > plate.right:
            yield Point(usual.x, plate.top + part * plate.h)
        else:
            yield Point(plate.left + part * plate.w, usual.y)


def _crosses(burst: FalseCall, end: Point, u: float, things: list[Rect]) -> bool:
    """Whether the tail, its dark line included, touches something on its way."""
    for beside in _roots(burst, end):
        left, top = min(end.x, beside.x), min(end.y, beside.y)
        bounds = Rect(left, top, abs(end.x - beside.x), abs(end.y - beside.y)).inflated(_LINES * u)
        near = [thing for thing in things if bounds.overlaps(thing)]
        for k in range(_TAIL_POINTS + 1 if near else 0):
            part = k / _TAIL_POINTS
            x, y = (a + part * (b - a) for a, b in zip(end, beside, strict=True))
            if any(thing.distance(x, y) < _LINES * u for thing in near):
                return True
    return False


def _roots(burst: FalseCall, end: Point) -> tuple[Point, Point]:
    """Where the two edges of the tail leave the burst: beside the point that is drawn out to it."""
    (cx, cy), (rx, ry) = burst.centre, burst.radii
    wanted = math.atan2((end.y - cy) / ry, (end.x - cx) / rx)
    step = math.tau / _SPIKE_COUNT
    spike = round((wanted + math.pi / 2) / step) * step - math.pi / 2
    before, behind = (
        Point(
            cx + _BETWEEN_SPIKES * rx * math.cos(spike + aside),
            cy + _BETWEEN_SPIKES * ry * math.sin(spike + aside),
        )
        for aside in (-step / 2, step / 2)
    )
    return before, behind
