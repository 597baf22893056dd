"""Short ways to write tables and moves in tests."""

from __future__ import annotations

from collections.abc import Sequence

from tac.rules import HouseRules, Move, Reason, Refused, Table, apply
from tac.rules.cards import write_cards
from tac.rules.events import Event
from tac.rules.position import SeatCards, read_position


def table(
    *seats: tuple[str, str],
    central: str = "",
    turn: str = "A",
    drawn: str = "",
    rules: HouseRules | None = None,
) -> Table:
    """The table with the (pile, heap) of each seat, beginning with A, top cards first."""
    cards: dict[str, SeatCards] = {
        letter: {"pile": pile, "heap": heap} for letter, (pile, heap) in zip("ABCD", seats, strict=False)
    }
    return read_position({"central": central, "turn": turn, "drawn": drawn, "seats": cards}, rules)


def after(start: Table, tokens: str) -> Table:
    """The table after the moves ``tokens``."""
    return after_with_events(start, tokens)[0]


def after_with_events(start: Table, tokens: str) -> tuple[Table, list[Event]]:
    """The table after the moves ``tokens``, and all that happened."""
    happened: list[Event] = []
    for token in tokens.split():
        start, events = apply(start, Move.parse(token))
        happened += events
    return start, happened


def refusal(start: Table, token: str) -> Reason | None:
    """Why ``token`` is refused, or None where it is not."""
    try:
        apply(start, Move.parse(token))
    except Refused as refused:
        assert refused.table is start
        assert refused.move is Move.parse(token)
        return refused.reason
    return None


def tokens(moves: Sequence[Move]) -> str:
    return " ".join(move.token for move in moves)


def cards(start: Table) -> list[tuple[str, str]]:
    """The (pile, heap) of each seat."""
    return [
        (write_cards(pile), write_cards(heap)) for pile, heap in zip(start.piles, start.heaps, strict=True)
    ]
