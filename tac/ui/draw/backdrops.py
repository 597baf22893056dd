"""The woven cloths that lie under the screens, one for each size and pattern, kept or stretched."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from tac.ui.draw.weaving import weave

Size = tuple[int, int]


class Cloth(NamedTuple):
    """A cloth for a window of this size, in pixels; ``pattern`` weaves the diamonds in, round ``centre``, a
    whole pixel (None: round the middle of the window)."""

    size: Size
    pattern: bool
    centre: tuple[int, int] | None = None


class Backdrops:
    """The cloth that was used last, at the size of the window.

    From `resize` on the last sharp one is stretched instead of being woven anew, until `settle`.
    """

    def __init__(self) -> None:
        self._woven: dict[bool, tuple[Cloth, pygame.Surface]] = {}
        self._stretched: dict[bool, pygame.Surface] = {}
        self._fresh: dict[Cloth, pygame.Surface] = {}
        self._wanted: dict[Cloth, None] = {}
        self._resizing = False

    def resize(self) -> None:
        """A new size of the window begins: stretch what there is until `settle`."""
        self._resizing = True
        self._fresh.clear()
        self._wanted.clear()

    def get(self, cloth: Cloth) -> pygame.Surface:
        """The cloth with its border."""
        before, woven = self._woven.get(cloth.pattern, (None, None))
        if woven is not None and before == cloth:
            return woven
        if self._resizing and woven is not None:
            return self._stretch(woven, cloth)
        made = self._fresh.pop(cloth, None) or _woven(cloth)
        # One is as large as the window, and screens do not alternate.
        self._woven = {cloth.pattern: (cloth, made)}
        return made

    def _stretch(self, woven: pygame.Surface, cloth: Cloth) -> pygame.Surface:
        self._wanted[cloth] = None
        before = self._stretched.get(cloth.pattern)
        if before is not None and before.get_size() == cloth.size:
            return before
        self._stretched[cloth.pattern] = pygame.transform.scale(woven, cloth.size)
        return self._stretched[cloth.pattern]

    def wanted(self) -> list[Callable[[], object]]:
        """What another thread can do so that nothing that is stretched now has to be woven by `settle`."""
        return [lambda cloth=cloth: self._weave(cloth) for cloth in self._wanted]  # type: ignore[misc]

    def settle(self) -> None:
        """The window keeps its size now: whatever is asked for is sharp."""
        self._resizing = False
        self._stretched.clear()
        self._wanted.clear()

    def _weave(self, cloth: Cloth) -> None:
        self._fresh[cloth] = _woven(cloth)


def _woven(cloth: Cloth) -> pygame.Surface:
    return weave(cloth.size, pattern=cloth.pattern, centre=cloth.centre)
