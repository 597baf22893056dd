"""Help by seat, for beginners: what a helped seat is shown, and which of its moves are refused.

All of it follows from the position and from whose turn it is, never from standing faults: help tells
nobody that somebody else has just erred.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from msgspec import Struct

from tac.rules import Card, Move, Phase, Seat, Table, duties
from tac.rules.duties import obligation, refusal
from tac.rules.moves import DRAW


class Help(Enum):
    """How a person is helped. The values are those of settings, records and translations."""

    NONE = "none"
    SHOW = "show"
    """On his turn he sees what he owes."""
    REFUSE = "refuse"
    """A move of his that would be a fault is refused, and he is told what he owes."""


HELPS = tuple(Help)
"""All kinds of help, the least first."""


class OwedReason(Enum):
    """Why a move of a seat that is helped is refused: the obligation it passes over (section 6)."""

    HEAP_TO_CENTRAL = "owed_1"
    HEAP_TO_OPPONENT = "owed_2"
    DRAWN_TO_CENTRAL = "owed_3"
    DRAWN_TO_OPPONENT = "owed_4"

    @property
    def obligation(self) -> int:
        """The obligation passed over, 1 to 4."""
        return int(self.value[-1])


class Advice(Struct, frozen=True):
    """What ``seat`` owes now: one of ``moves``, with ``card`` (None: a card has to be drawn).

    ``obligation`` (1–5) is the one that these moves fulfil; a draw is the first half of 3.
    """

    seat: Seat
    moves: tuple[Move, ...]
    card: Card | None
    obligation: int


def advice(table: Table, seat: Seat) -> Advice | None:
    """What ``seat`` owes on ``table``; None where it is not its turn."""
    if table.phase is not Phase.PLAY or table.turn != seat:
        return None
    moves = duties(table)
    card = table.drawn
    if card is None and moves[0] is not DRAW:
        card = table.heaps[seat][0]
    return Advice(seat, moves, card, obligation(moves[0]))


def faulty(table: Table, move: Move) -> OwedReason | None:
    """Which obligation ``move`` would pass over on ``table``; None where it would be no fault.

    A move that the table does not allow is none either: that has reasons of its own.
    """
    if not move.is_turn_move or refusal(table, move) is not None:
        return None
    owed = duties(table)
    return None if move in owed else OwedReason(f"owed_{obligation(owed[0])}")


class Helps:
    """Who is helped how in one match, now and since when. Seats that nobody named are not helped."""

    def __init__(self, first: Mapping[Seat, Help]) -> None:
        self._course: dict[Seat, list[tuple[int, Help]]] = {seat: [(0, kind)] for seat, kind in first.items()}
        self._since: dict[Seat, tuple[int, int]] = {}
        """After which token, and when, it was set last."""

    def of(self, seat: Seat) -> Help:
        """How this seat is helped now."""
        course = self._course.get(seat)
        return Help.NONE if course is None else course[-1][1]

    def set(self, seat: Seat, kind: Help, token: int, at: int = 0) -> None:
        """From the one after token number ``token`` on this seat is helped so.

        What was set before at the same moment ``at`` (ms since the start) was seen by nobody, and is
        forgotten; so is what was set before the first token, when nothing can be owed but a draw.
        """
        course = self._course.setdefault(seat, [(0, Help.NONE)])
        moment = token, at
        if course[-1][0] == token and (token == 0 or self._since.get(seat) == moment):
            course.pop()
        self._since[seat] = moment
        if not course or course[-1][1] is not kind:
            course.append((token, kind))

    def written(self) -> dict[str, object]:
        """What a record says of it (``x-help``): by seat the kind of help or, where that changed, a list.

        The list has the first kind and then, for each change, the number of tokens before it and the next
        kind. Seats that were never helped are left out.
        """
        return {seat.name: said for seat, said in self._written() if said != Help.NONE.value}

    def _written(self) -> Iterator[tuple[Seat, object]]:
        for seat, course in self._course.items():
            (_, first), *changes = course
            if not changes:
                yield seat, first.value
            else:
                yield seat, [first.value, *(part for token, kind in changes for part in (token, kind.value))]


class Course(Struct, frozen=True):
    """How one seat was helped in a game: ``first``, and from so many tokens on the next kind."""

    first: Help = Help.NONE
    changes: tuple[tuple[int, Help], ...] = ()

    @property
    def last(self) -> Help:
        """The kind of help that held at the end."""
        return self.changes[-1][1] if self.changes else self.first


def read_written(said: object) -> Course:
    """What a record says of one seat (see `Helps.written`); no help where that makes no sense."""
    if not isinstance(said, list):
        return Course(_kind(said) or Help.NONE)
    kinds, tokens = [_kind(word) for word in said[::2]], said[1::2]
    whole = [kind for kind in kinds if kind is not None]
    if len(said) % 2 == 0 or len(whole) != len(kinds):
        return Course()
    if any(type(token) is not int or token < 0 for token in tokens) or tokens != sorted(tokens):
        return Course()
    return Course(whole[0], tuple(zip(tokens, whole[1:], strict=True)))


def _kind(word: object) -> Help | None:
    return next((kind for kind in HELPS if kind.value == word), None)
