"""What the interface needs to know of games that were left: whose they are, and how one goes on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from tac.match import Match, MatchSetup, Player
from tac.match.rebuilding import Course
from tac.match.series import Goal, Series
from tac.ui.scenes.choice import GameChoice


class SavedGame(Struct, frozen=True):
    """An unfinished game; ``key`` tells it from the others.

    ``moves`` it has so far, in so many ``milliseconds``; ``played`` is when last, in local time.
    ``elsewhere``: another window plays it now. ``series`` is the match that it is a game of; between two
    games of one it is the next game, ``is_begun`` False.
    """

    key: str
    setup: MatchSetup
    moves: int
    milliseconds: int
    played: datetime
    elsewhere: bool = False
    series: Series | None = None
    is_begun: bool = True


class Resumption(Struct, frozen=True):
    """A game that goes on: how it was set up and chosen, and what has happened in it; the match it is of."""

    key: str
    setup: MatchSetup
    choice: GameChoice
    course: Course
    series: Series | None = None


class BetweenGames(Struct, frozen=True):
    """A match that goes on between two of its games; ``choice`` has the deal of the one before."""

    series: Series
    choice: GameChoice


class Saves(Protocol):
    """Keeps running games, and gives them back. Nothing here raises: what goes wrong is told."""

    def waiting(self) -> Sequence[SavedGame]:
        """The unfinished games, the one played last first."""

    def take(self, key: str, choice: GameChoice) -> Resumption | BetweenGames | None:
        """Take one up, for this window alone; ``choice`` is what is usual here. None: it cannot go on."""

    def give_up(self, key: str) -> None:
        """This game will not go on, nor will the match it is of: it goes into the history unfinished."""

    def begin(self, match: Match, choice: GameChoice) -> None:
        """Keep a new game, in which nothing has happened yet."""

    def go_on(self, match: Match, resumption: Resumption) -> None:
        """Keep on keeping a game that has been rebuilt."""

    def leave(self) -> None:
        """The running game, or match, is left, and waits to go on; one in which nothing was done is none."""

    def begin_series(self, goal: Goal, choice: GameChoice, players: Sequence[Player]) -> None:
        """A match begins: the games that begin from now on are its games, until it is left or ended."""

    def seat(self, series: Series, players: Sequence[Player]) -> None:
        """The players of the match, ``players`` in the order of their numbers, have changed seats."""

    def end_series(self) -> None:
        """The match is over, and does not wait to go on."""


class NoSaves:
    """Keeps nothing."""

    def waiting(self) -> Sequence[SavedGame]:
        """None."""
        return ()

    def take(self, key: str, choice: GameChoice) -> Resumption | BetweenGames | None:
        """There is none."""

    def give_up(self, key: str) -> None:
        """There is none."""

    def begin(self, match: Match, choice: GameChoice) -> None:
        """Do nothing."""

    def go_on(self, match: Match, resumption: Resumption) -> None:
        """Do nothing."""

    def leave(self) -> None:
        """Do nothing."""

    def begin_series(self, goal: Goal, choice: GameChoice, players: Sequence[Player]) -> None:
        """Do nothing."""

    def seat(self, series: Series, players: Sequence[Player]) -> None:
        """Do nothing."""

    def end_series(self) -> None:
        """Do nothing."""
