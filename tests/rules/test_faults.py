"""Faults: which moves are faulty, how long they stand, how they are mended (section 6 of the rules)."""

import pytest

from tac.rules import Phase, Reason, Seat, Table, standing_faults
from tac.rules.duties import corrections
from tac.rules.events import FaultClosed, FaultMade, FaultMended
from tests.rules.tables import after, after_with_events, cards, refusal, table, tokens

HEAP_TO_CENTRAL = table(("9c 2c", "6h Jc"), ("3c", "5d"), central="5c")
HEAP_TO_HEAP = table(("9c 2c", "6h Jc"), ("3c", "5d"), central="8c")
DRAWN_TO_CENTRAL = table(("6c 2c", "Jh"), ("3c", "5d"), central="5c")
DRAWN_TO_HEAP = table(("6c 2c", "2h"), ("3c", "5d"), central="Tc")

FAULTY = [
    (HEAP_TO_CENTRAL, "x", 1, "h+"),
    (HEAP_TO_CENTRAL, "hB", 1, "h+"),
    (HEAP_TO_HEAP, "x", 2, "hB"),
    (after(DRAWN_TO_CENTRAL, "x"), "dB", 3, "d+"),
    (after(DRAWN_TO_CENTRAL, "x"), "d-", 3, "d+"),
    (after(DRAWN_TO_HEAP, "x"), "d-", 4, "dB"),
]


@pytest.mark.parametrize(("start", "move", "passed", "owed"), FAULTY)
def test_the_six_kinds_of_faulty_move(start: Table, move: str, passed: int, owed: str) -> None:
    """Section 6: the game lets a fault happen and names it by the first obligation passed over."""
    done, events = after_with_events(start, move)
    (fault,) = standing_faults(done)
    assert (fault.seat, fault.move.token, fault.obligation, tokens(fault.owed)) == (
        Seat.A,
        move,
        passed,
        owed,
    )
    assert fault.before == start
    assert [event.obligation for event in events if isinstance(event, FaultMade)] == [passed]


@pytest.mark.parametrize(("start", "move", "passed", "owed"), FAULTY)
def test_the_latest_move_can_be_put_right(start: Table, move: str, passed: int, owed: str) -> None:
    """R6.5 b: it is taken back and the owed move made, without penalty."""
    done, events = after_with_events(after(start, move), f"<{owed}")
    assert cards(done) == cards(after(start, owed))
    assert done.turn is Seat.A
    assert standing_faults(done) == ()
    assert [event.obligation for event in events if isinstance(event, FaultMended)] == [passed]


def test_only_a_move_that_was_owed_puts_right() -> None:
    """R6.5 b."""
    done = after(DRAWN_TO_CENTRAL, "x d-")
    assert refusal(done, "<dB") is Reason.NOT_THE_OWED_MOVE
    assert refusal(done, "<d+") is None
    assert tokens(corrections(done)) == "<d+"


def test_every_owed_move_puts_right() -> None:
    """R6.5 b with the choice of R4.3."""
    start = table(("6c 2c", "Jh"), ("3c", "5d"), ("4c", "5h"), central="Tc")
    assert tokens(corrections(after(start, "x d-"))) == "<dB <dC"


def test_a_fault_before_the_latest_move_cannot_be_put_right() -> None:
    """R6.5 b: as long as the faulty move is his latest."""
    done = after(HEAP_TO_CENTRAL, "x d-")
    assert [fault.obligation for fault in standing_faults(done)] == [1]
    assert refusal(done, "<h+") is Reason.NOTHING_TO_PUT_RIGHT


def test_several_faults_of_one_turn_stand_together() -> None:
    """R6.5."""
    done = after(table(("6c 2c", "6h Jc"), ("3c", "5d"), central="5c"), "x d-")
    assert [(fault.obligation, tokens(fault.owed)) for fault in standing_faults(done)] == [
        (1, "h+"),
        (3, "d+"),
    ]


def test_putting_right_mends_only_the_latest() -> None:
    """R6.5: (b) mends the latest; the fault before it still stands."""
    done = after(table(("6c 2c", "6h Jc"), ("3c", "5d"), central="5c"), "x d- <d+")
    assert [fault.obligation for fault in standing_faults(done)] == [1]
    assert cards(done)[0] == ("2c", "6h Jc")


def test_the_owed_move_made_later_in_the_turn_mends() -> None:
    """R6.5 c."""
    start = table(("4d 2c", "5h Jc"), ("3c", "3d"), ("9c", "4c"), central="Tc")
    done, events = after_with_events(start, "x dB hC")
    assert standing_faults(done) == ()
    assert [type(event) for event in events if isinstance(event, FaultMade | FaultMended)] == [
        FaultMade,
        FaultMended,
    ]


def test_the_owed_move_mends_even_if_it_is_faulty_itself() -> None:
    """R6.5 c: 5h was owed to C's heap; played there when it is owed to the central pile, it mends that."""
    start = table(("4d 2c", "5h Jc"), ("3c", "3d"), ("9c", "4c"), central="3s")
    done = after(start, "x d+ hC")
    assert [(fault.obligation, fault.move.token) for fault in standing_faults(done)] == [(1, "hC")]


def test_one_move_mends_every_fault_that_owed_it() -> None:
    """R6.5: (c) every one that owed that move."""
    start = table(("4d 4h 2c", "5h Jc"), ("3c", "3d"), ("9c", "4c"), ("8c", "3h"), central="Tc")
    done = after(start, "x dB x dD")
    assert [fault.obligation for fault in standing_faults(done)] == [2, 2]
    assert standing_faults(after(done, "hC")) == ()


def test_the_next_players_move_closes_a_fault() -> None:
    """R6.5 d: any move."""
    done, events = after_with_events(DRAWN_TO_CENTRAL, "x d- x")
    assert standing_faults(done) == ()
    assert [event for event in events if isinstance(event, FaultClosed)] == [FaultClosed(Seat.A, 3)]
    assert refusal(done, "<d+") is Reason.NOTHING_TO_PUT_RIGHT


def test_what_has_stopped_standing_never_stands_again() -> None:
    """R6.5: the call takes back the move that mended, but the fault before it stays mended."""
    start = table(("4d 2c", "5h Jc"), ("3c", "3d"), ("9c", "4c"), central="3s")
    assert [fault.obligation for fault in standing_faults(after(start, "x d+"))] == [2]
    called, events = after_with_events(start, "x d+ hC !B")
    assert standing_faults(called) == ()
    assert cards(called)[0] == ("2c 3c 9c", "5h Jc")
    assert [event.obligation for event in events if isinstance(event, FaultMended)] == [2]


def test_the_end_waits_while_a_fault_stands() -> None:
    """R6.6."""
    start = table(("", "6h"), ("3c", "5d"), central="5c")
    done = after(start, "hB")
    assert done.phase is Phase.SETTLE
    assert done.out == (Seat.A,)
    assert done.loser is None
    assert refusal(done, "x") is Reason.END_WAITS
    assert refusal(done, "!B") is None
    assert refusal(done, "<h+") is None


def test_the_end_is_settled_when_nobody_calls() -> None:
    """R6.6."""
    done, events = after_with_events(table(("", "6h"), ("3c", "5d"), central="5c"), "hB .")
    assert done.phase is Phase.OVER
    assert done.places == (Seat.A, Seat.B)
    assert FaultClosed(Seat.A, 1) in events


def test_what_does_not_wait_cannot_be_settled() -> None:
    """R6.6."""
    assert refusal(HEAP_TO_CENTRAL, ".") is Reason.NOTHING_TO_SETTLE
    over = after(table(("", "6h"), ("3c", "5d"), central="5c"), "h+")
    assert refusal(over, ".") is Reason.NOTHING_TO_SETTLE


def test_putting_the_last_move_right_may_end_the_game_at_once() -> None:
    """R6.6: the game is over when the fault has been put right."""
    done = after(table(("", "6h"), ("3c", "5d"), central="5c"), "hB <h+")
    assert done.phase is Phase.OVER
    assert done.places == (Seat.A, Seat.B)
