"""The packs: what lies in assets/cards is what the tool draws; each pack is whole and fit to play with."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pygame
import pytest

from tools.cards import PACKS, RANKS, SUITS, Pack, card_files
from tools.cards.suits import print_of
from tools.colour_vision import contrast, difference
from tools.output import ASSETS, write_files

CARDS = ASSETS / "cards"
WIDTH, HEIGHT = 60, 84
CLOTH_LIGHT = "#22605A"

each_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return card_files()


def drawn(svg: str, width: int = WIDTH, height: int = HEIGHT) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))


def test_files_are_what_the_tool_draws(files: dict[str, str]) -> None:
    found = {file.relative_to(CARDS).as_posix(): file.read_text() for file in CARDS.rglob("*.svg")}
    assert found == files


def test_every_file_belongs_to_a_pack_and_every_pack_is_whole(files: dict[str, str]) -> None:
    codes = [*(f"{rank}{suit}" for rank in RANKS for suit in SUITS), "back"]
    assert len(set(codes)) == 53
    assert {pack.file(code) for pack in PACKS for code in codes} == set(files)


def test_no_two_files_are_alike(files: dict[str, str]) -> None:
    assert len(set(files.values())) == len(files)


@each_pack
def test_every_card_is_drawn_with_clear_corners(files: dict[str, str], pack: Pack) -> None:
    for name in {pack.file(code) for code in ("7h", "Ad", "Kc", "back")}:
        card = drawn(files[name])
        assert card.get_size() == (WIDTH, HEIGHT)
        assert card.get_at((0, 0)).a < 40, name
        assert card.get_at((WIDTH // 2, 2)).a == 255, name


@each_pack
def test_ranks_stand_out_from_the_paper_as_the_design_asks(pack: Pack) -> None:
    """Black 16.4, red 6.4, blue 7.7, green 6.3 to 1; in high contrast at least 7 to 1, black 21."""
    printing = print_of(pack.colours, pack.contrast)
    ratios = {suit: contrast(dye.main, printing.paper) for suit, dye in printing.dyes.items()}
    if pack.contrast == "high":
        assert (printing.paper, printing.edge, printing.dyes["s"].main) == ("#FFFFFF", "#000000", "#000000")
        assert min(ratios.values()) >= 7
    elif pack.colours == "four":
        wanted = {"s": 16.4, "h": 6.4, "d": 7.7, "c": 6.3}
        assert all(ratios[suit] >= wanted[suit] for suit in SUITS)
    else:
        assert [int(10 * ratios[suit]) / 10 for suit in "shdc"] == [16.4, 6.4, 6.4, 16.4]
    assert contrast(printing.paper, CLOTH_LIGHT) >= 7


@each_pack
def test_the_small_sign_of_a_court_card_stands_out_from_the_ground_behind_the_figure(pack: Pack) -> None:
    for dye in print_of(pack.colours, pack.contrast).dyes.values():
        assert contrast(dye.main, dye.pale) >= 4.5


@pytest.mark.parametrize("sight", [None, "deutan", "protan"])
@pytest.mark.parametrize("strength", ["normal", "high"])
def test_the_colours_of_suits_differ_for_the_colour_blind_too(strength: str, sight: str | None) -> None:
    dyes = print_of("four", strength).dyes
    mains = [dyes[suit].main for suit in SUITS]
    for k, one in enumerate(mains):
        for other in mains[k + 1 :]:
            assert difference(one, other, sight) >= 17, (one, other)
    black, red = (print_of("two", strength).dyes[suit].main for suit in "sh")
    assert difference(black, red, sight) >= 20


def heights(svg: str) -> int:
    """How many pixels high the rank is, in a card of 250 by 350."""
    card = drawn(svg, 250, 350).subsurface((18, 12, 60, 330))
    mask = pygame.mask.from_threshold(card, pygame.Color("#221A20"), pygame.Color(60, 60, 60, 255))
    return max(rect.height for rect in mask.get_bounding_rects())


def test_a_larger_index_has_larger_ranks(files: dict[str, str]) -> None:
    usual, large, extra = (heights(files[f"{folder}Ks.svg"]) for folder in ("", "large/", "extra/"))
    assert usual >= 0.41 * 350
    assert large >= 0.59 * 350
    assert extra >= 0.73 * 350


def test_high_contrast_leaves_ornaments_out(files: dict[str, str]) -> None:
    assert len(re.findall("<path", files["contrast/7h.svg"])) == 2  # the rank and the sign
    assert len(files["contrast/7h.svg"]) < len(files["7h.svg"]) / 2


@pytest.mark.parametrize("name", ["back.svg", "contrast/back.svg"])
def test_a_back_says_nothing_about_which_way_up_it_lies(files: dict[str, str], name: str) -> None:
    card = drawn(files[name], 500, 700)
    turned = pygame.transform.rotate(card, 180)
    pixels = zip(pygame.image.tobytes(card, "RGBA"), pygame.image.tobytes(turned, "RGBA"), strict=True)
    assert max(abs(a - b) for a, b in pixels) <= 24  # the parser rounds the corners a little differently


def test_writing_leaves_equal_files_alone(tmp_path: Path) -> None:
    files: dict[str, bytes | str] = {"a/b.svg": "x", "c.bin": b"y"}
    assert write_files(tmp_path, files).endswith("2 files, 2 written")
    (tmp_path / "c.bin").write_bytes(b"z")
    assert write_files(tmp_path, files).endswith("2 files, 1 written")
    assert (tmp_path / "c.bin").read_bytes() == b"y"
