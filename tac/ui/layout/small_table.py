"""Where everything lies on a small picture of a table: cards, and a face by them for each player."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.stacks import EDGE_STEP
from tac.ui.layout.table import Side, sides_of
from tac.ui.layout.wide import CARD_HEIGHT

_GAP: Final = 0.16
"""Between two cards, of a card's width;"""
_BETWEEN_ROWS: Final = 0.16
"""between two rows, of its height."""
_LARGEST: Final = 12.0
"""A card is at most so many u wide."""
_FACE: Final = 0.62
"""Size of a face, of a card's height."""
_BADGE: Final = 2.6
_LEAST_BADGE: Final = 16.0
"""Height of the number of a pile, in u; and in pixels, at least."""
_BADGE_ABOVE: Final = 0.25
"""How far above the lowest edge of its pile the middle of a number stands, of its height."""
_BELOW: Final = 0.14
"""What hangs below the lowest row, of a card's height: the edges of a heap, or a badge."""

_COLUMNS: Final = {
    Side.BOTTOM: (0.0, -2.0, -1.0, 1.0),
    Side.TOP: (0.0, 2.0, 1.0, -1.0),
    Side.LEFT: (-1.3, -3.3, -2.3, -3.3),
    Side.RIGHT: (1.3, 3.3, 2.3, 3.3),
}
"""The columns, from the central pile, of heap, pile, drawn card and face."""
_ROWS: Final = {Side.BOTTOM: 1, Side.TOP: -1, Side.LEFT: 0, Side.RIGHT: 0}


class SmallTable(Struct, frozen=True):
    """A small table; places by seat. ``card`` is the size of all cards in whole pixels, ``u`` the unit that
    they would have on a table."""

    u: float
    card: tuple[int, int]
    central: Rect
    heaps: tuple[Rect, ...]
    piles: tuple[Rect, ...]
    drawn: tuple[Rect, ...]
    faces: tuple[Rect, ...]
    badge: float
    """Height of the number of a pile, in pixels."""

    def edges(self, shown: int) -> int:
        """How many edges of a pile, a pixel each, are as high as so many are on a table."""
        return round(shown * EDGE_STEP * self.u)

    def number(self, seat: int, digits: int, edges: int) -> Rect:
        """Where the number of so many digits stands on the pile of ``seat``, which shows so many edges."""
        pile, h = self.piles[seat], self.badge
        w = h if digits < 2 else 1.4 * h
        return Rect.around(pile.cx, pile.bottom - _BADGE_ABOVE * h + edges, w, h).rounded()


def small_table(room: Rect, seats: int, u: float, *, way_round: str = "left") -> SmallTable:
    """A table with 2, 3 or 4 seats in the middle of ``room``, as large as it can be."""
    sides = sides_of(seats, way_round)
    beside = any(side in (Side.LEFT, Side.RIGHT) for side in sides)
    rows = [_ROWS[side] for side in sides] + [0]
    first, last = min(rows), max(rows)
    reach = 3.3 if beside else 2.0
    by_width = room.w / (2 * reach * (1 + _GAP) + 1)
    high = last - first + 1 + (last - first) * _BETWEEN_ROWS + _BELOW
    by_height = room.h / high * 5 / 7
    cw = max(8, int(min(by_width, by_height, _LARGEST * u)))
    ch = round(cw * 7 / 5)
    step, row = cw * (1 + _GAP), ch * (1 + _BETWEEN_ROWS)
    y = room.cy - (first + last) / 2 * row - _BELOW * ch / 2

    def at(column: float, line: int) -> Rect:
        return Rect.around(room.cx + column * step, y + line * row, cw, ch).rounded()

    spots = [(_COLUMNS[side], _ROWS[side]) for side in sides]
    face = _FACE * ch
    return SmallTable(
        u=ch / CARD_HEIGHT,
        card=(cw, ch),
        central=at(0.0, 0),
        heaps=tuple(at(columns[0], line) for columns, line in spots),
        piles=tuple(at(columns[1], line) for columns, line in spots),
        drawn=tuple(at(columns[2], line) for columns, line in spots),
        faces=tuple(
            Rect.around(*at(columns[3], _face_row(side, first)).centre, face, face).rounded()
            for side, (columns, _) in zip(sides, spots, strict=True)
        ),
        badge=max(_LEAST_BADGE, _BADGE * u),
    )


def _face_row(side: Side, first: int) -> int:
    """Who sits at the left has the face above the pile, at the right below it: as plates stand on a table."""
    if side is Side.LEFT:
        return first if first else 1
    return 1 if side is Side.RIGHT else _ROWS[side]
