"""Quick: a move is shown, in order or Tač? Three minutes; rows give time, mistakes cost it.

A pure state machine: all moments are handed in, in ms of one clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tac.practice.drills.watch import Watch
from tac.practice.items.explaining import Explanation, explain_item
from tac.practice.items.item import Item
from tac.practice.skill.levels import Levels
from tac.practice.skill.measures import Answer
from tac.practice.skill.staircase import Staircase


@dataclass(frozen=True, slots=True)
class QuickRules:
    """Times in ms. ``patient``: there are no times at all, and it goes on for as long as one likes."""

    total: int = 180_000
    row: int = 5
    """So many right answers in a row give ``bonus``."""
    bonus: int = 3_000
    penalty: int = 3_000
    points: int = 100
    """For a right answer; as many again for one at once."""
    patient: bool = False


@dataclass(frozen=True, slots=True)
class Showing:
    """What is shown now: ``item``, after the last ``lead`` moves before it; ``given`` ms from its landing on.

    ``given`` is None where there is no time.
    """

    item: Item
    given: int | None
    lead: int


@dataclass(frozen=True, slots=True)
class Judged:
    """One item answered: the points and the time (ms, may be negative) that it brought, the row after it.

    ``level`` is that of its kind from now on.
    """

    item: Item
    answer: Answer
    points: int
    time: int
    row: int
    level: Staircase
    explanation: Explanation


class QuickGame:
    """One round. The view calls `next`, `landed` when the card lies there, then `answer` or `advance`."""

    def __init__(
        self, items: Iterator[tuple[Item, ...]], levels: Levels, rules: QuickRules | None = None
    ) -> None:
        self.rules = rules or QuickRules()
        self.levels = levels
        self.points = 0
        self.row = 0
        self.best_row = 0
        self.judged: list[Judged] = []
        self.showing: Showing | None = None
        self.is_over = False
        self._items = items
        self._watch = Watch()
        self._ends: float | None = None
        self._began = 0.0
        self._landed: float | None = None

    @property
    def missed(self) -> tuple[Judged, ...]:
        """What was answered wrongly or too late: it is gone through at the end."""
        return tuple(judged for judged in self.judged if not judged.answer.is_right)

    # -- time ----------------------------------------------------------------------------------------

    def begin(self, now: float) -> None:
        """The three minutes begin."""
        self._began = self._watch.at(now)
        self._ends = None if self.rules.patient else self._began + self.rules.total

    def left(self, now: float) -> int | None:
        """How many ms are left of the round; None where there is no time."""
        return None if self._ends is None else max(0, round(self._ends - self._watch.at(now)))

    def lasted(self, now: float) -> int:
        """How many ms it has lasted, pauses left out."""
        return round(self._watch.at(now) - self._began)

    def bar(self, now: float) -> float:
        """How much of the item's time is left, 1 to 0; 1 before it has landed and where there is no time."""
        showing = self.showing
        if showing is None or showing.given is None or self._landed is None:
            return 1.0
        return min(1.0, max(0.0, 1 - (self._watch.at(now) - self._landed) / showing.given))

    def next_due(self) -> float | None:
        """When, by the caller's clock, `advance` has something to do; None while it has not."""
        if self._watch.is_paused or self.is_over:
            return None
        ends = [self._ends] if self._ends is not None else []
        if self.showing is not None and self.showing.given is not None and self._landed is not None:
            ends.append(self._landed + self.showing.given)
        # The watch is behind the caller's clock by the pauses.
        return min(ends) - self._watch.at(0.0) if ends else None

    def pause(self, now: float) -> None:
        """Time stands, and nothing is answered."""
        self._watch.pause(now)

    def resume(self, now: float) -> None:
        """Time goes on."""
        self._watch.resume(now)

    # -- items ---------------------------------------------------------------------------------------

    def next(self) -> Showing | None:
        """The next item; None when the round is over."""
        if self.is_over:
            return None
        item = self.levels.choose(next(self._items))
        given = None if self.rules.patient else self.levels.given(item.kind)
        self.showing = Showing(item, given, self.levels.lead(item.kind))
        self._landed = None
        return self.showing

    def landed(self, now: float) -> None:
        """The card of the move lies there: from now on the bar runs, and reactions count."""
        if self.showing is not None and self._landed is None:
            self._landed = self._watch.at(now)

    def answer(self, called: bool, now: float) -> Judged | None:
        """In order, or (``called``) Tač!; None where nothing can be answered now."""
        timed_out = self.advance(now)
        if timed_out is not None or self.is_over or self._landed is None or self._watch.is_paused:
            return timed_out
        return self._judge(called, round(self._watch.at(now) - self._landed), self.bar(now))

    def advance(self, now: float) -> Judged | None:
        """Let time pass: an item whose time is over is answered by nobody, and a round over ends."""
        if self._watch.is_paused or self.is_over:
            return None
        at = self._watch.at(now)
        judged = None
        if self._ends is not None and at >= self._ends:
            # What was not answered when the round ended counts for nothing.
            self._end()
        elif self._is_up(at):
            judged = self._judge(None, None, 0.0)
        return judged

    def finish(self) -> None:
        """Enough: in a round without time there is no other end."""
        self._end()

    def _is_up(self, at: float) -> bool:
        showing = self.showing
        if showing is None or showing.given is None or self._landed is None:
            return False
        return at - self._landed >= showing.given

    def _end(self) -> None:
        self.is_over, self.showing, self._landed = True, None, None

    def _judge(self, called: bool | None, ms: int | None, bar: float) -> Judged:
        showing = self.showing
        assert showing is not None
        item, rules = showing.item, self.rules
        answer = Answer(
            item.kind, item.spot, item.is_fault, called, ms, showing.given, item.players, item.heaps
        )
        time = points = 0
        if answer.is_right:
            self.row += 1
            points = rules.points + (0 if rules.patient else round(rules.points * bar))
            time = rules.bonus if self.row % rules.row == 0 else 0
        else:
            self.row = 0
            time = -rules.penalty
        if self._ends is None:
            time = 0
        else:
            self._ends += time
        self.points += points
        self.best_row = max(self.best_row, self.row)
        # Without time a level says nothing.
        level = self.levels[item.kind]
        if not rules.patient:
            level = self.levels.answered(item.kind, answer.is_right)
        judged = Judged(item, answer, points, time, self.row, level, explain_item(item))
        self.judged.append(judged)
        self.showing, self._landed = None, None
        return judged
