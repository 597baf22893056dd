"""A record that somebody opens: it goes on at the table, or shows how it ended, or says what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from tac.cli.choices import first_choice
from tac.cli.journalgame import FORMAT, Over, choice_of, record_of
from tac.cli.news import News
from tac.cli.opening import (
    CannotGoOn,
    as_chosen,
    journal_of,
    open_record,
    seated_as_recorded,
    standings_of,
)
from tac.cli.options import parse
from tac.cli.setup import match_setup
from tac.cli.sharing_games import load_record, record_files
from tac.history.records import continues
from tac.locale import Translator
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.match.rebuilding import check, land_everything, rebuild
from tac.rules import SEATS, Record, deal, read_record, write_record
from tac.settings import Settings
from tac.ui.archive import PastGame
from tac.ui.assets import AVATARS
from tac.ui.scenes.choice import GameChoice
from tests.history.games import conformance_record, cut, wild_record

ROOT = Path(__file__).resolve().parents[2]
T = Translator("en", strict=True)
PLAYED = "2026-11-30T09:04:31+01:00"
NOW = datetime(2026, 11, 30, 9, 4, 31)


def usual() -> GameChoice:
    return first_choice(Settings(), parse(["--seed", "1"]), "en")


def of_computers(**extras: object) -> Record:
    clock = SteppedClock()
    match = Match(match_setup(Settings(), ["lak", "majstor", "srednji"], 7), clock, shows_at_once=True)
    run(match, clock)
    return match.record(**extras)


def with_extras(record: Record, extras: dict[str, object]) -> Record:
    return Record(record.deal, record.turns, record.result, {**record.extras, **extras})


@pytest.mark.parametrize("lines", [0, 1, 20, 60])
def test_an_unfinished_game_goes_on_and_its_record_continues_the_one_that_was_opened(lines: int) -> None:
    opened = cut(of_computers(**{"x-id": "a-1", "played": PLAYED}), lines)
    key, text = journal_of(opened, Settings(), usual(), NOW)
    assert key == "a-1"
    reading = FORMAT.read(text.encode())
    notes = tuple(line for line in reading.lines if not isinstance(line, Over))
    course = check(reading.head.setup(), notes)
    assert len(course.notes) == len(notes)
    clock = SteppedClock()
    match = Match(reading.head.setup(), clock)
    rebuild(match, clock, course)
    assert match.record().turns == opened.turns
    land_everything(match)
    match.shows_at_once = True
    run(match, clock)
    assert match.is_over
    record = record_of(reading.head, key, course)
    assert record.extras["played"] == opened.extras["played"]
    assert continues(read_record(write_record(match.record())), opened)


def test_a_game_of_people_goes_on_with_their_names_and_profile() -> None:
    opened = cut(wild_record(4), 7)
    _, text = journal_of(opened, Settings(), usual(), NOW)
    head = FORMAT.read(text.encode()).head
    assert [player.kind for player in head.players] == ["human", "majstor", "lak"]
    assert (head.players[0].name, head.players[0].avatar) == ("Čeda", "sova")
    assert head.profiles == {"A": "0123abcd"}
    assert head.deal_number == 4


@pytest.mark.parametrize("identity", ["../../evil", "a/b", "", "x" * 200, 7, None, "č"])
def test_the_name_of_a_journal_is_never_what_a_file_says_unless_it_is_good_for_one(identity: object) -> None:
    record = with_extras(cut(wild_record(4), 7), {"x-id": identity})
    key, _ = journal_of(record, Settings(), usual(), NOW)
    assert key.startswith("2026-11-05-090431-")
    assert len(key) < 40


@pytest.mark.parametrize(
    "wrong",
    [{"times": None}, {"times": [1]}, {"players": None}, {"players": {"A": "human"}}, {"players": {"A": 1}}],
)
def test_without_times_or_players_it_cannot_go_on(wrong: dict[str, object]) -> None:
    record = cut(wild_record(4), 7)
    record = with_extras(record, wrong)
    with pytest.raises(CannotGoOn):
        journal_of(record, Settings(), usual(), NOW)


@pytest.mark.parametrize("name", ["2-01", "3-02", "4-05"])
def test_the_standings_count_what_the_game_had(name: str) -> None:
    record = conformance_record(name)
    counts = record.extras["x-counts"]
    assert isinstance(counts, dict)
    setup = seated_as_recorded(record, Settings())
    found = standings_of(T, record, setup)
    assert [row.seat for row in found.rows] == [int(seat) for seat in record.result]
    assert sum(row.calls for row in found.rows) == found.caught == counts["calls"]
    assert sum(row.false_calls for row in found.rows) == counts["false"]
    assert sum(row.faults for row in found.rows) == counts["faults"]
    assert all(row.name and row.avatar for row in found.rows)


def test_a_rematch_has_the_same_players() -> None:
    record = wild_record(4)
    setup = seated_as_recorded(record, Settings())
    choice = as_chosen(record, setup, usual())
    assert [(seat.person, seat.name) for seat in choice.playing] == [(True, "Čeda"), (False, ""), (False, "")]
    assert [seat.level for seat in choice.playing[1:]] == ["majstor", "lak"]
    assert (choice.deal, choice.count, choice.language) == (4, 3, "en")


def test_a_game_that_was_opened_is_finished_and_kept_as_the_same_one(tmp_path: Path) -> None:
    """By the program itself; only computers play, so nobody is needed."""
    opened = cut(of_computers(**{"x-id": "a-1", "played": PLAYED}), 30)
    file = tmp_path / "nezavršena č.tac.yaml"
    file.write_text(write_record(opened), "utf-8")
    ended = play_file(file, tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    (kept,) = record_files(tmp_path / "home" / "data" / "games" / "records")
    assert continues(load_record(kept), opened)
    assert load_record(kept).result
    assert list((tmp_path / "home" / "data" / "games" / "running").iterdir()) == []
    assert load_record(file) == opened


def play_file(file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    argv = [str(file), "--speed", "off", "--mute", "--exit-at-end", "--lang", "en"]
    program = "import sys; from tac.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", program, *argv, "--data", str(folder / "home")],
        env={
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(ROOT),
            "PYTHONIOENCODING": "utf-8",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_a_game_of_somebody_who_is_helped_goes_on_with_that_help() -> None:
    record = wild_record(5, 3)
    said = {"A": "show", "B": ["show", 7, "refuse"], "C": "what?"}
    players = {"A": "human", "B": "human", "C": "human"}
    helped = with_extras(cut(record, 12), {"players": players, "x-help": said})
    _, text = journal_of(helped, Settings(), usual(), NOW)
    reading = FORMAT.read(text.encode())
    notes = tuple(line for line in reading.lines if not isinstance(line, Over))
    course = check(reading.head.setup(), notes)
    assert len(course.notes) == len(notes)
    again = record_of(reading.head, "a-2", course)
    assert again.extras["x-help"] == {"A": "show", "B": ["show", 7, "refuse"]}
    seats = as_chosen(helped, reading.head.setup(), usual()).seats
    assert [seat.help for seat in seats[:3]] == ["show", "show", "none"]


def test_the_command_line_names_the_help_of_a_person() -> None:
    choice = first_choice(Settings(), parse(["--seats", "human:show,lak,human:refuse,human"]), "en")
    assert [(seat.plays, seat.help) for seat in choice.seats] == [
        ("human", "show"), ("lak", "none"), ("human", "refuse"), ("human", "none"),
    ]


class Opened:
    """What a game is asked to show."""

    def __init__(self) -> None:
        self.choice = usual()
        self.shown: list[tuple[str, object]] = []

    def show_menu(self) -> None:
        self.shown.append(("menu", None))

    def show_deal(self, choice: GameChoice) -> None:
        self.shown.append(("deal", choice))

    def go_on_with(self, key: str) -> None:
        self.shown.append(("on", key))

    def show_standings(self, standings: object, choice: GameChoice, game: object) -> None:
        self.shown.append(("over", game))


def opened(record: Record, folder: Path) -> tuple[str, object]:
    path = folder / "x.tac.yaml"
    path.write_text(write_record(record), "utf-8")
    game, news = Opened(), News()
    news.t = T
    open_record(path, folder / "running", game, Settings(), news, "0123abcd")  # type: ignore[arg-type]
    (shown,) = game.shown
    return shown


def test_a_deal_that_somebody_shared_is_offered_by_its_number(tmp_path: Path) -> None:
    dealt = deal(4711, 3, SEATS[1])
    what, choice = opened(Record(dealt, (), (), {"x-seed": 4711}), tmp_path)
    assert what == "deal"
    assert isinstance(choice, GameChoice)
    assert (choice.deal, choice.count, choice.begins) == (4711, 3, "B")


def test_cards_that_no_number_stands_for_are_played_at_once(tmp_path: Path) -> None:
    dealt = deal(4711, 3)
    what, key = opened(Record(dealt, (), (), {"x-seed": 12}), tmp_path)
    assert what == "on"
    head = FORMAT.read((tmp_path / "running" / f"{key}.jsonl").read_bytes()).head
    assert head.setup().deal == dealt
    assert [player.kind for player in head.players] == [seat.plays for seat in usual().playing[:3]]


def test_who_has_no_avatar_in_a_record_is_chosen_with_the_one_that_the_table_shows(tmp_path: Path) -> None:
    """Each has a voice, which the settings let be heard, and a name in the next game."""
    what, key = opened(cut(of_computers(), 30), tmp_path)
    assert what == "on"
    head = FORMAT.read((tmp_path / "running" / f"{key}.jsonl").read_bytes()).head
    assert [player.avatar for player in head.players] == ["", "", ""]
    assert [seat.avatar for seat in choice_of(head, usual()).playing] == list(AVATARS[:3])


def test_a_game_that_is_over_is_looked_back_at_by_who_played_it(tmp_path: Path) -> None:
    record = wild_record(4)
    what, game = opened(record, tmp_path)
    assert what == "over"
    assert isinstance(game, PastGame)
    assert (game.film.record, game.you) == (record, SEATS[0])
