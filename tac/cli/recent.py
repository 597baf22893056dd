"""The last things that happened in games, for the report of a crash."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from tac.match import Match, Report

MOST: Final = 50


class Recent:
    """Follows games and keeps their last reports, as players get them: a report gives no fault away."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._reports: deque[Report] = deque(maxlen=MOST)

    def follow(self, match: Match) -> None:
        """Follow a game that begins or goes on; what was before it is forgotten."""
        self._match = match
        self._reports.clear()
        match.listen(self._reports.append)

    @property
    def runs(self) -> bool:
        """Whether there is a game in which something was done and that is not over: one that is kept."""
        return self._match is not None and self._match.move_number > 0 and not self._match.is_over

    def names(self) -> tuple[str, ...]:
        """What the players of the game are called, so that it can be left out."""
        players = () if self._match is None else self._match.setup.players
        return tuple(player.name for player in players if player.name)

    def lines(self) -> Iterator[str]:
        """How the game was set up, and its last reports, the latest last; without names."""
        if self._match is None:
            yield "no game"
            return
        setup = self._match.setup
        kinds = ", ".join(player.kind for player in setup.players)
        yield f"deal {setup.seed}, {kinds}; token {self._match.move_number}, {self._match.now} ms"
        for report in self._reports:
            events = " ".join(type(event).__name__ for event in report.public().events)
            move = "" if report.move is None else f" {report.move.token}"
            if move or events:
                yield f"{report.at} ms{move}: {events}"
