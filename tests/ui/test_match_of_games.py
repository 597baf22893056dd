"""A match of several games on the screens: from the new-game screen to its end, and on another day."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tac.match import MatchSetup, Player, Timing
from tac.rules import Seat, deal
from tac.settings.schema import Series
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.review import ReviewScene
from tac.ui.scenes.seats import SeatsScene
from tac.ui.scenes.series import SeriesScene
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import Button, Widget
from tests.ui.continued import Home, scene, unfinished
from tests.ui.table_driver import Driver, T, a_choice, level

THREE_GAMES = Series("games", 3)
TO_TWO_LOSSES = Series("losses", 2)
ENDLESS = Series("endless")

QUICK = Timing(0, 0, 0, 0)


def quick(choice: GameChoice, first: Seat) -> MatchSetup:
    """Computers that need no time on every seat, whoever is chosen."""
    players = tuple(
        Player(level(pace=40, overlook=(0.05, 0.05, 0.05, 0.05)), seat.name, seat.avatar)
        for seat in choice.playing
    )
    return MatchSetup(deal(choice.deal, choice.count, first), players, choice.deal, timing=QUICK)


def peopled(choice: GameChoice, first: Seat) -> MatchSetup:
    """The people who are chosen among quick computers."""
    made = quick(choice, first)
    players = tuple(
        Player(None, seat.name, seat.avatar) if seat.person else player
        for seat, player in zip(choice.playing, made.players, strict=True)
    )
    return replace(made, players=players)


def three(*people: int) -> GameChoice:
    choice = a_choice(people, count=3, speed="off")
    for index, name in enumerate(("Ana", "Luka", "Mira")):
        choice = choice.with_seat(index, replace(choice.seats[index], name=name))
    return choice


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "Подаци č")
    yield home
    home.end()


def start(home: Home, series: Series = THREE_GAMES, choice: GameChoice | None = None) -> Driver:
    """A new start of the program, at the menu."""
    drive = home.start(quick, choice=choice or three(), series=series)
    drive.game.show_menu()
    return drive


def begin(drive: Driver) -> None:
    """Deal the cards on the new-game screen."""
    drive.game.show_new_game()
    assert isinstance(scene(drive), NewGameScene)
    drive.press("return")


def between(drive: Driver) -> SeriesScene:
    """Let the game come to its end."""
    drive.until(lambda: isinstance(scene(drive), SeriesScene), most=10**7, frame=200)
    return match_screen(drive)


def match_screen(drive: Driver) -> SeriesScene:
    """The screen of the match, which is shown now."""
    shown = scene(drive)
    assert isinstance(shown, SeriesScene)
    return shown


def click(drive: Driver, button: Widget) -> None:
    drive.click(button.rect.centre)


def loser(shown: SeriesScene) -> str:
    """Who lost the game before."""
    standings = shown.standings
    return standings.players[standings.series.results[-1][-1].player].name


def names(drive: Driver) -> list[str]:
    return [player.name for player in drive.match.setup.players]


def beginner(drive: Driver) -> str:
    """Who begins the game at the table."""
    return names(drive)[drive.match.setup.deal.first]


def test_a_match_of_three_games_with_changed_seats_and_a_night_in_between(home: Home) -> None:
    drive = start(home)
    begin(drive)
    assert beginner(drive) == "Ana"
    shown = between(drive)
    assert shown.form.focus is shown.play
    lost = [loser(shown)]

    # Ana and Mira change seats: with the pointer and with the keys.
    click(drive, shown.seats)
    seats = scene(drive)
    assert isinstance(seats, SeatsScene)
    click(drive, seats.tiles[0])
    drive.press("tab", "tab", "return")
    assert [tile.name for tile in seats.tiles] == ["Mira", "Luka", "Ana"]
    click(drive, seats.ok)
    shown = match_screen(drive)
    assert shown.form.focus is shown.seats
    drive.press("escape")
    click(drive, shown.play)
    assert names(drive) == ["Mira", "Luka", "Ana"]
    assert beginner(drive) == lost[0]
    lost.append(loser(between(drive)))

    # The window is closed; another day the menu goes on there.
    before = shown.standings.series.seating
    home.end()
    drive = start(home)
    menu = scene(drive)
    assert isinstance(menu, MenuScene)
    assert T.n("match.games", 3) in menu._about("continue") and "3" in menu._about("continue")
    drive.press("return")
    shown = match_screen(drive)
    assert shown.standings.series.seating == before == (2, 1, 0)
    assert [row.player.name for row in shown.standings.rows if row.total.losses] != []
    drive.press("return")
    assert names(drive) == ["Mira", "Luka", "Ana"]
    assert beginner(drive) == lost[1]
    shown = between(drive)
    lost.append(loser(shown))

    standings = shown.standings
    assert standings.is_over
    assert {row.player.name: row.total.losses for row in standings.rows} == {
        name: lost.count(name) for name in ("Ana", "Luka", "Mira")
    }
    assert sum(row.total.points for row in standings.rows) == 3 * 3
    home.end()
    assert len(home.records) == 3
    assert [record.extras["x-match"]["game"] for record in home.records] == [1, 2, 3]  # type: ignore[index]
    assert not home.files() and not list((home.folder / "matches").iterdir())


def test_what_the_screen_counts_is_what_the_files_count(home: Home) -> None:
    drive = start(home)
    begin(drive)
    on_screen = between(drive).standings
    home.end()
    drive = start(home)
    drive.press("return")
    shown = match_screen(drive)
    assert shown.standings == on_screen


def test_each_game_has_the_next_deal(home: Home) -> None:
    drive = start(home)
    begin(drive)
    first = drive.match.setup.seed
    between(drive)
    drive.press("return")
    assert drive.match.setup.seed == first + 1
    between(drive)
    home.end()
    drive = start(home)
    drive.press("return")
    drive.press("return")
    assert drive.match.setup.seed == first + 2


def test_left_in_the_middle_of_a_game_it_goes_on_in_that_game(home: Home) -> None:
    drive = start(home)
    begin(drive)
    between(drive)
    drive.press("return")
    drive.until(lambda: drive.match.move_number > 20)
    tokens = drive.tokens()
    home.end()
    drive = start(home)
    drive.press("return")
    pause = scene(drive)
    assert isinstance(pause, PauseScene) and pause.counting
    drive.until(lambda: isinstance(scene(drive), TableScene), most=3100)
    assert drive.tokens()[: len(tokens)] == tokens
    assert len(between(drive).standings.series.results) == 2


def test_a_match_to_losses_is_over_with_them_and_a_new_one_can_begin(home: Home) -> None:
    drive = start(home, TO_TWO_LOSSES)
    begin(drive)
    shown = between(drive)
    for _ in range(6):
        if shown.standings.is_over:
            break
        drive.press("return")
        shown = between(drive)
    assert shown.standings.is_over
    assert shown.standings.rows[-1].total.losses == 2
    assert shown.form.focus is shown.play
    drive.press("return")
    assert isinstance(scene(drive), TableScene)
    assert between(drive).standings.series.number == 2


def test_ending_a_match_asks_once_and_no_leads_back(home: Home) -> None:
    drive = start(home, ENDLESS)
    begin(drive)
    shown = between(drive)
    at = shown.end.rect.centre
    drive.click(at)
    drive.click(at)  # a double click does not answer yes
    shown = match_screen(drive)
    assert not shown.standings.is_over
    click(drive, shown.end)
    drive.press("escape")
    assert shown.form.focus is shown.end
    click(drive, shown.end)
    click(drive, shown.yes)
    shown = match_screen(drive)
    assert shown.standings.is_over
    click(drive, shown.menu)
    menu = scene(drive)
    assert isinstance(menu, MenuScene) and "continue" not in menu.named


def test_the_menu_leaves_a_match_to_be_continued(home: Home) -> None:
    drive = start(home)
    begin(drive)
    click(drive, between(drive).menu)
    assert isinstance(scene(drive), MenuScene)
    drive.press("return")
    assert isinstance(scene(drive), SeriesScene)


def test_each_game_of_a_match_can_be_looked_back_at_before_the_next(home: Home) -> None:
    """The button leads to the review of the game that was just played, and Escape back to it."""
    drive = start(home)
    begin(drive)
    for number in range(3):
        shown = between(drive)
        assert shown.review is not None
        results = shown.standings.series.results[-1]
        click(drive, shown.review)
        review = scene(drive)
        assert isinstance(review, ReviewScene)
        assert list(review.film.record.result) == [row.player for row in results]
        drive.press("escape")
        shown = match_screen(drive)
        assert shown.form.focus is shown.review
        assert shown.standings.is_over == (number == 2)
        if number < 2:
            click(drive, shown.play)


def test_a_match_that_goes_on_another_day_has_no_game_to_look_back_at(home: Home) -> None:
    drive = start(home)
    begin(drive)
    between(drive)
    home.end()
    drive = start(home)
    drive.press("return")
    assert match_screen(drive).review is None


def test_a_match_and_a_single_game_wait_side_by_side(home: Home) -> None:
    drive = start(home)
    begin(drive)
    click(drive, between(drive).menu)
    home.end()
    drive = start(home, Series())
    begin(drive)
    drive.until(lambda: drive.match.move_number > 5)
    home.end()
    drive = start(home, Series())
    drive.press("return")
    games = unfinished(drive).games
    assert sorted(game.series is None for game in games) == [False, True]
    key = next(game.key for game in games if game.series is not None)
    for _ in range(2):
        unfinished(drive).rows[key][1].act()
    assert [game.series for game in unfinished(drive).games] == [None]


def test_a_single_game_ends_as_ever_with_a_rematch_on_one_press(home: Home) -> None:
    drive = start(home, Series())
    begin(drive)
    drive.until(lambda: isinstance(scene(drive), EndScene), most=10**7, frame=200)
    drive.press("return")
    assert isinstance(scene(drive), TableScene)
    drive.until(lambda: isinstance(scene(drive), EndScene), most=10**7, frame=200)


def test_no_deal_of_a_match_is_played_twice(home: Home) -> None:
    for series, offered in ((THREE_GAMES, False), (Series(), True)):
        drive = home.start(peopled, choice=three(0), series=series)
        begin(drive)
        drive.press("escape")
        pause = scene(drive)
        assert isinstance(pause, PauseScene)
        labels = [one.label for one in pause.form.widgets if isinstance(one, Button)]
        assert (T("pause.again") in labels) is offered
        home.end()


def test_whom_only_a_seat_named_is_called_so_after_a_change(home: Home) -> None:
    choice = a_choice((0, 1), count=2, speed="off")
    drive = home.start(peopled, choice=choice, series=ENDLESS)
    begin(drive)
    drive.game._playing._match.show()
    shown = match_screen(drive)
    before = [player.name for player in shown.standings.players]
    assert len(set(before)) == 2
    click(drive, shown.seats)
    drive.press("return", "tab", "return")
    drive.press("escape")
    shown = match_screen(drive)
    assert [player.name for player in shown.standings.players] == before
    assert shown.standings.series.seating == (1, 0)


def test_the_new_game_screen_says_what_is_played(home: Home) -> None:
    for series, goal in ((TO_TWO_LOSSES, "losses"), (Series(), None)):
        drive = start(home, series)
        drive.game.show_new_game()
        shown = scene(drive)
        assert isinstance(shown, NewGameScene)
        told = shown._options.goal()
        assert (None if told is None else told.kind.value) == goal
        home.end()
