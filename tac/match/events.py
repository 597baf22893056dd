"""What a match adds to the events of the rules, and the reports that carry both."""

from __future__ import annotations

from msgspec import Struct

from tac.rules import Move, Seat
from tac.rules.events import REFEREE, Event


class WindowOpened(Struct, frozen=True):
    """The first move of ``seat``'s turn waits until ``closes_at`` (ms since the start); calls come first."""

    seat: Seat
    closes_at: int


class PressHeld(Struct, frozen=True):
    """``seat`` has chosen ``move``; it is made when the window closes, unless a call comes first."""

    seat: Seat
    move: Move


class PressDropped(Struct, frozen=True):
    """The move that ``seat`` had chosen is not made: a call came first."""

    seat: Seat


class TurnWaits(Struct, frozen=True):
    """The computer on ``seat`` waits with its turn until a person says `GoOn`."""

    seat: Seat


class SameCall(Struct, frozen=True):
    """``caller`` called while a "Tač!" was being settled, or a moment after it: the same call, at no cost."""

    caller: Seat


class TooLate(Struct, frozen=True):
    """``caller`` called a fault that the next player's move had just closed: it costs nothing."""

    caller: Seat


class CallsLocked(Struct, frozen=True):
    """``seat`` called falsely and cannot call until ``until`` (ms since the start)."""

    seat: Seat
    until: int


class Paused(Struct, frozen=True):
    """The clock stands."""


class Resumed(Struct, frozen=True):
    """The clock goes on."""


class MovePlanned(Struct, frozen=True):
    """The computer on ``seat`` means to move at ``due`` (ms since the start). For the referee."""

    seat: Seat
    due: int


class CallPlanned(Struct, frozen=True):
    """The computer on ``seat`` means to call at ``due``, ``delay`` ms after the landing. For the referee.

    ``obligation`` is the one passed over; 0 for a cry without a fault.
    """

    seat: Seat
    due: int
    delay: int
    obligation: int


class MendingPlanned(Struct, frozen=True):
    """The computer on ``seat`` means to put its fault right at ``due``, ``delay`` ms after its landing.

    For the referee.
    """

    seat: Seat
    due: int
    delay: int
    obligation: int


class CallMade(Struct, frozen=True):
    """``seat`` called, rightly or not, ``reaction`` ms after the move had landed. For the referee."""

    seat: Seat
    right: bool
    reaction: int


MatchEvent = (
    WindowOpened
    | PressHeld
    | PressDropped
    | TurnWaits
    | SameCall
    | TooLate
    | CallsLocked
    | Paused
    | Resumed
    | MovePlanned
    | CallPlanned
    | MendingPlanned
    | CallMade
)
AnyEvent = Event | MatchEvent

REFEREE_ONLY = (*REFEREE, MovePlanned, CallPlanned, MendingPlanned, CallMade)
"""Kinds of event that give away a fault or a plan: never for a player."""


class Report(Struct, frozen=True):
    """What happened at one moment.

    ``number`` counts the reports of a match that players get, from 1; it is 0 where only the referee
    gets one. ``at`` is in milliseconds since the start, ``move`` is the token that was made, if one was:
    then the view has to acknowledge the report with `Match.shown` when its cards have landed.
    """

    number: int
    at: int
    move: Move | None
    events: tuple[AnyEvent, ...]

    def public(self) -> Report:
        """The report without what only the referee may know."""
        events = public_events(self.events)
        if len(events) == len(self.events):
            return self
        return Report(self.number, self.at, self.move, events)


def public_events(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    """Those of ``events`` that a player may know."""
    return tuple(event for event in events if not isinstance(event, REFEREE_ONLY))
