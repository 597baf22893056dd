"""How a game ended: plain frozen values for the end screen."""

from __future__ import annotations

from msgspec import Struct


class Standing(Struct, frozen=True):
    """One player's place and what he did. ``calls`` are right ones, ``uncaught`` faults nobody called."""

    seat: int
    name: str
    avatar: str
    person: bool
    calls: int
    false_calls: int
    faults: int
    uncaught: int


class Standings(Struct, frozen=True):
    """All players in the order of their places, the loser last; ``milliseconds`` the game took.

    ``begins`` is the name of who begins a rematch.
    """

    rows: tuple[Standing, ...]
    moves: int
    caught: int
    milliseconds: float
    begins: str

    @property
    def first_is_you(self) -> bool:
        """Whether the winner is the only person at the table."""
        people = [row for row in self.rows if row.person]
        return len(people) == 1 and self.rows[0].person

    @property
    def last_is_you(self) -> bool:
        """Whether the loser, who begins a rematch (R2.4), is the only person at the table."""
        people = [row for row in self.rows if row.person]
        return len(people) == 1 and self.rows[-1].person
