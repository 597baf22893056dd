"""What a click or a drag means (R3.5, R6.5 b)."""

from __future__ import annotations

from tac.match.intent import Place, may_pick_up, meant_by_click, meant_by_drag
from tac.rules import Card, Move, Reason, Seat, Table, apply
from tac.rules.position import Position, read_position

A, B, C = Seat.A, Seat.B, Seat.C

CHOICE: Position = {
    "central": "4h",
    "turn": "A",
    "seats": {
        "A": {"pile": "7d 9c 3c", "heap": "5c Kc"},
        "B": {"pile": "7c 8c", "heap": "4d"},
        "C": {"pile": "Ts", "heap": "6s"},
    },
}
"""A's 5c fits the centre and B's heap; the 7d below the back fits C's."""


def table(tokens: str = "", position: Position = CHOICE) -> Table:
    """The table after these moves."""
    now = read_position(position)
    for token in tokens.split():
        now, _ = apply(now, Move.parse(token))
    return now


def click(now: Table, seat: Seat, place: Seat | Place, *, several_people: bool = False) -> str:
    """The token that the click means, or the reason why it means none."""
    meant = meant_by_click(now, seat, place, several_people=several_people)
    return meant.token if isinstance(meant, Move) else meant.value


def drag(now: Table, seat: Seat, code: str, place: Seat | Place) -> str:
    """The token that the drag means, or the reason why it means none."""
    meant = meant_by_drag(now, seat, Card.parse(code), place)
    return meant.token if isinstance(meant, Move) else meant.value


def test_a_click_on_the_pile_draws() -> None:
    assert click(table(), A, Place.PILE) == "x"


def test_without_a_drawn_card_a_click_plays_the_top_of_the_heap() -> None:
    assert click(table(), A, Place.CENTRAL) == "h+"
    assert click(table(), A, B) == "hB"
    assert click(table(), A, C) == "does_not_fit_heap"


def test_with_a_drawn_card_a_click_plays_that_card() -> None:
    assert click(table("x"), A, C) == "dC"
    assert click(table("x"), A, A) == "d-"


def test_the_own_heap_takes_only_a_drawn_card() -> None:
    assert click(table(), A, A) == Reason.OWN_HEAP.value
    empty: Position = {"central": "4h", "seats": {"A": {"pile": "9c"}, "B": {"pile": "7c"}}}
    assert click(table("", empty), A, A) == Reason.NOTHING_DRAWN.value


def test_one_who_is_not_on_turn_is_told_so() -> None:
    for place in (Place.PILE, Place.CENTRAL, A, C):
        assert click(table(), B, place) == "not_your_turn"


def test_a_click_that_fits_is_a_move_and_no_correction() -> None:
    # A owes 5c to the centre and has drawn another five instead: that one fits there too.
    position: Position = {
        "central": "4h",
        "seats": {"A": {"pile": "5d", "heap": "5c"}, "B": {"pile": "7c", "heap": "9d"}},
    }
    assert click(table("x", position), A, Place.CENTRAL) == "d+"


def test_where_the_click_does_not_fit_but_the_correction_does_it_puts_right() -> None:
    assert click(table("x"), A, Place.CENTRAL) == "<h+"
    assert click(table("hB"), A, Place.CENTRAL) == "<h+"


def test_what_neither_fits_nor_puts_right_says_why_it_does_not_fit() -> None:
    assert click(table("x"), A, B) == "does_not_fit_heap"


def test_once_the_turn_has_passed_a_lone_person_still_puts_right_by_a_click() -> None:
    passed = table("h+ x d-")
    assert passed.turn is B
    assert click(passed, A, C) == "<dC"


def test_among_several_people_a_click_then_puts_nothing_right() -> None:
    passed = table("h+ x d-")
    assert click(passed, A, C, several_people=True) == "not_your_turn"
    assert click(table("x"), A, Place.CENTRAL, several_people=True) == "<h+"


def test_nobody_puts_right_for_another_by_a_click() -> None:
    assert click(table("h+ x d-"), C, C) == "not_your_turn"


def test_a_drag_means_the_dragged_card() -> None:
    assert drag(table(), A, "5c", Place.CENTRAL) == "h+"
    assert drag(table(), A, "5c", B) == "hB"
    assert drag(table("x"), A, "7d", C) == "dC"
    assert drag(table("x"), A, "7d", A) == "d-"


def test_a_drag_of_the_heap_while_a_card_is_in_hand_is_a_correction_or_nothing() -> None:
    assert drag(table("x"), A, "5c", Place.CENTRAL) == "<h+"
    assert drag(table("x"), A, "5c", B) == Reason.CARD_IN_HAND.value


def test_a_drag_of_the_misplaced_card_puts_right_also_after_the_turn_has_passed() -> None:
    assert drag(table("hB"), A, "5c", Place.CENTRAL) == "<h+"
    assert drag(table("h+ x d-"), A, "7d", C) == "<dC"


def test_a_drag_of_another_card_puts_nothing_right() -> None:
    assert drag(table("h+ x d-"), A, "Kc", C) == "not_your_turn"
    assert drag(table("hB"), A, "7d", Place.CENTRAL) == Reason.NOTHING_TO_PUT_RIGHT.value


def test_a_drag_that_does_not_fit_says_why() -> None:
    assert drag(table(), A, "5c", C) == "does_not_fit_heap"
    assert drag(table("x"), A, "7d", Place.CENTRAL) == "does_not_fit_central"


def test_no_card_goes_back_onto_a_pile() -> None:
    assert drag(table("x"), A, "7d", Place.PILE) == Reason.CARD_IN_HAND.value
    assert drag(table(), A, "5c", Place.PILE) == Reason.OWN_HEAP.value


def test_the_drawn_card_the_top_of_the_heap_and_the_card_placed_last_can_be_picked_up() -> None:
    now = table("x")
    drawn, top, below = Card.parse("7d"), Card.parse("5c"), Card.parse("Kc")
    assert may_pick_up(now, A, drawn, None)
    assert may_pick_up(now, A, top, None)
    assert not may_pick_up(now, A, below, None)
    assert not may_pick_up(now, B, drawn, None)
    assert may_pick_up(now, A, below, below)
