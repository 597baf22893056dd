"""Where everything lies on the screen on which players change seats."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.table import Side, sides_of
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

TITLE: Final = 8.0
ABOUT: Final = 6.4
BUTTON: Final = 8.4
GAP: Final = 2.4
APART: Final = 5.4
"""Between the table and the button below it, in u: it is no seat."""
TILE: Final = (38.0, 20.0)
"""The largest tile, in u."""
WIDEST: Final = 132.0


class SeatsLayout(Struct, frozen=True):
    """The screen for one window size: a tile for each seat, round what there is to say in the ``middle``."""

    u: float
    title: Rect
    about: Rect
    tiles: tuple[Rect, ...]
    middle: Rect
    done: Rect


def seats_layout(
    width: int, height: int, seats: int, *, way_round: str = "left", scale: float = 1.0
) -> SeatsLayout:
    """The screen for so many seats (2 to 4) in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * plain)
    w = min(room.w, WIDEST * u)
    room = Rect(room.cx - w / 2, room.y, w, room.h)
    button_h = max(LEAST_TARGET, BUTTON * u)
    others = (TITLE + ABOUT + GAP + APART) * u + button_h
    tile_w = min(TILE[0] * u, (room.w - 2 * GAP * u) / 3)
    tile_h = min(TILE[1] * u, (room.h - others - 2 * GAP * u) / 3)
    table_h = 3 * tile_h + 2 * GAP * u
    y = room.y + max(0.0, (room.h - others - table_h) / 2)
    title = Rect(room.x, y, room.w, TITLE * u)
    about = Rect(room.x, title.bottom, room.w, ABOUT * u)
    table = Rect(room.x, about.bottom + GAP * u, room.w, table_h)
    places = {
        Side.BOTTOM: (table.cx, table.bottom - tile_h / 2),
        Side.TOP: (table.cx, table.y + tile_h / 2),
        Side.LEFT: (table.x + tile_w / 2, table.cy),
        Side.RIGHT: (table.right - tile_w / 2, table.cy),
    }
    tiles = [Rect.around(*places[side], tile_w, tile_h) for side in sides_of(seats, way_round)]
    done_w = min(40 * u, room.w)
    return SeatsLayout(
        u=u,
        title=title.rounded(),
        about=about.rounded(),
        tiles=tuple(tile.rounded() for tile in tiles),
        middle=Rect.around(table.cx, table.cy, tile_w, tile_h).rounded(),
        done=Rect(room.cx - done_w / 2, table.bottom + APART * u, done_w, button_h).rounded(),
    )
