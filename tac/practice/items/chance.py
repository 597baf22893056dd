"""Chance that depends on nothing but a seed: the same seed gives the same drill, on every Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

_MASK = 2**64 - 1

T = TypeVar("T")


class Chance:
    """A stream of numbers by SplitMix64; ``seed`` is any whole number."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def number(self) -> int:
        """The next whole number, 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = (self._state ^ (self._state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return mixed ^ (mixed >> 31)

    def uniform(self) -> float:
        """The next number of the open interval (0, 1)."""
        return ((self.number() >> 11) + 0.5) / 2**53

    def below(self, bound: int) -> int:
        """The next whole number from 0 to ``bound`` - 1."""
        return int(self.uniform() * bound)

    def one_of(self, items: Sequence[T]) -> T:
        """One of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a new order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return order
