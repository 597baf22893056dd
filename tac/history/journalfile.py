"""The file of a journal: opened for one writer alone, appended and synced in a thread of its own."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tac.files import clear_unfinished, sync_folder

_LOCKED_BYTE: Final = 2**31 - 2
"""Where Windows locks: far behind the end, since nobody else could read what is locked there."""

Failed = Callable[[OSError], object]


class Taken(OSError):
    """Another window writes this file."""


class JournalFile:
    """A file that nobody else may write, open for appending; raises `OSError`, `Taken` among them.

    It must exist already, or, where it is ``new``, must not. The system gives the lock back however the
    process ends.
    """

    def __init__(self, path: Path, *, new: bool = False) -> None:
        self.path = path
        flags = os.O_RDWR | (os.O_CREAT | os.O_EXCL if new else 0) | getattr(os, "O_BINARY", 0)
        self._handle = os.open(path, flags, 0o600)
        self._closing = threading.Lock()
        try:
            # A game that is over disappears: then this is the lock of a file that is no more.
            if not lock(self._handle, wait=new) or not _is_at(self._handle, path):
                raise Taken
            self._size = os.fstat(self._handle).st_size
        except BaseException:
            os.close(self._handle)
            raise
        if new:
            sync_folder(path.parent)
            clear_unfinished(path)

    def keep(self, size: int) -> None:
        """Only the first ``size`` bytes hold; the rest is cut off with the next line."""
        self._size = size

    def cut(self, size: int) -> None:
        """Only the first ``size`` bytes hold; the rest is cut off now. Raises `OSError`."""
        self.keep(size)
        self._cut()
        os.fsync(self._handle)

    def append(self, data: bytes) -> None:
        """Write ``data`` at the end, whole and on the disk; raises `OSError`, and then none of it counts."""
        try:
            self._cut()
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self._handle, rest) :]
            os.fsync(self._handle)
        except OSError:
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._size += len(data)

    def read(self) -> bytes:
        """All of it; raises `OSError`."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        parts = []
        while part := os.read(self._handle, 2**16):
            parts.append(part)
        return b"".join(parts)

    def remove(self) -> None:
        """The game is kept elsewhere: take the file away, and give it back. Raises `OSError`."""
        if sys.platform == "win32":  # what is open there cannot be taken away
            self.close()
        try:
            # As long as this window has it, no other can have begun to go on with it.
            self.path.unlink(missing_ok=True)
        finally:
            self.close()

    def close(self) -> None:
        """Give the file and its lock back; twice is as good as once. From any thread."""
        with self._closing:
            handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    def _cut(self) -> None:
        """Be at the end of what holds, and have nothing behind it: half a line must not be written on."""
        if os.fstat(self._handle).st_size != self._size:
            os.ftruncate(self._handle, self._size)
        os.lseek(self._handle, self._size, os.SEEK_SET)


class JournalWriter:
    """Appends lines to a journal in the background; whoever hands one over never waits for the disk.

    ``file`` is the open file, or opens it when there is something to write; a failure is tried again with the
    next line. Lines that could not be written wait and are written, in their order, once that is possible.
    ``failed`` hears of the first failure, and again of the first after a success, from the thread.
    """

    def __init__(self, file: JournalFile | Callable[[], JournalFile], failed: Failed) -> None:
        self._given = file
        self._file = file if isinstance(file, JournalFile) else None
        self._failed = failed
        self._lines: list[bytes] = []
        self._changed = threading.Condition()
        self._fails = False
        self._busy = False
        self._closing = False
        self._at_end: Callable[[JournalFile | None], object] | None = None
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    def write(self, line: bytes) -> None:
        """Have ``line`` on the disk soon."""
        with self._changed:
            self._lines.append(line)
            self._busy = True
            self._changed.notify_all()

    def wait(self, patience: float | None = None) -> bool:
        """Wait until all is written or has failed, for so many seconds at most; returns whether it is."""
        with self._changed:
            self._changed.wait_for(lambda: not self._busy, patience)
            return not self._lines

    def close(self, then: Callable[[JournalFile | None], object] | None = None) -> None:
        """Write what there is to write and stop; returns at once.

        ``then`` gets the file, if there is one, before it is given back: in the thread, once all is written.
        """
        with self._changed:
            if not self._closing:
                self._closing, self._at_end = True, then
            self._changed.notify_all()

    @property
    def is_done(self) -> bool:
        """Whether it was closed, and all is over."""
        return not self._thread.is_alive()

    def join(self, patience: float | None = None) -> None:
        """Wait for the end of a writer that was closed, for so many seconds at most."""
        self._thread.join(patience)

    # -- in the thread

    def _work(self) -> None:
        try:
            while True:
                with self._changed:
                    self._changed.wait_for(lambda: self._busy or self._closing)
                    count = len(self._lines)
                    data = b"".join(self._lines)
                if data:
                    self._append(data, count)
                with self._changed:
                    self._busy = len(self._lines) > count if self._fails else bool(self._lines)
                    self._changed.notify_all()
                    if self._closing and not self._busy:
                        break
            if self._at_end is not None:
                self._at_end(self._file)
        finally:
            if self._file is not None:
                self._file.close()

    def _append(self, data: bytes, count: int) -> None:
        try:
            if self._file is None:
                assert not isinstance(self._given, JournalFile)
                self._file = self._given()
            self._file.append(data)
        except OSError as error:
            told, self._fails = self._fails, True
            if not told:
                self._failed(error)
            return
        with self._changed:
            self._fails = False
            del self._lines[:count]


def lock(handle: int, *, wait: bool = False) -> bool:
    """Take the lock of an open file if nobody has it; where the file system knows none, everybody gets it.

    ``wait`` for somebody who only looks whether it is taken.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def is_taken(path: Path) -> bool:
    """Whether some window writes the file at ``path`` now; raises `OSError`."""
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        return not lock(handle)
    finally:
        os.close(handle)


def _is_at(handle: int, path: Path) -> bool:
    """Whether the open file is still the one of this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
