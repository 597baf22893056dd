"""Files that are whole at every moment, and broken ones that are kept for whoever wants to look at them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_PARTS = ("", "-wal", "-shm")
"""What the files of one database are called behind its name."""


def replace_text(path: Path, text: str) -> None:
    """Put ``text`` (UTF-8) in the file at ``path``, whole or not at all, and synced. Raises `OSError`."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        # Where even this fails, what went wrong first is what is to be told.
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def set_aside(path: Path, why: str, stamp: str) -> Path:
    """Give the database at ``path`` a name that says why and when; returns it. Raises `OSError`.

    ``games.sqlite`` becomes ``games.damaged-2026-11-30-090431.sqlite``, and what SQLite keeps beside it too.
    """
    number = 1
    aside = path.with_name(f"{path.stem}.{why}-{stamp}{path.suffix}")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}.{why}-{stamp}-{number}{path.suffix}")
    for part in _PARTS:
        beside = path.with_name(path.name + part)
        with contextlib.suppress(FileNotFoundError):
            beside.rename(aside.with_name(aside.name + part))
    return aside


def _sync_folder(folder: Path) -> None:
    """Have the new name itself on the disk, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
