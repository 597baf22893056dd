"""What makes a look likelier to fail: odds on top of what a level overlooks at rest."""

from __future__ import annotations

from dataclasses import dataclass

from tac.players.course import Course, Place
from tac.players.sight import sits_opposite
from tac.rules import Seat


@dataclass(frozen=True, slots=True)
class Strain:
    """By how much the odds that something is overlooked are multiplied; 1 changes nothing.

    ``more_heaps`` counts for each opponents' heap beyond the first, ``far`` for what happens at the seat
    opposite, ``elsewhere`` where one of the last two cards has just landed somewhere else than on its
    player's own heap and not here, ``quiet`` once ``quiet_after`` cards in a row have only been put on own
    heaps, ``busy`` for another's fault while one's own turn has begun. ``awake`` (below 1) counts for a
    seat that was just called or has just called, and fades over the next ``awake_for`` cards.
    """

    more_heaps: float = 1.0
    far: float = 1.0
    elsewhere: float = 1.0
    quiet: float = 1.0
    quiet_after: int = 8
    busy: float = 1.0
    awake: float = 1.0
    awake_for: int = 12

    def of_look(self, course: Course, players: int, heaps: int, seat: Seat, place: Place) -> float:
        """The odds factor of a look by ``seat``, on turn with ``heaps`` opponents' heaps, at ``place``."""
        factor = self._of_moment(course, heaps, seat)
        if isinstance(place, Seat) and sits_opposite(players, seat, place):
            factor *= self.far
        caught = course.eye_catcher
        if caught is not None and caught != place:
            factor *= self.elsewhere
        return factor

    def of_watching(self, course: Course, heaps: int, seat: Seat, *, is_far: bool, is_busy: bool) -> float:
        """The odds factor of watching another's move, by whom ``heaps`` heaps had to be looked at."""
        factor = self._of_moment(course, heaps, seat)
        if is_far:
            factor *= self.far
        return factor * self.busy if is_busy else factor

    def _of_moment(self, course: Course, heaps: int, seat: Seat) -> float:
        factor = self.more_heaps ** max(0, heaps - 1)
        if course.quiet_for >= self.quiet_after:
            factor *= self.quiet
        awake_for = course.woken_for(seat)
        if awake_for < self.awake_for:
            factor *= self.awake + (1 - self.awake) * awake_for / self.awake_for
        return factor


NO_STRAIN = Strain()
"""Every look is as at rest."""


def strained(probability: float, factor: float) -> float:
    """The probability (0–1) whose odds are ``factor`` times those of ``probability``."""
    if factor == 1.0 or probability in (0.0, 1.0):
        return probability
    odds = factor * probability / (1 - probability)
    return odds / (1 + odds)
