"""Seats: the players in order of play."""

from __future__ import annotations

from enum import IntEnum

from tac.rules.errors import NotationError


class Seat(IntEnum):
    """A player's place. The numbers index every tuple that holds something for each seat."""

    A = 0
    B = 1
    C = 2
    D = 3

    @staticmethod
    def parse(letter: str) -> Seat:
        """The seat written ``letter``; raises `NotationError`."""
        try:
            return Seat[letter]
        except (KeyError, TypeError):
            raise NotationError(f"unknown seat {letter!r}") from None

    def __str__(self) -> str:
        return self.name


SEATS = tuple(Seat)

OTHERS: tuple[tuple[tuple[Seat, ...], ...], ...] = tuple(
    tuple(tuple(Seat((seat + step) % count) for step in range(1, count)) for seat in range(count))
    for count in range(len(SEATS) + 1)
)
"""``OTHERS[count][seat]``: the other seats of a game of ``count``, in seat order after ``seat``."""
