"""The folder of matches of several games: what is in it, and what becomes of files there that are damaged."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from tac.cli.keptfolder import ENDING, KeptFolder
from tac.cli.seriesfile import SERIES_FORMAT, SeriesState, as_far_as
from tac.history.journalfile import JournalFile


class FoundSeries(Struct, frozen=True):
    """A match in the folder. ``size`` is how many bytes of its file hold, ``elsewhere`` whether another
    window has it."""

    key: str
    state: SeriesState
    size: int
    played: datetime
    elsewhere: bool
    is_damaged: bool


class SeriesFolder(KeptFolder[FoundSeries, tuple[JournalFile, SeriesState]]):
    """Reads the files of matches."""

    texts = "series"
    untold = (FileNotFoundError, NotADirectoryError)  # of which the running games beside it tell

    def new_path(self, begun: datetime) -> Path:
        """A file for a match that begins now."""
        return self._new_name(begun)

    def _check(self, file: JournalFile) -> tuple[JournalFile, SeriesState] | None:
        found = self._whole(file)
        if found is None:
            return None
        file.keep(found.size)
        return file, found.state

    def _mend(self, file: JournalFile, found: FoundSeries) -> None:
        aside = self._cut(file, found.size)
        self._tell("problem.series.damaged", path=aside, games=len(found.state.series.results))

    def _read(self, path: Path, data: bytes, *, elsewhere: bool) -> FoundSeries:
        reading = SERIES_FORMAT.read(data)
        state, count = as_far_as(reading.head, reading.lines)
        state.next_setup()  # of which there must be one
        damaged = bool(reading.damaged) or count < len(reading.lines)
        played = datetime.fromtimestamp(path.stat().st_mtime)
        key = path.name.removesuffix(ENDING)
        return FoundSeries(key, state, reading.sizes[count], played, elsewhere, damaged)

    def _taken(self, found: FoundSeries) -> FoundSeries:
        return replace(found, elsewhere=True)

    def _is_none(self, aside: Path) -> None:
        self._tell("problem.series.no_match", path=aside)
