"""What every thing at rest on the table is made of, and made for."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

import pygame
from msgspec import Struct

from tac.rules import Seat
from tac.ui.draw import Kit
from tac.ui.layout import Rect, TableLayout
from tac.ui.table.stage import Stage
from tac.ui.table.words import Words


class Item(Struct, frozen=True):
    """One thing: it looks the same as long as ``look`` is equal; ``bounds`` holds all it touches.

    ``place`` tells it from all others of the same frame. While it is ``restless`` it looks different in
    every frame.
    """

    place: Hashable
    look: Hashable
    bounds: pygame.Rect
    draw: Callable[[pygame.Surface], object]
    restless: bool = False


class Scenery(Struct, frozen=True):
    """What the items are made for: the picture's state, its geometry, its pens and its words."""

    stage: Stage
    layout: TableLayout
    kit: Kit
    words: Words
    avatars: tuple[str, ...]
    keys: dict[Seat, str]


def bounds(scenery: Scenery, rect: Rect, room: float) -> pygame.Rect:
    """The rectangle with so many u around it; nobody may change it."""
    return _inflated(rect, room * scenery.layout.u)


@lru_cache(maxsize=128)
def _inflated(rect: Rect, by: float) -> pygame.Rect:
    """The same for every frame, and asked for of everything in each."""
    return pygame.Rect(rect.inflated(by).px)
