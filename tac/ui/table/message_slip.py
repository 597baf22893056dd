"""The slip of a passing message: its letters as large as all text, where it covers nothing to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from tac.ui import theme
from tac.ui.draw import Kit, caption_size
from tac.ui.draw.panels import caption_estimate, caption_fits
from tac.ui.layout import Rect, TableLayout
from tac.ui.layout.captions import Where, clear_caption, wheres
from tac.ui.layout.covered import to_be_seen
from tac.ui.layout.messages import gaps, rooms
from tac.ui.table.advice_slip import Slip

MOST_LINES: Final = 4
WIDEST_CAPTION: Final = 90.0
NARROW_CAPTION: Final = 0.9
"""How wide the sentence about a fault is at most: in u, and in narrow windows, of what the border leaves."""
_STEPS: Final = 8
"""So many sizes are tried between that of large text and the usual one,"""
_SMALLER: Final = (0.95, 0.9, 0.85, 0.8)
"""and then these, of the usual one."""
_LARGE: Final = 1.25
"""Letters so many times as large as usual need not look for more room elsewhere."""
_TIGHTER: Final = 0.85
"""Above and below its words a slip may have so much less than usual, in its u."""


def lay_message(kit: Kit, layout: TableLayout, seat: int | None, text: str) -> Slip:
    """Where a message stands that is for ``seat`` alone, or for everybody; and its letters."""
    key = ("message", layout, seat, text, kit.u, kit.enlarged.u)
    return kit.laid(key, lambda: _laid(kit, layout, seat, text))


def _laid(kit: Kit, layout: TableLayout, seat: int | None, text: str) -> Slip:
    units = list(_units(kit))
    enough = min(units[0], _LARGE * kit.u)
    large = [u for u in units if u >= enough]
    usual = [u for u in units if u >= kit.u]
    before = bool(layout.facing(seat))
    tries = (
        (_between_rows(kit, layout, text, u, above=before) for u in large),
        (_on_cloth(kit, layout, text, u) for u in usual),
        (_between_rows(kit, layout, text, u, above=before) for u in usual),
        (_between_rows(kit, layout, text, u, above=False) for u in units),
        (_over_cards(kit, layout, seat, text, u) for u in usual),
        (_over_cards(kit, layout, None, text, u) for u in usual),
    )
    found = next((slip for several in tries for slip in several if slip is not None), None)
    if found is not None:
        return found
    size = caption_size(kit, text, layout.toast.w, MOST_LINES)
    return Slip(text, MOST_LINES, layout.message(size, seat), kit.u)


def lay_caption(kit: Kit, layout: TableLayout, under: Rect, caller: int, offender: int, text: str) -> Slip:
    """Where the sentence about a fault of ``offender`` stands: by the place ``under``, off the shout."""
    key = ("caption of a call", layout, under, caller, offender, text, kit.u, kit.enlarged.u)
    return kit.laid(key, lambda: _caption(kit, layout, under, caller, offender, text))


def _caption(kit: Kit, layout: TableLayout, under: Rect, caller: int, offender: int, text: str) -> Slip:
    room = NARROW_CAPTION * layout.inside.w if layout.narrow else WIDEST_CAPTION * layout.u

    def by_place(pen: Kit, size: tuple[float, float] | None, where: Where) -> Rect | None:
        """Where a slip of this size, or one a little lower, covers nothing."""
        if size is None:
            return None
        lower = (size[0], size[1] - _TIGHTER * pen.u)
        found = clear_caption(layout, under, where, size, caller, offender)
        return found or clear_caption(layout, under, where, lower, caller, offender)

    units = list(_units(kit))
    large = [u for u in units if u >= min(units[0], _LARGE * kit.u)]
    for sizes, where in product((large, units), wheres(layout, offender)):
        for u, lines in product(sizes, range(1, MOST_LINES + 1)):
            pen = kit.with_unit(u)
            if by_place(pen, caption_estimate(pen, text, room, lines), where) is not None:
                rect = by_place(pen, caption_size(pen, text, room, lines), where)
                if rect is not None:
                    return Slip(text, lines, rect, u)
    size = caption_size(kit, text, room)
    return Slip(text, 2, layout.caption_of_call(under, size, caller, offender), kit.u)


def _units(kit: Kit) -> Iterator[float]:
    """The largest first."""
    usual, large = kit.u, kit.enlarged.u
    if large > usual:
        yield from (large - (large - usual) * step / _STEPS for step in range(_STEPS))
    yield usual
    yield from (part * usual for part in _SMALLER if theme.STRONG.px(part * usual) > theme.SMALLEST_TEXT)


def _between_rows(kit: Kit, layout: TableLayout, text: str, u: float, *, above: bool) -> Slip | None:
    """On one line in the gap by the central pile."""
    pen, found = kit.with_unit(u), None
    for gap in gaps(layout, above=above):
        if not caption_fits(pen, text, gap.w, 1):
            break
        w, h = caption_size(pen, text, gap.w, 1)
        if h - _TIGHTER * u <= gap.h:
            high = min(h, gap.h)
            rect = Rect(gap.cx - w / 2, gap.cy - high / 2, w, high)
            found = Slip(text, 1, rect.rounded(), u)
    return found


def _on_cloth(kit: Kit, layout: TableLayout, text: str, u: float) -> Slip | None:
    """On bare cloth by the central pile."""
    pen = kit.with_unit(u)
    for room, (before, over) in rooms(layout):
        for lines in range(1, MOST_LINES + 1):
            if not caption_fits(pen, text, room.w, lines):
                continue
            w, h = caption_size(pen, text, room.w, lines)
            rect = Rect(room.x + before * (room.w - w), room.y + over * (room.h - h), w, h).rounded()
            if room.inflated(1).holds(rect) and _is_clear(layout, rect):
                return Slip(text, lines, rect, u)
    return None


def _over_cards(kit: Kit, layout: TableLayout, seat: int | None, text: str, u: float) -> Slip | None:
    """Over the lower edges of cards in narrow windows, off their ranks."""
    pen = kit.with_unit(u)
    for lines in range(1, MOST_LINES + 1):
        if caption_fits(pen, text, layout.toast.w, lines):
            rect = layout.message(caption_size(pen, text, layout.toast.w, lines), seat)
            return Slip(text, lines, rect, u) if _is_clear(layout, rect) else None
    return None


def _is_clear(layout: TableLayout, slip: Rect) -> bool:
    return not any(slip.overlaps(thing) for thing in to_be_seen(layout))
