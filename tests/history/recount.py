"""A player's statistics counted from the records alone, by what the rules say happened in them.

Nothing here comes from `tac.history` but the values that are compared.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from msgspec import Struct, field

from tac.history.values import DayReactions, GroupCounts, Scope, Streaks
from tac.rules import SEATS, FaultyMove, Kind, Record, Seat, faulty_move, replay
from tac.rules.events import Called, FalselyCalled, FaultClosed, FaultMade
from tac.rules.record import Step

MODES = {
    Scope.ALL: {"computers", "together", "helped"},
    Scope.UNHELPED: {"computers", "together"},
    Scope.COMPUTERS: {"computers"},
    Scope.TOGETHER: {"together"},
    Scope.HELPED: {"helped"},
}


class Sat(Struct):
    """What one seat of one game did; times in ms."""

    who: str
    day: str
    played: str
    mode: str
    against: str
    places: int
    place: int
    ms: int | None
    moves: int = 0
    false: int = 0
    faults: list[FaultyMove] = field(default_factory=list)
    spotted: list[tuple[FaultyMove, int | None]] = field(default_factory=list)
    missed: list[FaultyMove] = field(default_factory=list)

    @property
    def times(self) -> list[int]:
        """The reactions of right calls."""
        return [ms for _, ms in self.spotted if ms is not None]


def recount(record: Record) -> list[Sat]:
    """Each seat of a game."""
    extras = record.extras
    steps = list(replay(record))
    times = extras.get("times")
    times = times if isinstance(times, list) else None
    seats = [_sat(record, seat, times) for seat in SEATS[: len(record.deal.piles)]]
    made: dict[int, int] = {}
    for token, step in enumerate(steps):
        if step.move.is_turn_move:
            seats[step.before.turn].moves += 1
        elif step.move.kind is Kind.CORRECTION:
            seats[step.before.faults[-1].seat].moves += 1
        for fault in step.after.faults:
            made.setdefault(id(fault), token)
        for event in step.events:
            if isinstance(event, FaultMade):
                seats[event.seat].faults.append(faulty_move(event.obligation, event.move))
            elif isinstance(event, FalselyCalled):
                seats[event.caller].false += 1
            elif isinstance(event, Called):
                ms = _reaction(made[id(step.before.faults[0])], token, times, extras.get("x-landed"))
                seats[event.caller].spotted.append((faulty_move(event.obligation, event.move), ms))
        if any(isinstance(event, FaultClosed) for event in step.events):
            for seat, kind in _missed(step):
                seats[seat].missed.append(kind)
    return seats


def _reaction(made: int, called: int, times: Sequence[int] | None, landed: object) -> int | None:
    """From when the card of the fault of token ``made`` lay there, where that is known, to the call."""
    if times is None:
        return None
    lay = landed[made] if isinstance(landed, list) and landed[made] is not None else times[made]
    return max(0, times[called] - lay)


def _missed(step: Step) -> Iterable[tuple[Seat, FaultyMove]]:
    """Who could have called the faults that ended here uncalled, for each of them."""
    for fault in step.before.faults:
        if not any(fault is one for one in step.after.faults):
            for seat in step.before.seats:
                if seat is not fault.seat and seat not in step.before.out:
                    yield seat, faulty_move(fault.obligation, fault.move)


def _sat(record: Record, seat: Seat, times: Sequence[int] | None) -> Sat:
    extras, name = record.extras, seat.name
    players, profiles, names, helped = (
        said if isinstance(said := extras.get(key), Mapping) else {}
        for key in ("players", "x-profiles", "names", "x-help")
    )
    count = len(record.deal.piles)
    people = [one.name for one in SEATS[:count] if players.get(one.name) == "human"]
    levels = {
        players[one.name]
        for one in SEATS[:count]
        if one is not seat and players.get(one.name, "human") != "human"
    }
    person = name in people
    who = f"level:{players[name]}" if not person else f"name:{names.get(name)}" if names.get(name) else ""
    if person and profiles.get(name):
        who = f"profile:{profiles[name]}"
    played = extras.get("played")
    moment = datetime.fromisoformat(played) if isinstance(played, str) and played else None
    return Sat(
        who=who,
        day=moment.date().isoformat() if moment else "",
        played=moment.isoformat(timespec="seconds") if moment else "",
        mode="helped" if person and helped.get(name) else "together" if len(people) > 1 else "computers",
        against="*" if len(levels) > 1 else "".join(levels),
        places=count,
        place=record.result.index(seat) + 1 if record.result else 0,
        ms=times[-1] if times else None,
    )


def chosen(sat: Iterable[Sat], who: str, since: str, until: str, scope: Scope) -> list[Sat]:
    """The games of one player that a question is about, in the order in which they were put in."""
    return [
        one
        for one in sat
        if one.who == who and since <= one.day <= (until or "9999") and one.mode in MODES[scope]
    ]


def groups(sat: Iterable[Sat]) -> set[GroupCounts]:
    """Games by opponents, table and place."""
    keyed: dict[tuple[str, int, int], list[Sat]] = {}
    for one in sat:
        keyed.setdefault((one.against, one.places, one.place), []).append(one)
    return {
        GroupCounts(
            *key,
            games=len(same),
            moves=sum(one.moves for one in same),
            faults=sum(len(one.faults) for one in same),
            spotted=sum(len(one.spotted) for one in same),
            missed=sum(len(one.missed) for one in same),
        )
        for key, same in keyed.items()
    }


def reactions(sat: Sequence[Sat]) -> tuple[DayReactions, ...]:
    """Reactions by day; the quartiles are those of the standard library."""
    found = []
    for day in sorted({one.day for one in sat}):
        times = [ms for one in sat if one.day == day for ms in one.times]
        if times:
            many = times if len(times) > 1 else times * 2
            low, middle, high = statistics.quantiles(many, n=4, method="inclusive")
            assert middle == statistics.median(times)
            found.append(DayReactions(day, len(times), low, middle, high))
    return tuple(found)


def streaks(sat: Sequence[Sat]) -> Streaks:
    """Rows of finished games, one game after the other."""
    counts = Counter[str]()
    for one in sorted((one for one in sat if one.place), key=lambda one: (one.day, one.played)):
        for name, good in (("won", one.place == 1), ("clean", not one.faults)):
            counts[f"{name}_now"] = counts[f"{name}_now"] + 1 if good else 0
            counts[name] = max(counts[name], counts[f"{name}_now"])
    return Streaks(**{name: counts[name] for name in Streaks.__struct_fields__})
