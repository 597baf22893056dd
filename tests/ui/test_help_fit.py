"""The sentence that tells a helped player what he owes: by his plate, off all cards, plates and buttons."""

from __future__ import annotations

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.ui.draw import Kit
from tac.ui.layout import PlaceKind, table_layout
from tac.ui.table.advice_slip import lay_slip

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1024, 800))


@pytest.fixture(autouse=True)
def letters() -> None:
    """There are letters to measure."""
    pygame.display.init()
    pygame.font.init()


def sentences(t: Translator) -> list[str]:
    """The longest: of two heaps, whose owners have long names."""
    names = t("join.or", first="Aleksandra", second="Deda Radojica")
    heap = t("heap.of", name=names)
    found = [t("help.owed.draw")]
    for obligation in (1, 3, 5):
        found.append(t.card(f"help.owed.{obligation}", "T"))
    return found + [t.card(f"help.owed.{obligation}", "T", heap=heap) for obligation in (2, 4)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turned", [False, True])
def test_it_covers_nothing_that_is_played_with(seats: int, scale: float, turned: bool) -> None:
    people = frozenset(range(seats))
    for size in SIZES:
        kit = Kit(size)
        kit.enlarge(scale)
        layout = table_layout(*size, seats, people, scale=scale, turned=turned)
        cards = [
            rect
            for place, rect in layout.places
            if place.kind
            in (PlaceKind.HEAP, PlaceKind.PILE, PlaceKind.CENTRAL, PlaceKind.PLATE, PlaceKind.CALL)
        ]
        for lang in LANGUAGES:
            for seat in range(seats):
                for text in sentences(Translator(lang, strict=True)):
                    rect = lay_slip(kit, layout, seat, text).rect
                    covered = [other for other in cards if rect.overlaps(other)]
                    assert not covered, (size, lang, seat, text)
                    assert layout.inside.left <= rect.left and rect.right <= layout.inside.right
                    assert layout.inside.top <= rect.top and rect.bottom <= layout.inside.bottom
        kit.close()
