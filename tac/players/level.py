"""Levels: how attentive and how quick a computer is."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, exp, log, sqrt

from tac.players.strain import NO_STRAIN, Strain
from tac.rules import FAULTY_MOVES, FaultyMove

LEAST_FACTOR = 0.5
MOST_FACTOR = 3.0
"""Between which factors a player may set all reactions, and all thinking times."""

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
    """The time a computer takes for a move, in milliseconds: ex-Gaussian, never below ``floor``.

    ``mu`` and ``sigma`` are mean and deviation of the normal part, ``tau`` the mean of the exponential
    part; ``per_place`` comes on top for each place to look at beyond the first.
    """

    mu: float
    sigma: float
    floor: float
    tau: float = 0.0
    per_place: float = 0.0


Subtlety = tuple[float, float, float, float, float, float]
"""One factor on the delay of a call for each kind of faulty move, in the order of `FAULTY_MOVES`."""

ALL_ALIKE: Subtlety = (1.0,) * 6


@dataclass(frozen=True, slots=True)
class Level:
    """One level of the computer's play.

    ``overlook`` is the probability that a look at a place at rest fails where a card would go there, by
    obligation; ``notice`` that of seeing another's fault of that obligation at rest; ``false_cry`` that of
    calling falsely after a move in order that looks wrong. ``mends`` is the probability of seeing a fault
    of its own, to put it right; ``forgets`` that of not making the owed move after a call (R6.4); ``sense``
    that of choosing a heap with some sense where several fit (R4.3). ``strain`` says what makes a look
    likelier to fail, ``subtlety`` which faults take longer to call.
    """

    name: str
    overlook: Obligations
    notice: Obligations
    reaction: Reaction
    pace: Pace
    false_cry: float
    mends: float = 0.0
    forgets: float = 0.0
    sense: float = 0.0
    strain: Strain = NO_STRAIN
    subtlety: Subtlety = ALL_ALIKE

    def reaction_to(self, kind: FaultyMove) -> Reaction:
        """The delay with which it calls a fault of this kind."""
        return slowed(self.reaction, self.subtlety[FAULTY_MOVES.index(kind)])


def slowed(reaction: Reaction, factor: float) -> Reaction:
    """``reaction``, ``factor`` times as slow."""
    if factor == 1.0:
        return reaction
    return Reaction(
        reaction.mu * factor, reaction.sigma * factor, reaction.tau * factor, reaction.floor * factor
    )


def check_factor(factor: float) -> None:
    """Raises `ValueError` where ``factor`` is none that a player may set for all times of a kind."""
    if not LEAST_FACTOR <= factor <= MOST_FACTOR:
        raise ValueError(f"a factor on times is {LEAST_FACTOR:g} to {MOST_FACTOR:g}, not {factor}")


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
        if cumulative(reaction, middle) < share:
            low = middle
        else:
            high = middle
    return round(factor * high)


def cumulative(reaction: Reaction, delay: float) -> float:
    """The share (0–1) of calls that take at most ``delay`` milliseconds, the floor left out of account."""
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
