"""How long questions to the history take when it holds very many games."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tac.cli.bench_screens import ScreenMeasured, measure_screens
from tac.cli.setup import match_setup
from tac.history import Reader
from tac.history.facts import GameFacts, game_facts
from tac.history.keeping import DATABASE
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.rules import write_record
from tac.settings import Settings, folders

PROFILE: Final = "00be9c00"
WHO: Final = f"profile:{PROFILE}"
TABLES: Final = (("majstor", "lak"), ("majstor", "lak", "lak"), ("majstor", "lak", "srednji", "lak"))
_FIRST: Final = datetime(2020, 1, 1, 8)
_GAMES_A_DAY: Final = 8


@dataclass(slots=True)
class HistoryMeasured:
    """A database of so many ``games`` and ``bytes``, and the ms that each question and each screen took."""

    games: int
    bytes: int = 0
    times: dict[str, list[float]] = field(default_factory=dict)
    screens: dict[str, ScreenMeasured] = field(default_factory=dict)


def measure_history(games: int, kinds: int, rounds: int, tell: Callable[[str], object]) -> HistoryMeasured:
    """Fill a database with ``games``, taken from ``kinds`` different ones, and ask each question so often.

    One player sat at every table: nobody's statistics are about more.
    """
    from tac.history.database import open_database, transaction
    from tac.history.store import insert_game

    found = HistoryMeasured(games)
    with tempfile.TemporaryDirectory() as folder:
        path = folders(Path(folder)).data / DATABASE
        path.parent.mkdir(parents=True)
        connection = open_database(path)
        with transaction(connection):
            for number, (facts, text) in enumerate(simulated_games(games, kinds)):
                if number % 1000 == 0:
                    tell(f"history: {number} of {games} games")
                insert_game(connection, f"{number}.tac.yaml", len(text), facts, text)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        found.bytes = path.stat().st_size
        for name in QUESTIONS:
            tell(f"history: {name}")
            found.times[name] = [_timed(path, QUESTIONS[name], games) for _ in range(rounds)]
        tell("history: screens")
        evening = _day_of(games - 1).replace(hour=21)
        found.screens = measure_screens(Path(folder), PROFILE, evening, rounds)
    return found


def _timed(path: Path, ask: Callable[[Reader, int], object], games: int) -> float:
    """The milliseconds of one question on a connection that has answered none yet."""
    reader = Reader(path)
    try:
        began = time.perf_counter()
        ask(reader, games)
        return (time.perf_counter() - began) * 1000
    finally:
        reader.close()


def _first_page(reader: Reader, games: int) -> None:
    assert reader.games().count == games


def _last_page(reader: Reader, games: int) -> None:
    assert reader.games(offset=max(0, games - 50)).games


def _page_of_a_player(reader: Reader, games: int) -> None:
    from tac.history.values import Filter

    assert reader.games(Filter(who=WHO, finished=True), offset=games // 2).count == games


def _one_game(reader: Reader, games: int) -> None:
    assert reader.game(games // 2) is not None


def _players(reader: Reader, games: int) -> None:
    assert reader.players()


def _statistics(reader: Reader, games: int) -> None:
    assert reader.statistics(WHO).total.games == games


def _statistics_of_a_year(reader: Reader, games: int) -> None:
    assert reader.statistics(WHO, "2020-01-01", "2020-12-31").total.games


def _statistics_of_a_level(reader: Reader, games: int) -> None:
    assert reader.statistics("level:lak").total.games


def _screen_of_statistics(reader: Reader, games: int) -> None:
    from tac.history.values import Scope

    assert reader.overview(WHO, scope=Scope.UNHELPED).total.games == games


QUESTIONS: Final[dict[str, Callable[[Reader, int], None]]] = {
    "first page": _first_page,
    "last page": _last_page,
    "page of a player": _page_of_a_player,
    "one game": _one_game,
    "players": _players,
    "statistics": _statistics,
    "statistics, a year": _statistics_of_a_year,
    "statistics, a level": _statistics_of_a_level,
    "statistics, a screen": _screen_of_statistics,
}


def simulated_games(games: int, kinds: int) -> Iterator[tuple[GameFacts, str]]:
    """So many games, on days that follow each other; the same ones every time."""
    models = [_model(number) for number in range(kinds)]
    for number in range(games):
        facts, text = models[number % kinds]
        played = _day_of(number)
        yield replace(facts, played=played.isoformat(), day=played.date().isoformat()), text


def _day_of(number: int) -> datetime:
    """When a game was played, by its number (0 = first)."""
    day, hour = divmod(number, _GAMES_A_DAY)
    return _FIRST + timedelta(days=day, hours=hour)


def _model(number: int) -> tuple[GameFacts, str]:
    clock = SteppedClock()
    match = Match(match_setup(Settings(), TABLES[number % len(TABLES)], number), clock, shows_at_once=True)
    run(match, clock)
    record = match.record()
    facts = game_facts(record)
    player = replace(facts.seats[0], person=True, level=None, profile=PROFILE, name="Č")
    return replace(facts, seats=(player, *facts.seats[1:])), write_record(record)
