"""Progress from all that was answered: by day, by obligation, records, days in a row, the daily goal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import chain
from typing import TYPE_CHECKING

from tac.practice.items.spots import Spot
from tac.practice.skill.measures import Answer, Measure, Mode, by_kind, by_obligation, by_spot
from tac.rules import FaultyMove

if TYPE_CHECKING:
    from tac.practice.memory.ledger import Session


@dataclass(frozen=True, slots=True)
class Day:
    """One day (``2026-11-30``): so many answers and what they come to.

    d' and c count only where faults stood among moves in order: live and quick (``detecting``).
    """

    day: str
    answers: int
    measure: Measure
    detecting: Measure


@dataclass(frozen=True, slots=True)
class Best:
    """The records of one mode; None where there is none yet.

    ``points`` and ``combo`` are of finished sessions, ``reaction`` is the shortest median (ms) of a session
    with enough right calls to say so.
    """

    points: int | None = None
    combo: int | None = None
    reaction: float | None = None


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with practice: ``now`` (today need not have come yet) and at ``most``."""

    now: int
    most: int


@dataclass(frozen=True, slots=True)
class Goal:
    """The daily goal, in answers: how many there are today, and how many are wanted."""

    done: int
    wanted: int

    @property
    def is_reached(self) -> bool:
        """Whether today's is."""
        return self.done >= self.wanted


@dataclass(frozen=True, slots=True)
class Progress:
    """All there is to draw. Days are the earliest first, those without practice left out."""

    days: tuple[Day, ...]
    whole: Measure
    obligations: Mapping[int, Measure]
    kinds: Mapping[FaultyMove, Measure]
    spots: Mapping[Spot, Measure]
    best: Mapping[Mode, Best]
    streak: Streak
    goal: Goal


def progress(
    sessions: Sequence[Session], answers: Mapping[str, Sequence[Answer]], today: str, wanted: int
) -> Progress:
    """The progress of one player on the day ``today``: his sessions and, by when those began, his answers."""
    days: dict[str, list[Answer]] = {}
    detecting: dict[str, list[Answer]] = {}
    for session in sessions:
        some = answers.get(session.began, ())
        if some:
            days.setdefault(session.day, []).extend(some)
            if session.mode in (Mode.LIVE, Mode.QUICK):
                detecting.setdefault(session.day, []).extend(some)
    everything = tuple(chain.from_iterable(days.values()))
    return Progress(
        days=tuple(
            Day(day, len(days[day]), Measure.of(days[day]), Measure.of(detecting.get(day, ())))
            for day in sorted(days)
        ),
        whole=Measure.of(everything),
        obligations=by_obligation(everything),
        kinds=by_kind(everything),
        spots=by_spot(everything),
        best={mode: _best([s for s in sessions if s.mode is mode], answers) for mode in Mode},
        streak=_streak(days, today),
        goal=Goal(len(days.get(today, ())), wanted),
    )


def _best(sessions: Sequence[Session], answers: Mapping[str, Sequence[Answer]]) -> Best:
    finished = [session for session in sessions if session.finished]
    reactions = [Measure.of(answers.get(session.began, ())).reaction for session in sessions]
    return Best(
        max((session.points for session in finished), default=None),
        max((session.combo for session in finished), default=None),
        min((r.median for r in reactions if r is not None and not r.is_few), default=None),
    )


def _streak(days: Iterable[str], today: str) -> Streak:
    practised = sorted({found for day in days if (found := _date(day)) is not None})
    most, row, latest = 0, 0, None
    for day in practised:
        row = row + 1 if latest is not None and day - latest == timedelta(days=1) else 1
        most, latest = max(most, row), day
    now = _date(today)
    goes_on = latest is not None and now is not None and timedelta(0) <= now - latest <= timedelta(days=1)
    return Streak(row if goes_on else 0, most)


def _date(day: str) -> date | None:
    try:
        return date.fromisoformat(day)
    except ValueError:
        return None
