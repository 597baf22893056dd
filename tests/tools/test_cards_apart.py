"""Cards can be told apart at the smallest size, without colour and by the colour-blind, in every pack."""

from __future__ import annotations

import io
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tools.cards import PACKS, RANKS, SUITS, Pack, card_files
from tools.colour_vision import SIGHTS, seen

WIDTH, HEIGHT = 60, 84
"""The smallest size at which cards must be readable, in pixels."""

INK = 150
"""What is darker than this, of 255, has been printed on: whatever the colour, only its shape counts."""

MOST_MARGIN = 3
"""Pixels at the edge of a card that every card has alike."""

Lights = npt.NDArray[np.int16]


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return card_files()


def lightness(svg: str, sight: str) -> Lights:
    """The lightness of each pixel as seen by somebody, 0 to 255, without the edges of the card."""
    card = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (WIDTH, HEIGHT))
    ground = pygame.Surface(card.get_size())
    ground.blit(card, (0, 0))
    pixels: Lights = pygame.surfarray.array3d(seen(ground, sight)).mean(axis=2).astype(np.int16)
    return pixels[MOST_MARGIN:-MOST_MARGIN, MOST_MARGIN:-MOST_MARGIN]


def shapes(files: dict[str, str], pack: Pack, sight: str) -> dict[str, npt.NDArray[np.bool_]]:
    """Where each face of a pack has ink."""
    codes = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
    return {code: lightness(files[pack.file(code)], sight) < INK for code in codes}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_all_faces_differ_in_shape_alone(files: dict[str, str], pack: Pack, sight: str) -> None:
    """Ranks differ in at least a tenth of their area, suits in the form of their sign."""
    faces = shapes(files, pack, sight)
    for one, other in combinations(faces, 2):
        differing = int((faces[one] ^ faces[other]).sum())
        assert differing >= (70 if one[0] != other[0] else 12), f"{one} and {other} look alike"


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_the_sign_alone_tells_the_suit(files: dict[str, str], pack: Pack) -> None:
    """Suits of one rank differ where the sign stands, by its shape; in court cards that is the top right."""
    faces = shapes(files, pack, "grey")
    for rank in RANKS:
        at_the_top = pack.index == "normal" and rank in "JQK"
        place = np.s_[44:, :11] if at_the_top else np.s_[-32:, -36:]
        signs = [faces[f"{rank}{suit}"][place] for suit in SUITS]
        for one, other in combinations(signs, 2):
            assert int((one ^ other).sum()) >= 8, rank


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_six_and_nine_are_not_each_other_upside_down(files: dict[str, str], pack: Pack) -> None:
    for suit in SUITS:
        six, nine = (lightness(files[pack.file(f"{rank}{suit}")], "grey") < INK for rank in "69")
        upside_down = nine[::-1, ::-1]
        assert int((six ^ upside_down).sum()) > six.size // 12
