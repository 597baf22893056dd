"""Contrast and colour blindness: the measures are right, and colours are what the design asks."""

from __future__ import annotations

import pygame
import pytest

from tac.ui import theme
from tools.colour_vision import SIGHTS, contrast, difference, seen

TEXT_PAIRS = {
    ("WOOL", "CLOTH_L"): 6.2,
    ("MIST", "CLOTH_L"): 4.8,
    ("MIST", "PANEL"): 9.7,
    ("INK", "PAPER"): 16.4,
    ("INK_2", "PAPER"): 7.2,
    ("INK_2", "PAPER_2"): 6.1,
    ("WHITE", "MADDER"): 7.1,
    ("WHITE", "MADDER_H"): 5.7,
    ("WHITE", "MADDER_P"): 9.6,
    ("MADDER", "PAPER"): 6.9,
    ("MADDER", "PAPER_2"): 5.9,
    ("INK", "OCHRE"): 8.2,
    ("WINE", "OCHRE"): 6.5,
    ("GOOD", "TINT"): 5.2,
    ("DISABLED_TEXT", "DISABLED"): 5.0,
    ("OCHRE", "CLOTH_L"): 3.5,
}


@pytest.mark.parametrize(("pair", "wanted"), TEXT_PAIRS.items(), ids=str)
def test_colours_of_the_interface_stand_out_as_the_design_asks(pair: tuple[str, str], wanted: float) -> None:
    ratio = contrast(getattr(theme, pair[0]), getattr(theme, pair[1]))
    assert round(ratio, 1) >= wanted


def test_contrast_runs_from_one_to_twenty_one() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#3E726B", "#3E726B") == pytest.approx(1)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)  # the usual example of too little


def test_the_difference_of_black_and_white_is_a_hundred() -> None:
    assert difference("#000000", "#FFFFFF") == pytest.approx(100, abs=0.1)
    assert difference("#A8232E", "#A8232E") == 0


@pytest.mark.parametrize("sight", SIGHTS)
def test_nobody_sees_colour_in_grey(sight: str) -> None:
    picture = pygame.Surface((2, 1))
    picture.set_at((0, 0), (255, 255, 255))
    picture.set_at((1, 0), (119, 119, 119))
    for x in (0, 1):
        made, was = seen(picture, sight).get_at((x, 0)), picture.get_at((x, 0))
        assert max(abs(a - b) for a, b in zip(made, was, strict=True)) <= 1


@pytest.mark.parametrize("sight", ["deutan", "protan"])
def test_without_red_or_green_cones_those_two_are_shades_of_one_colour(sight: str) -> None:
    picture = pygame.Surface((2, 1))
    picture.set_at((0, 0), (200, 30, 30))
    picture.set_at((1, 0), (30, 140, 30))
    for x in (0, 1):
        red, green, blue, _ = seen(picture, sight).get_at((x, 0))
        assert abs(red - green) <= 1
        assert blue < red
    assert difference("#C81E1E", "#1E8C1E", sight) < difference("#C81E1E", "#1E8C1E") / 2


def test_without_red_cones_red_is_darker() -> None:
    picture = pygame.Surface((1, 1))
    picture.fill((200, 30, 30))
    assert seen(picture, "protan").get_at((0, 0)).r < seen(picture, "deutan").get_at((0, 0)).r
