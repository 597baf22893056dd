"""Statistics add up: sums over games are the sums of the statistics, however they are asked for."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.history import Reader
from tac.history.database import open_database
from tac.history.facts import GameFacts, game_facts
from tac.history.games import list_games
from tac.history.statistics import statistics
from tac.history.store import put_game
from tac.history.values import Counts, Filter, KindCounts
from tac.history.watch import Outcome
from tac.rules import FAULTY_MOVES, FaultyMove, Record, Seat, write_record
from tests.history.games import cut, keep_all, wild_record
from tests.rules.random_games import Manner, examples

DAYS = ("2026-11-01", "2026-11-02", "2026-12-24", "")
PLAYERS = ("human", "lak", "majstor")
LIVELY = Manner(0.3, 0.5, 0.1, 0.2)


@st.composite
def games(draw: st.DrawFn) -> Record:
    """Finished and left games of few days and few players, with or without times."""
    number = draw(st.integers(0, 50))
    record = wild_record(number, draw(st.integers(2, 4)), LIVELY)
    if draw(st.booleans()):
        record = cut(record, draw(st.integers(1, 30)))
    extras = dict(record.extras)
    extras["x-id"] = str(draw(st.integers(0, 1000)))
    extras["played"] = draw(st.sampled_from(DAYS))
    extras["players"] = {seat: draw(st.sampled_from(PLAYERS)) for seat in "ABCD"}
    extras["names"] = {seat: draw(st.sampled_from(("Ana", "Čeda", ""))) for seat in "ABCD"}
    extras["x-profiles"] = {seat: draw(st.sampled_from(("1", "2", ""))) for seat in "ABCD"}
    if draw(st.booleans()):
        del extras["times"]
    return Record(record.deal, record.turns, record.result, extras)


@contextmanager
def database(*records: Record) -> Iterator[tuple[sqlite3.Connection, list[GameFacts]]]:
    with tempfile.TemporaryDirectory() as folder:
        connection = open_database(Path(folder) / "h.sqlite")
        facts = [game_facts(record) for record in records]
        for number, (record, known) in enumerate(zip(records, facts, strict=True)):
            put_game(connection, f"{number}", number, known, write_record(record))
        yield connection, facts
        connection.close()


def counted(facts: list[GameFacts], who: str) -> Counts:
    """The counts of ``who`` in these games, the slow way."""
    sat = [(game, seat) for game in facts for seat in game.seats if seat.who == who]
    faults = [f for game, seat in sat for f in game.faults if f.seat is seat.seat]
    calls = [c for game, seat in sat for c in game.calls if c.seat is seat.seat]
    misses = [m for game, seat in sat for m in game.misses if m.seat is seat.seat]
    times = [c.ms for c in calls if c.kind is not None and c.ms is not None]
    return Counts(
        games=len(sat),
        finished=sum(game.finished for game, _ in sat),
        won=sum(seat.place == 1 for _, seat in sat),
        lost=sum(seat.place == len(game.seats) for game, seat in sat),
        moves=sum(seat.moves for _, seat in sat),
        ms=sum(game.ms or 0 for game, _ in sat),
        faults=len(faults),
        **{outcome.value: sum(f.outcome is outcome for f in faults) for outcome in Outcome},
        right=sum(c.kind is not None for c in calls),
        false=sum(c.kind is None for c in calls),
        missed=len(misses),
        timed=len(times),
        median=median(times) if times else None,
    )


def of_kind(facts: list[GameFacts], who: str, kind: FaultyMove) -> KindCounts:
    sat = [(game, seat.seat) for game in facts for seat in game.seats if seat.who == who]
    faults = [f for game, seat in sat for f in game.faults if f.seat is seat and f.kind is kind]
    calls = [c for game, seat in sat for c in game.calls if c.seat is seat and c.kind is kind]
    times = [c.ms for c in calls if c.ms is not None]
    return KindCounts(
        kind,
        faults=len(faults),
        **{outcome.value: sum(f.outcome is outcome for f in faults) for outcome in Outcome},
        right=len(calls),
        missed=sum(m.seat is seat and m.kind is kind for game, seat in sat for m in game.misses),
        timed=len(times),
        median=median(times) if times else None,
    )


@given(st.lists(games(), min_size=1, max_size=6))
@examples(25)
def test_totals_days_and_kinds_are_the_sums_over_the_games(records: list[Record]) -> None:
    """Case 30."""
    with database(*records) as (connection, facts):
        for who in {seat.who for game in facts for seat in game.seats}:
            found = statistics(connection, who)
            assert found.total == counted(facts, who)
            days = sorted({game.day for game in facts for seat in game.seats if seat.who == who})
            assert [day.day for day in found.days] == days
            for day in found.days:
                assert day.counts == counted([game for game in facts if game.day == day.day], who)
            assert [kind.kind for kind in found.kinds] == list(FAULTY_MOVES)
            for kind in found.kinds:
                assert kind == of_kind(facts, who, kind.kind)


@given(st.lists(games(), min_size=1, max_size=5), st.sampled_from(DAYS), st.sampled_from(DAYS))
@examples(15)
def test_a_span_of_days_counts_the_games_of_those_days(records: list[Record], since: str, until: str) -> None:
    with database(*records) as (connection, facts):
        within = [game for game in facts if since <= game.day <= (until or "9999")]
        for who in {seat.who for game in facts for seat in game.seats}:
            found = statistics(connection, who, since, until)
            assert found.total == counted(within, who)
            assert list(found.kinds) == [of_kind(within, who, kind) for kind in FAULTY_MOVES]


@given(games(), games(), games())
@examples(15)
def test_a_game_put_in_instead_of_another_leaves_nothing_of_it_in_the_sums(
    one: Record, gone: Record, new: Record
) -> None:
    with database(one, gone) as (connection, _):
        put_game(connection, "1", 1, game_facts(new), write_record(new))
        facts = [game_facts(one), game_facts(new)]
        for who in {seat.who for record in (one, gone, new) for seat in game_facts(record).seats}:
            assert statistics(connection, who).total == counted(facts, who)
            assert (
                sum(day.counts.games for day in statistics(connection, who).days) == counted(facts, who).games
            )


def test_of_somebody_who_never_played_all_counts_are_0() -> None:
    with database(wild_record(1)) as (connection, _):
        found = statistics(connection, "name:Niko")
        assert (found.total, found.days) == (Counts(), ())
        assert list(found.kinds) == [KindCounts(kind) for kind in FAULTY_MOVES]


def test_the_kinds_by_obligation() -> None:
    with database(wild_record(1)) as (connection, _):
        found = statistics(connection, "level:lak").obligations()
        assert [(number, len(kinds)) for number, kinds in found] == [(1, 2), (2, 1), (3, 2), (4, 1)]


def test_the_list_of_games_is_the_latest_first_in_pages(tmp_path: Path) -> None:
    keep_all(tmp_path, *(wild_record(number, 2) for number in range(7)))
    reader = Reader(tmp_path / "history.sqlite")
    pages = [reader.games(offset=offset, most=3) for offset in (0, 3, 6, 9)]
    assert [page.count for page in pages] == [7] * 4
    assert [[row.number for row in page.games] for page in pages] == [[6, 5, 4], [3, 2, 1], [0], []]
    reader.close()


@given(
    st.lists(games(), max_size=6),
    st.builds(
        Filter,
        st.sampled_from((None, "level:lak", "profile:1")),
        st.sampled_from((None, True, False)),
        st.sampled_from((None, 2, 3)),
        st.sampled_from(("", "2026-11-02")),
        st.sampled_from(("", "2026-11-02")),
    ),
)
@examples(25)
def test_a_filtered_list_has_the_games_that_it_asks_for(records: list[Record], which: Filter) -> None:
    with database(*records) as (connection, facts):
        wanted = [
            game
            for game in facts
            if (which.who is None or any(seat.who == which.who for seat in game.seats))
            and (which.finished is None or game.finished is which.finished)
            and (which.seats is None or len(game.seats) == which.seats)
            and (not which.since or game.day >= which.since)
            and (not which.until or "" < game.day <= which.until)
        ]
        page = list_games(connection, which, offset=0, most=100)
        assert page.count == len(page.games) == len(wanted)
        assert sorted(row.moves for row in page.games) == sorted(game.moves for game in wanted)
        assert [row.played for row in page.games] == sorted((g.played for g in wanted), reverse=True)


def test_one_game_with_all_there_is(tmp_path: Path) -> None:
    record = wild_record(3)
    keep_all(tmp_path, record)
    reader = Reader(tmp_path / "history.sqlite")
    (row,) = reader.games().games
    game, facts = reader.game(row.id), game_facts(record)
    assert game is not None
    assert game.row == row
    assert (game.record, game.first, game.rules) == (
        write_record(record),
        record.deal.first,
        record.deal.rules,
    )
    assert [(f.token, f.seat, f.kind, f.outcome, f.caller, f.ms) for f in game.faults] == [
        (f.token, f.seat, f.kind, f.outcome, f.caller, f.ms) for f in facts.faults
    ]
    assert [(c.token, c.seat, c.against, c.kind, c.ms) for c in game.calls] == [
        (c.token, c.seat, c.against, c.kind, c.ms) for c in facts.calls
    ]
    assert [(m.token, m.seat, m.kind, m.ms) for m in game.misses] == sorted(
        (m.token, m.seat, m.kind, m.ms) for m in facts.misses
    )
    assert row.seats[0].name == "Čeda"
    assert [seat.place for seat in row.seats] == [record.result.index(Seat(k)) + 1 for k in range(3)]
    assert reader.game(row.id + 1) is None
    reader.close()


def test_the_players_are_people_first(tmp_path: Path) -> None:
    keep_all(tmp_path, *map(wild_record, range(3)))
    reader = Reader(tmp_path / "history.sqlite")
    assert [(row.who, row.person, row.name, row.games) for row in reader.players()] == [
        ("profile:0123abcd", True, "Čeda", 3), ("level:lak", False, "", 3), ("level:majstor", False, "", 3),
    ]  # fmt: skip
    reader.close()


def test_without_a_database_there_is_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.Error):
        Reader(tmp_path / "history.sqlite").games()
    assert list(tmp_path.iterdir()) == []
