"""The folder of running games: what is in it, and what becomes of files there that are damaged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from tac.cli.journalgame import FORMAT, GameHead, Line, Over, count_moves
from tac.cli.keptfolder import ENDING, KeptFolder
from tac.history.journalfile import JournalFile
from tac.match import MatchSetup
from tac.match.rebuilding import Course, check


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


class JournalFolder(KeptFolder[Found, Opened]):
    """Reads the files of running games."""

    texts = "journal"

    def new_path(self, begun: datetime, deal: int) -> Path:
        """A file for a game that begins now; its name says when, and which deal."""
        return self._new_name(begun, deal)

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
            self._cut_game(file, size, count_moves(course.notes))
        return Opened(file, found, course)

    def _mend(self, file: JournalFile, found: Found) -> None:
        self._cut_game(file, found.sizes[-1], count_moves(found.lines))

    def _cut_game(self, file: JournalFile, size: int, moves: int) -> None:
        self._tell("problem.journal.damaged", path=self._cut(file, size), moves=moves)

    def _read(self, path: Path, data: bytes, *, elsewhere: bool) -> Found:
        reading = FORMAT.read(data)
        setup = reading.head.setup()
        played = datetime.fromtimestamp(path.stat().st_mtime)
        key = path.name.removesuffix(ENDING)
        damaged = bool(reading.damaged)
        return Found(key, reading.head, setup, reading.lines, reading.sizes, played, elsewhere, damaged)

    def _taken(self, found: Found) -> Found:
        return replace(found, elsewhere=True)

    def _is_none(self, aside: Path) -> None:
        self._tell("problem.journal.no_game", path=aside)
