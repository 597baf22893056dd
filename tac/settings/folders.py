"""Where the game keeps its files: the platform's own folders for it, never the program's folder."""

from functools import cache
from pathlib import Path

from msgspec import Struct


class Folders(Struct, frozen=True):
    """The folders of this user. None of them need exist yet: whoever writes first makes it."""

    config: Path
    """What the player has set."""
    data: Path
    """Games and statistics: worth keeping."""
    cache: Path
    """What can be made again."""
    logs: Path


@cache
def folders() -> Folders:
    """The folders of this user on this platform (on Linux the XDG ones)."""
    # Imported here: a game that only reads config.yaml has no need of it before its first picture.
    from platformdirs import PlatformDirs

    found = PlatformDirs("tac", appauthor=False)
    return Folders(found.user_config_path, found.user_data_path, found.user_cache_path, found.user_log_path)
