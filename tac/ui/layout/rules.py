"""Where everything on a page of the rules lies, and on the small tables that are its pictures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.scroll import left_of_bar
from tac.ui.layout.stacks import BADGE_ABOVE, badge_height
from tac.ui.layout.table import SIDES, Side
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 2.2
GAP: Final = 2.2
WIDEST: Final = 166.0
TITLE: Final = 7.0
BUTTONS: Final = 6.8
PANEL: Final = 0.35
"""Width of the panel with the words, of the whole, and at most so many u."""
WIDEST_PANEL: Final = 60.0
PROSE: Final = 0.38
"""Height of the panel in narrow windows, of what picture and panel have together."""
STACKED_BELOW: Final = 140.0
"""Where the room is less wide than so many u, words and picture are below each other, and scrolled."""
STACKED_PICTURE: Final = 66.0
"""Height of the picture then, in u."""
PAD: Final = 3.0
HEAD: Final = 6.0
HEADING: Final = 7.4

FRAME: Final = 1.8
"""Room round a board within its frame, in u."""
CAPTION: Final = 5.2
"""Height of the words above a board."""
CARD_GAP: Final = 1.4
ROW_GAP: Final = 3.6
LARGEST_CARD: Final = 18.0
PLATE: Final = 4.3
WIDEST_PLATE: Final = 17.0
TOP_PLATE: Final = 21.5
PLATE_GAP: Final = 1.6
UNDER: Final = 2.4
"""Room below a pile for its lowest card and its badge."""

_HEAPS: Final = {Side.BOTTOM: (0.0, 1), Side.LEFT: (-1.3, 0), Side.TOP: (0.0, -1), Side.RIGHT: (1.3, 0)}
_PILES: Final = {Side.BOTTOM: (-2.0, 1), Side.LEFT: (-2.3, 0), Side.TOP: (1.0, -1), Side.RIGHT: (2.3, 0)}
_DRAWN: Final = (-1.0, 1)
"""Columns and rows of a board, from the central pile; nobody but the reader, at the bottom, draws."""
_ALONE: Final = ((-2.0, -1), (-1.0, -1))
"""Heap and pile of an only opponent: aside, so that the way to that heap does not cross the centre."""


class RulesLayout(Struct, frozen=True):
    """A page for one window size; all rectangles are whole pixels.

    Picture and words are scrolled through ``view``, where their ``height`` in pixels is more than that has.
    """

    u: float
    inside: Rect
    stacked: bool
    title: Rect
    view: Rect
    height: float
    picture: Rect
    panel: Rect
    heading: Rect
    prose: Rect
    close: Rect
    where: Rect
    back: Rect
    next: Rect


class BoardLayout(Struct, frozen=True):
    """A small table: places by seat, as on the large one, and the size of its cards."""

    card: tuple[int, int]
    central: Rect
    heaps: tuple[Rect, ...]
    piles: tuple[Rect, ...]
    drawn: Rect
    plates: tuple[Rect, ...]
    badges: tuple[Point, ...]
    shout: Rect
    """Where a shout has room: at the lower right, below the plates."""


def rules_layout(width: int, height: int, *, scale: float = 1.0, words: float = 0.0) -> RulesLayout:
    """A page in a window of width x height pixels: the picture beside the words, or above them.

    ``scale`` is how many times as large as usual text and controls are. Large ones stand above the picture,
    as high as is needed for ``words``, in pixels.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * plain)
    stacked = scale > 1.0 and room.w < STACKED_BELOW * u
    if stacked:
        room = left_of_bar(room, inside, u)
    room = Rect.around(room.cx, room.cy, min(room.w, WIDEST * u), room.h)
    title = Rect(room.x, room.y, room.w, TITLE * u)
    bar_h = max(float(LEAST_TARGET), BUTTONS * u)
    bar = Rect(room.x, room.bottom - bar_h, room.w, bar_h)
    body = Rect(room.x, title.bottom + u, room.w, bar.y - GAP * u - title.bottom - u)
    if stacked:
        panel = Rect(body.x, body.y, body.w, (HEAD + HEADING + 0.2 + PAD) * u + words)
        picture = Rect(body.x, panel.bottom + GAP * u, body.w, STACKED_PICTURE * u)
    elif is_narrow(width, height):
        panel_h = PROSE * (body.h - GAP * u)
        picture = Rect(body.x, body.y, body.w, body.h - panel_h - GAP * u)
        panel = Rect(body.x, picture.bottom + GAP * u, body.w, panel_h)
    else:
        panel_w = min(WIDEST_PANEL * u, PANEL * body.w)
        picture = Rect(body.x, body.y, body.w - panel_w - GAP * u, body.h)
        panel = Rect(picture.right + GAP * u, body.y, panel_w, body.h)
    inner = panel.inset(PAD * u, 0)
    heading = Rect(inner.x, panel.y + (HEAD - 1.4) * u, inner.w, HEADING * u)
    prose_y = heading.bottom + 1.6 * u
    side = min(27 * u, 0.24 * bar.w)
    following = Rect(bar.right - side, bar.y, side, bar.h)
    back = Rect(following.x - 1.6 * u - side, bar.y, side, bar.h)
    close = Rect(bar.x, bar.y, side, bar.h)
    where = Rect(close.right + u, bar.y, back.x - close.right - 2 * u, bar.h)
    return RulesLayout(
        u=u,
        inside=inside,
        stacked=stacked,
        title=title.rounded(),
        # A little more than what is between head and foot, for shadows.
        view=Rect(inside.x, body.y - 0.5 * u, inside.w, body.h + 0.5 * u + 0.5 * GAP * u).rounded(),
        height=max(picture.bottom, panel.bottom) - body.y + 0.5 * u + 0.5 * GAP * u,
        picture=picture.rounded(),
        panel=panel.rounded(),
        heading=heading.rounded(),
        prose=Rect(inner.x, prose_y, inner.w, panel.bottom - PAD * u - prose_y).rounded(),
        close=close.rounded(),
        where=where.rounded(),
        back=back.rounded(),
        next=following.rounded(),
    )


def frames(room: Rect, seats: Sequence[int], u: float) -> list[Rect]:
    """The frames of one or two boards with so many seats: as the cards can be larger."""
    if len(seats) == 1:
        return [room]
    ways = [room.columns(len(seats), GAP * u), room.rows(len(seats), GAP * u)]

    def smallest(way: list[Rect]) -> float:
        return min(_card_width(board_room(frame, u), n, u) for frame, n in zip(way, seats, strict=True))

    return [frame.rounded() for frame in max(ways, key=smallest)]


def board_room(frame: Rect, u: float, *, caption: bool = True) -> Rect:
    """What of a frame a board can take; above it stands its caption, if it has one."""
    inner = frame.inflated(-FRAME * u)
    above = CAPTION * u if caption else 0.0
    return Rect(inner.x, inner.y + above, inner.w, inner.h - above)


def caption_room(frame: Rect, u: float) -> Rect:
    """Where the words above a board stand."""
    return Rect(frame.x + FRAME * u, frame.y + 1.0 * u, frame.w - 2 * FRAME * u, CAPTION * u).rounded()


def board_layout(room: Rect, seats: int, u: float, *, narrow: bool = False) -> BoardLayout:
    """A table with 2, 3 or 4 seats in the middle of ``room``; ``u`` and ``narrow`` are the window's."""
    cw = round(_card_width(room, seats, u))
    ch = round(cw * 7 / 5)
    step, row = cw + CARD_GAP * u, ch + ROW_GAP * u
    (left, right), (top, bottom), (above, below) = _extent(seats, u)
    x = room.cx - (left + right) / 2 * step
    y = room.cy + (above - below) / 2 - (top + bottom) / 2 * row

    def place(at: tuple[float, int]) -> Rect:
        return Rect.around(x + at[0] * step, y + at[1] * row, cw, ch).rounded()

    sides = SIDES[seats]
    opponent = _ALONE if seats == 2 else (_HEAPS[Side.TOP], _PILES[Side.TOP])
    heaps = tuple(place(opponent[0] if side is Side.TOP else _HEAPS[side]) for side in sides)
    piles = tuple(place(opponent[1] if side is Side.TOP else _PILES[side]) for side in sides)
    widest = min(WIDEST_PLATE * u, (1.0 if seats == 2 else 1.1) * step)
    plates = tuple(
        _plate(side, heap, pile, widest, u, alone=seats == 2).rounded()
        for side, heap, pile in zip(sides, heaps, piles, strict=True)
    )
    # The lower right corner is free below the plates.
    shout_x, shout_y = heaps[0].right + 2 * u, heaps[0].top + (PLATE + 1) * u
    return BoardLayout(
        card=(cw, ch),
        central=place((0.0, 0)),
        heaps=heaps,
        piles=piles,
        drawn=place(_DRAWN),
        plates=plates,
        badges=tuple(
            Point(pile.cx, pile.bottom - BADGE_ABOVE * u - (0.2 * badge_height(u, narrow=narrow)))
            for pile in piles
        ),
        shout=Rect(shout_x, shout_y, room.right - shout_x, room.bottom - shout_y),
    )


def _plate(side: Side, heap: Rect, pile: Rect, w: float, u: float, *, alone: bool) -> Rect:
    """Beside its cards; those of the players at the bottom and on the right share the row between them."""
    h = max(22.0, PLATE * u)
    if side is Side.BOTTOM and alone:
        return Rect(heap.right - w, heap.bottom + PLATE_GAP * u, w, h)
    if side is Side.BOTTOM:
        return Rect(heap.right + 0.8 * u, heap.top, w, h)
    if side is Side.LEFT:
        return Rect(pile.x, pile.top - PLATE_GAP * u - h, w, h)
    if side is Side.TOP and alone:
        return Rect(pile.right + CARD_GAP * u, heap.top, w, h)
    if side is Side.TOP:
        w = TOP_PLATE * u
        return Rect(heap.x - PLATE_GAP * u - w, heap.top, w, h)
    return Rect(pile.right - w, heap.bottom + ROW_GAP * u, w, h)


def _extent(seats: int, u: float) -> tuple[tuple[float, float], tuple[int, int], tuple[float, float]]:
    """The outermost columns and rows of a board, and the room above and below its cards in pixels."""
    if seats == 2:
        return (-2.0, 0.15), (-1, 1), (0.0, (PLATE_GAP + PLATE) * u)
    above = (PLATE + PLATE_GAP) * u if seats == 3 else 0.0
    return (-2.3, 2.3), (0 if seats == 3 else -1, 1), (above, UNDER * u)


def _card_width(room: Rect, seats: int, u: float) -> float:
    (left, right), (top, bottom), beyond = _extent(seats, u)
    columns, rows = right - left, bottom - top
    by_width = (room.w - columns * CARD_GAP * u) / (columns + 1)
    by_height = (room.h - sum(beyond) - rows * ROW_GAP * u) / (rows + 1) * 5 / 7
    return math.floor(max(8.0, min(by_width, by_height, LARGEST_CARD * u)))
