"""The woven cloths that lie under the screens, one for each size and pattern, kept or stretched."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui.draw.weaving import weave

Size = tuple[int, int]


class Backdrops:
    """The cloth that was used last, at the size of the window.

    From `resize` on the last sharp one is stretched instead of being woven anew, until `settle`.
    """

    def __init__(self) -> None:
        self._woven: dict[bool, pygame.Surface] = {}
        self._stretched: dict[bool, pygame.Surface] = {}
        self._fresh: dict[tuple[Size, bool], pygame.Surface] = {}
        self._wanted: dict[tuple[Size, bool], None] = {}
        self._resizing = False

    def resize(self) -> None:
        """A new size of the window begins: stretch what there is until `settle`."""
        self._resizing = True
        self._fresh.clear()
        self._wanted.clear()

    def get(self, size: Size, pattern: bool) -> pygame.Surface:
        """The cloth with its border, of exactly this size in pixels; ``pattern`` weaves the diamonds in."""
        woven = self._woven.get(pattern)
        if woven is not None and woven.get_size() == size:
            return woven
        if self._resizing and woven is not None:
            return self._stretch(woven, size, pattern)
        made = self._fresh.pop((size, pattern), None) or weave(size, pattern=pattern)
        # One is as large as the window, and screens do not alternate.
        self._woven = {pattern: made}
        return made

    def _stretch(self, woven: pygame.Surface, size: Size, pattern: bool) -> pygame.Surface:
        self._wanted[(size, pattern)] = None
        before = self._stretched.get(pattern)
        if before is not None and before.get_size() == size:
            return before
        self._stretched[pattern] = pygame.transform.scale(woven, size)
        return self._stretched[pattern]

    def wanted(self) -> list[Callable[[], object]]:
        """What another thread can do so that nothing that is stretched now has to be woven by `settle`."""
        return [lambda key=key: self._weave(*key) for key in self._wanted]  # type: ignore[misc]

    def settle(self) -> None:
        """The window keeps its size now: whatever is asked for is sharp."""
        self._resizing = False
        self._stretched.clear()
        self._wanted.clear()

    def _weave(self, size: Size, pattern: bool) -> None:
        self._fresh[(size, pattern)] = weave(size, pattern=pattern)
