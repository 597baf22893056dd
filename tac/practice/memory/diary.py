"""`Diary`: everything that is to be remembered of practice goes into its database, off the frame."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable
from datetime import datetime
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tac.files import beside_of, is_full, make_folder, set_aside

if TYPE_CHECKING:
    import sqlite3

    from tac.practice.items.mistakes import Mistake
    from tac.practice.memory.ledger import Session
    from tac.practice.memory.repeating import Repetition
    from tac.practice.skill.measures import Answer
    from tac.practice.skill.staircase import Staircase

DATABASE: Final = "practice.sqlite"
COPY: Final = "practice.copy.sqlite"
"""The database as it was when it was last opened whole."""

_PARTS: Final = ("-wal", "-shm")

_Job = Callable[["sqlite3.Connection"], object]


class PracticeTrouble(Enum):
    """What can go wrong with it. Translations key on the values."""

    DAMAGED = "damaged"
    """The database was damaged and is now at ``path``; its copy took its place, or a new one."""
    NEWER = "newer"
    """The database is a newer game's and is left alone; nothing of practice is kept."""
    LOCKED = "locked"
    """Another program holds the database; it is tried again with the next answer."""
    DISK_FULL = "disk_full"
    """There is no room; it is tried again with the next answer."""
    UNUSABLE = "unusable"
    """The database cannot be opened or written; it is tried again with the next answer."""


class PracticeProblem(Struct, frozen=True):
    """One of them: the file that it is about, and what the system says of it, in its own words."""

    trouble: PracticeTrouble
    path: str
    detail: str = ""


class Diary:
    """The practice of everybody here, in the folder ``data``.

    What is noted is written by a thread, in order; nothing waits for the disk, and nothing raises because of
    it: what a player has to know goes, each kind once, to ``told``, from the thread. ``stamp`` gives the time
    of day for the names of what is set aside (see `tac.files.STAMP`). Looking through games pauses for
    ``rest`` seconds after each, so that frames come first.
    """

    def __init__(
        self,
        data: Path,
        told: Callable[[PracticeProblem], object],
        stamp: Callable[[], str],
        *,
        rest: float = 0.04,
    ) -> None:
        self.database = data / DATABASE
        self.copy = data / COPY
        self._told = told
        self._stamp = stamp
        self._rest = rest
        self._was_told: set[PracticeTrouble] = set()
        self._jobs: deque[_Job] = deque()
        self._later: deque[_Job] = deque()
        self._tried = 0
        self._changed = threading.Condition()
        self._closing = False
        self._idle = True
        self._connection: sqlite3.Connection | None = None
        self._thread: threading.Thread | None = None

    # -- what there is to note

    def begin(self) -> None:
        """Open the database, so that there is one to read."""
        self._note(lambda connection: None)

    def note_session(self, session: Session) -> None:
        """A session has begun, or is so far, or is over."""
        from tac.practice.memory.ledger import put_session

        self._note(partial(put_session, session=session))

    def note_answer(
        self, session: Session, number: int, answer: Answer, level: Staircase | None = None
    ) -> None:
        """Answer ``number`` (0 = first) of ``session``, and the level of its kind after it."""
        from tac.practice.memory.ledger import put_answer

        self._note(partial(put_answer, session=session, number=number, answer=answer, level=level))

    def note_mistakes(
        self, who: str, mistakes: tuple[Mistake, ...], moment: datetime, origin: str, game: str | None = None
    ) -> None:
        """Mistakes of ``who``, found at ``moment``, in ``game`` or a drill (``origin``: `GAME`, `DRILL`)."""
        from tac.practice.memory.ledger import put_mistakes

        self._note(partial(put_mistakes, who=who, mistakes=mistakes, moment=moment, origin=origin, game=game))

    def note_repetition(self, who: str, mistake: str, repetition: Repetition) -> None:
        """When the mistake with this id comes back next."""
        from tac.practice.memory.ledger import put_repetition

        self._note(partial(put_repetition, who=who, mistake=mistake, repetition=repetition))

    def note_goal(self, who: str, answers: int) -> None:
        """So many answers a day are the goal."""
        from tac.practice.memory.ledger import put_goal

        self._note(partial(put_goal, who=who, answers=answers))

    def collect(self, who: str, history: Path, moment: datetime) -> None:
        """Look through the games of ``who`` that the database ``history`` has and that are new here.

        Game by game, as there is time beside all else; what is left at the end is found next time.
        """

        def look(connection: sqlite3.Connection) -> None:
            from sqlite3 import Error

            from tac.practice.memory.collecting import take, untaken

            with contextlib.suppress(Error):
                games = untaken(connection, history, who)
                self._later += [
                    partial(take, history=history, who=who, identity=identity, game=game, moment=moment)
                    for identity, game in games
                ]

        self._note(look)

    def wait(self, patience: float | None = None) -> bool:
        """Wait until everything is written, for so many seconds at most; returns whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._idle, patience) and not self._jobs

    def close(self, patience: float | None = None) -> None:
        """Write what there is to write, for so many seconds at most, and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(patience)

    # -- in the thread

    def _note(self, job: _Job) -> None:
        with self._changed:
            self._idle = False
            self._jobs.append(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="practice", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def _work(self) -> None:
        try:
            while True:
                with self._changed:
                    self._idle = not self._has_work()
                    self._changed.notify_all()
                    self._changed.wait_for(lambda: self._has_work() or self._closing)
                    leaving = self._closing and len(self._jobs) <= self._tried
                self._tried = 0 if self._write_all() else len(self._jobs)
                if leaving or (self._closing and self._tried):
                    return
        finally:
            self._give_up()
            with self._changed:
                self._idle = True
                self._changed.notify_all()

    def _has_work(self) -> bool:
        """What could not be written is tried again when something new comes, and at the end."""
        return len(self._jobs) > self._tried or (bool(self._later) and not self._jobs)

    def _write_all(self) -> bool:
        """Do the jobs in order, then those for later; False where one could not be done."""
        while True:
            with self._changed:
                jobs = self._jobs or self._later
                if not jobs or (jobs is self._later and self._closing):
                    return True
                job = jobs[0]
            done = self._do(job)
            if done or jobs is self._later:
                # A game that cannot be looked through now is found again next time.
                with self._changed:
                    jobs.popleft()
            if not done:
                return False
            if jobs is self._later:
                with self._changed:
                    self._changed.wait_for(lambda: self._jobs or self._closing, self._rest)

    def _do(self, job: _Job) -> bool:
        import sqlite3

        from tac.history.database import Damaged, Newer, telling_damage

        for last in (False, True):
            try:
                if self._connection is None:
                    self._connection = self._open()
                with telling_damage():
                    job(self._connection)
                return True
            except Damaged as error:
                self._give_up()
                if last or not self._replace(str(error)):
                    return False
            except Newer:
                self._give_up()
                self._tell(PracticeTrouble.NEWER, self.database)
                return False
            except (sqlite3.Error, OSError) as error:
                self._give_up()
                self._tell(_trouble(error), self.database, _words(error))
                return False
        return False

    def _open(self) -> sqlite3.Connection:
        from tac.practice.memory.ledger import open_practice

        make_folder(self.database.parent)
        if not self.database.exists():
            # Whoever wants to begin anew deletes both.
            self._take_copy()
        connection = open_practice(self.database)
        beside = beside_of(self.copy)
        # Without a copy everything goes on, only less safely.
        with contextlib.suppress(Exception):
            beside.unlink(missing_ok=True)
            connection.execute("VACUUM INTO ?", (str(beside),))
            beside.replace(self.copy)
        return connection

    def _replace(self, why: str) -> bool:
        """Set the damaged database aside, and put its copy in its place."""
        try:
            aside = set_aside(self.database, "damaged", self._stamp(), _PARTS)
        except FileNotFoundError:  # another window has done it meanwhile
            return True
        except OSError as error:
            self._tell(PracticeTrouble.UNUSABLE, self.database, _words(error))
            return False
        self._tell(PracticeTrouble.DAMAGED, aside, why)
        self._take_copy()
        return True

    def _take_copy(self) -> None:
        """Put the copy, if there is a whole one, where the database was."""
        with contextlib.suppress(OSError):
            if self._is_whole(self.copy):
                # What a killed process left beside a database that is gone would be mixed into this one.
                for part in _PARTS:
                    self.database.with_name(self.database.name + part).unlink(missing_ok=True)
                self.copy.replace(self.database)

    def _is_whole(self, path: Path) -> bool:
        from sqlite3 import Error

        from tac.history.database import Damaged, Newer
        from tac.practice.memory.ledger import open_practice

        try:
            if not path.exists():
                return False
            open_practice(path).close()
        except (Damaged, Newer, Error):
            return False
        return True

    def _give_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _tell(self, trouble: PracticeTrouble, path: Path, detail: str = "") -> None:
        if trouble not in self._was_told:
            self._was_told.add(trouble)
            self._told(PracticeProblem(trouble, str(path), detail))


def _trouble(error: Exception) -> PracticeTrouble:
    """What kind of trouble an error of the database is, damage apart."""
    import sqlite3

    from tac.history.database import is_locked

    if is_full(error) or getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return PracticeTrouble.DISK_FULL
    if isinstance(error, sqlite3.Error) and is_locked(error):
        return PracticeTrouble.LOCKED
    return PracticeTrouble.UNUSABLE


def _words(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
