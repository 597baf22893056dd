"""Passing messages lie on no card, but between two rows or on bare cloth, in letters as large as may be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.ui import theme
from tac.ui.draw import Kit
from tac.ui.layout import Rect, TableLayout, table_layout
from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.covered import number_of
from tac.ui.table.message_slip import lay_caption, lay_message
from tests.ui.test_shout_room import meets, upright_cap

WIDE = [(1024, 640), (1024, 768), (1920, 1080)]
NARROW = [(640, 800), (640, 1136)]
LONGEST = [lang for lang in LANGUAGES if lang != "sr"]
"""In Latin letters Serbian needs less room than in Cyrillic ones."""
NAMES = ("Aleksandra", "Deda Radojica")


def messages(t: Translator) -> Iterator[str]:
    """All that can be told over a table, with long names."""
    refused = (
        "refused.does_not_fit_central",
        "refused.does_not_fit_heap",
        "refused.heaps_wait",
        "refused.nothing_drawn",
        "refused.not_your_turn",
    )
    for key in refused:
        yield t(key)
    yield t("help.sign.show", name=NAMES[0])
    yield f"{t('call.late')} {t('call.late.about')}"
    yield f"{t('call.false.about')} {t('call.false.card', name=NAMES[1])}"
    yield from (t.card(f"help.refused.{obligation}", "T") for obligation in (1, 3))
    one = t("heap.of", name=NAMES[1])
    both = t("heap.of", name=t("join.or", first=NAMES[0], second=NAMES[1]))
    for heap in (one, both):
        yield from (t.card(f"help.refused.{obligation}", "T", heap=heap) for obligation in (2, 4))


def tables(size: tuple[int, int], scale: float) -> Iterator[TableLayout]:
    for seats in (2, 3, 4):
        everybody = frozenset(range(seats))
        yield table_layout(*size, seats, frozenset({0}), scale=scale)
        for turned in (False, True):
            yield table_layout(*size, seats, everybody, scale=scale, turned=turned)


def covered(kit: Kit, layout: TableLayout, slip: Rect) -> list[Rect]:
    """What a slip lies on; of cards only their ranks count where the window is narrow."""
    cards = [layout.central, *(seat.heap for seat in layout.seats)]
    rects = [rank_of(card) for card in cards] if layout.narrow else cards
    for seat in layout.seats:
        cap = upright_cap(kit, seat, "print screen")
        rects += [seat.plate, number_of(layout, seat), *([cap] if cap else [])]
        rects += [seat.call_button] if seat.call_button else []
        rects += [] if layout.narrow else [seat.drawn, seat.pile]
    return [rect for rect in rects if slip.overlaps(rect)]


@pytest.fixture(autouse=True)
def letters() -> None:
    """There are letters to measure."""
    pygame.display.init()
    pygame.font.init()


@pytest.mark.parametrize("size", WIDE + NARROW, ids=str)
@pytest.mark.parametrize("lang", LONGEST)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_message_lies_on_a_card_a_name_a_number_or_a_button(
    size: tuple[int, int], lang: str, scale: float
) -> None:
    """In narrow windows it covers no rank, for there is no bare cloth."""
    kit = Kit(size)
    kit.enlarge(scale)
    told = list(messages(Translator(lang, strict=True)))
    for layout in tables(size, scale):
        for towards in (None, *range(len(layout.seats))):
            if towards is not None and not layout.facing(towards):
                continue
            for text in told:
                slip = lay_message(kit, layout, towards, text)
                assert layout.inside.holds(slip.rect), text
                assert not covered(kit, layout, slip.rect), (len(layout.seats), towards, text)
    kit.close()


@pytest.mark.parametrize("size", WIDE, ids=str)
@pytest.mark.parametrize("lang", LONGEST)
def test_usual_messages_grow_with_the_text_and_long_ones_are_not_small(
    size: tuple[int, int], lang: str
) -> None:
    """At 150 % what is told to everybody is larger, but for the longest of all."""
    kit = Kit(size)
    told = list(messages(Translator(lang, strict=True)))
    for scale, least, smallest in ((1.0, 1.0, 0.79), (1.5, 1.05, 0.79)):
        kit.enlarge(scale)
        for layout in tables(size, scale):
            for number, text in enumerate(told):
                slip = lay_message(kit, layout, None, text)
                at_least = (least if number < 10 else smallest) * kit.u
                assert slip.u >= at_least - 1e-6, (text, len(layout.seats))
                assert theme.STRONG.px(slip.u) >= theme.SMALLEST_TEXT
    kit.close()


@pytest.mark.parametrize("size", WIDE + NARROW, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sentence_about_a_fault_lies_on_no_card(size: tuple[int, int], scale: float) -> None:
    """But for the edges of those above and below it, and of narrow windows on no rank, nor on the shout."""
    kit = Kit(size)
    kit.enlarge(scale)
    t = Translator("sr@cyrillic", strict=True)
    sentence = t.card("moment.owed.2", "T", heap=t("heap.of", name=NAMES[1]))
    for layout in tables(size, scale):
        cards = (layout.central, *(seat.heap for seat in layout.seats))
        for (caller, offender), owed in product(permutations(range(len(layout.seats)), 2), cards):
            if owed == layout.seats[offender].heap:
                continue
            slip = lay_caption(kit, layout, owed, caller, offender, sentence)
            assert not meets(layout.shout_centre(caller, offender), layout.burst_radii, slip.rect)
            assert slip.u >= 0.8 * kit.u
            if layout.narrow:
                # Beside the shout it may lie on the number of a pile, which is darkened then.
                assert not any(slip.rect.overlaps(rank_of(card)) for card in cards), (caller, offender, owed)
            elif not (layout.facing(offender) and owed.left > layout.central.right):
                # Above a heap there, the pile of who sits opposite leaves too little room.
                within = slip.rect.inflated(-0.36 * layout.u - 1)
                assert not covered(kit, layout, within), (caller, offender, owed)
    kit.close()
