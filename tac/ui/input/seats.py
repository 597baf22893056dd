"""Whom a key or a click acts for, and which place a key means: by where things lie on the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tac.match.intent import Place
from tac.rules import Seat, Table
from tac.settings import Keys
from tac.ui.input.keyboard import Action
from tac.ui.input.sticks import Direction
from tac.ui.layout import Side

_SIDES: Final = {
    Action.TOP: Side.TOP,
    Action.LEFT: Side.LEFT,
    Action.RIGHT: Side.RIGHT,
    Action.BOTTOM: Side.BOTTOM,
    Action.CALL_TOP: Side.TOP,
    Action.CALL_LEFT: Side.LEFT,
    Action.CALL_RIGHT: Side.RIGHT,
    Action.CALL_BOTTOM: Side.BOTTOM,
}


_WAYS: Final = {
    Direction.UP: Side.TOP,
    Direction.LEFT: Side.LEFT,
    Direction.RIGHT: Side.RIGHT,
    Direction.DOWN: Side.BOTTOM,
}


def acting_seat(table: Table, people: Sequence[Seat]) -> Seat | None:
    """Whom keys and clicks on shared places act for: the person on turn, else the first one still in.

    None where no people sit at the table.
    """
    if table.turn in people:
        return table.turn
    return next((seat for seat in people if seat not in table.out), people[0] if people else None)


def place_of(action: Action, sides: Sequence[Side], seat: Seat) -> Seat | Place | None:
    """The place that ``action`` means for the person on ``seat``; None where no such place is.

    ``sides`` are those on which the seats of the table are, here and below.
    """
    if action is Action.DRAW:
        return Place.PILE
    if action is Action.CENTRAL:
        return Place.CENTRAL
    if action is Action.OWN:
        return seat
    return _seat_at(_SIDES.get(action), sides)


def aimed_place(towards: Direction | None, sides: Sequence[Side]) -> Seat | Place:
    """The place that a gamepad points at: the heap on that side of the table.

    It is the central pile where it points nowhere, or where nobody sits.
    """
    seat = None if towards is None else _seat_at(_WAYS[towards], sides)
    return Place.CENTRAL if seat is None else seat


def calling_seat(action: Action, sides: Sequence[Side], people: Sequence[Seat]) -> Seat | None:
    """The person who calls with this key; None where it is no call key or nobody's.

    The plain call key is for a person who sits alone among computers: among several people it would call
    for one whoever presses it. The others belong to the person at that side of the table.
    """
    if action is Action.CALL:
        return people[0] if len(people) == 1 else None
    if action in (Action.CALL_BOTTOM, Action.CALL_LEFT, Action.CALL_TOP, Action.CALL_RIGHT):
        seat = _seat_at(_SIDES[action], sides)
        return seat if seat in people else None
    return None


def call_key(keys: Keys, sides: Sequence[Side], people: Collection[int], seat: int) -> str:
    """The key that calls for the person on ``seat``, by its name in the settings; empty if there is none.

    The only person among ``people`` has the plain call key, each of several the one of his side.
    """
    names = getattr(keys, call_action(sides, people, seat))
    return names[0] if names else ""


def call_action(sides: Sequence[Side], people: Collection[int], seat: int) -> str:
    """What a key does, by its name in the settings, that calls for the person on ``seat``."""
    return "call" if len(people) == 1 else f"call_{sides[seat].value}"


def _seat_at(side: Side | None, sides: Sequence[Side]) -> Seat | None:
    return Seat(sides.index(side)) if side in sides else None
