"""Past games from the disk: listed, opened, deleted, given to others, and played on from any point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tac.cli.journalgame import FORMAT, Over, record_of
from tac.cli.news import News
from tac.cli.opening import is_level, journal_of, past_game
from tac.cli.pastgames import PastGames, shared_folder
from tac.cli.playing_on import begun_from, shared_deal
from tac.cli.sharing_games import load_record, record_files
from tac.history import History, HistoryProblem
from tac.history.facts import game_facts
from tac.history.film import Film
from tac.locale import Translator
from tac.match import MakeMove, Match, SteppedClock
from tac.match.rebuilding import check, land_everything, rebuild
from tac.rules import Phase, Record, Seat, duties, read_record, write_record
from tac.settings import Settings
from tests.cli.test_opening import NOW, usual
from tests.history.games import cut, keep_all, wild_record
from tools.review_report import simulated

PROFILE = "0123abcd"
GAMES = [simulated(number) for number in range(6)] + [
    wild_record(number, 2 + number % 3) for number in range(6)
]


FACTOR = int(os.environ.get("TAC_TEST_EXAMPLES", "1"))
"""Each part tries ten points; a hundred and more are tried with `TAC_TEST_EXAMPLES=4`."""


def knows(level: str) -> bool:
    return is_level(Settings(), level)


def played_on(record: Record, place: int) -> Record:
    """The record of the game that goes on there, played to its end by a person who does what is owed."""
    film = Film(record)
    begun = begun_from(film, place, None, usual(), knows, NOW)
    key, text = journal_of(begun, Settings(), usual(), NOW)
    reading = FORMAT.read(text.encode())
    notes = tuple(line for line in reading.lines if not isinstance(line, Over))
    course = check(reading.head.setup(), notes)
    assert len(course.notes) == len(notes), "the moves up to there cannot have happened so"
    clock = SteppedClock()
    match = Match(reading.head.setup(), clock)
    rebuild(match, clock, course)
    assert match.table.piles == film.table(place).piles and match.table.turn == film.table(place).turn
    land_everything(match)
    match.shows_at_once = True
    (person,) = match.setup.people
    for _ in range(20_000):
        if match.is_over:
            break
        if match.table.turn == person and match.table.phase is Phase.PLAY:
            match.submit(MakeMove(person, duties(match.table)[0]))
        due = match.next_due()
        if due is not None:
            clock.jump_to(due)
        else:
            clock.step(500)
        match.advance()
    assert match.is_over
    source = record_of(reading.head, key, course).extras["x-from"]
    return match.record(**{"x-from": source})


@pytest.mark.parametrize("part", range(3 * FACTOR))
def test_play_goes_on_from_random_points_and_the_records_verify(part: int) -> None:
    random = Random(part)
    for _ in range(10):
        record = random.choice(GAMES)
        length = sum(len(turn.moves) for turn in record.turns)
        place = random.randrange(length)
        if Film(record).table(place).places:
            continue
        found = played_on(record, place)
        assert read_record(write_record(found)) == found
        before = [move for turn in record.turns for move in turn.moves][:place]
        assert [move for turn in found.turns for move in turn.moves][:place] == before
        assert found.deal == record.deal and found.result
        source = found.extras["x-from"]
        assert isinstance(source, dict) and source["token"] == place


def test_a_game_played_on_is_one_of_its_own_and_counts_for_nobody() -> None:
    record = wild_record(4)
    begun = begun_from(Film(record), 30, Seat.A, usual(), knows, NOW)
    assert "x-id" not in begun.extras and begun.extras["x-from"] == {"id": "game 4", "token": 30}
    assert {seat.who for seat in game_facts(begun).seats} == {""}
    assert {seat.who for seat in game_facts(record).seats} != {""}


def test_one_person_plays_on_the_seat_of_who_looked_and_the_others_are_computers() -> None:
    record = wild_record(4, players={"A": "human", "B": "human", "C": "nobody knows"})
    record = Record(
        record.deal,
        record.turns,
        record.result,
        {**record.extras, "players": {"A": "human", "B": "human", "C": "unknown"}},
    )
    players = begun_from(Film(record), 30, Seat.B, usual(), knows, NOW).extras["players"]
    assert isinstance(players, dict)
    assert players["B"] == "human"
    assert knows(players["A"]) and knows(players["C"])


def test_whoever_is_out_already_does_not_play_on() -> None:
    record = GAMES[1]
    film = Film(record)
    place = next(k for k in range(film.length) if film.table(k).out and not film.table(k).places)
    out = film.table(place).out[0]
    players = begun_from(film, place, out, usual(), knows, NOW).extras["players"]
    assert isinstance(players, dict) and players[out.name] != "human"
    assert sum(kind == "human" for kind in players.values()) == 1


class Home:
    """A folder of games, as the interface gets at them."""

    def __init__(self, folder: Path, *records: Record) -> None:
        self.data = folder / "data"
        self.told: list[HistoryProblem] = []
        keep_all(self.data, *records)
        self.history = History(self.data, self.told.append, lambda: "2026-11-30-090431")
        self.history.begin()
        news = News()
        news.t = Translator("en", strict=True)
        self.games = PastGames(
            self.history,
            self.data / "games" / "running",
            lambda: shared_folder(folder, Path.home),
            Settings,
            lambda: PROFILE,
            news,
        )

    def ids(self) -> list[int]:
        page = self.games.page(0, 50)
        assert page is not None
        return [row.id for row in page.games]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path, *(wild_record(number) for number in (1, 2, 3)), cut(wild_record(4), 9))
    yield made
    made.history.close()


def test_a_game_of_the_list_opens_with_its_faults_and_who_looks(home: Home) -> None:
    for game in home.ids():
        found = home.games.open(game)
        assert found is not None
        assert found.you is Seat.A
        assert found.setup.players[0].name == "Čeda"
        assert found.film.moments
    page = home.games.page(0, 50)
    assert page is not None
    by_id = {row.id: row for row in page.games}
    for game, row in by_id.items():
        found = home.games.open(game)
        assert found is not None
        for seat in row.seats:
            assert seat.faults == len(found.film.made_by(seat.seat))


def test_a_deleted_game_is_gone_from_list_disk_and_statistics(home: Home) -> None:
    ids = home.ids()
    folder = home.data / "games" / "records"
    assert len(record_files(folder)) == len(ids) == 4
    assert home.games.delete(ids[1])
    assert home.ids() == [ids[0], *ids[2:]]
    assert len(record_files(folder)) == 3
    assert home.games.open(ids[1]) is None
    from tac.history import Reader

    reader = Reader(home.history.database)
    left = [home.games.open(game) for game in home.ids()]
    total = reader.statistics(f"profile:{PROFILE}").total
    reader.close()
    assert total.games == 3
    assert total.faults == sum(len(found.film.made_by(Seat.A)) for found in left if found is not None)
    assert home.games.delete(ids[1])
    assert home.told == []


def test_a_game_that_has_the_id_of_one_deleted_elsewhere_is_not_deleted_in_its_place(home: Home) -> None:
    """A list may be open while another window deletes its latest game and plays on."""
    ids = home.ids()
    home.history.wait()
    latest = max(ids)
    done: list[bool] = []
    home.history.delete(latest, done.append)
    home.history.keep(wild_record(20))
    home.history.wait()
    assert home.games.delete(latest)
    assert len(home.ids()) == len(ids) and latest in home.ids()
    assert len(record_files(home.data / "games" / "records")) == len(ids)
    assert home.games.delete(latest), "now it was listed"
    assert len(home.ids()) == len(ids) - 1


@pytest.mark.parametrize("what", [b"", b"no database" * 500])
def test_a_history_that_cannot_be_read_has_no_games_and_raises_nothing(home: Home, what: bytes) -> None:
    game = home.ids()[0]
    home.history.close()
    home.history.database.write_bytes(what)
    assert home.games.page(0, 50) is None
    assert home.games.open(game) is None


def test_a_deleted_game_does_not_come_back_with_the_next_start(home: Home, tmp_path: Path) -> None:
    ids = home.ids()
    assert home.games.delete(ids[0])
    home.history.close()
    again = History(home.data, home.told.append, lambda: "2026-11-30-090431")
    again.begin()
    again.wait()
    again.close()
    assert home.ids() == ids[1:]


def test_without_a_history_there_is_no_list_and_nothing_breaks(tmp_path: Path) -> None:
    history = History(tmp_path / "none", lambda problem: None, lambda: "")
    games = PastGames(history, tmp_path, lambda: tmp_path, Settings, lambda: PROFILE, News())
    assert games.page(0, 50) is None
    assert games.open(1) is None


def test_the_record_and_the_deal_are_saved_for_others(home: Home, tmp_path: Path) -> None:
    found = home.games.open(home.ids()[-1])
    assert found is not None
    whole, deal = home.games.save(found, deal=False), home.games.save(found, deal=True)
    assert whole.parent == deal.parent == tmp_path / "shared"
    assert load_record(whole) == found.film.record
    given = load_record(deal)
    assert (given.deal, given.turns) == (found.film.record.deal, ())
    # Whoever gets the cards learns nothing of who played them, and how.
    assert set(given.extras) <= {"x-seed"}
    assert home.games.save(found, deal=True) == deal


def test_a_shared_deal_is_the_same_by_number(home: Home) -> None:
    from tools.screens_replay import past_game as simulated_game

    record = simulated_game(11, 4).film.record
    assert game_facts(shared_deal(record)).number == 11


def test_play_on_makes_a_journal_that_waits(home: Home) -> None:
    found = home.games.open(home.ids()[0])
    assert found is not None
    key = home.games.play_on(found, 12, usual())
    assert key is not None
    text = (home.data / "games" / "running" / f"{key}.jsonl").read_bytes()
    head = FORMAT.read(text).head
    assert head.from_token == 12
    assert [player.is_person for player in head.players].count(True) == 1


def test_a_record_of_somebody_elses_game_has_nobody_who_looks() -> None:
    found = past_game(simulated(1), Settings(), PROFILE)
    assert found.you is None


def test_documents_are_where_files_for_others_go(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "Documents")
    assert shared_folder(None, lambda: tmp_path) == tmp_path / "Tac"
    (tmp_path / "Documents").mkdir()
    assert shared_folder(None, lambda: tmp_path) == tmp_path / "Documents" / "Tac"
    assert shared_folder(tmp_path / "stick", lambda: tmp_path) == tmp_path / "stick" / "shared"


def test_times_that_a_record_lacks_are_made_up() -> None:
    record = wild_record(4)
    bare = Record(record.deal, record.turns, record.result, {})
    begun = begun_from(Film(bare), 20, None, usual(), knows, datetime(2026, 11, 30))
    times = begun.extras["times"]
    assert isinstance(times, list) and len(times) == 20
