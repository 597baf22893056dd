"""A passing sign over a game: it hides nothing that is played by."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.scenes.pause import PauseScene
from tests.ui.table_driver import CENTRE, A, B, C, D, Driver, T, dealt, heap, pile, setup


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (900, 900)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_sign_over_the_table_hides_no_rank(size: tuple[int, int], scale: float) -> None:
    """Ranks stand in the upper part of a card; the sign is still read when the next move comes."""
    drive = Driver(setup(dealt("5d", "9d", "9h", "9s"), None, None, None, None), size=size).table()
    drive.app.kit.enlarge(scale)
    drive.app.lay_out()
    drive.wait(3000)
    before = drive.app.screen.surface.copy()
    drive.app.show_sign("pad", T("pad.too_many"))
    drive.wait(32)
    changed = pygame.mask.from_threshold(
        drive.app.screen.surface, (0, 0, 0), (1, 1, 1, 255), before, 1
    )
    changed.invert()
    assert changed.count()
    for place in (CENTRE, *(heap(seat) for seat in (A, B, C, D)), *(pile(seat) for seat in (A, B, C, D))):
        x, y, w, h = drive.scene.view.layout.rect(place).px
        rank = pygame.mask.Mask((w // 2, round(0.45 * h)), fill=True)
        assert not changed.overlap(rank, (x, y)), place
    drive.close()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_sign_over_the_pause_lies_beside_its_paper(size: tuple[int, int], scale: float) -> None:
    """The pause is where somebody is told of a gamepad."""
    drive = Driver(setup(dealt("5d", "9d", "9h", "9s"), None, None, None, None), size=size).table()
    drive.app.kit.enlarge(scale)
    drive.app.lay_out()
    drive.press("escape")
    drive.wait(1000)
    scene = drive.app.scene
    assert isinstance(scene, PauseScene)
    before = drive.app.screen.surface.copy()
    drive.app.show_sign("pad", T("pad.met.unknown", number=2))
    drive.wait(32)
    changed = pygame.mask.from_threshold(
        drive.app.screen.surface, (0, 0, 0), (1, 1, 1, 255), before, 1
    )
    changed.invert()
    assert changed.count()
    x, y, w, h = scene.read[0].px
    assert not changed.overlap(pygame.mask.Mask((w, h), fill=True), (x, y))
    drive.close()
