"""Surfaces that are expensive to make are made once and kept, up to a limit of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def to_screen(surface: pygame.Surface, *, alpha: bool = True) -> pygame.Surface:
    """The surface in the format that is drawn fastest: the window's, or a mere surface's without one.

    An opaque one that already has it is not copied.
    """
    try:
        if not alpha and _format(surface) == _format(pygame.Surface((1, 1)).convert()):
            return surface
        return surface.convert_alpha() if alpha else surface.convert()
    except pygame.error:
        # Blits between unlike formats take twenty times as long.
        return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA if alpha else 0, 32))


class SurfaceCache:
    """Keeps what was used last, up to ``limit`` bytes of pixels."""

    def __init__(self, limit: int = 256 * 1024 * 1024) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key; made now if there is none."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._bytes += _bytes(made)
        while self._bytes > self._limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _bytes(dropped)
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _format(surface: pygame.Surface) -> tuple[int, tuple[int, int, int, int]]:
    return surface.get_bitsize(), surface.get_masks()
