"""The few SVG elements our pictures are made of, as text.

Only what nanosvg, the parser behind ``pygame.image.load_sized_svg``, draws faithfully is here: paths,
rectangles, circles, ellipses and transformed groups with plain attributes and ``#RRGGBB`` colours.
Coordinates are the picture's own units, y downwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Markup = str
"""One or more SVG elements, ready to be joined with others."""

Point = tuple[float, float]


def number(value: float) -> str:
    """Write a coordinate the same way everywhere: at most two decimals, none that are zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(data: str, fill: str, *, holes: bool = False) -> Markup:
    """Draw a filled path; with ``holes`` its inner loops are left open whichever way they run."""
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path d="{data}" fill="{fill}"{rule}/>'


def line(data: str, colour: str, width: float, *, round_ends: bool = False) -> Markup:
    """Draw a path's outline only, ``width`` units wide; sharp corners unless ``round_ends``."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if round_ends else ""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"{ends}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, radius: float = 0) -> Markup:
    """Draw a filled rectangle with corners rounded by ``radius``."""
    rounded = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f'{rounded} fill="{fill}"/>'
    )


def circle(x: float, y: float, radius: float, fill: str) -> Markup:
    """Draw a filled circle around (x, y)."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def ellipse(x: float, y: float, radius_x: float, radius_y: float, fill: str) -> Markup:
    """Draw a filled ellipse around (x, y)."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius_x)}" ry="{number(radius_y)}"'
        f' fill="{fill}"/>'
    )


def ring(x: float, y: float, radius_x: float, radius_y: float, colour: str, width: float) -> Markup:
    """Draw an ellipse's outline, ``width`` units wide, its middle on the given radii."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius_x)}" ry="{number(radius_y)}"'
        f' fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'
    )


def diamond(x: float, y: float, half_width: float, half_height: float, fill: str) -> Markup:
    """Draw a diamond standing on its point around (x, y)."""
    w, h = half_width, half_height
    return path(polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)]), fill)


def polygon(points: Iterable[Point]) -> str:
    """Give the path data of a closed polygon."""
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points) + " Z"


def moved(x: float, y: float, scale: float, *parts: Markup) -> Markup:
    """Put a drawing's origin at (x, y) and scale it."""
    factor = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({number(x)} {number(y)}){factor}">{"".join(parts)}</g>'


def turned(degrees: float, x: float, y: float, *parts: Markup) -> Markup:
    """Turn a drawing clockwise around (x, y)."""
    return f'<g transform="rotate({number(degrees)} {number(x)} {number(y)})">{"".join(parts)}</g>'


def mirrored(x: float, *parts: Markup) -> Markup:
    """Mirror a drawing in the upright line through ``x``."""
    return f'<g transform="translate({number(2 * x)} 0) scale(-1 1)">{"".join(parts)}</g>'


def document(width: float, height: float, *parts: Markup) -> str:
    """Give a whole SVG file of this size, its units the picture's own."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f"{''.join(parts)}</svg>\n"
    )
