"""What the interface needs to know of games that are over: the list, one of them, what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tac.match import Match, MatchSetup
from tac.rules import Seat

if TYPE_CHECKING:
    from tac.history.film import Film, Moment
    from tac.history.values import Page
    from tac.ui.scenes.choice import GameChoice


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game to be looked at, and who sat where. ``you`` is the seat of who looks, if he played."""

    film: Film
    setup: MatchSetup
    you: Seat | None = None


def missed_by_you(game: PastGame) -> tuple[Moment, ...]:
    """The faults of others that the only person at the table could have called, and nobody did."""
    alone = len(game.setup.people) == 1
    return game.film.missed_by(game.you) if alone and game.you is not None else ()


def past_game_of(match: Match, now: datetime) -> PastGame:
    """A match that is over ``now``, or that is left, to be looked at; the only person at it looks."""
    from tac.history.film import Film

    setup = match.setup
    begun = (now - timedelta(milliseconds=match.now)).astimezone()
    seated = list(zip(match.table.seats, setup.players, strict=True))
    record = match.record(
        names={seat.name: player.name for seat, player in seated if player.name},
        played=begun.isoformat(timespec="seconds"),
        **{"x-avatars": {seat.name: player.avatar for seat, player in seated if player.avatar}},
    )
    return PastGame(Film(record), setup, setup.people[0] if setup.people else None)


class Archive(Protocol):
    """The games that are over. Nothing here raises but what is said; what goes wrong is told."""

    def page(self, offset: int, most: int) -> Page | None:
        """Some games, the latest first; None where there is no history that can be read."""

    def open(self, game: int) -> PastGame | None:
        """One game of the list; None where it is gone."""

    def delete(self, game: int) -> bool:
        """Delete a game for good, its record too; whether that is done."""

    def save(self, game: PastGame, *, deal: bool) -> Path:
        """Write a game's record, or only its deal, into a file for others; raises `OSError`."""

    def play_on(self, game: PastGame, place: int, choice: GameChoice) -> str | None:
        """Make a running game that goes on after so many tokens; its key. ``choice`` is what is usual.

        None: it cannot be, which has been told.
        """


class NoArchive:
    """There are no games."""

    def page(self, offset: int, most: int) -> Page | None:
        """None."""
        return None

    def open(self, game: int) -> PastGame | None:
        """None."""
        return None

    def delete(self, game: int) -> bool:
        """There is none."""
        return False

    def save(self, game: PastGame, *, deal: bool) -> Path:
        """Nowhere to write to."""
        raise FileNotFoundError

    def play_on(self, game: PastGame, place: int, choice: GameChoice) -> str | None:
        """Nothing to go on with."""
        return None
