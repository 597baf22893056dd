"""Where the program is, and where what it makes for itself goes: the user's cache folder, never its own."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent
NAME = "tac"

_OPTION = "--data"

_portable: Path | None = None


def follow(argv: Sequence[str]) -> None:
    """Keep to the folder that `--data` names on this command line, if it does: then write nowhere else."""
    global _portable  # noqa: PLW0603 - one process has one command line
    for number, argument in enumerate(argv):
        name, equals, value = argument.partition("=")
        if name == _OPTION:
            folder = value if equals else "".join(argv[number + 1 : number + 2])
            _portable = _absolute(Path(folder)) if folder else None


def portable_cache() -> Path | None:
    """Return the cache folder inside the one that `--data` names; None where none is named."""
    return None if _portable is None else _portable / "cache"


def platform_cache() -> Path | None:
    """Return the game's cache folder by the platform's convention; None for a user without a home."""
    try:
        if sys.platform == "win32":
            base = os.environ.get("LOCALAPPDATA")
            return (Path(base) if base else Path.home() / "AppData" / "Local") / NAME / "Cache"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Caches" / NAME
        base = os.environ.get("XDG_CACHE_HOME", "")
        return (Path(base) if base.startswith("/") else Path.home() / ".cache") / NAME
    except RuntimeError:
        return None


def shared_cache() -> Path:
    """Return the folder to fall back on, in the temporary folder that all users share."""
    import tempfile  # costs 10 ms, and almost nobody needs it

    user = str(os.geteuid()) if os.name == "posix" else os.environ.get("USERNAME", "user")
    return Path(tempfile.gettempdir()) / f"{NAME}-{user}"


def usable_cache() -> Path | None:
    """Return the first cache folder that can be written, making it; None when there is none."""
    portable = portable_cache()
    if portable is not None:
        return portable if _can_be_written(portable) else None
    first = platform_cache()
    if first is not None and _can_be_written(first):
        return first
    second = shared_cache()
    return second if _is_ours_alone(second) else None


def candidates() -> list[Path]:
    """Return the folders that `usable_cache` chooses from."""
    portable = portable_cache()
    found = [platform_cache(), shared_cache()] if portable is None else [portable]
    return [folder for folder in found if folder is not None]


def keep_bytecode_in_cache(*, from_now_on: bool) -> None:
    """Have compiled modules kept in the cache folder, here and in child processes; without one, not at all.

    `main.py` has forbidden them until now, since they would be written beside the program. On the first start
    this waits until the packages are there (`from_now_on`): before, it would only have the standard library,
    which has compiled modules of its own, compiled once more, while somebody waits for the first window.
    """
    if sys.pycache_prefix is None:
        cache = usable_cache()
        if cache is None or not (from_now_on or (cache / "bytecode").exists()):
            return
        sys.pycache_prefix = str(cache / "bytecode")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    sys.dont_write_bytecode = bool(sys.flags.dont_write_bytecode)


def _absolute(folder: Path) -> Path:
    try:
        return folder.expanduser().absolute()
    except RuntimeError:  # somebody without a home
        return folder.absolute()


def _can_be_written(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


def _is_ours_alone(folder: Path) -> bool:
    """Tell whether `folder` is safe to run things from, though every user can make folders beside it."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        if os.name != "posix":
            return os.access(folder, os.W_OK)
        state = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(state.st_mode) and state.st_uid == os.geteuid() and not state.st_mode & 0o077
