"""A window's surface, and what somebody would see who looks at the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tac.ui.window import NoWindow
from tools.pixels import show_the_same


class SeenWindow(NoWindow):
    """Shows areas as a real window does; what is shown must always be what has been drawn."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.parts = 0
        """How often less than all of it was shown."""
        self._seen: pygame.Surface | None = None

    def flip(self, areas: Sequence[pygame.Rect] | None = None) -> None:
        """Show what has been drawn; raises where the window would go on showing something old."""
        super().flip(areas)
        if areas is None or self._seen is None or self._seen.get_size() != self.size:
            self._seen = self.surface.copy()
            return
        self.parts += 1
        for area in areas:
            self._seen.blit(self.surface, area, area)
        if not show_the_same(self._seen, self.surface):
            raise AssertionError(f"more has changed than the areas that are shown: {self._stale()}")

    def _stale(self) -> list[pygame.Rect]:
        """Where what is seen is not what has been drawn."""
        assert self._seen is not None
        same = pygame.mask.from_threshold(self.surface, (0, 0, 0), (1, 1, 1, 255), self._seen)
        same.invert()
        return same.get_bounding_rects()
