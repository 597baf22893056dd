"""Plates and buttons that lie towards the people who sit round a flat screen."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tac.match import MatchSetup, Player
from tac.match.help import advice
from tac.rules import Seat, deal
from tac.ui.draw import Kit, caption_size
from tac.ui.draw.turned import draw_turned, upright
from tac.ui.layout import Place, PlaceKind, Rect, Side, TableLayout, table_layout
from tac.ui.layout.arrow_way import rank_of
from tac.ui.scenes.table_waiting import go_on_rect
from tac.ui.table.wait_line import line_rect
from tests.ui.test_layout import NARROW, SCALES, SEATS, WIDE, solid
from tools.screens_table import USUAL
from tools.staged_table import StagedTable, position

WAYS = st.sampled_from(["left", "right"])


def turned(size: tuple[int, int], seats: int, scale: float = 1.0, way_round: str = "left") -> TableLayout:
    people = frozenset(range(seats))
    return table_layout(*size, seats, people, scale=scale, way_round=way_round, turned=True)


@given(WIDE | NARROW, SEATS, SCALES, WAYS)
@example((1024, 640), 4, 1.0, "left")
@example((1024, 640), 4, 1.5, "right")
@example((1024, 853), 4, 1.5, "left")
@example((2560, 1080), 4, 1.5, "left")
def test_nothing_overlaps_and_all_lies_inside_the_border(
    size: tuple[int, int], seats: int, scale: float, way_round: str
) -> None:
    layout = turned(size, seats, scale, way_round)
    for (one, a), (other, b) in combinations(solid(layout), 2):
        assert not a.overlaps(b), (one, other)
    for place, rect in layout.places:
        assert layout.inside.holds(rect), place
        assert rect == rect.rounded()
        assert layout.narrow or min(rect.w, rect.h) >= 5.4 * layout.u - 1


@given(WIDE, SEATS, SCALES)
def test_the_lines_of_those_who_wait_lie_beside_their_plates_and_inside(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = turned(size, seats, scale)
    for seat in layout.seats:
        line = line_rect(seat, layout.u)
        assert layout.inside.holds(line)
        assert not line.overlaps(seat.plate)
        assert seat.call_button is not None and not line.overlaps(seat.call_button)
        assert line_rect(seat, layout.u, 0.5).within(line) == line_rect(seat, layout.u, 0.5)


@given(WIDE, SCALES)
@example((1024, 640), 1.0)
@example((1024, 640), 1.5)
def test_the_button_that_lets_a_computer_go_on_hides_none_of_them(
    size: tuple[int, int], scale: float
) -> None:
    layout = turned(size, 4, scale)
    rect = go_on_rect(layout)
    for place, other in layout.places:
        assert not rect.overlaps(other), place


@pytest.mark.parametrize(
    ("size", "turns"), [((1280, 720), [0, 270, 180, 90]), ((800, 900), [0, 0, 180, 0])]
)
def test_each_side_is_turned_towards_who_sits_there(size: tuple[int, int], turns: list[int]) -> None:
    """In narrow windows only who sits opposite: there is no room for anything on its side."""
    assert [seat.turn for seat in turned(size, 4).seats] == turns
    usual = table_layout(*size, 4, frozenset(range(4)))
    assert [seat.turn for seat in usual.seats] == [0, 0, 0, 0]


def test_what_is_a_computers_is_turned_towards_nobody_and_cards_stay_where_they_are() -> None:
    layout = table_layout(1280, 720, 4, frozenset({0, 1}), turned=True)
    usual = table_layout(1280, 720, 4, frozenset({0, 1}))
    assert [seat.turn for seat in layout.seats] == [0, 270, 0, 0]
    for one, other in zip(layout.seats, usual.seats, strict=True):
        assert (one.heap, one.drawn, one.pile) == (other.heap, other.drawn, other.pile)
        assert one.badge == other.badge


@given(WIDE, SEATS)
def test_what_is_pressed_is_what_lies_there(size: tuple[int, int], seats: int) -> None:
    layout = turned(size, seats)
    for seat in layout.seats:
        for kind in (PlaceKind.PLATE, PlaceKind.CALL):
            place = Place(kind, seat.seat)
            assert layout.place_at(*layout.rect(place).centre) == place


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_picture_is_turned_to_the_pixel(turn: int) -> None:
    """Its upper left corner comes where who sits there sees his own."""
    rect = Rect(20, 30, 40, 10) if turn in (0, 180) else Rect(20, 30, 10, 40)
    sheet = pygame.Surface((100, 100))

    def draw(surface: pygame.Surface, seen: Rect) -> None:
        pygame.draw.rect(surface, "red", seen.px)
        pygame.draw.rect(surface, "blue", (*seen.px[:2], 3, 3))

    draw_turned(sheet, rect, turn, 5, draw)
    assert sheet.get_bounding_rect().size == (100, 100)
    seen = pygame.mask.from_threshold(sheet, (0, 0, 255), (10, 10, 10, 255)).get_bounding_rects()[0]
    corner = {0: (20, 30), 90: (20, 67), 180: (57, 37), 270: (27, 30)}[turn]
    assert seen.topleft == corner
    assert (upright(rect, turn).w, upright(rect, turn).h) == (40, 10)


@given(NARROW, st.sampled_from([2, 4]), SCALES)
@example((900, 900), 4, 1.5)
def test_in_a_narrow_window_who_sits_opposite_has_his_button_at_his_own_edge(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    """Above everything that lies there, as far from the border as those of the others from the other one."""
    layout = turned(size, seats, scale)
    inside = layout.inside
    buttons = {seat.side: seat.call_button for seat in layout.seats if seat.call_button is not None}
    opposite, own = buttons.pop(Side.TOP), buttons[Side.BOTTOM]
    assert abs((opposite.top - inside.top) - (inside.bottom - own.bottom)) <= 1
    for seat in layout.seats:
        assert opposite.bottom < min(seat.plate.top, seat.pile.top, seat.heap.top, seat.drawn.top)
    assert all(button.top > layout.centre.y for button in buttons.values())


@pytest.mark.parametrize("size", [(1280, 720)])
def test_the_button_opposite_is_the_usual_one_upside_down(size: tuple[int, int]) -> None:
    """But for its shadow, which lies on the other side of it."""
    pictures = []
    for is_turned in (False, True):
        table = StagedTable(USUAL, size, people=range(4))
        table.view.turned = is_turned
        table.view.resize(size)
        rect = table.view.layout.rect(Place(PlaceKind.CALL, 2))
        face = rect.inset(0.2 * rect.w, 0.3 * rect.h).rounded()
        picture = table.picture().subsurface(face.px).copy()
        pictures.append(pygame.transform.rotate(picture, 180) if is_turned else picture)
        table.close()
    # The face lies above its foot, so that the middle is not quite the same.
    one, other = (pygame.transform.average_color(picture)[:3] for picture in pictures)
    assert all(abs(a - b) < 12 for a, b in zip(one, other, strict=True))


def test_a_message_for_one_who_sits_opposite_is_upside_down_and_for_others_is_not() -> None:
    looks = {}
    for towards in (None, Seat.A, Seat.B, Seat.C):
        table = StagedTable(USUAL, (1280, 720), people=range(4))
        table.view.turned = True
        table.view.resize((1280, 720))
        table.view.toast("123", towards=towards)
        table.wait(400)
        size = caption_size(table.kit, "123", table.view.layout.toast.w)
        box = table.view.layout.message(size, towards)
        looks[towards] = pygame.image.tobytes(table.picture().subsurface(box.rounded().px), "RGB")
        table.close()
    assert looks[None] == looks[Seat.A] == looks[Seat.B] != looks[Seat.C]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1024, 850), (800, 900)], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_words_for_one_who_sits_opposite_lie_before_him_and_hide_no_rank(
    seats: int, size: tuple[int, int]
) -> None:
    """As those for who sits at the bottom: between his heap and the central pile, or by what they name."""
    layout = turned(size, seats)
    u, opposite = layout.u, seats // 2
    cards = (layout.central, *(seat.heap for seat in layout.seats))
    ranks = [rank_of(card) for card in cards]
    for high in (4.4, 7.0, 12.0):
        slip = layout.message((30 * u, high * u), opposite)
        assert layout.seats[opposite].heap.top < slip.cy < layout.central.top
        places = (layout.central, *(seat.heap for seat in layout.seats if seat.seat != opposite))
        named = [layout.caption(place, (30 * u, min(high, 7.0) * u), opposite) for place in places]
        assert not [rank for rank in ranks for rect in (slip, *named) if rect.overlaps(rank)]


def drawn_turns(table: StagedTable, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """By how much the sentences of the next picture are turned."""
    seen: dict[str, int] = {}

    def note(surface: pygame.Surface, kit: Kit, rect: Rect, text: str, **how: Any) -> pygame.Rect:
        seen[text] = how.get("turn", 0)
        return pygame.Rect(rect.px)

    monkeypatch.setattr("tac.ui.table.advice_slip.draw_caption", note)
    table.picture()
    return seen


@pytest.mark.parametrize(("is_turned", "turns"), [(False, [0, 0, 0, 0]), (True, [0, 270, 180, 90])])
def test_what_a_helped_player_owes_lies_towards_him(
    is_turned: bool, turns: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Upside down for who sits opposite, and on its side beside a plate that is."""
    found: list[int] = []
    for seat in "ABCD":
        table = StagedTable(position("", ("", "", "", ""), (13,) * 4, turn=seat), people=range(4))
        table.view.turned = is_turned
        table.view.resize(table.size)
        table.view.advise(advice(table.table, table.table.turn))
        found += drawn_turns(table, monkeypatch).values()
        table.close()
    assert found == turns


@pytest.mark.parametrize(("offender", "caller", "turn"), [("A", "C", 0), ("B", "C", 0), ("C", "A", 180)])
def test_the_sentence_of_the_moment_lies_towards_who_erred(
    offender: str, caller: str, turn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = StagedTable(
        position("6c", ("Qd", "9s", "Kd", "3c"), (5,) * 4, turn=offender, drawn="7h"), people=range(4)
    )
    table.view.turned = True
    table.view.resize(table.size)
    table.play("d-")
    table.tell(f"!{caller}")
    table.wait(700)
    assert list(drawn_turns(table, monkeypatch).values()) == [turn]
    table.close()


def test_a_table_that_is_turned_has_the_same_sides() -> None:
    setup = MatchSetup(deal(1, 4), (Player(),) * 4, 1)
    assert len(setup.people) == 4
    assert turned((1280, 720), 4).sides == (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
