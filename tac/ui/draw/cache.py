"""Surfaces that are expensive to make are made once and kept, up to a limit of memory."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from weakref import WeakValueDictionary

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


def blit_faded(
    surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], alpha: float
) -> pygame.Rect:
    """Draw a picture, its upper left corner ``at`` pixels, as pale as ``alpha`` (0..1) says.

    Returns what was touched.
    """
    return surface.blit(picture if alpha >= 1.0 else faded(picture, alpha), at)


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """The picture as pale as ``alpha`` (0..1) says; it has the same pixels, which are not copied.

    The picture itself stays as it is: it may be a kept one, which another thread is just drawing.
    """
    pale = picture.subsurface(picture.get_rect())
    before = picture.get_alpha()
    pale.set_alpha(round((255 if before is None else before) * max(0.0, alpha)))
    return pale


class SurfaceCache:
    """Keeps what was used last, up to ``limit`` bytes of pixels. Threads may share it.

    From `resize` until `settle` it is ``rough``: pictures got with `sized` are scaled from the last sharp
    ones instead of being made.
    """

    def __init__(self, limit: int = 256 * 1024 * 1024) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._sharp: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()
        self._lock = threading.Lock()
        self._wanted: dict[Hashable, Callable[[], pygame.Surface]] = {}
        self.rough = False

    @property
    def limit(self) -> int:
        """At most so many bytes are kept; what was used least lately goes first."""
        return self._limit

    @limit.setter
    def limit(self, limit: int) -> None:
        with self._lock:
            self._limit = limit
            self._drop()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key; made now if there is none."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            # Another thread may have been quicker: what has been given away stays the one that is kept.
            first = self._kept.get(key)
            if first is not None:
                return first
            self._kept[key] = made
            self._bytes += _bytes(made)
            self._drop()
        return made

    def sized(
        self,
        name: Hashable,
        size: tuple[int, int],
        make: Callable[[], pygame.Surface],
        *,
        ahead: bool = False,
    ) -> pygame.Surface:
        """The picture of this name at this size in pixels, which ``make`` makes for it.

        ``ahead`` lets another thread make the one that a scaled one stands for: it needs no font and no card.
        """
        key = (name, size)
        if not self.rough:
            found = self.get(key, make)
            with self._lock:
                self._sharp[name] = found
            return found
        with self._lock:
            sharp = self._sharp.get(name)
        if ahead:
            self._wanted[key] = make
        scaled = make if sharp is None else lambda: pygame.transform.smoothscale(sharp, size)
        return self.get(("scaled", key), scaled)

    def wanted(self) -> list[Callable[[], object]]:
        """What another thread can make of that which has been scaled since the cache is ``rough``."""
        return [partial(self.get, key, make) for key, make in self._wanted.items()]

    def resize(self) -> None:
        """A new size of the window begins: scale what changes with it until `settle`."""
        self.rough = True
        self._wanted.clear()

    def settle(self) -> None:
        """The window keeps its size now. What has been scaled is never asked for again, and goes."""
        self.rough = False
        self._wanted.clear()

    def _drop(self) -> None:
        while self._bytes > self._limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _bytes(dropped)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _format(surface: pygame.Surface) -> tuple[int, tuple[int, int, int, int]]:
    return surface.get_bitsize(), surface.get_masks()
