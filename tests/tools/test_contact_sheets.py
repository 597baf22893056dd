"""Contact sheets: everything drawn is laid out, at its sizes, once for each way of seeing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools import contact_sheets
from tools.cards import PACKS, Pack

GAP = 6


def test_pictures_stand_beside_and_below_each_other() -> None:
    red, blue = pygame.Surface((10, 20)), pygame.Surface((30, 5))
    red.fill("red")
    blue.fill("blue")
    sheet = contact_sheets.laid_out([[red, blue], [blue]], "white")
    assert sheet.get_size() == (GAP + 10 + GAP + 30 + GAP, GAP + 20 + GAP + 5 + GAP)
    for place, colour in (
        ((GAP, GAP), "red"),
        ((2 * GAP + 10, GAP), "blue"),
        ((GAP, 2 * GAP + 20), "blue"),
        ((0, 0), "white"),
    ):
        assert sheet.get_at(place) == pygame.Color(colour)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_a_pack_is_shown_whole(pack: Pack) -> None:
    """Four suits of thirteen, each with the back at its end."""
    sheet = contact_sheets.pack_sheet(pack, 20)
    assert sheet.get_size() == (14 * (20 + GAP) + GAP, 4 * (28 + GAP) + GAP)
    paper = pygame.Color("#FFFFFF" if pack.contrast == "high" else "#FFFBF2")
    for row in range(4):
        for column in range(13):
            assert sheet.get_at((GAP + column * 26 + 16, GAP + row * 34 + 3)) != pygame.Color("#184A46")
        assert sheet.get_at((GAP + 17, GAP + row * 34 + 12)) == paper


def test_all_sheets_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contact_sheets, "WIDTHS", (10,))
    monkeypatch.setattr("sys.argv", ["contact_sheets", "--out", str(tmp_path)])
    contact_sheets.main()
    written = {file.stem for file in tmp_path.iterdir()}
    packs = {f"cards-{pack.name}-10" for pack in PACKS}
    all_packs = {"cards-all", "cards-all-grey", "cards-all-deutan", "cards-all-protan"}
    assert written == packs | all_packs | {"avatars", "icons", "program-icon"}
