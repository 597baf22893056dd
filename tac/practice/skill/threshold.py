"""The time in which somebody is right four times in five, estimated from answers at many times.

Maximum likelihood of a logistic psychometric function of the logarithm of the time, with the share of right
guesses and of lapses held fixed (F. Wichmann, N. Hill: The psychometric function I. *Perception &
Psychophysics* 63, 2001). The interval is that of the profile likelihood, 95 %.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from tac.practice.skill.measures import Answer
from tac.practice.skill.staircase import LEAST, MOST, TARGET
from tac.rules import FaultyMove

FEWEST: Final = 40
"""From fewer answers nothing is estimated."""

GUESS: Final = 0.5
"""So often a guess between "in order" and "Tač!" is right."""
LAPSE: Final = 0.02
"""So often the wrong one is pressed, whatever was seen."""

_SPREADS: Final = tuple(0.06 * 1.5**number for number in range(6))
"""How gently the function may rise, in the logarithm of the time."""
_GRAIN: Final = 0.02
_INSIDE: Final = 1.92
"""The log likelihood of what is inside the interval of 95 % is less than this below the best."""

_Bins = Sequence[tuple[float, int, int]]


@dataclass(frozen=True, slots=True)
class Threshold:
    """``ms`` is the best estimate from ``trials`` answers; it lies between ``low`` and ``high`` with 95 %."""

    ms: float
    low: float
    high: float
    trials: int


def estimate(
    trials: Iterable[tuple[float, bool]], *, guess: float = GUESS, lapse: float = LAPSE
) -> Threshold | None:
    """The threshold from (ms given, whether right); None where there are too few answers to say."""
    counts: Counter[tuple[int, bool]] = Counter((round(log(ms) / _GRAIN), right) for ms, right in trials)
    total = counts.total()
    if total < FEWEST:
        return None
    bins = [
        (place * _GRAIN, counts[place, True], counts[place, False])
        for place in sorted({place for place, _ in counts})
    ]
    steps = range(round(log(LEAST / 2) / _GRAIN), round(log(2 * MOST) / _GRAIN) + 1)
    coarse = {step: _likelihood(bins, step * _GRAIN, guess, lapse) for step in steps[::10]}
    best = max(coarse, key=coarse.__getitem__)
    # Between the coarse steps only where it matters: around the best of them.
    near = range(best - 12, best + 13)
    fine = {step: coarse.get(step) or _likelihood(bins, step * _GRAIN, guess, lapse) for step in near}
    top = max(fine, key=fine.__getitem__)
    inside = [step for step, value in (coarse | fine).items() if fine[top] - value < _INSIDE]
    middle = top + _peak(fine.get(top - 1), fine[top], fine.get(top + 1))
    ms = [exp(_GRAIN * step) for step in (middle, min(inside) - 0.5, max(inside) + 0.5)]
    return Threshold(ms[0], ms[1], ms[2], total)


def thresholds(answers: Iterable[Answer]) -> dict[FaultyMove, Threshold]:
    """The thresholds by kind from answers of quick rounds, of those kinds that have enough."""
    trials: dict[FaultyMove, list[tuple[float, bool]]] = {}
    for answer in answers:
        if answer.kind is not None and answer.given:
            trials.setdefault(answer.kind, []).append((answer.given, answer.is_right))
    found = {kind: estimate(some) for kind, some in trials.items()}
    return {kind: threshold for kind, threshold in found.items() if threshold is not None}


def chance_of_right(ms: float, threshold: float, spread: float, guess: float, lapse: float) -> float:
    """The psychometric function: how often one with this threshold (ms, at `TARGET`) is right in ``ms``."""
    return _chance(log(ms), log(threshold), spread, guess, lapse)


def _chance(x: float, at: float, spread: float, guess: float, lapse: float) -> float:
    share = (TARGET - guess) / (1 - guess - lapse)
    middle = at - spread * log(share / (1 - share))
    return guess + (1 - guess - lapse) / (1 + exp(min(700.0, (middle - x) / spread)))


def _likelihood(bins: _Bins, at: float, guess: float, lapse: float) -> float:
    """The log likelihood of a threshold whose logarithm is ``at``, with the spread that suits it best."""
    return max(_with_spread(bins, at, spread, guess, lapse) for spread in _SPREADS)


def _with_spread(bins: _Bins, at: float, spread: float, guess: float, lapse: float) -> float:
    total = 0.0
    for x, right, wrong in bins:
        chance = min(1 - 1e-9, max(1e-9, _chance(x, at, spread, guess, lapse)))
        total += right * log(chance) + wrong * log(1 - chance)
    return total


def _peak(before: float | None, at: float, after: float | None) -> float:
    """Where, in steps from the middle one, a parabola through three values has its top."""
    if before is None or after is None or before + after >= 2 * at:
        return 0.0
    return (before - after) / (2 * (before + after - 2 * at))
