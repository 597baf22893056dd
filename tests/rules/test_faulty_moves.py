"""The six kinds of faulty move are those of the table in section 6."""

from __future__ import annotations

import pytest

from tac.rules import Move, apply
from tac.rules.faulty import FAULTY_MOVES, FaultyMove, faulty_move
from tac.rules.position import Position, read_position

EVERYTHING: Position = {
    "central": "4h",
    "seats": {"A": {"heap": "5c", "pile": "5d Kd"}, "B": {"heap": "4d", "pile": "2d"}},
}
OPPONENT_ONLY: Position = {**EVERYTHING, "central": "9h"}


@pytest.mark.parametrize(
    ("position", "tokens", "kind"),
    [
        (EVERYTHING, "x", FaultyMove.DRAW_PAST_CENTRAL),
        (EVERYTHING, "hB", FaultyMove.OPPONENT_PAST_CENTRAL),
        (OPPONENT_ONLY, "x", FaultyMove.DRAW_PAST_OPPONENT),
        (EVERYTHING, "x dB", FaultyMove.DRAWN_TO_OPPONENT_PAST_CENTRAL),
        (EVERYTHING, "x d-", FaultyMove.OWN_PAST_CENTRAL),
        (OPPONENT_ONLY, "x d-", FaultyMove.OWN_PAST_OPPONENT),
    ],
)
def test_a_fault_is_of_the_kind_of_what_was_done_and_passed_over(
    position: Position, tokens: str, kind: FaultyMove
) -> None:
    table = read_position(position)
    for token in tokens.split():
        table, _ = apply(table, Move.parse(token))
    fault = table.faults[-1]
    assert faulty_move(fault.obligation, fault.move) is kind
    assert kind.obligation == fault.obligation


def test_there_are_six_and_nothing_else_is_one() -> None:
    assert len(FAULTY_MOVES) == 6
    with pytest.raises(KeyError):
        faulty_move(2, Move.parse("d-"))
