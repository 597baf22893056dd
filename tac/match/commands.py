"""Commands to a match and its answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tac.match.events import AnyEvent
from tac.rules import Move, Reason, Seat


@dataclass(frozen=True, slots=True)
class MakeMove:
    """``seat`` draws, places a card or puts its latest move right."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class CallTac:
    """``seat`` calls "Tač!"."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pause:
    """The clock stands, and everything planned with it."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The clock goes on."""


@dataclass(frozen=True, slots=True)
class SetReaction:
    """From the next fault on computers call ``factor`` (0.5–3) times as slowly as their level says."""

    factor: float


Command = MakeMove | CallTac | Pause | Resume | SetReaction


class MatchReason(Enum):
    """Why a match declines what the rules would allow. Screens and translations key on the values."""

    PAUSED = "paused"
    CALLS_LOCKED = "calls_locked"
    """This seat has called falsely a moment ago."""
    NOT_A_PERSON = "not_a_person"
    """A computer sits on that seat; it takes no commands."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The command counts; ``events`` is what has happened at once."""

    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Declined:
    """Nothing has changed. ``until`` is when, in milliseconds since the start, calls are free again."""

    reason: Reason | MatchReason
    until: int | None = None


Answer = Accepted | Declined
