"""The deal (section 2 of the rules) and the pinned shuffle."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.rules import Deal, HouseRules, NotationError, Opening, Seat, deal
from tac.rules.cards import PACK, parse_cards, write_cards
from tac.rules.deal import MOST_NUMBER, check_deal, shuffled
from tests.rules.random_games import deals, examples

PINNED = {
    (0, 2): (
        "",
        "Kc 6d 7h Ks Js 9s As 3c 2h 3s Qc Qh 8d 5d 4s Ah 3h 5h Qs 9h Jc 3d 6s 2d 9c 8s",
        "Th 4h 5s 4c 6h 7d 7s Kd 9d 4d Jd Ts Ad 8h Td 6c 5c 2c Kh 8c 7c Ac Tc Qd 2s Jh",
    ),
    (12345, 3): (
        "As",
        "6c Qc 5s Qh 6d Ac 4s 8h 3s Jc 9d 8c 3d 2d 8s 9s 6h",
        "Jh 2h Kh 4h Ah 3h Th 5d Ad Qs 4c 3c Qd 5c 7d Tc 9h",
        "2s 7h 5h 2c Kc 7c Ks Js Jd Ts 4d 9c 7s 8d Td Kd 6s",
    ),
    (7, 4): (
        "",
        "5d Kc 9h 6c 3h 9c 2d Ts 7c Kd 4s 4h 4d",
        "8s Td 5s As 8h Jd 8d 9s 4c Js 7h Th 5c",
        "Qd 8c Qs 7d Ah 6h 6s 3c 7s Tc 9d Ks Jh",
        "Qc Jc Ad 5h Kh 3d Ac Qh 2s 2h 2c 6d 3s",
    ),
    (MOST_NUMBER, 2): (
        "",
        "Tc Ts 3c Qc 2s 6c 8c 9d Kc Jd 9c 7c Qd Ac 5s 8d 9h 3d 4s 4d 6d Ah 5d Ad 7s Jc",
        "5c 2c 5h Js 3h Kd Th 8h 6h Kh 4h Qs Td 8s 9s 3s Qh 2d 7h As 6s 7d 2h Jh 4c Ks",
    ),
}


@pytest.mark.parametrize(("number", "seats"), PINNED)
def test_a_number_is_the_same_deal_for_ever(number: int, seats: int) -> None:
    dealt = deal(number, seats)
    assert (write_cards(dealt.central), *map(write_cards, dealt.piles)) == PINNED[number, seats]


def test_the_shuffle_is_driven_by_splitmix64() -> None:
    """With the first three numbers that SplitMix64 is known to give for 1234567, done by hand."""
    first, second, third = 6457827717110365317, 3203168211198807973, 9817491932198370423
    order = list(PACK[:4])
    for last, number in ((3, first), (2, second), (1, third)):
        chosen = number % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    assert shuffled(PACK[:4], 1234567) == tuple(order)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    deals = 2600
    tops = Counter(shuffled(PACK, number)[0] for number in range(deals))
    # 50 expected, with a standard deviation of 7.
    assert len(tops) == 52
    assert all(15 < count < 85 for count in tops.values())


@examples(50)
@given(deals())
def test_players_get_equal_piles_of_one_pack(dealt: Deal) -> None:
    """R2.1: 26, 17 or 13 cards; R2.2: with three players one Ace starts the central pile; R2.3."""
    seats = len(dealt.piles)
    assert {len(pile) for pile in dealt.piles} == {{2: 26, 3: 17, 4: 13}[seats]}
    assert [card.is_ace for card in dealt.central] == ([True] if seats == 3 else [])
    assert sorted(card.code for cards in (*dealt.piles, dealt.central) for card in cards) == sorted(
        card.code for card in PACK
    )
    table = dealt.table()
    assert table.piles == dealt.piles
    assert table.heaps == ((),) * seats
    assert table.turn is dealt.first


@examples(20)
@given(st.integers(0, MOST_NUMBER), st.integers(2, 4))
def test_who_begins_and_the_house_rules_change_no_card(number: int, seats: int) -> None:
    """R2.4."""
    other = deal(number, seats, Seat.B, HouseRules(opening=Opening.ALL_WAIT))
    assert other.piles == deal(number, seats).piles
    assert other.table().turn is Seat.B


@pytest.mark.parametrize(
    ("number", "seats", "first"), [(-1, 4, 0), (MOST_NUMBER + 1, 4, 0), (1, 1, 0), (1, 5, 0), (1, 2, 2)]
)
def test_other_numbers_and_seats_are_no_deal(number: int, seats: int, first: int) -> None:
    with pytest.raises(ValueError):
        deal(number, seats, Seat(first))


def changed(dealt: Deal, **changes: object) -> Deal:
    return Deal(**{"piles": dealt.piles, "central": dealt.central, "first": dealt.first, **changes})  # type: ignore[arg-type]


TWO, THREE = deal(1, 2), deal(1, 3)
ACE = THREE.central[0]
NO_DEALS = {
    "one seat": changed(TWO, piles=(PACK,)),
    "five seats": changed(TWO, piles=tuple(PACK[seat::5] for seat in range(5))),
    "a card twice": changed(TWO, piles=(TWO.piles[0], TWO.piles[0])),
    "a card missing": changed(TWO, piles=(TWO.piles[0], TWO.piles[1][1:])),
    "unequal piles": changed(TWO, piles=((*TWO.piles[0], TWO.piles[1][0]), TWO.piles[1][1:])),
    "a central pile for two": changed(
        TWO, piles=(TWO.piles[0][1:], TWO.piles[1]), central=(TWO.piles[0][0],)
    ),
    "no central pile for three": changed(THREE, piles=((*THREE.piles[0], ACE), *THREE.piles[1:]), central=()),
    "no Ace on the central pile": changed(
        THREE,
        piles=(tuple(ACE if card.code == "2c" else card for card in pile) for pile in THREE.piles),
        central=parse_cards("2c"),
    ),
    "the first is not seated": changed(TWO, first=Seat.C),
}


@pytest.mark.parametrize("dealt", NO_DEALS.values(), ids=NO_DEALS)
def test_what_breaks_section_2_is_no_deal(dealt: Deal) -> None:
    dealt = changed(dealt, piles=tuple(dealt.piles))
    with pytest.raises(NotationError):
        check_deal(dealt)
    with pytest.raises(NotationError):
        dealt.table()
