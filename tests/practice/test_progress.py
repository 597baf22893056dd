"""Progress: days, records, days in a row and the goal are counted as they say."""

from __future__ import annotations

import pytest

from tac.practice.items.spots import Spot
from tac.practice.memory.ledger import Session
from tac.practice.memory.progress import Best, Goal, Streak, progress
from tac.practice.skill.measures import Answer, Mode, Tally
from tac.rules import FaultyMove

HIT = Answer(FaultyMove.OWN_PAST_CENTRAL, Spot.CENTRAL, True, True, 900)
MISS = Answer(FaultyMove.DRAW_PAST_OPPONENT, Spot.OWN, True, False)
CLEAN = Answer(FaultyMove.DRAW_PAST_OPPONENT, Spot.OWN, False, False)


def session(
    day: int, hour: int = 9, mode: Mode = Mode.QUICK, points: int = 0, finished: bool = True
) -> Session:
    date = f"2026-11-{day:02}"
    return Session(
        "me", f"{date}T{hour:02}:00:00.000+01:00", date, mode, 1000, points, points // 100, finished
    )


def test_nothing_practised_is_no_progress() -> None:
    found = progress((), {}, "2026-11-30", 50)
    assert found.days == () and found.streak == Streak(0, 0)
    assert found.goal == Goal(0, 50) and not found.goal.is_reached
    assert set(found.best.values()) == {Best()}


def test_a_day_is_all_its_sessions_and_d_prime_only_those_with_clean_moves() -> None:
    sessions = (session(29), session(30, 9), session(30, 10, Mode.CLEAN))
    answers = {
        sessions[0].began: [MISS],
        sessions[1].began: [HIT, CLEAN],
        sessions[2].began: [HIT, MISS],
    }
    found = progress(sessions, answers, "2026-11-30", 4)
    assert [(day.day, day.answers) for day in found.days] == [("2026-11-29", 1), ("2026-11-30", 4)]
    assert found.days[1].measure.tally == Tally(2, 1, 0, 1)
    assert found.days[1].detecting.tally == Tally(1, 0, 0, 1)
    assert found.goal == Goal(4, 4) and found.goal.is_reached
    assert found.obligations[3].tally == Tally(2, 0) and found.obligations[2].tally == Tally(0, 2, 0, 1)
    assert found.whole.tally == Tally(2, 2, 0, 1)


def test_records_are_of_finished_sessions_and_reactions_of_enough_calls() -> None:
    fast = Answer(FaultyMove.OWN_PAST_CENTRAL, Spot.CENTRAL, True, True, 500)
    sessions = (session(1, points=700), session(2, points=900, finished=False), session(3, points=300))
    answers = {
        sessions[0].began: [HIT] * 8,
        sessions[1].began: [fast] * 7,
        sessions[2].began: [HIT, *[fast] * 7],
    }
    found = progress(sessions, answers, "2026-11-30", 50)
    assert found.best[Mode.QUICK] == Best(points=700, combo=7, reaction=500)
    assert found.best[Mode.LIVE] == Best()


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ((28, 29, 30), 30, Streak(3, 3)),
        ((28, 29), 30, Streak(2, 2)),
        ((27, 28), 30, Streak(0, 2)),
        ((1, 2, 3, 4, 29, 30, 30), 30, Streak(2, 4)),
        ((30,), 29, Streak(0, 1)),
    ],
)
def test_days_in_a_row(days: tuple[int, ...], today: int, streak: Streak) -> None:
    sessions = tuple(session(day, hour) for hour, day in enumerate(days))
    answers = {one.began: [HIT] for one in sessions}
    assert progress(sessions, answers, f"2026-11-{today:02}", 50).streak == streak


def test_a_row_goes_on_over_the_end_of_a_month() -> None:
    days = ("2026-11-30", "2026-12-01")
    sessions = tuple(Session("me", f"{day}T09", day, Mode.LIVE) for day in days)
    answers = {one.began: [HIT] for one in sessions}
    assert progress(sessions, answers, "2026-12-01", 50).streak == Streak(2, 2)
