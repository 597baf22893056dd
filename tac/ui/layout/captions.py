"""Where the sentence about a fault can stand without covering anything, in the moment of a "Tač!"."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.covered import to_be_seen
from tac.ui.layout.rect import Rect
from tac.ui.layout.table import TableLayout

_TOUCHES: Final = 0.35
"""So far, in u, it may reach over the edge of what is above or below it."""
_BELOW_RANK: Final = 0.5
"""Where no rank is any more, as a part of the height of a card."""
_SHOUT_EDGE: Final = 1.2
"""What the edge of a shout adds to its radii, in u."""


class Where(Enum):
    """Where a sentence stands by its place."""

    BELOW = "below"
    ABOVE = "above"
    ON = "on"
    """On the lower half of its card, which is for narrow windows."""


def wheres(layout: TableLayout, offender: int) -> tuple[Where, ...]:
    """Where the sentence for ``offender`` may stand, the best first: who sits opposite reads it above."""
    best = (Where.ABOVE,) if layout.facing(offender) else (Where.BELOW, Where.ABOVE)
    return (*best, Where.ON) if layout.narrow else best


def clear_caption(
    layout: TableLayout, under: Rect, where: Where, size: tuple[float, float], caller: int, offender: int
) -> Rect | None:
    """A sentence of this size by the place ``under``, moved aside if it must be.

    None where it would cover something, or be no longer by its place.
    """
    edge = _TOUCHES * layout.u
    # Of narrow windows those are the ranks themselves.
    things = [thing if layout.narrow else thing.inflated(-edge) for thing in to_be_seen(layout)]
    if layout.narrow:
        things.append(rank_of(layout.seats[offender].drawn))
    usual = _usual(layout, under, where, size, caller, offender)
    ways = [0.0]
    for thing in things:
        if usual.top < thing.bottom and thing.top < usual.bottom:
            ways += [thing.right - usual.left, thing.left - usual.right]
    for way in sorted(ways, key=abs):
        rect = usual.moved(way, 0).rounded()
        beside = rect.right <= under.left or under.right <= rect.left
        if beside or not layout.inside.inflated(-edge).holds(rect):
            continue
        if any(rect.overlaps(thing) for thing in things):
            continue
        if not _meets_shout(layout, rect, caller, offender):
            return rect
    return None


def _usual(
    layout: TableLayout, under: Rect, where: Where, size: tuple[float, float], caller: int, offender: int
) -> Rect:
    """Where it stands if nothing is in its way."""
    if where is Where.BELOW:
        return layout.caption_of_call(under, size, caller, offender)
    top = under.top - size[1] if where is Where.ABOVE else under.top + _BELOW_RANK * under.h
    room = layout.inside.inflated(-_TOUCHES * layout.u)
    return Rect(under.cx - size[0] / 2, top, *size).within(room)


def _meets_shout(layout: TableLayout, rect: Rect, caller: int, offender: int) -> bool:
    centre, edge = layout.shout_centre(caller, offender), _SHOUT_EDGE * layout.u
    rx, ry = (radius + edge for radius in layout.burst_radii)
    x = min(max(centre.x, rect.left), rect.right) - centre.x
    y = min(max(centre.y, rect.top), rect.bottom) - centre.y
    return (x / rx) ** 2 + (y / ry) ** 2 < 1.0
