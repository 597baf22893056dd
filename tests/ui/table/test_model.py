"""The view's model follows the public events alone and always shows what the match's table holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.match import CallTac, MakeMove, Match, MatchSetup, Player, SteppedClock, Timing
from tac.match.commands import Accepted
from tac.rules import FalseCall, HouseRules, Phase, Seat, deal, possible
from tac.rules.cards import Card
from tac.rules.duties import corrections, duties
from tac.rules.events import CardDrawn, GameOver, HeapTurned, MovesTakenBack
from tac.rules.position import Position, read_position
from tac.ui.layout import Place, PlaceKind
from tac.ui.table.model import TableModel

NO_WAITING = Timing(0, 0, 0, 0, 0, 0, 0)


def people(seats: int, number: int, rules: HouseRules | None = None) -> MatchSetup:
    return MatchSetup(deal(number, seats, rules=rules), (Player(),) * seats, seed=number, timing=NO_WAITING)


def same_cards(model: TableModel, match: Match) -> None:
    table = match.table
    assert tuple(map(tuple, model.piles)) == table.piles
    assert tuple(map(tuple, model.heaps)) == table.heaps
    assert tuple(model.central) == table.central
    assert model.drawn is table.drawn
    assert tuple(model.out) == table.out
    if table.phase is Phase.PLAY:
        assert model.turn == table.turn


@given(
    seats=st.integers(2, 4),
    number=st.integers(0, 10**6),
    card_costs=st.booleans(),
    choices=st.randoms(use_true_random=False),
)
def test_after_any_moves_the_model_equals_the_table(
    seats: int, number: int, card_costs: bool, choices: object
) -> None:
    """Faulty moves, calls, false calls and corrections included, at every token of the game."""
    pick = choices.choice  # type: ignore[attr-defined]
    chance = choices.random  # type: ignore[attr-defined]
    rules = HouseRules(false_call=FalseCall.CARD if card_costs else FalseCall.NONE)
    clock = SteppedClock()
    match = Match(people(seats, number, rules), clock, shows_at_once=True)
    model = TableModel(match.setup.deal.table())
    for _ in range(250):
        table = match.table
        mending = corrections(table)
        if chance() < 0.12:
            match.submit(CallTac(pick(table.seats)))
        elif mending and chance() < 0.4:
            match.submit(MakeMove(table.faults[-1].seat, pick(mending)))
        elif table.phase is Phase.PLAY:
            moves = duties(table) if chance() < 0.8 else possible(table)
            assert isinstance(match.submit(MakeMove(table.turn, pick(moves))), Accepted)
        clock.step(1)
        match.advance()
        for report in match.take_reports():
            model.apply_all(report.events)
        same_cards(model, match)
        if match.is_over:
            assert model.places == match.table.places
            return


def model_of(position: Position) -> TableModel:
    return TableModel(read_position(position))


def test_moves_are_undone_newest_first() -> None:
    """A card put on one's own heap goes back into the hand, then on the pile it was drawn from."""
    model = model_of({"turn": "A", "seats": {"A": {"pile": "5c 6c", "heap": "9h"}, "B": {"pile": "2d"}}})
    match_events = (CardDrawn(Seat.A, Card.parse("5c")),)
    model.apply_all(match_events)
    assert model.top(Place(PlaceKind.DRAWN, Seat.A)) is Card.parse("5c")
    model.apply(MovesTakenBack(Seat.A, match_events[::-1]))
    assert [card.code for card in model.piles[Seat.A]] == ["5c", "6c"]
    assert model.drawn is None


def test_a_heap_turned_over_is_turned_back() -> None:
    """R6.2: the card that lay lowest in the heap lies lowest again."""
    model = model_of({"turn": "A", "seats": {"A": {"heap": "9h 3c 4d"}, "B": {"pile": "2d"}}})
    cards = tuple(map(Card.parse, ("4d", "3c", "9h")))
    turned = (HeapTurned(Seat.A, cards), CardDrawn(Seat.A, cards[0]))
    model.apply_all(turned)
    assert [card.code for card in model.piles[Seat.A]] == ["3c", "9h"]
    model.apply(MovesTakenBack(Seat.A, turned[::-1]))
    assert [card.code for card in model.heaps[Seat.A]] == ["9h", "3c", "4d"]
    assert model.piles[Seat.A] == []


def test_the_model_knows_where_each_card_lies() -> None:
    model = model_of(
        {
            "central": "Ah",
            "drawn": "7c",
            "turn": "B",
            "seats": {"A": {"pile": "5c 6c", "heap": "9h"}, "B": {"pile": "2d"}},
        }
    )
    expected = {
        "Ah": Place(PlaceKind.CENTRAL),
        "7c": Place(PlaceKind.DRAWN, Seat.B),
        "6c": Place(PlaceKind.PILE, Seat.A),
        "9h": Place(PlaceKind.HEAP, Seat.A),
        "Kd": None,
    }
    assert {code: model.place_of(Card.parse(code)) for code in expected} == expected


def test_an_event_that_contradicts_the_table_is_refused() -> None:
    model = model_of({"turn": "A", "seats": {"A": {"pile": "5c 6c"}, "B": {"pile": "2d"}}})
    with pytest.raises(ValueError, match="6c is not where the event says"):
        model.apply(CardDrawn(Seat.A, Card.parse("6c")))


def test_the_end_names_the_places() -> None:
    model = model_of({"turn": "A", "seats": {"A": {"pile": "5c"}, "B": {"pile": "2d"}}})
    model.apply(GameOver((Seat.B, Seat.A)))
    assert model.places == (Seat.B, Seat.A)
