"""Plays many games among computers and checks what is told of each afterwards against the rules.

    python -m tools.review_report --games 200

Every fault that the rules saw is in the review of its game, once, with the move that made it, the table
before it and the moves that were owed; nobody who was out missed it. Ends with 1 where one does not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from tac.cli.setup import match_setup
from tac.history.film import Film
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.rules import Record, apply, duties
from tac.rules.events import FaultMade
from tac.settings import Settings

TABLES = (("lak", "lak"), ("lak", "srednji", "majstor"), ("lak", "srednji", "lak", "majstor"))
"""Who plays: these in turn."""


def simulated(number: int) -> Record:
    """The record of the game with this deal number."""
    clock = SteppedClock()
    setup = match_setup(Settings(), TABLES[number % len(TABLES)], number)
    match = Match(setup, clock, shows_at_once=True)
    run(match, clock)
    return match.record()


def troubles(record: Record) -> Iterator[str]:
    """What is wrong with the review of a game, by the rules."""
    film = Film(record)
    told = {moment.token: moment for moment in film.moments}
    table, token = record.deal.table(), 0
    for turn in record.turns:
        for move in turn.moves:
            after, events = apply(table, move)
            made = [event for event in events if isinstance(event, FaultMade)]
            moment = told.pop(token, None)
            if bool(made) != (moment is not None):
                yield f"token {token}: a fault is missing, or is none"
            elif moment is not None:
                fault = made[0]
                before = after.faults[-1].before
                if (moment.seat, moment.move, moment.card) != (fault.seat, fault.move, fault.card):
                    yield f"token {token}: another fault"
                if moment.before != before or set(moment.owed) != set(duties(before)):
                    yield f"token {token}: something else was owed"
                if set(moment.missed) & {moment.seat, *after.out}:
                    yield f"token {token}: missed by somebody who could not call"
            table, token = after, token + 1
    if told:
        yield f"faults that never were: {sorted(told)}"


def main(argv: list[str] | None = None) -> int:
    """Run from the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.review_report", description="Check reviews of games.")
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args(argv)
    wrong, outcomes = 0, Counter[str]()
    for number in range(options.games):
        record = simulated(number)
        outcomes.update(moment.outcome.value for moment in Film(record).moments)
        for trouble in troubles(record):
            wrong += 1
            print(f"game {number}: {trouble}")
    print(f"{options.games} games, {outcomes.total()} faults: {dict(outcomes)}; {wrong} troubles")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
