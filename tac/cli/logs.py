"""The program's log: what went wrong, for whoever is asked to help. It never fills a disk."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

LARGEST: Final = 256 * 1024
"""A log file has at most this many bytes."""

KEPT: Final = 3
"""So many older log files are kept."""

NAME: Final = "tac.log"


def start_log(folder: Path) -> Path | None:
    """Send warnings and errors to a file in ``folder`` from now on; returns the file.

    The file is made by the first line that is written. None, and no log, where ``folder`` cannot be made.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        # Without any handler Python writes warnings, and tracebacks, to the terminal.
        logging.getLogger().addHandler(_NoFile())
        return None
    handler = _LateFile(path)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    # A log that cannot be written is no reason to print tracebacks.
    logging.raiseExceptions = False
    return path


def stop_log() -> None:
    """Close the log file and send nothing more to it."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, _LateFile | _NoFile):
            root.removeHandler(handler)
            handler.close()


class _NoFile(logging.NullHandler):
    """Takes what there is nowhere to write."""


class _LateFile(logging.Handler):
    """A file that rotates, loaded with the first line: nearly every game ends without one."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: RotatingFileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            self._file = RotatingFileHandler(
                self._path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True
            )
            self._file.setFormatter(self.formatter)
        self._file.emit(record)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()
