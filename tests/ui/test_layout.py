"""The layout at any window size: nothing overlaps that should not, nothing leaves the border."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tac.ui.layout import Place, PlaceKind, Rect, Side, TableLayout, table_layout, unit
from tac.ui.layout.stacks import edge_step, heap_edges, pile_edges
from tac.ui.table.flight import DRAWN_LIFT

WIDE = st.tuples(st.integers(1024, 7680), st.integers(640, 4320)).filter(lambda s: s[0] >= 1.2 * s[1])
NARROW = st.tuples(st.integers(640, 4320), st.integers(800, 7680)).filter(
    lambda s: s[0] < 1.2 * s[1] and s[1] <= 3 * s[0]
)
SEATS = st.integers(2, 4)
SCALES = st.sampled_from([1.0, 1.1, 1.25, 1.5])
NAMED = [(1024, 640), (1280, 720), (1280, 960), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]


def full(size: tuple[int, int], seats: int, scale: float = 1.0) -> TableLayout:
    return table_layout(*size, seats, frozenset(range(seats)), scale=scale)


def solid(layout: TableLayout) -> list[tuple[Place, Rect]]:
    """What must never overlap anything else: in narrow windows the drawn card may."""
    return [
        (place, rect)
        for place, rect in layout.places
        if not (layout.narrow and place.kind is PlaceKind.DRAWN)
    ]


@given(WIDE | NARROW, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((1024, 640), 4, 1.5)
@example((1024, 853), 4, 1.0)
@example((1024, 853), 4, 1.5)
@example((2560, 1080), 4, 1.0)
@example((2560, 1080), 4, 1.5)
@example((640, 800), 4, 1.0)
@example((640, 800), 4, 1.5)
@example((1024, 860), 4, 1.0)
@example((1024, 860), 4, 1.5)
@example((850, 2550), 2, 1.0)
@example((850, 2550), 2, 1.5)
def test_no_two_places_overlap(size: tuple[int, int], seats: int, scale: float) -> None:
    for (one, a), (other, b) in combinations(solid(full(size, seats, scale)), 2):
        assert not a.overlaps(b), (one, other)


@given(WIDE | NARROW, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((1024, 640), 4, 1.5)
@example((640, 800), 4, 1.0)
@example((640, 800), 4, 1.5)
def test_everything_lies_inside_the_border(size: tuple[int, int], seats: int, scale: float) -> None:
    layout = full(size, seats, scale)
    for place, rect in layout.places:
        assert layout.inside.holds(rect), place
    assert layout.inside.holds(layout.toast)
    if layout.last_move is not None:
        assert layout.inside.holds(layout.last_move)


@given(WIDE | NARROW, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((1024, 640), 4, 1.5)
def test_a_message_of_one_line_hides_no_rank(size: tuple[int, int], seats: int, scale: float) -> None:
    """Ranks take the upper part of a card, from 17 of its 350 units down; a drawn card lies 1.2 u higher."""
    layout = full(size, seats, scale)
    bottom, u = layout.seats[0], layout.u
    rank = 17 / 350 * layout.card[1]
    lift = 0.0 if layout.narrow else DRAWN_LIFT * u
    assert layout.toast.bottom <= bottom.heap.top - lift + rank + 1
    assert layout.toast.top >= layout.central.top + 0.5 * layout.card[1]


@given(WIDE, SEATS, SCALES)
def test_the_last_move_hides_nothing(size: tuple[int, int], seats: int, scale: float) -> None:
    layout = full(size, seats, scale)
    if layout.last_move is not None:
        assert not any(layout.last_move.overlaps(rect) for _, rect in layout.places)


@given(WIDE | NARROW, SEATS, SCALES)
def test_all_is_whole_pixels(size: tuple[int, int], seats: int, scale: float) -> None:
    for _, rect in full(size, seats, scale).places:
        assert rect == rect.rounded()


@given(WIDE | NARROW, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((1024, 640), 4, 1.5)
def test_targets_are_large_enough(size: tuple[int, int], seats: int, scale: float) -> None:
    layout = full(size, seats, scale)
    least = 5.4 * layout.u - 1
    for place, rect in layout.places:
        assert min(rect.w, rect.h) >= least, place
    assert size < (1024, 640) or layout.u * 5.4 >= 26


@given(WIDE | NARROW, SEATS, SCALES)
def test_a_full_pile_and_its_badge_touch_no_plate_or_button(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    """13 edges of at least a pixel move the badge down; it must still be clear of what lies below."""
    layout = full(size, seats, scale)
    edges = pile_edges(52) * edge_step(layout.u)
    for seat in layout.seats:
        badge = Rect.around(seat.badge.x, seat.badge.y + edges, 4.8 * layout.u, 3.4 * layout.u)
        assert layout.inside.holds(badge)
        for other in layout.seats:
            assert not badge.overlaps(other.plate)
            assert not badge.overlaps(other.heap)
            assert other.call_button is None or not badge.overlaps(other.call_button)


@given(WIDE | NARROW, SEATS, SCALES)
def test_the_burst_stays_in_the_window(size: tuple[int, int], seats: int, scale: float) -> None:
    """Its lines of paper and dark, 1.8 u wide together, included."""
    layout = full(size, seats, scale)
    rx, ry = (radius + 1.8 * layout.u for radius in layout.burst_radii)
    window = Rect(0, 0, *size)
    for seat, offender in permutations(range(seats), 2):
        centre = layout.shout_centre(seat, offender)
        assert window.holds(Rect.around(*centre, 2 * rx, 2 * ry).inflated(-0.5))


@given(NARROW, SEATS, SCALES)
def test_a_narrow_drawn_card_leaves_the_ranks_of_heaps_readable(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    """The rank stands in the upper left of a card: 45 % of its width, 46 % of its height."""
    layout = full(size, seats, scale)
    cw, ch = layout.card
    ranks = [Rect(s.heap.x, s.heap.y, 0.45 * cw, 0.46 * ch) for s in layout.seats]
    ranks.append(Rect(layout.central.x, layout.central.y, 0.45 * cw, 0.46 * ch))
    for seat in layout.seats:
        own = layout.seats[seat.seat].heap
        for rank in ranks:
            assert not seat.drawn.overlaps(rank), (seat.side, own)


@given(WIDE | NARROW, SEATS, SCALES, st.data())
def test_the_middle_of_each_place_is_that_place(
    size: tuple[int, int], seats: int, scale: float, data: st.DataObject
) -> None:
    layout = full(size, seats, scale)
    place, rect = data.draw(st.sampled_from(solid(layout)))
    assert layout.place_at(*rect.centre) == place
    assert layout.rect(place) == rect


@given(WIDE | NARROW, SEATS, SCALES)
def test_a_drawn_card_covers_what_lies_beneath_it(size: tuple[int, int], seats: int, scale: float) -> None:
    layout = full(size, seats, scale)
    for seat in layout.seats:
        place = Place(PlaceKind.DRAWN, seat.seat)
        assert layout.place_at(*seat.drawn.centre, drawn=frozenset({seat.seat})) == place


def test_bare_cloth_is_no_place() -> None:
    layout = full((1280, 720), 4)
    assert layout.place_at(1, 1) is None
    assert layout.place_at(layout.inside.left + 2, layout.inside.cy) is None


def test_a_card_dropped_within_six_units_finds_the_place() -> None:
    layout = full((1280, 720), 4)
    heap = layout.seats[1].heap
    near = (heap.cx, heap.top - 5.9 * layout.u)
    assert layout.drop_at(*near) == Place(PlaceKind.HEAP, 1)
    assert layout.drop_at(heap.cx, heap.top - 6.1 * layout.u) is None


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, [Side.BOTTOM, Side.TOP]),
        (3, [Side.BOTTOM, Side.LEFT, Side.RIGHT]),
        (4, [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]),
    ],
)
def test_seats_sit_round_the_table_in_order_of_play(seats: int, sides: list[Side]) -> None:
    assert [seat.side for seat in full((1280, 720), seats).seats] == sides


def test_only_people_have_a_call_button() -> None:
    layout = table_layout(1280, 720, 4, frozenset({0, 2}))
    assert [seat.call_button is not None for seat in layout.seats] == [True, False, True, False]


@pytest.mark.parametrize("size", NAMED)
def test_the_heaps_and_the_central_pile_make_one_cross(size: tuple[int, int]) -> None:
    layout = full(size, 4)
    bottom, left, top, right = (seat.heap for seat in layout.seats)
    assert abs(bottom.cx - layout.central.cx) <= 1 and abs(top.cx - layout.central.cx) <= 1
    assert abs(left.cy - layout.central.cy) <= 1 and abs(right.cy - layout.central.cy) <= 1
    assert top.bottom < layout.central.top and layout.central.bottom < bottom.top


def test_the_sizes_of_the_art_direction() -> None:
    layout = full((1920, 1080), 4)
    assert layout.u == pytest.approx(10.8)
    assert list(layout.card) == [193, 270]
    plate = layout.seats[0].plate
    assert (round(plate.w), round(plate.h)) == (281, 69)
    assert layout.last_move is not None


def test_a_wider_window_stretches_nothing() -> None:
    """At 21:9 the table is as large as at 16:9 and stands in the middle."""
    assert full((2560, 1080), 4).card == full((1920, 1080), 4).card
    assert abs(full((2560, 1080), 4).central.cx - 1280) <= 0.5


def test_a_caption_stays_inside_the_border() -> None:
    layout = full((1024, 640), 4)
    box = layout.caption(layout.seats[1].pile, (400, 30))
    assert layout.inside.holds(box)


def test_the_unit_follows_the_smaller_side() -> None:
    assert unit(1920, 1080) == pytest.approx(10.8)
    assert unit(1024, 768) == pytest.approx(6.4)
    assert unit(720, 1000) == pytest.approx(6.25)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        table_layout(1280, 720, seats)


def test_a_person_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        table_layout(1280, 720, 2, frozenset({2}))


def test_how_thick_a_stack_looks() -> None:
    assert [pile_edges(n) for n in (0, 1, 2, 3, 26, 52)] == [0, 1, 1, 2, 13, 13]
    assert [heap_edges(n) for n in (0, 1, 2, 5, 40)] == [0, 0, 1, 4, 4]
