"""People at a match that is kept in a journal: they err, call, press early and change settings."""

from __future__ import annotations

from random import Random

from tac.cli.setup import match_setup
from tac.match import (
    CallTac,
    GoOn,
    MakeMove,
    Match,
    MatchSetup,
    Report,
    SetReaction,
    SetTempo,
    SteppedClock,
    Tempo,
)
from tac.rules import duties, possible
from tac.settings import Settings

WORDS = ("human", "human", "lak", "srednji", "težak", "majstor")

LANDING = 240
"""How long a card flies, in milliseconds."""


def a_setup(number: int) -> MatchSetup:
    """A table for two to four with the deal of this number, computers of the shipped levels among them."""
    random = Random(number)
    words = [random.choice(WORDS) for _ in range(random.choice((2, 3, 4)))]
    pace = random.choice(("normal", "normal", "patient", "brisk"))
    return match_setup(Settings(), words, number, pace=pace)


class Hands:
    """Plays for all people of ``match``; the view's part, to tell when cards have landed, is done too."""

    def __init__(self, match: Match, clock: SteppedClock, random: Random) -> None:
        self.match = match
        self.clock = clock
        self._random = random
        self._flying: list[Report] = []

    def play(self) -> bool:
        """Do things until there is one more token; returns whether the game goes on."""
        match, tokens = self.match, self.match.move_number
        for _ in range(10_000):
            if match.is_over:
                return False
            if match.move_number != tokens:
                return True
            self._step()
        raise AssertionError(f"nothing happens any more after {tokens} tokens")

    def _step(self) -> None:
        match, random = self.match, self._random
        self._look()
        if random.random() < 0.02:
            match.submit(SetReaction(random.choice((0.5, 1.0, 2.0))))
        if random.random() < 0.01:
            match.submit(SetTempo(Tempo(random.choice((0.5, 1.0, 2.0)), patient=random.random() < 0.3)))
        people = [seat for seat in match.setup.people if seat not in match.table.out]
        if people and random.random() < (0.2 if match.table.faults else 0.005):
            match.submit(CallTac(random.choice(people)))
        if match.waiting is not None and random.random() < 0.8:
            match.submit(GoOn())
        elif match.table.turn in people and random.random() < 0.6:
            moves = possible(match.table)
            if moves:
                move = duties(match.table)[0] if random.random() < 0.95 else random.choice(moves)
                match.submit(MakeMove(match.table.turn, move))
        due = match.next_due()
        if due is not None and random.random() < 0.7:
            self.clock.jump_to(due)
        else:
            self.clock.step(random.choice((16, 120, 700)))
        match.advance()

    def _look(self) -> None:
        """Some of what flies has landed by now."""
        self._flying += [report for report in self.match.take_reports() if report.move is not None]
        now = self.clock.now()
        while self._flying and self._flying[0].at + LANDING <= now:
            report = self._flying.pop(0)
            self.match.shown(report.number, report.at + LANDING)
