"""Whole games among computers, with everything noted that tests of the attention model count."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from math import isclose

from tac.cli.opponents import player_level
from tac.cli.setup import seated_setup
from tac.match import Match, Player, Report, SteppedClock
from tac.match.events import CallPlanned, MovePlanned, WindowOpened
from tac.match.headless import run
from tac.players import START, Computer, Level, SeenFault, Sight
from tac.players.sight import places_shown
from tac.rules import Fault, FaultyMove, Kind, Move, Seat, Source, Table, Target, faulty_move
from tac.rules.duties import obligation
from tac.rules.events import Called, Event, FalselyCalled, FaultMade
from tac.rules.record import Record
from tac.settings import Settings

SETTINGS = Settings()
LEVELS = tuple(SETTINGS.levels)


@dataclass(frozen=True, slots=True)
class Thought:
    """A computer's move: what it was, whether it began the turn, how many places there were, its time."""

    done: str
    begins_turn: bool
    places: int
    milliseconds: int
    is_fault: bool


@dataclass(frozen=True, slots=True)
class Look:
    """A look at rest at the only place where the card had to go."""

    level: str
    obligation: int
    failed: bool


@dataclass(frozen=True, slots=True)
class Watch:
    """Another's fault that was seen: by whom, which, whether at rest, whether it was noticed."""

    level: str
    kind: FaultyMove
    at_rest: bool
    noticed: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A call planned ``delay`` ms after the landing; it ``ended`` so long after it, ``made`` or cut short."""

    level: str
    kind: FaultyMove
    delay: int
    ended: int
    made: bool


@dataclass(slots=True, kw_only=True)
class Notes:
    """What one game came to."""

    levels: tuple[str, ...]
    record: Record
    places: tuple[Seat, ...] = ()
    tokens: int = 0
    cries: int = 0
    called: dict[str, int] = field(default_factory=dict)
    repeated: dict[str, int] = field(default_factory=dict)
    thoughts: list[Thought] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    watches: list[Watch] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    faults: list[FaultyMove] = field(default_factory=list)


class _Reader:
    """Follows a match as the referee does."""

    def __init__(self, match: Match, levels: tuple[Level, ...], names: tuple[str, ...]) -> None:
        self.notes = Notes(levels=names, record=match.record())
        self._match = match
        self._computers = [Computer(Seat(k), level, match.setup.seed) for k, level in enumerate(levels)]
        self._before: Table = match.table
        self._course = START
        self._free = 0
        self._thinking: tuple[int, int, bool] | None = None
        self._turn_began = True
        self._open: list[tuple[CallPlanned, Fault, FaultyMove]] = []
        self._just_called = False
        self._watching: tuple[Fault, SeenFault, list[Seat]] | None = None
        self._watched_on = START
        match.listen(self.read)

    def read(self, report: Report) -> None:
        for event in report.events:
            if isinstance(event, WindowOpened):
                self._free = event.closes_at
            elif isinstance(event, MovePlanned):
                begins = max(report.at, self._free)
                places = places_shown(self._match.table)
                self._thinking = event.due - begins, places, self._turn_began
            elif isinstance(event, CallPlanned) and event.obligation:
                assert self._watching is not None
                fault, seen, noticed = self._watching
                noticed.append(event.seat)
                self._open.append((event, fault, seen.kind))
            elif isinstance(event, FalselyCalled):
                self.notes.cries += 1
        if report.move is not None:
            self._moved(report, report.move)

    def _moved(self, report: Report, move: Move) -> None:
        self._settle_watching()
        table, before = self._match.table, self._before
        self._end_calls(report, move)
        if move.is_turn_move:
            self._look(before, move)
            self._think(before, move, report)
        made_on = self._course
        self._course = made_on.after(event for event in report.events if isinstance(event, Event))
        for event in report.events:
            if isinstance(event, FaultMade):
                self.notes.faults.append(faulty_move(event.obligation, event.move))
                self._watching = table.faults[-1], SeenFault.of(table.faults[-1], table.turn), []
                self._watched_on = made_on
        self._just_called = any(isinstance(event, Called) for event in report.events)
        self._turn_began = turn_passed(before, move, table)
        self._free = report.at
        self._before = table
        self.notes.tokens += 1

    def _settle_watching(self) -> None:
        """Nobody else can notice the latest fault: who did, and who did not?"""
        if self._watching is None:
            return
        _, seen, noticed = self._watching
        for seat, computer in enumerate(self._computers):
            if seat == seen.offender or Seat(seat) in self._before.out:
                continue
            name = self.notes.levels[seat]
            chance = computer.chance_to_notice(seen, self._watched_on)
            base = computer.level.notice[seen.kind.obligation - 1]
            self.notes.watches.append(Watch(name, seen.kind, isclose(chance, base), Seat(seat) in noticed))
        self._watching = None

    def _end_calls(self, report: Report, move: Move) -> None:
        """Calls that were made, or come to nothing with this move."""
        standing = self._match.table.faults
        still_open = []
        for planned, fault, kind in self._open:
            made = move.caller is planned.seat and report.at == planned.due
            if made or not any(fault is other for other in standing):
                ended = report.at - planned.due + planned.delay
                name = self.notes.levels[planned.seat]
                self.notes.calls.append(Call(name, kind, planned.delay, ended, made))
            else:
                still_open.append((planned, fault, kind))
        self._open = still_open

    def _look(self, before: Table, move: Move) -> None:
        sight, computer = Sight.of(before), self._computers[before.turn]
        owed = sight.owed
        if self._just_called:
            name = self.notes.levels[before.turn]
            self.notes.called[name] = self.notes.called.get(name, 0) + 1
            self.notes.repeated[name] = self.notes.repeated.get(name, 0) + (move not in owed)
            return
        is_first_ace = not before.central and owed[0].target is Target.CENTRAL
        if len(owed) != 1 or len(sight.moves) == 1 or is_first_ace:
            return
        number = obligation(owed[0])
        chance = computer.chance_to_overlook(owed[0], sight, self._course)
        if isclose(chance, computer.level.overlook[number - 1]):
            self.notes.looks.append(Look(self.notes.levels[before.turn], number, move is not owed[0]))

    def _think(self, before: Table, move: Move, report: Report) -> None:
        if self._thinking is None:
            return
        milliseconds, places, begins = self._thinking
        self._thinking = None
        fault = any(isinstance(event, FaultMade) for event in report.events)
        self.notes.thoughts.append(Thought(done(move), begins, places, milliseconds, fault))


def turn_passed(before: Table, move: Move, after: Table) -> bool:
    """Whether a token handed the turn on, so that a new turn begins: calls and mending only give it back."""
    if move.kind is Kind.CALL:
        return False
    mover = before.faults[-1].seat if move.kind is Kind.CORRECTION else before.turn
    return after.turn != mover


def done(move: Move) -> str:
    """What a draw or placing was, whoever made it."""
    if move.source is None:
        return "draw"
    source = "heap" if move.source is Source.HEAP else "drawn"
    target = {Target.CENTRAL: "central", Target.OWN: "own"}.get(move.target, "opponent")  # type: ignore[arg-type]
    return f"{source} to {target}"


def play(names: tuple[str, ...], number: int, avatars: tuple[str, ...] = (), first: Seat = Seat.A) -> Notes:
    """One game of the shipped levels; without avatars all are neutral."""
    characters = avatars or (None,) * len(names)
    levels = tuple(
        player_level(SETTINGS, name, avatar) for name, avatar in zip(names, characters, strict=True)
    )
    clock = SteppedClock()
    setup = seated_setup(SETTINGS, [Player(level) for level in levels], number, first=first)
    match = Match(setup, clock, shows_at_once=True)
    reader = _Reader(match, levels, names)
    run(match, clock, most_tokens=20_000)
    reader.notes.places = match.table.places
    reader.notes.record = match.record()
    return reader.notes


@functools.cache
def games(names: tuple[str, ...], count: int, avatars: tuple[str, ...] = ()) -> tuple[Notes, ...]:
    """So many games of the same table, with the deals from 1 on."""
    return tuple(play(names, number, avatars) for number in range(1, count + 1))


__all__ = [
    "LEVELS",
    "SETTINGS",
    "Call",
    "Look",
    "Notes",
    "Thought",
    "Watch",
    "done",
    "games",
    "play",
    "turn_passed",
]
