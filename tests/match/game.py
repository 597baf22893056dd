"""A match on a small table, for tests: commands by their letters, time by hand, everything noted."""

from __future__ import annotations

from typing import Any, TypeVar

from tac.match import (
    Accepted,
    Answer,
    CallTac,
    Declined,
    MakeMove,
    Match,
    MatchSetup,
    Player,
    Report,
    SteppedClock,
    Timing,
)
from tac.match.events import AnyEvent
from tac.players import Level, Pace, Reaction
from tac.rules import HouseRules, Move, Seat, deal
from tac.rules.position import Position, read_position

_Event = TypeVar("_Event")

PERSON = Player()

IN_ORDER: Position = {
    "central": "4h",
    "turn": "A",
    "seats": {
        "A": {"pile": "8c 2c 3c", "heap": "Kc"},
        "B": {"pile": "7c 9h Td", "heap": "Jd"},
        "C": {"pile": "Ts 3s 2s", "heap": "6s"},
    },
}
"""A draws 8c and keeps it: in order, though both moves look wrong at a glance.

B's next move is to draw 7c, which C's heap takes.
"""

FAULTY: Position = {
    "central": "4h",
    "turn": "A",
    "seats": {
        "A": {"pile": "5d 2c 3c", "heap": "Kc"},
        "B": {"pile": "7c 9h Td", "heap": "Jd"},
        "C": {"pile": "Ts 3s 2s", "heap": "6s"},
    },
}
"""The same, but A's first card is owed to the central pile: keeping it passes over obligation 3."""

ENDING: Position = {
    "central": "4h",
    "turn": "A",
    "seats": {"A": {"heap": "5c"}, "B": {"pile": "9d 8d", "heap": "4d"}},
}
"""A goes out with its only card: ``h+`` is in order, ``hB`` a fault."""


def computer(
    *,
    overlook: float = 0.0,
    notice: float = 1.0,
    reaction: float = 700,
    pace: float = 1000,
    false_cry: float = 0.0,
) -> Player:
    """A computer without chance in its times (milliseconds), and in its mind where that is 0 or 1."""
    overlooks, notices = (overlook,) * 4, (notice,) * 4
    timing = Reaction(reaction, 0, 0, 0)
    return Player(Level("test", overlooks, notices, timing, Pace(pace, 0, 0), false_cry))


class Game:
    """A match that starts from ``position`` with these players, everything noted.

    With ``at_once`` off the deal counts as seen, and every report waits for ``match.shown``.
    """

    def __init__(
        self,
        position: Position,
        *players: Player,
        at_once: bool = True,
        timing: Timing | None = None,
        rules: HouseRules | None = None,
        reaction: float = 1.0,
    ) -> None:
        table = read_position(position, rules)
        setup = MatchSetup(deal(1, len(players), table.turn, rules), players, 1, reaction, timing or Timing())
        self.clock = SteppedClock()
        self.match = Match(setup, self.clock)
        self.match.table = table
        self.match.shows_at_once = at_once
        self.reports: list[Report] = []
        """Every report, for the referee's eyes."""
        self.seen: list[Report] = []
        """What players have got of them so far."""
        self.match.listen(self.reports.append)
        self.match.shown(0, 0)

    def wait(self, milliseconds: float) -> None:
        """Let time pass and everything happen that falls due."""
        self.clock.step(milliseconds)
        self.match.advance()

    def play(self, letter: str, tokens: str) -> tuple[AnyEvent, ...]:
        """The person on that seat makes these moves, which are accepted; returns the last answer's events."""
        events: tuple[AnyEvent, ...] = ()
        for token in tokens.split():
            answer = self.try_move(letter, token)
            assert isinstance(answer, Accepted), (token, answer)
            events = answer.events
        return events

    def try_move(self, letter: str, token: str) -> Answer:
        """The person on that seat wants to make a move."""
        return self.match.submit(MakeMove(Seat.parse(letter), Move.parse(token)))

    def call(self, letter: str) -> tuple[AnyEvent, ...]:
        """The person on that seat calls, which is accepted; returns the answer's events."""
        answer = self.try_call(letter)
        assert isinstance(answer, Accepted), answer
        return answer.events

    def try_call(self, letter: str) -> Answer:
        """The person on that seat calls."""
        return self.match.submit(CallTac(Seat.parse(letter)))

    def latest(self) -> int:
        """The number of the latest report with a move."""
        return next(report.number for report in reversed(self.reports) if report.move is not None)

    def land(self, at: int | None = None) -> None:
        """The view acknowledges the latest move, landed at ``at`` (ms since the start) or now."""
        self.match.shown(self.latest(), at)

    def declined(self, answer: Answer) -> Any:
        """The reason of ``answer``, which declines."""
        assert isinstance(answer, Declined), answer
        return answer.reason

    def events(self, kind: type[_Event]) -> list[_Event]:
        """What has happened so far of this kind."""
        return [event for report in self.reports for event in report.events if isinstance(event, kind)]

    def times(self, kind: type[AnyEvent]) -> list[int]:
        """When (ms since the start) events of this kind have happened."""
        return [report.at for report in self.reports for event in report.events if isinstance(event, kind)]

    def tokens(self) -> list[str]:
        """What has been made so far."""
        return [report.move.token for report in self.reports if report.move is not None]

    def look(self) -> list[AnyEvent]:
        """What a player has got to know since the last look."""
        reports = self.match.take_reports()
        self.seen += reports
        return [event for report in reports for event in report.events]
