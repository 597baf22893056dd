"""The call "Tač!": who may call, what is taken back, what it costs (R6.1 to R6.4, R6.7)."""

import pytest

from tac.rules import FalseCall, HouseRules, Phase, Reason, Seat, duties, standing_faults
from tac.rules.events import Called, CameBack, FalselyCalled, FaultMade, MovesTakenBack, PenaltyPaid, WentOut
from tests.rules.tables import after, after_with_events, cards, refusal, table, tokens

START = table(("6c 2c", "Jh"), ("3c 3d", "5d"), ("8c 8d", "9h"), central="5c")
"""A draws 6c, which is owed to the central pile."""

CARD = HouseRules(false_call=FalseCall.CARD)


@pytest.mark.parametrize("caller", "BC")
def test_any_other_player_may_call_while_a_fault_stands(caller: str) -> None:
    """R6.1."""
    _, events = after_with_events(START, f"x d- !{caller}")
    (called,) = [event for event in events if isinstance(event, Called)]
    assert (called.caller.name, called.offender, called.obligation) == (caller, Seat.A, 3)
    assert (called.move.token, called.card.code, tokens(called.owed)) == ("d-", "6c", "d+")


def test_the_offender_cannot_call_his_own_fault() -> None:
    """R6.7."""
    assert refusal(after(START, "x d-"), "!A") is Reason.OWN_CALL


def test_a_call_takes_back_all_since_the_fault_and_hands_the_turn_back() -> None:
    """R6.2: the card is in his hand again, and it is his turn."""
    done, events = after_with_events(START, "x d- !B")
    assert done.turn is Seat.A
    assert done.drawn is not None
    assert done.drawn.code == "6c"
    assert cards(done) == [("2c 3d 8d", "Jh"), ("3c", "5d"), ("8c", "9h")]
    (back,) = [event for event in events if isinstance(event, MovesTakenBack)]
    assert [type(event).__name__ for event in back.undone] == ["CardPlayed"]


def test_a_call_answers_the_earliest_standing_fault() -> None:
    """R6.2: the draw of the earlier fault is taken back too, and its card is on the pile again."""
    start = table(("7c 2c", "6h Jc"), ("3c", "5d"), central="5c")
    done = after(start, "x d- !B")
    assert done.drawn is None
    assert cards(done) == [("7c 2c 3c", "6h Jc"), ("", "5d")]
    assert standing_faults(done) == ()


def test_a_heap_turned_over_is_turned_back() -> None:
    """R6.2."""
    start = table(("", "6h Jc 9s"), ("3c", "5d"), central="5c")
    assert cards(after(start, "x d- !B"))[0] == ("3c", "6h Jc 9s")


def test_who_had_gone_out_is_in_again() -> None:
    """R6.2: it is that player's turn, even if he had gone out."""
    start = table(("", "6h"), ("3c", "5d"), ("8c", "9h"), central="5c")
    done, events = after_with_events(start, "hB !C")
    assert CameBack(Seat.A) in events
    assert done.out == ()
    assert done.turn is Seat.A
    assert cards(done)[0] == ("3c 8c", "6h")


def test_each_other_player_gives_the_bottom_card_of_his_pile_in_seat_order() -> None:
    """R6.3: the last one given lies lowest."""
    start = table(("3c 3d", "9h"), ("6c 2c", "Jh"), ("8c 8d", "Qh"), ("Tc Td", "5d"), central="5c", turn="B")
    done, events = after_with_events(start, "x d- !D")
    assert cards(done)[1] == ("2c 8d Td 3d", "Jh")
    givers = [event.giver for event in events if isinstance(event, PenaltyPaid)]
    assert givers == [Seat.C, Seat.D, Seat.A]


def test_an_empty_pile_gives_nothing_even_with_a_heap() -> None:
    """R6.3."""
    start = table(("6c 2c", "Jh"), ("", "5d 4d"), ("8c 8d", "9h"), central="5c")
    assert cards(after(start, "x d- !B")) == [("2c 8d", "Jh"), ("", "5d 4d"), ("8c", "9h")]


def test_who_gives_away_his_last_card_is_out() -> None:
    """R6.3: several at once in the same order, and the game may be over by it (R5.1)."""
    start = table(("6c 2c", "Jh"), ("3c", ""), ("8c", ""), central="5c")
    done, events = after_with_events(start, "x d- !B")
    assert [event for event in events if isinstance(event, WentOut)] == [
        WentOut(Seat.B, 1),
        WentOut(Seat.C, 2),
    ]
    assert done.phase is Phase.OVER
    assert done.places == (Seat.B, Seat.C, Seat.A)


def test_the_offender_owes_the_move_he_missed() -> None:
    """R6.4: forgetting it again is a new fault, and can be called again."""
    called = after(START, "x d- !B")
    assert tokens(duties(called)) == "d+"
    again, events = after_with_events(called, "d-")
    assert [event.obligation for event in events if isinstance(event, FaultMade)] == [3]
    assert refusal(again, "!C") is None


def test_a_call_while_the_end_waits_takes_the_end_back() -> None:
    """R6.6."""
    done = after(table(("", "6h"), ("3c 3d", "5d"), central="5c"), "hB !B")
    assert done.phase is Phase.PLAY
    assert done.turn is Seat.A


def test_a_false_call_moves_nothing_by_default() -> None:
    """R6.7, house rule ``false_call: none``."""
    before = after(START, "x d+")
    done, events = after_with_events(before, "!B")
    assert events == [FalselyCalled(Seat.B, Seat.A)]
    assert cards(done) == cards(before)


def test_a_false_call_may_cost_the_accused_a_card() -> None:
    """R6.7, house rule ``false_call: card``: the bottom card goes under the caller's pile."""
    start = table(("Kc 2c", "Jh"), ("3c 3d", "5d"), central="9c", rules=CARD)
    done, events = after_with_events(start, "x !B")
    assert cards(done) == [("", "Jh"), ("3c 3d 2c", "5d")]
    assert [event.giver for event in events if isinstance(event, PenaltyPaid)] == [Seat.A]


def test_accused_is_the_one_who_moved_last_also_after_his_turn() -> None:
    """R6.7."""
    done = after(START, "x d+ x d-")
    assert done.turn is Seat.B
    _, events = after_with_events(done, "!C")
    assert events == [FalselyCalled(Seat.C, Seat.A)]
    assert refusal(done, "!A") is Reason.OWN_CALL


def test_right_after_a_call_accused_is_the_one_just_called() -> None:
    """R6.7: B moved last before his fault was taken back, but so did A before him."""
    start = table(("Kc 2c", "Jh"), ("6c 6d", "5d"), ("8c 8d", "9h"), central="5c")
    done = after(start, "x d- x d- !A")
    _, events = after_with_events(done, "!A")
    assert events == [FalselyCalled(Seat.A, Seat.B)]
    assert refusal(done, "!B") is Reason.OWN_CALL


def test_each_seat_has_one_false_call_between_two_moves() -> None:
    """R6.7."""
    done = after(START, "x !B")
    assert refusal(done, "!B") is Reason.CALL_TWICE
    assert refusal(done, "!C") is None
    assert refusal(after(done, "d+"), "!B") is None


def test_a_right_call_gives_everybody_another_false_call() -> None:
    """R6.7: C called falsely before the move that is taken back, which still lies between the two calls."""
    start = table(("9d 2c", "Jh"), ("6c 3d", "5d"), ("8c 8d", "9h"), central="5c")
    before = after(start, "x d- !C x")
    assert refusal(after(before, "!C"), "!C") is Reason.CALL_TWICE
    assert refusal(after(before, "!C d- !A"), "!C") is None


def test_if_the_pile_of_the_accused_is_empty_nothing_moves() -> None:
    """R6.7."""
    start = table(("Kc", "Jh"), ("3c 3d", "5d"), central="9c", rules=CARD)
    assert cards(after(start, "x !B")) == [("", "Jh"), ("3c 3d", "5d")]


def test_who_loses_his_last_card_by_a_false_call_is_out_and_his_turn_ends() -> None:
    """R6.7, R5.2: A has one card left and it is still his turn."""
    start = table(("Tc 2c", ""), ("3c 3d", "5d"), ("8c", "9h"), central="9c", rules=CARD)
    done, events = after_with_events(start, "x d+ !B")
    assert WentOut(Seat.A, 1) in events
    assert done.turn is Seat.B
    assert done.phase is Phase.PLAY


def test_a_card_in_hand_keeps_the_accused_in() -> None:
    """R6.7."""
    start = table(("Tc 2c", ""), ("3c 3d", "5d"), ("8c", "9h"), central="9c", rules=CARD)
    done = after(start, "x !B")
    assert done.out == ()
    assert done.turn is Seat.A


def test_a_false_call_may_end_the_game() -> None:
    """R6.7, R5.1."""
    start = table(("Tc 2c", ""), ("3c 3d", "5d"), central="9c", rules=CARD)
    done = after(start, "x d+ !B")
    assert done.phase is Phase.OVER
    assert done.places == (Seat.A, Seat.B)


def test_a_call_before_the_first_move_is_refused() -> None:
    """R6.7."""
    assert refusal(START, "!B") is Reason.CALL_NOT_STARTED


def test_a_call_after_the_end_is_refused() -> None:
    """R6.7."""
    over = after(table(("", "6h"), ("3c", "5d"), central="5c"), "h+")
    assert refusal(over, "!B") is Reason.GAME_OVER


def test_a_call_by_one_who_is_out_or_not_there_is_refused() -> None:
    """R6.1, R6.7: with a fault standing and without."""
    start = table(("", "6h"), ("3c 3d", "5d"), ("8c 8d", "9h"), central="5c")
    out = after(start, "h+ x")
    assert refusal(out, "!A") is Reason.CALLER_OUT
    assert refusal(out, "!D") is Reason.NO_SUCH_SEAT
    faulty = after(table(("", "6h"), ("7c 3d", "5d"), ("8c 8d", "9h"), central="5c"), "h+ x d-")
    assert standing_faults(faulty)
    assert refusal(faulty, "!A") is Reason.CALLER_OUT
    assert refusal(faulty, "!D") is Reason.NO_SUCH_SEAT
