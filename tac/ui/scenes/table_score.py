"""What is counted in the course of a game, to be told when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tac.match import Match, Report
from tac.match.events import CallMade
from tac.rules import Kind, Seat
from tac.rules.events import Called, FaultMade
from tac.ui.assets import AVATARS
from tac.ui.scenes.standings import Standing, Standings


class Score(Struct):
    """One seat's game: its calls, right and false, the faults it made and how many of them were called."""

    right_calls: int = 0
    false_calls: int = 0
    faults: int = 0
    caught: int = 0


class ScoreKeeper:
    """Counts along with a match. It knows of every fault, so nothing of it is told before the end."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._moves = 0
        self._scores = {seat: Score() for seat in match.table.seats}
        match.listen(self._count)

    def standings(self, names: Sequence[str]) -> Standings:
        """The standings of a game that is over, with the players' ``names``."""
        match = self._match
        places = match.table.places
        rows = tuple(self._row(seat, names[seat]) for seat in places)
        caught = sum(score.caught for score in self._scores.values())
        return Standings(rows, self._moves, caught, match.now, names[places[-1]])

    def _row(self, seat: Seat, name: str) -> Standing:
        score, player = self._scores[seat], self._match.setup.players[seat]
        return Standing(
            seat=int(seat),
            name=name,
            avatar=player.avatar or AVATARS[seat],
            person=player.is_person,
            calls=score.right_calls,
            false_calls=score.false_calls,
            faults=score.faults,
            uncaught=score.faults - score.caught,
        )

    def _count(self, report: Report) -> None:
        move = report.move
        if move is not None and (move.is_turn_move or move.kind is Kind.CORRECTION):
            self._moves += 1
        for event in report.events:
            if isinstance(event, FaultMade):
                self._scores[event.seat].faults += 1
            elif isinstance(event, Called):
                self._scores[event.offender].caught += 1
            elif isinstance(event, CallMade):
                score = self._scores[event.seat]
                if event.right:
                    score.right_calls += 1
                else:
                    score.false_calls += 1
