"""Many games among computers, in this process or shared by several: the same games either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tac.cli.interruptions import uninterrupted
from tac.cli.setup import match_setup
from tac.match import Match, Report, SteppedClock
from tac.match.headless import run
from tac.rules import Seat
from tac.rules.events import Called, FalselyCalled, FaultMade
from tac.rules.record import write_record
from tac.settings import Settings

MOST_TOKENS: Final = 20_000
"""A game is broken off after so many tokens: levels that overlook nearly everything never end one."""

_TOGETHER: Final = 4
"""So many games are handed to a process at once."""

_MOST_JOBS: Final = 61
"""More processes at once are not possible on every system."""


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

    ``places`` names who went out first … the loser last, and is empty where the game was broken off.
    ``record`` is the text of the record, or empty.
    """

    number: int
    moves: int
    faults: tuple[int, int, int, int]
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
    one, two, three, four = tally.faults
    return Outcome(
        number,
        tally.moves,
        (one, two, three, four),
        tally.calls,
        tally.false_calls,
        match.table.places,
        write_record(match.record()) if plan.with_records else "",
    )


class _Tally:
    """Counts along with a match."""

    def __init__(self) -> None:
        self.moves = 0
        self.faults = [0, 0, 0, 0]
        self.calls = 0
        self.false_calls = 0

    def count(self, report: Report) -> None:
        """Count what a report tells."""
        if report.move is not None and report.move.is_turn_move:
            self.moves += 1
        for event in report.events:
            if isinstance(event, FaultMade):
                self.faults[event.obligation - 1] += 1
            elif isinstance(event, Called):
                self.calls += 1
            elif isinstance(event, FalselyCalled):
                self.false_calls += 1


def play_all(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    """Play the games with these deal numbers in ``jobs`` processes; their outcomes, in order.

    However many there are, the outcomes are the same. Closing the iterator, or an interruption, ends the
    processes at once.
    """
    if jobs == 1:
        for number in numbers:
            yield play(plan, number)
        return
    executor = _start(jobs)
    try:
        yield from _shared(executor, plan, numbers, jobs)
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _shared(
    executor: ProcessPoolExecutor, plan: Plan, numbers: Sequence[int], jobs: int
) -> Iterator[Outcome]:
    """Hand the games out a few at a time, so that no list grows with their number."""
    waiting: deque[Future[list[Outcome]]] = deque()
    for start in range(0, len(numbers), _TOGETHER):
        with uninterrupted():
            waiting.append(executor.submit(_play_some, plan, numbers[start : start + _TOGETHER]))
        if len(waiting) > 4 * jobs:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _start(jobs: int) -> ProcessPoolExecutor:
    if sys.dont_write_bytecode:
        # A process started anew would not know it, and write beside the program.
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(min(jobs, _MOST_JOBS), context, initializer=_leave_interruptions)


def _leave_interruptions() -> None:
    """In a process: an interruption is the business of the one that started it."""
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    return [play(plan, number) for number in numbers]
