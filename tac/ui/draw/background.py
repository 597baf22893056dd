"""The cloth with its border that lies under a screen: made once for each size of the window."""

from __future__ import annotations

import math

import pygame

from tac.ui.draw.backdrops import Cloth
from tac.ui.draw.kit import Kit
from tac.ui.draw.weaving import middle
from tac.ui.layout import Point


def background(kit: Kit, *, pattern: bool = True, centre: Point | None = None) -> pygame.Surface:
    """The cloth with its border for the kit's size; ``pattern`` weaves the faint diamond into it, round
    ``centre``, in pixels, or else round the middle of the window.

    While the window is being resized the last sharp one is stretched: weaving takes too long for that.
    """
    at = None if centre is None else (round(centre.x), round(centre.y))
    if at is not None and math.dist(at, middle(kit.size)) < 2.0:
        # As good as the same: other screens than the table have it, too, and need no other one.
        at = None
    return kit.backdrops.get(Cloth(kit.size, pattern, at))
