"""What a game's record says of those who played it: replayed once, told as plain values.

Everything the history knows of a game is computed here, so that it can be computed again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import chain

from msgspec import Struct

from tac.history.watch import CallFacts, FaultFacts, MissFacts, watch
from tac.rules import SEATS, Deal, HouseRules, Kind, Record, Seat, deal, replay
from tac.rules.deal import MOST_NUMBER
from tac.rules.record import Step

PERSON = "human"
"""What a record's ``players`` says of a seat that a person sits on."""

SEVERAL = "*"
"""Stands for the level of opponents of several levels."""

FROM = "x-from"
"""The key of a record that says which game it was played on from, and after how many tokens."""

_LATEST = 10**11
"""So many ms (three years) a game lasts at most; what a foreign record says beyond that makes no sense."""
_LONGEST = 200
"""So much is kept of a name that a foreign record gives, in characters."""


class SeatFacts(Struct, frozen=True):
    """Who sat on ``seat``, and how far he came.

    ``level`` is a computer's (None: a person, or nobody knows), ``person`` whether it was a person;
    ``avatar`` is also a computer's character. ``place`` is 1 for who went out first and None while the game
    is unfinished. ``moves`` are draws, placings and corrections. ``helped`` is whether he was ever helped
    (``x-help``): what he owed was shown to him, or his faults were refused. ``apart``: the game was played on
    from the middle of another one (``x-from``), so that it counts for nobody.
    """

    seat: Seat
    person: bool
    level: str | None
    name: str
    avatar: str
    profile: str | None
    place: int | None
    moves: int
    helped: bool = False
    apart: bool = False

    @property
    def who(self) -> str:
        """The player, as statistics tell players apart: ``profile:…``, ``name:…``, ``level:…`` or nobody."""
        if self.apart:
            return ""
        if self.profile is not None:
            return f"profile:{self.profile}"
        if self.level is not None:
            return f"level:{self.level}"
        return f"name:{self.name}" if self.name else ""


class GameFacts(Struct, frozen=True):
    """One game. ``played`` is when it began (ISO 8601) and ``day`` that day, both empty where unknown.

    ``number`` is the deal's, None where the cards were not dealt by number; ``ms`` is the time of the last
    token since the start, None without times.
    """

    played: str
    day: str
    number: int | None
    first: Seat
    rules: HouseRules
    finished: bool
    moves: int
    turns: int
    ms: int | None
    seats: tuple[SeatFacts, ...]
    faults: tuple[FaultFacts, ...]
    calls: tuple[CallFacts, ...]
    misses: tuple[MissFacts, ...]

    def mode(self, seat: Seat) -> str:
        """How it was played, for who sat there: ``helped``, else ``together`` or against ``computers``."""
        if self.seats[seat].helped:
            return "helped"
        return "together" if sum(one.person for one in self.seats) > 1 else "computers"

    def against(self, seat: Seat) -> str:
        """The level of the computers among the others: `SEVERAL` for more than one, empty for no computer."""
        levels = {one.level for one in self.seats if one.seat is not seat and one.level is not None}
        return SEVERAL if len(levels) > 1 else next(iter(levels), "")


def game_facts(record: Record, steps: Sequence[Step] | None = None) -> GameFacts:
    """The facts of ``record``, which is replayed unless its ``steps`` are given.

    Raises `RecordError` where it does not hold.
    What its optional keys say is taken where it makes sense, and is unknown where not.
    """
    steps = tuple(replay(record)) if steps is None else steps
    extras = record.extras
    times = token_times(extras.get("times"), len(steps))
    moves = dict.fromkeys(SEATS[: len(record.deal.piles)], 0)
    for step in steps:
        if step.move.is_turn_move:
            moves[step.before.turn] += 1
        elif step.move.kind is Kind.CORRECTION:
            moves[step.before.faults[-1].seat] += 1
    faults, calls, misses = watch(steps, times, _landings(extras.get("x-landed"), len(steps)))
    played, day = _moment(extras.get("played"))
    return GameFacts(
        played=played,
        day=day,
        number=_deal_number(record.deal, extras.get("x-seed")),
        first=record.deal.first,
        rules=record.deal.rules,
        finished=bool(record.result),
        moves=sum(moves.values()),
        turns=len(record.turns),
        ms=times[-1] if times else None,
        seats=tuple(_seat(record, seat, made) for seat, made in moves.items()),
        faults=faults,
        calls=calls,
        misses=misses,
    )


def token_times(given: object, count: int) -> Sequence[int] | None:
    """``given`` if it is one time (ms) for each of ``count`` tokens, none before the one before it."""
    if not isinstance(given, list) or len(given) != count or not all(map(_is_time, given)):
        return None
    later = all(before <= after for before, after in zip(chain((0,), given), given, strict=False))
    return given if later else None


def _landings(given: object, count: int) -> Sequence[int | None] | None:
    if not isinstance(given, list) or len(given) != count:
        return None
    return given if all(at is None or _is_time(at) for at in given) else None


def _is_time(at: object) -> bool:
    return type(at) is int and 0 <= at <= _LATEST


def _moment(given: object) -> tuple[str, str]:
    """``given`` as a moment and its day; both empty where it is none."""
    if not isinstance(given, str):
        return "", ""
    try:
        moment = datetime.fromisoformat(given)
    except ValueError:
        return "", ""
    return moment.isoformat(timespec="seconds"), moment.date().isoformat()


def _deal_number(dealt: Deal, given: object) -> int | None:
    """``given`` if the cards are those of this number."""
    if type(given) is not int or not 0 <= given <= MOST_NUMBER:
        return None
    return given if deal(given, len(dealt.piles), dealt.first, dealt.rules) == dealt else None


def _seat(record: Record, seat: Seat, moves: int) -> SeatFacts:
    extras = record.extras
    sits = _said(extras.get("players"), seat)
    profile = _said(extras.get("x-profiles"), seat)
    person = sits == PERSON
    return SeatFacts(
        seat=seat,
        person=person,
        level=None if person or not sits else sits,
        name=_said(extras.get("names"), seat),
        avatar=_said(extras.get("x-avatars"), seat),
        profile=profile if person and profile else None,
        place=record.result.index(seat) + 1 if record.result else None,
        moves=moves,
        helped=person and _is_named(extras.get("x-help"), seat),
        apart=FROM in extras,
    )


def _is_named(given: object, seat: Seat) -> bool:
    """Whether a mapping from seats says anything of this one."""
    return isinstance(given, Mapping) and bool(given.get(seat.name))


def _said(given: object, seat: Seat) -> str:
    """The text, on one line, that a mapping from seats gives for this one; empty where there is none."""
    text = given.get(seat.name) if isinstance(given, Mapping) else None
    if not isinstance(text, str):
        return ""
    return " ".join("".join(c if c.isprintable() else " " for c in text[:_LONGEST]).split())
