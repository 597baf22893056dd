"""The sentence that tells a helped player what he owes: by his plate, off all cards, plates and buttons."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.match.help import advice
from tac.rules import Seat
from tac.rules.position import read_position
from tac.ui.draw import Kit, lay_lately
from tac.ui.draw.text import Text
from tac.ui.layout import PlaceKind, table_layout
from tac.ui.layout.covered import number_of
from tac.ui.layout.lately import lately_rooms
from tac.ui.table.advice_slip import lay_slip
from tac.ui.table.items import items
from tac.ui.theme import Weight
from tests.ui.test_shout_room import upright_cap
from tools.screens import kit_of
from tools.screens_help import OWED
from tools.staged_table import StagedTable

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
        cards += [number_of(layout, seat) for seat in layout.seats]
        cards += [cap for seat in layout.seats if (cap := upright_cap(kit, seat, "T")) is not None]
        cards += [layout.last_move] if layout.last_move else []
        for lang in LANGUAGES:
            for seat in range(seats):
                for text in sentences(Translator(lang, strict=True)):
                    rect = lay_slip(kit, layout, seat, text).rect
                    covered = [other for other in cards if rect.overlaps(other)]
                    assert not covered, (size, lang, seat, text)
                    assert layout.inside.left <= rect.left and rect.right <= layout.inside.right
                    assert layout.inside.top <= rect.top and rect.bottom <= layout.inside.bottom
        kit.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (640, 800)], ids=str)
@pytest.mark.parametrize("turned", [False, True])
def test_with_large_text_the_words_of_help_grow_at_every_seat(size: tuple[int, int], turned: bool) -> None:
    """Where there is little room by the plate, they stand by the pile."""
    kit = Kit(size)
    kit.enlarge(1.5)
    for seats, lang in product((2, 3, 4), LANGUAGES):
        t = Translator(lang, strict=True)
        told = [t("help.owed.draw"), *(t.card(f"help.owed.{obligation}", "T") for obligation in (1, 3, 5))]
        layout = table_layout(*size, seats, frozenset(range(seats)), scale=1.5, turned=turned)
        for seat, text in product(range(seats), told):
            assert lay_slip(kit, layout, seat, text).u >= 1.09 * kit.u, (seats, seat, text)
    kit.close()


def test_large_words_are_laid_out_once_and_not_in_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for again, with the same layout and the same words, costs no measuring of text."""
    kit = Kit((1280, 720))
    kit.enlarge(1.5)
    layout = table_layout(1280, 720, 4, frozenset({0}), scale=1.5)
    texts = sentences(Translator("sr", strict=True))
    rooms = lately_rooms(layout)

    def all_of_them() -> list[object]:
        slips = [lay_slip(kit, layout, seat, text) for seat in range(4) for text in texts]
        return [*slips, lay_lately(kit.enlarged, rooms, "Poslednji potezi", texts)]

    first = all_of_them()
    measured: list[str] = []

    def width(self: Text, text: str, weight: Weight, px: int) -> int:
        measured.append(text)
        return px * len(text)

    monkeypatch.setattr(Text, "width", width)
    assert all_of_them() == first
    assert not measured
    kit.close()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_list_of_the_last_moves_covers_no_card_that_is_read(size: tuple[int, int], scale: float) -> None:
    """Nor the own drawn card; where text is large it lies on piles."""
    kit = Kit(size)
    kit.enlarge(scale)
    t = Translator("sr@cyrillic", strict=True)
    told = [t.card("last.heap", "T", name="Deda Radojica", heap=t("heap.of", name="Aleksandra"))] * 5
    for seats in (2, 3, 4):
        layout = table_layout(*size, seats, frozenset({0}), scale=scale)
        if layout.last_move is None:
            continue
        rect = lay_lately(kit.enlarged, lately_rooms(layout), t("last.title"), told).rect
        assert layout.inside.holds(rect)
        for card in (layout.central, layout.seats[0].drawn, *(seat.heap for seat in layout.seats)):
            assert not rect.overlaps(card), (seats, card)
    kit.close()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_drawn_of_help_and_of_the_list_is_within_its_bounds(scale: float) -> None:
    """Their shadows, too, or something of them stays behind."""
    kit_of((1280, 720)).enlarge(scale)
    try:
        table = StagedTable(OWED["4"])
        view = table.view
        table.tell("d-")
        table.wait(1500)
        view.advise(advice(read_position(OWED["4"]), Seat.A))
        assert view.layout.last_move is not None
        view.recall.rest_at(view.layout, *view.layout.last_move.centre)
        table.wait(1000)
        words = [item for item in items(view._scenery) if item.place in ("advice in words", "lately")]
        assert len(words) == 2
        for item in words:
            sheet = pygame.Surface((1280, 720))
            sheet.fill("white")
            item.draw(sheet)
            sheet.fill("white", item.bounds)
            assert pygame.mask.from_threshold(sheet, "white", (1, 1, 1, 255)).count() == 1280 * 720
    finally:
        kit_of((1280, 720)).enlarge(1.0)
