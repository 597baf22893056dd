"""The record of a running game in a file, whole at every moment."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

from tac.match import Match, Report
from tac.rules import RecordError
from tac.rules.record import Record, write_record


class RecordFile:
    """Keeps the file at ``path`` the record of the game that it follows.

    After every move the record is written anew, in the background so that no frame waits for a disk: first
    into a file beside it, which then takes its place, so that whoever reads sees a whole record. Moves that
    come faster than the disk writes are written together. The first error is told to ``failed`` (from the
    background); the game goes on, and later moves are tried again.
    """

    def __init__(self, path: Path, failed: Callable[[Exception], object]) -> None:
        self._path = path
        self._failed = failed
        self._told = False
        self._waiting: Record | None = None
        self._closing = False
        self._changed = threading.Condition()
        self._writer = threading.Thread(target=self._work, name="record", daemon=True)
        self._writer.start()

    def follow(self, match: Match) -> None:
        """From now on the file holds the record of ``match``, which has just begun."""
        self._hand_over(match.record())
        match.listen(lambda report: self._report(match, report))

    def close(self) -> None:
        """Write what there is to write and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._writer.join()

    def _report(self, match: Match, report: Report) -> None:
        if report.move is not None:
            self._hand_over(match.record())

    def _hand_over(self, record: Record) -> None:
        with self._changed:
            self._waiting = record
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                while self._waiting is None and not self._closing:
                    self._changed.wait()
                record, self._waiting = self._waiting, None
            if record is None:
                return
            try:
                replace_text(self._path, write_record(record))
            except (OSError, RecordError) as error:
                if not self._told:
                    self._told = True
                    self._failed(error)


def replace_text(path: Path, text: str) -> None:
    """Put ``text`` (UTF-8) in the file at ``path``, whole or not at all. Raises `OSError`."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
