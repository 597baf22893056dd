"""The game that frames are measured with: a deal, moves from its middle, a call that takes several back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tac.match import CallTac, MakeMove, Match, MatchSetup, Player, Report, SteppedClock, Timing
from tac.rules import Move, Seat, deal, duties

NUMBER: Final = 7
SEATS: Final = 4

_DRAW: Final = Move.parse("x")
_KEEP: Final = Move.parse("d-")


@dataclass(frozen=True, slots=True)
class BusyGame:
    """A game of four people. The reports follow each other: ``opening``, ``play``, ``fault``, ``call``.

    The one report of ``call`` takes several moves back and moves a penalty card from each other pile.
    """

    setup: MatchSetup
    opening: tuple[Report, ...]
    play: tuple[Report, ...]
    fault: tuple[Report, ...]
    call: tuple[Report, ...]


def busy_game(opening: int = 80, play: int = 16) -> BusyGame:
    """The game, with so many moves in its first two parts; always the same one."""
    at_once = Timing(window_computer=0, window_person=0, window_alone=0, window_end=0)
    setup = MatchSetup(deal(NUMBER, SEATS), (Player(),) * SEATS, NUMBER, timing=at_once)
    match = Match(setup, SteppedClock(), shows_at_once=True)
    before = _play(match, opening)
    then = _play(match, play)
    while duties(match.table)[0].token[0] != "h":  # until a card on a heap is owed somewhere
        then += _play(match, 1)
    offender = match.table.turn
    match.submit(MakeMove(offender, _DRAW))
    match.submit(MakeMove(offender, _KEEP))
    fault = tuple(match.take_reports())
    match.submit(CallTac(_another(match, offender)))
    return BusyGame(setup, before, then, fault, tuple(match.take_reports()))


def _play(match: Match, count: int) -> tuple[Report, ...]:
    """Make so many moves, each the one that is owed."""
    for _ in range(count):
        match.submit(MakeMove(match.table.turn, duties(match.table)[0]))
    return tuple(match.take_reports())


def _another(match: Match, seat: Seat) -> Seat:
    return match.table.others(seat)[0]
