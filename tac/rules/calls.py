"""Calls, corrections and the settling of the end (section 6 of the rules)."""

from __future__ import annotations

from dataclasses import replace

from tac.rules.cards import Cards
from tac.rules.errors import Reason, Refused
from tac.rules.events import (
    Called,
    CameBack,
    Event,
    FalselyCalled,
    FaultClosed,
    FaultMended,
    GameOver,
    MovesTakenBack,
    PenaltyPaid,
    TurnPassed,
    WentOut,
)
from tac.rules.house import FalseCall
from tac.rules.moves import Move
from tac.rules.seats import Seat
from tac.rules.table import Fault, Phase, Table
from tac.rules.turn import make_turn_move, pass_turn, replaced


def call(table: Table, move: Move) -> tuple[Table, tuple[Event, ...]]:
    """Answer the call "Tač!" of ``move.caller`` (R6.1 to R6.3, R6.7); raises `Refused`."""
    caller = move.caller
    assert caller is not None
    reason = call_refusal(table, caller)
    if reason is not None:
        raise Refused(reason, table, move)
    if table.faults:
        return _right_call(table, caller)
    return _false_call(table, caller)


def call_refusal(table: Table, caller: Seat) -> Reason | None:
    """Why ``caller`` may not call now, or None where he may, rightly or falsely (R6.1, R6.7)."""
    if table.phase is Phase.OVER:
        return Reason.GAME_OVER
    if caller >= len(table.piles):
        return Reason.NO_SUCH_SEAT
    if table.faults:
        if caller == table.faults[0].seat:
            return Reason.OWN_CALL
        return Reason.CALLER_OUT if caller in table.out else None
    if caller in table.out:
        return Reason.CALLER_OUT
    if table.accused is None:
        return Reason.CALL_NOT_STARTED
    if caller == table.accused:
        return Reason.OWN_CALL
    if caller in table.false_callers:
        return Reason.CALL_TWICE
    return None


def correct(table: Table, move: Move) -> tuple[Table, tuple[Event, ...]]:
    """Take the latest, faulty move back and make the owed one instead (R6.5 b); raises `Refused`."""
    owed = move.owed
    assert owed is not None
    reason = correction_refusal(table, owed)
    if reason is not None:
        raise Refused(reason, table, move)
    latest = table.faults[-1]
    standing = table.faults[:-1]
    before = _restored(table, latest, standing)
    events: tuple[Event, ...] = (
        FaultMended(latest.seat, latest.obligation),
        *_taking_back(table, latest),
    )
    after, made = make_turn_move(before, owed)
    return after, events + made


def correction_refusal(table: Table, owed: Move) -> Reason | None:
    """Why ``owed`` may not be made instead of the latest move, or None where it may (R6.5 b)."""
    if table.phase is Phase.OVER:
        return Reason.GAME_OVER
    if not table.correctable:
        return Reason.NOTHING_TO_PUT_RIGHT
    if owed not in table.faults[-1].owed:
        return Reason.NOT_THE_OWED_MOVE
    return None


def settle(table: Table, move: Move) -> tuple[Table, tuple[Event, ...]]:
    """End a game that waited: nobody calls (R6.6); raises `Refused` where it does not wait."""
    if table.phase is not Phase.SETTLE:
        raise Refused(Reason.NOTHING_TO_SETTLE, table, move)
    closed = tuple(FaultClosed(fault.seat, fault.obligation) for fault in table.faults)
    after = replace(table, phase=Phase.OVER, faults=(), trail=(), correctable=False)
    return after, (*closed, GameOver(after.places))


def _right_call(table: Table, caller: Seat) -> tuple[Table, tuple[Event, ...]]:
    """Take back all since the earliest standing fault and hand over the penalty (R6.2, R6.3)."""
    fault = table.faults[0]
    offender = fault.seat
    called = Called(caller, offender, fault.move, fault.obligation, fault.card, fault.owed)
    events: tuple[Event, ...] = (called, *_taking_back(table, fault))
    before = _restored(table, fault, ())
    piles, out, penalty = _penalty(before, offender)
    events += penalty
    phase = Phase.PLAY
    if len(out) == len(piles) - 1:
        phase = Phase.OVER
        events += (GameOver((*out, offender)),)
    return replace(before, piles=piles, out=out, phase=phase, accused=offender), events


def _penalty(
    table: Table, offender: Seat
) -> tuple[tuple[Cards, ...], tuple[Seat, ...], tuple[Event, ...]]:
    """R6.3: the bottom card of every other player's pile goes under the offender's."""
    piles, out = table.piles, table.out
    events: tuple[Event, ...] = ()
    for giver in table.others(offender):
        pile = piles[giver]
        if not pile:
            continue
        piles = replaced(replaced(piles, giver, pile[:-1]), offender, (*piles[offender], pile[-1]))
        events += (PenaltyPaid(giver, offender, pile[-1]),)
        if not piles[giver] and not table.heaps[giver]:
            out = (*out, giver)
            events += (WentOut(giver, len(out)),)
    return piles, out, events


def _false_call(table: Table, caller: Seat) -> tuple[Table, tuple[Event, ...]]:
    """R6.7: nothing moves, or the accused gives the caller a card."""
    accused = table.accused
    assert accused is not None
    events: tuple[Event, ...] = (FalselyCalled(caller, accused),)
    after = replace(table, false_callers=(*table.false_callers, caller))
    pile = table.piles[accused]
    if table.rules.false_call is FalseCall.NONE or not pile:
        return after, events
    piles = replaced(replaced(table.piles, accused, pile[:-1]), caller, (*table.piles[caller], pile[-1]))
    after = replace(after, piles=piles)
    events += (PenaltyPaid(accused, caller, pile[-1]),)
    if after.cards_of(accused):
        return after, events
    out = (*table.out, accused)
    events += (WentOut(accused, len(out)),)
    if accused == table.turn or len(out) == len(piles) - 1:
        turn, phase, out, passed = pass_turn(len(piles), accused, out, (), False)
        return replace(after, turn=turn, phase=phase, out=out), events + passed
    return replace(after, out=out), events


def _restored(table: Table, fault: Fault, standing: tuple[Fault, ...]) -> Table:
    """The table just before ``fault``, with only those faults that still stand (R6.5, last sentence)."""
    return replace(
        fault.before,
        faults=standing,
        trail=table.trail[: fault.start] if standing else (),
        correctable=False,
        false_callers=(),
    )


def _taking_back(table: Table, fault: Fault) -> tuple[Event, ...]:
    """The events of going back to the table before ``fault``."""
    events: tuple[Event, ...] = (MovesTakenBack(fault.seat, table.trail[fault.start :][::-1]),)
    if fault.seat in table.out:
        events += (CameBack(fault.seat),)
    if table.turn != fault.seat and table.phase is Phase.PLAY:
        events += (TurnPassed(fault.seat, table.turn),)
    return events
