"""The fonts: what lies in assets/fonts is what the tool makes, and it can write all that we write."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
import pytest
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.make_fonts import WEIGHTS, font_files
from tools.output import ASSETS

FONTS = ASSETS / "fonts"
LOCALE = ASSETS.parent / "tac" / "locale"
SERBIAN = "abcčćdđefghijklmnoprsštuvzž" + "абвгдђежзијклљмнњопрстћуфхцчџш"
PUNCTUATION = " .,:;!?-–—…·•„“”‚‘’\"'()[]/+−×=<>%&@#*0123456789"


@pytest.fixture(scope="module", params=list(WEIGHTS))
def font(request: pytest.FixtureRequest) -> TTFont:
    return TTFont(FONTS / f"Rubik-{request.param}.ttf")


def translations() -> dict[str, str]:
    """All that the catalogues show to players, by language and script."""
    shown = {}
    for catalogue in LOCALE.rglob("*.po"):
        texts: list[str] = []
        for message in read_po(io.BytesIO(catalogue.read_bytes())):
            if message.id:  # the one without an id is the catalogue's header
                texts += [message.string] if isinstance(message.string, str) else list(message.string or ())
        shown[catalogue.relative_to(LOCALE).parts[0]] = "".join(texts)
    return shown


def test_files_are_what_the_tool_makes() -> None:
    assert {file.name: file.read_bytes() for file in FONTS.iterdir()} == font_files()


def test_the_weights_are_those_of_the_design() -> None:
    found = {style: TTFont(FONTS / f"Rubik-{style}.ttf")["OS/2"].usWeightClass for style in WEIGHTS}
    assert found == {"Medium": 500, "Bold": 700, "Black": 900}


def test_the_fonts_are_static(font: TTFont) -> None:
    assert "fvar" not in font
    assert "gvar" not in font


def test_both_scripts_of_serbian_can_be_written(font: TTFont) -> None:
    wanted = SERBIAN + SERBIAN.upper() + PUNCTUATION
    assert [character for character in wanted if ord(character) not in font.getBestCmap()] == []


@pytest.mark.parametrize("language", ["sr", "sr@cyrillic", "en"])
def test_every_translation_can_be_written(font: TTFont, language: str) -> None:
    text = translations()[language]
    assert len(text) > 1000
    assert set(text) - {"\n"} - {chr(code) for code in font.getBestCmap()} == set()


def test_letters_that_look_alike_in_a_bad_font_differ_in_ours() -> None:
    pygame.font.init()
    font = pygame.font.Font(FONTS / "Rubik-Medium.ttf", 40)
    pictures = [pygame.image.tobytes(font.render(letter, True, "white"), "RGBA") for letter in "ћђтњнљл"]
    assert len(set(pictures)) == len(pictures)


def test_the_licence_travels_with_the_fonts() -> None:
    text = Path(FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Rubik Project Authors" in text
