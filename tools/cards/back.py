"""The back of a card: a small kilim on a loom of 47 by 67 cells, the same in all four quarters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.cards.blank import HEIGHT, WIDTH, blank
from tools.kilim import Cell, cells_path
from tools.palette import BLACK, DARK, MADDER, OCHRE, TEAL, WHITE, WOOL
from tools.svg import document, path, rect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.cards.suits import Print

_COLUMNS, _ROWS, _CELL = 47, 67, 5
_HALF_COLUMNS, _HALF_ROWS = _COLUMNS // 2, _ROWS // 2
_BORDER = 5

_MEDALLION: Final = ((1, WOOL), (3, DARK), (5, OCHRE), (8, TEAL), (10, WOOL), (12, DARK))
_QUARTER_MEDALLION: Final = ((0, WOOL), (2, OCHRE), (4, DARK), (6, TEAL), (8, DARK))
_STRONG: Final = {DARK: BLACK, TEAL: BLACK, OCHRE: WHITE, WOOL: WHITE, MADDER: "#8A0018"}
"""What a deck of high contrast is woven of instead."""
_HOOK_ROWS: Final = (5, 11, 17)


def back(printing: Print) -> str:
    """Draw the back of a deck as a whole SVG file."""
    x, y = (WIDTH - _COLUMNS * _CELL) / 2, (HEIGHT - _ROWS * _CELL) / 2
    width, height, inset = _COLUMNS * _CELL, _ROWS * _CELL, _BORDER * _CELL
    wools = {} if printing.ornament else _STRONG
    dark, ground = wools.get(DARK, DARK), wools.get(MADDER, MADDER)
    woven: dict[str, set[Cell]] = {}
    for cell, colour in _loom():
        if colour != MADDER:
            woven.setdefault(wools.get(colour, colour), set()).add(cell)
    return document(
        WIDTH,
        HEIGHT,
        blank(printing, wools.get(WOOL, WOOL)),
        rect(x - 1, y - 1, width + 2, height + 2, dark, 11),
        rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, ground),
        *(path(cells_path(cells, x, y, _CELL), colour, holes=True) for colour, cells in woven.items()),
    )


def _loom() -> Iterator[tuple[Cell, str]]:
    """Give every cell that is not plain ground: the border's dark and the field's madder lie below."""
    for column in range(_COLUMNS):
        for row in range(_ROWS):
            colour = _colour(abs(column - _HALF_COLUMNS), abs(row - _HALF_ROWS))
            from_edge = min(column, _COLUMNS - 1 - column, row, _ROWS - 1 - row)
            if not (colour == DARK and from_edge < _BORDER):
                yield (column, row), colour


def _colour(x: int, y: int) -> str:
    """Give the colour of the cell ``x`` columns and ``y`` rows from the middle."""
    from_side, from_end = _HALF_COLUMNS - x, _HALF_ROWS - y
    from_edge = min(from_side, from_end)
    if from_edge < _BORDER:
        return _border_colour(from_edge, from_side, from_end, y if from_side < from_end else x)
    if from_edge == _BORDER:
        return OCHRE
    return _field_colour(x, y)


def _border_colour(from_edge: int, from_side: int, from_end: int, along: int) -> str:
    """Weave the teeth (zubi) of the border: period 6, one cell narrower with each row inwards."""
    if from_edge in (0, _BORDER - 1) or abs(from_side - from_end) < 2:
        return DARK
    from_tooth = min(along % 6, 6 - along % 6)
    return WOOL if from_tooth <= 3 - from_edge else DARK


def _field_colour(x: int, y: int) -> str:
    """Weave the great medallion with its hooks, and quarter medallions in the corners, on madder."""
    ring = x + (y + 1) // 2  # slit tapestry: two rows to a column
    for limit, colour in _MEDALLION:
        if ring <= limit:
            return colour
    if any((x, y) in _hook(row) for row in _HOOK_ROWS):
        return OCHRE
    quarter = (_HALF_COLUMNS - 6 - x) + (_HALF_ROWS - 6 - y + 1) // 2
    for limit, colour in _QUARTER_MEDALLION:
        if quarter <= limit:
            return colour
    return MADDER


def _hook(row: int) -> set[Cell]:
    """Give the cells of the hook (kuka) that springs from the medallion's flank at ``row``."""
    flank = 13 - (row + 1) // 2
    arm = {(flank + k, row) for k in range(4)}
    return arm | {(flank + 3, row - 1), (flank + 3, row - 2), (flank + 2, row - 2)}
