"""Records: the line that each move belongs to, replaying, and going on (section 8 of the rules)."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tac.rules import (
    Card,
    Deal,
    Move,
    Phase,
    Reason,
    Record,
    Recorder,
    RecordError,
    Seat,
    apply,
    deal,
    read_record,
    replay,
    write_record,
)
from tac.rules.cards import PACK, parse_cards
from tac.rules.errors import RecordReason
from tac.rules.moves import DRAW, SETTLE
from tac.rules.record import Turn, verify
from tests.rules.random_games import IN_ORDER, Manner, Played, deals, examples, manners, play, randoms


def stacked(tops: dict[str, str]) -> Deal:
    """A deal for as many as are named, seat A first, with these cards on top of the piles."""
    wanted = {seat: parse_cards(cards) for seat, cards in tops.items()}
    central = parse_cards("As") if len(tops) == 3 else ()
    used = {card for cards in (*wanted.values(), central) for card in cards}
    rest = [card for card in PACK if card not in used]
    share = (52 - len(central)) // len(tops)
    piles: list[tuple[Card, ...]] = []
    for cards in wanted.values():
        needed = share - len(cards)
        piles.append((*cards, *rest[:needed]))
        rest = rest[needed:]
    return Deal(tuple(piles), central, Seat.A)


DEAL = stacked({"A": "2s 9d Kc", "B": "Td 7h 5s", "C": "Jh Qs 4c"})
"""An Ace lies on the central pile: in order, A plays ``x d+ x d-`` and B ``x dA x d-``."""


def record(*lines: str) -> Record:
    turns = []
    for line in lines:
        letter, *tokens = line.split()
        turns.append(Turn(Seat.parse(letter), tuple(Move.parse(token) for token in tokens)))
    return Record(DEAL, tuple(turns))


def recorded(start: Deal, tokens: str) -> list[str]:
    """The lines of a recorder that is told of these moves."""
    recorder, table = Recorder(start), start.table()
    for token in tokens.split():
        move = Move.parse(token)
        recorder.note(table, move)
        table, _ = apply(table, move)
    return [str(turn) for turn in recorder.record(table).turns]


def whole_game(number: int) -> Record:
    """The record of a game of three in order."""
    recorder, table = Recorder(deal(number, 3)), deal(number, 3).table()
    for step in play(table, Random(number), IN_ORDER):
        recorder.note(step.before, step.move)
        table = step.after
    return recorder.record(table)


# The lines


def test_a_line_is_one_turn() -> None:
    assert recorded(DEAL, "x d+ x d- x dA x d-") == ["A x d+ x d-", "B x dA x d-"]


def test_a_call_stands_after_the_move_it_follows_also_when_the_turn_has_passed() -> None:
    assert recorded(DEAL, "x d- !C d+ x d- x") == ["A x d- !C d+ x d-", "B x"]


def test_a_false_call_before_the_next_players_first_move_ends_the_line_before() -> None:
    assert recorded(DEAL, "x d+ x d- !B !C x") == ["A x d+ x d- !B !C", "B x"]


def test_a_correction_stands_on_the_line_of_the_turn_it_goes_back_to() -> None:
    assert recorded(DEAL, "x d- <d+ x d- x") == ["A x d- <d+ x d-", "B x"]


@examples(10)
@given(deals(), randoms(), manners())
def test_what_a_recorder_writes_holds(dealt: Deal, random: Random, manner: Manner) -> None:
    recorder, table = Recorder(dealt), dealt.table()
    moves, tables = [], []
    for step in play(table, random, manner):
        recorder.note(step.before, step.move)
        table = step.after
        moves.append(step.move)
        tables.append(table)
    written = recorder.record(table)
    assert [move for turn in written.turns for move in turn.moves] == moves
    assert [step.after for step in replay(written)] == tables
    assert written.result == table.places
    assert read_record(write_record(written)) == written
    for turn in written.turns:
        assert turn.moves[0].is_turn_move
    assert all(one.seat != other.seat for one, other in pairwise(written.turns))


def test_a_step_says_where_it_stands() -> None:
    steps = list(replay(record("A x d+ x d-", "B x")))
    assert [(step.turn, step.index, step.move.token) for step in steps] == [
        *((1, 1, "x"), (1, 2, "d+"), (1, 3, "x"), (1, 4, "d-")),
        (2, 1, "x"),
    ]
    assert steps[0].before == DEAL.table()
    assert all(one.after is other.before for one, other in pairwise(steps))


# What does not hold

BROKEN = {
    "another seat's turn": (["B x"], RecordReason.SEAT, 1, "B"),
    "a seat that is not there": (["A x d+ x d-", "D x"], RecordReason.SEAT, 2, "D"),
    "a line without a move": (["A x d+ x d-", "B"], RecordReason.LINE, 2, "B"),
    "a line that begins with a call": (["A x d+ x d-", "B !C x"], RecordReason.LINE, 2, "!C"),
    "a line that begins with a correction": (["A x d-", "A <d+ x d-"], RecordReason.LINE, 2, "<d+"),
    "a turn on two lines": (["A x d+", "A x d-"], RecordReason.LINE, 2, "A"),
    "a turn that is not finished": (["A x d+", "B x dA x d-"], RecordReason.LINE, 2, "B"),
    "two turns on a line": (["A x d+ x d- x dA"], RecordReason.LINE, 1, "x"),
    "a call that hands the turn back, and then a new line": (
        ["A x d- !C", "A d+ x d-"],
        RecordReason.LINE,
        2,
        "A",
    ),
    "a move that does not fit": (["A x dB"], RecordReason.REFUSED, 1, "dB"),
    "a call of one's own": (["A x d- !A"], RecordReason.REFUSED, 1, "!A"),
    "a settling of nothing": (["A x ."], RecordReason.REFUSED, 1, "."),
}


@pytest.mark.parametrize(("lines", "reason", "turn", "token"), BROKEN.values(), ids=BROKEN)
def test_what_does_not_hold_is_told_with_its_place(
    lines: list[str], reason: RecordReason, turn: int, token: str
) -> None:
    with pytest.raises(RecordError) as caught:
        verify(record(*lines))
    error = caught.value
    assert (error.reason, error.turn, error.token) == (reason, turn, token)
    assert (error.refusal is not None) == (reason is RecordReason.REFUSED)
    assert str(error).startswith(f"turn {turn}, {token}: ")


def test_replaying_stops_where_the_record_does_not_hold() -> None:
    steps = replay(record("A x d+ x d-", "B x d+"))
    assert [next(steps).move.token for _ in range(5)] == ["x", "d+", "x", "d-", "x"]
    with pytest.raises(RecordError):
        next(steps)


def test_a_deal_that_is_none_is_told_before_the_first_move() -> None:
    for wrong, reason in {
        replace(DEAL, piles=DEAL.piles[:1]): RecordReason.SEATS,
        replace(DEAL, first=Seat.D): RecordReason.SEATS,
        replace(DEAL, central=()): RecordReason.CENTRAL,
        replace(DEAL, piles=(DEAL.piles[0], *DEAL.piles[:2])): RecordReason.CARDS,
    }.items():
        with pytest.raises(RecordError) as caught:
            next(replay(Record(wrong)))
        assert caught.value.reason is reason


WHOLE = whole_game(3)
SETTLED = Path(__file__).parents[1] / "conformance" / "records" / "2-03.tac.yaml"


@pytest.mark.parametrize("result", [(), WHOLE.result[::-1], WHOLE.result[:2], (*WHOLE.result, Seat.D)])
def test_the_result_of_a_finished_game_is_what_the_moves_give(result: tuple[Seat, ...]) -> None:
    assert verify(WHOLE).places == WHOLE.result
    with pytest.raises(RecordError) as caught:
        verify(replace(WHOLE, result=result))
    assert caught.value.reason is RecordReason.RESULT


def test_an_unfinished_game_has_no_result() -> None:
    unfinished = replace(WHOLE, turns=WHOLE.turns[:-1])
    with pytest.raises(RecordError) as caught:
        verify(unfinished)
    assert caught.value.reason is RecordReason.RESULT
    verify(replace(unfinished, result=()))


def test_a_game_whose_end_waits_gets_its_result_when_it_is_settled() -> None:
    """R6.6."""
    settled = read_record(SETTLED.read_bytes())
    *turns, latest = settled.turns
    assert latest.moves[-1] is SETTLE
    waiting = Record(settled.deal, (*turns, Turn(latest.seat, latest.moves[:-1])))
    recorder, table = Recorder.resume(waiting)
    assert table.phase is Phase.SETTLE
    assert recorder.record(table) == waiting
    recorder.note(table, SETTLE)
    assert recorder.record(apply(table, SETTLE)[0], **settled.extras) == settled


def test_nothing_follows_the_end() -> None:
    """The rules' own reason is given for a line after the end and for a move after it."""
    *_, last = WHOLE.turns
    for turns in (
        (*WHOLE.turns, Turn(WHOLE.result[-1], (DRAW,))),
        (*WHOLE.turns[:-1], Turn(last.seat, (*last.moves, DRAW))),
        (*WHOLE.turns[:-1], Turn(last.seat, (*last.moves, SETTLE))),
    ):
        with pytest.raises(RecordError) as caught:
            verify(replace(WHOLE, turns=turns))
        assert caught.value.reason is RecordReason.REFUSED
        assert caught.value.refusal in (Reason.GAME_OVER, Reason.NOTHING_TO_SETTLE)


# Going on


@examples(8)
@given(deals(), randoms(), manners(), st.integers(0, 600))
def test_an_unfinished_game_goes_on_as_if_it_had_not_stopped(
    dealt: Deal, random: Random, manner: Manner, stop: int
) -> None:
    steps = list(play(dealt.table(), random, manner))
    first, table = Recorder(dealt), dealt.table()
    for step in steps[:stop]:
        first.note(step.before, step.move)
        table = step.after
    second, again = Recorder.resume(read_record(write_record(first.record(table))))
    assert again == table
    for step in steps[stop:]:
        second.note(step.before, step.move)
        table, _ = apply(again, step.move)
        assert table == step.after
        again = table
    assert second.record(table).turns == recorded_turns(dealt, steps)


def recorded_turns(dealt: Deal, steps: list[Played]) -> tuple[Turn, ...]:
    recorder = Recorder(dealt)
    for step in steps:
        recorder.note(step.before, step.move)
    return recorder.record(steps[-1].after).turns


def test_a_record_that_does_not_hold_cannot_be_gone_on_with() -> None:
    with pytest.raises(RecordError):
        Recorder.resume(record("A x d+ d-"))


def test_going_on_changes_nothing_in_the_record_gone_on_with() -> None:
    before = record("A x d+")
    recorder, table = Recorder.resume(before)
    recorder.note(table, DRAW)
    assert before == record("A x d+")
    assert recorder.record(apply(table, DRAW)[0]) == record("A x d+ x")


def test_a_record_keeps_what_else_is_known_of_the_game() -> None:
    recorder, table = Recorder.resume(record("A x"))
    written = recorder.record(table, names={"A": "Ана"}, times=[0], **{"x-seed": 7})
    assert written.extras == {"names": {"A": "Ана"}, "times": [0], "x-seed": 7}
    assert read_record(write_record(written)) == written


def test_records_are_values() -> None:
    assert record("A x") == record("A x")
    assert record("A x") != record("A x d+")
    assert hash(record("A x")) == hash(record("A x"))
