"""Smooth shapes from SVG text, since ``pygame.draw`` has no smooth edges, and soft shadows."""

from __future__ import annotations

import io
import math
from typing import Final

import pygame

from tac.ui import kilim, theme
from tac.ui.draw.cache import SurfaceCache, to_screen

_BLUR_AT_MOST: Final = 6
"""Larger blurs are made small and scaled up: nobody sees the difference."""
_LARGE: Final = 60_000
"""A box of more pixels is put together from a small one."""
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


def stretched(small: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """A larger picture of the same corners: the lines through the middle of ``small`` fill what is between.

    Its sides are of odd length. So a large box costs no more than a small one.
    """
    kx, ky = small.get_width() // 2, small.get_height() // 2
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.fill(small.get_at((kx, ky)), (kx, ky, width - 2 * kx, height - 2 * ky))
    for y, top in ((0, 0), (height - ky, ky + 1)):
        sheet.blit(small, (0, y), (0, top, kx, ky))
        sheet.blit(small, (width - kx, y), (kx + 1, top, kx, ky))
        line = small.subsurface((kx, top, 1, ky))
        sheet.blit(pygame.transform.scale(line, (width - 2 * kx, ky)), (kx, y))
    for x, left in ((0, 0), (width - kx, kx + 1)):
        line = small.subsurface((left, ky, kx, 1))
        sheet.blit(pygame.transform.scale(line, (kx, height - 2 * ky)), (x, ky))
    return to_screen(sheet)


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
        key = ("rounded", w, h, radius, fill, line, line_width, opacity)

        def make() -> pygame.Surface:
            width_ = line_width if line else 0.0
            corner = math.ceil(max(0.0, radius) + width_) + 2
            if min(w, h) > 2 * corner + 1 and w * h > _LARGE:
                side = 2 * corner + 1
                small = self.rounded(side, side, radius, fill, line, line_width, opacity=opacity)
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

        return self._cache.get(key, make)

    def shadow(
        self,
        width: float,
        height: float,
        radius: float,
        blur: float,
        alpha: float,
        colour: str = theme.SHADOW,
    ) -> tuple[pygame.Surface, int]:
        """A blurred rounded rectangle, and how far it reaches beyond it on each side, in pixels."""
        w, h, r = max(1, round(width)), max(1, round(height)), round(radius)
        spread = max(1, round(blur))
        margin = 2 * spread
        key = ("shadow", w, h, r, spread, alpha, colour)

        def make() -> pygame.Surface:
            small = max(1, -(-spread // _BLUR_AT_MOST))
            side = 2 * (r + margin + 2 * small) + 1
            if min(w, h) > side and w * h > _LARGE:
                # Where nothing of the corners is blurred in, a line is like the next one.
                part, reach = self.shadow(side, side, radius, blur, alpha, colour)
                return stretched(part, w + 2 * reach, h + 2 * reach)
            size = (w + 2 * margin, h + 2 * margin)
            red, green, blue, _ = pygame.Color(colour)
            sheet = pygame.Surface((-(-size[0] // small), -(-size[1] // small)), pygame.SRCALPHA)
            sheet.fill((red, green, blue, 0))
            box = pygame.Rect(margin // small, margin // small, max(1, w // small), max(1, h // small))
            shade = (red, green, blue, round(255 * alpha))
            pygame.draw.rect(sheet, shade, box, border_radius=round(r / small))
            blurred = pygame.transform.gaussian_blur(sheet, max(1, spread // small))
            whole = blurred if small == 1 else pygame.transform.smoothscale(blurred, size)
            return trimmed(to_screen(whole), evenly=True)

        picture = self._cache.get(key, make)
        return picture, (picture.get_width() - w) // 2

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
