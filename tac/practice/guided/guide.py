"""How far the guided game is: which step is told, what is asked for, and why something else is not it."""

from __future__ import annotations

from enum import Enum

from tac.practice.guided.lesson import LEARNER, LESSON, Step, tokens_before
from tac.rules import Move


class GuideReason(Enum):
    """Why a move or call that the rules allow waits in the guided game. Translations key on the values."""

    READ = "guide_read"
    """First there is something to read, or the computer is on its way."""
    CALL_FIRST = "guide_call"
    """There is a fault to call."""
    NO_FAULT = "guide_no_fault"
    """There is nothing to call."""
    ERR = "guide_err"
    """This once a fault is asked for."""
    PUT_RIGHT = "guide_put_right"
    """The fault is to be put right."""


class Guide:
    """Counts the tokens of the game and leads from step to step, beginning with number ``step`` (from 0)."""

    def __init__(self, step: int = 0) -> None:
        self.index = step
        self._made = tokens_before(step)
        self._agreed = False

    @property
    def step(self) -> Step:
        """What is told now."""
        return LESSON[self.index]

    @property
    def is_last(self) -> bool:
        """Whether this step ends the game."""
        return self.index == len(LESSON) - 1

    @property
    def expected(self) -> Move | None:
        """The token that comes next in this step, whoever makes it; None where none is left."""
        left = self._left
        return Move.parse(left[0]) if left else None

    @property
    def asked(self) -> Move | None:
        """What the learner is asked to do: a move, a call or a correction; None where he has to read."""
        return None if self.step.rivals else self.expected

    @property
    def offers_next(self) -> bool:
        """Whether "next" does something now."""
        step = self.step
        if not step.tokens:
            return True
        return step.rivals and not self._agreed and (not step.by_itself or not self._left)

    @property
    def lets_rival_go(self) -> bool:
        """Whether the computer may begin its turn."""
        return self.step.rivals and (self._agreed or self.step.by_itself) and bool(self._left)

    @property
    def _left(self) -> tuple[str, ...]:
        return self.step.tokens[self._made - tokens_before(self.index) :]

    def made(self) -> None:
        """The expected token was made."""
        self._made += 1
        self._lead_on()

    def next(self) -> bool:
        """The learner has read; returns whether that was asked for."""
        if not self.offers_next or self.is_last:
            return False
        self._agreed = True
        self._lead_on()
        return True

    def _lead_on(self) -> None:
        """To the following step, once all of this one is done."""
        if self._left or (self.step.is_read and not self._agreed) or self.is_last:
            return
        self.index += 1
        self._agreed = False

    def reason_against(self, move: Move) -> GuideReason | None:
        """Why ``move`` is not what is asked for; None where it is, or where only the rules can say."""
        asked = self.asked
        if move is asked:
            return None
        if asked is None:
            return GuideReason.NO_FAULT if move.caller is LEARNER else GuideReason.READ
        if asked.caller is not None:
            return GuideReason.CALL_FIRST
        if asked.owed is not None:
            return GuideReason.PUT_RIGHT
        if move.caller is not None:
            return GuideReason.NO_FAULT
        return GuideReason.ERR if self.step.errs else None
