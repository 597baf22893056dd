"""The pictures beside who begins, which way round, and how long is played: off the rows, and true to them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace

from tac.locale import Translator
from tac.settings import Settings
from tac.settings.schema import Series
from tac.ui.draw import Kit
from tac.ui.layout.settings import settings_layout
from tac.ui.scenes.house_rows import HOUSE
from tests.ui.test_settings_scene import DRAWN, Shown, with_value


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(DRAWN[0])
    yield made
    made.close()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [*DRAWN, (800, 900)], ids=str)
def test_a_picture_lies_off_the_rows_or_is_not_there(size: tuple[int, int], scale: float) -> None:
    """Nobody has to scroll for it."""
    layout = settings_layout(*size, 2, hints=True, picture=True, scale=scale)
    without = settings_layout(*size, 2, hints=True, scale=scale)
    assert layout.height <= max(layout.view.h, without.height) + 1
    assert layout.preview.h or scale > 1.0
    for row in layout.rows:
        for part in (row.label, row.value, row.hint, row.control, row.reset):
            assert not layout.preview.h or not part.overlaps(layout.preview)
            assert layout.panel.holds(part)


@pytest.mark.parametrize(
    ("page", "path", "value"),
    [
        (1, "begins", "C"),
        (1, "begins", "deal"),
        (1, "way_round", "right"),
        (2, "series.goal", "endless"),
        (2, "series.number", 7),
    ],
)
def test_what_is_chosen_is_seen_in_the_picture_at_once(kit: Kit, page: int, path: str, value: object) -> None:
    """And a screen on which nothing changes is not drawn again."""
    games = replace(Settings(), series=Series("games", 3))
    shown = Shown(kit, Translator("sr", strict=True), settings=games, sheet=HOUSE)
    shown.turn(page)
    room = settings_layout(*DRAWN[0], 2, hints=True, picture=True).preview.px
    sheet = pygame.Surface(DRAWN[0])

    def seen() -> bytes:
        shown.scene.update(16)
        shown.scene.draw(sheet, shown.scene.dirty)
        shown.scene.dirty.clear()
        return pygame.image.tobytes(sheet.subsurface(room), "RGB")

    before = seen()
    shown.scene.update(16)
    assert not shown.scene.dirty
    shown.settings = with_value(games, path, value)
    assert seen() != before
