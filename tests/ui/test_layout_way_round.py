"""Which way round play goes: seats change sides, and nothing else of the table's geometry changes."""

from __future__ import annotations

from dataclasses import replace as with_values

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.rules import Seat, deal
from tac.rules.events import FalselyCalled
from tac.ui.layout import Place, PlaceKind, Side, sides_of, table_layout
from tac.ui.scenes.new_game import NewGameScene
from tests.ui.table_driver import B, D, Driver, a_choice, level, setup
from tests.ui.test_screen_layouts import SEATS, SIZES

NEXT = {
    "left": [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT],
    "right": [Side.BOTTOM, Side.RIGHT, Side.TOP, Side.LEFT],
}


@pytest.mark.parametrize("way_round", NEXT)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_goes_round_one_way(seats: int, way_round: str) -> None:
    """From each seat the next one sits further round on the same hand."""
    order = NEXT[way_round]
    places = [order.index(side) for side in sides_of(seats, way_round)]
    assert places == sorted(places)
    assert places[0] == 0


@given(SIZES, SEATS, st.frozensets(st.integers(0, 3)))
@example((1024, 640), 4, frozenset({0, 1, 2, 3}))
@example((800, 900), 3, frozenset({0}))
def test_the_same_side_is_laid_out_the_same_whoever_sits_there(
    size: tuple[int, int], seats: int, people: frozenset[int]
) -> None:
    """Piles, heaps, plates, buttons and shouts: all follow the side, none the seat."""
    sits = {side: seat for seat, side in enumerate(sides_of(seats, "right"))}
    left_people = frozenset(seat for seat in people if seat < seats)
    right_people = frozenset(sits[sides_of(seats)[seat]] for seat in left_people)
    left = table_layout(*size, seats, left_people)
    right = table_layout(*size, seats, right_people, way_round="right")
    assert (right.central, right.corners, right.last_move, right.toast) == (
        left.central, left.corners, left.last_move, left.toast,
    )  # fmt: skip
    for place in left.seats:
        other = right.seats[sits[place.side]]
        assert replace(other, seat=place.seat) == place
        assert right.shout_centre(other.seat) == left.shout_centre(place.seat)


@given(SIZES, SEATS)
def test_what_is_pressed_is_whose_it_looks(size: tuple[int, int], seats: int) -> None:
    layout = table_layout(*size, seats, frozenset(range(seats)), way_round="right")
    assert layout.sides == sides_of(seats, "right")
    for seat in layout.seats:
        for kind in (PlaceKind.PILE, PlaceKind.PLATE, PlaceKind.CALL):
            place = Place(kind, seat.seat)
            assert layout.place_at(*layout.rect(place).centre) == place


def turned_round(people: tuple[int, ...] = (0,)) -> Driver:
    """A game of four with the next player at the right."""
    levels = [None if seat in people else level() for seat in range(4)]
    choice = with_values(a_choice(people, count=4), way_round="right")
    return Driver(setup(deal(7, 4), *levels), choice=choice).table()


def test_at_the_table_the_next_player_sits_at_the_right() -> None:
    drive = turned_round()
    sides = drive.scene.view.layout.sides
    assert (sides[B], sides[D]) == (Side.RIGHT, Side.LEFT)
    drive.app.close()


def test_keys_mean_the_side_that_is_seen_and_stand_on_the_buttons_there() -> None:
    drive = turned_round((0, 1, 2, 3))
    assert drive.scene._caps() == {Seat.A: "B", Seat.B: "P", Seat.C: "T", Seat.D: "Q"}
    drive.press("kp_0")
    drive.still()
    drive.press("p")
    events = [event for report in drive.noted.referee for event in report.events]
    assert [event.caller for event in events if isinstance(event, FalselyCalled)] == [B]
    drive.app.close()


def test_the_new_game_screen_says_where_each_sits() -> None:
    drive = Driver(setup(deal(7, 4), None, level(), level(), level()))
    looks = []
    for way_round in NEXT:
        drive.game._session.choice = with_values(a_choice(count=4), way_round=way_round)
        drive.game.show_new_game()
        scene = drive.app.scene
        assert isinstance(scene, NewGameScene)
        sheet = pygame.Surface(drive.app.size)
        scene.paint_inside(sheet, 0)
        looks.append(pygame.image.tobytes(sheet, "RGB"))
    assert looks[0] != looks[1]
    drive.app.close()
