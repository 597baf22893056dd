"""The match of one's own mistakes: a real table on which a move is tried, and made only if it was owed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from tac.match import Answer, CallTac, Clock, Command, Declined, MakeMove, Match, MatchSetup
from tac.practice.drills import Tried, Try
from tac.rules import Move, Seat


class OwnReason(Enum):
    """Why nothing happens. What is told of it keys on the value (`refused.…`)."""

    WRONG = "own_wrong"
    """It would be a fault again, which is told with what came of the try."""
    OVER = "own_over"
    """This mistake has been gone through: nothing is told any more."""
    NO_CALL = "own_no_call"
    """A move is wanted, no call."""


class OwnMatch(Match):
    """``attempt`` judges a move; only what is owed is made."""

    def __init__(self, setup: MatchSetup, clock: Clock, attempt: Callable[[Move], Tried | None]) -> None:
        super().__init__(setup, clock)
        self._attempt = attempt

    def submit(self, command: Command) -> Answer:
        """Take a move as a try."""
        if isinstance(command, CallTac):
            return Declined(OwnReason.NO_CALL)
        if isinstance(command, MakeMove) and not self.is_paused:
            tried = self._attempt(command.move)
            if tried is None:
                return Declined(OwnReason.OVER)
            if tried.what in (Try.WRONG, Try.LOST):
                return Declined(OwnReason.WRONG)
        return super().submit(command)

    def submit_calls(self, seats: Iterable[Seat], *, counted: bool = False) -> dict[Seat, Answer]:
        """Nobody calls here."""
        return {seat: Declined(OwnReason.NO_CALL) for seat in seats}


