"""A folder of journals: what is in it, and what becomes of files there that are damaged."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from tac.files import STAMP, keep_copy, make_folder, set_aside
from tac.history.journal import JournalError, JournalReason
from tac.history.journalfile import JournalFile, Taken, is_taken

ENDING: Final = ".jsonl"

_YOUNG: Final = 60.0
"""A file in which nothing stands may become a journal for so many seconds."""


class Seen(Protocol):
    """What was found in a file."""

    @property
    def elsewhere(self) -> bool:
        """Whether another window has it."""

    @property
    def is_damaged(self) -> bool:
        """Whether some of it could not be read."""


Found = TypeVar("Found", bound=Seen)
Opened = TypeVar("Opened")


class KeptFolder(ABC, Generic[Found, Opened]):
    """Reads journals. What is wrong with one is told once; a copy is set aside, and what holds goes on.

    ``tell`` gets the key of a text and its values; ``now`` is the local time of day.
    """

    texts: ClassVar[str]
    """The second word of the keys of what is told."""
    untold: ClassVar[tuple[type[OSError], ...]] = (FileNotFoundError,)
    """Why the folder may be unreadable without a word."""

    def __init__(self, folder: Path, tell: Callable[..., object], now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._tell = tell
        self._now = now
        self._told: set[Path] = set()

    def path_of(self, key: str) -> Path:
        """The file with this key."""
        return self._folder / f"{key}{ENDING}"

    def create(self, path: Path) -> JournalFile:
        """A new file of this name; raises `OSError`."""
        make_folder(self._folder)
        return JournalFile(path, new=True)

    def look(self) -> Iterator[Found]:
        """All that can be read."""
        try:
            paths = sorted(path for path in self._folder.iterdir() if _is_journal(path))
        except self.untold:
            return
        except OSError as error:
            self._tell_once(self._folder, self._key("unreadable"), detail=words(error))
            return
        for path in paths:
            try:
                found = self._look_at(path)
            except FileNotFoundError:  # just now
                continue
            except OSError as error:
                self._tell_once(path, self._key("unreadable"), detail=words(error))
                continue
            if found is not None:
                yield found

    def open(self, key: str) -> Opened | None:
        """The one with this key, for this window alone; None where it cannot be had, which is told."""
        path = self.path_of(key)
        try:
            file = JournalFile(path)
        except Taken:
            self._tell("problem.journal.taken")
            return None
        except OSError as error:
            self._tell(self._key("unreadable"), path=path, detail=words(error))
            return None
        try:
            opened = self._check(file)
        except OSError as error:
            self._tell(self._key("unreadable"), path=path, detail=words(error))
            opened = None
        if opened is None:
            file.close()
        return opened

    # -- what each kind of journal does in its own way

    @abstractmethod
    def _read(self, path: Path, data: bytes, *, elsewhere: bool) -> Found:
        """What a file of these bytes holds; raises `JournalError`, or `ValueError` for a bad head."""

    @abstractmethod
    def _mend(self, file: JournalFile, found: Found) -> None:
        """Cut away what is damaged, and tell; see `_cut`."""

    @abstractmethod
    def _check(self, file: JournalFile) -> Opened | None:
        """What is in a file that this window has, ready to go on; None where nothing is."""

    @abstractmethod
    def _taken(self, found: Found) -> Found:
        """The same, now that another window has it."""

    @abstractmethod
    def _is_none(self, aside: Path) -> None:
        """Tell that a file was no such journal, and where it is now."""

    # -- reading

    def _new_name(self, begun: datetime, *parts: object) -> Path:
        """A file for what begins now; its name says when, and ``parts``."""
        return self.path_of("-".join(map(str, (begun.strftime(STAMP), *parts, secrets.token_hex(3)))))

    def _look_at(self, path: Path) -> Found | None:
        elsewhere = is_taken(path)
        found = self._parse(path, path.read_bytes(), elsewhere=elsewhere)
        if found is None or not found.is_damaged or elsewhere:
            return found
        try:
            file = JournalFile(path)
        except Taken:  # just now
            return self._taken(found)
        try:
            return self._whole(file)
        finally:
            file.close()

    def _whole(self, file: JournalFile) -> Found | None:
        """What is in a file that this window has and that holds nothing else afterwards; None: nothing."""
        found = self._parse(file.path, file.read(), elsewhere=False)
        if found is not None and found.is_damaged:
            self._mend(file, found)
        return found

    def _parse(self, path: Path, data: bytes, *, elsewhere: bool) -> Found | None:
        try:
            return self._read(path, data, elsewhere=elsewhere)
        except (JournalError, ValueError) as error:
            reason = error.reason if isinstance(error, JournalError) else JournalReason.HEAD
            if not elsewhere:
                self._refuse(path, reason)
            return None

    def _cut(self, file: JournalFile, size: int) -> Path:
        """Keep a copy for whoever wants to look, whose path is returned; what holds is never missing."""
        aside = keep_copy(file.path, "damaged", self._now().strftime(STAMP))
        file.cut(size)
        return aside

    def _refuse(self, path: Path, reason: JournalReason) -> None:
        """This file is nothing that could go on."""
        if reason is JournalReason.EMPTY:
            # Nothing was written of it; if it is old enough, nobody is about to.
            if self._now().timestamp() - path.stat().st_mtime > _YOUNG:
                path.unlink(missing_ok=True)
        elif reason is JournalReason.VERSION:
            self._tell_once(path, self._key("newer"))
        else:
            self._is_none(set_aside(path, reason.value.replace("_", "-"), self._now().strftime(STAMP)))

    def _key(self, what: str) -> str:
        return f"problem.{self.texts}.{what}"

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
