"""The game, save that the computer of the guided first game moves at once: a ``main`` for `start`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

PACE: Final = 20
"""How long that computer takes for a move, in milliseconds."""


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    import main
    from tac.practice.guided.match import Rival

    Rival.pace = lambda self, move_number, places, factor=1.0: PACE  # type: ignore[method-assign]
    sys.exit(main.main(sys.argv[1:]))
