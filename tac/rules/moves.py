"""Moves: every token of the notation (section 8 of the rules).

All of them are known beforehand, so each exists once and is compared by identity.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tac.rules.errors import NotationError
from tac.rules.seats import SEATS, Seat


class Kind(Enum):
    """What a token does."""

    DRAW = "draw"
    PLAY = "play"
    CORRECTION = "correction"
    CALL = "call"
    SETTLE = "settle"


class Source(Enum):
    """Where a played card comes from."""

    HEAP = "h"
    DRAWN = "d"


class Target(Enum):
    """Where a played card goes, apart from an opponent's heap (which is named by its `Seat`)."""

    CENTRAL = "+"
    OWN = "-"


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One token: a draw, a placing, a correction, a call or the settling of the end.

    ``source`` and ``target`` are set for placings, ``owed`` (the placing made instead) for
    corrections, ``caller`` for calls.
    """

    token: str
    kind: Kind
    source: Source | None = None
    target: Seat | Target | None = None
    owed: Move | None = None
    caller: Seat | None = None

    @staticmethod
    def parse(token: str) -> Move:
        """The move written ``token``; raises `NotationError`."""
        try:
            return _BY_TOKEN[token]
        except (KeyError, TypeError):
            raise NotationError(f"no move of the notation: {token!r}") from None

    @staticmethod
    def play(source: Source, target: Seat | Target) -> Move:
        """The placing of a card; raises `NotationError` for heap → own heap, which is no move."""
        return Move.parse(source.value + (target.name if isinstance(target, Seat) else target.value))

    @staticmethod
    def call(seat: Seat) -> Move:
        """The call "Tač!" by ``seat`` (R6.1)."""
        return _BY_TOKEN[f"!{seat.name}"]

    def put_right(self) -> Move:
        """The correction that makes this placing instead of the latest, faulty move (R6.5 b).

        Raises `NotationError` where the move is never owed: only placings on another place are.
        """
        return Move.parse(f"<{self.token}")

    @property
    def is_turn_move(self) -> bool:
        """Whether this is a move in the rules' narrow sense: a draw or a placing."""
        return self.source is not None or self is DRAW

    def __repr__(self) -> str:
        return f"Move({self.token})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Move.parse, (self.token,)


DRAW = Move("x", Kind.DRAW)
SETTLE = Move(".", Kind.SETTLE)
HEAP_TO_CENTRAL = Move("h+", Kind.PLAY, Source.HEAP, Target.CENTRAL)
HEAP_TO_HEAP = tuple(Move(f"h{seat.name}", Kind.PLAY, Source.HEAP, seat) for seat in SEATS)
DRAWN_TO_CENTRAL = Move("d+", Kind.PLAY, Source.DRAWN, Target.CENTRAL)
DRAWN_TO_HEAP = tuple(Move(f"d{seat.name}", Kind.PLAY, Source.DRAWN, seat) for seat in SEATS)
DRAWN_TO_OWN = Move("d-", Kind.PLAY, Source.DRAWN, Target.OWN)

_PLACINGS = (HEAP_TO_CENTRAL, *HEAP_TO_HEAP, DRAWN_TO_CENTRAL, *DRAWN_TO_HEAP)

MOVES: tuple[Move, ...] = (
    DRAW,
    *_PLACINGS,
    DRAWN_TO_OWN,
    *(Move(f"<{move.token}", Kind.CORRECTION, owed=move) for move in _PLACINGS),
    *(Move(f"!{seat.name}", Kind.CALL, caller=seat) for seat in SEATS),
    SETTLE,
)
"""Every move of the notation."""

_BY_TOKEN = {move.token: move for move in MOVES}
