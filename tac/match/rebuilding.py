"""A match rebuilt from its notes: the same table, the same plans, the same attention.

A match follows from its setup and its inputs, so making the inputs again makes the computers move again
as they did (`Course.exact`). Where they would move differently by now, since the program has changed,
their moves are made as they are noted, and only what comes next follows from the new ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatchmethod

from tac.match.clock import SteppedClock
from tac.match.commands import Accepted, CallTac, Command, GoOn, MakeMove, SetHelp, SetReaction, SetTempo
from tac.match.match import Match
from tac.match.notes import (
    AtOnce,
    Cried,
    Held,
    HelpSet,
    Landed,
    Made,
    Note,
    Passed,
    ReactionSet,
    TempoSet,
    WentOn,
)
from tac.match.setup import MatchSetup
from tac.rules import Kind, Move, Refused, Seat


@dataclass(frozen=True, slots=True)
class Course:
    """What has been noted of a match, known to hold; ``exact`` if the computers do it by themselves."""

    notes: tuple[Note, ...]
    exact: bool = True


def check(setup: MatchSetup, notes: Sequence[Note]) -> Course:
    """The longest beginning of ``notes`` that is one of a match of ``setup``."""
    exactly = _holds(setup, notes, exact=True)
    if exactly == len(notes):
        return Course(tuple(notes))
    forced = _holds(setup, notes, exact=False)
    return Course(tuple(notes[: max(exactly, forced)]), exact=exactly >= forced)


def rebuild(match: Match, clock: SteppedClock, course: Course) -> None:
    """Make ``match``, in which nothing has happened yet, what it was after ``course``, which holds for it.

    Its clock stands at the last moment that was noted. What was in the air then is still: `Match.shown` and
    `land_everything` tell that it has landed. The reports of all are left for `Match.take_reports`.
    """
    follower = _Follower(match, clock, exact=course.exact)
    for note in course.notes:
        follower.follow(note)
    follower.leave()
    if not course.exact:
        match.plan_again()


def land_everything(match: Match) -> None:
    """What is still in the air has landed now: a match that was rebuilt is seen as it stands."""
    for number in match.scribe.flying():
        match.shown(number)


class _Astray(Exception):
    """A note says something else than what happens."""


def _holds(setup: MatchSetup, notes: Sequence[Note], *, exact: bool) -> int:
    """How many of ``notes`` can be followed, from the first on."""
    clock = SteppedClock()
    follower = _Follower(Match(setup, clock), clock, exact=exact)
    for count, note in enumerate(notes):
        try:
            follower.follow(note)
        except (_Astray, Refused, ValueError):
            return count
    return len(notes)


class _Follower:
    """Does with a match what notes say, one after the other."""

    def __init__(self, match: Match, clock: SteppedClock, *, exact: bool) -> None:
        self._match = match
        self._clock = clock
        self._exact = exact
        self._made: list[Made] = []
        match.scribe.noters.append(self._note)

    def leave(self) -> None:
        """No longer listen to the match."""
        self._match.scribe.noters.remove(self._note)

    def follow(self, note: Note) -> None:
        """Do what ``note`` says; raises `_Astray`, `Refused` or `ValueError` where something else happens."""
        if note.at < self._match.now:
            raise _Astray
        self._clock.jump_to(note.at)
        self._made.clear()
        self._do(note)
        made = note if isinstance(note, Made) else None
        if [(m.at, m.move) for m in self._made] != ([] if made is None else [(made.at, made.move)]):
            raise _Astray

    def _note(self, note: Note) -> None:
        if isinstance(note, Made):
            self._made.append(note)

    @singledispatchmethod
    def _do(self, note: Note) -> None:
        raise _Astray

    @_do.register
    def _(self, note: Made) -> None:
        match = self._match
        if not self._exact:
            match.repeat(Move.parse(note.move), note.at)
        elif note.by_hand:
            self._submit(note.at, self._by_hand(Move.parse(note.move)))
        else:
            match.advance(most_tokens=match.move_number + 1)

    @_do.register
    def _(self, note: Landed) -> None:
        self._let_pass(note.at)
        flying = self._match.scribe.flying(note.token)
        if not flying:
            raise _Astray
        self._match.land(flying, note.when)

    @_do.register
    def _(self, note: Passed) -> None:
        self._let_pass(note.at, again=True)

    @_do.register
    def _(self, note: AtOnce) -> None:
        self._let_pass(note.at)
        self._match.shows_at_once = note.on
        if note.on:
            self._match.land(self._match.scribe.flying())

    @_do.register
    def _(self, note: Held) -> None:
        self._submit(note.at, self._by_hand(Move.parse(note.move)))

    @_do.register
    def _(self, note: Cried) -> None:
        caller = Move.parse(note.move).caller
        if caller is None:
            raise _Astray
        self._submit(note.at, CallTac(caller))

    @_do.register
    def _(self, note: ReactionSet) -> None:
        self._let_pass(note.at)
        self._match.obey(SetReaction(note.factor))

    @_do.register
    def _(self, note: TempoSet) -> None:
        self._let_pass(note.at)
        self._match.obey(SetTempo(note.tempo))

    @_do.register
    def _(self, note: HelpSet) -> None:
        self._let_pass(note.at)
        if not isinstance(self._match.obey(SetHelp(Seat.parse(note.seat), note.help)), Accepted):
            raise _Astray

    @_do.register
    def _(self, note: WentOn) -> None:
        self._submit(note.at, GoOn())

    def _by_hand(self, move: Move) -> Command:
        if move.caller is not None:
            return CallTac(move.caller)
        table = self._match.table
        is_correction = move.kind is Kind.CORRECTION and bool(table.faults)
        return MakeMove(table.faults[-1].seat if is_correction else table.turn, move)

    def _submit(self, at: int, command: Command) -> None:
        self._let_pass(at)
        if not isinstance(self._match.submit(command), Accepted) and self._exact:
            raise _Astray

    def _let_pass(self, at: int, *, again: bool = False) -> None:
        """Let time pass, in which no move is made.

        What has become due without time passing is done only ``again``: where that was noted.
        """
        if self._exact:
            if at > self._match.now or again:
                self._match.advance(most_tokens=self._match.move_number + 1)
        else:
            self._match.pass_over(at, until=at + 1)
