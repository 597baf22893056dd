"""Every command is answered at once: accepted with what has happened, or declined with a reason."""

from __future__ import annotations

import math

import pytest

from tac.match import (
    Accepted,
    CallTac,
    Declined,
    MakeMove,
    MatchReason,
    MatchSetup,
    Player,
    SetReaction,
    Timing,
)
from tac.match.events import CallMade, TooLate
from tac.rules import Move, Reason, Seat, deal
from tac.rules.events import CardDrawn
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game, computer


def test_a_move_is_made_at_once_and_the_answer_says_what_happened() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    answer = game.try_move("A", "x")
    assert isinstance(answer, Accepted)
    assert [type(event) for event in answer.events] == [CardDrawn]
    assert game.match.table.drawn is not None


def test_a_declined_command_changes_nothing() -> None:
    game = Game(IN_ORDER, PERSON, computer(), PERSON)
    table, record, due = game.match.table, game.match.record(), game.match.next_due()
    for command, reason in (
        (MakeMove(Seat.A, Move.parse("h+")), Reason.DOES_NOT_FIT_CENTRAL),
        (MakeMove(Seat.A, Move.parse("hA")), Reason.OWN_HEAP),
        (MakeMove(Seat.A, Move.parse("hD")), Reason.NO_SUCH_SEAT),
        (MakeMove(Seat.B, Move.parse("x")), MatchReason.NOT_A_PERSON),
        (MakeMove(Seat.C, Move.parse("x")), Reason.NOT_YOUR_TURN),
        (MakeMove(Seat.D, Move.parse("x")), Reason.NO_SUCH_SEAT),
        (CallTac(Seat.A), Reason.CALL_NOT_STARTED),
        (CallTac(Seat.B), MatchReason.NOT_A_PERSON),
        (CallTac(Seat.D), Reason.NO_SUCH_SEAT),
    ):
        assert game.match.submit(command) == Declined(reason)
    assert game.match.table is table
    assert game.match.record() == record
    assert game.match.next_due() == due
    assert game.look() == []


def test_refusal_says_beforehand_what_submit_would() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    assert game.match.refusal(Seat.A, Move.parse("x")) is None
    assert game.match.refusal(Seat.A, Move.parse("h+")) is Reason.DOES_NOT_FIT_CENTRAL
    assert game.match.refusal(Seat.B, Move.parse("x")) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("token", ["!A", "!B", "."])
def test_calls_and_the_end_are_no_moves_to_make(token: str) -> None:
    with pytest.raises(ValueError, match="no move"):
        MakeMove(Seat.A, Move.parse(token))


@pytest.mark.parametrize("factor", [0.49, 3.01, 0.0, -1.0, math.nan, math.inf])
def test_a_reaction_factor_is_a_half_to_three(factor: float) -> None:
    with pytest.raises(ValueError, match="factor"):
        SetReaction(factor)
    with pytest.raises(ValueError, match="factor"):
        MatchSetup(deal(1, 2), (PERSON, PERSON), 1, factor)


def test_what_was_due_before_a_command_happens_before_it() -> None:
    game = Game(FAULTY, PERSON, computer(notice=0), PERSON)
    game.play("A", "x d-")
    game.clock.step(2501)
    assert game.call("C") == (TooLate(Seat.C),)
    assert game.tokens() == ["x", "d-", "x"] and game.reports[2].at == 0
    assert game.times(CardDrawn) == [0, 2500] and not game.events(CallMade)


def test_a_setup_has_one_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        MatchSetup(deal(1, 3), (PERSON, PERSON), 1)


def test_a_record_says_who_sat_where_when_each_token_was_made_and_from_which_seed() -> None:
    game = Game(IN_ORDER, PERSON, computer(), PERSON)
    game.wait(1200)
    game.play("A", "x")
    game.wait(34)
    game.play("A", "d-")
    extras = game.match.record(played="2026-01-01").extras
    assert extras["players"] == {"A": "human", "B": "test", "C": "human"}
    assert extras["times"] == [1200, 1234]
    assert (extras["x-seed"], extras["x-reaction"], extras["played"]) == (1, 1.0, "2026-01-01")


def test_a_record_keeps_the_reaction_that_counts_now() -> None:
    game = Game(IN_ORDER, PERSON, computer(), PERSON)
    game.match.submit(SetReaction(2.5))
    assert game.match.record().extras["x-reaction"] == 2.5


def test_people_are_the_seats_without_a_level() -> None:
    setup = MatchSetup(deal(1, 4), (PERSON, computer(), PERSON, computer()), 1)
    assert setup.people == (Seat.A, Seat.C)
    assert [player.kind for player in setup.players] == ["human", "test", "human", "test"]
    assert Player(name="Ana").is_person and not computer().is_person


def test_the_default_times_are_those_of_the_game() -> None:
    timing = Timing()
    assert (timing.window_computer, timing.window_person, timing.window_alone) == (1500, 900, 0)
    assert (timing.window_end, timing.late_call_grace) == (1500, 1500)
    assert (timing.lock_first, timing.lock_most) == (2500, 20_000)
