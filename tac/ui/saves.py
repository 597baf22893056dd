"""What the interface needs to know of games that were left: whose they are, and how one goes on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from tac.match import Match, MatchSetup
from tac.match.rebuilding import Course
from tac.ui.scenes.choice import GameChoice


class SavedGame(Struct, frozen=True):
    """An unfinished game; ``key`` tells it from the others.

    ``moves`` it has so far, in so many ``milliseconds``; ``played`` is when last, in local time.
    ``elsewhere``: another window plays it now.
    """

    key: str
    setup: MatchSetup
    moves: int
    milliseconds: int
    played: datetime
    elsewhere: bool = False


class Resumption(Struct, frozen=True):
    """A game that goes on: how it was set up and chosen, and what has happened in it."""

    key: str
    setup: MatchSetup
    choice: GameChoice
    course: Course


class Saves(Protocol):
    """Keeps running games, and gives them back. Nothing here raises: what goes wrong is told."""

    def waiting(self) -> Sequence[SavedGame]:
        """The unfinished games, the one played last first."""

    def take(self, key: str, choice: GameChoice) -> Resumption | None:
        """Take one up, for this window alone; ``choice`` is what is usual here. None: it cannot go on."""

    def give_up(self, key: str) -> None:
        """This game will not go on: it goes into the history unfinished."""

    def begin(self, match: Match, choice: GameChoice) -> None:
        """Keep a new game, in which nothing has happened yet."""

    def go_on(self, match: Match, resumption: Resumption) -> None:
        """Keep on keeping a game that has been rebuilt."""

    def leave(self) -> None:
        """The running game is left, and waits to go on; one in which nothing was done is none."""


class NoSaves:
    """Keeps nothing."""

    def waiting(self) -> Sequence[SavedGame]:
        """None."""
        return ()

    def take(self, key: str, choice: GameChoice) -> Resumption | None:
        """There is none."""

    def give_up(self, key: str) -> None:
        """There is none."""

    def begin(self, match: Match, choice: GameChoice) -> None:
        """Do nothing."""

    def go_on(self, match: Match, resumption: Resumption) -> None:
        """Do nothing."""

    def leave(self) -> None:
        """Do nothing."""
