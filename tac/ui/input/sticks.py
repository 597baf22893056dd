"""A stick as a way to point: what counts as pointing, and where to."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

ENTER: Final = 0.55
LEAVE: Final = 0.4
"""A stick points from so far out on (0 to 1), and no more when it has come back within the other."""

_LOYAL: Final = 0.6
"""How far along its direction a stick must still be, in parts of how far it is across, to keep it."""


class Direction(Enum):
    """Where a stick or a directional pad points, on the screen. The values are unit steps, x and y."""

    UP = (0, -1)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


def pointed(x: float, y: float, before: Direction | None) -> Direction | None:
    """Where a stick at (x, y), each -1 to 1, points if it has pointed to ``before``; None for nowhere.

    It takes more to begin to point than to go on, and more to point elsewhere than to stay: what trembles
    or stands askew changes nothing.
    """
    if math.hypot(x, y) < (ENTER if before is None else LEAVE):
        return None
    if before is not None:
        dx, dy = before.value
        along, across = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if along > 0.0 and along >= _LOYAL * across:
            return before
    if abs(x) > abs(y):
        return Direction.RIGHT if x > 0.0 else Direction.LEFT
    return Direction.DOWN if y > 0.0 else Direction.UP
