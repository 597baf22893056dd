"""`apply`: one move made on a table gives the next table and what has happened."""

from __future__ import annotations

from tac.rules.calls import call, correct, settle
from tac.rules.errors import Refused
from tac.rules.events import Event
from tac.rules.moves import SETTLE, Move
from tac.rules.table import Table
from tac.rules.turn import make_turn_move


def apply(table: Table, move: Move) -> tuple[Table, tuple[Event, ...]]:
    """Make ``move`` on ``table`` and return the next table and the events, in order.

    Draws and placings are made by the player on turn, a correction by the one who made the latest
    move, a call by the seat it names. ``table`` is never changed. A move that passes over a duty is
    made all the same and gives a `FaultMade` (section 6). Raises `Refused` where the table does not
    allow the move (section 3) or the clauses on calls do not (R6.5, R6.6, R6.7).
    """
    if move.caller is not None:
        return call(table, move)
    if move.owed is not None:
        return correct(table, move)
    if move is SETTLE:
        return settle(table, move)
    return make_turn_move(table, move)


def is_allowed(table: Table, move: Move) -> bool:
    """Whether `apply` would make ``move`` rather than refuse it."""
    try:
        apply(table, move)
    except Refused:
        return False
    return True
