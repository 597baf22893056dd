"""Figures of faults: how many, who notices them, how late calls come, and whether times tell them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Final

from tac.cli.opponents import player_level
from tac.cli.report.counted import Counted, delays_of
from tac.cli.report.delays import Share, configured, farthest, kolmogorov_smirnov, log_rank
from tac.cli.report.estimates import auc, auc_error, quantile, share, two_sided
from tac.cli.report.figures import (
    CallRow,
    DelayRow,
    FateRow,
    FaultRow,
    KindRow,
    Leak,
    LeakRow,
    NoticeRow,
    RestRow,
)
from tac.cli.report.figures_games import per
from tac.cli.report.pending import ENDS, FATES
from tac.cli.report.studies import Study
from tac.cli.report.tally import Tally
from tac.players.level import delay_at
from tac.rules import FAULTY_MOVES, FaultyMove
from tac.settings import Settings

ALL: Final = "all"
"""Stands for all six kinds together."""

KINDS: Final = tuple(kind.value for kind in FAULTY_MOVES)


def faults(tally: Tally, levels: tuple[str, ...]) -> Iterator[FaultRow]:
    """How many faults of each kind each level makes."""
    for level in levels:
        for kind in (*KINDS, ALL):
            made, chances = (_of(counts, level, kind) for counts in (tally.faults, tally.chances))
            yield FaultRow(level, kind, made, per(made, tally.sat[level]), share(made, chances))


def kinds(counted: Counted) -> Iterator[KindRow]:
    """How all faults fall into kinds, by number of players."""
    for players in counted.sizes(Study.LEVELS):
        tally = counted.of(Study.LEVELS, players=players)
        made = Counter[str]()
        for (_, kind), count in tally.faults.items():
            made[kind] += count
        for kind in KINDS:
            yield KindRow(players, kind, made[kind], share(made[kind], made.total()))


def fates(tally: Tally, levels: tuple[str, ...]) -> Iterator[FateRow]:
    """What becomes of each level's faults."""
    for level in levels:
        total = sum(tally.fates[level, fate] for fate in FATES)
        shares = {fate: tally.fates[level, fate] / total if total else 0.0 for fate in FATES}
        yield FateRow(level, total, shares)


def noticed(tally: Tally, levels: tuple[str, ...]) -> Iterator[NoticeRow]:
    """Which share of the others' faults each level notices."""
    for level in levels:
        for kind in (*KINDS, ALL):
            yield NoticeRow(level, kind, share(_of(tally.noticed, level, kind), _of(tally.seen, level, kind)))


def calls(tally: Tally, levels: tuple[str, ...]) -> Iterator[CallRow]:
    """How often each level calls, and what becomes of the calls that it means to make."""
    for level in levels:
        meant = sum(tally.ends[level, end] for end in ENDS)
        ends = {end: tally.ends[level, end] / meant if meant else 0.0 for end in ENDS}
        right, false = (per(tally.calls[level, what], tally.sat[level]) for what in ("right", "false"))
        yield CallRow(level, right, false, meant, ends)


def delays(tally: Tally, settings: Settings) -> Iterator[DelayRow]:
    """Delays of each level on each kind of fault, drawn and made, beside the configuration."""
    for level in settings.levels:
        rows = [_delay_row(tally, settings, level, kind) for kind in FAULTY_MOVES]
        yield from rows
        made, expected = sum(row.made for row in rows), sum(row.expected for row in rows)
        chance = two_sided((made - expected) / sqrt(expected)) if expected else 1.0
        drawn, cut = sum(row.drawn for row in rows), sum(row.cut for row in rows)
        yield DelayRow(level, ALL, None, drawn, None, None, None, made, cut, None, expected, chance)


def expected_share(settings: Settings, level: str, kind: FaultyMove) -> Share:
    """The share of delays of ``level`` on such faults, by ms, that the settings mean."""
    return configured(player_level(settings, level).reaction_to(kind), settings.reaction)


def _delay_row(tally: Tally, settings: Settings, level: str, kind: FaultyMove) -> DelayRow:
    drawn, made, cut = (delays_of(tally, level, kind.value, what) for what in ("drawn", "made", "cut"))
    expected = expected_share(settings, level, kind)
    distance, drawn_chance = kolmogorov_smirnov(drawn, expected)
    wanted, made_chance = log_rank(made, cut, expected)
    median = delay_at(player_level(settings, level).reaction_to(kind), settings.reaction, 0.5)
    return DelayRow(
        level,
        kind.value,
        median,
        drawn.total(),
        quantile(drawn, 0.5),
        distance if drawn else None,
        drawn_chance if drawn else None,
        made.total(),
        cut.total(),
        farthest(made, cut, expected),
        wanted,
        made_chance,
    )


def rest(tally: Tally, settings: Settings) -> Iterator[RestRow]:
    """How often each level overlooks a duty and notices a fault, by the obligation passed over."""
    for level, configured_level in settings.levels.items():
        for number in (1, 2, 3, 4):
            key = level, number
            measured = share(tally.rest_missed[key], tally.rest_looks[key])
            anyhow = share(tally.missed[key], tally.looks[key])
            expected = per(tally.chance_to_miss[key], 1_000_000 * tally.looks[key])
            configured_share = configured_level.overlook[number]
            yield RestRow("overlook", level, number, configured_share, measured, expected, anyhow)
    for level, configured_level in settings.levels.items():
        for number in (1, 2, 3, 4):
            of = [kind.value for kind in FAULTY_MOVES if kind.obligation == number]
            rest_seen, rest_noticed, seen, noticed_anyhow, chances = (
                sum(counts[level, kind] for kind in of)
                for counts in (
                    tally.rest_seen,
                    tally.rest_noticed,
                    tally.seen,
                    tally.noticed,
                    tally.chance_to_notice,
                )
            )
            measured, anyhow = share(rest_noticed, rest_seen), share(noticed_anyhow, seen)
            expected = per(chances, 1_000_000 * seen)
            configured_share = configured_level.notice[number]
            yield RestRow("notice", level, number, configured_share, measured, expected, anyhow)


def leak(tally: Tally, who: str) -> Leak:
    """Whether thinking times tell faults from moves in order, within each class of moves."""
    times: dict[tuple[str, str, bool, int], tuple[Counter[int], Counter[int]]] = defaultdict(
        lambda: (Counter(), Counter())
    )
    for (whose, move, begins, places, is_fault, milliseconds), count in tally.thoughts.items():
        times[whose, move, begins, places][is_fault][milliseconds] += count
    rows, weighted, errors = [], 0.0, 0.0
    for key in sorted(times):
        clean, faulty = times[key]
        value = auc(faulty, clean)
        error = None if value is None else auc_error(faulty.total(), clean.total())
        rows.append(LeakRow(*key, clean.total() + faulty.total(), faulty.total(), value, error))
        if value is not None and error is not None:
            weighted += faulty.total() * value
            errors += (faulty.total() * error) ** 2
    compared = sum(row.faults for row in rows if row.auc is not None)
    moves, made = sum(row.moves for row in rows), sum(row.faults for row in rows)
    if not compared:
        return Leak(who, moves, made, None, None, rows)
    return Leak(who, moves, made, weighted / compared, sqrt(errors) / compared, rows)


def _of(counts: Mapping[tuple[str, str], int], level: str, kind: str) -> int:
    """What is counted of ``level`` under ``kind``, or under all kinds; missing is 0."""
    return sum(counts.get((level, each), 0) for each in (KINDS if kind == ALL else (kind,)))
