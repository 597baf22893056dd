"""What answers come to: hits and false alarms, d' and c, reaction times, each with how much it is worth.

d' and c are those of signal detection theory (N. Macmillan, C. Creelman: *Detection Theory*, 2005) with the
log-linear correction (M. Hautus: Corrections for extreme proportions and their biasing effects on estimated
values of d'. *Behavior Research Methods* 27, 1995): half an answer is added to hits and to false alarms, one
to both kinds of trials, always. Intervals of shares are E. Wilson's (1927).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import NormalDist, median, quantiles
from typing import Final, TypeVar

from msgspec import Struct

from tac.practice.items.spots import Spot
from tac.rules import FaultyMove

FEW: Final = 8
"""Fewer samples than this are shown as few: nothing is concluded from them."""

_NORMAL: Final = NormalDist()
_95: Final = 1.959964

Key = TypeVar("Key", bound=Hashable)


class Mode(Enum):
    """The ways to practise. The values stand in the database."""

    LIVE = "live"
    QUICK = "quick"
    CLEAN = "clean"
    OWN = "own"


class Outcome(Enum):
    """What an answer was."""

    HIT = "hit"
    MISS = "miss"
    FALSE_ALARM = "false_alarm"
    CORRECT_REJECTION = "correct_rejection"
    TOO_LATE = "too_late"
    """It was in order, and nobody said so in time: neither of the above, but not right."""
    STRAY = "stray"
    """A call of a move that looked like no fault: wrong, but such moves are no trials, called or let pass."""


class Answer(Struct, frozen=True):
    """One answer: was it a fault, and was it called? (In clean play: was there a duty, and was it done?)

    ``called`` is None where no answer came in time; a fault is then missed.
    ``kind`` and ``spot`` say what was passed over, or nearly, and where, seen from who answers; None where a
    move was called that looked like nothing of the sort. ``ms`` is from the frame on which the card landed
    to the press, None where none came; ``given`` how much time there was, None for as much as one likes.
    ``pointed`` is whether the right place was shown, None where nobody asked. ``heaps`` is how many
    opponents' heaps there were.
    """

    kind: FaultyMove | None
    spot: Spot | None
    is_fault: bool
    called: bool | None
    ms: int | None = None
    given: int | None = None
    players: int = 0
    heaps: int = 0
    pointed: bool | None = None

    @property
    def outcome(self) -> Outcome:
        """Hit, miss, false alarm, correct rejection, or what is none of these."""
        if self.is_fault:
            return Outcome.HIT if self.called else Outcome.MISS
        if self.called is None:
            return Outcome.TOO_LATE
        if not self.called:
            return Outcome.CORRECT_REJECTION
        return Outcome.STRAY if self.kind is None else Outcome.FALSE_ALARM

    @property
    def is_right(self) -> bool:
        """Whether it was the right one."""
        return self.is_fault == self.called


@dataclass(frozen=True, slots=True)
class Share:
    """``part`` of ``whole`` samples."""

    part: int
    whole: int

    @property
    def value(self) -> float | None:
        """The share, 0 to 1; None of nothing."""
        return self.part / self.whole if self.whole else None

    @property
    def is_few(self) -> bool:
        """Whether it is from too few samples to conclude anything."""
        return self.whole < FEW

    @property
    def interval(self) -> tuple[float, float]:
        """Between which two shares the true one lies with 95 %."""
        if not self.whole:
            return 0.0, 1.0
        share, squared = self.part / self.whole, _95 * _95
        middle = share + squared / (2 * self.whole)
        half = _95 * sqrt(share * (1 - share) / self.whole + squared / (4 * self.whole**2))
        scale = 1 + squared / self.whole
        return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many answers were what.

    Trials of telling faults from what is in order are the first four: faults, and moves that look like one
    (`tac.practice.items.finding.nearly`). One that is called is a hit or a false alarm, one that is let pass
    a miss or a correct rejection; what is left out when it is let pass is left out when it is called, too.
    """

    hits: int = 0
    misses: int = 0
    false_alarms: int = 0
    correct_rejections: int = 0
    too_late: int = 0
    stray: int = 0

    @staticmethod
    def of(answers: Iterable[Answer]) -> Tally:
        """The tally of these answers."""
        # Years of answers are counted while a screen opens: no property is asked for each of them.
        some = answers if isinstance(answers, Sequence) else tuple(answers)
        counts = Counter([(answer.is_fault, answer.called) for answer in some])
        called = counts[False, True]
        stray = sum(a.kind is None and not a.is_fault and a.called is True for a in some) if called else 0
        return Tally(
            hits=counts[True, True],
            misses=counts[True, False] + counts[True, None],
            false_alarms=called - stray,
            correct_rejections=counts[False, False],
            too_late=counts[False, None],
            stray=stray,
        )

    @property
    def for_nothing(self) -> int:
        """All calls of what was in order."""
        return self.false_alarms + self.stray

    @property
    def calls(self) -> int:
        """All calls."""
        return self.hits + self.for_nothing

    @property
    def spotted(self) -> Share:
        """The hits of all faults."""
        return Share(self.hits, self.hits + self.misses)

    @property
    def cried(self) -> Share:
        """The false alarms of all that was in order but looked like a fault."""
        return Share(self.false_alarms, self.false_alarms + self.correct_rejections)

    @property
    def right(self) -> Share:
        """The right answers of all."""
        return Share(self.hits + self.correct_rejections, sum(self._rates()) + self.too_late + self.stray)

    @property
    def d_prime(self) -> float | None:
        """How well faults are told from what is in order, bias apart; None where only one of both came."""
        rates = self._corrected()
        return None if rates is None else d_prime(*rates)

    @property
    def criterion(self) -> float | None:
        """c: below 0 for who calls too readily, above 0 for who calls too seldom; None as for d'."""
        rates = self._corrected()
        return None if rates is None else criterion(*rates)

    def _rates(self) -> tuple[int, int]:
        return self.hits + self.misses, self.false_alarms + self.correct_rejections

    def _corrected(self) -> tuple[float, float] | None:
        faults, clean = self._rates()
        if not faults or not clean:
            return None
        return (self.hits + 0.5) / (faults + 1), (self.false_alarms + 0.5) / (clean + 1)


def d_prime(hit_rate: float, false_alarm_rate: float) -> float:
    """d' from two rates (0–1, both excluded)."""
    return _NORMAL.inv_cdf(hit_rate) - _NORMAL.inv_cdf(false_alarm_rate)


def criterion(hit_rate: float, false_alarm_rate: float) -> float:
    """c from two rates (0–1, both excluded)."""
    return -(_NORMAL.inv_cdf(hit_rate) + _NORMAL.inv_cdf(false_alarm_rate)) / 2


@dataclass(frozen=True, slots=True)
class Reaction:
    """The median of ``count`` reactions, and the quarter points around it, in ms."""

    count: int
    median: float
    low: float
    high: float

    @staticmethod
    def of(answers: Iterable[Answer]) -> Reaction | None:
        """How long right calls took, from the landing to the press; None where there were none."""
        times = [a.ms for a in answers if a.is_fault and a.called and a.ms is not None]
        if not times:
            return None
        low, _, high = quantiles(times, n=4, method="inclusive") if len(times) > 1 else times * 3
        return Reaction(len(times), median(times), low, high)

    @property
    def is_few(self) -> bool:
        """Whether it is from too few samples to conclude anything."""
        return self.count < FEW


@dataclass(frozen=True, slots=True)
class Measure:
    """What some answers come to."""

    tally: Tally
    reaction: Reaction | None

    @staticmethod
    def of(answers: Iterable[Answer]) -> Measure:
        """The measure of these answers."""
        some = tuple(answers)
        return Measure(Tally.of(some), Reaction.of(some))


def measured_by(answers: Iterable[Answer], key: Callable[[Answer], Key | None]) -> dict[Key, Measure]:
    """The answers apart by ``key``, those left out that have none."""
    groups: dict[Key, list[Answer]] = {}
    for answer in answers:
        found = key(answer)
        if found is not None:
            groups.setdefault(found, []).append(answer)
    return {found: Measure.of(some) for found, some in groups.items()}


def by_obligation(answers: Iterable[Answer]) -> dict[int, Measure]:
    """The answers by the obligation passed over, or nearly."""
    return measured_by(answers, lambda answer: answer.kind.obligation if answer.kind else None)


def by_kind(answers: Iterable[Answer]) -> dict[FaultyMove, Measure]:
    """The answers by the kind of fault."""
    return measured_by(answers, lambda answer: answer.kind)


def by_spot(answers: Iterable[Answer]) -> dict[Spot, Measure]:
    """The answers by where the card belonged, or nearly."""
    return measured_by(answers, lambda answer: answer.spot)
