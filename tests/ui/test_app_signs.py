"""A passing sign over several screens that can be seen at once."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.app import App
from tac.ui.layout import Rect
from tac.ui.scene import BaseScene


@pytest.fixture
def app() -> App:
    return App("Tač!", size=(1280, 720), headless=True, fade=False)


def shown(surface: pygame.Surface, rect: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect.px), "RGB")


class Papers(BaseScene):
    """A screen with a paper in its middle, or where the sign would hang."""

    def __init__(self, paper: Rect, *, overlay: bool = False) -> None:
        super().__init__()
        self.overlay = overlay
        self.paper = paper

    @property
    def signs_off(self) -> tuple[Rect, ...]:
        return (self.paper,)


def test_a_sign_keeps_off_what_lies_on_top_as_well_as_below(app: App) -> None:
    below, above = Rect(0, 0, 100, 100), Rect(300, 0, 700, 300)
    app.push(Papers(below))
    app.push(Papers(above, overlay=True))
    app.step(16, [])
    before = app.screen.surface.copy()
    app.show_sign("mute", "Zvuk je isključen")
    app.step(16, [])
    for rect in (below, above):
        assert shown(app.screen.surface, rect) == shown(before, rect)
