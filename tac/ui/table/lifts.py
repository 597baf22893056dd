"""How far the top card of a place is lifted or pushed aside: hover, early presses, refusals."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui import theme
from tac.ui.layout import Place, TableLayout
from tac.ui.table.stage import Stage

HOVER_RISE: Final = 0.6
HELD_RISE: Final = 1.2
HELD_LEAN: Final = 2.2
_STEPS: Final = 8


class Lift(Struct, frozen=True):
    """How far in pixels, and how high (0 lying, 0.5 lifted, 1 flying)."""

    dx: float = 0.0
    dy: float = 0.0
    height: float = 0.0

    def __bool__(self) -> bool:
        return self.dx != 0.0 or self.dy != 0.0


NONE: Final = Lift()


def lift_of(stage: Stage, layout: TableLayout, place: Place) -> Lift:
    """How the top card of ``place`` is lifted just now."""
    u = layout.u
    hover = stage.hovers.get(place, 0.0)
    dx, dy, height = stage.shaking.get(place, 0.0) * u, -HOVER_RISE * u * hover, 0.3 * hover
    held = stage.held
    if held is not None and held.place == place:
        start, end = layout.rect(place).centre, layout.rect(held.towards).centre
        away = math.dist(start, end) or 1.0
        lean = HELD_LEAN * u * held.amount / away
        dx += (end.x - start.x) * lean
        dy += (end.y - start.y) * lean - HELD_RISE * u * held.amount
        height = max(height, 0.5 * held.amount)
    if dx == 0.0 and dy == 0.0:
        return NONE
    return Lift(dx, dy, height)


def shade_at(height: float) -> theme.Shade:
    """The shadow of a card at this height, in a few steps so that each is made once."""
    return SHADES[round(min(1.0, max(0.0, height)) * _STEPS)]


def _shade(step: float) -> theme.Shade:
    low, high, part = (
        (theme.REST, theme.LIFTED, 2 * step) if step <= 0.5 else (theme.LIFTED, theme.FLYING, 2 * step - 1)
    )
    return theme.Shade(
        low.dy + (high.dy - low.dy) * part,
        low.blur + (high.blur - low.blur) * part,
        low.alpha + (high.alpha - low.alpha) * part,
    )


SHADES: Final = tuple(_shade(k / _STEPS) for k in range(_STEPS + 1))
"""The shadows a card can have, from lying to flying."""
