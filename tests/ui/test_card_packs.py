"""The table shows the cards of the pack that the settings ask for."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tac.cli.game import open_app
from tac.settings import Cards, Settings
from tac.ui.app import App
from tac.ui.draw import BACK, BLANK, CODES, Kit
from tools.cards import PACKS, Pack
from tools.output import ASSETS

SIZE = (1024, 640)
CARD = (100, 140)


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.display.init()
    pygame.font.init()


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_every_pack_has_its_files_where_the_table_looks_for_them(pack: Pack) -> None:
    chosen = msgspec.convert({field: getattr(pack, field) for field in Cards.__struct_fields__}, Cards)
    cards = Kit(SIZE, pack=chosen).cards
    for code in (*CODES, BACK):
        assert cards.path(code) == ASSETS / "cards" / pack.file(code)
        assert cards.path(code).is_file()


def test_an_empty_card_is_as_white_and_as_edged_as_the_faces_of_its_pack() -> None:
    for pack in (Cards(), Cards(contrast="high")):
        cards = Kit(SIZE, pack=pack).cards
        face, blank = cards.face("7h", (100, 140)), cards.face(BLANK, (100, 140))
        for place in ((50, 0), (50, 70)):
            assert max(abs(a - b) for a, b in zip(face.get_at(place), blank.get_at(place), strict=True)) <= 40
        assert face.get_at((5, 70)) == blank.get_at((5, 70))


def test_the_settings_choose_the_pack_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    app = open_app(Settings(cards=Cards(index="large", contrast="high")), "Tač!")
    assert app.kit.cards.path("Ks") == ASSETS / "cards" / "contrast" / "large" / "Ks.svg"
    app.close()


def test_the_app_shows_the_pack_it_is_given() -> None:
    app = App("Tač!", size=SIZE, headless=True, fade=False, pack=Cards(colours="four", index="extra"))
    assert app.kit.cards.path("7d") == ASSETS / "cards" / "extra" / "four" / "7d.svg"
    app.close()
