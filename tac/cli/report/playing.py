"""Plays the games of a report, a part of a table at a time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tac.cli.opponents import player_level
from tac.cli.report.calling import Caller, habit_of, run_with
from tac.cli.report.following import Follower
from tac.cli.report.studies import ANYBODY, CALLER, TYPICAL, Study, Table, game
from tac.cli.report.tally import Tally
from tac.cli.sharing import shared
from tac.cli.simulation import MOST_TOKENS
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.rules import Seat
from tac.settings import Settings

GAMES_OF_A_PART: Final = 10
"""So many games are played, and their counts handed back, at once."""


@dataclass(frozen=True, slots=True)
class Part:
    """Games ``start`` (from 0) to before ``stop`` of a table."""

    table: Table
    start: int
    stop: int


def parts(tables: Sequence[Table]) -> list[Part]:
    """The games of all tables in parts of a few."""
    return [
        Part(table, start, min(start + GAMES_OF_A_PART, table.games))
        for table in tables
        for start in range(0, table.games, GAMES_OF_A_PART)
    ]


def play_parts(
    settings: Settings, first: int, parts: Sequence[Part], jobs: int
) -> Generator[tuple[Part, Tally], None, None]:
    """Play these parts in ``jobs`` processes, with deals from number ``first`` on; their counts, in order."""
    return shared(partial(_play_part, settings, first), parts, jobs)


def _play_part(settings: Settings, first: int, part: Part) -> tuple[Part, Tally]:
    tally = Tally()
    for index in range(part.start, part.stop):
        play(settings, part.table, index, first, tally)
    return part, tally


def play(settings: Settings, table: Table, index: int, first: int, tally: Tally) -> Match:
    """Play game ``index`` of ``table`` and count it in ``tally``; returns the match at its end."""
    seated = game(settings, table, index, first)
    clock = SteppedClock()
    match = Match(seated.setup, clock)
    # Levels have all the same pace; characters differ in it.
    thinkers = seated.labels if table.study is Study.CHARACTERS else (ANYBODY,) * table.players
    follower = Follower(match, seated.labels, tally, thinkers)
    run_to_end: Callable[[], None] = partial(run, match, clock, most_tokens=MOST_TOKENS)
    if table.study is Study.CALLING:
        seat = Seat(seated.labels.index(CALLER))
        name = table.variant.partition(".")[2]
        habit = habit_of(name, seat, player_level(settings, TYPICAL), seated.setup.seed)
        run_to_end = partial(run_with, match, clock, Caller(match, seat, habit), MOST_TOKENS)
    # Only now, when all listen, is the deal shown and the first move planned.
    match.shows_at_once = True
    match.shown(0)
    run_to_end()
    follower.finish()
    return match
