"""Your own mistakes: a table on which a call was missed or a fault made; solved by making the owed move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from tac.practice.items.explaining import Explanation, explain_item
from tac.practice.items.item import Item
from tac.practice.items.mistakes import item_of
from tac.practice.memory.ledger import Due
from tac.practice.memory.repeating import Repetition, Solved, repeated
from tac.practice.skill.measures import Answer
from tac.rules import Move, Reason, RecordError
from tac.rules.duties import refusal

TRIES: Final = 2
"""After so many wrong tries the owed move is shown."""


class Try(Enum):
    """What came of a try."""

    SOLVED = "solved"
    WRONG = "wrong"
    """A fault again: there is another try."""
    LOST = "lost"
    """A fault again, and the last try."""
    REFUSED = "refused"
    """The table does not allow it: no try at all."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a try; ``reason`` is the rules' own of one that is refused.

    When it is over, ``explanation`` says what was owed, ``repetition`` when it comes back; ``answer`` counts.
    """

    what: Try
    reason: Reason | None = None
    explanation: Explanation | None = None
    repetition: Repetition | None = None
    answer: Answer | None = None


class OwnDrill:
    """Goes through mistakes that are due. Those whose record does not hold any more are passed over."""

    def __init__(self, due: Iterable[Due]) -> None:
        self._due = list(due)
        self._wrong = 0
        self._landed = 0.0
        self.item: Item | None = None
        """The table, and the move that was the mistake; None when all have been gone through."""
        self.current: Due | None = None
        self.solved = 0
        self.done = 0

    @property
    def left(self) -> int:
        """How many are still to come, the present one left out."""
        return len(self._due)

    def next(self) -> Item | None:
        """The next mistake; None when there is none."""
        self.item = self.current = None
        self._wrong = 0
        while self._due and self.item is None:
            self.current = self._due.pop(0)
            try:
                self.item = item_of(self.current.mistake)
            except RecordError:
                self.current = None
        return self.item

    def landed(self, now: float) -> None:
        """The table lies there at ``now`` (ms of the caller's clock): the time for it counts from here."""
        self._landed = now

    def attempt(self, move: Move, now: float, moment: datetime) -> Tried | None:
        """Make ``move``; ``moment`` is the time of day (with its zone). None where nothing is to solve."""
        item = self.item
        if item is None:
            return None
        if move in item.owed:
            return self._over(
                Solved.LATER if self._wrong else Solved.AT_ONCE, round(now - self._landed), moment
            )
        reason = refusal(item.before, move)
        if reason is not None:
            return Tried(Try.REFUSED, reason)
        self._wrong += 1
        return self._over(Solved.NOT, None, moment) if self._wrong >= TRIES else Tried(Try.WRONG)

    def give_up(self, moment: datetime) -> Tried | None:
        """Have the owed move shown; it counts as not solved."""
        return None if self.item is None else self._over(Solved.NOT, None, moment)

    def _over(self, solved: Solved, ms: int | None, moment: datetime) -> Tried:
        item, current = self.item, self.current
        assert item is not None and current is not None
        self.done += 1
        self.solved += solved is not Solved.NOT
        self.item = None
        return Tried(
            Try.LOST if solved is Solved.NOT else Try.SOLVED,
            explanation=explain_item(item),
            repetition=repeated(current.repetition, solved, moment),
            answer=Answer(
                item.kind,
                item.spot,
                True,
                solved is Solved.AT_ONCE,
                ms,
                None,
                item.players,
                item.heaps,
            ),
        )
