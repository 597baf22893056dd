"""Files on disk: replaced whole or not at all, and kept under another name when they are of no use.

For every part of the game that keeps files; needs nothing but the standard library.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Final

STAMP: Final = "%Y-%m-%d-%H%M%S"
"""How a moment stands in the name of a file."""

_UNFINISHED: Final = ".tac-new"
"""How the names of files end that are being written; in front is a dot, so that nobody sees them."""

_OLD: Final = 3600.0
"""Nobody writes a file for so many seconds: whoever wanted to was killed."""

_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))

_cleared: set[Path] = set()


def replace_text(path: Path, text: str) -> None:
    """Put ``text`` (UTF-8) in the file at ``path``; see `replace_file`."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, data: bytes) -> None:
    """Put ``data`` in the file at ``path``; see `replace_file`."""

    def fill(file: IO[bytes]) -> None:
        file.write(data)

    replace_file(path, fill)


def replace_file(path: Path, fill: Callable[[IO[bytes]], object]) -> None:
    """Put what ``fill`` writes in the file at ``path``, whole or not at all, and on the disk on return.

    Its folder must be there. Raises `OSError` and whatever ``fill`` does; what was there before is then
    still there. The first time in a folder, what killed writers left there goes.
    """
    target = path.resolve()
    beside = beside_of(target)
    try:
        with beside.open("wb") as file:
            fill(file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        # Where even this fails, what went wrong first is what is to be told.
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)
    if target.parent not in _cleared:
        _cleared.add(target.parent)
        clear_unfinished(target)


def beside_of(target: Path) -> Path:
    """Where this process writes what is to become the file ``target``."""
    return target.with_name(f".{target.name}.{os.getpid()}{_UNFINISHED}")


def clear_unfinished(new: Path) -> None:
    """Take away what writers that were killed long ago left beside the file ``new``, which is just written.

    Its time is that of the same disk, whatever this computer's clock says.
    """
    with contextlib.suppress(OSError):
        now = new.stat().st_mtime
        with os.scandir(new.parent) as entries:
            for entry in entries:
                if not (entry.name.startswith(".") and entry.name.endswith(_UNFINISHED)):
                    continue
                with contextlib.suppress(OSError):
                    if now - entry.stat(follow_symlinks=False).st_mtime > _OLD:
                        Path(entry).unlink()


def make_folder(folder: Path) -> None:
    """Have this folder and those above it, on the disk too. Raises `OSError`."""
    made = []
    above = folder
    while not above.exists() and above != above.parent:
        made.append(above)
        above = above.parent
    folder.mkdir(parents=True, exist_ok=True)
    for new in made:
        sync_folder(new.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where a system lets folders be opened."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, why: str, stamp: str, also: Sequence[str] = ()) -> Path:
    """Give the file at ``path`` a name that says why and when, and return that. Raises `OSError`.

    ``games.yaml`` becomes ``games.damaged-2026-11-30-090431.yaml`` (``stamp``: see `STAMP`), and the files
    that have one of ``also`` behind its name go along.
    """
    aside = _unused(path, why, stamp)
    path.rename(aside)
    for part in also:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + part).rename(aside.with_name(aside.name + part))
    return aside


def keep_copy(path: Path, why: str, stamp: str) -> Path:
    """Have what is in the file at ``path`` under such a name too, before something of it goes.

    Raises `OSError`.
    """
    aside = _unused(path, why, stamp)

    def copy(into: IO[bytes]) -> None:
        # `shutil` does this too, but loads much that the first picture would wait for.
        with path.open("rb") as file:
            while part := file.read(2**16):
                into.write(part)

    replace_file(aside, copy)
    return aside


def is_full(error: BaseException) -> bool:
    """Whether an error says that there is no room left."""
    return isinstance(error, OSError) and error.errno in _FULL


def _unused(path: Path, why: str, stamp: str) -> Path:
    number = 1
    aside = path.with_name(f"{path.stem}.{why}-{stamp}{path.suffix}")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}.{why}-{stamp}-{number}{path.suffix}")
    return aside
