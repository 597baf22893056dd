"""What people's commands do to a match, each noted so that it can be done again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tac.match.commands import (
    Accepted,
    Answer,
    CallTac,
    Command,
    Declined,
    GoOn,
    MakeMove,
    MatchReason,
    Pause,
    Resume,
    SetHelp,
    SetReaction,
    SetTempo,
)
from tac.match.events import Paused, PressHeld, Resumed, SameCall, TooLate
from tac.match.help import advice, faulty
from tac.match.notes import Held, HelpSet, ReactionSet, TempoSet, WentOn
from tac.rules import Move, Reason, Seat, Table

if TYPE_CHECKING:
    from tac.match.match import Match
    from tac.match.planner import Planner


def obey(match: Match, planner: Planner, command: Command) -> Answer:
    """Do what ``command`` says, at the match's present moment."""
    if isinstance(command, MakeMove):
        return _move(match, planner, command.seat, command.move)
    if isinstance(command, CallTac):
        return _call(match, command.seat)
    if isinstance(command, Pause):
        return _pause(match)
    if isinstance(command, Resume):
        return _resume(match)
    if isinstance(command, GoOn):
        return _go_on(match, planner)
    if isinstance(command, SetHelp):
        return _set_help(match, command)
    if isinstance(command, SetTempo):
        match.scribe.note(TempoSet(match.now, command.tempo))
        planner.set_tempo(command.tempo, match.now)
        return Accepted(())
    assert isinstance(command, SetReaction)
    match.scribe.note(ReactionSet(match.now, command.factor))
    planner.watching.reaction = command.factor
    return Accepted(())


def _move(match: Match, planner: Planner, seat: Seat, move: Move) -> Answer:
    reason = _not_a_person(match, seat) or match.refusal(seat, move)
    if reason is not None:
        return Declined(reason)
    if match.refuses_faults(seat):
        owed = faulty(match.table, move)
        if owed is not None:
            return Declined(owed, advice=advice(match.table, seat))
    if planner.hold(seat, move, match.now):
        match.scribe.note(Held(match.now, move.token))
        return Accepted(match.tell(PressHeld(seat, move)).events)
    return Accepted(match.make(move).public().events)


def _set_help(match: Match, command: SetHelp) -> Answer:
    reason = _not_a_person(match, command.seat)
    if reason is not None:
        return Declined(reason)
    match.scribe.note(HelpSet(match.now, command.seat.name, command.help))
    match.helps.set(command.seat, command.help, match.move_number, match.now)
    return Accepted(())


def _call(match: Match, seat: Seat) -> Answer:
    reason = _not_a_person(match, seat) or (MatchReason.PAUSED if match.is_paused else None)
    return match.call(seat) if reason is None else Declined(reason)


def call_together(match: Match, seats: Iterable[Seat], *, counted: bool = False) -> dict[Seat, Answer]:
    """People on these seats call at one moment; the answers, in the order in which they counted.

    The seat nearest after the offender is first. What the others call is the same call, right or not; all of
    them do where one of that moment has ``counted`` before.
    """
    answers: dict[Seat, Answer] = {}
    for seat in nearest_first(match.table, seats):
        if counted and _not_a_person(match, seat) is None:
            answers[seat] = Accepted(match.tell(SameCall(seat)).events)
            continue
        answers[seat] = answer = match.submit(CallTac(seat))
        counted = counted or has_counted(answer)
    return answers


def nearest_first(table: Table, seats: Iterable[Seat]) -> list[Seat]:
    """These seats, each once, as they sit after the offender; where no fault stands, after who moved last."""
    offender = table.faults[0].seat if table.faults else table.accused
    after = -1 if offender is None else int(offender)
    return sorted(set(seats), key=lambda seat: (seat - after - 1) % len(table.seats))


def has_counted(answer: Answer) -> bool:
    """Whether this answer to a call says that it was one, right or false."""
    return isinstance(answer, Accepted) and not any(
        isinstance(event, SameCall | TooLate) for event in answer.events
    )


def _pause(match: Match) -> Answer:
    if match.is_paused:
        return Declined(MatchReason.PAUSED)
    match.is_paused = True
    match.clock.pause()
    return Accepted(match.tell(Paused()).events)


def _resume(match: Match) -> Answer:
    if not match.is_paused:
        return Accepted(())
    match.is_paused = False
    match.clock.resume()
    return Accepted(match.tell(Resumed()).events)


def _go_on(match: Match, planner: Planner) -> Answer:
    if match.is_paused:
        return Declined(MatchReason.PAUSED)
    if planner.waiting is None:
        return Declined(MatchReason.NOBODY_WAITS)
    match.scribe.note(WentOn(match.now))
    planner.go_on(match.now)
    return Accepted(())


def _not_a_person(match: Match, seat: Seat) -> Reason | MatchReason | None:
    if seat >= len(match.setup.players):
        return Reason.NO_SUCH_SEAT
    return None if match.setup.players[seat].is_person else MatchReason.NOT_A_PERSON
