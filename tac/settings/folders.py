"""Where the game keeps its files: the platform's own folders for it, never the program's folder."""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

_PLATFORM: Final[str] = sys.platform

_XDG: Final = {
    "CONFIG": (".config", ""),
    "DATA": (".local/share", ""),
    "CACHE": (".cache", ""),
    "STATE": (".local/state", "log"),
}
"""For each of the XDG folders: what it is below a home where the environment names none, and what we use."""


class Folders(Struct, frozen=True):
    """The folders of this user. None of them need exist yet: whoever writes first makes it."""

    config: Path
    """What the player has set."""
    data: Path
    """Games and statistics: worth keeping."""
    cache: Path
    """What can be made again."""
    logs: Path


def folders(data: Path | None = None) -> Folders:
    """The folders of this user on this platform (on Linux the XDG ones).

    With ``data`` everything is kept in that folder instead, and nothing anywhere else.
    """
    if data is not None:
        return Folders(*(_absolute(data) / name for name in ("config", "data", "cache", "logs")))
    return _xdg_folders() if _PLATFORM == "linux" else _platform_folders()


def _xdg_folders() -> Folders:
    return Folders(*(_xdg(name) for name in _XDG))


@cache
def _platform_folders() -> Folders:
    # Imported here: it takes time, and on Linux the first picture need not wait for it.
    from platformdirs import PlatformDirs

    found = PlatformDirs("tac", appauthor=False)
    return Folders(found.user_config_path, found.user_data_path, found.user_cache_path, found.user_log_path)


def _xdg(name: str) -> Path:
    below_home, ours = _XDG[name]
    named = os.environ.get(f"XDG_{name}_HOME", "")
    # The XDG specification says that a relative path is to be ignored.
    return (Path(named) if named.startswith("/") else _absolute(Path("~", below_home))) / "tac" / ours


def _absolute(folder: Path) -> Path:
    try:
        return folder.expanduser().absolute()
    except RuntimeError:  # somebody without a home
        return folder.absolute()
