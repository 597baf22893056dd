"""A game that is played on from the middle of another one: the same up to there, and then anew."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from tac.history.facts import FROM, PERSON, GameFacts, token_times
from tac.history.film import Film
from tac.history.records import IDENTITY, file_name
from tac.practice.items.walking import cut
from tac.rules import SEATS, Record, Seat, Table

if TYPE_CHECKING:
    from tac.ui.scenes.choice import GameChoice

_A_TOKEN = 1000
"""So many ms each token took where the record does not say."""


def begun_from(
    film: Film, place: int, you: Seat | None, usual: GameChoice, knows: Callable[[str], bool], now: datetime
) -> Record:
    """The record of a new game that has the first ``place`` tokens of another one, and goes on from there.

    One person plays, on the seat of ``you`` if it still holds cards; all others are computers, of the level
    they had. Who was a person, or of a level that nobody ``knows``, is of that of the seat in ``usual``.
    The game is one of its own, with a name of its own; ``x-from`` says where it comes from.
    """
    record, facts = film.record, film.facts
    begun = cut(record, place)
    seats = SEATS[: len(record.deal.piles)]
    person = _who_plays(film.table(place), facts, you)
    players: dict[str, str] = {}
    for seat in seats:
        level = facts.seats[seat].level
        known = level is not None and knows(level)
        players[seat.name] = level if known and level else usual.seats[seat].level
    players[person.name] = PERSON
    extras: dict[str, object] = {
        "players": players,
        "played": now.astimezone().isoformat(timespec="seconds"),
        "times": _times(record, place),
        FROM: {"id": _name_of(record), "token": place},
    }
    for key in ("x-seed", "x-reaction", "x-avatars"):
        if key in record.extras:
            extras[key] = record.extras[key]
    names = {seat.name: facts.seats[seat].name for seat in seats if facts.seats[seat].name}
    if names:
        extras["names"] = names
    return Record(begun.deal, begun.turns, (), extras)


def _who_plays(table: Table, facts: GameFacts, you: Seat | None) -> Seat:
    """The seat of who looked, or of another person, or any: one that still holds cards."""
    people = [seat.seat for seat in facts.seats if seat.person]
    wanted = ([] if you is None else [you]) + people + list(table.seats)
    return next(seat for seat in wanted if seat in table.still_in)


def _times(record: Record, place: int) -> list[int]:
    count = sum(len(turn.moves) for turn in record.turns)
    times = token_times(record.extras.get("times"), count)
    return [_A_TOKEN * token for token in range(place)] if times is None else list(times[:place])


def _name_of(record: Record) -> str:
    identity = record.extras.get(IDENTITY)
    return identity if isinstance(identity, str) and identity else file_name(record)


def shared_deal(record: Record) -> Record:
    """Only the deal of a game, to be given to others: nothing of what was done with the cards."""
    extras = {"x-seed": record.extras["x-seed"]} if "x-seed" in record.extras else {}
    return Record(record.deal, (), (), extras)
