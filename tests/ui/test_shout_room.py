"""What a shout, and the burst of a false call, leave to be seen, for all seats, people and sizes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import permutations, product

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.ui import kilim
from tac.ui.draw import Kit
from tac.ui.draw.burst import _hidden_rays, _ray
from tac.ui.draw.panels import keycap_rect
from tac.ui.layout import Rect, SeatLayout, TableLayout, table_layout
from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.shouts import FalseCall, false_call
from tac.ui.table.wait_line import line_rect
from tests.ui.test_layout_combinations import SCALES, TABLES, each_size, pile_with_badge

TURNED_SIZES = [(1024, 640), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1080), (640, 800)]
turned_sizes = pytest.mark.parametrize("size", TURNED_SIZES, ids=str)
BURST_SIZES = [*TURNED_SIZES, (1280, 960), (1920, 800), (768, 1024), (640, 1136), (900, 800)]
burst_sizes = pytest.mark.parametrize("size", BURST_SIZES, ids=str)


def all_tables(size: tuple[int, int], *, turned: bool) -> Iterator[TableLayout]:
    """Every choice of people, with the usual text and the largest."""
    for seats, people in TABLES:
        for scale in (1.0, 1.5):
            yield table_layout(*size, seats, people, scale=scale, turned=turned)


def upright_cap(kit: Kit, seat: SeatLayout, text: str) -> Rect | None:
    """Where the key on a button is seen, which hangs over its upper right corner, as its owner sees it."""
    button = seat.call_button
    if button is None:
        return None
    across = (button.h, button.w) if seat.lies_on_its_side else (button.w, button.h)
    cap = keycap_rect(kit, (across[0] + 1.2 * kit.u, 0), text)
    x, y, w, h = cap.x, cap.y, cap.w, cap.h
    return {
        0: Rect(button.x + x, button.y + y, w, h),
        90: Rect(button.x + y, button.bottom - x - w, h, w),
        180: Rect(button.right - x - w, button.bottom - y - h, w, h),
        270: Rect(button.right - y - h, button.y + x, h, w),
    }[seat.turn]


def meets(centre: tuple[float, float], radii: tuple[float, float], rect: Rect) -> bool:
    """Whether an ellipse and a rectangle share some area."""
    x = min(max(centre[0], rect.left), rect.right)
    y = min(max(centre[1], rect.top), rect.bottom)
    return ((x - centre[0]) / radii[0]) ** 2 + ((y - centre[1]) / radii[1]) ** 2 < 1


@turned_sizes
def test_at_a_turned_table_a_shout_lies_on_no_other_plate_and_button(size: tuple[int, int]) -> None:
    """Nor on the key of another button; the own button is covered at most."""
    for layout in all_tables(size, turned=True):
        if not any(seat.lies_on_its_side for seat in layout.seats):
            continue
        radii = tuple(radius + 1.8 * layout.u for radius in layout.burst_radii)
        for caller, other in permutations(layout.seats, 2):
            centre = layout.shout_centre(caller.seat, other.seat)
            for rect in (other.plate, other.button_with_keys(layout.u, layout.growth)):
                assert rect is None or not meets(centre, (radii[0], radii[1]), rect), (caller, other)


@turned_sizes
@pytest.mark.parametrize("turned", [False, True])
def test_no_plate_hides_the_caron_of_the_shout(size: tuple[int, int], turned: bool) -> None:
    """It is on top of its words; but for where the shout had to be moved off the plate of who erred."""
    for layout in all_tables(size, turned=turned):
        rx, ry = layout.burst_radii
        for seat, offender in permutations(layout.seats, 2):
            centre = layout.shout_centre(seat.seat, offender.seat)
            words = Rect(centre.x - 0.68 * rx, centre.y - 0.64 * ry, 1.36 * rx, 1.19 * ry)
            if centre == seat.burst_centre and not layout.narrow:
                assert not words.overlaps(seat.plate), (seat.side, offender.side)
                assert not words.overlaps(offender.plate), (seat.side, offender.side)


@turned_sizes
@pytest.mark.parametrize("turned", [False, True])
def test_no_ray_of_a_shout_crosses_a_name_a_button_or_a_card(size: tuple[int, int], turned: bool) -> None:
    for layout in all_tables(size, turned=turned):
        for seat in layout.seats:
            centre, radii = seat.burst_centre, layout.burst_radii
            seen = set(range(36)) - _hidden_rays(centre, radii, layout.off_rays)
            for number in seen:
                for end in _ray(number, radii):
                    at = (centre.x + end.x, centre.y + end.y)
                    assert not any(other.plate.contains(*at) for other in layout.seats)
                    assert not any(
                        other.call_button.contains(*at) for other in layout.seats if other.call_button
                    )


@turned_sizes
@pytest.mark.parametrize("scale", SCALES)
def test_at_a_turned_table_a_key_touches_no_number_of_a_pile(size: tuple[int, int], scale: float) -> None:
    """Nor anything else: the name of the key may be the longest."""
    pygame.font.init()
    kit = Kit(size)
    kit.enlarge(scale)
    for seats, people in TABLES:
        layout = table_layout(*size, seats, people, scale=scale, turned=True)
        for seat in layout.seats:
            for text in ("T", "print screen"):
                cap = upright_cap(kit, seat, text)
                if cap is None:
                    continue
                assert layout.inside.holds(cap)
                for other in layout.seats:
                    around = [other.plate, other.heap, *pile_with_badge(layout, other)]
                    if other is not seat and other.call_button is not None:
                        around.append(other.call_button)
                    for rect in around:
                        assert not cap.inflated(0.2 * layout.u).overlaps(rect), (seat.side, other.side)
    kit.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1024, 768), (640, 800), (900, 800)], ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_the_line_of_who_waits_ends_before_a_key(size: tuple[int, int], scale: float) -> None:
    """A person alone calls with the space bar, several with keys that have one letter."""
    pygame.font.init()
    kit = Kit(size)
    kit.enlarge(scale)
    names = [Translator(lang, strict=True)("key.space") for lang in LANGUAGES]
    for (seats, people), turned in product(TABLES, (False, True)):
        layout = table_layout(*size, seats, people, scale=scale, turned=turned)
        waiting = [seat for seat in layout.seats if seat.seat in people]
        for waits, other in product(waiting, layout.seats):
            for text in names if len(people) == 1 else ("W",):
                cap = upright_cap(kit, other, text)
                line = line_rect(waits, layout.u)
                assert cap is None or not cap.overlaps(line), (waits.side, other.side)
                assert max(line.w, line.h) >= 0.35 * max(waits.plate.w, waits.plate.h)
    kit.close()


@turned_sizes
@pytest.mark.parametrize("turned", [False, True])
def test_what_hangs_on_buttons_touches_nothing(size: tuple[int, int], turned: bool) -> None:
    """Keys and gamepads, of all people, and the small buttons in the corners."""
    for layout in all_tables(size, turned=turned):
        corners = (layout.corners.pause, layout.corners.rules, layout.corners.sound)
        for seat in layout.seats:
            button = seat.button_with_keys(layout.u, layout.growth)
            if button is None:
                continue
            others = [other.plate for other in layout.seats]
            others += [rect for other in layout.seats for rect in pile_with_badge(layout, other)]
            others += [o.call_button for o in layout.seats if o is not seat and o.call_button]
            assert layout.inside.holds(button)
            assert not any(button.overlaps(rect) for rect in (*corners, *others)), seat.side


def to_be_read(layout: TableLayout, seat: SeatLayout) -> list[Rect]:
    """What the burst of a false call of ``seat`` may lie on nowhere."""
    rects = [layout.corners.pause, layout.corners.rules, layout.corners.sound]
    rects += [rank_of(card) if layout.narrow else card for card in layout.faces]
    for other in layout.seats:
        rects += [other.plate, pile_with_badge(layout, other)[1]]
        button = other.button_with_keys(layout.u, layout.growth)
        rects += [button] if button else []
        if other is not seat and not layout.narrow:
            rects += [other.drawn, other.pile]
    return rects


def tail_of(burst: FalseCall) -> list[tuple[float, float]]:
    """Points on both edges of the tail, as it is drawn."""
    assert burst.tail is not None
    (cx, cy), tail = burst.centre, burst.tail
    points = [(cx + x, cy + y) for x, y in kilim.burst(*burst.radii, (tail.x - cx, tail.y - cy))]
    tip = min(range(len(points)), key=lambda k: math.dist(points[k], tail))
    found = []
    for root in (points[tip - 1], points[(tip + 1) % len(points)]):
        for k in range(21):
            found.append(tuple(a + k / 20 * (b - a) for a, b in zip(tail, root, strict=True)))
    return [(x, y) for x, y in found]


@burst_sizes
@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
def test_the_burst_of_a_false_call_lies_on_nothing_that_is_read_or_pressed(
    size: tuple[int, int], turned: bool
) -> None:
    """Not on the own button and its key either: the button is locked now, and that is to be seen."""
    for layout in all_tables(size, turned=turned):
        for seat in layout.seats:
            burst = false_call(layout, seat.seat)
            box = burst.box(layout.u)
            assert layout.inside.holds(box)
            for rect in to_be_read(layout, seat):
                assert not box.overlaps(rect), (len(layout.seats), seat.side, rect)
            if burst.tail is None:
                continue
            others = [rect for rect in to_be_read(layout, seat) if rect != seat.plate]
            for x, y in tail_of(burst):
                assert not any(rect.distance(x, y) < 1.7 * layout.u for rect in others), seat.side
            assert 0.3 * layout.u < seat.plate.distance(*burst.tail) < 0.5 * layout.u


@each_size
def test_the_burst_of_a_false_call_is_large_enough_to_be_read(size: tuple[int, int]) -> None:
    """Alone at the screen, nobody's is much smaller than usual, and each has its tail but on a square one."""
    square = 1.2 * size[1] <= size[0] < 1.4 * size[1]
    for seats in (2, 3, 4):
        layout = table_layout(*size, seats, frozenset({0}))
        for seat in layout.seats:
            burst = false_call(layout, seat.seat)
            part = burst.radii[0] * burst.radii[1] / (layout.burst_radii[0] * layout.burst_radii[1] * 0.62**2)
            assert part >= 0.6, (seats, seat.side)
            assert burst.tail is not None or square
