"""How long frames of the busiest scenes take, beside a bare picture on the same window in turn with them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tac.cli.bench_game import BusyGame, busy_game

if TYPE_CHECKING:
    from tac.match import Report
    from tac.ui.table import TableView
    from tac.ui.window import Screen

STEP: Final = 1000 / 60
"""Milliseconds of the game's time between two frames."""

DUMMY: Final = "dummy"
"""SDL's driver for when there is no screen."""

_STILL_FRAMES: Final = 60
"""A second: less than the pause after any move."""

_OFFSCREEN: Final = "offscreen"
"""What SDL takes by itself when there is no screen: it paints with OpenGL on the processor."""

Size = tuple[int, int]
Tell = Callable[[str], object]


@dataclass(slots=True)
class FramesMeasured:
    """The frames of one scene at one size (pixels); all times in milliseconds.

    ``times`` are those of whole frames: letting time pass, drawing and showing; ``own`` are the same without
    the showing. ``bare`` are those of a picture of the same size that is put on the same window and shown,
    one after each frame.
    """

    size: Size
    driver: str
    scene: str
    times: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)


def quantile(values: list[float], part: float) -> float:
    """The value that ``part`` (0..1) of the values do not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def measure_frames(sizes: tuple[Size, ...], most: int, tell: Tell) -> list[FramesMeasured]:
    """Measure every scene at every size, at most so many frames of each.

    A size is measured in a real window where the screen has room for it, else without one; ``driver`` says
    which. ``tell`` is told what is being measured.
    """
    game = busy_game()
    found: list[FramesMeasured] = []
    for size in sizes:
        for driver in _drivers():
            stage = _Stage.open(size, driver)
            if stage is None:
                continue
            try:
                found += stage.measure(game, most, tell)
            finally:
                stage.close()
            break
    return found


def _drivers() -> tuple[str | None, ...]:
    """The ways to a window, in the order to try them; None is the system's own."""
    return (os.environ.get("SDL_VIDEODRIVER"), DUMMY)


class _Stage:
    """One window of one size, and the table in it."""

    def __init__(self, screen: Screen, driver: str) -> None:
        from tac.ui.draw import Kit

        self._screen = screen
        self._driver = driver
        self._kit = Kit(screen.size)
        self._copy = screen.surface.copy()

    @classmethod
    def open(cls, size: Size, driver: str | None) -> _Stage | None:
        """Open a window of exactly this size; None where there is no room for it, or no screen."""
        from tac.ui.window import NoScreen, RealWindow, open_display

        import pygame  # isort: skip -- after tac.ui has quieted it

        before = os.environ.get("SDL_VIDEODRIVER")
        if driver is not None:
            os.environ["SDL_VIDEODRIVER"] = driver
        try:
            open_display()
            screen = RealWindow("Tač!", size)
            for _ in range(10):  # until the window manager has said what it thinks of the size
                pygame.event.pump()
                screen.refresh()
                screen.flip()
            if screen.size == size and pygame.display.get_driver() != _OFFSCREEN:
                return cls(screen, pygame.display.get_driver())
            screen.close()
        except NoScreen:
            pass
        finally:
            if before is None:
                os.environ.pop("SDL_VIDEODRIVER", None)
            else:
                os.environ["SDL_VIDEODRIVER"] = before
        pygame.display.quit()
        return None

    def close(self) -> None:
        """Take the window away."""
        import pygame

        self._kit.close()
        self._screen.close()
        pygame.display.quit()

    def measure(self, game: BusyGame, most: int, tell: Tell) -> list[FramesMeasured]:
        """Measure the scenes of ``game``, one after the other, as they follow each other in it."""
        view = self._table(game)
        view.deal()
        self._open(view)
        found = []
        for scene, reports in (("deal", None), ("play", game.play), ("tac", game.call)):
            size = self._screen.size
            tell(f"frames at {size[0]}x{size[1]}: {scene}")
            measured = FramesMeasured(size, self._driver, scene)
            found.append(measured)
            if reports is None:
                self._run(view, measured, most)
                self._skip(view, game.opening)
                self._rest(view)
                continue
            if scene == "tac":
                self._skip(view, game.fault)
                self._rest(view)  # nobody calls before he has seen anything
            for report in reports:
                view.show(report)
                self._run(view, measured, most)
        return found

    def _table(self, game: BusyGame) -> TableView:
        from tac.locale import Translator
        from tac.ui.scenes.table_names import shown_names
        from tac.ui.table import Silence, TableView

        translator = Translator("sr")
        names = shown_names(translator, game.setup)
        return TableView(game.setup, self._screen.size, translator, Silence(), kit=self._kit, names=names)

    def _open(self, view: TableView) -> None:
        """Have ready what the program makes while the new-game screen is looked at."""
        from tac.ui.table import warming

        view.draw(self._screen.surface)
        self._screen.flip()
        self._kit.ahead.make(warming.jobs(self._kit, view.layout))
        self._kit.ahead.finish()

    def _rest(self, view: TableView) -> None:
        """Let the table lie still as long as it does between two moves at least."""
        for _ in range(_STILL_FRAMES):
            view.advance(STEP)
            view.draw(self._screen.surface)

    def _skip(self, view: TableView, reports: tuple[Report, ...]) -> None:
        """Show these reports without looking at them."""
        for report in reports:
            view.show(report)
        view.hurry()
        view.draw(self._screen.surface)

    def _run(self, view: TableView, measured: FramesMeasured, most: int) -> None:
        """Measure frames until what is being shown has been shown."""
        surface = self._screen.surface
        while view.busy and len(measured.times) < most:
            began = time.perf_counter()
            view.advance(STEP)
            if not view.needs_redraw:
                continue
            areas = view.draw(surface)
            ready = time.perf_counter()
            self._screen.flip(areas)
            drawn = time.perf_counter()
            # The bare picture is the same one, so that the next frame finds what it drew.
            self._copy.blit(surface, (0, 0))
            bare = time.perf_counter()
            surface.blit(self._copy, (0, 0))
            self._screen.flip()
            ended = time.perf_counter()
            measured.times.append((drawn - began) * 1000)
            measured.own.append((ready - began) * 1000)
            measured.bare.append((ended - bare) * 1000)
