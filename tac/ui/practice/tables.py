"""The tables of practice: who sits there."""

from __future__ import annotations

from collections.abc import Sequence

from tac.match import MatchSetup, Player, Timing
from tac.players import Level
from tac.practice.drills.live import LiveDrill
from tac.rules import deal


def live_setup(number: int, levels: Sequence[Level], avatars: Sequence[str], drill: LiveDrill) -> MatchSetup:
    """Computers of these levels on all seats, for ``drill``; ``number`` is the deal's."""
    players = tuple(Player(level, "", avatar) for level, avatar in zip(levels, avatars, strict=True))
    return MatchSetup(deal(number, len(players)), players, number, timing=drill.timing(Timing()))
