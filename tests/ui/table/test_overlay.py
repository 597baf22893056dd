"""What moves over the table: only what looks different is drawn again, with all that touches it."""

from __future__ import annotations

import math

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.ui.draw import BACK, burst_bounds, card_bounds, draw_burst, draw_card
from tac.ui.table.items import items
from tac.ui.table.lifts import SHADES
from tac.ui.table.overlay import Overlay
from tac.ui.table.scenery import Item
from tac.ui.theme import Shade
from tools.screens import kit_of
from tools.screens_table import BACK_FROM_OUT, FAULTS, SEVERAL_BACK, TURNED_BACK, USUAL, Fault
from tools.staged_table import StagedTable

SIZE = (1024, 640)
CARD = (84, 118)
WHERE = st.floats(150, 450)


def thing(place: str, at: tuple[int, int], look: int = 0) -> Item:
    return Item(place, look, pygame.Rect(*at, 10, 10), lambda surface: None)


def shown(overlay: Overlay, *things: Item) -> list[pygame.Rect]:
    return overlay.show(list(things))


def test_what_looks_the_same_is_nowhere_different() -> None:
    overlay = Overlay()
    assert shown(overlay, thing("a", (0, 0)), thing("b", (5, 5)))
    assert shown(overlay, thing("a", (0, 0)), thing("b", (5, 5))) == []


def test_what_has_moved_is_different_where_it_was_and_where_it_is() -> None:
    overlay = Overlay()
    shown(overlay, thing("a", (0, 0), 1), thing("b", (50, 0)))
    assert shown(overlay, thing("a", (20, 0), 2), thing("b", (50, 0))) == [
        pygame.Rect(0, 0, 10, 10),
        pygame.Rect(20, 0, 10, 10),
    ]


def test_what_has_come_or_gone_is_different_where_it_is_or_was() -> None:
    overlay = Overlay()
    shown(overlay, thing("a", (0, 0)))
    assert shown(overlay, thing("a", (0, 0)), thing("b", (50, 0))) == [pygame.Rect(50, 0, 10, 10)]
    assert shown(overlay, thing("b", (50, 0))) == [pygame.Rect(0, 0, 10, 10)]


def test_what_changes_its_order_is_different_everywhere() -> None:
    overlay = Overlay()
    shown(overlay, thing("a", (0, 0)), thing("b", (5, 5)))
    assert len(shown(overlay, thing("b", (5, 5)), thing("a", (0, 0)))) >= 2


def test_only_what_touches_an_area_has_to_be_drawn_there() -> None:
    overlay = Overlay()
    shown(overlay, thing("near", (0, 0)), thing("far", (50, 50)), thing("nearer", (9, 9)))
    assert [item.place for item in overlay.within(pygame.Rect(8, 8, 10, 10))] == ["near", "nearer"]


@settings(max_examples=200, deadline=None)
@given(
    x=WHERE,
    y=WHERE,
    shade=st.sampled_from([None, *SHADES]),
    angle=st.integers(-30, 30),
    squeeze=st.floats(0.02, 1.0),
    scale=st.sampled_from([1.0, 1.02, 1.04, 0.97]),
    how=st.sampled_from(["flat", "turned", "squeezed", "scaled"]),
)
def test_the_bounds_of_a_card_hold_it_and_its_shadow(
    x: float, y: float, shade: Shade | None, angle: float, squeeze: float, scale: float, how: str
) -> None:
    kit, surface = kit_of(SIZE), pygame.Surface((600, 600))
    angle = angle if how == "turned" else 0.0
    squeeze = squeeze if how == "squeezed" else 1.0
    scale = scale if how == "scaled" else 1.0
    touched = draw_card(
        surface, kit, BACK, (x, y), CARD, shade=shade, angle=angle, squeeze=squeeze, scale=scale
    )
    reach = card_bounds(kit, (x, y), CARD, shade=shade, angle=angle, scale=scale)
    assert reach.contains(touched)
    if how != "squeezed":
        assert reach.w <= touched.w + 20
        assert reach.h <= touched.h + 40


@settings(max_examples=60, deadline=None)
@given(scale=st.floats(0.2, 1.15), turn=st.floats(0, math.tau), rays=st.booleans())
def test_the_bounds_of_a_burst_hold_its_tail_and_its_rays(scale: float, turn: float, rays: bool) -> None:
    kit, surface = kit_of(SIZE), pygame.Surface((900, 900))
    radii, tail = (110.0, 60.0), (450 + 260 * math.cos(turn), 450 + 200 * math.sin(turn))
    touched = draw_burst(surface, kit, "TAČ!", (450, 450), radii, tail, scale=scale, rays=rays)
    assert burst_bounds(kit, (450, 450), radii, tail, scale=scale, rays=rays).contains(touched)


def test_items_are_made_anew_only_when_something_at_rest_has_changed() -> None:
    """While a card only flies, or a "Tač!" moment goes on, what is at rest is the same."""
    table = StagedTable(FAULTS[3].start, SIZE)
    stage, surface = table.view._stage, pygame.Surface(SIZE)
    kept = 0
    for token in (*FAULTS[3].tokens, FAULTS[3].call):
        table.tell(token)
        for _ in range(80):
            before = stage.arrangement
            table.view.advance(16.0)
            table.view.draw(surface)
            drawn = [(item.place, item.look) for item in table.view._picture._items]
            assert drawn == [(item.place, item.look) for item in items(table.view._scenery)]
            kept += stage.arrangement == before and table.view.busy
    assert kept > 40


@pytest.mark.parametrize("fault", [*FAULTS, SEVERAL_BACK, TURNED_BACK, BACK_FROM_OUT], ids=lambda f: f.name)
def test_no_two_things_of_a_frame_have_the_same_name(fault: Fault) -> None:
    """By their names they are compared with those of the frame before."""
    table = StagedTable(fault.start, SIZE)
    surface, most = pygame.Surface(SIZE), 0
    for token in (*fault.tokens, fault.call):
        table.tell(token)
        for _ in range(70):
            table.view.advance(40.0)
            table.view.draw(surface)
            names = [item.place for item in table.view._picture._over._items]
            assert len(set(names)) == len(names)
            most = max(most, len(names))
    assert most > 5


def test_a_card_that_flies_has_only_its_own_way_drawn_again() -> None:
    table = StagedTable(USUAL, SIZE)
    surface = pygame.Surface(SIZE)
    table.view.draw(surface, whole=True)
    table.tell("x")
    for _ in range(6):
        table.view.advance(16.0)
        table.view.draw(surface)
    table.view.advance(16.0)
    areas = table.view.draw(surface)
    assert areas
    assert sum(area.w * area.h for area in areas) < 0.1 * SIZE[0] * SIZE[1]
