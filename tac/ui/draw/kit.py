"""What drawing needs, in one hand: the unit, shapes, text, pictures and cards."""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final, TypeVar

import pygame

from tac.settings import Cards
from tac.ui import theme
from tac.ui.assets import ASSETS
from tac.ui.draw.ahead import Ahead, Job
from tac.ui.draw.backdrops import Backdrops
from tac.ui.draw.cache import SurfaceCache
from tac.ui.draw.cards import CardArt
from tac.ui.draw.pictures import Pictures
from tac.ui.draw.shapes import Shapes
from tac.ui.draw.text import Text
from tac.ui.layout import Rect, unit

T = TypeVar("T")

USUAL_CLOTH: Final = "green"

_WINDOWS_KEPT: Final = 4
"""The cache may take as much memory as so many pictures of the whole window,"""
_LEAST_KEPT: Final = 24 * 1024 * 1024
"""but always so many bytes."""
_LAID_KEPT: Final = 64
"""So many things that were laid out are remembered."""


class Kit:
    """Made once by the app and handed to every scene; ``u`` follows the size of the window.

    ``pack`` says how the cards look; without it they look as usual. ``cloth`` is the name of the
    table's; where the pack is one of high contrast, so is everything. There is one cloth in the program:
    that of the last kit.

    ``enlarged`` is the same kit with a unit that is ``scale`` times as large: for text and controls, which a
    player may have larger than the cards.
    """

    def __init__(
        self,
        size: tuple[int, int],
        assets: Path = ASSETS,
        *,
        pack: Cards | None = None,
        cloth: str = USUAL_CLOTH,
    ) -> None:
        theme.lay(cloth, high=_is_high(pack))
        self._begin(size, assets, pack, 1.0)

    def part(self, size: tuple[int, int]) -> Kit:
        """A kit of the same look for a part of the window, of this size in pixels; to be closed by itself."""
        made = object.__new__(Kit)
        made._begin(size, self.assets, self.cards.pack, self.enlarged.scale)
        return made

    def with_unit(self, u: float) -> Kit:
        """A copy that shares everything but the unit, for a small picture in this window."""
        made = copy.copy(self)
        made.u = u
        return made

    def laid(self, key: Hashable, lay: Callable[[], T]) -> T:
        """What ``lay`` gives, the same for an equal key: where words stand is not found out in every frame.

        The key holds the units, too; who asks gives it a first part of his own.
        """
        if key not in self._laid:
            if len(self._laid) >= _LAID_KEPT:
                self._laid.clear()
            self._laid[key] = lay()
        found: T = self._laid[key]
        return found

    def _begin(self, size: tuple[int, int], assets: Path, pack: Cards | None, scale: float) -> None:
        self.cache = SurfaceCache()
        self._laid: dict[Hashable, Any] = {}
        self.assets = assets
        self.ahead = Ahead()
        self.shapes = Shapes(self.cache)
        self.text = Text(assets / "fonts", self.cache)
        self.pictures = Pictures(assets, self.cache)
        self.cards = CardArt(assets, self.cache, self.shapes, pack)
        self.backdrops = Backdrops()
        self.scale = 1.0
        # A copy that shares everything but the unit; it is its own enlarged one.
        self.enlarged = copy.copy(self)
        self.enlarged.enlarged = self.enlarged
        self.enlarged.scale = scale
        self._take(size)

    @property
    def resizing(self) -> bool:
        """Whether the window is just being resized, so that old pictures are scaled meanwhile."""
        return self.cache.rough

    def resize(self, size: tuple[int, int]) -> None:
        """Take the unit from a new size of the window, in pixels; pictures stay rough until ``settle``."""
        self.ahead.close()
        self._take(size)
        self.cache.resize()
        self.cards.resize()
        self.backdrops.resize()

    def use(self, pack: Cards, cloth: str = USUAL_CLOTH) -> None:
        """Have the cards look like this, and the table have this cloth, from now on."""
        self.ahead.close()
        other = theme.lay(cloth, high=_is_high(pack))
        if other:
            self.backdrops = Backdrops()
        if pack != self.cards.pack:
            self.cards = CardArt(self.assets, self.cache, self.shapes, pack)
            self.enlarged.cards = self.cards
            other = True
        self.enlarged.backdrops = self.backdrops
        if other:
            self.cache.clear()

    def enlarge(self, scale: float) -> None:
        """Have text and controls so many times as large from now on."""
        if scale != self.enlarged.scale:
            self.enlarged.scale = scale
            self._take(self.size)
            self.cache.clear()

    def prepare(self) -> None:
        """Let another thread make what `settle` would have to make first, for the present size."""
        jobs: list[Job] = [*self.backdrops.wanted(), *self.cards.wanted(), *self.cache.wanted()]
        self.ahead.make(jobs)

    def settle(self) -> None:
        """The window keeps its size now: make pictures sharp again."""
        self.ahead.close()
        self.cache.settle()
        self.backdrops.settle()
        self.cards.settle()

    def close(self) -> None:
        """Stop what still works in the background."""
        self.ahead.close()

    def _take(self, size: tuple[int, int]) -> None:
        self.size = size
        self.u = unit(*size)
        self.enlarged.size, self.enlarged.u = size, self.enlarged.scale * self.u
        self.cache.limit = max(_LEAST_KEPT, _WINDOWS_KEPT * 4 * size[0] * size[1])


def _is_high(pack: Cards | None) -> bool:
    return pack is not None and pack.contrast == "high"


def put(surface: pygame.Surface, picture: pygame.Surface, rect: Rect, align: str = "centre") -> pygame.Rect:
    """Draw a picture into a rectangle, vertically centred; ``align`` is left, centre or right."""
    w, h = picture.get_size()
    x = {"left": rect.left, "centre": rect.cx - w / 2, "right": rect.right - w}[align]
    return surface.blit(picture, (round(x), round(rect.cy - h / 2)))
