"""Heaps have thickness and smooth edges, in the colours of their pack."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.settings import Cards
from tac.ui import theme
from tac.ui.draw import Kit, draw_central_corners, draw_heap
from tac.ui.draw.stacks import stock_of
from tac.ui.layout import Rect

SIZE = (1280, 720)
PLACE = Rect(300, 200, 129, 180)
CARDS = 9
BACKGROUND = "#184A46"


@pytest.fixture(params=["normal", "high"])
def kit(request: pytest.FixtureRequest) -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE, pack=Cards(contrast=request.param))
    yield made
    made.close()


def heap(kit: Kit, cards: int, seed: int) -> pygame.Surface:
    sheet = pygame.Surface(SIZE)
    sheet.fill(BACKGROUND)
    draw_heap(sheet, kit, PLACE, "9s", cards, seed)
    return sheet


def colours(sheet: pygame.Surface, area: pygame.Rect) -> set[tuple[int, int, int]]:
    pixels = pygame.surfarray.array3d(sheet.subsurface(area)).reshape(-1, 3)
    return {(int(r), int(g), int(b)) for r, g, b in pixels}


def test_a_heap_shows_the_cards_below_its_top_one(kit: Kit) -> None:
    """Under the top card there is paper, where a single card has its shadow only."""
    below = pygame.Rect(320, 382, 90, 4)
    lightest = [max(sum(colour) for colour in colours(heap(kit, cards, 1), below)) for cards in (CARDS, 1)]
    assert lightest[0] > lightest[1] + 200


def test_the_pack_of_high_contrast_has_no_tan_in_its_heaps() -> None:
    pygame.display.init()
    kit = Kit(SIZE, pack=Cards(contrast="high"))
    stock = stock_of(kit)
    assert stock is theme.STRONG_CARD
    for name in (stock.face, stock.edge, stock.below, stock.below_edge, *stock.pile):
        colour = pygame.Color(name)
        assert colour.r == colour.g == colour.b
    kit.close()


@pytest.mark.parametrize("seed", range(5))
def test_the_edge_of_a_turned_card_has_no_stairs(seed: int) -> None:
    """Along an edge the colours change little by little from that of paper to that of cloth."""
    pygame.display.init()
    kit = Kit(SIZE)
    sheet = heap(kit, CARDS, seed)
    kit.close()
    sides = (pygame.Rect(288, 220, 12, 140), pygame.Rect(429, 220, 12, 140))
    assert min(len(colours(sheet, side)) for side in sides) >= 180


def test_the_corners_of_the_central_pile_are_stepped_and_clear_of_its_card(kit: Kit) -> None:
    sheet = pygame.Surface(SIZE)
    touched = draw_central_corners(sheet, kit, PLACE)
    ochre = pygame.mask.from_threshold(sheet, pygame.Color(theme.OCHRE), pygame.Color(2, 2, 2, 255))
    corner = ochre.get_bounding_rects()
    assert len(corner) == 4
    assert all(not pygame.Rect(PLACE.px).colliderect(box) for box in corner if box.w < 4)
    widths = [
        sum(ochre.get_at((touched.x + x, touched.y + y)) for x in range(30)) for y in range(corner[0].h)
    ]
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths)) >= 3
