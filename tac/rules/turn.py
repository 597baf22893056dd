"""Draws and placings: the moves of a turn (sections 3 to 5), and the faults among them (section 6)."""

from __future__ import annotations

from tac.rules.cards import Card, Cards
from tac.rules.duties import duties, obligation, refusal
from tac.rules.errors import Refused
from tac.rules.events import (
    CardDrawn,
    CardPlayed,
    Event,
    FaultClosed,
    FaultMade,
    FaultMended,
    GameOver,
    HeapTurned,
    TurnEvent,
    TurnPassed,
    WentOut,
)
from tac.rules.moves import DRAW, DRAWN_TO_OWN, Move, Source, Target
from tac.rules.seats import OTHERS, Seat
from tac.rules.table import Fault, Phase, Table

# Looking a member up in its enumeration takes long in Python 3.11.
_PLAY = Phase.PLAY
_DRAWN = Source.DRAWN
_CENTRAL = Target.CENTRAL


def make_turn_move(table: Table, move: Move) -> tuple[Table, tuple[Event, ...]]:
    """Make a draw or a placing; raises `Refused`."""
    reason = refusal(table, move)
    if reason is not None:
        raise Refused(reason, table, move)
    seat = table.turn
    faults, trail, events = _close_others(table, seat)
    owed = duties(table)
    fault: Fault | None = None
    if move not in owed:
        card = table.drawn or table.heaps[seat][0]
        fault = Fault(seat, move, obligation(owed[0]), card, owed, table, len(trail))
    if move is DRAW:
        piles, heaps, drawn, moved = _draw(table, seat)
        central = table.central
    else:
        piles, drawn = table.piles, None
        heaps, central, played = _play(table, seat, move)
        moved = (played,)
        if faults:
            faults, mended = _mend(faults, played)
            events += mended
    events += moved
    if fault is not None:
        faults += (fault,)
        events += (FaultMade(seat, move, fault.obligation, fault.card, owed),)
    turn, phase, out, passed = _end_of_move(table, seat, move, piles[seat], heaps[seat], drawn, bool(faults))
    after = Table(
        table.rules,
        piles,
        heaps,
        central,
        drawn,
        turn,
        phase,
        out,
        faults,
        trail + moved if faults else (),
        fault is not None,
        seat,
    )
    return after, events + passed


def _close_others(
    table: Table, seat: Seat
) -> tuple[tuple[Fault, ...], tuple[TurnEvent, ...], tuple[Event, ...]]:
    """R6.5 d: a move closes the standing faults of another player."""
    faults = table.faults
    if not faults:
        return (), (), ()
    if faults[0].seat == seat:
        return faults, table.trail, ()
    return (), (), tuple(FaultClosed(fault.seat, fault.obligation) for fault in faults)


def _draw(
    table: Table, seat: Seat
) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Card, tuple[TurnEvent, ...]]:
    """Turn the top card of the pile; an empty pile is first made from the heap (R4.4)."""
    pile = table.piles[seat]
    heaps = table.heaps
    turned: tuple[TurnEvent, ...] = ()
    if not pile:
        pile = heaps[seat][::-1]
        heaps = replaced(heaps, seat, ())
        turned = (HeapTurned(seat, pile),)
    card = pile[0]
    return replaced(table.piles, seat, pile[1:]), heaps, card, (*turned, CardDrawn(seat, card))


def _play(table: Table, seat: Seat, move: Move) -> tuple[tuple[Cards, ...], Cards, CardPlayed]:
    """Place the heap's top or the drawn card (R3.1 to R3.4)."""
    heaps = table.heaps
    source, target = move.source, move.target
    if source is _DRAWN:
        card = table.drawn
        assert card is not None
    else:
        assert source is not None
        card = heaps[seat][0]
        heaps = replaced(heaps, seat, heaps[seat][1:])
    if target is _CENTRAL:
        return heaps, (card, *table.central), CardPlayed(seat, card, source, _CENTRAL)
    place = target if isinstance(target, Seat) else seat
    return replaced(heaps, place, (card, *heaps[place])), table.central, CardPlayed(seat, card, source, place)


def _mend(faults: tuple[Fault, ...], played: CardPlayed) -> tuple[tuple[Fault, ...], tuple[Event, ...]]:
    """R6.5 c: the same card played to a place where it was owed mends every fault that owed it."""
    standing = tuple(
        fault
        for fault in faults
        if fault.card is not played.card or all(owed.target != played.target for owed in fault.owed)
    )
    mended = tuple(FaultMended(fault.seat, fault.obligation) for fault in faults if fault not in standing)
    return standing, mended


def _end_of_move(
    table: Table, seat: Seat, move: Move, pile: Cards, heap: Cards, drawn: Card | None, fault_stands: bool
) -> tuple[Seat, Phase, tuple[Seat, ...], tuple[Event, ...]]:
    """Whose turn it is after the move, and whether its player went out or the game ended (R4.2, R5)."""
    out = table.out
    if not pile and not heap and drawn is None:
        out = (*out, seat)
        return pass_turn(len(table.piles), seat, out, (WentOut(seat, len(out)),), fault_stands)
    if move is DRAWN_TO_OWN:
        return pass_turn(len(table.piles), seat, out, (), fault_stands)
    return seat, _PLAY, out, ()


def pass_turn(
    count: int, seat: Seat, out: tuple[Seat, ...], events: tuple[Event, ...], fault_stands: bool
) -> tuple[Seat, Phase, tuple[Seat, ...], tuple[Event, ...]]:
    """Hand the turn of ``seat`` to the next of ``count`` seats still in, or end the game (R5.1, R6.6)."""
    following = seat
    for other in OTHERS[count][seat]:
        if other not in out:
            following = other
            break
    if len(out) < count - 1:
        return following, _PLAY, out, (*events, TurnPassed(following, seat))
    if fault_stands:
        return following, Phase.SETTLE, out, events
    return following, Phase.OVER, out, (*events, GameOver((*out, following)))


def replaced(cards: tuple[Cards, ...], seat: Seat, new: Cards) -> tuple[Cards, ...]:
    """``cards`` with those of ``seat`` replaced."""
    return (*cards[:seat], new, *cards[seat + 1 :])
