"""How many moves a second the rules make: whole random games through their public interface."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tac.rules import Move, Phase, apply, deal, possible

LONGEST: Final = 1000
"""A game is broken off after so many moves: players who err at random may never come to an end."""

_SEATS: Final = (2, 3, 4)
_SETTLE: Final = Move.parse(".")


@dataclass(frozen=True, slots=True)
class MovesMeasured:
    """So many ``moves`` of so many ``games`` took so many ``seconds`` of one core."""

    games: int
    moves: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Moves in one second."""
        return self.moves / self.seconds if self.seconds else 0.0


def measure_moves(games: int, rounds: int = 1) -> MovesMeasured:
    """Play so many games of two, three and four players in turn, always the same ones.

    They are played in several ``rounds``, of which the fastest counts: what else the computer does can only
    make one slower.
    """
    return min((_measure_round(games) for _ in range(rounds)), key=lambda measured: measured.seconds)


def _measure_round(games: int) -> MovesMeasured:
    began = time.process_time()
    moves = sum(play_at_random(number, _SEATS[number % len(_SEATS)]) for number in range(games))
    return MovesMeasured(games, moves, time.process_time() - began)


def play_at_random(number: int, seats: int) -> int:
    """Play the deal of this number with moves that are only possible; returns how many were made."""
    table = deal(number, seats).table()
    chances = _chances(number)
    for made in range(LONGEST):
        moves = possible(table)
        if not moves:
            if table.phase is Phase.SETTLE:
                apply(table, _SETTLE)
            return made
        table, _ = apply(table, moves[next(chances) % len(moves)] if len(moves) > 1 else moves[0])
    return LONGEST


def _chances(seed: int) -> Iterator[int]:
    """Whole numbers that look random, the same ones for the same seed, and cost next to nothing."""
    state = seed
    while True:
        # Knuth's linear congruential generator; its high bits are the good ones.
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
        yield state >> 33
