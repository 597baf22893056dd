"""Commands to a match and its answers."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tac.match.events import AnyEvent
from tac.match.help import Advice, Help, OwedReason
from tac.match.setup import Tempo
from tac.players import check_factor
from tac.rules import Kind, Move, Reason, Seat


class MakeMove(Struct, frozen=True):
    """``seat`` draws, places a card or puts its latest move right.

    Calls are `CallTac`, and the end settles by itself: raises `ValueError` for such tokens.
    """

    seat: Seat
    move: Move

    def __post_init__(self) -> None:
        if not self.move.is_turn_move and self.move.kind is not Kind.CORRECTION:
            raise ValueError(f"{self.move.token} is no move to make")


class CallTac(Struct, frozen=True):
    """``seat`` calls "Tač!"."""

    seat: Seat


class Pause(Struct, frozen=True):
    """The clock stands, and everything planned with it."""


class Resume(Struct, frozen=True):
    """The clock goes on."""


class SetReaction(Struct, frozen=True):
    """From the next fault on computers call ``factor`` (0.5–3) times as slowly as their level says.

    Raises `ValueError` for other factors.
    """

    factor: float

    def __post_init__(self) -> None:
        check_factor(self.factor)


class SetTempo(Struct, frozen=True):
    """From the next thing planned on computers take their time so, and wait for `GoOn` or not."""

    tempo: Tempo


class SetHelp(Struct, frozen=True):
    """From the next move on the person on ``seat`` is helped so."""

    seat: Seat
    help: Help


class GoOn(Struct, frozen=True):
    """A person has seen enough: the computer whose turn waits may play (see `Tempo`)."""


Command = MakeMove | CallTac | Pause | Resume | SetReaction | SetTempo | SetHelp | GoOn


class MatchReason(Enum):
    """Why a match declines what the rules would allow. Screens and translations key on the values."""

    PAUSED = "paused"
    CALLS_LOCKED = "calls_locked"
    """This seat has called falsely a moment ago."""
    NOT_A_PERSON = "not_a_person"
    """A computer sits on that seat; it takes no commands."""
    NOBODY_WAITS = "nobody_waits"
    """No computer's turn waits for a person."""


class Accepted(Struct, frozen=True):
    """The command counts; ``events`` is what has happened at once."""

    events: tuple[AnyEvent, ...]


class Declined(Struct, frozen=True):
    """Nothing has changed. ``until`` is when, in milliseconds since the start, calls are free again.

    With an `OwedReason` ``advice`` is what the seat owes instead.
    """

    reason: Reason | MatchReason | OwedReason | Enum
    until: int | None = None
    advice: Advice | None = None


Answer = Accepted | Declined
