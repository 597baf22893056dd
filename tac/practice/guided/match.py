"""The match of the guided game: a real one, in which the computer plays its part and the learner tries."""

from __future__ import annotations

from typing import Final

from tac.match import (
    Accepted,
    Answer,
    CallTac,
    Clock,
    Command,
    Declined,
    GoOn,
    Help,
    MakeMove,
    Match,
    MatchSetup,
    Player,
    Report,
    Tempo,
)
from tac.match.notes import AtOnce, Made, Note
from tac.match.rebuilding import Course
from tac.players import Computer, Level, Pace, Reaction
from tac.players.course import Course as Attention
from tac.players.seen_fault import SeenFault
from tac.players.sight import Sight
from tac.practice.guided.guide import Guide, GuideReason
from tac.practice.guided.lesson import LEARNER, START, TOKENS, tokens_before
from tac.rules import Move, Seat, Table, deal
from tac.rules.position import read_position

_AFTER_CALL: Final = 2600
_PACE: Final = 1100
"""How long the computer takes for a move, in milliseconds: the one after a call is read about meanwhile."""

_LEVEL: Final = Level("lak", (0.0,) * 4, (0.0,) * 4, Reaction(0, 0, 0, 0), Pace(_PACE, 0, 0), 0.0)


class Rival(Computer):
    """Plays its part, its fault included, and never calls."""

    __slots__ = ()

    def choose(self, sight: Sight, course: Attention, move_number: int, just_called: bool = False) -> Move:
        """The move that its part has at this place."""
        return Move.parse(TOKENS[move_number - 1])

    def pace(self, move_number: int, places: int, factor: float = 1.0) -> int:
        """Always the same, but for the move after a call (ms)."""
        return _AFTER_CALL if move_number > 1 and TOKENS[move_number - 2].startswith("!") else _PACE

    def notices(self, seen: SeenFault, course: Attention, move_number: int) -> bool:
        """The learner puts his fault right himself."""
        return False

    def mends(self, move_number: int) -> bool:
        """Its fault is there to be called."""
        return False


def guided_setup(learner: Player, rival_avatar: str) -> MatchSetup:
    """The seats of the guided game; the computer's turns wait for the guide."""
    learner = Player(None, learner.name, learner.avatar, Help.REFUSE)
    rival = Player(_LEVEL, "", rival_avatar)
    return MatchSetup(deal(0, 2), (learner, rival), 0, tempo=Tempo(patient=True))


def start() -> Table:
    """The table at the beginning."""
    return read_position(START)


def resumed(step: int) -> Course:
    """What has happened before step number ``step`` (from 0), for a table that is laid out there.

    The cards are never dealt: the game is near its end when it begins.
    """
    notes: list[Note] = [AtOnce(0, True)]
    notes += [Made(0, token) for token in TOKENS[: tokens_before(step)]]
    return Course((*notes, AtOnce(0, False)), exact=False)


class GuidedMatch(Match):
    """A match that goes the way of the lesson: it declines what is not asked for, and says why."""

    def __init__(self, setup: MatchSetup, clock: Clock, guide: Guide, *, shows_at_once: bool = False) -> None:
        super().__init__(setup, clock, shows_at_once=shows_at_once, computers=Rival)
        self.guide = guide
        self._is_led = False

    def lead(self) -> None:
        """From here on what happens is the lesson's; before, a game that goes on was brought to its place."""
        if not self._is_led:
            self._is_led = True
            self.listen(self._follow)

    def submit(self, command: Command) -> Answer:
        """Take a command if it is what the lesson asks for."""
        self.advance()
        reason = self._reason_against(command)
        return Declined(reason) if reason is not None else super().submit(command)

    def next(self) -> bool:
        """The learner has read; the computer goes on where that is its turn."""
        led = self.guide.next()
        if led:
            self.let_rival_go()
        return led

    def let_rival_go(self) -> bool:
        """Let the computer go on if it waits and the lesson is that far."""
        if self.waiting is None or not self.guide.lets_rival_go:
            return False
        return isinstance(super().submit(GoOn()), Accepted)

    def _reason_against(self, command: Command) -> GuideReason | None:
        if isinstance(command, GoOn):
            return GuideReason.READ
        if isinstance(command, MakeMove) and command.seat is LEARNER:
            if not command.move.is_turn_move or self.table.turn is LEARNER or self.guide.asked is None:
                return self.guide.reason_against(command.move)
            return None if self._is_refused(command) else self.guide.reason_against(command.move)
        if isinstance(command, CallTac) and command.seat is LEARNER:
            return self.guide.reason_against(Move.call(LEARNER))
        return None

    def _is_refused(self, command: MakeMove) -> bool:
        """Whether the rules themselves have something to say against it."""
        return self.refusal(command.seat, command.move) is not None

    def refuses_faults(self, seat: Seat) -> bool:
        """The one fault that the lesson asks for is let through."""
        return super().refuses_faults(seat) and not self.guide.step.errs

    def _follow(self, report: Report) -> None:
        if report.move is not None and report.move is self.guide.expected:
            self.guide.made()
