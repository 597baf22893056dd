"""What is made before it is needed gets in nobody's way: not in that of drawing, nor in that of a resize."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pygame
import pytest

from tac.ui.draw import Kit
from tac.ui.draw.cache import SurfaceCache
from tac.ui.layout import table_layout
from tac.ui.motion import durations
from tac.ui.table import warming
from tac.ui.window import NoWindow
from tests.ui.table_driver import Driver, dealt, level, setup
from tools.screens import kit_of
from tools.screens_table import FAULTS
from tools.staged_table import StagedTable

SIZE = (1280, 720)
TRANSFORMS = ("scale", "smoothscale", "rotate", "rotozoom", "gaussian_blur")


@pytest.fixture
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def test_no_job_scales_or_turns_a_kept_picture(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is locked as long as that takes, and whoever draws it at that moment fails."""

    def watched(transform: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def call(source: pygame.Surface, *args: Any, **kwargs: Any) -> pygame.Surface:
            packs = kit.cards._sharp.values()
            kept = [*kit.cache._kept.values(), *(card for pack in packs for card in pack.values())]
            assert not any(source is picture for picture in kept)
            calls.append(transform.__name__)
            return transform(source, *args, **kwargs)

        return call

    calls: list[str] = []
    for name in TRANSFORMS:
        monkeypatch.setattr(pygame.transform, name, watched(getattr(pygame.transform, name)))
    for job in warming.jobs(kit, table_layout(*SIZE, 4)):
        job()
    assert {"rotozoom", "gaussian_blur"} <= set(calls)


def resizing(drive: Driver) -> bool:
    return drive.app.kit.resizing


def test_while_the_window_is_resized_nothing_is_made_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each size would have its own plates and words, and none of them would ever be shown."""
    drive = Driver(setup(dealt("5c 9d Jh", "6c 4s"), None, level()), size=SIZE).table()
    drive.still()
    made: list[str] = []
    monkeypatch.setattr(warming, "prepare_shout", lambda *_: made.append("shout"))
    monkeypatch.setattr(warming, "prepare_plate", lambda *_: made.append("plate"))
    assert isinstance(drive.app.screen, NoWindow)
    for width in range(1300, 1400, 10):
        drive.app.screen.take((width, 800))
        drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=width, y=800))
        drive.wait(40)
    assert resizing(drive)
    assert made == []
    drive.wait(200)
    drive.app.kit.ahead.finish()
    drive.wait(100)
    drive.app.kit.ahead.finish()
    drive.wait(1000)
    assert not resizing(drive)
    assert made.count("shout") == 1
    assert made.count("plate") >= 8
    drive.close()


def test_the_caption_of_a_call_is_made_in_the_moment_before_it_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The frame in which it appears has enough to do."""
    table = StagedTable(FAULTS[3].start, SIZE)
    surface = pygame.Surface(SIZE)
    table.tell(*FAULTS[3].tokens)
    table.view.hurry()
    for _ in range(40):
        table.view.advance(40.0)
        table.view.draw(surface)
    table.tell(FAULTS[3].call)
    made: list[float] = []
    get = SurfaceCache.get

    def watched(cache: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if isinstance(key, tuple) and key[0] == "caption" and key not in cache._kept:
            made.append(table.view.now - began)
        return get(cache, key, make)

    began = table.view.now
    monkeypatch.setattr(SurfaceCache, "get", watched)
    while table.view.now - began < durations.CALL_CAPTION_AT + durations.CALL_CAPTION:
        table.view.advance(1000 / 60)
        if table.view.needs_redraw:
            table.view.draw(surface)
    assert [durations.CALL_BURST <= at < durations.CALL_CAPTION_AT for at in made] == [True]


def test_the_numbers_of_piles_are_made_before_the_cards_that_count_have_landed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kit_of.cache_clear()
    table = StagedTable(FAULTS[3].start, SIZE)
    surface = pygame.Surface(SIZE)
    late: list[str] = []
    drawing = False
    get = SurfaceCache.get

    def watched(cache: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if drawing and isinstance(key, tuple) and key[0] == "fit" and key not in cache._kept:
            late.append(str(key[1]))
        return get(cache, key, make)

    table.view.deal()
    table.view.draw(surface)
    monkeypatch.setattr(SurfaceCache, "get", watched)
    while table.view.busy:
        table.view.advance(1000 / 60)
        drawing = True
        if table.view.needs_redraw:
            table.view.draw(surface)
        drawing = False
    assert [text for text in late if text.isdigit()] == []
    table.close()
    kit_of.cache_clear()
