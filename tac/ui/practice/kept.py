"""What is kept of practice, for the screens: the diary, and answers to questions, all off the frame."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from msgspec import Struct, field

if TYPE_CHECKING:
    from tac.practice.memory import Diary, Due, PracticeProblem, PracticeReader, SessionNotes
    from tac.practice.skill import Mode, Staircase
    from tac.rules import FaultyMove

_log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE: Final = 2.0
"""So many seconds a question waits, in its thread, for what is still being written."""
MOST_DUE: Final = 20
"""So many mistakes are gone through at a time."""


class Asked(Generic[T]):
    """The answer to a question, looked up by a thread. ``value`` is None until then, or for want of one."""

    def __init__(self, look: Callable[[], T | None]) -> None:
        self.value: T | None = None
        self._done = threading.Event()
        self._look = look
        threading.Thread(target=self._work, name="practice reading", daemon=True).start()

    @property
    def is_ready(self) -> bool:
        """Whether it has been looked up."""
        return self._done.is_set()

    def wait(self, patience: float | None = None) -> T | None:
        """The answer, waited for (tests, pictures)."""
        self._done.wait(patience)
        return self.value

    def _work(self) -> None:
        try:
            self.value = self._look()
        finally:
            self._done.set()


class Facts(Struct, frozen=True):
    """What the practice screen tells: answers today and how many are wanted, mistakes that wait.

    ``waiting`` are those that come first, ``next_due`` is when the next one that is not due comes back.
    ``levels`` are the levels by mode, of the kinds that have been practised; ``best`` is the record of each
    mode, in points.
    """

    done: int = 0
    wanted: int = 0
    mistakes: int = 0
    due: int = 0
    waiting: tuple[Due, ...] = ()
    next_due: datetime | None = None
    levels: dict[Mode, dict[FaultyMove, Staircase]] = field(default_factory=dict)
    best: dict[Mode, int] = field(default_factory=dict)


class Kept:
    """The practice of everybody here, in the folder ``data``; ``who`` gives the profile's id.

    What goes wrong is given to ``told``, from a thread; ``stamp`` as for `Diary`.
    """

    def __init__(
        self,
        data: Path,
        who: Callable[[], str],
        told: Callable[[PracticeProblem], object],
        stamp: Callable[[], str],
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        self.who = who
        self.now = now
        self._data = data
        self._told = told
        self._stamp = stamp
        self._diary: Diary | None = None

    @property
    def diary(self) -> Diary:
        """Where everything is noted; it is not loaded before somebody practises."""
        if self._diary is None:
            from tac.practice.memory import Diary

            self._diary = Diary(self._data, self._told, self._stamp)
            self._diary.begin()
        return self._diary

    def notes(self, mode: Mode) -> SessionNotes:
        """A session that begins now."""
        from tac.practice.memory import SessionNotes

        return SessionNotes(self.diary, self.who(), mode, self.now())

    def collect(self) -> None:
        """Look through the games of the history that are new, for calls missed and faults made."""
        from tac.history.keeping import DATABASE

        self.diary.collect(self.who(), self._data / DATABASE, self.now())

    def ask(self, question: Callable[[PracticeReader], T | None]) -> Asked[T]:
        """Ask the database once all that was noted is in it; None is the answer where there is none."""
        diary = self.diary

        def look() -> T | None:
            from sqlite3 import Error

            from tac.practice.memory import PracticeReader

            diary.wait(PATIENCE)
            try:
                reader = PracticeReader(diary.database)
            except Error as error:
                _log.info("no practice to read: %s", error)
                return None
            try:
                return question(reader)
            except Error as error:
                _log.warning("practice cannot be read: %s", error)
                return None
            finally:
                reader.close()

        return Asked(look)

    def facts(self) -> Asked[Facts]:
        """What the practice screen tells."""
        who, now = self.who(), self.now()

        def look(reader: PracticeReader) -> Facts:
            from tac.practice.skill import Mode

            today = now.date().isoformat()
            mistakes = reader.mistakes(who, now)
            best: dict[Mode, int] = {}
            for session in reader.sessions(who):
                if session.finished and session.points:
                    best[session.mode] = max(session.points, best.get(session.mode, 0))
            return Facts(
                done=sum(len(some) for some in reader.answers(who, today).values()),
                wanted=reader.goal(who),
                mistakes=mistakes["all"],
                due=mistakes["due"],
                waiting=reader.due(who, now, MOST_DUE),
                next_due=reader.next_due(who, now),
                levels={mode: reader.levels(who, mode) for mode in Mode},
                best=best,
            )

        return self.ask(look)

    def close(self, patience: float | None = None) -> None:
        """Write what there is to write, for so many seconds at most."""
        if self._diary is not None:
            self._diary.close(patience)
