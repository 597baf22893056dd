"""The folder of running games: what is in it, and what becomes of files there that are damaged."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from tac.cli.journalgame import FORMAT, GameHead, Line, Over, count_moves
from tac.files import STAMP, keep_copy, make_folder, set_aside
from tac.history.journal import JournalError, JournalReason
from tac.history.journalfile import JournalFile, Taken, is_taken
from tac.match import MatchSetup
from tac.match.rebuilding import Course, check

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
    is_damaged: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """A game that this window has: its file, what that holds, and how far that can have happened."""

    file: JournalFile
    found: Found
    course: Course


class JournalFolder:
    """Reads journals. What is wrong with one is told once; a copy is set aside, and what holds goes on.

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
            self._tell_once(self._folder, "problem.journal.unreadable", detail=words(error))
            return
        for path in paths:
            try:
                found = self._look_at(path)
            except OSError as error:
                self._tell_once(path, "problem.journal.unreadable", detail=words(error))
                continue
            if found is not None:
                yield found

    def open(self, key: str) -> Opened | None:
        """The game with this key, for this window alone; None where it cannot be had, which is told."""
        path = self.path_of(key)
        try:
            file = JournalFile(path)
        except Taken:
            self._tell("problem.journal.taken")
            return None
        except OSError as error:
            self._tell("problem.journal.unreadable", path=path, detail=words(error))
            return None
        try:
            opened = self._check(file)
        except OSError as error:
            self._tell("problem.journal.unreadable", path=path, detail=words(error))
            opened = None
        if opened is None:
            file.close()
        return opened

    def _check(self, file: JournalFile) -> Opened | None:
        found = self._whole(file)
        if found is None:
            return None
        notes = tuple(line for line in found.lines if not isinstance(line, Over))
        course = check(found.setup, notes)
        size = found.sizes[len(course.notes)]
        if len(course.notes) == len(notes):
            file.keep(size)
        else:  # what it says cannot have happened
            self._cut(file, size, count_moves(course.notes))
        return Opened(file, found, course)

    def _look_at(self, path: Path) -> Found | None:
        elsewhere = is_taken(path)
        found = self._parse(path, path.read_bytes(), elsewhere=elsewhere)
        if found is None and not elsewhere and path not in self._told:
            self._remove_old(path)
        if found is None or not found.is_damaged or elsewhere:
            return found
        try:
            file = JournalFile(path)
        except Taken:  # just now
            return replace(found, elsewhere=True)
        try:
            return self._whole(file)
        finally:
            file.close()

    def _whole(self, file: JournalFile) -> Found | None:
        """The game in a file that this window has and that holds nothing else afterwards; None: no game."""
        found = self._parse(file.path, file.read(), elsewhere=False)
        if found is not None and found.is_damaged:
            self._cut(file, found.sizes[-1], count_moves(found.lines))
        return found

    def _cut(self, file: JournalFile, size: int, moves: int) -> None:
        """Keep a copy for whoever wants to look. What holds stays where it is: it is never missing."""
        aside = keep_copy(file.path, "damaged", self._now().strftime(STAMP))
        file.cut(size)
        self._tell("problem.journal.damaged", path=aside, moves=moves)

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
        played = datetime.fromtimestamp(path.stat().st_mtime)
        key = path.name.removesuffix(ENDING)
        damaged = bool(reading.damaged)
        return Found(key, reading.head, setup, reading.lines, reading.sizes, played, elsewhere, damaged)

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


def words(error: OSError) -> str:
    """What the system says of an error."""
    return error.strerror or str(error)
