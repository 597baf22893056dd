"""Whose each gamepad is: seats that are taken, kept, lost and taken up again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tac.rules import SEATS
from tac.ui.input import PadSeats
from tac.ui.input.pads import MOST

A, B, C, D = SEATS
ONE, OTHER = "1" * 32, "2" * 32


def seats_with(*names: str, kept: tuple[str, ...] = ()) -> PadSeats:
    seats = PadSeats(kept)
    for number, name in enumerate(names):
        seats.come(number, name)
    return seats


def test_pads_of_no_seat_go_to_the_people_by_their_numbers() -> None:
    seats = seats_with(ONE, ONE, ONE)
    assert [seats.seat(pad, (A, C, D)) for pad in (2, 0, 1)] == [D, A, C]


def test_whoever_sits_alone_has_all_pads() -> None:
    seats = seats_with(ONE, OTHER)
    assert [seats.seat(pad, (C,)) for pad in (0, 1, 3)] == [C, C, C]
    assert seats.pads_of(C, (C,)) == (0, 1)


def test_one_that_has_taken_a_seat_keeps_it_before_the_one_of_its_number() -> None:
    seats = seats_with(ONE, OTHER)
    seats.take(1, (A, B))
    seats.move(1, (A, B))
    seats.move(1, (A, B))
    assert seats.seat(1, (A, B)) == A
    assert seats.seat(0, (A, B)) == B


def test_the_button_goes_on_to_the_next_free_seat_and_after_the_last_to_none() -> None:
    seats = seats_with(ONE, OTHER)
    seats.take(1, (A, B, C, D))
    assert seats.seated(1, SEATS) == B
    assert [seats.move(0, SEATS) for _ in range(5)] == [A, C, D, None, A]


def test_one_that_sits_nowhere_acts_for_nobody() -> None:
    seats = seats_with(ONE, OTHER)
    seats.take(0, (A, B))
    assert [seats.move(0, (A, B)), seats.move(0, (A, B))] == [B, None]
    assert seats.seat(0, (A, B)) is None


def test_where_all_seats_are_taken_there_is_none() -> None:
    seats = seats_with(ONE, ONE, ONE)
    assert [seats.seat(pad, (A, B)) for pad in range(3)] == [A, B, None]
    assert seats.take(2, (A, B)) is None


def test_the_kind_that_sat_on_a_seat_sits_there_the_next_time() -> None:
    seats = seats_with(ONE, OTHER)
    for _ in range(3):
        seats.move(0, SEATS)
    again = PadSeats(seats.kept)
    again.come(0, OTHER)
    again.come(1, ONE)
    assert (again.seated(1, SEATS), again.seat(0, SEATS)) == (C, A)


def test_two_of_one_kind_have_the_two_seats_of_that_kind() -> None:
    seats = PadSeats((ONE, "", ONE, ""))
    seats.come(0, ONE)
    seats.come(1, ONE)
    assert [seats.seat(pad, SEATS) for pad in range(2)] == [A, C]


def test_one_of_two_of_a_kind_that_leaves_forgets_its_own_seat_only() -> None:
    seats = PadSeats((ONE, "", ONE, ""))
    seats.come(0, ONE)
    seats.come(1, ONE)
    seats.move(1, (A, C))
    assert seats.kept == [ONE, "", "", ""]


def test_a_lost_one_that_comes_back_is_where_it_was() -> None:
    seats = seats_with(ONE, OTHER)
    seats.seat(0, (A, B))
    seats.seat(1, (A, B))
    assert seats.go(1) == B
    assert seats.waits((A, B)) == B
    assert seats.come(1, OTHER) == B
    assert seats.waits((A, B)) is None


def test_any_free_one_takes_the_seat_of_a_lost_one() -> None:
    """One that was told to sit nowhere, too: somebody misses his own."""
    seats = seats_with(ONE, OTHER, ONE)
    for pad in (0, 1, 2):
        seats.take(pad, (A, B, C))
    seats.move(2, (A, B, C))
    assert seats.seat(2, (A, B, C)) is None
    seats.go(0)
    assert seats.seat(2, (A, B, C)) == A


def test_a_lost_one_takes_nobody_elses_seat_when_it_comes_back_late() -> None:
    seats = seats_with(ONE, OTHER)
    seats.seat(0, (A, B))
    seats.go(0)
    assert seats.seat(1, (A, B)) == A
    assert seats.come(0, ONE) is None
    assert seats.seat(0, (A, B)) == B


def test_one_whose_person_is_a_computer_now_sits_down_with_another() -> None:
    seats = seats_with(ONE)
    seats.move(0, (A, D))
    seats.move(0, (A, D))
    assert seats.seated(0, (A, D)) == D
    assert seats.seat(0, (A, B)) == A


def test_used_ones_sit_down_by_themselves_and_others_wait_for_a_press() -> None:
    seats = seats_with(ONE, OTHER)
    seats.use(1)
    seats.settle((A, B))
    assert (seats.seated(0, (A, B)), seats.seated(1, (A, B))) == (None, B)
    assert seats.standing((A, B)) == A


CALLS = ("come", "go", "seat", "take", "move", "use", "settle")
HISTORIES = st.lists(
    st.tuples(
        st.sampled_from(CALLS),
        st.integers(0, MOST - 1),
        st.sampled_from(("", ONE, OTHER)),
        st.sets(st.sampled_from(SEATS)).map(lambda people: tuple(sorted(people))),
    ),
    max_size=40,
)


@given(HISTORIES)
def test_whatever_happens_no_two_pads_ever_have_one_seat(history: list[tuple[str, int, str, tuple]]) -> None:  # type: ignore[type-arg]
    seats, here = PadSeats(), set[int]()
    for call, pad, name, people in history:
        if call == "come" and pad not in here:
            here.add(pad)
            seats.come(pad, name)
        elif call == "go" and pad in here:
            here.discard(pad)
            seats.go(pad)
        elif call == "settle":
            seats.settle(people)
        elif call == "use" and pad in here:
            seats.use(pad)
        elif call in ("seat", "take", "move") and pad in here:
            given = getattr(seats, call)(pad, people)
            assert given is None or given in people
        taken = [seats.seated(one, SEATS) for one in range(MOST)]
        sitting = [seat for seat in taken if seat is not None]
        assert len(sitting) == len(set(sitting))
        assert all(seat is None for one, seat in enumerate(taken) if one not in here)
