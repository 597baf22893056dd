"""Matches without a window: run to the end by jumping, and continue from a record."""

from __future__ import annotations

from tac.match.clock import SteppedClock
from tac.match.match import Match
from tac.match.setup import MatchSetup
from tac.rules.record import Record, replay


def run(match: Match, clock: SteppedClock) -> None:
    """Jump from one planned thing to the next until the end has been announced.

    For matches in which only computers play; with a person on turn nothing is planned and it returns.
    """
    while not match.is_over:
        due = match.next_due()
        if due is None:
            return
        clock.jump_to(due)
        match.advance()


def resume(setup: MatchSetup, record: Record, clock: SteppedClock) -> Match:
    """The match that ``record``, with its ``times``, left off, shown at once, at its last moment.

    What computers had planned is planned again, so the match goes on as it would have. Raises
    `RecordError` where the record does not hold, `ValueError` where its times are not one for each token.
    """
    match = Match(setup, clock, shows_at_once=True)
    times = record.extras.get("times")
    moves = [step.move for step in replay(record)]
    if not isinstance(times, list) or len(times) != len(moves):
        raise ValueError("the record has no time for each token")
    for move, at in zip(moves, times, strict=True):
        clock.jump_to(at)
        match.repeat(move, at)
    return match
