"""Draw the pack into ``assets/cards``: ``python -m tools.make_cards``.

Faces are named by rank and suit as in game records (``Th.svg``), four-colour ones lie in ``four/``.
"""

from __future__ import annotations

from tools.cards import card_files
from tools.output import ASSETS, write_files


def main() -> None:
    """Write all card files and say how many have changed."""
    print(write_files(ASSETS / "cards", card_files()))


if __name__ == "__main__":
    main()
