"""Reduced motion is a level of its own: nothing moves, grows or shakes; all fades take 80 ms."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.layout import Rect
from tac.ui.motion import durations as d
from tac.ui.table import flight
from tac.ui.table.stage import Stage
from tools.screens_table import BACK_FROM_OUT, FAULTS, TURNED_BACK, USUAL, Fault
from tools.staged_table import StagedTable, position
from tools.strip_scenes import PLACING

SIZE = (1024, 640)


def stage_of(table: StagedTable) -> Stage:
    return table.view._stage


CASES = {
    "deal": (position("", ("", "", "", ""), (13, 13, 13, 13)), (), ""),
    "draw": (USUAL, (), "x"),
    "own heap": (PLACING, (), "d-"),
    "central": (PLACING, (), "d+"),
    "opponent": (PLACING, (), "dC"),
    "heap turned": (TURNED_BACK.start, (), "x"),
    "correction": (PLACING, ("dC",), "<d+"),
    "false call": (USUAL, ("x", "dB", "x", "d-"), "!C"),
    "out": (BACK_FROM_OUT.start, (), "d+"),
    "tac": (FAULTS[3].start, ("dC",), "!B"),
    "heap turned back": (TURNED_BACK.start, ("x",), "!C"),
}


@pytest.mark.parametrize("case", CASES)
def test_with_reduced_motion_everything_fades_and_nothing_moves_grows_or_shakes(case: str) -> None:
    start, before, token = CASES[case]
    table = StagedTable(start, SIZE, reduced_motion=True)
    table.play(*before)
    table.wait(2000)
    stage = stage_of(table)
    if token:
        table.tell(token)
    else:
        table.view.deal()
    for _ in range(400):
        table.view.advance(10.0)
        for way in stage.flights.values():
            assert way.style.fades
            assert way.style.duration == d.REDUCED_FADE
            assert way.style.ghosts == ()
            assert way.scale == 1.0
        assert stage.turning is None or stage.turning.fades
        assert stage.falling == {}
        assert all(plate.arrow == 1.0 for plate in stage.plates)
        assert stage.shout is None or stage.shout.scale == 1.0
        if stage.moment is not None:
            assert (stage.moment.burst, stage.moment.shake) == (1.0, 0.0)


def test_with_reduced_motion_fades_take_80_ms_and_the_ways_stay_for_900() -> None:
    table = StagedTable(FAULTS[3].start, SIZE, reduced_motion=True)
    table.play("dC")
    table.tell("!B")
    stage = stage_of(table)
    moment = stage.moment
    assert moment is not None
    assert (moment.dim, moment.burst_alpha) == (0.0, 0.0)
    table.view.advance(d.REDUCED_FADE)
    assert (moment.dim, moment.marks, moment.burst_alpha) == (d.CALL_DIM_ALPHA, 1.0, 1.0)
    table.view.advance(d.CALL_BACK_AT)
    assert (moment.path_alpha, moment.cross) == (1.0, 1.0)
    table.view.advance(d.REDUCED_HOLD - 1)
    assert moment.path_alpha == 1.0
    table.view.advance(d.REDUCED_FADE + 1)
    assert moment.path_alpha == 0.0
    while len(moment.slides) < 3:
        table.view.advance(10.0)
    table.view.advance(d.REDUCED_FADE)
    assert [slide.alpha for slide in moment.slides] == [1.0] * 3
    table.view.advance(d.REDUCED_HOLD - d.REDUCED_FADE)
    assert stage.moment is moment
    assert moment.slides[-1].alpha == 1.0


@pytest.mark.parametrize("fault", [FAULTS[0], FAULTS[3]], ids=lambda fault: fault.name)
def test_the_way_that_stays_lies_under_the_card_that_came_on_it(fault: Fault) -> None:
    table = StagedTable(fault.start, SIZE, reduced_motion=True)
    table.play(*fault.tokens)
    table.tell(fault.call)
    moment = stage_of(table).moment
    assert moment is not None
    table.view.advance(d.CALL_BACK_AT + 3 * d.REDUCED_FADE)
    assert moment.path_alpha == 1.0
    layout = table.view.layout
    centre = flight.spot_centre(layout, moment.home)
    card = Rect.around(*centre, *layout.card).inflated(-4)
    pictures = []
    for alpha in (1.0, 0.0):
        moment.path_alpha = alpha
        pictures.append(pygame.image.tobytes(table.picture().subsurface(card.px), "RGB"))
    assert pictures[0] == pictures[1]


def test_with_reduced_motion_a_refusal_does_not_shake_and_a_card_let_go_fades_home() -> None:
    table = StagedTable(PLACING, SIZE, reduced_motion=True)
    stage = stage_of(table)
    hit = table.view.place_at(*table.view.layout.central.centre)
    assert hit is not None
    table.view.refuse(hit)
    table.view.advance(60.0)
    assert stage.shaking == {}
    card = table.table.drawn
    assert card is not None
    table.view.lift(card, *table.view.layout.seats[3].drawn.centre)
    table.view.drag_to(300, 300)
    table.view.drop_back()
    assert stage.flights[card].style.fades
    table.view.advance(d.REDUCED_FADE)
    assert stage.flights == {}
