"""The diamonds for one who has gone out leave the names on all plates to be read."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.layout import Rect
from tac.ui.table.moving import falling
from tools.screens_table import BACK_FROM_OUT
from tools.staged_table import StagedTable


def _core(plate: Rect) -> pygame.Rect:
    """The part of a plate that is its own at every height: its round ends show the cloth behind."""
    high = min(plate.w, plate.h)
    along, across = 0.6 * high, 0.1 * high
    inner = plate.inset(along, across) if plate.w > plate.h else plate.inset(across, along)
    return pygame.Rect(inner.px)


def _most_apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """The largest difference of a pixel; letters drawn on themselves are a little darker at their edges."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return max(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (640, 800)], ids=str)
def test_no_diamond_is_seen_on_a_plate(size: tuple[int, int], turned: bool) -> None:
    """They rise behind it: on the plate nothing changes while they pass."""
    table = StagedTable(BACK_FROM_OUT.start, size, people=range(4))
    table.view.turned = turned
    table.view.resize(size)
    table.tell("d+")
    table.until(lambda: bool(table.view._stage.falling))
    passed = 0
    while table.view._stage.falling:
        table.wait(48)
        stage, seats = table.view._stage, table.view.layout.seats
        diamonds = [item for item in falling(table.view._scenery) if "'diamond'" in str(item.place)]
        with_them = table.picture()
        hidden, stage.falling = dict(stage.falling), {}
        without = table.picture()
        stage.falling = hidden
        for seat in seats:
            core = _core(seat.plate)
            passed += core.collidelist([item.bounds for item in diamonds]) >= 0
            assert _most_apart(with_them.subsurface(core), without.subsurface(core)) <= 8
    table.close()
    assert passed or size[0] < size[1]


def test_who_is_called_meanwhile_has_nothing_to_celebrate() -> None:
    """The diamonds are gone with the "Tač!", and do not come back while it goes on."""
    table = StagedTable(BACK_FROM_OUT.start, (1024, 640))
    table.tell(*BACK_FROM_OUT.tokens)
    stage = table.view._stage
    table.until(lambda: bool(stage.falling))
    table.wait(200)
    table.tell(BACK_FROM_OUT.call)
    for _ in range(40):
        table.view.advance(32.0)
        assert not stage.falling
    table.close()
