"""What computers plan: calls, moves and cries, each dropped with what it was planned for."""

from __future__ import annotations

from tac.match import Match, MatchSetup, SetReaction, Timing
from tac.match.events import CallMade, CallPlanned, MovePlanned
from tac.rules import Seat, deal
from tac.rules.events import CardDrawn
from tac.rules.position import Position
from tests.match.game import ENDING, FAULTY, IN_ORDER, PERSON, Game, computer


def test_a_computer_calls_the_fault_that_it_notices_after_its_delay() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer(reaction=650))
    game.play("A", "x d-")
    assert game.events(CallPlanned) == [CallPlanned(Seat.C, 650, 650, 3)]
    game.wait(650)
    assert game.events(CallMade) == [CallMade(Seat.C, True, 650)]
    assert game.tokens() == ["x", "d-", "!C"]


def test_one_that_notices_nothing_plans_nothing() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer(notice=0))
    game.play("A", "x d-")
    assert not game.events(CallPlanned)


def test_the_offender_does_not_call_itself_nor_does_one_who_is_out() -> None:
    position: Position = {**FAULTY, "seats": {**FAULTY["seats"], "D": {}}, "out": ["D"]}
    game = Game(position, computer(overlook=1), PERSON, PERSON, computer())
    game.wait(60_000)
    assert game.tokens()[:2] == ["x", "d-"]
    assert not game.events(CallPlanned)


def test_of_several_the_quickest_calls_and_the_others_drop_it() -> None:
    game = Game(FAULTY, PERSON, computer(reaction=800), computer(reaction=700))
    game.play("A", "x d-")
    assert len(game.events(CallPlanned)) == 2
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!C"]


def test_a_call_is_dropped_when_a_person_calls_first() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer())
    game.play("A", "x d-")
    game.wait(699)
    game.call("B")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!B"]


def test_a_call_is_dropped_when_the_offender_puts_it_right() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer())
    game.play("A", "x d-")
    game.wait(699)
    game.play("A", "<d+")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "<d+"]


def test_a_call_is_dropped_when_the_owed_move_follows() -> None:
    position: Position = {
        "central": "4h",
        "seats": {"A": {"pile": "9c 2c", "heap": "5c Kc"}, "B": {"pile": "7c 8c", "heap": "8d"}},
    }
    game = Game(position, PERSON, computer())
    game.play("A", "x dB")
    assert [plan.obligation for plan in game.events(CallPlanned)] == [1]
    game.wait(300)
    game.play("A", "h+")
    game.wait(60_000)
    assert game.tokens() == ["x", "dB", "h+"]


def test_a_call_is_dropped_when_the_next_player_moves() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer(), timing=Timing(window_person=0))
    game.play("A", "x d-")
    game.wait(100)
    game.play("B", "x")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "x"]


def test_a_planned_move_is_dropped_when_a_call_comes_first() -> None:
    game = Game(FAULTY, PERSON, computer(notice=0), PERSON)
    game.play("A", "x d-")
    game.wait(2499)
    game.call("C")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!C"]


def test_a_planned_move_is_dropped_when_the_turn_goes_back_by_a_correction() -> None:
    game = Game(FAULTY, PERSON, computer(notice=0), PERSON)
    game.play("A", "x d-")
    game.wait(2499)
    game.play("A", "<d+")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "<d+"]
    assert game.match.table.turn is Seat.A


def test_the_announcement_of_the_end_is_dropped_when_a_call_comes_first() -> None:
    game = Game(ENDING, PERSON, PERSON)
    game.play("A", "hB")
    game.call("B")
    game.wait(60_000)
    assert not game.match.is_over and game.match.next_due() is None


def test_after_the_end_nothing_is_planned() -> None:
    game = Game(ENDING, computer(), computer(false_cry=1))
    game.wait(60_000)
    assert game.match.is_over
    assert game.match.next_due() is None


def test_a_rematch_is_another_match_that_an_old_plan_never_touches() -> None:
    old = Game(FAULTY, PERSON, computer(), PERSON)
    old.play("A", "x d-")
    new = Match(MatchSetup(deal(2, 3), (PERSON, computer(), PERSON), 2), old.clock, shows_at_once=True)
    old.wait(60_000)
    new.advance()
    assert new.move_number == 0 and new.take_reports() == []


def test_a_computer_on_turn_calls_before_it_moves() -> None:
    game = Game(FAULTY, PERSON, computer(reaction=60_000, pace=100), PERSON)
    game.play("A", "x d-")
    game.wait(1599)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!B"]
    assert game.events(CallMade) == [CallMade(Seat.B, True, 1600)]


def test_it_calls_at_its_call_time_if_that_is_earlier() -> None:
    game = Game(FAULTY, PERSON, computer(reaction=1599, pace=100), PERSON)
    game.play("A", "x d-")
    game.wait(60_000)
    assert game.times(CallMade) == [1599]


def test_one_on_turn_that_noticed_nothing_moves() -> None:
    game = Game(FAULTY, PERSON, computer(notice=0, pace=100), computer(reaction=60_000))
    game.play("A", "x d-")
    game.wait(1600)
    assert game.tokens() == ["x", "d-", "x"]


def test_a_computer_that_was_called_makes_the_owed_move() -> None:
    game = Game(FAULTY, computer(overlook=1), PERSON, PERSON)
    game.wait(2000)
    game.call("B")
    game.wait(1000)
    assert game.tokens() == ["x", "d-", "!B", "d+"]


def test_a_computer_moves_at_its_own_pace_within_its_turn() -> None:
    game = Game(IN_ORDER, computer(pace=444), PERSON, PERSON)
    game.wait(60_000)
    assert game.events(MovePlanned) == [MovePlanned(Seat.A, 444), MovePlanned(Seat.A, 888)]
    assert game.times(CardDrawn) == [444]


def test_the_reaction_factor_scales_the_delay_and_a_change_counts_from_the_next_fault_on() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer(reaction=500), at_once=False, reaction=2.0)
    game.play("A", "x d-")
    game.match.submit(SetReaction(0.5))
    game.land(at=0)
    assert [plan.delay for plan in game.events(CallPlanned)] == [1000]
    game.wait(1000)
    assert game.times(CallMade) == [1000]
    game.land()
    game.play("A", "d-")
    game.land()
    assert [plan.delay for plan in game.events(CallPlanned)] == [1000, 250]


def test_a_false_cry_is_dropped_with_the_next_move() -> None:
    game = Game(IN_ORDER, PERSON, PERSON, computer(false_cry=1, reaction=500))
    game.play("A", "x")
    game.wait(499)
    game.play("A", "d-")
    game.wait(499)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!C"]


def test_neither_the_one_who_moved_nor_one_who_is_out_cries() -> None:
    position: Position = {**IN_ORDER, "seats": {**IN_ORDER["seats"], "D": {}}, "out": ["D"]}
    game = Game(position, computer(false_cry=1), PERSON, PERSON, computer(false_cry=1))
    game.wait(60_000)
    assert game.tokens() == ["x", "d-"]
    assert not game.events(CallPlanned)


def test_nobody_cries_while_a_fault_stands_nor_right_after_a_call() -> None:
    game = Game(FAULTY, PERSON, PERSON, computer(false_cry=1, notice=0))
    game.play("A", "x")
    game.play("A", "d-")
    game.call("B")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!B"]


def test_two_faults_of_one_turn_are_watched_each_for_itself() -> None:
    position: Position = {
        "central": "4h",
        "seats": {"A": {"pile": "3c 9d", "heap": "5c"}, "B": {"pile": "7c 8c", "heap": "2d"}},
    }
    game = Game(position, PERSON, computer(reaction=900))
    game.play("A", "x")
    game.wait(500)
    game.play("A", "d-")
    plans = [(plan.due, plan.obligation) for plan in game.events(CallPlanned)]
    assert plans == [(900, 1), (1400, 4)]
    game.wait(400)
    assert game.tokens() == ["x", "d-", "!B"]
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!B"]
    assert game.match.table.drawn is None and game.match.table.turn is Seat.A
