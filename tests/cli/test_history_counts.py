"""What the history counts of a game is what its end screen showed."""

from __future__ import annotations

import pytest

from tac.cli.journalgame import head_of, with_facts
from tac.cli.setup import match_setup
from tac.history.facts import game_facts
from tac.history.watch import Outcome
from tac.match import Match, SteppedClock
from tac.match.events import CallMade, Report
from tac.match.headless import run
from tac.match.notes import Note
from tac.rules import read_record, write_record
from tac.settings import Settings
from tac.ui.scenes.table_score import ScoreKeeper
from tests.ui.table_driver import a_choice

TABLES = (("lak", "lak"), ("lak", "srednji", "majstor"), ("lak", "lak", "lak", "težak"))


@pytest.mark.parametrize("number", range(12))
def test_faults_calls_and_reactions_are_those_that_were_shown_and_timed(number: int) -> None:
    words = TABLES[number % len(TABLES)]
    clock = SteppedClock()
    match = Match(match_setup(Settings(), words, number), clock, shows_at_once=True)
    notes: list[Note] = []
    reactions: list[tuple[int, int]] = []
    match.scribe.noters.append(notes.append)
    score = ScoreKeeper(match)

    def hear(report: Report) -> None:
        for event in report.events:
            if isinstance(event, CallMade) and event.right:
                reactions.append((int(event.seat), event.reaction))

    match.listen(hear)
    run(match, clock)
    choice = a_choice(count=len(words), deal=number)
    head = head_of(match.setup, choice, "2026-11-30T09:04:31+01:00", None)
    record = read_record(write_record(with_facts(match, head, "a-1", notes)))
    facts, shown = game_facts(record), score.standings(("",) * len(words))
    assert (facts.number, facts.moves, facts.day) == (number, shown.moves, "2026-11-30")
    for row in shown.rows:
        faults = [fault for fault in facts.faults if fault.seat == row.seat]
        right = [call for call in facts.calls if call.seat == row.seat and call.kind is not None]
        assert (len(faults), len(right)) == (row.faults, row.calls)
        assert sum(fault.outcome is not Outcome.CALLED for fault in faults) == row.uncaught
        false = sum(call.seat == row.seat and call.kind is None for call in facts.calls)
        # A cry after the last card is shown, but is no part of the game.
        assert false <= row.false_calls
    assert [(int(c.seat), c.ms) for c in facts.calls if c.kind is not None] == reactions
    assert [seat.place for seat in facts.seats] == [
        [row.seat for row in shown.rows].index(seat) + 1 for seat in range(len(words))
    ]
