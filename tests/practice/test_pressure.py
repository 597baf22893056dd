"""Live drills: how often computers err, and how long each fault can be called, by who practises."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tac.match import Match, MatchSetup, Player, SteppedClock, Timing
from tac.players import Level
from tac.practice.drills.live import LiveDrill
from tac.practice.drills.pressure import LEAST_WINDOW, MOST_WINDOW, WARM
from tac.practice.skill.levels import Levels
from tac.practice.skill.staircase import LEAST, Staircase
from tac.rules import FAULTY_MOVES, Seat, deal
from tests.practice.test_live import MASTER, SEATED, Live
from tools.practice_report import LEVELS


def share_of_faults(levels: Levels | None) -> float:
    """The share of tokens that are faults in some games; without levels as in real games without calls."""
    faults = moves = 0
    for seed in range(6):
        live = Live(seed, levels)
        if levels is None:
            computers = tuple(Player(replace(level, notice=(0.0,) * 4, mends=0.0)) for level in SEATED)
            live.clock = SteppedClock()
            live.match = Match(MatchSetup(deal(seed, 4), computers, seed), live.clock, shows_at_once=True)
            live.match.listen(live.told)
        while live.step() and live.match.move_number < 250:
            pass
        faults += live.faults
        moves += live.match.move_number
    return faults / moves


def test_faults_are_frequent_for_a_beginner_and_as_rare_as_in_real_games_for_a_master() -> None:
    rare, natural, frequent = share_of_faults(FASTEST), share_of_faults(None), share_of_faults(Never())
    assert frequent > 2.5 * natural
    assert natural <= rare < 1.5 * natural  # a few more at the beginning, to get warm


class Never(Levels):
    """Stays a beginner."""

    def answered(self, kind: object, right: bool) -> Staircase:
        return Staircase()


class Always(Levels):
    """Stays a master."""

    def answered(self, kind: object, right: bool) -> Staircase:
        return Staircase(LEAST, 1, 0, True)

    def ease(self, obligation: int | None = None) -> float:
        return 0.0


FASTEST = Always()


def test_faults_get_rarer_one_obligation_at_a_time() -> None:
    levels = Levels({FAULTY_MOVES[0]: Staircase(LEAST, 400, 90, True)})
    drill = LiveDrill(Seat.A, levels, lambda noted: None)
    level: Level = LEVELS[0]
    pressed = drill.pressed(level)
    beginner = LiveDrill(Seat.A, Levels(), lambda noted: None).pressed(level)
    assert level.overlook[0] < pressed.overlook[0] < beginner.overlook[0]
    assert pressed.overlook[1:] == beginner.overlook[1:]


def test_a_session_begins_with_many_faults_and_then_they_thin_out() -> None:
    drill = LiveDrill(Seat.A, FASTEST, lambda noted: None)
    chances = []
    for come in range(WARM + 2):
        drill.hits, drill.misses = come // 2, come - come // 2
        chances.append(drill.pressed(LEVELS[0]).overlook[0])
    assert chances[:WARM] == sorted(chances[:WARM], reverse=True)
    assert chances[0] > 2 * chances[WARM]
    assert chances[WARM] == chances[WARM + 1] == pytest.approx(LEVELS[0].overlook[0])


def test_the_time_to_call_gets_shorter_with_the_level() -> None:
    def window(levels: Levels) -> int:
        return LiveDrill(Seat.A, levels, lambda noted: None).timing(Timing()).window_computer

    assert window(Levels()) == MOST_WINDOW
    assert LEAST_WINDOW <= window(MASTER) < (LEAST_WINDOW + MOST_WINDOW) / 2
    assert window(FASTEST) == LEAST_WINDOW
