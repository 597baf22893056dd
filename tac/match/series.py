"""A match of several games: its goal, what each game came to, the standings, and who begins the next one.

A player keeps a number, that of the seat he had at first, wherever he sits later. A game gives as many points
as a player leaves others behind him: with four players 3, 2, 1, and none for the loser.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tac.rules import SEATS, Seat

MOST_NUMBER: Final = 99
"""So many games, or losses, a match can go to."""


class GoalKind(Enum):
    """What a match goes to."""

    GAMES = "games"
    """A number of games: all of them are played."""
    LOSSES = "losses"
    """A number of losses: whoever has so many has lost the match."""
    ENDLESS = "endless"
    """It ends when the players say so."""


class Goal(Struct, frozen=True):
    """When a match is over: after ``number`` games or losses, or never by itself. Raises `ValueError`."""

    kind: GoalKind
    number: int = 0

    def __post_init__(self) -> None:
        if self.kind is not GoalKind.ENDLESS and not 1 <= self.number <= MOST_NUMBER:
            raise ValueError(f"a match to {self.number} {self.kind.value}")


class PlayerResult(Struct, frozen=True):
    """What a player, by his number, did in one game. ``uncaught`` are faults that nobody called."""

    player: int
    calls: int = 0
    false_calls: int = 0
    faults: int = 0
    uncaught: int = 0


GameResult = tuple[PlayerResult, ...]
"""One game: its players in the order of their places, the loser last."""


class Total(Struct, frozen=True):
    """A player's match so far. Players who have the same ``losses`` and ``points`` share a ``place``."""

    player: int
    place: int
    losses: int
    points: int
    calls: int
    false_calls: int
    faults: int
    uncaught: int


class Series(Struct, frozen=True):
    """A match: ``seating`` gives for each seat the number of who sits there, ``results`` the games played.

    Raises `ValueError` where the players of seats and results are not the same 2 to 4.
    """

    goal: Goal
    seating: tuple[int, ...]
    results: tuple[GameResult, ...] = ()

    def __post_init__(self) -> None:
        players = list(range(len(self.seating)))
        if not 2 <= len(players) <= len(SEATS) or sorted(self.seating) != players:
            raise ValueError(f"no seats: {self.seating}")
        for result in self.results:
            if sorted(one.player for one in result) != players:
                raise ValueError(f"not the same players: {[one.player for one in result]}")

    @classmethod
    def begin(cls, goal: Goal, players: int) -> Series:
        """A match of so many players in which nothing was played yet."""
        return cls(goal, tuple(range(players)))

    # -- what happens

    def with_result(self, result: Sequence[PlayerResult]) -> Series:
        """One game more; raises `ValueError` when the match is over."""
        if self.is_over:
            raise ValueError("the match is over")
        return replace(self, results=(*self.results, tuple(result)))

    def seated(self, seating: Sequence[int]) -> Series:
        """The same players on other seats; raises `ValueError` where they are not the same."""
        if len(seating) != len(self.seating):
            raise ValueError(f"other seats: {seating}")
        return replace(self, seating=tuple(seating))

    def swapped(self, one: Seat, other: Seat) -> Series:
        """Two players have changed seats."""
        seating = list(self.seating)
        seating[one], seating[other] = seating[other], seating[one]
        return self.seated(seating)

    # -- how it stands

    @property
    def number(self) -> int:
        """Which game is played now, or comes next, counted from 1."""
        return len(self.results) + 1

    @property
    def last_loser(self) -> int | None:
        """Who lost the game before."""
        return self.results[-1][-1].player if self.results else None

    @property
    def first(self) -> Seat:
        """Who begins the next game (R2.4): seat A, then the loser of the game before, wherever he sits."""
        loser = self.last_loser
        return Seat.A if loser is None else self.seat_of(loser)

    def seat_of(self, player: int) -> Seat:
        """Where a player sits."""
        return SEATS[self.seating.index(player)]

    def losses(self, player: int) -> int:
        """How many games he was left with cards."""
        return sum(result[-1].player == player for result in self.results)

    def points(self, player: int) -> int:
        """One for each other player whom he left behind, in all games."""
        return sum(
            len(result) - 1 - place
            for result in self.results
            for place, one in enumerate(result)
            if one.player == player
        )

    @property
    def is_over(self) -> bool:
        """Whether its goal is reached."""
        if self.goal.kind is GoalKind.GAMES:
            return len(self.results) >= self.goal.number
        if self.goal.kind is GoalKind.LOSSES:
            return any(self.losses(player) >= self.goal.number for player in self.seating)
        return False

    def standings(self) -> tuple[Total, ...]:
        """All players, the best first: in a match to losses by these, else by points, then by the other."""
        by_losses = self.goal.kind is GoalKind.LOSSES

        def worth(player: int) -> tuple[int, int]:
            losses, points = self.losses(player), -self.points(player)
            return (losses, points) if by_losses else (points, losses)

        players = sorted(self.seating, key=lambda player: (worth(player), player))
        worths = [worth(player) for player in players]
        return tuple(self._total(player, worths.index(worth(player)) + 1) for player in players)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is on the first place: several where they are equal, nobody before the first game."""
        return tuple(total.player for total in self.standings() if total.place == 1 and self.results)

    def _total(self, player: int, place: int) -> Total:
        rows = [one for result in self.results for one in result if one.player == player]
        return Total(
            player=player,
            place=place,
            losses=self.losses(player),
            points=self.points(player),
            calls=sum(row.calls for row in rows),
            false_calls=sum(row.false_calls for row in rows),
            faults=sum(row.faults for row in rows),
            uncaught=sum(row.uncaught for row in rows),
        )
