"""What is said of a recorded game: what has just been done, what was a fault, and what became of it."""

from __future__ import annotations

from tac.history.film import Film, Moment
from tac.history.watch import Outcome
from tac.locale import Translator
from tac.match import MatchSetup
from tac.rules import Kind, Seat, Target
from tac.rules.events import Called, MovesTakenBack, PenaltyPaid, TurnPassed
from tac.ui.scenes.table_names import shown_names
from tac.ui.table.words import Words


class ReplayWords:
    """The sentences about one game in one language."""

    def __init__(self, t: Translator, setup: MatchSetup, film: Film) -> None:
        self.names = shown_names(t, setup)
        self._t = t
        self._words = Words(t, setup, self.names)
        self._film = film

    def where(self, place: int) -> str:
        """The number of the move that has been made last, and of how many."""
        numbers = self._film.numbers
        if place == 0:
            return self._t("replay.begin")
        if place == self._film.length and self._film.record.result:
            return self._t("replay.end", move=numbers[place])
        return self._t("replay.where", move=numbers[place], moves=numbers[-1])

    def done(self, place: int) -> str:
        """What the latest move or call was, in sentences."""
        if place == 0:
            first = self.names[self._film.record.deal.first]
            return self._t("replay.begins", name=first)
        events = self._film.steps[place - 1].events
        called = any(isinstance(event, Called) for event in events)
        told = []
        for event in events:
            if isinstance(event, TurnPassed | PenaltyPaid) or (called and isinstance(event, MovesTakenBack)):
                continue
            sentence = self._words.told(event)
            if sentence is not None:
                told.append(sentence.rstrip(".!"))
        return ". ".join(told) + ("." if told else "")

    def owed(self, moment: Moment) -> str:
        """Which card had to go where."""
        called = Called(
            moment.seat, moment.seat, moment.move, moment.kind.obligation, moment.card, moment.owed
        )
        return self._words.missed(called)

    def belonged(self, moment: Moment) -> str:
        """The same in short, where the card is shown."""
        return self._words.belonged(moment.owed)

    def instead(self, moment: Moment) -> str:
        """What was done instead, by whom."""
        return self._did("did", moment, name=self.names[moment.seat])

    def instead_only(self, moment: Moment) -> str:
        """The same where it is said by whom."""
        return self._did("instead", moment)

    def _did(self, said: str, moment: Moment, **words: str) -> str:
        move = moment.move
        if move.kind is Kind.DRAW:
            return self._t(f"review.{said}.draw", **words)
        if move.target is Target.OWN:
            return self._t(f"review.{said}.own", **words)
        assert isinstance(move.target, Seat)
        return self._t(f"review.{said}.heap", heap=self._words.heap_of(move.target), **words)

    def outcome(self, moment: Moment) -> str:
        """What became of it."""
        if moment.outcome is Outcome.CALLED and moment.caller is not None:
            return self._t("review.outcome.called", name=self.names[moment.caller])
        return self._t(f"review.outcome.{moment.outcome.value}")

    def fault(self, moment: Moment) -> str:
        """All of it: who errs, what is owed, what becomes of it."""
        about = self._t("replay.fault", name=self.names[moment.seat], owed=self.owed(moment))
        return f"{about} {self.outcome(moment)}"
