"""Cards, moves and seats: their notation (sections 1 and 8 of the rules)."""

import copy
import pickle

import pytest

from tac.rules import SEATS, Card, Move, NotationError, Seat, Source, Target
from tac.rules.cards import PACK, RANKS, SUITS, parse_cards, write_cards
from tac.rules.moves import MOVES


def test_the_pack_has_52_cards_each_once() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert {card.code for card in PACK} == {rank + suit for rank in "A23456789TJQK" for suit in "cdhs"}


def test_a_card_follows_one_whose_rank_is_one_lower_whatever_the_suits() -> None:
    for top in PACK:
        followers = {card for card in PACK if card.follows(top)}
        assert {card.suit for card in followers} == set(SUITS)
        assert {card.rank for card in followers} == {RANKS.index(top.code[0]) + 1 if top.rank < 12 else 0}


def test_after_the_king_comes_the_ace_again() -> None:
    assert Card.parse("Ah").follows(Card.parse("Ks"))
    assert not Card.parse("Kh").follows(Card.parse("As"))


@pytest.mark.parametrize("code", ["", "1h", "10h", "TH", "Ax", "A", "hA", " Ah", "Ah ", "AhAd", "Аh"])
def test_a_code_that_is_no_card_is_told(code: str) -> None:
    with pytest.raises(NotationError):
        Card.parse(code)


def test_cards_are_written_top_card_first_with_spaces_between() -> None:
    assert [card.code for card in parse_cards(" Ah  Td\n2c ")] == ["Ah", "Td", "2c"]
    assert write_cards(parse_cards("Ah Td 2c")) == "Ah Td 2c"
    assert parse_cards("") == ()


def test_every_token_names_one_move_and_every_move_one_token() -> None:
    for move in MOVES:
        assert Move.parse(move.token) is move
    assert {move.token for move in MOVES} == {
        *("x", "h+", "hA", "hB", "hC", "hD", "d+", "dA", "dB", "dC", "dD", "d-"),
        *("<h+", "<hA", "<hB", "<hC", "<hD", "<d+", "<dA", "<dB", "<dC", "<dD"),
        *("!A", "!B", "!C", "!D", "."),
    }


@pytest.mark.parametrize(
    "token", ["", "h-", "<x", "<d-", "!", "!E", "X", "dE", "h", "d", "..", "x ", "<", "<<h+"]
)
def test_a_token_that_is_no_move_is_told(token: str) -> None:
    with pytest.raises(NotationError):
        Move.parse(token)


def test_moves_are_made_from_their_parts() -> None:
    assert Move.play(Source.HEAP, Target.CENTRAL).token == "h+"
    assert Move.play(Source.DRAWN, Seat.C).token == "dC"
    assert Move.play(Source.DRAWN, Target.OWN).token == "d-"
    assert Move.call(Seat.B).token == "!B"
    assert Move.parse("hD").put_right().token == "<hD"


def test_what_is_no_move_cannot_be_made_from_parts() -> None:
    with pytest.raises(NotationError):
        Move.play(Source.HEAP, Target.OWN)
    for token in ("x", "d-", "!A", ".", "<h+"):
        with pytest.raises(NotationError):
            Move.parse(token).put_right()


def test_moves_in_the_narrow_sense_are_draws_and_placings() -> None:
    assert {move.token[0] for move in MOVES if move.is_turn_move} == {"x", "h", "d"}
    assert {move.token[0] for move in MOVES if not move.is_turn_move} == {"<", "!", "."}


def test_seats_are_letters() -> None:
    assert [Seat.parse(letter) for letter in "ABCD"] == list(SEATS)
    for letter in ("E", "", "a", "AB"):
        with pytest.raises(NotationError):
            Seat.parse(letter)


@pytest.mark.parametrize("value", [PACK[0], MOVES[3], Seat.C], ids=repr)
def test_copies_and_pickles_are_the_one_that_there_is(value: object) -> None:
    assert copy.deepcopy(value) is value
    assert pickle.loads(pickle.dumps(value)) is value
