"""The folder of running games: what is in it, and what becomes of files there that are damaged."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from tac.cli.journalgame import FORMAT, GameHead, Line, count_moves
from tac.files import STAMP, make_folder, replace_bytes, set_aside
from tac.history.journal import JournalError, JournalReason
from tac.history.journalfile import JournalFile, is_taken
from tac.match import MatchSetup

ENDING: Final = ".jsonl"

YOUNG: Final = 60.0
"""A file without a game may become one for so many seconds."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game in the folder: what its file holds. ``sizes`` are those of `Reading`."""

    key: str
    head: GameHead
    setup: MatchSetup
    lines: tuple[Line, ...]
    sizes: tuple[int, ...]
    played: datetime
    elsewhere: bool


class JournalFolder:
    """Reads journals. What is wrong with one is told once; the file is set aside, and what holds goes on.

    ``tell`` gets the key of a text and its values; ``now`` is the local time of day.
    """

    def __init__(self, folder: Path, tell: Callable[..., object], now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._tell = tell
        self._now = now
        self._told: set[Path] = set()

    def path_of(self, key: str) -> Path:
        """The file of the game with this key."""
        return self._folder / f"{key}{ENDING}"

    def new_path(self, begun: datetime, deal: int) -> Path:
        """A file for a game that begins now; its name says when, and which deal."""
        return self.path_of(f"{begun.strftime(STAMP)}-{deal}-{secrets.token_hex(3)}")

    def create(self, path: Path) -> JournalFile:
        """A new file of this name; raises `OSError`."""
        make_folder(self._folder)
        return JournalFile(path, new=True)

    def look(self) -> Iterator[Found]:
        """All games that can be read."""
        try:
            paths = sorted(path for path in self._folder.iterdir() if _is_journal(path))
        except FileNotFoundError:
            return
        except OSError as error:
            self._tell_once(self._folder, "problem.journal.unreadable", detail=error.strerror or str(error))
            return
        for path in paths:
            try:
                found = self._read(path)
            except OSError as error:
                self._tell_once(path, "problem.journal.unreadable", detail=error.strerror or str(error))
                continue
            if found is not None:
                yield found

    def read(self, path: Path, data: bytes) -> Found | None:
        """The game that the file at ``path``, which this window has locked, holds in ``data``.

        None where that is none any more; raises `OSError`.
        """
        return self._parse(path, data, elsewhere=False)

    def replace(self, path: Path, data: bytes, moves: int) -> None:
        """Set the file at ``path`` aside; what holds of it (``data``) takes its place. Raises `OSError`."""
        aside = set_aside(path, "damaged", self._now().strftime(STAMP))
        replace_bytes(path, data)
        self._tell("problem.journal.damaged", path=aside, moves=moves)

    def _read(self, path: Path) -> Found | None:
        elsewhere = is_taken(path)
        found = self._parse(path, path.read_bytes(), elsewhere=elsewhere)
        if found is None and not elsewhere and path not in self._told:
            self._remove_old(path)
        return found

    def _remove_old(self, path: Path) -> None:
        """Of this game nothing was written, and by now nobody is about to."""
        try:
            if self._now().timestamp() - path.stat().st_mtime > YOUNG:
                path.unlink()
        except FileNotFoundError:
            pass

    def _parse(self, path: Path, data: bytes, *, elsewhere: bool) -> Found | None:
        try:
            reading = FORMAT.read(data)
            setup = reading.head.setup()
        except (JournalError, ValueError) as error:
            reason = error.reason if isinstance(error, JournalError) else JournalReason.HEAD
            if not elsewhere and reason is not JournalReason.EMPTY:
                self._refuse(path, reason)
            return None
        if reading.damaged and not elsewhere:
            self.replace(path, data[: reading.size], count_moves(reading.lines))
        played = datetime.fromtimestamp(path.stat().st_mtime)
        key = path.name.removesuffix(ENDING)
        return Found(key, reading.head, setup, reading.lines, reading.sizes, played, elsewhere)

    def _refuse(self, path: Path, reason: JournalReason) -> None:
        """This file is no game that could go on."""
        if reason is JournalReason.VERSION:
            self._tell_once(path, "problem.journal.newer")
            return
        aside = set_aside(path, reason.value.replace("_", "-"), self._now().strftime(STAMP))
        self._tell("problem.journal.no_game", path=aside)

    def _tell_once(self, path: Path, key: str, **values: object) -> None:
        if path not in self._told:
            self._told.add(path)
            self._tell(key, path=path, **values)


def _is_journal(path: Path) -> bool:
    """What was set aside has one more part in its name: when and why."""
    return path.name.endswith(ENDING) and path.name.count(".") == 1
