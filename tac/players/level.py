"""Levels: how attentive and how quick a computer is."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, exp, log, sqrt

LEAST_REACTION = 0.5
MOST_REACTION = 3.0
"""Between which factors a player may set all reactions."""

Obligations = tuple[float, float, float, float]
"""One probability (0–1) for each of the obligations 1 to 4."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """The delay of a call, in milliseconds: ex-Gaussian, never below ``floor``.

    ``mu`` and ``sigma`` are mean and deviation of the normal part, ``tau`` the mean of the exponential
    part.
    """

    mu: float
    sigma: float
    tau: float
    floor: float


@dataclass(frozen=True, slots=True)
class Pace:
    """The time a computer takes for a move, in milliseconds: normal, never below ``floor``."""

    mu: float
    sigma: float
    floor: float


@dataclass(frozen=True, slots=True)
class Level:
    """One level of the computer's play.

    ``overlook`` is the probability of passing over a duty of the obligation, ``notice`` that of seeing
    another's fault of that kind, ``false_cry`` that of calling falsely after a move in order.
    """

    name: str
    overlook: Obligations
    notice: Obligations
    reaction: Reaction
    pace: Pace
    false_cry: float


def check_reaction(factor: float) -> None:
    """Raises `ValueError` where ``factor`` is none that a player may set for all reactions."""
    if not LEAST_REACTION <= factor <= MOST_REACTION:
        raise ValueError(f"a reaction factor is {LEAST_REACTION:g} to {MOST_REACTION:g}, not {factor}")


def reaction_range(reaction: Reaction, factor: float) -> tuple[int, int]:
    """Between which delays, in milliseconds, 90 of 100 calls come: the 5 % and the 95 % point.

    ``factor`` (0.5–3) is the player's setting for all reactions.
    """
    return delay_at(reaction, factor, 0.05), delay_at(reaction, factor, 0.95)


def delay_at(reaction: Reaction, factor: float, share: float) -> int:
    """The delay, in milliseconds, that ``share`` (0–1) of the calls do not exceed."""
    low, high = reaction.floor, reaction.mu + 12 * (reaction.sigma + reaction.tau) + reaction.floor
    while high - low > 0.1:
        middle = (low + high) / 2
        if _cumulative(reaction, middle) < share:
            low = middle
        else:
            high = middle
    return round(factor * high)


def _cumulative(reaction: Reaction, delay: float) -> float:
    """The distribution function of the ex-Gaussian part."""
    offset = delay - reaction.mu
    if reaction.sigma == 0:
        if offset <= 0:
            return 0.0
        return 1.0 if reaction.tau == 0 else 1 - exp(-offset / reaction.tau)
    normal = _normal(offset / reaction.sigma)
    if reaction.tau == 0:
        return normal
    ratio = reaction.sigma / reaction.tau
    shifted = _normal(offset / reaction.sigma - ratio)
    if not shifted:
        return normal
    # One power instead of a product: its first factor alone can be too large for a float.
    return normal - exp(ratio * ratio / 2 - offset / reaction.tau + log(shifted))


def _normal(value: float) -> float:
    return erfc(-value / sqrt(2)) / 2
