"""The drawn pack: what lies in assets/cards is what the tool draws, and ranks can be told apart."""

from __future__ import annotations

import io
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tools.cards import RANKS, SUITS, card_files
from tools.output import ASSETS, write_files

CARDS = ASSETS / "cards"
WIDTH, HEIGHT = 60, 84
"""The smallest size at which ranks must be readable, in pixels."""


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return card_files()


def drawn(svg: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (WIDTH, HEIGHT))


def lightness(card: pygame.Surface) -> list[int]:
    """The lightness of each pixel, 0 to 255."""
    return [sum(card.get_at((x, y))[:3]) // 3 for x in range(card.width) for y in range(card.height)]


def rank_area(svg: str) -> list[int]:
    """The lightness of the upper left of a card, where the rank stands."""
    return lightness(drawn(svg).subsurface((3, 3, 27, 38)))


def test_files_are_what_the_tool_draws(files: dict[str, str]) -> None:
    found = {str(file.relative_to(CARDS).as_posix()): file.read_text() for file in CARDS.rglob("*.svg")}
    assert found == files


def test_the_pack_is_complete(files: dict[str, str]) -> None:
    faces = {f"{rank}{suit}.svg" for rank in RANKS for suit in SUITS}
    four = {f"four/{rank}{suit}.svg" for rank in RANKS for suit in "cd"}
    assert len(faces) == 52
    assert set(files) == faces | four | {"back.svg"}


def test_every_card_is_drawn_with_clear_corners(files: dict[str, str]) -> None:
    for name, svg in files.items():
        card = drawn(svg)
        assert card.get_size() == (WIDTH, HEIGHT)
        assert card.get_at((0, 0)).a < 40, name
        assert card.get_at((WIDTH // 2, 2)).a == 255, name


@pytest.mark.parametrize("suit", SUITS)
def test_ranks_differ_at_the_smallest_size_without_colour(files: dict[str, str], suit: str) -> None:
    areas = {rank: rank_area(files[f"{rank}{suit}.svg"]) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        differing = sum(abs(a - b) > 90 for a, b in zip(areas[one], areas[other], strict=True))
        assert differing > 70, f"{one} and {other} look alike"


@pytest.mark.parametrize("suit", SUITS)
def test_six_and_nine_are_not_each_other_upside_down(files: dict[str, str], suit: str) -> None:
    turned = lightness(pygame.transform.rotate(drawn(files[f"9{suit}.svg"]), 180))
    six = lightness(drawn(files[f"6{suit}.svg"]))
    assert sum(abs(a - b) > 90 for a, b in zip(six, turned, strict=True)) > WIDTH * HEIGHT // 8


def test_the_back_says_nothing_about_which_way_up_it_lies(files: dict[str, str]) -> None:
    card = pygame.image.load_sized_svg(io.BytesIO(files["back.svg"].encode()), (500, 700))
    turned = pygame.transform.rotate(card, 180)
    pixels = zip(pygame.image.tobytes(card, "RGBA"), pygame.image.tobytes(turned, "RGBA"), strict=True)
    assert max(abs(a - b) for a, b in pixels) <= 24  # the parser rounds the corners a little differently


def test_writing_leaves_equal_files_alone(tmp_path: Path) -> None:
    files: dict[str, bytes | str] = {"a/b.svg": "x", "c.bin": b"y"}
    assert write_files(tmp_path, files).endswith("2 files, 2 written")
    (tmp_path / "c.bin").write_bytes(b"z")
    assert write_files(tmp_path, files).endswith("2 files, 1 written")
    assert (tmp_path / "c.bin").read_bytes() == b"y"
