"""A shout keeps its exclamation mark at every size."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.assets import ASSETS
from tac.ui.draw.cache import SurfaceCache
from tac.ui.draw.text import Text
from tac.ui.theme import Weight


def parts_of(picture: pygame.Surface) -> int:
    """How many pieces lie one below the other."""
    mask = pygame.mask.from_surface(picture, 100)
    width, height = mask.get_size()
    rows = [any(mask.get_at((x, y)) for x in range(width)) for y in range(height)]
    return sum(row and not above for above, row in zip([False, *rows], rows, strict=False))


@pytest.mark.parametrize("weight", [Weight.BLACK, Weight.BOLD])
def test_the_exclamation_mark_keeps_its_dot(weight: Weight) -> None:
    pygame.font.init()
    text = Text(ASSETS / "fonts", SurfaceCache())
    assert [px for px in range(14, 120) if parts_of(text.line("!", weight, px, "#FFFFFF")) != 2] == []
