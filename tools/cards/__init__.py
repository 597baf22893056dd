"""The drawn packs: two or four colours, three sizes of the index, usual or high contrast, and the backs."""

from __future__ import annotations

from tools.cards.back import back
from tools.cards.faces import face
from tools.cards.packs import PACKS, Pack
from tools.cards.suits import RANKS, SUITS, print_of

__all__ = ["PACKS", "RANKS", "SUITS", "Pack", "card_files"]


def card_files() -> dict[str, str]:
    """Draw all packs: file name relative to ``assets/cards`` to SVG text."""
    files = {}
    for pack in PACKS:
        printing = print_of(pack.colours, pack.contrast)
        files[pack.file("back")] = back(printing)
        for suit in pack.own_suits:
            for rank in RANKS:
                files[pack.file(f"{rank}{suit}")] = face(rank, suit, pack.index, printing)
    return files
