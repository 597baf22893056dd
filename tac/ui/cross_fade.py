"""The change of screens: the old one grows paler and rises a little, the rows of the new one come."""

from __future__ import annotations

import pygame

from tac.ui.motion import durations
from tac.ui.scene import Scene


class CrossFade:
    """Nothing, until it is begun; then a picture that goes away by itself, and a screen that comes."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._new: Scene | None = None
        self._since = 0.0
        self._whole = durations.SCREEN_CHANGE
        self._rises = True
        self._shown = False

    @property
    def shown(self) -> bool:
        """Whether what is seen looks different because of it, or did in the last frame."""
        return self._shown

    def begin(self, surface: pygame.Surface, new: Scene, *, reduced: bool) -> None:
        """Let what the surface shows now go away and ``new`` come; ``reduced``: quicker, and in place."""
        self.stop()
        self._whole = durations.REDUCED_FADE if reduced else durations.SCREEN_CHANGE
        self._old, self._rises, self._since = surface.copy(), not reduced, 0.0
        self._new = None if reduced else new
        self._shown = True

    def stop(self) -> None:
        """Show the new screen alone, and all of it."""
        if self._new is not None:
            self._new.come(None)
        self._old = self._new = None
        self._shown = False

    def advance(self, dt_ms: float) -> None:
        """Let time pass."""
        self._since += dt_ms
        if self._since >= self._whole:
            self._old = None
        if self._new is not None and self._since >= max(self._whole, self._new.come(self._since)):
            self._new.come(None)
            self._new = None

    def draw(self, surface: pygame.Surface, u: float) -> None:
        """Draw what is left of the old screen over the new one; at the end, no more."""
        if self._old is None:
            self._shown = self._new is not None
            return
        left = (1.0 - self._since / self._whole) ** 3
        self._old.set_alpha(min(254, round(255 * left)))  # SDL takes ten times as long for 255
        rise = durations.SCREEN_RISE * u * (1.0 - left) if self._rises else 0.0
        surface.blit(self._old, (0, -round(rise)))
