"""Running games in their folder: damaged, newer, over, taken; a disk that is full; and what is told of it."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tac.cli.journalgame import FORMAT, head_of
from tac.match import Match, MatchSetup, SteppedClock
from tac.match.notes import Made, Note
from tac.match.rebuilding import check
from tac.rules import read_record, write_record
from tac.ui.saves import Resumption
from tests.history.hands import a_setup
from tests.history.home import CHOICE, NOW, NUMBER, Home, go_on, tokens
from tests.match.matches import setups


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "games č" / "running")
    yield home
    home.journals.close()


def test_a_game_that_was_left_is_there_with_seats_settings_and_moves(home: Home) -> None:
    match = home.play(30)
    (game,) = home.restart().waiting()
    assert (game.setup, game.elsewhere) == (match.setup, False)
    assert 0 < game.milliseconds <= match.now and 0 < game.moves <= 30
    resumption = home.journals.take(game.key, CHOICE)
    assert resumption is not None
    assert resumption.choice.deal == 77
    assert [seat.person for seat in resumption.choice.playing] == [
        player.is_person for player in match.setup.players
    ]
    assert not home.told


def test_a_game_may_go_on_many_times(home: Home) -> None:
    made: list[str] = []
    home.play(10)
    for _ in range(6):
        home.restart()
        match = home.go_on(15)
        assert tokens(match.record())[: len(made)] == made
        made = tokens(match.record())
    assert len(home.files()) == 1


def test_several_games_lie_side_by_side_the_latest_first(home: Home) -> None:
    for number in range(3):
        home.play(10 + number, number)
        home.restart()
        for age, path in enumerate(home.files()):
            os.utime(path, (10**9 + age, 10**9 + age))
    waiting = home.journals.waiting()
    assert len(waiting) == 3
    assert [game.played for game in waiting] == sorted((game.played for game in waiting), reverse=True)


def test_a_game_that_is_over_is_handed_over_and_gone(home: Home) -> None:
    match = home.play(10**6)
    assert match.is_over
    home.journals.close()
    (record,) = home.kept
    assert (record.turns, record.result) == (match.record().turns, match.table.places)
    assert read_record(write_record(record)) == record
    assert record.extras["x-profiles"] == ({"A": "p1"} if match.setup.players[0].is_person else {})
    assert not home.files()


def test_a_game_that_could_not_be_handed_over_is_at_the_next_start(home: Home) -> None:
    home.keeps = False
    home.play(10**6)
    home.restart()
    assert len(home.files()) == 1
    home.keeps = True
    assert not home.journals.waiting()
    home.journals.close()
    assert home.kept[1].extras == home.kept[0].extras
    assert home.kept[1].turns == home.kept[0].turns
    assert not home.files()


def test_a_game_that_is_given_up_is_kept_unfinished(home: Home) -> None:
    match = home.play(25)
    home.restart()
    home.journals.give_up(home.journals.waiting()[0].key)
    assert not home.journals.waiting()
    home.journals.close()
    (record,) = home.kept
    assert (record.turns, record.result) == (match.record().turns, ())
    assert not home.files()


@pytest.mark.parametrize("tail", [b"\0" * 600, b'{"do":"mo', b'{"do":"move","at":99'])
def test_a_torn_end_is_no_damage(home: Home, tail: bytes) -> None:
    match = home.play(25)
    home.restart()
    (path,) = home.files()
    path.write_bytes(path.read_bytes() + tail)
    again = home.go_on(5)
    assert tokens(again.record())[: match.move_number] == tokens(match.record())
    home.restart()
    assert home.go_on(0).move_number == again.move_number
    assert not home.told


@pytest.mark.parametrize(
    "junk", [b"\0\0\0\0", b'{"do":"move","at":-1,"move":"x"}', b'{"do":"fly"}', b"\xff\xfe"]
)
def test_a_damaged_game_goes_on_up_to_there_and_the_file_is_set_aside(home: Home, junk: bytes) -> None:
    match = home.play(40)
    home.restart()
    (path,) = home.files()
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join(lines[:30]) + junk + b"\n" + b"".join(lines[30:])
    path.write_bytes(damaged)
    again = home.go_on(0)
    kept = sum(b'"do":"move"' in line for line in lines[:30])
    assert tokens(again.record()) == tokens(match.record())[:kept]
    assert home.keys() == ["problem.journal.damaged"]
    aside = home.told[0][1]["path"]
    assert isinstance(aside, Path) and aside.read_bytes() == damaged
    assert "damaged-2026-11-30-214000" in aside.name
    home.restart()
    assert home.go_on(0).move_number == kept
    assert len(home.told) == 1 and len(home.files()) == 2


def test_a_move_that_cannot_be_is_damage_too(home: Home) -> None:
    match = home.play(40)
    home.restart()
    (path,) = home.files()
    lines = path.read_bytes().splitlines(keepends=True)
    at = [k for k, line in enumerate(lines) if b'"do":"move"' in line][20]
    lines.insert(at, FORMAT.encode(Made(match.record().extras["times"][20], "<hD")))  # type: ignore[index]
    path.write_bytes(b"".join(lines))
    again = home.go_on(0)
    assert tokens(again.record()) == tokens(match.record())[:20]
    assert home.keys() == ["problem.journal.damaged"]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\0" * 4096, "problem.journal.no_game"),
        (b"tac: 1\nrules: {}\n", "problem.journal.no_game"),
        (b'{"tac-journal":1}\n', "problem.journal.no_game"),
        (b'{"tac-journal":2,"new":[]}\n', "problem.journal.newer"),
        (b'!!python/object/apply:os.system ["true"]\n', "problem.journal.no_game"),
    ],
)
def test_what_is_no_game_is_told_and_kept_and_costs_nothing_else(home: Home, data: bytes, told: str) -> None:
    """Case 16."""
    home.play(12)
    home.restart()
    (home.folder / "old.jsonl").write_bytes(data)
    assert len(home.journals.waiting()) == 1
    assert len(home.journals.waiting()) == 1
    assert home.keys() == [told]
    assert data in [path.read_bytes() for path in home.files()]


def test_a_game_whose_cards_are_none_is_no_game(home: Home) -> None:
    home.play(12)
    home.restart()
    (path,) = home.files()
    head, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(head.replace(b'"piles":{"A":"', b'"piles":{"A":"As ') + b"\n" + rest)
    assert not home.journals.waiting()
    assert home.keys() == ["problem.journal.no_game"]


def test_a_game_whose_words_for_speeds_nobody_knows_goes_on_as_usual(home: Home) -> None:
    """As the head of a game of another version may have them: the table could not be shown with these."""
    home.play(30)
    home.journals.close()
    (path,) = home.files()
    head, _, lines = path.read_bytes().partition(b"\n")
    for known, odd in ((b'"speed":"normal"', b'"speed":"x"'), (b'"pace":"normal"', b'"pace":"y"')):
        assert known in head
        head = head.replace(known, odd)
    head = head.replace(b'"deal_number":77', b'"deal_number":-5')
    path.write_bytes(head + b"\n" + lines)
    home.open()
    (game,) = home.journals.waiting()
    taken = home.journals.take(game.key, CHOICE)
    assert isinstance(taken, Resumption)
    choice = taken.choice
    assert (choice.speed, choice.pace, choice.deal) == (CHOICE.speed, CHOICE.pace, CHOICE.deal)


def test_an_empty_file_goes_away_after_a_while_without_a_word(home: Home) -> None:
    home.folder.mkdir(parents=True)
    path = home.folder / "new.jsonl"
    path.write_bytes(b"")
    os.utime(path, (NOW.timestamp() - 5,) * 2)
    assert not home.journals.waiting() and home.files(), "another window may have made it just now"
    os.utime(path, (NOW.timestamp() - 500,) * 2)
    assert not home.journals.waiting() and not home.files()
    assert not home.told


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (errno.ENOSPC, "problem.journal.full"),
        (errno.EACCES, "problem.journal.unwritten"),
        (errno.EROFS, "problem.journal.unwritten"),
    ],
)
def test_a_full_or_locked_disk_in_mid_game_is_told_once_and_nothing_is_lost(
    home: Home, monkeypatch: pytest.MonkeyPatch, error: int, told: str
) -> None:
    clock = SteppedClock()
    match = Match(a_setup(NUMBER), clock)
    home.journals.begin(match, CHOICE)
    match.shown(0)
    go_on(match, clock, 10)
    assert home.journals.wait()
    (path,) = home.files()
    before = path.read_bytes()
    whole = os.write

    def fail(handle: int, data: bytes) -> int:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(os, "write", fail)
    for count in (15, 20, 25):
        go_on(match, clock, count)
        assert not home.journals.wait()
    assert path.read_bytes() == before
    assert home.keys() == [told]
    assert FORMAT.read(before).size == len(before)
    monkeypatch.setattr(os, "write", whole)
    go_on(match, clock, 26)
    assert home.journals.wait()
    home.restart()
    assert home.go_on(0).record().turns == match.record().turns


def test_a_folder_that_cannot_be_made_is_told_and_the_game_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    home = Home(tmp_path / "file" / "running")
    assert not home.journals.waiting()
    match = home.play(40)
    assert match.move_number == 40
    home.journals.close()
    assert home.keys() == ["problem.journal.unreadable", "problem.journal.unwritten"]


def test_two_windows_never_write_the_same_game(home: Home) -> None:
    home.play(12)
    key = home.restart().waiting()[0].key
    first = home.journals
    assert first.take(key, CHOICE) is not None
    second = home.open()
    assert [game.elsewhere for game in second.waiting()] == [True]
    assert second.take(key, CHOICE) is None
    assert home.keys() == ["problem.journal.taken"]
    second.give_up(key)
    second.close()
    assert not home.kept, "nor give it up"
    first.close()
    assert [game.elsewhere for game in home.open().waiting()] == [False]


@settings(deadline=None, max_examples=30)
@given(setups(people=True))
def test_every_setup_stands_in_the_head_whole(setup: MatchSetup) -> None:
    """Levels with all their numbers, timing, tempo, house rules, the dealt order."""
    head = head_of(setup, CHOICE, "2026-11-30T21:40:00+01:00", None)
    read = FORMAT.read(FORMAT.write(head)).head
    assert read == head
    assert read.setup() == setup


@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10**6), st.integers(0, 10**9))
def test_a_game_cut_at_any_byte_is_a_beginning_of_it(number: int, cut: int) -> None:
    clock = SteppedClock()
    match = Match(a_setup(number), clock)
    notes: list[Note] = []
    match.scribe.noters.append(notes.append)
    match.shown(0)
    go_on(match, clock, 60)
    head = head_of(match.setup, CHOICE, "", None)
    first = len(FORMAT.encode(head))
    data = FORMAT.write(head, tuple(notes))
    reading = FORMAT.read(data[: first + cut % (len(data) - first + 1)])
    course = check(reading.head.setup(), reading.lines)  # type: ignore[arg-type]
    assert course.exact
    assert course.notes == tuple(notes[: len(reading.lines)])
