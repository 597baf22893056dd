"""Turns for clean play: positions of simulated games from which a turn holds more than one duty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tac.players import Level
from tac.practice.items.chance import Chance
from tac.practice.items.item import looks_of
from tac.practice.items.walking import Decision, walk
from tac.rules import HouseRules, Phase, Record, Seat, Table, apply, duties
from tac.rules.deal import MOST_NUMBER
from tac.rules.duties import obligation

LEAST: Final = 2
"""A turn has at least so many duties that can be passed over."""


@dataclass(frozen=True, slots=True)
class CleanTurn:
    """The turn of who is on turn in ``table``, to which ``record`` leads.

    ``duties`` are the obligations (1–4) that come up where several heaps fit and the first is always chosen.
    """

    record: Record
    table: Table
    duties: tuple[int, ...]

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.table.turn


def turns(
    seed: int,
    levels: Sequence[Level],
    *,
    players: Sequence[int] = (2, 3, 4),
    rules: HouseRules | None = None,
    seat: Seat | None = None,
) -> Iterator[CleanTurn]:
    """Turns without end, no table twice, the same for the same ``seed``; only those of ``seat``, if given.

    Numbers of players take turns, and so do the obligations: each turn has the next of them among its duties.
    """
    chance = Chance(seed)
    seen: set[tuple[object, ...]] = set()
    rounds: list[tuple[int, int]] = []
    while True:
        if not rounds:
            rounds = chance.shuffled((count, wanted) for count in players for wanted in (1, 2, 3, 4))
        count, wanted = rounds.pop()
        found = None
        while found is None:
            some = [
                turn
                for decision in walk(chance.number() % MOST_NUMBER, count, levels, rules)
                if seat in (None, decision.table.turn)
                and (turn := _turn(decision, wanted)) is not None
                and looks_of(turn.table) not in seen
            ]
            found = chance.one_of(some) if some else None
        seen.add(looks_of(found.table))
        yield found


def _turn(decision: Decision, wanted: int) -> CleanTurn | None:
    """The turn that begins with ``decision``, if it is one of those wanted."""
    table = decision.table
    begins = table.accused is None or table.accused != table.turn
    if not begins or table.drawn is not None or table.faults:
        return None
    owed = _duties_of_turn(table)
    if len(owed) < LEAST or wanted not in owed:
        return None
    return CleanTurn(decision.record(), table, owed)


def _duties_of_turn(table: Table) -> tuple[int, ...]:
    """The obligations from 1 to 4 that come up in the turn if it is played without a fault."""
    seat, found = table.turn, []
    while table.turn == seat and table.phase is Phase.PLAY and seat not in table.out:
        move = duties(table)[0]
        if move.source is not None and obligation(move) != 5:
            found.append(obligation(move))
        table, _ = apply(table, move)
    return tuple(found)
