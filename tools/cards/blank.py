"""An empty card, and the woven corners of an ornamented one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.kilim import stepped_corner, stepped_diamond
from tools.svg import Markup, path, rect

if TYPE_CHECKING:
    from tools.cards.suits import Print

WIDTH: Final = 250
HEIGHT: Final = 350
RADIUS: Final = 19


def blank(printing: Print, ground: str | None = None) -> Markup:
    """Draw an empty card: the deck's edge around its paper, or around another ``ground``."""
    width = printing.edge_width
    edge = rect(0, 0, WIDTH, HEIGHT, printing.edge, RADIUS + 1)
    inner = rect(
        width, width, WIDTH - 2 * width, HEIGHT - 2 * width, ground or printing.paper, RADIUS + 1 - width
    )
    return edge + inner


def woven_corner(pale: str, paper: str) -> Markup:
    """Weave the top right corner: a stepped triangle with an eye like that of the signs."""
    x, y, cell = WIDTH - 13, 13, 8
    eye_x, eye_y = x - 2 * cell, y + 2 * cell
    return (
        path(stepped_corner(x, y, 6, cell), pale)
        + path(stepped_diamond(eye_x, eye_y, 2, 5), paper)
        + rect(eye_x - 2.5, eye_y - 2.5, 5, 5, pale)
        + path(f"M{x - 9} {y - 1} H{x + 1} V{y + 9} H{x} A9 9 0 0 0 {x - 9} {y} Z", paper)
    )
