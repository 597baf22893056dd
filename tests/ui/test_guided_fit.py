"""The panel of the guided game: off all cards, and every text in it fits."""

from __future__ import annotations

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.practice.guided import LESSON, GuideReason
from tac.ui.draw import Kit
from tac.ui.layout import Rect, table_layout
from tac.ui.layout.guide import guide_layout
from tac.ui.rules.prose import TYPE, common_size, set_prose
from tac.ui.theme import SMALLEST_TEXT


@pytest.fixture(autouse=True)
def letters() -> None:
    """There are letters to measure."""
    pygame.display.init()
    pygame.font.init()


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_neither_panel_nor_answers_cover_a_card_a_plate_or_a_button(scale: float) -> None:
    for size in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (700, 900), (1024, 860)):
        layout = table_layout(*size, 2, frozenset({0}), scale=scale)
        made = guide_layout(layout)
        for place, rect in layout.places:
            assert not made.panel.overlaps(rect), (size, place)
        assert layout.inside.left <= made.panel.left and made.panel.bottom <= layout.inside.bottom
        for part in (made.words, made.next, made.again):
            assert _within(made.panel, part)
        assert not made.words.overlaps(made.next) and not made.again.overlaps(made.next)


def _within(outer: Rect, inner: Rect) -> bool:
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_text_of_the_panel_fits_in_all_sizes_and_languages(scale: float) -> None:
    for size in ((1024, 640), (1280, 720), (1920, 1080), (700, 900)):
        kit = Kit(size)
        kit.enlarge(scale)
        room = guide_layout(table_layout(*size, 2, frozenset({0}), scale=scale)).words
        for lang in LANGUAGES:
            t = Translator(lang, strict=True)
            texts = [t(f"guide.{step.name}", name=t("name.sova")) for step in LESSON]
            texts += [t(f"refused.{reason.value}") for reason in GuideReason]
            for text in texts:
                made = set_prose(kit, [text], room)
                assert made.fits and made.px >= SMALLEST_TEXT + 1, (size, lang, text)
        kit.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scale", "least"), [(1.0, 0.85), (1.5, 0.75)])
def test_every_text_fits_in_one_size_which_is_hardly_smaller_than_usual(
    lang: str, scale: float, least: float
) -> None:
    """Letters that change their size from step to step look like a mistake."""
    t = Translator(lang, strict=True)
    texts = [t(f"guide.{step.name}", name=t("name.sova")) for step in LESSON]
    for size in ((1024, 640), (1280, 720), (1920, 1080), (700, 900)):
        kit = Kit(size)
        kit.enlarge(scale)
        room = guide_layout(table_layout(*size, 2, frozenset({0}), scale=scale)).words
        px = common_size(kit.enlarged, texts, room)
        assert all(set_prose(kit.enlarged, [text], room, px)[::2] == (px, True) for text in texts)
        assert px >= least * TYPE.px(kit.enlarged.u), size
        kit.close()
