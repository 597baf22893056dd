"""The geometry of scrolled content at any size."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tac.ui.layout import Rect
from tac.ui.layout.scroll import AROUND, ROUNDING, ScrollArea, moved, rows_seen

U = 7.2
AREAS = st.builds(
    ScrollArea,
    st.builds(Rect, st.integers(0, 400), st.integers(0, 300), st.integers(200, 1600), st.integers(120, 1200)),
    st.floats(1, 500_000),
    st.just(U),
)


class Two(Struct, frozen=True):
    one: Rect
    rest: tuple[Rect, ...]
    u: float = 0.0


@given(AREAS, st.floats(-1e6, 1e6))
def test_an_offset_never_leaves_the_content(area: ScrollArea, offset: float) -> None:
    assert 0 <= area.clamped(offset) <= area.most
    assert area.height - area.most <= area.view.h + ROUNDING


@given(AREAS, st.integers(0, 500_000), st.floats(0, 1), st.floats(10, 100))
def test_what_is_revealed_is_seen_whole(area: ScrollArea, offset: int, part: float, h: float) -> None:
    top = part * max(0.0, area.height - h)
    shown = area.revealing(area.clamped(offset), top, top + h)
    assert 0 <= shown <= area.most
    assert shown <= top + 1
    assert top + h <= shown + area.view.h + ROUNDING or top + h > area.height


@given(AREAS, st.floats(0, 1))
def test_what_is_seen_with_room_around_is_left_where_it_is(area: ScrollArea, part: float) -> None:
    offset = area.clamped(part * area.most)
    top = offset + AROUND * U
    if AROUND * U < offset < area.most - AROUND * U and area.view.h > 4 * AROUND * U:
        assert area.revealing(offset, top, top + AROUND * U) == offset


@given(AREAS, st.floats(0, 1))
def test_the_thumb_stays_in_its_groove_and_tells_the_offset(area: ScrollArea, part: float) -> None:
    offset = area.clamped(part * area.most)
    thumb = area.thumb(offset)
    assert area.groove.inflated(1).holds(thumb)
    assert area.view.inflated(1).holds(area.bar)
    travel = area.groove.h - thumb.h
    if travel > 1:
        assert abs(area.offset_at(thumb.y) - offset) <= area.most / travel + 1


def test_only_the_rows_that_are_seen_are_counted() -> None:
    view = Rect(0, 100, 500, 200)
    assert rows_seen(view, 100, 50, 10_000) == range(4)
    assert rows_seen(view, 100 - 25, 50, 10_000) == range(5)
    assert rows_seen(view, 100 - 499_900, 50, 10_000) == range(9998, 10_000)
    assert rows_seen(view, 400, 50, 10_000) == range(0)


def test_a_struct_is_moved_with_all_its_rectangles() -> None:
    before = Two(Rect(1, 2, 3, 4), (Rect(5, 6, 7, 8),), 9.0)
    assert moved(before, 10) == Two(Rect(1, 12, 3, 4), (Rect(5, 16, 7, 8),), 9.0)
