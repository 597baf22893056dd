"""What can be said of an opponent before a game: how much it notices, how fast it calls."""

from __future__ import annotations

from itertools import product
from typing import Final

from tac.players.level import Level
from tac.players.strain import strained
from tac.rules import FAULTY_MOVES, FaultyMove

_SHARES: Final[dict[FaultyMove, float]] = {
    FaultyMove.DRAW_PAST_CENTRAL: 0.07,
    FaultyMove.OPPONENT_PAST_CENTRAL: 0.01,
    FaultyMove.DRAW_PAST_OPPONENT: 0.30,
    FaultyMove.DRAWN_TO_OPPONENT_PAST_CENTRAL: 0.03,
    FaultyMove.OWN_PAST_CENTRAL: 0.17,
    FaultyMove.OWN_PAST_OPPONENT: 0.42,
}
"""How the faults of computers fall into kinds, in games of each number of players about alike."""

_QUIET: Final = {2: 0.10, 3: 0.03, 4: 0.03}
"""How much of a game of so many players is quiet; a test compares what comes of it with real games."""


def noticed_share(level: Level, players: int) -> float:
    """The share (0–1) of the others' faults that it notices in a usual game of 2 to 4 players.

    Whether it is quick enough to be the first to call them is another question.
    """
    strain = level.strain
    heaps = strain.more_heaps ** (players - 2)
    quiet = _QUIET[players]
    total = 0.0
    for kind in FAULTY_MOVES:
        miss = 1 - level.notice[kind.obligation - 1]
        ends_turn = kind in (FaultyMove.OWN_PAST_CENTRAL, FaultyMove.OWN_PAST_OPPONENT)
        busy = 1 / (players - 1) if ends_turn else 0.0
        # With four players one of three sits opposite; what happens at one's own heap is near all the same.
        at_own_heap = 1 / 3 if kind.obligation in (2, 4) else 0.0
        far = (1 - at_own_heap) / 3 if players == 4 else 0.0
        times = ((busy, strain.busy), (far, strain.far), (quiet, strain.quiet))
        for happens in product((False, True), repeat=len(times)):
            weight, factor = _SHARES[kind], heaps
            for is_so, (often, odds) in zip(happens, times, strict=True):
                weight *= often if is_so else 1 - often
                factor *= odds if is_so else 1.0
            total += weight * (1 - strained(miss, factor))
    return total
