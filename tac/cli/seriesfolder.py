"""The folder of matches of several games: what is in it, and what becomes of files there that are damaged."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from tac.cli.journalfolder import ENDING, YOUNG, words
from tac.cli.seriesfile import SERIES_FORMAT, SeriesState, as_far_as
from tac.files import STAMP, keep_copy, make_folder, set_aside
from tac.history.journal import JournalError, JournalReason
from tac.history.journalfile import JournalFile, Taken, is_taken


class FoundSeries(Struct, frozen=True):
    """A match in the folder. ``size`` is how many bytes of its file hold, ``elsewhere`` whether another
    window has it."""

    key: str
    state: SeriesState
    size: int
    played: datetime
    elsewhere: bool
    is_damaged: bool


class SeriesFolder:
    """Reads the files of matches. What is wrong with one is told once; a copy is set aside.

    ``tell`` gets the key of a text and its values; ``now`` is the local time of day.
    """

    def __init__(self, folder: Path, tell: Callable[..., object], now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._tell = tell
        self._now = now
        self._told: set[Path] = set()

    def path_of(self, key: str) -> Path:
        """The file of the match with this key."""
        return self._folder / f"{key}{ENDING}"

    def new_path(self, begun: datetime) -> Path:
        """A file for a match that begins now."""
        return self.path_of(f"{begun.strftime(STAMP)}-{secrets.token_hex(3)}")

    def create(self, path: Path) -> JournalFile:
        """A new file of this name; raises `OSError`."""
        make_folder(self._folder)
        return JournalFile(path, new=True)

    def look(self) -> Iterator[FoundSeries]:
        """All matches that can be read."""
        try:
            names = [path.name for path in self._folder.iterdir()]
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            self._tell_once(self._folder, "problem.series.unreadable", detail=words(error))
            return
        for name in sorted(names):
            # What was set aside has one more part in its name: when and why.
            if name.endswith(ENDING) and name.count(".") == 1:
                found = self._try(self._folder / name)
                if found is not None:
                    yield found

    def open(self, key: str) -> tuple[JournalFile, SeriesState] | None:
        """The match with this key, for this window alone; None where it cannot be had, which is told."""
        path = self.path_of(key)
        try:
            file = JournalFile(path)
        except Taken:
            self._tell("problem.journal.taken")
            return None
        except OSError as error:
            self._tell("problem.series.unreadable", path=path, detail=words(error))
            return None
        try:
            found = self._whole(file)
        except OSError as error:
            self._tell("problem.series.unreadable", path=path, detail=words(error))
            found = None
        if found is None:
            file.close()
            return None
        file.keep(found.size)
        return file, found.state

    def _try(self, path: Path) -> FoundSeries | None:
        try:
            return self._look_at(path)
        except FileNotFoundError:  # just now
            return None
        except OSError as error:
            self._tell_once(path, "problem.series.unreadable", detail=words(error))
            return None

    def _look_at(self, path: Path) -> FoundSeries | None:
        elsewhere = is_taken(path)
        found = self._parse(path, path.read_bytes(), elsewhere=elsewhere)
        if found is None or not found.is_damaged or elsewhere:
            return found
        try:
            file = JournalFile(path)
        except Taken:  # just now
            return found
        try:
            return self._whole(file)
        finally:
            file.close()

    def _whole(self, file: JournalFile) -> FoundSeries | None:
        """The match in a file that this window has, and that holds nothing else afterwards."""
        found = self._parse(file.path, file.read(), elsewhere=False)
        if found is not None and found.is_damaged:
            aside = keep_copy(file.path, "damaged", self._now().strftime(STAMP))
            file.cut(found.size)
            self._tell("problem.series.damaged", path=aside, games=len(found.state.series.results))
        return found

    def _parse(self, path: Path, data: bytes, *, elsewhere: bool) -> FoundSeries | None:
        try:
            reading = SERIES_FORMAT.read(data)
            state, count = as_far_as(reading.head, reading.lines)
        except (JournalError, ValueError) as error:
            reason = error.reason if isinstance(error, JournalError) else JournalReason.HEAD
            if not elsewhere:
                self._refuse(path, reason)
            return None
        damaged = bool(reading.damaged) or count < len(reading.lines)
        played = datetime.fromtimestamp(path.stat().st_mtime)
        key = path.name.removesuffix(ENDING)
        return FoundSeries(key, state, reading.sizes[count], played, elsewhere, damaged)

    def _refuse(self, path: Path, reason: JournalReason) -> None:
        """This file is no match that could go on."""
        if reason is JournalReason.EMPTY:
            # Of this match nothing was written; if it is old enough, nobody is about to.
            if self._now().timestamp() - path.stat().st_mtime > YOUNG:
                path.unlink(missing_ok=True)
        elif reason is JournalReason.VERSION:
            self._tell_once(path, "problem.series.newer")
        else:
            aside = set_aside(path, reason.value.replace("_", "-"), self._now().strftime(STAMP))
            self._tell("problem.series.no_match", path=aside)

    def _tell_once(self, path: Path, key: str, **values: object) -> None:
        if path not in self._told:
            self._told.add(path)
            self._tell(key, path=path, **values)
