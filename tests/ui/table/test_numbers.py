"""How many cards a pile has can be read whatever is drawn round the pile."""

from __future__ import annotations

import pygame
import pytest

from tac.match.help import advice
from tac.rules import Seat
from tac.ui.draw import badge_rect
from tac.ui.layout import PlaceKind
from tac.ui.table.hits import Hit
from tools.screens_table import USUAL
from tools.staged_table import StagedTable


def number(table: StagedTable) -> bytes:
    """The pixels within the badge of the first pile."""
    seat, cards = table.view.layout.seats[Seat.A], len(table.table.piles[Seat.A])
    badge = badge_rect(table.kit, seat.badge, cards)
    within = pygame.Rect(badge.inflated(-0.2 * badge.h).px)
    return pygame.image.tobytes(table.picture().subsurface(within), "RGB")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (700, 1000)])
@pytest.mark.parametrize("ring", ["focus", "owed"])
def test_no_ring_strikes_the_number_of_a_pile_through(ring: str, size: tuple[int, int]) -> None:
    table = StagedTable(USUAL, size)
    before = number(table)
    if ring == "focus":
        table.view.focus(Hit(PlaceKind.PILE, Seat.A))
    else:
        table.view.advise(advice(table.table, Seat.A))
    # A plate whose turn it is glows: in narrow windows as far as the badge.
    assert max(abs(a - b) for a, b in zip(before, number(table), strict=True)) < 40
    table.close()
