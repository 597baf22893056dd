"""A match in words: what it goes to, how it stands, who has won."""

from __future__ import annotations

import pytest

from tac.locale import LANGUAGES, Translator
from tac.match.series import Goal, GoalKind, PlayerResult, Series
from tac.settings import Settings
from tac.settings.schema import Series as Chosen
from tac.ui.scenes.series_words import (
    SeriesPlayer,
    SeriesStandings,
    before_words,
    goal_of,
    goal_words,
    series_line,
    title_words,
)

SR = Translator("sr", strict=True)


def played(goal: Goal, *games: tuple[int, ...]) -> Series:
    series = Series.begin(goal, len(games[0]))
    for places in games:
        series = series.with_result([PlayerResult(place) for place in places])
    return series


def standings(series: Series, people: int = 2, *, ended: bool = False) -> SeriesStandings:
    names = ("Ana", "Luka", "Mira", "Rade")[: len(series.seating)]
    players = tuple(SeriesPlayer(name, "lisica", k < people) for k, name in enumerate(names))
    return SeriesStandings(series, players, ended)


@pytest.mark.parametrize(
    ("kind", "number", "words"),
    [
        (GoalKind.LOSSES, 3, "Meč do 3 poraza"),
        (GoalKind.GAMES, 3, "Meč od 3 partije"),
        (GoalKind.GAMES, 5, "Meč od 5 partija"),
        (GoalKind.ENDLESS, 0, "Meč bez kraja"),
    ],
)
def test_a_goal_is_said_as_a_card_player_says_it(kind: GoalKind, number: int, words: str) -> None:
    assert goal_words(SR, Goal(kind, number)) == words


def test_the_line_of_a_match_has_the_losses_in_the_order_of_the_seats() -> None:
    series = played(Goal(GoalKind.LOSSES, 3), (0, 1), (0, 1), (1, 0))
    line = series_line(SR, series).replace("\u00a0", " ")
    assert line == "Meč do 3 poraza · porazi 1 : 2 · 4. partija"
    assert "2 : 1" in series_line(SR, series.seated((1, 0))).replace("\u00a0", " ")


def test_the_settings_say_what_is_played() -> None:
    assert goal_of(Settings()) is None
    assert goal_of(Settings(series=Chosen("losses", 4))) == Goal(GoalKind.LOSSES, 4)
    assert goal_of(Settings(series=Chosen("endless", 4))) == Goal(GoalKind.ENDLESS)


def test_between_games_the_title_is_of_the_game_before_and_at_the_end_of_the_match() -> None:
    goal = Goal(GoalKind.GAMES, 3)
    series = played(goal, (0, 1), (0, 1))
    assert title_words(SR, standings(series)) == "Ana dobija 2. partiju!"
    assert title_words(SR, standings(series, people=1)) == "Dobijaš 2. partiju!"
    last = series.with_result([PlayerResult(1), PlayerResult(0)])
    assert title_words(SR, standings(last)) == SR("match.won", name="Ana")
    assert title_words(SR, standings(last, people=1)) == SR("match.won.you")


def test_below_a_name_stands_which_game_the_place_is_of() -> None:
    """It stands beside the medal, which is of the match."""
    series = played(Goal(GoalKind.LOSSES, 3), (0, 1, 2), (0, 2, 1), (2, 1, 0))
    between = standings(series)
    assert {row.player.name: before_words(SR, between, row) for row in between.rows} == {
        "Mira": "3. partija: prvo mesto",
        "Luka": "3. partija: drugo mesto",
        "Ana": "3. partija: poraz",
    }
    new = standings(Series.begin(Goal(GoalKind.LOSSES, 3), 3))
    ended = standings(series, ended=True)
    assert {before_words(SR, all_of, row) for all_of in (new, ended) for row in all_of.rows} == {""}


def test_equal_players_draw_and_in_a_match_to_losses_it_is_the_loser_who_is_named() -> None:
    drawn = played(Goal(GoalKind.ENDLESS), (0, 1), (1, 0))
    assert title_words(SR, standings(drawn, ended=True)) == SR("match.won.several", names="Ana, Luka")
    lost = played(Goal(GoalKind.LOSSES, 2), (0, 1, 2), (1, 0, 2))
    assert title_words(SR, standings(lost)) == SR("match.lost.title", name="Mira")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_is_ended_before_its_first_game_has_no_winner(lang: str) -> None:
    t = Translator(lang, strict=True)
    nothing = standings(Series.begin(Goal(GoalKind.ENDLESS), 3), ended=True)
    assert title_words(t, nothing) == t("match.ended")
