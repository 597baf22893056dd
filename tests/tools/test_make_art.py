"""Avatars, icons and the program's icon: what lies in assets is what the tool draws, and fit for its use."""

from __future__ import annotations

import io
import re
from math import hypot

import pygame
import pytest

from tools.art import avatar_files, icon_files
from tools.output import ASSETS
from tools.palette import WOOL

AVATARS = ("kornjaca", "vuk", "medved", "sova", "lisica", "petao", "macka", "jagnje")
ICONS = (
    "menu",
    "pad",
    "pause",
    "back",
    "close",
    "chart",
    "check",
    "rules",
    "sound",
    "mute",
    "people",
    "cpu",
    "eye",
    "erase",
    "keyboard",
    "exit",
    "gear",
    "plus",
    "minus",
    "clock",
    "trophy",
    "shield",
    "dice",
    "next",
    "play",
    "fast",
    "cross",
    "arrow",
    "again",
    "save",
    "fault-before",
    "fault-after",
)


def drawn(svg: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (size, size))


def on_disk(folder: str) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in (ASSETS / folder).iterdir()}


def test_avatar_files_are_what_the_tool_draws() -> None:
    assert on_disk("avatars") == avatar_files()


def test_icon_files_are_what_the_tool_draws() -> None:
    assert on_disk("icons") == icon_files()


def test_every_animal_and_every_icon_is_there() -> None:
    assert set(avatar_files()) == {f"{name}.svg" for name in AVATARS}
    assert set(icon_files()) == {f"{name}.svg" for name in ICONS}


@pytest.mark.parametrize("name", AVATARS)
def test_an_avatar_stays_within_its_round_ground(name: str) -> None:
    picture = drawn(avatar_files()[f"{name}.svg"], 100)
    outside = [(x, y) for x in range(100) for y in range(100) if hypot(x - 49.5, y - 49.5) > 51.5]
    assert all(picture.get_at(place).a == 0 for place in outside)


def test_avatars_have_different_grounds() -> None:
    grounds = {re.findall(r'fill="(#\w+)"', svg)[0] for svg in avatar_files().values()}
    assert len(grounds) == len(AVATARS)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_has_one_colour_once_so_that_it_can_be_recoloured(name: str) -> None:
    svg = icon_files()[f"{name}.svg"]
    assert re.findall(r"#\w+", svg) == [WOOL]
    assert f'stroke="{WOOL}"' in svg


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_fills_its_box_without_being_cut(name: str) -> None:
    picture = drawn(icon_files()[f"{name}.svg"], 96)
    box = picture.get_bounding_rect(min_alpha=40)
    assert box.left > 0
    assert box.top > 0
    assert box.right < 96
    assert box.bottom < 96
    assert max(box.width, box.height) >= 48
