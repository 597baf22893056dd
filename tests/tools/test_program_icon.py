"""The program's icon: in every size that desktops ask for, drawn by the tool, readable where it is small."""

from __future__ import annotations

import io
import struct

import pygame
import pytest

from tools.art import PNG_SIZES, icon_pictures, icon_png, program_icon, small_icon
from tools.output import ASSETS
from tools.palette import OCHRE, WINE

FOLDER = ASSETS / "program-icon"


def loaded(png: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(png), "icon.png")


def unlikeness(one: pygame.Surface, other: pygame.Surface) -> int:
    """The largest difference of any channel of any pixel."""
    assert one.get_size() == other.get_size()
    pixels = zip(pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(other, "RGBA"), strict=True)
    return max(abs(a - b) for a, b in pixels)


def test_the_files_are_what_the_tool_draws() -> None:
    """Pictures are compared, for compression is not the same everywhere."""
    made = icon_pictures()
    assert {file.name for file in FOLDER.iterdir()} == set(made)
    assert (ASSETS / "icon.svg").read_text(encoding="utf-8") == program_icon()
    for name in sorted(set(made) - {"tac.ico"}):
        assert unlikeness(loaded((FOLDER / name).read_bytes()), loaded(made[name])) <= 8, name


@pytest.mark.parametrize("size", PNG_SIZES)
def test_every_size_that_desktops_want_is_there(size: int) -> None:
    assert loaded((FOLDER / f"{size}.png").read_bytes()).get_size() == (size, size)


def test_the_sizes_are_those_of_desktops() -> None:
    assert PNG_SIZES == (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)


def test_the_icon_file_of_windows_holds_its_sizes() -> None:
    data = (FOLDER / "tac.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    sizes = []
    for k in range(count):
        side, _, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * k)
        picture = loaded(data[offset : offset + length])
        sizes.append(picture.width)
        assert (side or 256, bits) == (picture.width, 32)
        assert unlikeness(picture, loaded(icon_png(picture.width))) <= 8
    assert sizes == [16, 24, 32, 48, 64, 256]


@pytest.mark.parametrize("size", [16, 22, 24])
def test_a_small_icon_has_all_its_edges_on_whole_pixels(size: int) -> None:
    """Within the frame there are the two colours and, at slanted corners of the letter, little between."""
    picture = loaded(icon_png(size))
    inside = [picture.get_at((x, y)) for x in range(3, size - 3) for y in range(3, size - 3)]
    plain = sum(colour in (pygame.Color(OCHRE), pygame.Color(WINE)) for colour in inside)
    assert plain >= 0.9 * len(inside)
    assert inside.count(pygame.Color(WINE)) >= len(inside) // 4


@pytest.mark.parametrize("size", [16, 22, 24])
def test_caron_letter_and_mark_of_a_small_icon_stand_apart(size: int) -> None:
    """Four dark shapes: the letter, its caron, the stroke of the mark and its dot."""
    margin = size // 8
    picture = loaded(icon_png(size)).subsurface((margin, margin, size - 2 * margin, size - 2 * margin))
    dark = pygame.mask.from_threshold(picture, pygame.Color(WINE), pygame.Color(40, 40, 40, 255))
    assert len(dark.connected_components()) == 4


def test_a_small_icon_is_its_own_drawing_and_not_the_large_one_scaled() -> None:
    large = pygame.image.load_sized_svg(io.BytesIO(program_icon().encode()), (16, 16))
    small = pygame.image.load_sized_svg(io.BytesIO(small_icon(16).encode()), (16, 16))
    assert unlikeness(large, small) > 100
