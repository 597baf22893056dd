"""The window, or a mere surface in its place for tests and screenshots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from tac.ui.areas import joined

if TYPE_CHECKING:
    from tac.ui.window_areas import WindowAreas

SMALLEST: Final = (1024, 640)
USUAL: Final = (1280, 720)
WM_CLASS: Final = "tac"

_MOST_SHOWN: Final = 0.7
"""Where more of the picture than this part has changed, all of it is shown."""
_BLIND_DRIVERS: Final = frozenset({"offscreen", "dummy", "evdev"})


class NoScreen(Exception):
    """There is no screen to open a window on; the text is what the system says."""


class Screen(Protocol):
    """Where the app draws."""

    surface: pygame.Surface
    fullscreen: bool

    @property
    def window_size(self) -> tuple[int, int]:
        """The size to open such a window with, in the units of the desktop."""

    @property
    def size(self) -> tuple[int, int]:
        """Size of the surface in pixels."""

    @property
    def scale(self) -> tuple[float, float]:
        """Pixels of the surface for one unit of a mouse position, across and down."""

    def refresh(self) -> None:
        """Take over a changed size of the window."""

    def flip(self, areas: Sequence[pygame.Rect] | None = None) -> None:
        """Show what has been drawn: in these areas of the surface, or all of it."""

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window."""

    def set_title(self, title: str) -> None:
        """The window's title."""

    def set_icon(self, icon: pygame.Surface) -> None:
        """The window's icon."""

    def close(self) -> None:
        """Take the window away."""


def open_display(*, software: bool = False, blind: bool = False) -> None:
    """Start the display; raises ``NoScreen``. ``software`` is faster where there is no graphics card.

    Where it finds no screen SDL falls back to drivers that draw for nobody: only ``blind`` takes them,
    or who names one in ``SDL_VIDEODRIVER``.
    """
    # pygame has put the program's file name there when it was imported.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = WM_CLASS
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if software:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in _BLIND_DRIVERS and os.environ.get("SDL_VIDEODRIVER") is None and not blind:
        pygame.display.quit()
        raise NoScreen(f"SDL: only the driver {driver!r}")
    pygame.font.init()


class RealWindow:
    """A resizable window; ``size`` None takes a usual one that fits the screen."""

    def __init__(self, title: str, size: tuple[int, int] | None, *, fullscreen: bool = False) -> None:
        desktop = pygame.display.get_desktop_sizes()[0]
        smallest = (min(SMALLEST[0], desktop[0]), min(SMALLEST[1], desktop[1]))
        wanted = size if size is not None else (min(USUAL[0], desktop[0]), min(USUAL[1], desktop[1]))
        opened = (max(wanted[0], smallest[0]), max(wanted[1], smallest[1]))
        if pygame.display.get_driver() not in _BLIND_DRIVERS:
            # A window that was once resized on a larger screen still has to fit this one.
            opened = (min(opened[0], desktop[0]), min(opened[1], desktop[1]))
        self._areas: WindowAreas | None = None
        try:
            self._window = pygame.Window(title, opened, resizable=True, allow_high_dpi=True)
            self._window.minimum_size = smallest
            self.fullscreen = False
            if fullscreen:
                self.toggle_fullscreen()
            self.surface = self._window.get_surface()
        except pygame.error as error:
            raise NoScreen(str(error)) from error

    @property
    def window_size(self) -> tuple[int, int]:
        """The size to open such a window with, in the units of the desktop."""
        w, h = self._window.size
        return w, h

    @property
    def size(self) -> tuple[int, int]:
        """Size of the surface in pixels."""
        return self.surface.get_size()

    @property
    def scale(self) -> tuple[float, float]:
        """Pixels per unit of the mouse: more than 1 on a high-density screen."""
        w, h = self._window.size
        return self.size[0] / max(1, w), self.size[1] / max(1, h)

    def refresh(self) -> None:
        """The window makes a new surface when its size has changed."""
        self.surface = self._window.get_surface()

    def flip(self, areas: Sequence[pygame.Rect] | None = None) -> None:
        """Show what has been drawn: in these areas of the surface, or all of it."""
        if areas is None or not self._shows(areas):
            self._window.flip()

    def _shows(self, areas: Sequence[pygame.Rect]) -> bool:
        """Show these areas, unless all of it is as quick, or there is no other way."""
        few = joined(areas, self.surface.get_rect())
        if sum(area.w * area.h for area in few) > _MOST_SHOWN * self.surface.width * self.surface.height:
            return False
        if not few:
            return True
        if self._areas is None:
            # Only now: the first picture is shown whole.
            from tac.ui.window_areas import WindowAreas

            self._areas = WindowAreas(self._window.id)
        return self._areas.show(few)

    def toggle_fullscreen(self) -> None:
        """Fill the screen without changing its mode, or go back to a window."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def set_title(self, title: str) -> None:
        """The window's title."""
        self._window.title = title

    def set_icon(self, icon: pygame.Surface) -> None:
        """The window's icon."""
        self._window.set_icon(icon)

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()


class NoWindow:
    """A surface and nothing else: for tests and screenshots."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.fullscreen = False
        self.title = ""
        self.flips = 0

    @property
    def window_size(self) -> tuple[int, int]:
        """That of the surface."""
        return self.surface.get_size()

    @property
    def size(self) -> tuple[int, int]:
        """Size of the surface in pixels."""
        return self.surface.get_size()

    @property
    def scale(self) -> tuple[float, float]:
        """A mouse position is in pixels."""
        return 1.0, 1.0

    def take(self, size: tuple[int, int]) -> None:
        """Have another size from the next ``WINDOWSIZECHANGED`` on."""
        self.surface = pygame.Surface(size)

    def refresh(self) -> None:
        """The surface is there already."""

    def flip(self, areas: Sequence[pygame.Rect] | None = None) -> None:
        """Count what would have been shown."""
        self.flips += 1

    def toggle_fullscreen(self) -> None:
        """Only remember it."""
        self.fullscreen = not self.fullscreen

    def set_title(self, title: str) -> None:
        """Only remember it."""
        self.title = title

    def set_icon(self, icon: pygame.Surface) -> None:
        """There is nowhere to show it."""

    def close(self) -> None:
        """There is nothing to take away."""
