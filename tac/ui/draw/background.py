"""The cloth with its border that lies under a screen: made once for each size of the window."""

from __future__ import annotations

import pygame

from tac.ui.draw.kit import Kit


def background(kit: Kit, *, pattern: bool = True) -> pygame.Surface:
    """The cloth with its border for the kit's size; ``pattern`` weaves the faint diamond into it.

    While the window is being resized the last sharp one is stretched: weaving takes too long for that.
    """
    return kit.backdrops.get(kit.size, pattern)
