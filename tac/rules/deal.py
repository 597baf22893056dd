"""The deal: which cards lie where at the start (section 2 of the rules), made from a deal number.

The shuffle is our own and pinned: the same number is the same deal for ever and on every Python.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tac.rules.cards import PACK, Card, Cards
from tac.rules.errors import NotationError
from tac.rules.house import HouseRules
from tac.rules.seats import SEATS, Seat
from tac.rules.table import Table

MOST_NUMBER = 2**64 - 1
"""The largest deal number; the smallest is 0."""

_MASK = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Deal:
    """The start of a game: each seat's pile and the central pile, top card first, and who begins."""

    piles: tuple[Cards, ...]
    central: Cards = ()
    first: Seat = Seat.A
    rules: HouseRules = field(default_factory=HouseRules)

    def table(self) -> Table:
        """The table before the first move; raises `NotationError` where the deal is not one (section 2)."""
        check_deal(self)
        return Table(
            self.rules, self.piles, ((),) * len(self.piles), self.central, drawn=None, turn=self.first
        )


def deal(number: int, seats: int = 4, first: Seat = Seat.A, rules: HouseRules | None = None) -> Deal:
    """The deal with this number, 0 to `MOST_NUMBER`, for 2, 3 or 4 ``seats`` (R2.1, R2.2).

    The pack is dealt one card at a time, beginning with seat A whoever is to begin the play, so that
    the number alone tells who gets what. With three players the Ace that lies highest in the shuffled
    pack starts the central pile. Raises `ValueError` for other numbers of seats or other deal numbers.
    """
    if not 2 <= seats <= len(SEATS):
        raise ValueError(f"a game has 2, 3 or 4 seats, not {seats}")
    if not 0 <= number <= MOST_NUMBER:
        raise ValueError(f"a deal number is 0 to {MOST_NUMBER}, not {number}")
    if first >= seats:
        raise ValueError(f"seat {first.name} is not part of a game of {seats}")
    pack = shuffled(PACK, number)
    central: Cards = ()
    if seats == 3:
        ace = next(card for card in pack if card.is_ace)
        pack = tuple(card for card in pack if card is not ace)
        central = (ace,)
    # The card dealt last lies on top.
    piles = tuple(pack[seat::seats][::-1] for seat in range(seats))
    return Deal(piles, central, first, rules or HouseRules())


def drawn_first(number: int, seats: int) -> Seat:
    """The seat that is drawn to begin: always the same for a deal number, and every one equally often."""
    return Seat(_below(~number & _MASK, seats)[1])


def shuffled(cards: Cards, number: int) -> Cards:
    """``cards`` in an order that depends on ``number`` alone: Fisher–Yates driven by SplitMix64."""
    order = list(cards)
    state = number & _MASK
    for last in range(len(order) - 1, 0, -1):
        state, chosen = _below(state, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _below(state: int, bound: int) -> tuple[int, int]:
    """The next state and a number below ``bound``, every one equally likely (rejection)."""
    limit = (_MASK + 1) - (_MASK + 1) % bound
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        mixed ^= mixed >> 31
        if mixed < limit:
            return state, mixed % bound


def check_deal(deal: Deal) -> None:
    """Raises `NotationError` where ``deal`` breaks section 2: seats, numbers of cards, central pile."""
    seats = len(deal.piles)
    if not 2 <= seats <= len(SEATS):
        raise NotationError(f"a game has 2, 3 or 4 seats, not {seats}")
    if deal.first >= seats:
        raise NotationError(f"seat {deal.first.name} begins but is not seated")
    _check_pack([card for cards in (*deal.piles, deal.central) for card in cards])
    if seats == 3 and not (len(deal.central) == 1 and deal.central[0].is_ace):
        raise NotationError("with three players the central pile starts with one Ace (R2.2)")
    if seats != 3 and deal.central:
        raise NotationError("with two or four players the central pile starts empty (R2.2)")
    share = (len(PACK) - len(deal.central)) // seats
    for seat, pile in zip(SEATS, deal.piles, strict=False):
        if len(pile) != share:
            raise NotationError(f"seat {seat.name} has {len(pile)} cards instead of {share} (R2.1)")


def _check_pack(cards: list[Card]) -> None:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise NotationError(f"card {card.code} is named twice")
        seen.add(card)
    missing = [card.code for card in PACK if card not in seen]
    if missing:
        raise NotationError(f"missing from the pack: {' '.join(missing)}")
