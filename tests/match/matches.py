"""Whole matches for tests: their setups as Hypothesis strategies, and people who do anything at any time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from tac.match import (
    Answer,
    CallTac,
    Command,
    GoOn,
    Help,
    MakeMove,
    Match,
    MatchSetup,
    Pause,
    Player,
    Report,
    Resume,
    SetHelp,
    SetReaction,
    SetTempo,
    SteppedClock,
    Tempo,
    Timing,
)
from tac.players import Level, Pace, Reaction, Strain
from tac.rules import FalseCall, HouseRules, Kind, Opening, Seat, Table, deal, possible
from tac.rules.moves import MOVES
from tac.rules.record import Record, Turn

TO_MAKE = tuple(move for move in MOVES if move.is_turn_move or move.kind is Kind.CORRECTION)

LEVELS = (
    Level("weak", (0.3,) * 4, (0.3,) * 4, Reaction(1600, 400, 900, 600), Pace(1400, 400, 500), 0.2),
    Level("fair", (0.1,) * 4, (0.7,) * 4, Reaction(900, 200, 300, 400), Pace(1000, 300, 400), 0.05),
    Level("sharp", (0.02,) * 4, (1.0,) * 4, Reaction(700, 0, 0, 0), Pace(700, 0, 0), 0.0),
    Level("hasty", (0.2,) * 4, (0.9,) * 4, Reaction(100, 100, 50, 0), Pace(50, 100, 0), 0.3),
    Level(
        "human", (0.2,) * 4, (0.6,) * 4, Reaction(600, 100, 200, 300), Pace(600, 100, 300, 100, 50), 0.1,
        mends=0.6, forgets=0.2, sense=0.5, strain=Strain(1.1, 1.4, 1.6, 1.5, 8, 1.5, 0.4, 12),
        subtlety=(0.9, 1.2, 1.1, 1.0, 0.8, 1.05),
    ),
    Level("clean", (0.0,) * 4, (0.0,) * 4, Reaction(500, 0, 0, 0), Pace(500, 0, 0), 0.0),
)

house_rules = st.builds(HouseRules, st.booleans(), st.sampled_from(Opening), st.sampled_from(FalseCall))
timings = st.sampled_from(
    [
        Timing(),
        Timing(0, 0, 0, 0, 0, 0, 0),
        Timing(window_alone=300, lock_first=0, lock_most=0),
        Timing(300, 200, 100, 400, 3000, 100, 250),
    ]
)
persons = st.sampled_from([Player(), Player(help=Help.SHOW), Player(help=Help.REFUSE)])
computers = st.sampled_from([Player(level) for level in LEVELS])


@st.composite
def setups(draw: st.DrawFn, *, people: bool) -> MatchSetup:
    """Any setup: with ``people`` among the computers, or computers alone."""
    players = st.one_of(persons, computers) if people else computers
    seated = draw(st.lists(players, min_size=2, max_size=4))
    first = Seat(draw(st.integers(0, len(seated) - 1)))
    number = draw(st.integers(0, 2**64 - 1))
    return MatchSetup(
        deal(number, len(seated), first, draw(house_rules)),
        tuple(seated),
        number,
        draw(st.sampled_from([0.5, 1.0, 3.0])),
        draw(timings),
        draw(st.sampled_from([Tempo(), Tempo(1.5), Tempo(0.5, patient=True)])),
    )


class Crowd:
    """People at a match who do sensible and senseless things at any time, until it is over.

    ``attention`` (0–1) is how often one of them does the next sensible thing rather than anything.
    """

    def __init__(self, match: Match, clock: SteppedClock, random: Random) -> None:
        self.match = match
        self.clock = clock
        self.random = random
        self.attention = random.choice([0.5, 0.9, 0.98])
        self._unseen: list[Report] = []

    def answers(self, steps: int) -> Iterator[tuple[Command, Answer, Table, int]]:
        """What up to ``steps`` commands were, their answers, and table and number of tokens before each."""
        match = self.match
        for _ in range(steps):
            if match.is_over:
                return
            self.let_time_pass()
            command = self._command()
            match.advance()
            before = match.table, match.move_number
            yield command, match.submit(command), *before

    def let_time_pass(self) -> None:
        """A little time, or as much as the next plan needs; the view shows some of what has happened."""
        due = self.match.next_due()
        if due is not None and self.random.random() < 0.5:
            self.clock.jump_to(due)
        else:
            self.clock.step(self.random.choice([0, 1, 16.7, 250, 1000, 4000]))
        self.match.advance()
        self.look()

    def look(self) -> None:
        """Take the reports and acknowledge some of them; what was acknowledged before is again at times."""
        self._unseen += [report for report in self.match.take_reports() if report.move is not None]
        while self._unseen and self.random.random() < 0.7:
            report = self._unseen.pop(0)
            at = self.random.choice([None, report.at, report.at + 300])
            self.match.shown(report.number, at)

    def _command(self) -> Command:
        random, match = self.random, self.match
        seat = random.choice(match.table.seats)
        if match.is_paused and random.random() < 0.8:
            return Resume()
        if match.table.faults and random.random() < 0.15:
            fault = match.table.faults[-1]
            put_right = MakeMove(fault.seat, random.choice(fault.owed).put_right())
            return random.choice((CallTac(seat), put_right))
        moves = possible(match.table)
        if match.waiting is not None and random.random() < 0.7:
            return GoOn()
        if moves and random.random() < self.attention:
            return MakeMove(match.table.turn, moves[0] if random.random() < 0.8 else random.choice(moves))
        other: list[Command] = [
            CallTac(seat),
            CallTac(Seat.D),
            MakeMove(seat, random.choice(TO_MAKE)),
            SetReaction(random.choice([0.5, 1.0, 3.0])),
            SetTempo(Tempo(random.choice([0.5, 1.0, 3.0]), patient=random.random() < 0.3)),
            SetHelp(seat, random.choice(list(Help))),
            GoOn(),
            Pause(),
            Resume(),
        ]
        return random.choice(other)


def beginning(record: Record, tokens: int) -> Record:
    """The first ``tokens`` tokens of ``record``, as it stood then, with their times."""
    turns: list[Turn] = []
    left = tokens
    for turn in record.turns:
        if left <= 0:
            break
        turns.append(Turn(turn.seat, turn.moves[:left]))
        left -= len(turn.moves)
    times = record.extras["times"]
    assert isinstance(times, list)
    result = record.result if tokens >= len(times) else ()
    return replace(
        record, turns=tuple(turns), result=result, extras={**record.extras, "times": times[:tokens]}
    )
