"""Games at the table that are left and go on, for tests: one start of the program after the other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from tac.cli.journals import Journals
from tac.history.records import keep_record
from tac.match import MatchSetup
from tac.rules import Record, Seat
from tac.settings.schema import Series
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.table import TableScene
from tac.ui.scenes.unfinished import UnfinishedScene
from tests.ui.table_driver import CLOTH, Driver, T, a_choice, dealt, level, setup

NOW = datetime(2026, 11, 30, 21, 40)


class Home:
    """A folder for data, and one game after the other that keeps its things there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[str] = []
        self.records: list[Record] = []
        self._opened: list[tuple[Driver, Journals]] = []

    def start(
        self,
        made: MatchSetup | Callable[[GameChoice, Seat], MatchSetup],
        *,
        speed: str = "normal",
        choice: GameChoice | None = None,
        series: Series | None = None,
    ) -> Driver:
        """A new start of the program."""
        journals = Journals(self.folder / "running", self._keep, self._tell, lambda: NOW)
        if choice is None:
            choice = a_choice(count=len(made.players) if isinstance(made, MatchSetup) else 2, speed=speed)
        drive = Driver(made, saves=journals, choice=choice, series=series)
        self._opened.append((drive, journals))
        return drive

    def end(self) -> None:
        """The program ends, however: what there was to write is written."""
        while self._opened:
            drive, journals = self._opened.pop()
            journals.close()
            drive.close()

    def files(self) -> list[str]:
        folder = self.folder / "running"
        return sorted(path.name for path in folder.iterdir()) if folder.exists() else []

    def _keep(self, record: Record, done: object) -> None:
        self.records.append(record)
        done(keep_record(self.folder / "records", record)[0])  # type: ignore[operator]

    def _tell(self, key: str, **values: object) -> None:
        self.told.append(T(key, **values))
        if self._opened:
            self._opened[-1][0].game.tell(self.told[-1])


def scene(drive: Driver) -> object:
    """The screen that is shown now."""
    return drive.app.scene


def unfinished(drive: Driver) -> UnfinishedScene:
    shown = scene(drive)
    assert isinstance(shown, UnfinishedScene)
    return shown


def two(**values: object) -> MatchSetup:
    return setup(dealt("Ah 5d 9h 2c", "9c Td Kd 4h"), None, level(pace=300), **values)  # type: ignore[arg-type]


def picture(drive: Driver) -> bytes:
    """What the table shows, with the pointer out of the way."""
    drive.point(CLOTH)
    drive.wait(4000)
    surface = pygame.Surface(drive.app.screen.size)
    scene = drive.scene
    scene.dirty.mark_all()
    scene.draw(surface, scene.dirty)
    return pygame.image.tobytes(surface, "RGB")


def go_on(home: Home, made: MatchSetup) -> Driver:
    """Start anew, go on with the latest game, and count to three."""
    drive = home.start(made)
    drive.game.show_menu()
    drive.press("return")
    pause = scene(drive)
    assert isinstance(pause, PauseScene) and pause.counting
    drive.until(lambda: isinstance(scene(drive), TableScene), most=3100)
    return drive


def played(home: Home, made: MatchSetup) -> Driver:
    """The first turns of a game with one computer: a draw, an ace on the central pile, a card kept."""
    drive = home.start(made).table()
    drive.press("kp_0", "kp_5")
    drive.still()
    drive.press("kp_0", "kp_2")
    drive.still()
    return drive
