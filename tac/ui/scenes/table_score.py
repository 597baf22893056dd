"""What is counted in the course of a game, to be told when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from tac.match import Match, Report
from tac.match.events import CallMade
from tac.rules import Seat
from tac.rules.events import Called, FaultMade


@dataclass(slots=True)
class Score:
    """One seat's game: its calls, right and false, the faults it made and how many of them were called."""

    right_calls: int = 0
    false_calls: int = 0
    faults: int = 0
    caught: int = 0


class ScoreKeeper:
    """Counts along with a match. It knows of every fault, so nothing of it is told before the end."""

    def __init__(self, match: Match) -> None:
        self.scores = {seat: Score() for seat in match.table.seats}
        match.listen(self._count)

    def of(self, seat: Seat) -> Score:
        """What ``seat`` has done so far."""
        return self.scores[seat]

    def _count(self, report: Report) -> None:
        for event in report.events:
            if isinstance(event, FaultMade):
                self.scores[event.seat].faults += 1
            elif isinstance(event, Called):
                self.scores[event.offender].caught += 1
            elif isinstance(event, CallMade):
                score = self.scores[event.seat]
                if event.right:
                    score.right_calls += 1
                else:
                    score.false_calls += 1
