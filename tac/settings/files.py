"""Files on disk: replaced whole or not at all, and set aside when they are of no use."""

import contextlib
import errno
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from .problems import Problem

_FULL: Final = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}


def replace_text(path: Path, text: str) -> None:
    """Put ``text`` (UTF-8) in the file at ``path``, whole or not at all, and on the disk when this returns.

    Its folder is made where there is none. Raises `OSError`; what was there before is then still there.
    """
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", errors="surrogatepass", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def set_aside(path: Path, now: datetime, why: str) -> Path:
    """Rename a file so that its name says when and why, and return the new name. Raises `OSError`."""
    reason = why.rpartition(".")[2].replace("_", "-")
    stem = f"{path.stem}.{now:%Y-%m-%d-%H%M%S}-{reason}"
    aside, number = path.with_name(stem + path.suffix), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}{path.suffix}")
    path.rename(aside)
    return aside


def unwritten(path: Path, error: Exception) -> Problem:
    """What to tell where the file at ``path`` could not be written."""
    full = isinstance(error, OSError) and error.errno in _FULL
    return Problem(told(path), "problem.own.full" if full else "problem.own.unwritten", why(error), file=path)


def told(path: Path) -> str:
    """A path for a sentence: from the home, as people know it, and with letters only."""
    shown = str(path)
    home = os.environ.get("HOME", "")
    if os.name == "posix" and len(home) > 1 and shown.startswith(home + "/"):
        shown = "~" + shown[len(home) :]
    # A name on the disk may hold bytes that are no letters.
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def why(error: Exception) -> str:
    """What the system says of an error, without numbers and paths."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def _settle(folder: Path) -> None:
    """Have the new name on the disk too, where a system lets folders be opened."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
