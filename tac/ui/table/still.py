"""The still layer: everything at rest, drawn once and mended only where something has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from tac.ui import theme
from tac.ui.areas import joined
from tac.ui.layout import Place
from tac.ui.table.scenery import Item

Put = Callable[[pygame.Surface, pygame.Rect], None]


class StillLayer:
    """A surface that shows ``items`` on a background.

    `update` brings it up to date and tells where it changed; None means everywhere.
    """

    def __init__(self) -> None:
        self.surface: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._resting: list[Item] = []
        self._items: dict[Hashable, Item] = {}
        self._dimmed: pygame.Surface | None = None
        self._dim_look: tuple[float, frozenset[Place]] | None = None
        self._dim_stale: list[pygame.Rect] = []
        self._ahead = False
        """Whether `darken_ahead` has made `dimmed` ready, with nothing lit, and it was not shown yet."""

    def forget(self) -> None:
        """Draw everything anew at the next update: the size or the pictures have changed."""
        self._ground = None

    def update(self, ground: pygame.Surface, items: list[Item]) -> list[pygame.Rect] | None:
        """Show these items on ``ground``."""
        if self._ground is ground and items == self._resting:
            return []
        self._resting = items
        now = {item.place: item for item in items}
        if self._ground is not ground or self.surface is None:
            self._ground = ground
            if self.surface is None or self.surface.get_size() != ground.get_size():
                self.surface = ground.copy()
            self._items = now
            self._redraw(self.surface.get_rect())
            self._dim_look, self._ahead = None, False
            return None
        changed: list[pygame.Rect] = []
        for place in self._items.keys() | now.keys():
            before, after = self._items.get(place), now.get(place)
            if before is not None and after is not None and before.look == after.look:
                continue
            changed.extend(item.bounds for item in (before, after) if item is not None)
        self._items = now
        if not changed:
            return []
        areas = joined(changed, self.surface.get_rect())
        for area in areas:
            self._redraw(area)
        if self._dim_look is not None:
            self._dim_stale += areas
        return areas

    def dimmed(self, amount: float, lit: frozenset[Place]) -> tuple[pygame.Surface, list[pygame.Rect] | None]:
        """The layer darkened by ``amount`` (0..1) but for the items at ``lit``.

        With it comes where it has changed since it was last asked for; None means everywhere.
        """
        assert self.surface is not None
        before, self._dim_look = self._dim_look, (amount, lit)
        stale, self._dim_stale = self._dim_stale, []
        ahead, self._ahead = self._ahead, False
        whole = self.surface.get_rect()
        if self._dimmed is None or not self._has_room():
            self._dimmed, before = self.surface.copy(), None
        if before is None or before[0] != amount:
            self._dim_area(whole, amount, lit)
            return self._dimmed, None
        if ahead:
            for area in joined(stale, whole):
                self._dim_area(area, amount, frozenset())
            for item in self._those(lit):
                item.draw(self._dimmed)
            return self._dimmed, None
        stale += [self._items[place].bounds for place in before[1] ^ lit if place in self._items]
        areas = joined(stale, whole)
        for area in areas:
            self._dim_area(area, amount, lit)
        return self._dimmed, areas

    def in_the_dark(self, amount: float, lit: frozenset[Place]) -> Put:
        """What puts an area of the layer on a surface, darkened as by `dimmed`: for what soon passes."""
        if self._ahead:
            # A little now, so that the frame that shows it has less to do.
            self._mend_ahead(areas=1)
        else:
            self.undim()
        return partial(self._darken, amount=amount, lit=self._those(lit))

    def darken_ahead(self, amount: float) -> bool:
        """While nothing moves, have ready what `dimmed` will need when somebody calls, without what is lit.

        Does a part of it at a time; returns whether there was anything to do.
        """
        if self.surface is None or (self._ahead and not self._dim_stale):
            return False
        if not self._has_room():
            # The system takes its time to hand memory out.
            self._dimmed = self.surface.copy()
        elif self._ahead:
            self._mend_ahead()
        elif self._dim_look is None:
            self._dim_area(self.surface.get_rect(), amount, frozenset())
            self._dim_look, self._ahead = (amount, frozenset()), True
        return True

    def _mend_ahead(self, areas: int | None = None) -> None:
        """Darken again what has changed since it was darkened ahead: all of it, or so many areas."""
        assert self.surface is not None
        assert self._dim_look is not None
        stale = joined(self._dim_stale, self.surface.get_rect())
        now, self._dim_stale = stale[:areas], stale[len(stale[:areas]) :]
        for area in now:
            self._dim_area(area, *self._dim_look)

    def _has_room(self) -> bool:
        assert self.surface is not None
        return self._dimmed is not None and self._dimmed.get_size() == self.surface.get_size()

    def undim(self) -> None:
        """Nothing is darkened any more."""
        if not self._ahead:
            self._dim_look = None
            self._dim_stale.clear()

    def _those(self, places: frozenset[Place]) -> list[Item]:
        """The items at these places, the lowest first."""
        return [item for place, item in self._items.items() if place in places]

    def _dim_area(self, area: pygame.Rect, amount: float, lit: frozenset[Place]) -> None:
        assert self._dimmed is not None
        self._darken(self._dimmed, area, amount=amount, lit=self._those(lit))

    def _darken(self, target: pygame.Surface, area: pygame.Rect, *, amount: float, lit: list[Item]) -> None:
        """Bring an area of ``target`` up to date: the layer, darkened, and above it what is lit."""
        assert self.surface is not None
        target.set_clip(area)
        target.blit(self.surface, area, area)
        _dim(target, amount)
        for item in lit:
            if item.bounds.colliderect(area):
                item.draw(target)
        target.set_clip(None)

    def _redraw(self, area: pygame.Rect) -> None:
        assert self.surface is not None
        assert self._ground is not None
        self.surface.set_clip(area)
        self.surface.blit(self._ground, area, area)
        for item in self._items.values():
            if item.bounds.colliderect(area):
                item.draw(self.surface)
        self.surface.set_clip(None)


def _dim(surface: pygame.Surface, amount: float) -> None:
    """Lay the colour of the night over everything, as an alpha blit would but several times faster."""
    left = round(255 * (1.0 - amount))
    night = pygame.Color(theme.DIM)
    surface.fill((left, left, left), special_flags=pygame.BLEND_MULT)
    added = [round(part * amount) for part in (night.r, night.g, night.b)]
    surface.fill(added, special_flags=pygame.BLEND_ADD)
