"""A seat that calls after every turn does no better than the same seat calling by eye (R6.7)."""

from __future__ import annotations

from statistics import fmean

from tac.cli.opponents import player_level
from tac.cli.setup import match_setup
from tac.match import MatchSetup
from tac.rules import FalseCall, Seat
from tac.settings import HUMAN, Settings
from tools.calling import Habit, Result, after_every_turn, by_eye, games, play, whenever_free

SETTINGS = Settings()
OPPONENTS = ["srednji"] * 3


def results(setups: list[MatchSetup], habit: Habit | str) -> list[Result]:
    """How the caller does in these games with a habit, or with the eye of a level."""
    if isinstance(habit, str):
        level = player_level(SETTINGS, habit)
        return [play(setup, by_eye(level, setup.seed)) for setup in setups]
    return [play(setup, habit) for setup in setups]


def test_a_new_game_against_computers_has_the_house_rule_that_makes_a_false_call_cost_a_card() -> None:
    assert match_setup(SETTINGS, [HUMAN, *OPPONENTS], 1).deal.rules.false_call is FalseCall.CARD


def test_with_it_calling_after_every_turn_is_far_worse_than_calling_by_eye() -> None:
    setups = list(games(SETTINGS, OPPONENTS, FalseCall.CARD, range(1, 101)))
    eye, spam = results(setups, "srednji"), results(setups, after_every_turn)
    assert fmean(result.place for result in spam) > fmean(result.place for result in eye) + 1
    assert fmean(result.is_lost for result in spam) > fmean(result.is_lost for result in eye) + 0.4


def test_the_locks_alone_let_a_spammer_find_fewer_faults_than_a_good_eye() -> None:
    setups = list(games(SETTINGS, OPPONENTS, FalseCall.NONE, range(1, 41)))
    eye = fmean(result.right for result in results(setups, "težak"))
    for habit in (after_every_turn, whenever_free):
        assert fmean(result.right for result in results(setups, habit)) < 0.8 * eye


def test_the_caller_makes_no_fault_and_calls_as_its_habit_says() -> None:
    setup = next(games(SETTINGS, OPPONENTS, FalseCall.CARD, range(1, 2)))
    quiet = play(setup, lambda match, report: None)
    assert (quiet.right, quiet.false, quiet.seats) == (0, 0, 4)
    spam = play(setup, after_every_turn)
    assert spam.false > 5
    eye = play(setup, by_eye(player_level(SETTINGS, "majstor"), setup.seed))
    assert eye.false == 0 and setup.people == (Seat.A,)
