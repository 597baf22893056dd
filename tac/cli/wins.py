"""How often the one who plays has won, by the history; counted off the frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

    from tac.history import History


class Wins:
    """``profile`` gives the id of the one who plays; ``history`` is asked as soon as it works."""

    def __init__(self, profile: Callable[[], str]) -> None:
        self.history: History | None = None
        self._profile = profile
        self._counted: tuple[str, int] | None = None

    def __call__(self) -> int | None:
        """The number of games won; None as long as it is not known."""
        counted = self._counted
        return counted[1] if counted is not None and counted[0] == self._profile() else None

    def count(self) -> None:
        """Count them anew."""
        if self.history is None:
            return
        profile = self._profile()

        def won(connection: sqlite3.Connection) -> int:
            from tac.history.statistics import games_won

            return games_won(connection, f"profile:{profile}")

        def found(games: int | None) -> None:
            if games is not None:
                self._counted = (profile, games)

        self.history.ask(won, found)
