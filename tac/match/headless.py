"""Matches without a window: run to the end by jumping, and continue from a record."""

from __future__ import annotations

from tac.match.clock import SteppedClock
from tac.match.help import Help, read_written
from tac.match.match import Match
from tac.match.setup import MatchSetup
from tac.rules import Seat
from tac.rules.record import Record, replay


def run(match: Match, clock: SteppedClock, *, most_tokens: int | None = None) -> None:
    """Jump from one planned thing to the next until the end has been announced.

    For matches in which only computers play; with a person on turn nothing is planned and it returns.
    It returns too once the game has ``most_tokens``: computers that overlook nearly everything may never
    come to an end.
    """
    while not match.is_over and (most_tokens is None or match.move_number < most_tokens):
        due = match.next_due()
        if due is None:
            return
        clock.jump_to(due)
        match.advance()


def resume(setup: MatchSetup, record: Record, clock: SteppedClock, *, shows_at_once: bool = True) -> Match:
    """The match that ``record``, with its ``times``, left off, at its last moment, all of it shown.

    What computers had planned is planned again, so a match in which everything was shown at once goes on
    as it would have. ``shows_at_once`` holds for what is to come. Raises `RecordError` where the record
    does not hold, `ValueError` where it is not one of ``setup`` or its times are not one for each token.
    """
    if record.deal != setup.deal:
        raise ValueError("the record is of another deal")
    moves = [step.move for step in replay(record)]
    times = _times(record, len(moves))
    match = Match(setup, clock, shows_at_once=True)
    helps = _courses_of_help(setup, record)
    for number, (move, at) in enumerate(zip(moves, times, strict=True)):
        clock.jump_to(at)
        _set_helps(match, helps, number)
        match.repeat(move, at)
    _set_helps(match, helps, len(moves))
    match.take_reports()
    match.shows_at_once = shows_at_once
    return match


def _courses_of_help(setup: MatchSetup, record: Record) -> list[tuple[int, int, Seat, Help]]:
    """Which person was helped how from which number of tokens on; a record without a word of it: nobody.

    Each has the number of the change, too: 0 is how it was at first.
    """
    said = record.extras.get("x-help")
    by_seat = said if isinstance(said, dict) else {}
    found = [(seat, read_written(by_seat.get(seat.name))) for seat in setup.people]
    return [
        (token, number, seat, kind)
        for seat, course in found
        for number, (token, kind) in enumerate(((0, course.first), *course.changes))
    ]


def _set_helps(match: Match, changes: list[tuple[int, int, Seat, Help]], token: int) -> None:
    for when, number, seat, kind in changes:
        if when == token:
            # What a record tells of was seen, if only between two moves.
            match.helps.set(seat, kind, token, number)


def _times(record: Record, count: int) -> list[int]:
    """The times of ``record``, ``count`` of them; raises `ValueError`."""
    times = record.extras.get("times")
    if not isinstance(times, list) or len(times) != count:
        raise ValueError("the record has not one time for each token")
    earlier = 0
    for at in times:
        if type(at) is not int or at < earlier:
            raise ValueError("the record's times are no milliseconds that go on")
        earlier = at
    return times
