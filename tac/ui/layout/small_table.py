"""Where everything lies on a small picture of a table: cards, and a face beside them for each player."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.table import Side, sides_of

_GAP: Final = 0.16
"""Between two cards, of a card's width; between two rows, of its height, half as much."""
_LARGEST: Final = 12.0
"""A card is at most so many u wide."""
_FACE: Final = 0.62
"""Size of a face, of a card's height."""
_LIFT: Final = 0.26
"""How far above its pile a card that was turned over lies, of its height, where there is no place for it."""

_COLUMNS: Final = {
    Side.BOTTOM: (0.0, -2.0, -1.0, 1.0),
    Side.TOP: (0.0, 1.0, 1.0, -1.0),
    Side.LEFT: (-1.3, -2.3, -2.3, -3.3),
    Side.RIGHT: (1.3, 2.3, 2.3, 3.3),
}
"""The columns, from the central pile, of heap, pile, drawn card and face."""
_ROWS: Final = {Side.BOTTOM: 1, Side.TOP: -1, Side.LEFT: 0, Side.RIGHT: 0}


class SmallTable(Struct, frozen=True):
    """A small table; places by seat, ``card`` is the size of all cards in whole pixels."""

    card: tuple[int, int]
    central: Rect
    heaps: tuple[Rect, ...]
    piles: tuple[Rect, ...]
    drawn: tuple[Rect, ...]
    faces: tuple[Rect, ...]
    badges: tuple[Point, ...]


def small_table(room: Rect, seats: int, u: float, *, way_round: str = "left") -> SmallTable:
    """A table with 2, 3 or 4 seats in the middle of ``room``, as large as it can be."""
    sides = sides_of(seats, way_round)
    beside = any(side in (Side.LEFT, Side.RIGHT) for side in sides)
    rows = [_ROWS[side] for side in sides] + [0]
    first, last = min(rows), max(rows)
    left, right = (-3.3, 3.3) if beside else (-2.0, 1.0)
    columns = right - left + 1
    by_width = room.w / (columns + (columns - 1) * _GAP)
    lifted = _LIFT if first == 0 or Side.TOP in sides else 0.0
    high = last - first + 1 + (last - first) * _GAP / 2 + lifted
    by_height = room.h / high * 5 / 7
    cw = max(8, int(min(by_width, by_height, _LARGEST * u)))
    ch = round(cw * 7 / 5)
    step, row = cw * (1 + _GAP), ch * (1 + _GAP / 2)
    x = room.cx - (left + right) / 2 * step
    y = room.cy - (first + last) / 2 * row + lifted * ch / 2

    def at(column: float, line: int) -> Rect:
        return Rect.around(x + column * step, y + line * row, cw, ch).rounded()

    spots = [(_COLUMNS[side], _ROWS[side]) for side in sides]
    piles = tuple(at(columns_[1], line) for columns_, line in spots)
    face = _FACE * ch
    return SmallTable(
        card=(cw, ch),
        central=at(0.0, 0),
        heaps=tuple(at(columns_[0], line) for columns_, line in spots),
        piles=piles,
        drawn=tuple(
            at(columns_[2], line) if side is Side.BOTTOM else pile.moved(0, -_LIFT * ch).rounded()
            for side, (columns_, line), pile in zip(sides, spots, piles, strict=True)
        ),
        faces=tuple(
            Rect.around(*at(columns_[3], line).centre, face, face).rounded() for columns_, line in spots
        ),
        badges=tuple(Point(pile.cx, pile.bottom - 0.12 * ch) for pile in piles),
    )
