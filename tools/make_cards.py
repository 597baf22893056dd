"""Draw the packs into ``assets/cards``: ``python -m tools.make_cards``.

Faces are named by rank and suit as in game records (``Th.svg``), their folders are those of
``tools.cards.packs``.
"""

from __future__ import annotations

from tools.cards import card_files
from tools.output import ASSETS, write_files


def main() -> None:
    """Write all card files and say how many have changed."""
    print(write_files(ASSETS / "cards", card_files()))


if __name__ == "__main__":
    main()
