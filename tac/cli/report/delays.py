"""Delays of calls, drawn and made, beside the distribution that is configured. All in whole milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import exp, sqrt
from typing import Final

from tac.cli.report.estimates import two_sided
from tac.players import Reaction
from tac.players.level import cumulative

Share = Callable[[int], float]
"""The share (0–1) of delays that are at most so many milliseconds."""

LEAST_WAITING: Final = 30
"""A curve of Kaplan and Meier says little where fewer than so many still wait."""


def configured(reaction: Reaction, factor: float) -> Share:
    """The share of the calls that are at most so late, by the configuration.

    ``factor`` is the player's setting for all reactions. Delays are rounded to whole milliseconds, and those
    below the floor are the floor.
    """
    least = round(factor * reaction.floor)

    def share(milliseconds: int) -> float:
        return 0.0 if milliseconds < least else cumulative(reaction, (milliseconds + 0.5) / factor)

    return share


def kolmogorov_smirnov(drawn: Mapping[int, int], expected: Share) -> tuple[float, float]:
    """How far the drawn delays are from what is expected, at most (0–1), and how probable that is by chance.

    The probability is that of Kolmogorov's limit, with Stephens' correction for small numbers; for whole
    milliseconds it is a little too large. Without delays it is (0, 1).
    """
    count, below, distance = sum(drawn.values()), 0, 0.0
    for value in sorted(drawn):
        distance = max(distance, abs(below / count - expected(value - 1)))
        below += drawn[value]
        distance = max(distance, abs(below / count - expected(value)))
    if not count:
        return 0.0, 1.0
    root = sqrt(count)
    scaled = (root + 0.12 + 0.11 / root) * distance
    if scaled < 0.2:
        return distance, 1.0  # the series below converges too slowly, and it is 1 to ten digits
    terms = ((-1) ** (k - 1) * exp(-2 * (k * scaled) ** 2) for k in range(1, 101))
    return distance, min(1.0, max(0.0, 2 * sum(terms)))


def kaplan_meier(made: Mapping[int, int], cut: Mapping[int, int]) -> Iterator[tuple[int, float, int]]:
    """The share of calls made by then, had none been cut short: (ms, share, how many still waited before).

    One that was cut short at the moment at which another was made had still waited then.
    """
    waiting = sum(made.values()) + sum(cut.values())
    left = 1.0
    for value in sorted({*made, *cut}):
        calls = made.get(value, 0)
        if calls:
            left *= 1 - calls / waiting
            yield value, 1 - left, waiting
        waiting -= calls + cut.get(value, 0)


def farthest(made: Mapping[int, int], cut: Mapping[int, int], expected: Share) -> float | None:
    """How far that curve is from what is expected, at most (0–1), while enough still wait; None if never."""
    found: float | None = None
    before = 0.0
    for value, share, waiting in kaplan_meier(made, cut):
        if waiting >= LEAST_WAITING:
            off = max(abs(share - expected(value)), abs(before - expected(value - 1)))
            found = off if found is None else max(found, off)
        before = share
    return found


def log_rank(made: Mapping[int, int], cut: Mapping[int, int], expected: Share) -> tuple[float, float]:
    """How many calls would have been made by the configuration, and how probable a larger difference is.

    It is the one-sample log-rank test: each call counts with the hazard that it has lived through.
    """
    last = max((*made, *cut), default=0)
    lived, wanted, calls, before = 0.0, 0.0, sum(made.values()), 0.0
    for value in range(last + 1):
        share = expected(value)
        if before < 1:
            lived += (share - before) / (1 - before)
        before = share
        wanted += lived * (made.get(value, 0) + cut.get(value, 0))
    return wanted, two_sided((calls - wanted) / sqrt(wanted)) if wanted > 0 else 1.0
