"""One process at a time: a lock on a file, which the system gives back however its holder ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType


class Exclusive:
    """The lock on one file; made unlocked, given back by `release` or at the end of a `with`."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def try_to_take(self) -> bool:
        """Take the lock if nobody has it. Where the file system knows no locks, everybody gets it."""
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._handle, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            return True
        return True

    def release(self) -> None:
        """Give the lock back."""
        os.close(self._handle)

    def __enter__(self) -> Exclusive:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
