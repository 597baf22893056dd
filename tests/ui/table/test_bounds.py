"""What is at rest draws nothing beyond its bounds, whatever state it is in: only these are drawn again."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tac.match import Help
from tac.rules import Seat
from tac.ui.draw import PlateState
from tac.ui.layout import Place
from tac.ui.motion import durations
from tac.ui.table.hits import BUTTONS, CARD_PLACES
from tac.ui.table.items import items
from tac.ui.table.stage import Held, Stage
from tests.ui.table_driver import CENTRE
from tools.screens import kit_of
from tools.screens_table import THREE, TWO, USUAL
from tools.staged_table import StagedTable, position

SIZES = [(1920, 1080), (1280, 720), (1024, 640), (640, 800), (700, 1000)]
HIGH = position(
    "6c 5d 4c 3h 2s Ah Kc Qc Jc Tc 9c",
    ("Qd 4d 8h Ad 2d 3s 5s", "9s 2c", "Kd 7c 3d 5c 6d 8d 9d Td Jd Kh", "3c"),
    (2, 12, 3, 1),
    tops={"A": "Th 2h"},
)
STARTS = {"usual": USUAL, "high": HIGH, "three": THREE, "two": TWO}

GREY = (120, 130, 125)


def hover(stage: Stage, place: Place) -> None:
    stage.hovered = place
    if place.kind in CARD_PLACES:
        stage.hovers = {place: 1.0}


def focus(stage: Stage, place: Place) -> None:
    stage.focused = place


def press(stage: Stage, place: Place) -> None:
    if place.kind in BUTTONS:
        stage.pressed, stage.sunk = {place: 1}, {place: 1.0}


def refuse(stage: Stage, place: Place) -> None:
    stage.shaking = {place: durations.REFUSED_WAY}


def hold(stage: Stage, place: Place) -> None:
    if place.kind in CARD_PLACES and stage.model.cards(place):
        stage.held = Held(Seat.A, place, CENTRE, 1.0)


ACTS: tuple[Callable[[Stage, Place], None], ...] = (hover, focus, press, refuse, hold)


class Watched:
    """Draws what looks different from before on nothing, and finds what sticks out of its bounds."""

    def __init__(self, table: StagedTable) -> None:
        self._table = table
        self._looks: dict[object, object] = {}
        self._sheet = pygame.Surface(table.size)
        self._sheet.fill(GREY)
        self._nothing = self._sheet.get_buffer().raw

    def stick_out(self) -> list[str]:
        found = []
        for item in items(self._table.view._scenery):
            if self._looks.get(item.place) == item.look:
                continue
            self._looks[item.place] = item.look
            item.draw(self._sheet)
            self._sheet.fill(GREY, item.bounds)
            if self._sheet.get_buffer().raw != self._nothing:
                found.append(str(item.place))
                self._sheet.fill(GREY)
        return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("start", STARTS)
def test_whatever_happens_to_it_a_thing_stays_within_its_bounds(start: str, size: tuple[int, int]) -> None:
    seats = len(STARTS[start]["seats"])
    table = StagedTable(STARTS[start], size, people=range(seats))
    stage = table.view._stage
    stage.padded, stage.locked = frozenset({Seat.A}), {Seat(seats - 1)}
    stage.helped = {Seat.A: Help.SHOW}
    states, watched = list(PlateState), Watched(table)
    for act in ACTS:
        for number, (place, _rect) in enumerate(table.view.layout.places):
            stage.hovers, stage.hovered, stage.focused, stage.held = {}, None, None, None
            stage.pressed, stage.sunk, stage.shaking = {}, {}, {}
            act(stage, place)
            for seat, plate in enumerate(stage.plates):
                plate.state, plate.before = states[(seat + number) % 5], states[number % 5]
                plate.blend = 0.5 if number % 2 else 1.0
            assert watched.stick_out() == [], (act.__name__, place)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("start", ["usual", "high"])
def test_nor_does_anything_stick_out_while_the_window_is_resized(start: str, size: tuple[int, int]) -> None:
    """What is scaled meanwhile does not end exactly where what is sharp does."""
    kit_of.cache_clear()
    table = StagedTable(STARTS[start], size, people=range(4))
    table.picture()
    for part in (1.3, 0.9, 0.77, 0.71):
        table.resize((round(part * size[0]), round(part * size[1])))
        assert Watched(table).stick_out() == [], part
    table.close()
    kit_of.cache_clear()
