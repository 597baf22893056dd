"""Items of practice: from real games, what they claim to be, balanced, none twice, the same for a seed."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.practice.items.item import Item
from tac.practice.items.spots import Spot, spot_of, viewer_of
from tac.practice.items.supply import CHOICE, Supply, easiest_first
from tac.practice.items.walking import cut, walk
from tac.rules import FAULTY_MOVES, FaultyMove, HouseRules, Opening, Seat, Target, read_record, write_record
from tac.rules.record import verify
from tests.rules.slow_rules import Cards, SlowGame
from tools.practice_report import LEVELS, balance, take, trouble

ROUND = 48
HEAPS = tuple(kind for kind in FAULTY_MOVES if kind.obligation in (2, 4))


@pytest.fixture(scope="module")
def places() -> list[tuple[Item, ...]]:
    """Two rounds."""
    return list(islice(Supply(7, LEVELS), 2 * ROUND))


def firsts(places: list[tuple[Item, ...]]) -> list[Item]:
    return [place[0] for place in places]


def slow(item: Item) -> SlowGame:
    """The other, independent rules on the item's table."""
    table = item.before
    names = [seat.name for seat in table.seats]
    piles = {name: [card.code for card in table.piles[Seat[name]]] for name in names}
    heaps = {name: [card.code for card in table.heaps[Seat[name]]] for name in names}
    hand = table.drawn.code if table.drawn else None
    central = [card.code for card in table.central]
    out = [seat.name for seat in table.out]
    game = SlowGame(Cards(piles, heaps, central, hand, table.turn.name, out))
    game.accused = table.accused.name if table.accused is not None else None
    return game


def test_a_claimed_fault_is_one_and_a_clean_move_is_clean(places: list[tuple[Item, ...]]) -> None:
    assert [trouble(item) for place in places for item in place] == [None] * (2 * ROUND * CHOICE)


def test_other_rules_written_independently_say_the_same(places: list[tuple[Item, ...]]) -> None:
    for item in firsts(places):
        game = slow(item)
        game.make(item.move.token)
        assert [fault.obligation for fault in game.faults] == ([item.obligation] if item.is_fault else [])


def test_the_record_of_an_item_can_be_written_and_read(places: list[tuple[Item, ...]]) -> None:
    for item in firsts(places)[:12]:
        assert verify(read_record(write_record(item.record))) == item.before


def test_obligations_players_and_fault_or_clean_are_equally_often(places: list[tuple[Item, ...]]) -> None:
    items = firsts(places)
    assert set(Counter((i.obligation, i.players, i.is_fault) for i in items).values()) == {4}


def test_the_kinds_of_an_obligation_are_equally_often(places: list[tuple[Item, ...]]) -> None:
    counts = Counter((item.kind, item.is_fault) for item in firsts(places))
    assert {kind: counts[kind, True] for kind in FAULTY_MOVES} == {
        kind: 12 if kind.obligation in (2, 4) else 6 for kind in FAULTY_MOVES
    }
    assert all(counts[kind, True] == counts[kind, False] for kind in FAULTY_MOVES)


def spots_of(players: int, rounds: int) -> Counter[Spot]:
    """How often each heap comes; fault or not makes no difference."""
    supply = Supply(3, LEVELS, players=(players,), kinds=HEAPS)
    items = firsts(list(islice(supply, 8 * rounds)))
    faults, clean = (Counter(i.spot for i in items if i.is_fault is is_fault) for is_fault in (True, False))
    assert faults == clean
    return faults


def test_heaps_are_asked_about_wherever_they_lie() -> None:
    """One's own is all there is with two players; over all numbers of players the others' come as often."""
    assert spots_of(2, 1) == {Spot.OWN: 4}
    assert spots_of(3, 5) == {Spot.NEXT: 8, Spot.PREVIOUS: 8, Spot.OWN: 4}
    assert spots_of(4, 5) == {Spot.OPPOSITE: 10, Spot.NEXT: 4, Spot.PREVIOUS: 4, Spot.OWN: 2}


def test_all_items_of_a_place_are_of_one_cell(places: list[tuple[Item, ...]]) -> None:
    assert all(len({item.cell for item in place}) == 1 for place in places)


def test_no_item_comes_twice(places: list[tuple[Item, ...]]) -> None:
    looks = [item.look for place in places for item in place]
    assert len(set(looks)) == len(looks)


def test_the_same_seed_gives_the_same_items_and_another_seed_others() -> None:
    def looks(seed: int) -> list[object]:
        return [item.look for item in take(Supply(seed, LEVELS), 12)]

    assert looks(3) == looks(3)
    assert looks(3) != looks(4)


def test_whoever_watches_is_not_who_moves_and_no_fault_stood_before(places: list[tuple[Item, ...]]) -> None:
    for place in places:
        for item in place:
            assert item.viewer != item.mover
            assert not item.before.faults


def test_a_clean_item_is_one_card_off_or_a_heap_that_waits(places: list[tuple[Item, ...]]) -> None:
    for item in firsts(places):
        if item.is_fault:
            continue
        (place,) = item.places
        top = item.before.heaps[place][0] if isinstance(place, Seat) else item.before.central[0]
        gap = (item.card.rank - top.rank) % 13
        assert gap in (0, 2) or (gap == 1 and not item.before.central)


def test_the_easiest_item_is_the_one_with_the_least_strain(places: list[tuple[Item, ...]]) -> None:
    for place in places:
        strains = [item.strain for item in easiest_first(place)]
        assert strains == sorted(strains)


def test_only_what_is_asked_for_comes() -> None:
    kinds = (FAULTY_MOVES[0], FAULTY_MOVES[5])
    items = list(take(Supply(2, LEVELS, players=(3,), kinds=kinds), 48))
    assert {item.kind for item in items} == set(kinds)
    assert {item.players for item in items} == {3}


def test_house_rules_hold_in_items() -> None:
    rules = HouseRules(heap_wrap=False, opening=Opening.ALL_WAIT)
    for item in take(Supply(2, LEVELS, rules=rules), 48):
        assert item.before.rules == rules
        assert trouble(item) is None


def test_the_lead_is_the_latest_moves_before_the_item(places: list[tuple[Item, ...]]) -> None:
    item = next(item for item in firsts(places) if item.number > 9)
    tokens = [move for turn in item.record.turns for move in turn.moves]
    assert item.lead(8) == tuple(tokens[-8:])
    assert item.lead(0) == ()


def test_spots_go_round_the_table() -> None:
    for players in (2, 3, 4):
        for viewer in map(Seat, range(players)):
            for place in map(Seat, range(players)):
                assert viewer_of(place, spot_of(place, viewer, players), players) == viewer
    assert spot_of(Seat.C, Seat.A, 4) is Spot.OPPOSITE
    assert spot_of(Seat.B, Seat.A, 2) is Spot.OPPOSITE
    assert spot_of(Seat.C, Seat.A, 3) is Spot.PREVIOUS
    assert spot_of(Target.CENTRAL, Seat.A, 3) is Spot.CENTRAL


def test_a_game_walked_through_is_one_that_its_record_gives() -> None:
    for decision in islice(walk(5, 3, LEVELS), 0, 400, 37):
        assert verify(decision.record()) == decision.table


def test_who_was_called_makes_the_owed_move_next() -> None:
    called = [decision for decision in walk(11, 4, LEVELS[1:2]) if decision.just_called]
    assert len(called) > 3
    assert all(decision.move in decision.sight.owed for decision in called)


def test_a_record_is_cut_in_the_middle_of_a_turn() -> None:
    *_, last = walk(5, 2, LEVELS)
    whole = last.record()
    tokens = [move for turn in whole.turns for move in turn.moves]
    for count in (0, 1, 5, 50, len(tokens)):
        some = cut(whole, count)
        assert [move for turn in some.turns for move in turn.moves] == tokens[:count]


def test_the_table_of_balance_counts_every_item(places: list[tuple[Item, ...]]) -> None:
    lines = balance(firsts(places))
    assert lines[1].split() == ["all", str(2 * ROUND), "100.0%", str(ROUND), str(ROUND)]


@settings(max_examples=8, deadline=None)
@given(st.integers(-(2**40), 2**70), st.sampled_from(FAULTY_MOVES), st.sampled_from((2, 3, 4)), st.booleans())
def test_whatever_is_asked_for_it_is_what_it_claims(
    seed: int, kind: FaultyMove, players: int, heap_wrap: bool
) -> None:
    supply = Supply(seed, LEVELS, players=(players,), kinds=(kind,), rules=HouseRules(heap_wrap=heap_wrap))
    for item in take(supply, 6):
        assert (item.kind, item.players) == (kind, players)
        assert trouble(item) is None
