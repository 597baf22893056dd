"""Smooth shapes from SVG text, since ``pygame.draw`` has no smooth edges, and soft shadows."""

from __future__ import annotations

import io
import math
from typing import Final

import pygame

from tac.ui import kilim, theme
from tac.ui.draw.cache import SurfaceCache, to_screen
from tac.ui.draw.sliced import stretched

_BLUR_AT_MOST: Final = 6
"""Larger blurs are made small and scaled up: nobody sees the difference."""
_LARGE: Final = 60_000
"""A box of more pixels is put together from a small one: see `tac.ui.draw.sliced`."""
_LEAST_SEEN: Final = 5
"""A shadow of less than this (of 255) is not seen, but drawing it takes as long as drawing any other."""


def rasterise(markup: str, width: int, height: int) -> pygame.Surface:
    """SVG elements drawn in a box of width x height pixels."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{markup}</svg>'
    )
    return to_screen(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)))


def trimmed(shadow: pygame.Surface, *, evenly: bool = False) -> pygame.Surface:
    """The picture without the rim in which nothing is seen, its middle still in the middle.

    ``evenly`` takes as much from all four sides.
    """
    width, height = shadow.get_size()
    seen = shadow.get_bounding_rect(min_alpha=_LEAST_SEEN)
    x, y = min(seen.left, width - seen.right), min(seen.top, height - seen.bottom)
    if evenly:
        x = y = min(x, y)
    return shadow.subsurface((x, y, width - 2 * x, height - 2 * y)).copy()


class Shapes:
    """Makes shapes in pixels and keeps them."""

    def __init__(self, cache: SurfaceCache) -> None:
        self._cache = cache

    def rounded(
        self,
        width: float,
        height: float,
        radius: float,
        fill: str | None,
        line: str | None = None,
        line_width: float = 0.0,
        *,
        opacity: float = 1.0,
    ) -> pygame.Surface:
        """A rounded rectangle; ``fill`` None leaves it open, ``opacity`` is that of the filling."""
        w, h = max(1, round(width)), max(1, round(height))
        width_ = line_width if line else 0.0

        def make() -> pygame.Surface:
            small = self.corners(w, h, radius, fill, line, line_width, opacity=opacity)
            if small is not None:
                return stretched(small, w, h)
            r = max(0.0, min(radius, w / 2, h / 2) - width_ / 2)
            inside = f'fill="{fill}" fill-opacity="{opacity:g}"' if fill else 'fill="none"'
            edge = f'stroke="{line}" stroke-width="{width_:g}"' if line else ""
            return rasterise(
                f'<rect x="{width_ / 2:g}" y="{width_ / 2:g}" width="{w - width_:g}" '
                f'height="{h - width_:g}" rx="{r:g}" {inside} {edge}/>',
                w,
                h,
            )

        return self._cache.get(("rounded", w, h, radius, fill, line, line_width, opacity), make)

    def corners(
        self,
        width: float,
        height: float,
        radius: float,
        fill: str | None,
        line: str | None = None,
        line_width: float = 0.0,
        *,
        opacity: float = 1.0,
    ) -> pygame.Surface | None:
        """The small rounded rectangle that a large one is put together from; None where it is not large."""
        w, h = max(1, round(width)), max(1, round(height))
        side = 2 * math.ceil(max(0.0, radius) + (line_width if line else 0.0)) + 5
        if min(w, h) <= side or w * h <= _LARGE:
            return None
        return self.rounded(side, side, radius, fill, line, line_width, opacity=opacity)

    def shadow(
        self,
        width: float,
        height: float,
        radius: float,
        blur: float,
        alpha: float,
        colour: str = theme.SHADOW,
    ) -> tuple[pygame.Surface, int]:
        """A rounded rectangle, and how far it reaches beyond it on each side, in pixels.

        Its edge is blurred by ``blur`` pixels to both sides, twice the deviation of the bell curve.
        """
        w, h, r = max(1, round(width)), max(1, round(height)), round(radius)
        spread = max(1, round(blur / 2))

        def make() -> pygame.Surface:
            corners = self.shadow_corners(w, h, radius, blur, alpha, colour)
            if corners is None:
                return _blurred(w, h, r, spread, alpha, colour)
            small, reach = corners
            return stretched(small, w + 2 * reach, h + 2 * reach)

        picture = self._cache.get(("shadow", w, h, r, spread, alpha, colour), make)
        return picture, (picture.get_width() - w) // 2

    def shadow_corners(
        self,
        width: float,
        height: float,
        radius: float,
        blur: float,
        alpha: float,
        colour: str = theme.SHADOW,
    ) -> tuple[pygame.Surface, int] | None:
        """The small shadow that a large one is put together from, as `shadow`; None where it is not large."""
        w, h, spread = max(1, round(width)), max(1, round(height)), max(1, round(blur / 2))
        # So far from the corners nothing of them is blurred in: a line is like the next one.
        side = 2 * (round(radius) + 2 * spread + 2 * _scale_of(spread)) + 1
        if min(w, h) <= side or w * h <= _LARGE:
            return None
        return self.shadow(side, side, radius, blur, alpha, colour)

    def teeth(self, width: float, cell: int, colour: str, *, up: bool = False) -> pygame.Surface:
        """As many teeth as fit into the width, pointing down or up."""
        count, taken = kilim.teeth_that_fit(width, cell)

        def make() -> pygame.Surface:
            sheet = pygame.Surface((round(taken), 3 * cell), pygame.SRCALPHA)
            kilim.paint({colour: kilim.teeth(count)}, (0, 0), cell, sheet.fill)
            return to_screen(pygame.transform.flip(sheet, False, True) if up else sheet)

        return self._cache.get(("teeth", count, cell, colour, up), make)

    def diamond(
        self, width: float, height: float, steps: int, fill: str, opacity: float = 1.0
    ) -> pygame.Surface:
        """A stepped diamond that fills the box."""
        w, h = max(2, round(width)), max(2, round(height))

        def make() -> pygame.Surface:
            points = kilim.stepped_diamond(w / 2, h / 2, steps, w / 2 / steps, h / 2 / steps)
            path = kilim.svg_path(points)
            return rasterise(f'<path d="{path}" fill="{fill}" fill-opacity="{opacity:g}"/>', w, h)

        return self._cache.get(("diamond", w, h, steps, fill, opacity), make)

    def markup(self, name: str, body: str, width: float, height: float) -> pygame.Surface:
        """Any SVG elements in a box of pixels, kept under the name and their text."""
        w, h = max(1, round(width)), max(1, round(height))
        return self._cache.get(("markup", name, body, w, h), lambda: rasterise(body, w, h))


def _scale_of(spread: int) -> int:
    """How many times smaller than it is shown a blur is made."""
    return max(1, -(-spread // _BLUR_AT_MOST))


def _blurred(w: int, h: int, radius: int, spread: int, alpha: float, colour: str) -> pygame.Surface:
    """A box of w x h pixels, blurred, with what reaches beyond it."""
    small, margin = _scale_of(spread), 2 * spread
    size = (w + 2 * margin, h + 2 * margin)
    red, green, blue, _ = pygame.Color(colour)
    sheet = pygame.Surface((-(-size[0] // small), -(-size[1] // small)), pygame.SRCALPHA)
    sheet.fill((red, green, blue, 0))
    box = pygame.Rect(margin // small, margin // small, max(1, w // small), max(1, h // small))
    pygame.draw.rect(sheet, (red, green, blue, round(255 * alpha)), box, border_radius=round(radius / small))
    blurred = pygame.transform.gaussian_blur(sheet, max(1, spread // small))
    whole = blurred if small == 1 else pygame.transform.smoothscale(blurred, size)
    return trimmed(to_screen(whole), evenly=True)
