"""Why a match declines a move that a seat wants to make."""

from __future__ import annotations

from tac.rules import Kind, Move, Phase, Reason, Refused, Seat, Table, apply


def move_refusal(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Why ``seat`` may not make ``move``, a draw, a placing or a correction, on ``table``; or None.

    Nothing but the offender's own correction shows whether a fault stands, or the end waits for one.
    """
    if move.kind is Kind.CORRECTION:
        if not table.faults or table.faults[-1].seat != seat:
            return Reason.NOTHING_TO_PUT_RIGHT
    elif seat in table.out:
        return Reason.PLAYER_OUT
    elif table.phase is not Phase.PLAY:
        return Reason.END_WAITS
    elif seat != table.turn:
        return Reason.NOT_YOUR_TURN
    try:
        apply(table, move)
    except Refused as refused:
        return refused.reason
    return None
