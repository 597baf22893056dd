"""Where a card fits, and why it is refused where it does not (section 3 of the rules)."""

import pytest

from tac.rules import HouseRules, Opening, Reason, possible
from tests.rules.tables import after, refusal, table, tokens


def test_an_empty_central_pile_takes_only_an_ace() -> None:
    """R3.1."""
    assert refusal(table(("2c", "As"), ("3c", "")), "h+") is None
    assert refusal(table(("2c", "2s"), ("3c", "")), "h+") is Reason.NEEDS_ACE


@pytest.mark.parametrize(
    ("top", "card", "fits"), [("5h", "6h", True), ("5h", "6c", True), ("5h", "5c", False)]
)
def test_the_central_pile_takes_a_card_that_follows_its_top(top: str, card: str, fits: bool) -> None:
    """R3.1."""
    reason = refusal(table(("2c", card), ("3c", ""), central=top), "h+")
    assert reason is (None if fits else Reason.DOES_NOT_FIT_CENTRAL)


def test_the_central_pile_goes_round_from_king_to_ace() -> None:
    """R3.1."""
    assert refusal(table(("2c", "Ah"), ("3c", ""), central="Kd Qd"), "h+") is None
    assert refusal(table(("2c", "2h"), ("3c", ""), central="Kd Qd"), "h+") is Reason.DOES_NOT_FIT_CENTRAL


def test_an_opponents_heap_takes_a_card_that_follows_its_top() -> None:
    """R3.2."""
    start = table(("2c", "6h"), ("3c", "5d"), ("4c", "6d"), central="9c")
    assert refusal(start, "hB") is None
    assert refusal(start, "hC") is Reason.DOES_NOT_FIT_HEAP


def test_an_empty_heap_takes_no_opponents_card() -> None:
    """R3.2."""
    assert refusal(table(("2c", "Ah"), ("3c", ""), central="9c"), "hB") is Reason.HEAP_EMPTY


def test_an_ace_follows_a_king_on_a_heap_unless_the_house_closes_it() -> None:
    """R3.2, house rule ``heap_wrap``."""
    seats = ("2c", "Ah"), ("3c", "Kd")
    assert refusal(table(*seats, central="9c"), "hB") is None
    closed = HouseRules(heap_wrap=False)
    assert refusal(table(*seats, central="9c", rules=closed), "hB") is Reason.HEAP_CLOSED
    assert refusal(table(*seats, central="Ks", rules=closed), "h+") is None


def test_while_the_central_pile_is_empty_heaps_take_only_drawn_cards() -> None:
    """R3.3."""
    seats = ("6c", "6h"), ("3c", "5d")
    assert refusal(table(*seats), "hB") is Reason.HEAPS_WAIT
    assert refusal(after(table(*seats), "x"), "dB") is None


def test_the_house_may_close_heaps_to_drawn_cards_too() -> None:
    """R3.3, house rule ``opening``."""
    seats = ("6c", "6h"), ("3c", "5d")
    waiting = HouseRules(opening=Opening.ALL_WAIT)
    assert refusal(after(table(*seats, rules=waiting), "x"), "dB") is Reason.HEAPS_WAIT
    assert refusal(after(table(*seats, rules=waiting, central="9c"), "x"), "dB") is None


def test_ones_own_heap_takes_any_drawn_card_and_nothing_else() -> None:
    """R3.4."""
    start = table(("Kc 2c", "Qh"), ("3c", "5d"), central="9c")
    assert refusal(start, "hA") is Reason.OWN_HEAP
    assert refusal(start, "d-") is Reason.NOTHING_DRAWN
    assert refusal(after(start, "x"), "dA") is Reason.OWN_HEAP
    assert refusal(after(start, "x"), "d-") is None


def test_with_a_drawn_card_in_hand_only_that_one_can_be_placed() -> None:
    """R3.5."""
    start = after(table(("Kc 2c", "Th"), ("3c", "5d"), central="9c"), "x")
    assert refusal(start, "x") is Reason.CARD_IN_HAND
    assert refusal(start, "h+") is Reason.CARD_IN_HAND
    assert tokens(possible(start)) == "d-"


def test_with_none_in_hand_only_the_heaps_top_can_be_placed() -> None:
    """R3.5."""
    start = table(("Kc 2c", ""), ("3c", "5d"), central="9c")
    assert refusal(start, "h+") is Reason.NO_CARD
    assert refusal(start, "d+") is Reason.NOTHING_DRAWN
    assert tokens(possible(start)) == "x"


def test_a_seat_that_is_not_there_has_no_heap() -> None:
    assert refusal(table(("Kc", "2c"), ("3c", "5d"), central="9c"), "hC") is Reason.NO_SUCH_SEAT
