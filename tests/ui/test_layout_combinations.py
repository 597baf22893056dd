"""The table for every number of seats, every choice of people among them, and many sizes of the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.ui.draw import Kit, caption_size
from tac.ui.draw.panels import keycap_rect
from tac.ui.layout import (
    Place,
    PlaceKind,
    Rect,
    SeatLayout,
    TableLayout,
    border_thickness,
    table_layout,
)
from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.stacks import badge_height, edge_step, pile_edges
from tac.ui.scenes.table_waiting import go_on_rect

WIDE = [
    *[(1024, 640), (1024, 768), (1024, 853), (1152, 864), (1280, 720), (1280, 800), (1280, 960), (1366, 768)],
    *[(1400, 1050), (1440, 900), (1600, 900), (1600, 1200), (1680, 1050), (1920, 800), (1920, 1080)],
    *[(1920, 1200), (2048, 1536), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 1080), (3840, 2160)],
]
NARROW = [
    *[(640, 800), (640, 900), (640, 1136), (640, 1800), (720, 1000), (768, 1024), (800, 1280), (900, 800)],
    *[(950, 800), (1000, 1000), (1024, 860), (1080, 1920), (1200, 1600), (1440, 3440), (2160, 3840)],
]
TABLES = [
    (seats, frozenset(people))
    for seats in (2, 3, 4)
    for count in range(seats + 1)
    for people in combinations(range(seats), count)
]
MOST_CARDS = {2: 26, 3: 18, 4: 13}
"""In a pile, when the cards have been dealt."""

each_size = pytest.mark.parametrize("size", WIDE + NARROW, ids=lambda size: f"{size[0]}x{size[1]}")


SCALES = (1.0, 1.25, 1.5)
"""How many times as large as usual text and controls are."""


def tables(size: tuple[int, int], scales: tuple[float, ...] = SCALES) -> Iterator[TableLayout]:
    for seats, people in TABLES:
        for scale in scales:
            yield table_layout(*size, seats, people, scale=scale)


def turned_tables(size: tuple[int, int]) -> Iterator[TableLayout]:
    """Those on which plates lie towards the people, seen by everybody from where he sits."""
    for seats in (2, 3, 4):
        for scale in SCALES:
            yield table_layout(*size, seats, frozenset(range(seats)), scale=scale, turned=True)


def pile_with_badge(layout: TableLayout, seat: SeatLayout) -> list[Rect]:
    """A pile of as many cards as are dealt, the edges of its lower ones included, and its badge."""
    u, deep = layout.u, edge_step(layout.u) * pile_edges(MOST_CARDS[len(layout.seats)])
    h = badge_height(u, narrow=layout.narrow)
    pile = Rect(seat.pile.x, seat.pile.y, seat.pile.w, seat.pile.h + deep)
    return [pile, Rect.around(seat.badge.x, seat.badge.y + deep, 1.4 * h, h)]


def pieces(layout: TableLayout) -> dict[str, list[Rect]]:
    """What may be seen of each thing on the table; only the parts of one thing may overlap.

    Where the window is narrow, a drawn card lies over pile and heap: that is left out.
    """
    found = {"central": [layout.central]}
    for seat in layout.seats:
        found[f"heap {seat.side}"] = [seat.heap]
        found[f"pile {seat.side}"] = pile_with_badge(layout, seat)
        found[f"plate {seat.side}"] = [seat.plate]
        if not layout.narrow:
            found[f"drawn {seat.side}"] = [seat.drawn]
        if seat.call_button is not None:
            found[f"button {seat.side}"] = [seat.call_button]
    found["pause"], found["sound"] = [layout.corners.pause], [layout.corners.sound]
    found["rules"] = [layout.corners.rules]
    found["go on"] = [go_on_rect(layout)]
    if layout.last_move is not None:
        found["last move"] = [layout.last_move]
    return found


@each_size
def test_nothing_covers_anything_else(size: tuple[int, int]) -> None:
    for layout in tables(size):
        things = pieces(layout)
        for one, other in combinations(things, 2):
            if layout.narrow and {one[:4], other[:4]} == {"pile", "heap"}:
                continue  # the edges of a high pile end under the heap below it: only its badge counts
            for a in things[one]:
                for b in things[other]:
                    assert not a.overlaps(b), (one, other, len(layout.seats))


@each_size
def test_in_narrow_windows_a_badge_stands_clear_of_the_heap_below(size: tuple[int, int]) -> None:
    for layout in tables(size):
        for seat in layout.seats:
            badge = pile_with_badge(layout, seat)[1]
            assert not any(badge.overlaps(other.heap) for other in layout.seats)


@each_size
def test_the_shout_covers_no_rank(size: tuple[int, int]) -> None:
    """What the fault was can be read: a rank takes 45 % of a card's width and 46 % of its height."""
    for layout in (*tables(size), *turned_tables(size)):
        rx, ry = (radius + 1.8 * layout.u for radius in layout.burst_radii)
        for seat, offender in permutations(layout.seats, 2):
            centre = layout.shout_centre(seat.seat, offender.seat)
            for card in (layout.central, *(other.heap for other in layout.seats)):
                rank = Rect(card.x + 0.07 * card.w, card.y + 0.05 * card.h, 0.38 * card.w, 0.41 * card.h)
                x = min(max(centre.x, rank.left), rank.right)
                y = min(max(centre.y, rank.top), rank.bottom)
                away = ((x - centre.x) / rx) ** 2 + ((y - centre.y) / ry) ** 2
                assert away >= 1, (seat.side, rank)


@pytest.mark.parametrize("size", WIDE, ids=str)
def test_the_shout_does_not_hide_what_the_fault_was(size: tuple[int, int]) -> None:
    """Its sentence stands beside the shout, whoever calls and whatever was owed, and covers no rank."""
    for layout in tables(size, (1.0,)):
        rx, ry = layout.burst_radii
        cards = (layout.central, *(seat.heap for seat in layout.seats))
        for caller, offender in permutations(range(len(layout.seats)), 2):
            centre = layout.shout_centre(caller, offender)
            for owed in cards:
                if owed == layout.seats[offender].heap:
                    continue
                sentence = layout.caption_of_call(owed, (34 * layout.u, 4.4 * layout.u), caller, offender)
                x = min(max(centre.x, sentence.left), sentence.right)
                y = min(max(centre.y, sentence.top), sentence.bottom)
                assert ((x - centre.x) / rx) ** 2 + ((y - centre.y) / ry) ** 2 >= 1, (caller, offender, owed)
                assert not any(sentence.overlaps(rank_of(card)) for card in cards), (caller, owed)


@pytest.mark.parametrize("size", WIDE, ids=str)
def test_one_line_of_a_caption_leaves_free_the_card_that_it_speaks_of(size: tuple[int, int]) -> None:
    """It stands in the free place below."""
    for layout in tables(size, (1.0,)):
        for card in (layout.central, *(seat.heap for seat in layout.seats)):
            assert layout.caption(card, (34 * layout.u, 4.4 * layout.u)).top >= card.bottom - 0.6 * layout.u


@each_size
def test_no_plate_hides_the_words_of_a_shout(size: tuple[int, int]) -> None:
    """Those of who calls and who erred are drawn over it; a tenth of the words may touch one of them."""
    for layout in (*tables(size), *turned_tables(size)):
        rx, ry = layout.burst_radii
        for seat, offender in permutations(layout.seats, 2):
            centre = layout.shout_centre(seat.seat, offender.seat)
            words = Rect.around(*centre, 1.26 * rx, 0.86 * ry)
            for plate in (seat.plate, offender.plate):
                assert not words.overlaps(plate), (seat.side, offender.side)


@each_size
def test_everything_lies_inside_the_border(size: tuple[int, int]) -> None:
    border = border_thickness(size[1])
    inside = Rect(border, border, size[0] - 2 * border, size[1] - 2 * border)
    for layout in tables(size):
        assert layout.inside == inside
        for name, parts in pieces(layout).items():
            assert all(inside.holds(part) for part in parts), name
        assert all(inside.holds(seat.drawn) for seat in layout.seats)
        assert inside.holds(layout.toast)


@each_size
def test_whatever_is_pressed_is_at_least_34_pixels_wide_and_high(size: tuple[int, int]) -> None:
    for layout in tables(size):
        pressed = [rect for place, rect in layout.places if place.kind is not PlaceKind.PLATE]
        pressed.append(go_on_rect(layout))
        for rect in pressed:
            assert min(rect.w, rect.h) >= 34, rect


@each_size
def test_nothing_is_stretched(size: tuple[int, int]) -> None:
    """Cards are 5 to 7, all of one size; plates and buttons of one kind are equally large."""
    for layout in tables(size):
        cards = {(rect.w, rect.h) for seat in layout.seats for rect in (seat.heap, seat.drawn, seat.pile)}
        assert cards == {layout.card} == {layout.central.size}
        assert abs(layout.card[0] / layout.card[1] - 5 / 7) <= 0.01
        assert len({seat.plate.size for seat in layout.seats}) == 1
        small = {seat.call_button.size for seat in layout.seats[1:] if seat.call_button is not None}
        assert len(small) <= 1 or (layout.narrow and max(w for w, _ in small) - min(w for w, _ in small) <= 1)


@each_size
def test_only_people_have_a_button_and_a_seat_lies_the_same_whoever_sits_there(
    size: tuple[int, int],
) -> None:
    for seats, people in TABLES:
        layout, nobody = table_layout(*size, seats, people), table_layout(*size, seats)
        for seat, other in zip(layout.seats, nobody.seats, strict=True):
            assert (seat.call_button is not None) == (seat.seat in people)
            assert (seat.heap, seat.drawn, seat.pile, seat.plate) == (
                other.heap,
                other.drawn,
                other.pile,
                other.plate,
            )
            assert Place(PlaceKind.PLATE, seat.seat) == layout.place_at(*seat.plate.centre)


@pytest.mark.parametrize("size", WIDE, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_button_stands_by_the_plate_of_its_seat(size: tuple[int, int]) -> None:
    """Nobody must look for it: no other plate is as near."""
    for layout in tables(size):
        for seat in layout.seats:
            if seat.call_button is None:
                continue
            button = seat.call_button
            away = [other.plate.distance(*button.centre) for other in layout.seats]
            assert away.index(min(away)) == seat.seat


@pytest.mark.parametrize("size", [(1024, 640), (1280, 960), (640, 800), (768, 1024), (1920, 1080)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_longest_name_of_a_key_covers_no_plate_and_no_card(
    scale: float, lang: str, size: tuple[int, int]
) -> None:
    """A key hangs over the upper right corner of its button, which shakes at times."""
    pygame.font.init()
    t, kit = Translator(lang, strict=True), Kit(size)
    kit.enlarge(scale)
    for layout in tables(size, (scale,)):
        for seat in layout.seats:
            if seat.call_button is None:
                continue
            corner = (seat.call_button.right + 1.2 * layout.u, seat.call_button.y)
            cap = keycap_rect(kit, corner, t("key.printscreen"))
            assert layout.inside.holds(cap)
            for other in layout.seats:
                assert not any(cap.overlaps(rect) for rect in (other.plate, other.heap, other.pile))
                if other.call_button is not None and other is not seat:
                    assert not cap.inflated(-1.2 * layout.u).overlaps(other.call_button)
    kit.close()


@each_size
def test_the_tail_of_a_shout_ends_just_off_the_plate(size: tuple[int, int]) -> None:
    """Beside the avatar, where it is seen: plates are drawn over shouts."""
    for layout in (*tables(size), *turned_tables(size)):
        for seat, offender in permutations(layout.seats, 2):
            centre = layout.shout_centre(seat.seat, offender.seat)
            tail = layout.shout_tail(seat.seat, centre)
            assert 0.3 * layout.u < seat.plate.distance(*tail) < 0.5 * layout.u
            assert tail.x == seat.avatar.x or tail.y == seat.avatar.y


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)], ids=str)
def test_a_passing_message_of_one_line_covers_no_card(size: tuple[int, int]) -> None:
    """It stands between two rows of them."""
    pygame.font.init()
    kit, layout = Kit(size), table_layout(*size, 4)
    slip = layout.message(caption_size(kit, "Sada je neko drugi na potezu.", layout.toast.w))
    cards = [layout.central, *(rect for seat in layout.seats for rect in (seat.heap, seat.drawn, seat.pile))]
    assert not [card for card in cards if slip.inflated(-1).overlaps(card)]
    kit.close()
