"""`Reader`: questions to the history, each answered within a frame or three."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tac.history.values import Filter, Game, Overview, Page, PlayerRow, Scope, Statistics

PAGE: Final = 50
"""So many games a page of the list has where nothing else is said."""


class Reader:
    """Reads the database at ``path`` for one screen or command; `close` it afterwards.

    Loads SQLite. Raises `sqlite3.Error` where there is no database or none of this version, here and in every
    question: then there is nothing to show.
    """

    def __init__(self, path: Path) -> None:
        from tac.history.database import read_database

        self._connection = read_database(path)

    def games(self, which: Filter | None = None, *, offset: int = 0, most: int = PAGE) -> Page:
        """Up to ``most`` games, the latest first, after the first ``offset`` of them."""
        from tac.history.games import list_games
        from tac.history.values import Filter

        return list_games(self._connection, which or Filter(), offset=offset, most=most)

    def game(self, game: int) -> Game | None:
        """All that is known of one game; None where there is none with this id."""
        from tac.history.games import find_game

        return find_game(self._connection, game)

    def players(self) -> tuple[PlayerRow, ...]:
        """Everybody who has played: people first, then computers, those with the most games first."""
        from tac.history.games import list_players

        return list_players(self._connection)

    def statistics(
        self, who: str, since: str = "", until: str = "", scope: Scope | None = None
    ) -> Statistics:
        """How a player (`PlayerRow.who`) did; ``since`` and ``until`` are days, both included.

        Without a ``scope`` all games count, also those with help.
        """
        from tac.history.statistics import statistics
        from tac.history.values import Scope

        return statistics(self._connection, who, since, until, scope or Scope.ALL)

    def overview(self, who: str, since: str = "", until: str = "", scope: Scope | None = None) -> Overview:
        """The same as a screen shows it: with reactions by day, opponents and tables, rows and records."""
        from tac.history.overview import overview
        from tac.history.values import Scope

        return overview(self._connection, who, since, until, scope or Scope.ALL)

    def close(self) -> None:
        """Ask nothing more."""
        self._connection.close()
