"""A pause stops the clock and everything planned."""

from __future__ import annotations

from tac.match import Accepted, CallTac, MakeMove, MatchReason, Pause, Resume, SetReaction
from tac.match.events import Paused, Resumed
from tac.rules import Move, Seat
from tac.rules.events import GameOver
from tests.match.game import ENDING, FAULTY, IN_ORDER, PERSON, Game, computer


def test_nothing_planned_happens_during_a_pause_and_then_as_much_later() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.wait(600)
    game.match.submit(Pause())
    assert game.match.next_due() is None
    game.wait(60_000)
    assert game.tokens() == ["x", "d-"]
    game.match.submit(Resume())
    assert game.match.next_due() == 700
    game.wait(99)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!B"]
    assert game.reports[-1].at == 700


def test_the_window_and_the_press_it_holds_wait_too() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.play("B", "x")
    game.match.submit(Pause())
    game.wait(60_000)
    game.match.submit(Resume())
    game.wait(899)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "x"]


def test_the_end_waits_too() -> None:
    game = Game(ENDING, PERSON, PERSON)
    game.play("A", "h+")
    game.match.submit(Pause())
    game.wait(60_000)
    assert not game.events(GameOver)
    game.match.submit(Resume())
    game.wait(1500)
    assert game.times(GameOver) == [1500]


def test_what_lands_during_a_pause_starts_nothing_before_its_end() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON, at_once=False)
    game.play("A", "x d-")
    game.wait(1000)
    game.match.submit(Pause())
    game.land(at=200)
    game.match.advance()
    assert game.tokens() == ["x", "d-"]
    game.match.submit(Resume())
    game.match.advance()
    assert game.tokens() == ["x", "d-", "!B"]


def test_a_lock_does_not_run_out_during_a_pause() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.call("C")
    game.match.submit(Pause())
    game.wait(60_000)
    game.match.submit(Resume())
    assert game.declined(game.try_call("C")) is MatchReason.CALLS_LOCKED


def test_moves_and_calls_during_a_pause_are_declined() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.match.submit(Pause())
    table = game.match.table
    for command in (
        MakeMove(Seat.B, Move.parse("x")),
        MakeMove(Seat.A, Move.parse("<d+")),
        CallTac(Seat.C),
        Pause(),
    ):
        assert game.declined(game.match.submit(command)) is MatchReason.PAUSED
    assert game.match.table is table


def test_the_reaction_may_be_set_during_a_pause() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON)
    game.match.submit(Pause())
    assert game.match.submit(SetReaction(2.0)) == Accepted(())
    assert game.match.reaction == 2.0


def test_pause_and_resume_are_told() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    assert game.match.submit(Pause()) == Accepted((Paused(),))
    assert game.match.submit(Resume()) == Accepted((Resumed(),))
    assert game.look() == [Paused(), Resumed()]


def test_to_resume_what_is_not_paused_changes_nothing() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    assert game.match.submit(Resume()) == Accepted(())
    assert game.look() == []


def test_what_was_due_before_the_pause_happens_before_it() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.clock.step(700)
    game.match.submit(Pause())
    assert game.tokens() == ["x", "d-", "!B"]
    assert game.reports[-1].events == (Paused(),)
