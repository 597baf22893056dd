"""Parts of a window: what can be shown, and what is done where they cannot be."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pygame
import pytest

from tac.ui.window import RealWindow, open_display
from tac.ui.window_areas import WindowAreas

AREAS = [pygame.Rect(3, 4, 50, 60), pygame.Rect(200, 100, 1, 1)]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_display()
    opened = pygame.Window("parts", (300, 200))
    opened.get_surface()
    yield opened
    opened.destroy()


def test_areas_of_a_window_can_be_shown(window: pygame.Window) -> None:
    assert WindowAreas(window.id).show(AREAS)


def test_a_window_that_is_gone_shows_nothing(window: pygame.Window) -> None:
    other = pygame.Window("other", (100, 100))
    areas = WindowAreas(other.id)
    other.destroy()
    assert not areas.show(AREAS)


def test_where_sdl_cannot_be_reached_all_is_shown(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(name: str) -> ctypes.CDLL:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", nowhere)
    assert not WindowAreas(window.id).show(AREAS)


def test_a_screen_shows_all_where_areas_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_display()
    screen = RealWindow("parts", (1024, 640))
    flips: list[str] = []

    class Counted:
        """Counts instead of showing."""

        size = (1024, 640)
        id = 0

        def flip(self) -> None:
            flips.append("whole")

    real, screen._window = screen._window, Counted()  # type: ignore[assignment]
    try:
        screen.flip(AREAS)
        assert flips == ["whole"]
        screen.flip([])
        assert flips == ["whole"]
    finally:
        real.destroy()
