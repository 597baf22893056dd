"""The drawn pack: 52 faces, the four-colour clubs and diamonds, and the back."""

from __future__ import annotations

from tools.cards.back import back
from tools.cards.faces import RANKS, SUITS, face
from tools.cards.suits import FOUR_COLOUR, TWO_COLOUR

__all__ = ["RANKS", "SUITS", "card_files"]


def card_files() -> dict[str, str]:
    """Draw the whole pack: file name relative to ``assets/cards`` to SVG text."""
    files = {"back.svg": back()}
    for rank in RANKS:
        for suit in SUITS:
            files[f"{rank}{suit}.svg"] = face(rank, suit, TWO_COLOUR[suit])
        for suit, dye in FOUR_COLOUR.items():
            files[f"four/{rank}{suit}.svg"] = face(rank, suit, dye)
    return files
