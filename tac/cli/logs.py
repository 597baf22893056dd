"""The program's log: what went wrong, for whoever is asked to help. It never fills a disk."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

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
        handler = RotatingFileHandler(path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True)
    except OSError:
        return None
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
        if isinstance(handler, RotatingFileHandler):
            root.removeHandler(handler)
            handler.close()
