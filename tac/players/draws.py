"""Random draws that depend on nothing but what they are for.

A draw is keyed by the game's seed, the seat, the move number and a purpose, so that the same seed gives
the same game whatever else happens, on every Python. Nothing here keeps a state.
"""

from __future__ import annotations

from enum import IntEnum
from math import log
from statistics import NormalDist

_MASK = 2**64 - 1
_NORMAL = NormalDist()


class Purpose(IntEnum):
    """What a random draw decides; each has a stream of its own."""

    OVERLOOK = 1
    CHOICE = 2
    PACE = 3
    NOTICE = 4
    REACTION = 5
    FALSE_CRY = 6
    MEND = 7
    FORGET = 8
    SENSE = 9


def uniform(seed: int, seat: int, move_number: int, purpose: Purpose, index: int = 0) -> float:
    """A number in the open interval (0, 1) for this purpose; ``index`` tells several draws apart."""
    state = seed & _MASK
    for part in (seat, move_number, purpose, index):
        # The finaliser of SplitMix64: every bit of the result depends on every bit that goes in.
        state = (state ^ (part + 1) * 0x9E3779B97F4A7C15) & _MASK
        state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _MASK
        state ^= state >> 31
    return ((state >> 11) + 0.5) / 2**53


def ex_gaussian(mu: float, sigma: float, tau: float, first: float, second: float) -> float:
    """An ex-Gaussian value from two numbers of (0, 1): a normal one plus an exponential one.

    ``mu`` and ``sigma`` are mean and deviation of the normal part, ``tau`` the mean of the exponential
    part; all in the same unit, which is the result's.
    """
    return mu + sigma * _NORMAL.inv_cdf(first) - tau * log(second)
