"""Avatars and icons from the shipped SVG files, at exactly the size they are shown."""

from __future__ import annotations

from pathlib import Path

import pygame

from tac.ui.assets import for_sdl
from tac.ui.draw.cache import SurfaceCache, to_screen


class Pictures:
    """Loads ``avatars/<name>.svg`` and ``icons/<name>.svg``; FileNotFoundError for unknown names."""

    def __init__(self, assets: Path, cache: SurfaceCache) -> None:
        self._assets = assets
        self._cache = cache

    def avatar(self, name: str, size: float) -> pygame.Surface:
        """A round avatar, ``size`` pixels across."""
        px = max(1, round(size))
        return self._cache.get(("avatar", name, px), lambda: self._load("avatars", name, px))

    def icon(self, name: str, size: float, colour: str) -> pygame.Surface:
        """A line icon in one colour, ``size`` pixels across."""
        px = max(1, round(size))

        def make() -> pygame.Surface:
            picture = self._load("icons", name, px)
            r, g, b, _ = pygame.Color(colour)
            picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
            picture.fill((r, g, b, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self._cache.get(("icon", name, px, colour), make)

    def _load(self, folder: str, name: str, px: int) -> pygame.Surface:
        path = self._assets / folder / f"{name}.svg"
        if not path.is_file():
            raise FileNotFoundError(path)
        return to_screen(pygame.image.load_sized_svg(for_sdl(path), (px, px)))
