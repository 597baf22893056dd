"""The course of a game as anybody at the table could follow it: where attention has just been."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tac.rules import Seat, Target
from tac.rules.events import Called, CardPlayed, Event, FalselyCalled

Place = Seat | Target
"""Where a card can land: the central pile (`Target.CENTRAL`) or a seat's heap."""

_NEVER = -1_000_000


@dataclass(frozen=True, slots=True)
class Course:
    """What has been seen so far, told in cards landed (drawing a card lands none).

    ``landed`` counts them. ``stirred`` is the count when something last happened that was no card put on
    one's own heap: a card played elsewhere, or a call. ``latest`` are the places of the last two cards
    landed, older one first, None for a card put on one's own heap. ``woken`` is, for each seat, the count
    when it was last called or last called rightly itself.
    """

    landed: int = 0
    stirred: int = 0
    latest: tuple[Place | None, Place | None] = (None, None)
    woken: tuple[int, int, int, int] = (_NEVER,) * 4

    def after(self, events: Iterable[Event]) -> Course:
        """The course when ``events`` have been seen too; only what every player may know is looked at."""
        landed, stirred, latest, woken = self.landed, self.stirred, self.latest, self.woken
        for event in events:
            if isinstance(event, CardPlayed):
                landed += 1
                place = None if event.target == event.seat else event.target
                latest = (latest[1], place)
                if place is not None:
                    stirred = landed
            elif isinstance(event, Called):
                stirred, latest = landed, (None, None)
                awake = (event.caller, event.offender)
                since = [landed if seat in awake else count for seat, count in enumerate(woken)]
                woken = (since[0], since[1], since[2], since[3])
            elif isinstance(event, FalselyCalled):
                stirred = landed
        if landed == self.landed and stirred == self.stirred and woken is self.woken:
            return self
        return Course(landed, stirred, latest, woken)

    @property
    def quiet_for(self) -> int:
        """How many cards in a row have only been put on their players' own heaps."""
        return self.landed - self.stirred

    def woken_for(self, seat: Seat) -> int:
        """How many cards have landed since ``seat`` was called or called rightly."""
        return self.landed - self.woken[seat]

    @property
    def eye_catcher(self) -> Place | None:
        """Where the last card but none or one landed that was not put on its player's own heap."""
        older, newer = self.latest
        return older if newer is None else newer


START = Course()
"""Nothing has happened yet."""
