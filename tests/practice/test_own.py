"""One's own mistakes: solved by making the owed move, twice wrong is lost, refused is no try."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from tac.practice.drills.own import TRIES, OwnDrill, Try
from tac.practice.items.mistakes import mistakes_of
from tac.practice.memory.ledger import Due
from tac.practice.memory.repeating import first
from tac.rules import Move, Seat, possible
from tests.history.games import wild_record

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
DUE = [Due(mistake, first(NOW)) for mistake in mistakes_of(wild_record(1), Seat.A)]


def drill() -> OwnDrill:
    own = OwnDrill(DUE[:3])
    assert own.next() is not None
    own.landed(1000)
    return own


def wrong(own: OwnDrill) -> Move:
    assert own.item is not None
    return next(move for move in possible(own.item.before) if move not in own.item.owed)


def owed(own: OwnDrill) -> Move:
    assert own.item is not None
    return own.item.owed[0]


def away(due: str) -> timedelta:
    return datetime.fromisoformat(due) - NOW


def test_the_owed_move_solves_it_and_it_stays_away_for_days() -> None:
    own = drill()
    tried = own.attempt(owed(own), 1800, NOW)
    assert tried is not None and tried.what is Try.SOLVED
    assert tried.answer is not None and tried.answer.is_right and tried.answer.ms == 800
    assert tried.repetition is not None and away(tried.repetition.due) >= timedelta(days=1)
    assert tried.explanation is not None and tried.explanation.is_fault
    assert (own.solved, own.done, own.left) == (1, 1, 2)
    assert own.attempt(Move.parse("x"), 1900, NOW) is None


def test_solved_at_the_second_try_it_comes_back_sooner_and_counts_as_not_seen() -> None:
    own = drill()
    first_try = own.attempt(wrong(own), 1500, NOW)
    assert first_try is not None and (first_try.what, first_try.repetition) == (Try.WRONG, None)
    later = own.attempt(owed(own), 1900, NOW)
    at_once = drill()
    sooner = at_once.attempt(owed(at_once), 1900, NOW)
    assert later is not None and later.repetition is not None and later.answer is not None
    assert sooner is not None and sooner.repetition is not None
    assert later.what is Try.SOLVED and not later.answer.is_right
    assert away(later.repetition.due) < away(sooner.repetition.due)


def test_after_two_wrong_tries_it_is_shown_and_comes_back_the_same_day() -> None:
    own = drill()
    for _ in range(TRIES - 1):
        own.attempt(wrong(own), 1500, NOW)
    tried = own.attempt(wrong(own), 1600, NOW)
    assert tried is not None and tried.what is Try.LOST and tried.repetition is not None
    assert away(tried.repetition.due) < timedelta(hours=1)
    assert tried.repetition.missed == 1 and own.solved == 0


def test_a_refused_move_is_no_try_and_giving_up_is_not_solved() -> None:
    own = drill()
    assert own.item is not None
    refused = next(
        move for move in map(Move.parse, ("x", "d+", "h+")) if move not in possible(own.item.before)
    )
    tried = own.attempt(refused, 1500, NOW)
    assert tried is not None and tried.what is Try.REFUSED and tried.reason is not None
    given_up = own.give_up(NOW)
    assert given_up is not None and given_up.what is Try.LOST
    assert own.give_up(NOW) is None


def test_a_mistake_whose_record_does_not_hold_is_passed_over() -> None:
    broken = Due(replace(DUE[0].mistake, record="tac: 1\n"), first(NOW))
    own = OwnDrill([broken, DUE[1]])
    assert own.next() is not None
    assert own.current == DUE[1]
    own.give_up(NOW)
    assert own.next() is None
