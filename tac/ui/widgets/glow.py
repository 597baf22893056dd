"""How controls light up: what one looked like before the pointer came, pressed or went fades over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame

from tac.ui.motion import durations
from tac.ui.motion.easing import out_cubic
from tac.ui.widgets.base import Widget


class _Fading:
    """A picture of an area as it was, and how long it still fades."""

    def __init__(self, area: pygame.Rect, before: pygame.Surface, whole: float) -> None:
        self.area, self.before, self.whole = area, before, whole
        self.since = 0.0

    @property
    def over(self) -> bool:
        return self.since >= self.whole


class Glow:
    """Sees which controls have come under the pointer or been pressed since they were drawn."""

    def __init__(self) -> None:
        self._fading: list[_Fading] = []
        self._drawn: dict[Widget, tuple[bool, bool]] = {}

    @property
    def shown(self) -> bool:
        """Whether something fades."""
        return bool(self._fading)

    def start_anew(self, widgets: Iterable[Widget]) -> None:
        """All of these are drawn as they are now."""
        self._fading.clear()
        self._drawn = {one: (one.hover, one.held) for one in widgets}

    def catch(
        self, surface: pygame.Surface, widgets: Iterable[Widget], area_of: Callable[[Widget], pygame.Rect]
    ) -> None:
        """Keep how those look that will be drawn differently, each in the area that is drawn for it."""
        for one in widgets:
            now = (one.hover, one.held)
            before = self._drawn.get(one, now)
            self._drawn[one] = now
            if before == now or not one.visible:
                continue
            area = area_of(one).clip(surface.get_rect())
            if area.size > (0, 0):
                self._fading = [other for other in self._fading if other.area != area]
                whole = durations.HOVER if before[1] == now[1] else durations.PRESS
                self._fading.append(_Fading(area, surface.subsurface(area).copy(), whole))

    def advance(self, dt_ms: float) -> Iterator[pygame.Rect]:
        """Let time pass; gives the areas that must be drawn again."""
        for one in self._fading:
            one.since += dt_ms
            yield one.area
        self._fading = [one for one in self._fading if not one.over]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of how things were, over how they are, within the surface's clip."""
        for one in self._fading:
            left = 1.0 - out_cubic(min(1.0, one.since / one.whole))
            one.before.set_alpha(min(254, round(255 * left)))  # SDL takes ten times as long for 255
            surface.blit(one.before, one.area)
