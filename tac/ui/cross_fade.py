"""The change of screens: the old one grows paler over the new one, and rises a little."""

from __future__ import annotations

import pygame

from tac.ui.motion import durations


class CrossFade:
    """Nothing, until it is begun; then a picture that goes away by itself."""

    def __init__(self) -> None:
        self._old: pygame.Surface | None = None
        self._left = 0.0
        self._whole = durations.SCREEN_CHANGE
        self._rises = True

    @property
    def shown(self) -> bool:
        """Whether the picture below looks different because of it, or did in the last frame."""
        return self._old is not None

    def begin(self, surface: pygame.Surface, *, reduced: bool) -> None:
        """Let what the surface shows now go away; ``reduced``: more quickly, and where it is."""
        self._whole = self._left = durations.REDUCED_FADE if reduced else durations.SCREEN_CHANGE
        self._old, self._rises = surface.copy(), not reduced

    def stop(self) -> None:
        """Show the new screen alone."""
        self._old = None

    def advance(self, dt_ms: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - dt_ms)

    def draw(self, surface: pygame.Surface, u: float) -> None:
        """Draw what is left of the old screen over the new one; at the end, no more."""
        if self._old is None:
            return
        if self._left <= 0.0:
            self._old = None
            return
        left = (self._left / self._whole) ** 3
        self._old.set_alpha(min(254, round(255 * left)))  # SDL takes ten times as long for 255
        rise = durations.SCREEN_RISE * u * (1.0 - left) if self._rises else 0.0
        surface.blit(self._old, (0, -round(rise)))
