"""A match of several games: points, standings, its end, who begins, and what changing seats leaves alone."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.match.series import Goal, GoalKind, PlayerResult, Series
from tac.rules import SEATS, Seat

ENDLESS = Goal(GoalKind.ENDLESS)


def game(*places: int) -> tuple[PlayerResult, ...]:
    """A game by its players' numbers, the loser last; each did as much as his number."""
    return tuple(PlayerResult(player, player, 1, player + 2, 1) for player in places)


def played(goal: Goal, *games: tuple[int, ...]) -> Series:
    series = Series.begin(goal, len(games[0]))
    for places in games:
        series = series.with_result(game(*places))
    return series


@st.composite
def matches(draw: st.DrawFn) -> Series:
    """Endless matches, with seats changed in between."""
    count = draw(st.integers(2, 4))
    series = Series.begin(ENDLESS, count)
    for _ in range(draw(st.integers(0, 8))):
        series = series.with_result(game(*draw(st.permutations(range(count)))))
        if draw(st.booleans()):
            series = series.seated(draw(st.permutations(range(count))))
    return series


@given(matches())
def test_points_losses_and_deeds_add_up(series: Series) -> None:
    totals, games, count = series.standings(), len(series.results), len(series.seating)
    assert sum(total.points for total in totals) == games * count * (count - 1) // 2
    assert sum(total.losses for total in totals) == games
    assert sum(total.false_calls for total in totals) == games * count
    assert {total.player: total.calls for total in totals} == {p: p * games for p in range(count)}
    assert all(total.faults == (total.player + 2) * games for total in totals)
    assert all(total.uncaught == games for total in totals)


@given(matches())
def test_the_loser_of_the_game_before_begins_wherever_he_sits(series: Series) -> None:
    if series.results:
        assert series.seating[series.first] == series.results[-1][-1].player
    else:
        assert series.first is Seat.A


@given(matches(), st.data())
def test_whoever_changes_seats_keeps_what_he_has(series: Series, data: st.DataObject) -> None:
    seats = st.sampled_from(SEATS[: len(series.seating)])
    one, other = data.draw(seats), data.draw(seats)
    changed = series.swapped(one, other)
    assert changed.standings() == series.standings()
    assert changed.seating[one] == series.seating[other]
    assert changed.swapped(one, other) == series


@given(matches())
def test_nobody_stands_before_somebody_with_more_points(series: Series) -> None:
    totals = series.standings()
    for before, after in itertools.pairwise(totals):
        assert (before.points, -before.losses) >= (after.points, -after.losses)
        same = (before.points, before.losses) == (after.points, after.losses)
        assert (before.place == after.place) == same


def test_places_give_points_and_the_loser_none() -> None:
    series = played(ENDLESS, (2, 0, 3, 1))
    assert [series.points(player) for player in range(4)] == [2, 0, 3, 1]
    assert [series.losses(player) for player in range(4)] == [0, 1, 0, 0]


def test_a_match_to_games_is_over_when_all_are_played() -> None:
    goal = Goal(GoalKind.GAMES, 2)
    assert not played(goal, (0, 1)).is_over
    assert played(goal, (0, 1), (0, 1)).is_over


def test_a_match_to_losses_is_over_with_the_one_who_has_them() -> None:
    goal = Goal(GoalKind.LOSSES, 2)
    series = played(goal, (0, 1, 2), (0, 2, 1))
    assert not series.is_over
    series = series.with_result(game(1, 0, 2))
    assert series.is_over
    assert series.standings()[-1].player == 2


def test_in_a_match_to_losses_they_come_before_points() -> None:
    # Player 0 has more points, but lost once; player 2 never did.
    series = played(Goal(GoalKind.LOSSES, 3), (0, 1, 2, 3), (0, 1, 2, 3), (1, 2, 3, 0))
    assert series.points(0) > series.points(2)
    assert [total.player for total in series.standings()] == [1, 2, 0, 3]


def test_an_endless_match_is_never_over_by_itself() -> None:
    assert not played(ENDLESS, *[(0, 1)] * 50).is_over


def test_a_first_place_can_be_shared() -> None:
    series = played(Goal(GoalKind.GAMES, 2), (0, 1), (1, 0))
    assert series.winners == (0, 1)
    assert [total.place for total in series.standings()] == [1, 1]


def test_before_the_first_game_nobody_has_won() -> None:
    assert Series.begin(ENDLESS, 3).winners == ()


def test_no_game_is_added_to_a_match_that_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        played(Goal(GoalKind.GAMES, 1), (0, 1)).with_result(game(0, 1))


@pytest.mark.parametrize("places", [(0, 1), (0, 1, 1), (0, 1, 3)])
def test_only_the_same_players_play_on(places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="players"):
        Series.begin(ENDLESS, 3).with_result(game(*places))
    with pytest.raises(ValueError, match="seats"):
        Series.begin(ENDLESS, 3).seated(places)


@pytest.mark.parametrize(("kind", "number"), [(GoalKind.GAMES, 0), (GoalKind.LOSSES, 100)])
def test_a_goal_is_within_reason(kind: GoalKind, number: int) -> None:
    with pytest.raises(ValueError, match="match to"):
        Goal(kind, number)
