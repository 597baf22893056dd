"""What was drawn over the still layer last, and where it has to be drawn again."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from tac.ui.table.scenery import Item


class Overlay:
    """Compares what moves with what it was in the frame before."""

    def __init__(self) -> None:
        self._before: dict[Hashable, Item] = {}
        self._items: list[Item] = []
        self._bounds: list[pygame.Rect] = []

    def show(self, items: list[Item]) -> list[pygame.Rect]:
        """These are over the still layer now, the lowest first; returns where that looks different."""
        before, now = self._before, {item.place: item for item in items}
        kept = [place for place in before if place in now]
        moved = kept != [place for place in now if place in before]
        areas = [item.bounds for place, item in before.items() if moved or place not in now]
        for place, item in now.items():
            old = before.get(place)
            if old is None or moved:
                areas.append(item.bounds)
            elif old.look != item.look:
                areas += [old.bounds, item.bounds]
        self._before, self._items = now, items
        self._bounds = [item.bounds for item in items]
        return areas

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all of it."""
        for item in self._items:
            item.draw(surface)

    def within(self, area: pygame.Rect) -> list[Item]:
        """What touches this area, the lowest first."""
        return [self._items[number] for number in area.collidelistall(self._bounds)]
