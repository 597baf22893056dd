"""Matches of several games on disk: left, killed, damaged, taken, given up; each goes on where it was."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.files import make_folder
from tac.match import Match
from tac.match.series import Goal, GoalKind, Series
from tac.ui.saves import BetweenGames, Resumption, SavedGame
from tests.history.hands import a_setup
from tests.history.home import CHOICE, NUMBER, Home

LOSSES = Goal(GoalKind.LOSSES, 3)
WHOLE = 10**6


class Matches(Home):
    """A home in which matches are played."""

    def begin(self, goal: Goal = LOSSES, number: int = NUMBER) -> None:
        self.journals.begin_series(goal, CHOICE, a_setup(number).players)

    @property
    def folder_of_matches(self) -> Path:
        return self.folder.with_name("matches")

    def matches(self) -> list[Path]:
        folder = self.folder_of_matches
        return sorted(folder.iterdir()) if folder.exists() else []

    def waiting(self) -> SavedGame:
        (game,) = self.journals.waiting()
        return game

    def series(self) -> Series:
        series = self.waiting().series
        assert series is not None
        return series

    def between(self) -> BetweenGames:
        """Take the match up between two games."""
        taken = self.journals.take(self.waiting().key, CHOICE)
        assert isinstance(taken, BetweenGames), self.told
        return taken


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Matches]:
    home = Matches(tmp_path / "igre č" / "running")
    yield home
    home.journals.close()


def losers(series: Series) -> list[int]:
    return [result[-1].player for result in series.results]


def lost(match: Match) -> int:
    return int(match.table.places[-1])


def test_between_two_games_the_match_waits_with_what_was_played(home: Matches) -> None:
    home.begin()
    first = home.play(WHOLE)
    home.restart()
    game, series = home.waiting(), home.series()
    assert not game.is_begun and series.number == 2 and series.goal == LOSSES
    assert losers(series) == [lost(first)]
    assert game.setup.deal.first == lost(first)
    assert game.setup.players == first.setup.players
    assert not home.told and not home.files()


def test_in_the_middle_of_a_game_the_match_waits_with_that_game(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    second = home.play(30)
    home.restart()
    game = home.waiting()
    assert game.is_begun and game.moves > 0 and game.setup == second.setup
    assert home.series().number == 2
    home.go_on(WHOLE)
    home.restart()
    assert home.series().number == 3
    assert not home.files()


def test_it_goes_on_as_often_as_one_likes(home: Matches) -> None:
    home.begin(Goal(GoalKind.GAMES, 3))
    beaten = [lost(home.play(WHOLE))]
    for _ in range(2):
        home.restart()
        taken = home.between()
        assert losers(taken.series) == beaten
        beaten.append(lost(home.play(WHOLE)))
    home.restart()
    assert home.between().series.is_over
    assert losers(home.journals._matches.current.state.series) == beaten  # type: ignore[union-attr]


def test_each_game_has_the_deal_after_that_of_the_game_before(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.restart()
    assert home.waiting().setup.seed == CHOICE.deal + 1
    # The screen between games deals the next one.
    assert home.between().choice.deal == CHOICE.deal


def test_changed_seats_are_kept_and_the_players_keep_what_they_have(home: Matches) -> None:
    home.begin()
    match = home.play(WHOLE)
    series = home.journals._matches.current.state.series  # type: ignore[union-attr]
    players = match.setup.players
    seats = [*range(len(players))][::-1]
    home.journals.seat(series.seated(seats), players)
    home.restart()
    again = home.series()
    assert again.seating == tuple(seats)
    assert again.standings() == series.standings()
    assert home.waiting().setup.players == players[::-1]
    assert again.seating[home.waiting().setup.deal.first] == lost(match)


def test_whose_profile_it_is_moves_along(home: Matches) -> None:
    number = next(number for number in range(99) if a_setup(number).players[0].is_person)
    home.begin(number=number)
    match = home.play(WHOLE, number)
    series = home.journals._matches.current.state.series  # type: ignore[union-attr]
    home.journals.seat(series.seated([*range(len(match.setup.players))][::-1]), match.setup.players)
    home.play(20, number)
    home.restart()
    home.journals.give_up(home.waiting().key)
    home.journals.close()
    last = "ABCD"[len(match.setup.players) - 1]
    assert [record.extras["x-profiles"] for record in home.kept] == [{"A": "p1"}, {last: "p1"}]


def test_records_say_which_game_of_which_match_they_are(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.play(WHOLE)
    (match,) = home.matches()
    home.journals.close()
    said = [record.extras["x-match"] for record in home.kept]
    assert said == [{"id": match.stem, "game": number} for number in (1, 2)]


def test_a_match_in_which_nothing_was_done_is_none(home: Matches) -> None:
    home.begin()
    home.play(0)
    home.restart()
    assert not home.journals.waiting() and not home.matches()


def test_a_match_that_was_ended_does_not_wait(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.journals.end_series()
    home.restart()
    assert not home.journals.waiting() and not home.matches()
    assert len(home.kept) == 1


@pytest.mark.parametrize("moves", [0, 30])
def test_giving_up_a_match_ends_it_and_keeps_its_games(home: Matches, moves: int) -> None:
    home.begin()
    home.play(WHOLE)
    if moves:
        home.play(moves)
    home.restart()
    home.journals.give_up(home.waiting().key)
    assert not home.journals.waiting()
    home.journals.close()
    assert not home.matches() and not home.files()
    assert [bool(record.result) for record in home.kept] == [True, False][: len(home.kept)]
    assert len(home.kept) == (2 if moves else 1)


def test_a_game_without_a_match_does_not_belong_to_the_one_that_was_left(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.journals.leave()
    home.play(30)
    home.restart()
    series = {game.is_begun: game.series for game in home.journals.waiting()}
    assert series[True] is None and series[False] is not None


def test_killed_between_the_end_of_a_game_and_the_line_in_the_match(home: Matches) -> None:
    home.keeps = False
    home.begin()
    first = home.play(WHOLE)
    home.journals.close()
    (path,) = home.matches()
    path.write_bytes(path.read_bytes().split(b"\n", 1)[0] + b"\n")
    home.keeps = True
    home.open()
    assert losers(home.series()) == [lost(first)]
    home.restart()
    assert losers(home.series()) == [lost(first)]
    assert not home.files() and not home.told


def test_a_game_of_others_does_not_count(home: Matches) -> None:
    home.begin()
    count = len(a_setup(NUMBER).players)
    home.play(WHOLE, next(number for number in range(99) if len(a_setup(number).players) != count))
    home.restart()
    assert not home.journals.waiting() or home.series().number == 1
    assert len(home.kept) == 1


def test_killed_after_the_line_in_the_match_and_before_the_game_was_handed_over(home: Matches) -> None:
    home.keeps = False
    home.begin()
    home.play(WHOLE)
    home.restart()
    assert home.series().number == 2
    home.restart()
    assert home.series().number == 2


def test_cut_at_any_byte_a_match_is_a_beginning_of_the_whole_one(home: Matches, tmp_path: Path) -> None:
    home.begin()
    match = home.play(WHOLE)
    series = home.journals._matches.current.state.series  # type: ignore[union-attr]
    home.journals.seat(series.seated([*range(len(match.setup.players))][::-1]), match.setup.players)
    home.play(WHOLE)
    home.journals.close()
    (path,) = home.matches()
    whole = path.read_bytes()
    head = whole.index(b"\n") + 1
    seen = set()
    for size in [0, head // 2, *range(head, len(whole), 97), len(whole)]:
        path.write_bytes(whole[:size])
        home.open()
        waiting = home.journals.waiting()
        seen.add(waiting[0].series.number if waiting and waiting[0].series else 0)
        assert not home.told
    assert seen == {0, 1, 2, 3}


@pytest.mark.parametrize("junk", [b"\0\0\0", b'{"do":"fly"}', b'{"do":"seats","seating":[0],"players":[]}'])
def test_a_damaged_match_goes_on_up_to_there_and_the_file_is_kept_aside(home: Matches, junk: bytes) -> None:
    home.begin()
    home.play(WHOLE)
    home.journals.close()
    (path,) = home.matches()
    bad = path.read_bytes() + junk + b"\n"
    path.write_bytes(bad)
    home.open()
    assert home.series().number == 2
    assert home.keys() == ["problem.series.damaged"]
    aside = next(one for one in home.matches() if ".damaged-" in one.name)
    assert aside.read_bytes() == bad
    home.restart()
    assert home.series().number == 2 and len(home.told) == 1


@pytest.mark.parametrize("junk", [b"junk\n", b'{"tac-journal":1}\n', b'{"tac-journal":1,"begun":3}\n'])
def test_without_a_head_the_file_is_set_aside_and_its_game_goes_on_alone(home: Matches, junk: bytes) -> None:
    home.begin()
    match = home.play(30)
    home.journals.close()
    (path,) = home.matches()
    path.write_bytes(junk)
    home.open()
    game = home.waiting()
    assert game.series is None and game.is_begun
    assert home.keys() == ["problem.series.no_match"]
    assert [one.read_bytes() for one in home.matches()] == [junk]
    taken = home.journals.take(game.key, CHOICE)
    assert isinstance(taken, Resumption) and taken.series is None
    assert taken.setup == match.setup


def test_a_match_with_a_head_that_gives_no_game_is_set_aside_and_raises_nothing(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.journals.close()
    (path,) = home.matches()
    head, _, lines = path.read_bytes().partition(b"\n")
    odd = re.sub(rb'"reaction":[0-9.]+', b'"reaction":7.0', head)
    assert odd != head
    path.write_bytes(odd + b"\n" + lines)
    home.open()
    assert [game for game in home.journals.waiting() if game.series is not None] == []
    assert home.keys() == ["problem.series.no_match"]


def test_a_match_of_a_newer_version_is_left_alone(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.journals.close()
    (path,) = home.matches()
    newer = path.read_bytes().replace(b'{"tac-journal":1', b'{"tac-journal":9', 1)
    path.write_bytes(newer)
    home.open()
    assert not home.journals.waiting() and not home.journals.waiting()
    assert home.keys() == ["problem.series.newer"]
    assert path.read_bytes() == newer


def test_another_window_can_see_it_but_not_have_it(home: Matches) -> None:
    home.begin()
    home.play(WHOLE)
    home.restart()
    home.between()
    other = Matches(home.folder)
    game = other.waiting()
    assert game.elsewhere
    assert other.journals.take(game.key, CHOICE) is None
    assert other.keys() == ["problem.journal.taken"]
    other.journals.close()


def test_a_folder_that_cannot_be_written_is_told_and_the_match_plays_on(
    home: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        if path.name == "matches":
            raise OSError(28, "No space left on device")
        make_folder(path)

    monkeypatch.setattr("tac.cli.keptfolder.make_folder", fail)
    home.begin()
    home.play(WHOLE)
    assert home.journals._matches.current is not None
    assert home.journals._matches.current.state.series.number == 2
    home.restart()
    assert home.keys() == ["problem.journal.full"]
    assert len(home.kept) == 1


def test_a_copy_of_the_folder_goes_on_elsewhere(home: Matches, tmp_path: Path) -> None:
    home.begin()
    home.play(WHOLE)
    home.journals.close()
    shutil.copytree(home.folder.parent, tmp_path / "copy")
    other = Matches(tmp_path / "copy" / "running")
    assert other.series().number == 2
    other.journals.close()
