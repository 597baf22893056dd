"""A player's plate while it changes: nothing of it jumps."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.draw import Kit, PlateState, draw_plate
from tac.ui.layout import Rect

SIZE = (400, 240)


@pytest.fixture(scope="module")
def kit() -> Kit:
    pygame.font.init()
    return Kit((1280, 720))


@pytest.mark.parametrize("before", list(PlateState))
@pytest.mark.parametrize("state", list(PlateState))
def test_a_plate_changes_from_what_it_was_without_a_jump(
    kit: Kit, state: PlateState, before: PlateState
) -> None:
    """Its glow, its shadow and its arrow come and go with it."""
    rect = Rect(100, 100, 188, 46)
    plain = [pygame.Surface(SIZE), pygame.Surface(SIZE)]
    draw_plate(plain[0], kit, rect, "Luka", "čovek", "lisica", before)
    draw_plate(plain[1], kit, rect, "Luka", "čovek", "lisica", state)
    for blend, expected in ((0.0, plain[0]), (1.0, plain[1])):
        changing = pygame.Surface(SIZE)
        arrow = 0.0 if blend == 0.0 and before is not state else 1.0
        draw_plate(
            changing, kit, rect, "Luka", "čovek", "lisica", state, blend=blend, before=before, arrow=arrow
        )
        assert pygame.image.tobytes(changing, "RGB") == pygame.image.tobytes(expected, "RGB")
