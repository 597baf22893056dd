"""`simulate`: let computers play many games, and say how they went."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tac.cli.opponents import UnknownLevel, player_level
from tac.cli.progress import Progress, writable
from tac.cli.saying import say
from tac.cli.sharing import usable_processors
from tac.cli.simulation import Outcome, Plan, play_all
from tac.files import replace_text
from tac.locale import Translator, guess_language
from tac.rules import FAULTY_MOVES, SEATS, FaultyMove, Seat
from tac.rules.deal import MOST_NUMBER
from tac.settings import is_human, load

DONE = 0
FAILED = 1
MISTAKE = 2
INTERRUPTED = 130

FIRST_NUMBER: Final = 1
"""The first deal's number where none is given."""

_WORTH_A_PROCESS: Final = 40
"""With fewer games than this for each, another process costs more time than it saves."""


class _Mistake(Exception):
    """The command line asks for what cannot be; the text says why."""


@dataclass(slots=True)
class Totals:
    """What the games of ``levels``, the names of the seats' levels, come to.

    ``faults`` are counted by obligation, ``faulty_moves`` are the same by kind, ``places`` for each seat by
    place, the first one first. ``mended`` faults were put right by who made them; ``unfinished`` games were
    broken off.
    """

    levels: tuple[str, ...]
    games: int = 0
    unfinished: int = 0
    moves: int = 0
    faults: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    faulty_moves: dict[FaultyMove, int] = field(default_factory=lambda: dict.fromkeys(FAULTY_MOVES, 0))
    mended: int = 0
    calls: int = 0
    false_calls: int = 0
    places: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.places = [[0] * len(self.levels) for _ in self.levels]

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.unfinished += not outcome.places
        self.moves += outcome.moves
        self.faults = [sum(both) for both in zip(self.faults, outcome.faults, strict=True)]
        for kind, count in zip(FAULTY_MOVES, outcome.faulty_moves, strict=True):
            self.faulty_moves[kind] += count
        self.mended += outcome.mended
        self.calls += outcome.calls
        self.false_calls += outcome.false_calls
        for place, seat in enumerate(outcome.places):
            self.places[seat][place] += 1

    def mean_place(self, seat: Seat) -> float:
        """The mean of the places of ``seat``, 1 being the first; 0 where no game was finished."""
        finished = sum(self.places[seat])
        total = sum(place * games for place, games in enumerate(self.places[seat], start=1))
        return total / finished if finished else 0.0


def run(options: argparse.Namespace) -> int:
    """Play the games and print what they come to.

    Returns 0 when all were played, 1 where a record could not be written, 2 for a value on the command line
    that cannot be, 130 after an interruption.
    """
    if options.report is not None:
        from tac.cli import report

        return report.run(options)
    settings, problems = load(options.config)
    settings = replace(settings, pace=options.pace or settings.pace)
    chosen = options.lang or settings.language
    t = Translator(guess_language(os.environ) if chosen == "auto" else chosen)
    for problem in problems:
        say(t(problem.message_key, **problem.values()))
    first = FIRST_NUMBER if options.seed is None else options.seed
    folder: Path | None = options.records
    plan = Plan(settings, options.seats, options.reaction, folder is not None)
    try:
        totals = Totals(_levels(plan, t))
        if first + options.games - 1 > MOST_NUMBER:
            raise _Mistake(t("problem.no_deal", most=MOST_NUMBER))
        _play(plan, range(first, first + options.games), _jobs(options), folder, totals, t)
    except _Mistake as mistake:
        say(str(mistake))
        return MISTAKE
    except KeyboardInterrupt:
        say(t("simulate.interrupted", done=totals.games))
        return INTERRUPTED
    except OSError as error:
        say(t("problem.no_record", path=error.filename or folder, detail=error.strerror or error))
        return FAILED
    text = json.dumps(_document(totals, first), indent=2) if options.json else "\n".join(_lines(totals, t))
    print(writable(text, sys.stdout))
    return DONE


def _play(plan: Plan, numbers: range, jobs: int, folder: Path | None, totals: Totals, t: Translator) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    progress = Progress(
        len(numbers), lambda done: t("simulate.progress", done=done, all=len(numbers)), sys.stderr
    )
    try:
        with closing(play_all(plan, numbers, jobs)) as outcomes:
            for outcome in outcomes:
                if folder is not None:
                    replace_text(folder / f"{outcome.number}.tac.yaml", outcome.record)
                totals.add(outcome)
                progress.done(totals.games)
    finally:
        progress.clear()


def _levels(plan: Plan, t: Translator) -> tuple[str, ...]:
    """The names of the seats' levels; raises `_Mistake`."""
    for seat, word in zip(SEATS, plan.words, strict=False):
        if is_human(word):
            raise _Mistake(t("simulate.person", seat=seat.name))
    try:
        return tuple(player_level(plan.settings, word).name for word in plan.words)
    except UnknownLevel as unknown:
        raise _Mistake(t("problem.no_level", value=unknown.word, detail=", ".join(unknown.known))) from None


def _jobs(options: argparse.Namespace) -> int:
    """How many processes are to share the games."""
    games: int = options.games
    wanted: int | None = options.jobs
    if wanted is not None:
        return min(wanted, games)
    return max(1, min(usable_processors(), games // _WORTH_A_PROCESS))


def _document(totals: Totals, first: int) -> dict[str, object]:
    """The totals as one JSON document; the same games give the same document."""
    return {
        "games": totals.games,
        "unfinished": totals.unfinished,
        "seed": first,
        "moves": totals.moves,
        "faults": {str(number): count for number, count in enumerate(totals.faults, start=1)},
        "faulty_moves": {kind.value: count for kind, count in totals.faulty_moves.items()},
        "mended": totals.mended,
        "calls": totals.calls,
        "false_calls": totals.false_calls,
        "seats": {
            seat.name: {"level": level, "places": totals.places[seat]}
            for seat, level in zip(SEATS, totals.levels, strict=False)
        },
    }


def _lines(totals: Totals, t: Translator) -> Iterator[str]:
    """The totals for people to read: counts with how many there are in a game, then places by seat.

    Of faults there is besides which share of all of them they are.
    """
    rows = [
        ["", t("simulate.all"), t("simulate.in_a_game"), t("simulate.share")],
        [t("simulate.games"), str(totals.games), "", ""],
    ]
    if totals.unfinished:
        rows.append([t("simulate.unfinished"), str(totals.unfinished), "", ""])
    all_faults = sum(totals.faults)
    for indent, key, count, is_part in _counts(totals):
        share = t.decimal(100 * count / all_faults) + " %" if is_part and all_faults else ""
        rows.append([indent * "  " + t(key), str(count), t.decimal(count / totals.games), share])
    yield from _aligned(rows, 1)
    yield ""
    places = [str(place) + "." for place in range(1, len(totals.levels) + 1)]
    rows = [[t("simulate.seat"), t("simulate.level"), *places, t("simulate.mean_place")]]
    for seat, level in zip(SEATS, totals.levels, strict=False):
        counted = [str(games) for games in totals.places[seat]]
        rows.append([seat.name, level, *counted, t.decimal(totals.mean_place(seat), 2)])
    yield from _aligned(rows, 2)


def _counts(totals: Totals) -> Iterator[tuple[int, str, int, bool]]:
    """What is counted: how far it is indented, its key, how many, and whether they are some of the faults."""
    yield 0, "simulate.moves", totals.moves, False
    yield 0, "simulate.faults", sum(totals.faults), False
    for number, count in enumerate(totals.faults, start=1):
        yield 1, f"simulate.faults.{number}", count, True
        for kind in FAULTY_MOVES:
            if kind.obligation == number:
                key = f"simulate.faulty_move.{kind.value.partition('-')[2]}"
                yield 2, key, totals.faulty_moves[kind], True
    yield 0, "simulate.mended", totals.mended, False
    yield 0, "simulate.calls", totals.calls, False
    yield 0, "simulate.false_calls", totals.false_calls, False


def _aligned(rows: list[list[str]], words: int) -> Iterator[str]:
    """The rows of a table, its first ``words`` columns to the left and those of numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if column < words else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
