"""Kept pictures: scaled while the window is resized, sharp afterwards, and never changed by drawing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from tac.ui.draw import Kit, background
from tac.ui.draw.cache import SurfaceCache, blit_faded

SIZE = (1280, 720)


@pytest.fixture
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def test_while_resizing_the_old_pack_is_scaled_and_then_made_sharp(kit: Kit) -> None:
    sharp = kit.cards.face("5d", (50, 70))
    kit.resize((1600, 900))
    rough = kit.cards.face("5d", (100, 140))
    assert rough.get_size() == (100, 140)
    expected = pygame.transform.smoothscale(sharp, (100, 140))
    assert pygame.image.tobytes(rough, "RGBA") == pygame.image.tobytes(expected, "RGBA")
    kit.settle()
    fine = kit.cards.face("5d", (100, 140))
    assert pygame.image.tobytes(fine, "RGBA") != pygame.image.tobytes(expected, "RGBA")


def test_a_pack_that_fits_is_kept_when_the_window_gets_its_size_back(kit: Kit) -> None:
    """Whoever drags an edge there and back waits for no card; packs of other sizes are forgotten."""
    sharp = kit.cards.face("5d", (50, 70))
    kit.resize((1600, 900))
    kit.cards.face("5d", (100, 140))
    kit.resize(SIZE)
    assert kit.cards.face("5d", (50, 70)) is sharp
    kit.settle()
    assert kit.cards.face("5d", (50, 70)) is sharp
    kit.resize((1600, 900))
    kit.cards.face("5d", (100, 140))
    kit.settle()
    kit.cards.face("5d", (100, 140))
    assert kit.cards.face("5d", (50, 70)) is not sharp


def test_while_resizing_a_sized_picture_is_scaled_from_the_last_sharp_one() -> None:
    cache = SurfaceCache()
    made: list[int] = []

    def make(width: int) -> pygame.Surface:
        made.append(width)
        return pygame.Surface((width, 10))

    sharp = cache.sized("heap", (20, 10), lambda: make(20))
    cache.rough = True
    assert cache.sized("heap", (30, 10), lambda: make(30)).get_size() == (30, 10)
    assert made == [20]
    cache.rough = False
    assert cache.sized("heap", (30, 10), lambda: make(30)).get_size() == (30, 10)
    assert made == [20, 30]
    assert cache.sized("heap", (20, 10), lambda: make(20)) is sharp


def test_what_was_scaled_is_rasterised_by_the_thread_before_it_is_made_sharp(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After `prepare` neither a card that was shown nor the cloth is made by whoever draws."""
    kit = Kit(SIZE)
    kit.cards.face("5d", (50, 70))
    background(kit)
    kit.resize((1600, 900))
    kit.cards.face("5d", (100, 140))
    background(kit)
    kit.prepare()
    kit.ahead.finish()
    kit.settle()

    def never(*_: object, **__: object) -> None:
        raise AssertionError("made in the thread that draws")

    monkeypatch.setattr(pygame.image, "load_sized_svg", never)
    monkeypatch.setattr("tac.ui.draw.backdrops.weave", never)
    assert kit.cards.face("5d", (100, 140)).get_size() == (100, 140)
    assert background(kit).get_size() == (1600, 900)


class Watchful(pygame.Surface):
    """Notes how opaque a kept picture is while something is drawn here."""

    kept: pygame.Surface
    seen: int | None = None

    def blit(self, *args: Any, **kwargs: Any) -> pygame.Rect:
        self.seen = self.kept.get_alpha()
        return super().blit(*args, **kwargs)


def test_a_kept_picture_never_pales_not_even_while_it_is_drawn_faded() -> None:
    """Another thread may be drawing it into something that stays."""
    sheet = Watchful((10, 10))
    sheet.kept = pygame.Surface((4, 4), pygame.SRCALPHA)
    sheet.kept.fill("#FFFFFF")
    assert blit_faded(sheet, sheet.kept, (2, 3), 0.5) == pygame.Rect(2, 3, 4, 4)
    assert sheet.seen == 255
    assert sheet.get_at((3, 4))[:3] == (128, 128, 128)


def test_while_resizing_the_background_is_stretched(kit: Kit) -> None:
    woven = background(kit)
    kit.resize((1400, 800))
    stretched = pygame.transform.scale(woven, (1400, 800))
    assert pygame.image.tobytes(background(kit), "RGB") == pygame.image.tobytes(stretched, "RGB")
    kit.settle()
    assert pygame.image.tobytes(background(kit), "RGB") != pygame.image.tobytes(stretched, "RGB")
