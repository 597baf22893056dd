"""Shows parts of a window. SDL can do that; of pygame, only the display module with its one window can.

A whole picture has two million pixels at 1920x1080, and a card in flight changes a twentieth of them.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence

import pygame


class _Area(ctypes.Structure):
    """SDL's rectangle."""

    _fields_ = tuple((side, ctypes.c_int) for side in "xywh")


class WindowAreas:
    """Shows parts of the window with this number; where it cannot, `show` says so."""

    def __init__(self, window_id: int) -> None:
        self._id = window_id
        self._sdl = _sdl()

    def show(self, areas: Sequence[pygame.Rect]) -> bool:
        """Show these areas of the window's surface, in pixels and inside it; False: nothing was shown.

        So it is where SDL cannot be reached, or refuses: all must be shown then.
        """
        if self._sdl is None:
            return False
        window = self._sdl.SDL_GetWindowFromID(self._id)
        if not window:
            return False
        told = (_Area * len(areas))(*[_Area(area.x, area.y, area.w, area.h) for area in areas])
        return bool(self._sdl.SDL_UpdateWindowSurfaceRects(window, told, len(areas)) == 0)


def _sdl() -> ctypes.CDLL | None:
    """The SDL that pygame draws with; None where it cannot be reached."""
    try:
        # Windows knows what is loaded by name; elsewhere a library finds what it was linked with.
        sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        find, update = sdl.SDL_GetWindowFromID, sdl.SDL_UpdateWindowSurfaceRects
    except (OSError, AttributeError):
        return None
    find.argtypes, find.restype = [ctypes.c_uint32], ctypes.c_void_p
    update.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Area), ctypes.c_int]
    update.restype = ctypes.c_int
    return sdl
