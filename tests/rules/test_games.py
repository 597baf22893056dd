"""What holds in every game, whoever plays it and however (section 7 of the rules, and the clauses named)."""

from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.rules import Deal, Kind, Move, Phase, Refused, Table, apply, deal, duties, possible
from tac.rules.cards import PACK, Cards
from tac.rules.duties import corrections
from tac.rules.moves import MOVES
from tests.rules.random_games import IN_ORDER, WILD, Manner, Played, deals, examples, manners, play, randoms


@examples(15)
@given(deals(), randoms(), manners())
def test_the_52_cards_are_always_there_each_once(dealt: Deal, random: Random, manner: Manner) -> None:
    pack = set(PACK)
    for step in play(dealt.table(), random, manner):
        cards = step.after.all_cards()
        assert len(cards) == 52
        assert set(cards) == pack


@examples(6)
@given(deals(), randoms(), manners())
def test_every_move_is_made_or_refused_and_a_refused_one_changes_nothing(
    dealt: Deal, random: Random, manner: Manner
) -> None:
    """What `possible` and `corrections` name is made, every other draw, placing and correction is refused."""
    table = dealt.table()
    for step in play(table, random, manner):
        table = step.before
        value = hash(table)
        made = {move for move in MOVES if is_made(table, move)}
        assert hash(table) == value
        assert {move for move in made if move.is_turn_move} == set(possible(table))
        assert {move for move in made if move.kind is Kind.CORRECTION} == set(corrections(table))
        assert set(duties(table)) <= set(possible(table))
        assert bool(duties(table)) == (table.phase is Phase.PLAY)


def is_made(table: Table, move: Move) -> bool:
    try:
        apply(table, move)
    except Refused as refused:
        assert refused.table is table
        assert refused.move is move
        return False
    return True


@examples(15)
@given(deals(), randoms(), manners())
def test_all_standing_faults_are_of_one_seat(dealt: Deal, random: Random, manner: Manner) -> None:
    """R6.5 d: the next player's move closes those of the one before; R6.6: none stands after the end."""
    for step in play(dealt.table(), random, manner):
        assert len({fault.seat for fault in step.after.faults}) <= 1
        assert not (step.after.faults and step.after.phase is Phase.OVER)
        assert step.after.correctable <= bool(step.after.faults)
        assert step.after.faults or not step.after.trail


@examples(15)
@given(deals(), randoms(), st.just(WILD))
def test_a_call_restores_the_table_and_then_takes_the_penalty(
    dealt: Deal, random: Random, manner: Manner
) -> None:
    """R6.2, R6.3."""
    for step in play(dealt.table(), random, manner):
        if step.move.kind is not Kind.CALL or not step.before.faults:
            continue
        fault = step.before.faults[0]
        after, before = step.after, fault.before
        assert after.piles == with_penalty(before, fault.seat)
        assert (after.heaps, after.central, after.drawn) == (before.heaps, before.central, before.drawn)
        assert after.turn == fault.seat
        assert after.out[: len(before.out)] == before.out
        assert after.faults == ()


def with_penalty(table: Table, offender: int) -> tuple[Cards, ...]:
    """The piles of ``table`` after the bottom cards have gone under the offender's."""
    piles = list(table.piles)
    order = [(offender + step) % len(piles) for step in range(1, len(piles))]
    given_cards = tuple(table.piles[giver][-1] for giver in order if table.piles[giver])
    for giver in order:
        piles[giver] = piles[giver][:-1]
    piles[offender] += given_cards
    return tuple(piles)


@examples(15)
@given(deals(), randoms(), st.just(Manner(0.5, 0.1, 0.1, 0.5)))
def test_a_correction_gives_what_the_owed_move_would_have_given(
    dealt: Deal, random: Random, manner: Manner
) -> None:
    """R6.5 b."""
    for step in play(dealt.table(), random, manner):
        if step.move.owed is None:
            continue
        fault = step.before.faults[-1]
        instead, _ = apply(fault.before, step.move.owed)
        assert cards_of(step.after) == cards_of(instead)
        assert (step.after.turn, step.after.out) == (instead.turn, instead.out)
        assert fault not in step.after.faults


def cards_of(table: Table) -> tuple[object, ...]:
    return table.piles, table.heaps, table.central, table.drawn


@examples(10)
@given(deals(), randoms(), manners())
def test_the_same_deal_and_moves_give_the_same_tables(dealt: Deal, random: Random, manner: Manner) -> None:
    steps = list(play(dealt.table(), random, manner))
    table = dealt.table()
    for step in steps:
        table, events = apply(table, step.move)
        assert table == step.after
        assert events == step.events


@examples(30)
@given(deals(), randoms())
def test_a_game_without_faults_ends(dealt: Deal, random: Random) -> None:
    """Section 7; nobody is ever faulted on the way."""
    *_, last = play(dealt.table(), random, IN_ORDER)
    assert last.after.phase is Phase.OVER
    assert sorted(last.after.places) == list(last.after.seats)
    assert last.after.faults == ()


@pytest.mark.parametrize(("seats", "measured"), [(2, 460), (3, 400), (4, 390)])
def test_games_without_faults_are_as_long_as_measured(seats: int, measured: int) -> None:
    """Section 7: the mean numbers of moves that were measured, here within a tenth of them."""
    lengths = [len(game(number, seats)) for number in range(150)]
    assert mean(lengths) == pytest.approx(measured, rel=0.1)


def game(number: int, seats: int) -> list[Played]:
    return list(play(deal(number, seats).table(), Random(number), IN_ORDER))


@examples(20)
@given(deals(), randoms(), manners())
def test_a_player_who_has_had_a_turn_has_a_heap_when_others_play(
    dealt: Deal, random: Random, manner: Manner
) -> None:
    """Section 7: so giving away a bottom card all but never takes anyone out."""
    had_a_turn: set[int] = set()
    for step in play(dealt.table(), random, manner):
        before, after = step.before, step.after
        if step.move.is_turn_move and after.turn != before.turn:
            had_a_turn.add(before.turn)
        if step.move.is_turn_move and after.phase is Phase.PLAY:
            waiting = had_a_turn.intersection(after.still_in) - {after.turn}
            assert all(after.heaps[seat] for seat in waiting)
