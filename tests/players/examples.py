"""A level with probabilities that are easily told apart, and how often something happens."""

from __future__ import annotations

from collections.abc import Callable

from tac.players import Level, Pace, Reaction

EXAMPLE = Level(
    name="example",
    overlook=(0.1, 0.2, 0.3, 0.4),
    notice=(0.9, 0.7, 0.5, 0.3),
    reaction=Reaction(mu=800, sigma=150, tau=250, floor=500),
    pace=Pace(mu=1000, sigma=300, floor=600),
    false_cry=0.05,
)


def share(happens: Callable[[int], bool], count: int = 20_000) -> float:
    """How often ``happens`` is true of the numbers below ``count``."""
    return sum(happens(number) for number in range(count)) / count
