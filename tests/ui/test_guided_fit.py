"""The panel of the guided game: off all cards, and every text in it fits."""

from __future__ import annotations

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.practice.guided import LESSON, GuideReason
from tac.ui.draw import Kit
from tac.ui.draw.panels import keycap_rect
from tac.ui.layout import Place, PlaceKind, Rect, table_layout
from tac.ui.layout.arrow_way import rank_of
from tac.ui.layout.guide import guide_layout
from tac.ui.rules.prose import TYPE, common_size, set_prose
from tac.ui.theme import SMALLEST_TEXT
from tools.screens import kit_of
from tools.screens_guide import guided_table, lead_to


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


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_keys_for_a_move_cover_no_rank(size: tuple[int, int], scale: float) -> None:
    kit = kit_of(size)
    kit.enlarge(scale)
    try:
        scene = guided_table(size, "sr")
        for step, place in (
            ("to_central", Place(PlaceKind.CENTRAL)),
            ("to_rival", Place(PlaceKind.HEAP, 1)),
        ):
            lead_to(scene, step)
            assert scene._mark is not None and scene._mark._keys is not None
            at, keys = scene._mark._keys
            rank = rank_of(scene.view.layout.rect(place))
            assert keys and not any(keycap_rect(kit, at, text).bottom > rank.y for _, text in keys)
            whole = pygame.Rect(keycap_rect(kit, at, keys[0][1]).px)
            assert scene._mark.bounds.contains(whole) and whole.top > scene.view.layout.inside.top
        scene.leave()
    finally:
        kit.enlarge(1.0)


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
