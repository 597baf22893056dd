"""The window, or a mere surface in its place for tests and screenshots."""

from __future__ import annotations

import os
from typing import Final, Protocol

import pygame

SMALLEST: Final = (1024, 640)
USUAL: Final = (1280, 720)
WM_CLASS: Final = "tac"

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

    def flip(self) -> None:
        """Show what has been drawn."""

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

    def flip(self) -> None:
        """Show what has been drawn."""
        self._window.flip()

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

    def flip(self) -> None:
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
