"""Cards, their ranks and suits, and the pack of 52."""

from __future__ import annotations

from dataclasses import dataclass

from tac.rules.errors import NotationError

RANKS = "A23456789TJQK"
"""Rank letters in the order in which cards follow each other; after K comes A again."""

SUITS = "cdhs"
"""Suit letters: tref, karo, herc, pik. Suits never matter to the rules."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 52 cards. Each exists once, so cards are compared by identity.

    ``rank`` is 0 (Ace) to 12 (King), ``suit`` a letter of `SUITS`, ``code`` the notation of records
    (``"Th"``) and ``next_rank`` the rank of the cards that follow this one (section 1 of the rules).
    """

    rank: int
    suit: str
    code: str
    next_rank: int

    @staticmethod
    def parse(code: str) -> Card:
        """The card written ``code``, such as ``"Ah"`` or ``"Td"``.

        Raises `NotationError` where it is not in the pack.
        """
        try:
            return _BY_CODE[code]
        except (KeyError, TypeError):
            raise NotationError(f"unknown card {code!r}") from None

    def follows(self, top: Card) -> bool:
        """Whether this card's rank is the one after the rank of ``top``."""
        return self.rank == top.next_rank

    @property
    def is_ace(self) -> bool:
        """Whether the card is one of the four Aces (R3.1)."""
        return self.rank == ACE

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies and pickles give the one card that there is.
        return Card.parse, (self.code,)


Cards = tuple[Card, ...]
"""Several cards, top card first."""

ACE = 0
KING = 12

PACK: Cards = tuple(
    Card(rank, suit, letter + suit, (rank + 1) % len(RANKS))
    for suit in SUITS
    for rank, letter in enumerate(RANKS)
)
"""The 52 cards, in a fixed order."""

_BY_CODE = {card.code: card for card in PACK}


def parse_cards(text: str) -> Cards:
    """Cards written with spaces between them, top card first; raises `NotationError`."""
    return tuple(Card.parse(code) for code in text.split())


def write_cards(cards: Cards) -> str:
    """The notation of several cards, top card first."""
    return " ".join(card.code for card in cards)
