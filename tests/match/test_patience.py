"""Patient computers wait with each of their turns for a person's word; and computers mend their faults."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tac.match import (
    Accepted,
    GoOn,
    Match,
    MatchReason,
    MatchSetup,
    Pause,
    Player,
    Resume,
    SetTempo,
    SteppedClock,
    Tempo,
)
from tac.match.events import CallPlanned, MendingPlanned, TurnWaits
from tac.match.headless import run
from tac.rules import Seat, deal
from tac.rules.events import Called, FaultMended
from tac.rules.position import Position
from tests.match.game import ENDING, FAULTY, IN_ORDER, PERSON, Game, computer

PATIENT = Tempo(1.0, patient=True)


def patient(position: Position, *players: Player) -> Game:
    game = Game(position, *players)
    game.match.submit(SetTempo(PATIENT))
    return game


def test_a_computer_waits_with_its_turn_until_somebody_says_go_on() -> None:
    game = patient(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.wait(60_000)
    assert game.tokens() == ["x", "d-"] and game.match.waiting is Seat.B
    assert game.match.submit(GoOn()) == Accepted(())
    game.wait(999)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "x"]


def test_it_waits_once_a_turn_and_says_so_to_everybody() -> None:
    game = patient(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.match.submit(GoOn())
    game.wait(60_000)
    assert game.tokens()[:5] == ["x", "d-", "x", "dC", "x"] and game.match.waiting is None
    assert [event for event in game.look() if isinstance(event, TurnWaits)] == [TurnWaits(Seat.B)]


def test_the_window_for_calls_is_not_shortened_by_going_on() -> None:
    game = patient(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.match.submit(GoOn())
    game.wait(2499)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens()[-1] == "x"


def test_after_a_call_the_offender_goes_on_without_waiting() -> None:
    game = Game(FAULTY, computer(overlook=1, notice=0), PERSON, PERSON)
    while "d-" not in game.tokens():
        game.wait(100)
    game.match.submit(SetTempo(PATIENT))
    game.call("B")
    assert game.match.waiting is None
    game.wait(1000)
    assert game.tokens() == ["x", "d-", "!B", "d+"]


def test_a_call_while_it_waits_takes_the_turn_back() -> None:
    game = patient(FAULTY, PERSON, computer(notice=0), PERSON)
    game.play("A", "x d-")
    waited = game.match.waiting
    game.call("C")
    assert (waited, game.match.waiting, game.match.table.turn) == (Seat.B, None, Seat.A)
    assert game.declined(game.match.submit(GoOn())) is MatchReason.NOBODY_WAITS


def test_computers_call_while_another_computer_waits() -> None:
    """A computer's fault, that is: those of a person who plays alone wait for him."""
    game = Game(FAULTY, computer(overlook=1, notice=0), computer(reaction=5000), PERSON)
    while "x" not in game.tokens():
        game.wait(100)
    game.match.submit(SetTempo(PATIENT))
    while game.match.waiting is None:
        game.wait(100)
    game.wait(5000)
    assert game.tokens() == ["x", "d-", "!B"]


def test_another_tempo_ends_the_waiting() -> None:
    game = patient(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.match.submit(SetTempo(Tempo(2.0)))
    assert game.match.waiting is None
    game.wait(3499)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens()[-1] == "x"


def test_going_on_waits_for_the_pause_to_end() -> None:
    game = patient(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.match.submit(Pause())
    assert game.declined(game.match.submit(GoOn())) is MatchReason.PAUSED
    game.match.submit(Resume())
    assert game.match.submit(GoOn()) == Accepted(())


def test_nobody_waits_where_no_person_holds_cards() -> None:
    players = computer(), computer()
    setup = MatchSetup(deal(5, 2), players, seed=5, tempo=PATIENT)
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    run(match, clock)
    assert match.is_over
    position: Position = {**IN_ORDER, "seats": {**IN_ORDER["seats"], "A": {}}, "out": ["A"], "turn": "B"}
    game = patient(position, PERSON, computer(), computer())
    game.wait(10_000)
    assert len(game.tokens()) > 2


def test_waiting_is_the_same_whether_or_not_a_fault_stands() -> None:
    seen = []
    for position in (IN_ORDER, FAULTY):
        game = patient(position, PERSON, computer(notice=0), PERSON)
        game.play("A", "x d-")
        game.wait(9000)
        game.look()
        seen.append([(r.number, r.at, [type(event) for event in r.events]) for r in game.seen])
    assert seen[0] == seen[1]


# -- somebody alone among patient computers


def test_who_plays_alone_is_never_pressed() -> None:
    """However long he looks at his own fault, nobody calls it and nothing moves."""
    game = patient(FAULTY, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x d-")
    game.wait(3_600_000)
    assert game.tokens() == ["x", "d-"]
    assert game.match.next_due() is None


def test_a_fault_of_his_own_can_be_put_right_at_any_time() -> None:
    game = patient(FAULTY, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x d-")
    game.wait(600_000)
    game.play("A", "<d+")
    game.wait(600_000)
    assert game.tokens()[:3] == ["x", "d-", "<d+"]
    assert not game.events(Called)


def test_what_was_noticed_is_called_once_he_goes_on() -> None:
    game = patient(FAULTY, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x d-")
    game.wait(10_000)
    game.match.submit(GoOn())
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!B"]


def test_who_goes_on_at_once_is_called_no_sooner_than_usual() -> None:
    game = patient(FAULTY, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x d-")
    game.match.submit(GoOn())
    game.wait(699)
    assert game.tokens() == ["x", "d-"]
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!B"]


def test_in_his_own_turn_his_next_move_goes_on() -> None:
    position: Position = {**FAULTY, "seats": {**FAULTY["seats"], "A": {"pile": "8c 2c", "heap": "5c Kc 5h"}}}
    game = patient(position, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x")
    game.wait(600_000)
    assert game.tokens() == ["x"]
    game.play("A", "d-")
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!B"]


def test_at_another_pace_he_is_called_as_ever() -> None:
    game = patient(FAULTY, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x d-")
    game.wait(10_000)
    game.match.submit(SetTempo(Tempo(1.0)))
    game.wait(1)
    assert game.tokens() == ["x", "d-", "!B"]
    game = Game(FAULTY, PERSON, computer(reaction=700), computer(reaction=900))
    game.play("A", "x d-")
    game.wait(700)
    assert game.tokens() == ["x", "d-", "!B"]


def test_among_several_people_a_fault_is_called_at_its_time() -> None:
    game = patient(FAULTY, PERSON, computer(reaction=700), PERSON)
    game.play("A", "x d-")
    game.wait(700)
    assert game.tokens() == ["x", "d-", "!B"]


def test_a_fault_with_the_last_move_of_a_game_is_called_at_its_time() -> None:
    """There is nothing more that he could do: the last chance to call is as long as ever."""
    game = patient(ENDING, PERSON, computer(reaction=700))
    game.play("A", "hB")
    game.wait(700)
    assert game.tokens() == ["hB", "!B"]


def test_waiting_with_a_call_is_not_to_be_seen() -> None:
    seen = []
    for position in (IN_ORDER, FAULTY):
        game = patient(position, PERSON, computer(reaction=700), computer(reaction=900))
        game.play("A", "x d-")
        game.wait(9000)
        game.look()
        seen.append([(r.number, r.at, [type(event) for event in r.events]) for r in game.seen])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("factor", [0.4, 3.1])
def test_a_tempo_is_a_factor_from_a_half_to_three(factor: float) -> None:
    with pytest.raises(ValueError, match="factor"):
        Tempo(factor)


# -- a computer's own fault


def mending(**values: float) -> Player:
    made = computer(overlook=1, notice=0, **values)
    assert made.level is not None
    return replace(made, level=replace(made.level, mends=1.0))


def test_a_computer_puts_its_own_fault_right_before_anybody_speaks() -> None:
    game = Game(FAULTY, mending(reaction=700), computer(notice=1, reaction=5000), PERSON)
    while "d-" not in game.tokens():
        game.wait(100)
    game.wait(700)
    assert game.tokens() == ["x", "d-", "<d+"]
    assert game.events(FaultMended) and not game.events(Called)
    assert game.match.table.turn is Seat.A


def test_who_is_called_first_puts_nothing_right_any_more() -> None:
    game = Game(FAULTY, mending(reaction=700), computer(notice=1, reaction=300), PERSON)
    while "d-" not in game.tokens():
        game.wait(100)
    game.wait(700)
    assert game.tokens()[:3] == ["x", "d-", "!B"]
    assert not [token for token in game.tokens() if token.startswith("<")]


def test_the_next_players_move_comes_first_too() -> None:
    game = Game(FAULTY, mending(reaction=700), PERSON, computer(notice=0))
    game.match.submit(SetTempo(Tempo(0.5)))
    while "d-" not in game.tokens():
        game.wait(50)
    game.play("B", "x")
    game.wait(950)
    assert game.tokens()[:3] == ["x", "d-", "x"] and not game.events(FaultMended)


def test_only_the_referee_learns_that_a_fault_will_be_put_right() -> None:
    game = Game(FAULTY, mending(reaction=5000), computer(notice=1, reaction=5000), PERSON)
    while "d-" not in game.tokens():
        game.wait(100)
    game.wait(100)
    mended: list[MendingPlanned] = game.events(MendingPlanned)
    planned: list[CallPlanned] = game.events(CallPlanned)
    assert (len(mended), len(planned)) == (1, 1)
    assert not [event for event in game.look() if isinstance(event, MendingPlanned)]


def test_meaning_to_put_it_right_changes_nothing_before_it_happens() -> None:
    """Its next move comes when it would have come."""
    times = []
    for player in (mending(reaction=60_000), computer(overlook=1, notice=0)):
        position: Position = {**FAULTY, "seats": {**FAULTY["seats"], "A": {"pile": "5d 2c", "heap": "5c Kc"}}}
        game = Game(position, player, computer(notice=0), PERSON)
        game.wait(5000)
        times.append([(r.at, r.move.token) for r in game.reports if r.move is not None])
    assert times[0] == times[1]


def test_only_its_latest_fault_is_put_right_and_not_one_before_its_next_move() -> None:
    """Both moves of A's turn are faults: that to draw, and that to keep what it drew."""
    position: Position = {
        "central": "4h",
        "seats": {"A": {"pile": "3c 9d", "heap": "5c"}, "B": {"pile": "7c 8c", "heap": "2d"}},
    }
    game = Game(position, mending(reaction=1200, pace=1000), computer(notice=0, pace=9000))
    game.wait(3500)
    assert game.tokens()[:3] == ["x", "d-", "<dB"]
    planned = game.events(MendingPlanned)
    assert [(plan.due, plan.obligation) for plan in planned][:2] == [(2200, 1), (3200, 4)]


def test_it_waits_no_more_once_the_last_person_has_gone_out() -> None:
    position: Position = {
        "central": "4h",
        "seats": {
            "A": {"heap": "5c"},
            "B": {"pile": "9d 8d", "heap": "Jd"},
            "C": {"pile": "Ts", "heap": "Ks"},
        },
    }
    game = patient(position, PERSON, computer(), computer())
    game.play("A", "h+")
    assert game.match.waiting is None
    game.wait(2500)
    assert game.tokens() == ["h+", "x"]
