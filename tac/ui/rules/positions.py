"""Positions with only the cards that matter named; the others are found."""

from __future__ import annotations

from collections.abc import Iterable

from tac.rules.cards import PACK
from tac.rules.position import Position, SeatCards


def position(
    central: str,
    heaps: Iterable[str],
    piles: Iterable[int],
    *,
    turn: str = "A",
    drawn: str = "",
    tops: dict[str, str] | None = None,
) -> Position:
    """A position whose piles hold so many of the cards that are named nowhere else.

    ``heaps`` are in seat order; ``tops`` names cards that lie on top of a seat's pile. Who has no cards is
    out.
    """
    tops = tops or {}
    named = " ".join([central, *heaps, drawn, *tops.values()]).split()
    spare = [card.code for card in PACK if card.code not in named]
    spare.sort(key=lambda code: (code[1], code[0]))
    spare = spare[::5] + spare[1::5] + spare[2::5] + spare[3::5] + spare[4::5]
    seats: dict[str, SeatCards] = {}
    for letter, heap, count in zip("ABCD", heaps, piles, strict=False):
        pile = tops.get(letter, "").split()
        pile += [spare.pop() for _ in range(count - len(pile))]
        seats[letter] = {"pile": " ".join(pile), "heap": heap}
    made: Position = {"central": central, "turn": turn, "seats": seats}
    if drawn:
        made["drawn"] = drawn
    in_hand = turn if drawn else ""
    out = [seat for seat, cards in seats.items() if not (cards["pile"] or cards["heap"] or seat == in_hand)]
    if out:
        made["out"] = out
    return made
