"""WCAG AA, on every cloth and with both contrasts: for what is really drawn, and for the palettes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
import pytest
from _pytest.mark.structures import ParameterSet

from tac.ui import theme
from tac.ui.palette import CLOTHS, palette
from tools import contrast as tool
from tools import screens
from tools.colour_vision import contrast
from tools.contrast import Ink, Kind, Seen, look, probing

SIZE = (1024, 640)
EVERYWHERE = ("rules", "table-moment", "new-game-")
"""Screens that are looked at on one cloth only: their words lie where others lie, too."""
ALL = [(cloth, high) for cloth in CLOTHS for high in (False, True)]


def _look(cloth: str, high: bool) -> ParameterSet:
    """What is seen on a cloth: looked at once, so by one process only."""
    name = f"{cloth}-{'high' if high else 'usual'}"
    return pytest.param((cloth, high), id=name, marks=pytest.mark.xdist_group(f"contrast {name}"))


@pytest.fixture(scope="module", params=[_look(*of) for of in ALL])
def seen(request: pytest.FixtureRequest) -> Iterator[list[Seen]]:
    """All words, icons and focus rings that are drawn on the screens of `tools/screens.py`."""
    screens.headless()
    pygame.display.init()
    pygame.font.init()
    cloth, high = request.param

    def wanted(name: str) -> bool:
        return cloth == "green" or not name.startswith(EVERYWHERE)

    found = look(wanted, SIZE, "sr", cloth, high=high)
    yield [one for ones in found.values() for one in ones]
    theme.lay("green")


def test_all_words_and_icons_can_be_read_on_what_they_lie_on(seen: list[Seen]) -> None:
    kinds = {one.ink.kind for one in seen}
    assert kinds == set(Kind)
    assert len({one.ink.what for one in seen}) > 200
    weak = {str(one) for one in seen if one.ink.kind is not Kind.RING and not one.enough}
    assert weak == set()


def test_the_focus_is_seen_on_whatever_it_lies(seen: list[Seen]) -> None:
    """One of its two rings stands out from the ground, and they from each other."""
    assert contrast(theme.DARK, theme.OCHRE_L) >= tool.LARGE
    both = (theme.DARK, theme.OCHRE_L)
    rings = [one for one in seen if one.ink.kind is Kind.RING and one.ink.colour in both]
    assert {one.ink.colour for one in rings} == set(both)
    assert len(rings) > 20
    for ring in rings:
        best = max(contrast(ring.ground, colour) for colour in both)
        assert best >= tool.LARGE, str(ring)


@pytest.mark.parametrize(("cloth", "high"), ALL)
def test_what_is_drawn_on_a_cloth_stands_out_from_all_of_it(cloth: str, high: bool) -> None:
    """Cards, ochre lines (the red buttons have one), words, and what is dark there."""
    used = palette(cloth, high=high)
    for ground in (used.cloth_l, used.cloth, used.cloth_d, used.panel, used.panel_2, used.panel_3):
        assert contrast(theme.WOOL, ground) >= tool.TEXT
        assert contrast(used.mist, ground) >= tool.TEXT
        for colour in (theme.PAPER, theme.OCHRE, theme.OCHRE_L):
            assert contrast(colour, ground) >= tool.LARGE, (colour, ground)
    assert contrast(used.disabled_text, used.disabled) >= tool.TEXT
    assert contrast(used.turn_text, theme.OCHRE) >= tool.TEXT


@pytest.mark.parametrize(("cloth", "high"), ALL)
def test_what_is_drawn_on_paper_stands_out_from_it(cloth: str, high: bool) -> None:
    used = palette(cloth, high=high)
    for ground in (theme.PAPER, theme.PAPER_2, theme.PAPER_H):
        assert contrast(theme.INK, ground) >= tool.TEXT
        assert contrast(used.ink_2, ground) >= tool.TEXT
        assert contrast(used.ochre_d, ground) >= tool.TEXT
        assert contrast(theme.MADDER, ground) >= tool.TEXT
        assert contrast(theme.SLATE, ground) >= tool.LARGE
    assert contrast(theme.MADDER, theme.PAPER_3) >= tool.TEXT
    for fill in (theme.MADDER, theme.MADDER_H, theme.MADDER_P):
        assert contrast(theme.WHITE, fill) >= tool.TEXT


@pytest.mark.parametrize("cloth", CLOTHS)
def test_with_a_high_contrast_all_outlines_stand_out_too(cloth: str) -> None:
    used = palette(cloth, high=True)
    dark = (used.cloth_l, used.cloth, used.cloth_d, used.panel, used.panel_2, used.panel_3, used.disabled)
    for line, grounds in (
        (used.panel_line, dark),
        (used.paper_line, (theme.PAPER, theme.PAPER_2, theme.PAPER_3, theme.PAPER_H)),
    ):
        for ground in grounds:
            assert contrast(line, ground) >= tool.TEXT, (line, ground)


@pytest.mark.parametrize("cloth", CLOTHS)
def test_a_high_contrast_is_nowhere_lower_than_the_usual_one(cloth: str) -> None:
    usual, high = palette(cloth), palette(cloth, high=True)
    for text, ground in product(("mist", "panel_line"), ("cloth_l", "cloth", "cloth_d", "panel", "panel_2")):
        before = contrast(getattr(usual, text), getattr(usual, ground))
        assert contrast(getattr(high, text), getattr(high, ground)) > before, (text, ground)
    for name in ("ink_2", "paper_line", "ochre_d"):
        assert contrast(getattr(high, name), theme.PAPER) > contrast(getattr(usual, name), theme.PAPER)


def test_a_word_that_cannot_be_read_would_be_found() -> None:
    """Also one that is first drawn on something transparent, and then with that on the ground."""
    pygame.display.init()
    pygame.font.init()
    with probing() as probe:
        kit = screens.kit_of(SIZE)
        words = kit.text.fit("Tač!", theme.BODY, kit.u, theme.MADDER, 400)
        ground = pygame.Surface((400, 100))
        ground.fill(theme.CLOTH)
        ground.blit(words, (10, 10))
        sheet = pygame.Surface((300, 60), pygame.SRCALPHA)
        sheet.blit(words, (5, 5))
        assert len(probe.seen) == 1
        ground.blit(sheet, (20, 30))
        assert [one.enough for one in probe.seen] == [False, False]
        assert {one.ground for one in probe.seen} == {theme.CLOTH}
        assert all(abs(one.ratio - contrast(theme.MADDER, theme.CLOTH)) < 0.1 for one in probe.seen)
        kit.close()


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_a_word_that_is_turned_is_measured_where_it_then_lies(angle: int) -> None:
    """As on plates and buttons that lie towards who sits opposite, or at the side."""
    pygame.display.init()
    pygame.font.init()
    with probing() as probe:
        kit = screens.kit_of(SIZE)
        words = kit.text.fit("Tač!", theme.BODY, kit.u, theme.WOOL, 400)
        sheet = pygame.Surface((300, 60), pygame.SRCALPHA)
        sheet.blit(words, (0, 0))
        turned = pygame.transform.rotate(sheet, angle)
        # Only where the word comes to lie the ground is dark enough for it.
        ground = pygame.Surface(turned.get_size())
        ground.fill(theme.PAPER)
        w, h = pygame.transform.rotate(words, angle).get_size()
        x, y = {90: (0, 300 - h), 180: (300 - w, 60 - h), 270: (60 - w, 0)}[angle]
        ground.fill(theme.DARK, (x, y, w, h))
        ground.blit(turned, (0, 0))
        assert [(one.enough, one.ground) for one in probe.seen] == [(True, theme.DARK)]
        kit.close()


def test_large_words_and_icons_need_less() -> None:
    picture = pygame.Surface((1, 1))
    least = [
        Ink("", "#000000", px, kind, picture).least
        for px, kind in ((23, Kind.WORDS), (24, Kind.WORDS), (12, Kind.ICON))
    ]
    assert least == [4.5, 3.0, 3.0]
