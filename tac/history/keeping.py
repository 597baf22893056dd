"""`History`: every game that is over goes into the folder of records and the database, off the frame."""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from tac.files import is_full, make_folder, set_aside
from tac.history.problems import HistoryProblem, HistoryTrouble

if TYPE_CHECKING:
    import sqlite3

    from tac.rules import Record

DATABASE: Final = "history.sqlite"
RECORDS: Final = ("games", "records")

_PARTS: Final = ("-wal", "-shm")
"""How the names of the files end that SQLite keeps beside the database."""

_Found = TypeVar("_Found")

Told = Callable[[HistoryProblem], object]
Done = Callable[[Path | None], object]


class History:
    """The games in the folder ``data``.

    ``begin`` starts the thread: it opens and checks the database, sets a damaged one aside, and takes up the
    records that the database does not know. `keep` can be called before. Nothing here raises because of a
    file or the database: what a player has to know goes, each kind once, to ``told``, from the thread.
    ``stamp`` gives the time of day for the names of what is set aside (see `tac.files.STAMP`).
    Taking up old records pauses for ``rest`` times as long as each took, so that frames come first.
    """

    def __init__(self, data: Path, told: Told, stamp: Callable[[], str], *, rest: float = 3.0) -> None:
        self.database = data / DATABASE
        self.records = data.joinpath(*RECORDS)
        self._told = told
        self._stamp = stamp
        self._rest = rest
        self._was_told: set[HistoryTrouble] = set()
        self._jobs: deque[Callable[[], object]] = deque()
        self._changed = threading.Condition()
        self._closing = False
        self._idle = False
        self._behind = True
        self._failed = False
        self._connection: sqlite3.Connection | None = None
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Start working, off the frame."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="history", daemon=True)
            self._thread.start()

    def keep(self, record: Record, done: Done = lambda path: None) -> None:
        """Keep the game of ``record``, finished or given up; returns at once.

        ``done`` is called from the thread: with the record's file once that is on the disk, so that nothing
        else need hold the game any more; with None where it could not be written, which has been told.
        """
        self._hand(partial(self._keep, record, done))

    def ask(
        self,
        question: Callable[[sqlite3.Connection], _Found],
        answer: Callable[[_Found | None], object],
    ) -> None:
        """Put a question to the database, after what is to be kept before; returns at once.

        ``answer`` gets what it finds, from the thread, or None where there is no database to ask.
        """
        self._hand(lambda: answer(None if self._is_hopeless() else self._with_database(question)))

    def delete(self, game: int, done: Callable[[bool], object], *, played: str | None = None) -> None:
        """Delete a game for good, its record first; returns at once. ``done`` is told, from the thread.

        ``played`` is when it was played, as far as that is known: what was deleted elsewhere is as good as
        deleted, and another game that has its id now stays.
        """

        def drop() -> bool:
            act = partial(self._drop, game, played)
            return not self._is_hopeless() and self._with_database(act) is not None

        self._hand(lambda: done(drop()))

    def wait(self, patience: float | None = None) -> bool:
        """Wait until everything is done, for so many seconds at most; returns whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._idle, patience)

    def close(self, patience: float | None = None) -> None:
        """Keep what there is to keep, for so many seconds at most, and stop.

        What has not been taken up by then is taken up at the next start.
        """
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is None and not self._jobs:
            return
        self.begin()
        assert self._thread is not None
        self._thread.join(patience)

    def _hand(self, job: Callable[[], object]) -> None:
        with self._changed:
            self._idle = False
            self._jobs.append(job)
            self._changed.notify_all()

    # -- in the thread

    def _work(self) -> None:
        try:
            # Games that are over come before everything else: their records need no database.
            self._do_jobs()
            self._take_up()
            while True:
                with self._changed:
                    self._idle = not self._jobs
                    self._changed.notify_all()
                    self._changed.wait_for(lambda: self._jobs or self._closing)
                    if not self._jobs:
                        return
                self._do_jobs()
                if self._behind:
                    self._take_up()
        finally:
            self._give_up()
            with self._changed:
                self._idle = True
                self._changed.notify_all()

    def _do_jobs(self) -> None:
        while True:
            with self._changed:
                if not self._jobs:
                    return
                job = self._jobs.popleft()
            job()

    def _keep(self, record: Record, done: Done) -> None:
        path = self._write(record)
        done(path)
        if path is not None:
            self._enter(path)

    def _write(self, record: Record) -> Path | None:
        from tac.history.records import keep_record
        from tac.rules import RecordError

        try:
            return keep_record(self.records, record)[0]
        except (OSError, RecordError) as error:
            trouble = HistoryTrouble.DISK_FULL if is_full(error) else HistoryTrouble.NO_FOLDER
            self._tell(trouble, self.records, _words(error))
            return None

    def _drop(self, game: int, played: str | None, connection: sqlite3.Connection) -> bool:
        from tac.history.store import drop_game, file_of

        name = file_of(connection, game, played)
        if name is None:
            return True
        (self.records / name).unlink(missing_ok=True)
        drop_game(connection, game)
        return True

    def _enter(self, path: Path) -> None:
        """Put the record at ``path`` into the database."""
        from tac.history.taking_up import enter

        if not self._is_hopeless():
            self._with_database(partial(enter, path=path))

    def _take_up(self) -> None:
        """Put all records that the database does not know into it, so far as the game goes on meanwhile."""
        from tac.history.taking_up import enter, unknown_records

        if self._is_hopeless():
            return
        self._behind = False
        paths = self._with_database(partial(unknown_records, folder=self.records))
        for path in paths or ():
            began = time.monotonic()
            with self._changed:
                if self._closing:
                    return
            self._do_jobs()
            holds = self._with_database(partial(enter, path=path))
            if holds is None:
                return
            if not holds:
                self._tell(HistoryTrouble.BAD_RECORD, path)
            with self._changed:
                pause = self._rest * (time.monotonic() - began)
                self._changed.wait_for(lambda: self._jobs or self._closing, pause)

    def _with_database(self, act: Callable[[sqlite3.Connection], _Found]) -> _Found | None:
        """What ``act`` finds in the database, in a new one where it proves damaged; None after a failure."""
        import sqlite3

        from tac.history.database import Damaged, Newer, open_database, telling_damage

        for last in (False, True):
            try:
                if self._connection is None:
                    make_folder(self.database.parent)
                    self._connection = open_database(self.database)
                with telling_damage():
                    found = act(self._connection)
                self._failed = False
                return found
            except Damaged as error:
                self._behind = True
                self._give_up()
                if last or not self._set_aside(str(error)):
                    return None
            except Newer:
                self._give_up()
                self._tell(HistoryTrouble.NEWER, self.database)
                return None
            except (sqlite3.Error, OSError) as error:
                self._behind = self._failed = True
                self._give_up()
                self._tell(_trouble(error, self.database.parent), self.database, _words(error))
                return None
        return None

    def _is_hopeless(self) -> bool:
        """Nobody who wants to leave waits once more for a database that somebody else holds."""
        with self._changed:
            return self._closing and self._failed

    def _give_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _set_aside(self, why: str) -> bool:
        try:
            aside = set_aside(self.database, "damaged", self._stamp(), _PARTS)
        except FileNotFoundError:  # another window has done it meanwhile
            return True
        except OSError as error:
            self._tell(HistoryTrouble.UNUSABLE, self.database, _words(error))
            return False
        self._tell(HistoryTrouble.DAMAGED, aside, why)
        return True

    def _tell(self, trouble: HistoryTrouble, path: Path, detail: str = "") -> None:
        if trouble not in self._was_told:
            self._was_told.add(trouble)
            self._told(HistoryProblem(trouble, str(path), detail))


def _trouble(error: Exception, folder: Path) -> HistoryTrouble:
    """What kind of trouble an error of the database in ``folder`` is, damage apart."""
    import sqlite3

    from tac.history.database import is_locked, is_unwritable

    # Two that want to make its log at once may both be told that it is locked, where nobody can make one.
    if isinstance(error, sqlite3.Error) and (not folder.exists() or os.access(folder, os.W_OK)):
        if is_locked(error):
            return HistoryTrouble.LOCKED
        if not is_unwritable(error):
            return HistoryTrouble.UNUSABLE
    return HistoryTrouble.NO_FOLDER


def _words(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
