"""What drawing needs, in one hand: the unit, shapes, text, pictures and cards."""

from __future__ import annotations

from pathlib import Path

import pygame

from tac.settings import Cards
from tac.ui.assets import ASSETS
from tac.ui.draw.cache import SurfaceCache
from tac.ui.draw.cards import CardArt
from tac.ui.draw.pictures import Pictures
from tac.ui.draw.shapes import Shapes
from tac.ui.draw.text import Text
from tac.ui.layout import Rect, unit


class Kit:
    """Made once by the app and handed to every scene; ``u`` follows the size of the window.

    ``pack`` says how the cards look; without it they look as usual.
    """

    def __init__(self, size: tuple[int, int], assets: Path = ASSETS, *, pack: Cards | None = None) -> None:
        self.cache = SurfaceCache()
        self.assets = assets
        self.shapes = Shapes(self.cache)
        self.text = Text(assets / "fonts", self.cache)
        self.pictures = Pictures(assets, self.cache)
        self.cards = CardArt(assets, self.cache, self.shapes, pack)
        self.size = size
        self.u = unit(*size)
        self.backdrop: pygame.Surface | None = None

    @property
    def resizing(self) -> bool:
        """Whether the window is just being resized, so that old pictures are scaled meanwhile."""
        return self.cards.resizing

    def resize(self, size: tuple[int, int]) -> None:
        """Take the unit from a new size of the window, in pixels; pictures stay rough until ``settle``."""
        self.size = size
        self.u = unit(*size)
        self.cards.resizing = True

    def settle(self) -> None:
        """The window keeps its size now: make pictures sharp again."""
        self.cache.clear()
        self.cards.settle()

    def close(self) -> None:
        """Stop what still works in the background."""
        self.cards.close()


def put(surface: pygame.Surface, picture: pygame.Surface, rect: Rect, align: str = "centre") -> pygame.Rect:
    """Draw a picture into a rectangle, vertically centred; ``align`` is left, centre or right."""
    w, h = picture.get_size()
    x = {"left": rect.left, "centre": rect.cx - w / 2, "right": rect.right - w}[align]
    return surface.blit(picture, (round(x), round(rect.cy - h / 2)))
