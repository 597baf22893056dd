"""What must be done first (section 4), and who goes out (section 5 of the rules)."""

import pytest

from tac.rules import Phase, Seat, duties
from tac.rules.duties import obligation
from tac.rules.moves import Move
from tests.rules.tables import after, cards, table, tokens

ORDER = {
    1: (table(("9c", "6h"), ("3c", "5d"), central="5c"), "h+"),
    2: (table(("9c", "6h"), ("3c", "5d"), central="8c"), "hB"),
    3: (table(("9c", "2h"), ("3c", "5d"), central="8c"), "x"),
    4: (after(table(("6c", "2h"), ("3c", "5d"), central="8c"), "x"), "dB"),
    5: (after(table(("Qc", "2h"), ("3c", "5d"), central="8c"), "x"), "d-"),
}


@pytest.mark.parametrize("number", ORDER)
def test_the_first_possible_obligation_is_the_duty(number: int) -> None:
    """Section 4, 1 to 5."""
    start, duty = ORDER[number]
    assert tokens(duties(start)) == duty
    assert obligation(Move.parse(duty)) == number


def test_a_drawn_card_that_fits_goes_to_the_central_pile() -> None:
    """Section 4, 3."""
    assert tokens(duties(after(table(("9c", "2h"), ("3c", "8d"), central="8c"), "x"))) == "d+"


def test_after_a_placing_elsewhere_the_turn_goes_on_from_the_beginning() -> None:
    """R4.1: also with the card uncovered on the heap."""
    start = after(table(("9c", "6h 7d"), ("3c", "5d"), central="5c"), "h+")
    assert start.turn is Seat.A
    assert tokens(duties(start)) == "h+"


def test_a_drawn_card_on_ones_own_heap_ends_the_turn() -> None:
    """R4.2."""
    start = after(table(("Qc 2c", "2h"), ("3c", "5d"), central="8c"), "x d-")
    assert start.turn is Seat.B
    assert cards(start) == [("2c", "Qc 2h"), ("3c", "5d")]


def test_where_several_heaps_fit_the_player_chooses() -> None:
    """R4.3: in seat order after the player."""
    seats = ("3c", "5d"), ("9c", "6h"), ("4c", "5s"), ("2c", "5h")
    start = table(*seats, central="9d", turn="B")
    assert tokens(duties(start)) == "hC hD hA"


def test_an_empty_pile_is_made_of_the_heap_turned_over_when_a_card_must_be_drawn() -> None:
    """R4.4: what lay lowest comes first."""
    start = table(("", "2h 7c Jd"), ("3c", "5d"), central="8c")
    assert tokens(duties(start)) == "x"
    drawn = after(start, "x")
    assert drawn.drawn is not None
    assert drawn.drawn.code == "Jd"
    assert cards(drawn)[0] == ("7c 2h", "")


def test_a_heap_is_not_turned_over_before_a_draw() -> None:
    """R4.4: 1 and 2 come before it."""
    assert tokens(duties(table(("", "9h 7c Jd"), ("3c", "5d"), central="8c"))) == "h+"


def test_who_has_no_cards_is_out_and_his_turn_ends() -> None:
    """R5.1, R5.2."""
    start = after(table(("", "9h"), ("3c", "5d"), ("4c", ""), central="8c"), "h+")
    assert start.out == (Seat.A,)
    assert start.turn is Seat.B
    assert start.phase is Phase.PLAY


def test_a_card_in_hand_keeps_him_in() -> None:
    """R5.2."""
    start = after(table(("9h", ""), ("3c", "5d"), central="8c"), "x")
    assert start.out == ()
    assert start.turn is Seat.A


def test_play_passes_over_who_is_out() -> None:
    """R5.1."""
    start = after(table(("", "9h"), ("3c 2c", "5d"), ("4c 2d", ""), central="8c"), "h+ x d- x d-")
    assert start.turn is Seat.B


def test_whoever_is_left_with_cards_loses() -> None:
    """R5.1: the places name who went out first, the loser last."""
    start = after(table(("", "9h"), ("Tc", ""), ("4c", "Qd"), central="8c"), "h+ x d+")
    assert start.phase is Phase.OVER
    assert start.places == (Seat.A, Seat.B, Seat.C)
    assert start.loser is Seat.C
    assert duties(start) == ()
