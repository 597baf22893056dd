"""Many games among computers, in this process or shared by several: the same games either way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tac.cli.setup import match_setup
from tac.cli.sharing import shared
from tac.match import Match, Report, SteppedClock
from tac.match.headless import run
from tac.rules import FAULTY_MOVES, FaultyMove, Kind, Seat, faulty_move
from tac.rules.events import Called, FalselyCalled, FaultMade
from tac.rules.record import write_record
from tac.settings import Settings

MOST_TOKENS: Final = 20_000
"""A game is broken off after so many tokens: levels that overlook nearly everything never end one."""

_TOGETHER: Final = 4
"""So many games are handed to a process at once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games have in common: who sits where (``words``) by which settings.

    ``reaction`` is the factor on the computers' delays, by default the setting's; ``with_records`` says
    whether the games' records are wanted.
    """

    settings: Settings
    words: tuple[str, ...]
    reaction: float | None = None
    with_records: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game with deal ``number``: how many moves, faults by obligation (1 to 4) and calls there were.

    ``faulty_moves`` are the same faults by the six kinds, in the order of `FAULTY_MOVES`; ``mended`` is how
    often a player put his own right before anybody called (R6.5 b).
    ``places`` names who went out first … the loser last, and is empty where the game was broken off.
    ``record`` is the text of the record, or empty.
    """

    number: int
    moves: int
    faults: tuple[int, int, int, int]
    faulty_moves: tuple[int, ...]
    mended: int
    calls: int
    false_calls: int
    places: tuple[Seat, ...]
    record: str


def play(plan: Plan, number: int) -> Outcome:
    """Play the game with this deal number as fast as it can be. Raises `UnknownLevel`."""
    clock = SteppedClock()
    match = Match(
        match_setup(plan.settings, plan.words, number, reaction=plan.reaction), clock, shows_at_once=True
    )
    tally = _Tally()
    match.listen(tally.count)
    run(match, clock, most_tokens=MOST_TOKENS)
    by_obligation: Counter[int] = Counter()
    for kind, count in tally.faults.items():
        by_obligation[kind.obligation] += count
    return Outcome(
        number,
        tally.moves,
        (by_obligation[1], by_obligation[2], by_obligation[3], by_obligation[4]),
        tuple(tally.faults[kind] for kind in FAULTY_MOVES),
        tally.mended,
        tally.calls,
        tally.false_calls,
        match.table.places,
        write_record(match.record()) if plan.with_records else "",
    )


class _Tally:
    """Counts along with a match."""

    def __init__(self) -> None:
        self.moves = 0
        self.faults: Counter[FaultyMove] = Counter()
        self.mended = 0
        self.calls = 0
        self.false_calls = 0

    def count(self, report: Report) -> None:
        """Count what a report tells."""
        if report.move is not None:
            self.moves += report.move.is_turn_move
            self.mended += report.move.kind is Kind.CORRECTION
        for event in report.events:
            if isinstance(event, FaultMade):
                self.faults[faulty_move(event.obligation, event.move)] += 1
            elif isinstance(event, Called):
                self.calls += 1
            elif isinstance(event, FalselyCalled):
                self.false_calls += 1


def play_all(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    """Play the games with these deal numbers in ``jobs`` processes; their outcomes, in order.

    However many there are, the outcomes are the same. Closing the iterator, or an interruption, ends the
    processes.
    """
    return shared(partial(play, plan), numbers, jobs, _TOGETHER)
