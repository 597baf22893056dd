"""The record of a running game in a file, whole at every moment."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from tac.files import replace_text
from tac.match import Match, Report
from tac.rules import RecordError
from tac.rules.record import Record, write_record


class RecordFile:
    """Keeps the file at ``path`` the record of the game that it follows.

    Each game has a file: that of a second game stands beside the first one's, ``r-2.yaml`` after ``r.yaml``.
    After every move the record is written anew, in the background so that no frame waits for a disk: first
    into a file beside it, which then takes its place, so that whoever reads sees a whole record. Moves that
    come faster than the disk writes are written together. The first error is told to ``failed`` (from the
    background); the game goes on, and later moves are tried again.
    """

    def __init__(self, path: Path, failed: Callable[[Exception], object]) -> None:
        self._path = path
        self._games = 0
        self._failed = failed
        self._told = False
        self._waiting: dict[Path, Record] = {}
        self._closing = False
        self._changed = threading.Condition()
        self._writer = threading.Thread(target=self._work, name="record", daemon=True)
        self._writer.start()

    def follow(self, match: Match) -> None:
        """Keep the record of ``match``, which has just begun, in the next file."""
        self._games += 1
        path = self._path if self._games == 1 else self._path.with_stem(f"{self._path.stem}-{self._games}")
        self._hand_over(path, match.record())
        match.listen(lambda report: self._report(path, match, report))

    def close(self, patience: float | None = None) -> None:
        """Write what there is to write, for so many seconds at most, and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._writer.join(patience)

    def _report(self, path: Path, match: Match, report: Report) -> None:
        if report.move is not None:
            self._hand_over(path, match.record())

    def _hand_over(self, path: Path, record: Record) -> None:
        with self._changed:
            self._waiting[path] = record
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._waiting and not self._closing:
                    self._changed.wait()
                if not self._waiting:
                    return
                path = next(iter(self._waiting))
                record = self._waiting.pop(path)
            try:
                replace_text(path, write_record(record))
            except (OSError, RecordError) as error:
                if not self._told:
                    self._told = True
                    self._failed(error)
