"""Does calling "Tač!" at random pay? Games in which one seat calls in different ways, compared.

    python -m tools.calling [--games N] [--opponents lak,srednji,težak] [--eye srednji]

Seat A is played like a person's: it makes every owed move and differs only in when it calls. By eye it
notices others' faults as a computer of a level does; spamming it calls after every turn of another, or
whenever its calls are free. The same deals are played each way, with the house rule `false_call` and
without it, where only the locks stand in the way (R6.7).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from statistics import fmean

from tac.cli.opponents import player_level
from tac.cli.setup import match_setup
from tac.match import CallTac, MakeMove, Match, MatchSetup, Report, SteppedClock
from tac.players import START, Computer, Level, Slip
from tac.rules import FalseCall, HouseRules, Phase, Seat, duties
from tac.rules.events import Called, Event, FalselyCalled, FaultMade, TurnPassed
from tac.settings import HUMAN, Settings, load

CALLER = Seat.A

PACE = 1000
"""How long the caller thinks before a move, in milliseconds."""

SPAM_DELAY = 100
"""How long after the end of a turn a spamming caller calls, in milliseconds."""

Habit = Callable[[Match, Report], int | None]
"""When, in milliseconds since the start, a caller means to call after a report; None for never."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: the caller's place, 1 being the first, out of ``seats``, and its right and false calls."""

    place: int
    seats: int
    right: int
    false: int

    @property
    def is_lost(self) -> bool:
        """Whether the caller was left with cards."""
        return self.place == self.seats


def by_eye(level: Level, seed: int) -> Habit:
    """Call the faults of others that a computer of ``level`` would notice, when it would."""
    eye = Computer(CALLER, level, seed)
    course = START

    def habit(match: Match, report: Report) -> int | None:
        nonlocal course
        made_on, table = course, match.table
        course = course.after(event for event in report.events if isinstance(event, Event))
        if not any(isinstance(event, FaultMade) and event.seat != CALLER for event in report.events):
            return None
        slip = Slip.of(table.faults[-1], table.turn)
        if not eye.notices(slip, made_on, match.move_number):
            return None
        return report.at + eye.reaction(slip.kind, match.move_number, match.reaction)

    return habit


def after_every_turn(match: Match, report: Report) -> int | None:
    """Call whenever another's turn has just ended."""
    ended = any(isinstance(event, TurnPassed) and event.previous != CALLER for event in report.events)
    return report.at + SPAM_DELAY if ended else None


def whenever_free(match: Match, report: Report) -> int | None:
    """Call after every move of another."""
    return report.at + SPAM_DELAY if match.table.accused != CALLER else None


def play(setup: MatchSetup, habit: Habit) -> Result:
    """Play a game in which `CALLER` makes every owed move and calls by ``habit``."""
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    caller = _Caller(match, habit)
    while not match.is_over:
        due = match.next_due()
        own = caller.next_due()
        if own is not None and (due is None or own < due):
            clock.jump_to(own)
            caller.act()
        else:
            assert due is not None
            clock.jump_to(due)
            match.advance()
    places = match.table.places
    return Result(places.index(CALLER) + 1, len(places), caller.right, caller.false)


class _Caller:
    """The one on the caller's seat: when it will do what."""

    def __init__(self, match: Match, habit: Habit) -> None:
        self.right = 0
        self.false = 0
        self._match = match
        self._habit = habit
        self._move_at = PACE
        self._call_at: int | None = None
        match.listen(self._see)

    def next_due(self) -> int | None:
        """When it will do something next, in milliseconds since the start."""
        table = self._match.table
        on_turn = table.phase is Phase.PLAY and table.turn is CALLER
        dues = [self._move_at] if on_turn else []
        if self._call_at is not None:
            dues.append(self._call_at)
        return min(dues, default=None)

    def act(self) -> None:
        """Do what is due: a call comes before a move."""
        match = self._match
        if self._call_at is not None and self._call_at <= match.clock.now():
            self._call_at = None
            match.submit(CallTac(CALLER))
        else:
            match.submit(MakeMove(CALLER, duties(match.table)[0]))

    def _see(self, report: Report) -> None:
        for event in report.events:
            if isinstance(event, Called):
                self.right += event.caller is CALLER
            elif isinstance(event, FalselyCalled):
                self.false += event.caller is CALLER
        if report.move is None:
            return
        if report.move.is_turn_move or any(isinstance(event, Called) for event in report.events):
            self._move_at = report.at + PACE
            # What it meant to call is put right, called or closed, unless it still stands.
            if not self._match.table.faults:
                self._call_at = None
            planned = self._habit(self._match, report)
            if planned is not None and (self._call_at is None or planned < self._call_at):
                self._call_at = planned


def games(
    settings: Settings, opponents: list[str], false_call: FalseCall, numbers: range
) -> Iterator[MatchSetup]:
    """The games of a person on the caller's seat against computers of these levels."""
    for number in numbers:
        setup = match_setup(settings, [HUMAN, *opponents], number)
        rules = setup.deal.rules
        deal = replace(setup.deal, rules=HouseRules(rules.heap_wrap, rules.opening, false_call))
        yield replace(setup, deal=deal)


def compare(
    settings: Settings, opponents: list[str], eye: str, false_call: FalseCall, numbers: range
) -> dict[str, list[Result]]:
    """The results of the same games with each habit."""
    level = player_level(settings, eye)
    setups = list(games(settings, opponents, false_call, numbers))
    return {
        f"by eye ({level.name})": [play(setup, by_eye(level, setup.seed)) for setup in setups],
        "never": [play(setup, lambda match, report: None) for setup in setups],
        "after every turn": [play(setup, after_every_turn) for setup in setups],
        "whenever free": [play(setup, whenever_free) for setup in setups],
    }


def main() -> None:
    """Print how each habit does."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--opponents", default="srednji,srednji,srednji")
    parser.add_argument("--eye", default="srednji")
    options = parser.parse_args()
    settings, _ = load()
    print(f"against {options.opponents}, {options.games} games each")
    print(f"{'house rule':10}  {'habit':20}  mean place  lost  right calls  false calls")
    for rule in (FalseCall.CARD, FalseCall.NONE):
        compared = compare(
            settings, options.opponents.split(","), options.eye, rule, range(1, options.games + 1)
        )
        for habit, results in compared.items():
            place, lost = fmean(r.place for r in results), fmean(r.is_lost for r in results)
            right, false = fmean(r.right for r in results), fmean(r.false for r in results)
            print(f"{rule.value:10}  {habit:20}  {place:10.2f}  {lost:4.0%}  {right:11.2f}  {false:11.2f}")


if __name__ == "__main__":
    main()
