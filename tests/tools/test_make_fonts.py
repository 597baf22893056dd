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
MISSING = "\U000f0000"
"""A character that no font has, so that its box is drawn."""

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


def written(language: str) -> set[str]:
    """The characters of a language's catalogue; a line break is no character to be drawn."""
    return set(translations()[language]) - {"\n"}


def pixels(font: pygame.Font, character: str) -> bytes:
    """A character as it is drawn, as the opacity of its pixels."""
    return pygame.image.tobytes(font.render(character, True, "white"), "RGBA")[3::4]


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


def test_there_are_catalogues_to_check() -> None:
    texts = translations()
    assert set(texts) >= {"sr", "sr@cyrillic", "en"}
    assert min(len(text) for text in texts.values()) > 1000


@pytest.mark.parametrize("language", sorted(translations()))
def test_every_character_of_every_translation_is_in_the_font(font: TTFont, language: str) -> None:
    assert written(language) - {chr(code) for code in font.getBestCmap()} == set()


@pytest.mark.parametrize("language", sorted(translations()))
@pytest.mark.parametrize("style", list(WEIGHTS))
def test_every_character_of_every_translation_is_drawn(style: str, language: str) -> None:
    """None is drawn as the box that stands for a missing one; what is not a space leaves ink."""
    pygame.font.init()
    font = pygame.font.Font(FONTS / f"Rubik-{style}.ttf", 48)
    box = pixels(font, MISSING)
    assert any(box)
    for character in written(language):
        drawn = pixels(font, character)
        assert drawn != box, f"{character!r} (U+{ord(character):04X})"
        assert any(drawn) != character.isspace(), f"{character!r} (U+{ord(character):04X})"


def test_letters_that_look_alike_in_a_bad_font_differ_in_ours() -> None:
    pygame.font.init()
    font = pygame.font.Font(FONTS / "Rubik-Medium.ttf", 40)
    pictures = [pygame.image.tobytes(font.render(letter, True, "white"), "RGBA") for letter in "ћђтњнљл"]
    assert len(set(pictures)) == len(pictures)


def test_the_licence_travels_with_the_fonts() -> None:
    text = Path(FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Rubik Project Authors" in text
