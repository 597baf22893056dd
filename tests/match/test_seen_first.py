"""Nobody reacts to a move before its card has landed."""

from __future__ import annotations

from tac.match import Match, MatchSetup, SteppedClock
from tac.match.events import CallMade, CallPlanned, MovePlanned, WindowOpened
from tac.rules import Seat, deal
from tac.rules.position import Position
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game, computer


def test_a_computer_plans_nothing_before_the_deal_has_landed() -> None:
    setup = MatchSetup(deal(1, 2), (computer(), PERSON), seed=1)
    clock = SteppedClock()
    match = Match(setup, clock)
    clock.step(60_000)
    match.advance()
    assert match.next_due() is None
    match.shown(0)
    assert match.next_due() == 61_000


def test_a_computer_calls_only_after_the_card_has_landed() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON, at_once=False)
    game.play("A", "x d-")
    game.wait(60_000)
    assert not game.events(CallPlanned)
    game.land()
    game.wait(699)
    assert not game.events(CallMade)
    game.wait(1)
    assert game.events(CallMade) and game.tokens()[-1] == "!B"


def test_the_landing_of_another_report_starts_nothing() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON, at_once=False)
    game.play("A", "x d-")
    game.match.shown(game.latest() - 1)
    game.match.shown(game.latest() + 1)
    assert not game.events(CallPlanned) and not game.events(WindowOpened)


def test_a_report_lands_once() -> None:
    game = Game(FAULTY, PERSON, computer(), computer(), at_once=False)
    game.play("A", "x d-")
    for _ in range(3):
        game.land()
        game.wait(100)
    assert len(game.events(CallPlanned)) == 2
    assert len(game.events(WindowOpened)) == len(game.events(MovePlanned)) == 1


def test_a_reaction_counts_from_the_nominal_landing() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON, at_once=False)
    game.play("A", "x d-")
    game.wait(510)
    game.land(at=500)
    assert [plan.due for plan in game.events(CallPlanned)] == [1200]
    game.wait(1000)
    assert game.times(CallMade) == [1200]
    assert game.events(CallMade)[0].reaction == 700


def test_without_a_moment_given_the_landing_is_now_even_before_the_match_advanced() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON, at_once=False)
    game.play("A", "x d-")
    game.clock.step(300)
    game.land()
    assert [plan.due for plan in game.events(CallPlanned)] == [1000]


def test_a_person_may_call_from_the_first_frame_of_a_flight_with_reaction_0() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON, at_once=False)
    game.play("A", "x d-")
    game.wait(250)
    game.call("C")
    assert game.tokens()[-1] == "!C"
    assert game.events(CallMade)[0].reaction == 0


def test_the_reaction_of_a_person_counts_from_the_landing_of_the_faulty_move() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON, at_once=False)
    game.play("A", "x")
    game.land()
    game.wait(1000)
    game.play("A", "d-")
    game.wait(400)
    game.land()
    game.wait(321)
    game.call("C")
    assert game.events(CallMade)[0].reaction == 321


def test_it_counts_from_there_though_other_moves_have_followed() -> None:
    position: Position = {
        "central": "4h",
        "seats": {"A": {"pile": "9c 2c", "heap": "5c Kc"}, "B": {"pile": "7c 8c", "heap": "8d"}},
    }
    game = Game(position, PERSON, PERSON)
    game.play("A", "x")
    game.wait(500)
    game.play("A", "d-")
    game.wait(200)
    game.call("B")
    assert game.events(CallMade) == [CallMade(Seat.B, True, 700)]


def test_the_reaction_of_a_false_call_counts_from_the_latest_landing() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.wait(123)
    game.call("C")
    made = game.events(CallMade)[0]
    assert (made.right, made.reaction) == (False, 123)


def test_a_computer_moves_only_after_the_card_before_has_landed() -> None:
    game = Game(IN_ORDER, PERSON, computer(), computer(), at_once=False)
    game.play("A", "x d-")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-"]
    game.land()
    game.wait(1500 + 999)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "x"]
