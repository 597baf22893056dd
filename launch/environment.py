"""A private environment: the locked packages in a folder of the cache, for one Python and one lock file.

It is a plain folder of packages put on `sys.path`, not a virtual environment: the running Python goes on, so
that a later start costs a look at the folder and no second interpreter, and nothing in it breaks when the
system's Python is updated or moved.
"""

from __future__ import annotations

import binascii
import importlib.machinery
import os
import re
import sys
from pathlib import Path

_LOCKED = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)
#: Distributions that bring the same modules as one of ours, and so may have overwritten it.
_RIVALS = {"pygame-ce": "pygame"}


class Environment:
    """The environment of one lock file below one cache folder; made by `launch.install`, used here."""

    def __init__(self, cache: Path, lock: Path, kind: str = "game") -> None:
        #: What all environments of this kind for this Python have in common; the lock's checksum follows.
        self.family = f"{kind}-{python_tag()}-"
        self.folder = cache / "environments" / f"{self.family}{binascii.crc32(lock.read_bytes()):08x}"
        self.packages = self.folder / "packages"
        #: Written last, when everything else is there; locked by everyone who uses the environment.
        self.marker = self.folder / "whole"

    def is_whole(self) -> bool:
        """Tell whether it was made to the end, and nothing has been lost from it since."""
        try:
            return self.marker.read_text("ascii") == measure(self.packages)
        except (OSError, ValueError):
            return False

    def enter(self) -> bool:
        """Put the packages on `sys.path`; False when it is not whole, or is just being removed."""
        if not hold(self.marker) or not self.is_whole():
            return False
        sys.path.insert(1, str(self.packages))
        return True


def python_tag() -> str:
    """Return a word for the Pythons that can share compiled packages, e.g. `cpython-311-x86_64-linux-gnu`."""
    tag = importlib.machinery.EXTENSION_SUFFIXES[0].strip(".").rsplit(".", 1)[0]
    if sys.platform == "win32":  # as in `cp311-win_amd64`
        return tag
    return f"{tag}-{os.uname().machine}" if sys.platform == "darwin" else tag


def measure(folder: Path) -> str:
    """Return the number of files below `folder` and their bytes; compiled modules do not count."""
    files = size = 0
    left = [str(folder)]
    while left:
        with os.scandir(left.pop()) as entries:
            for entry in entries:
                if not entry.is_dir(follow_symlinks=False):
                    files += 1
                    size += entry.stat(follow_symlinks=False).st_size
                elif entry.name != "__pycache__":
                    left.append(entry.path)
    return f"{files} {size}\n"


_held: list[int] = []


def hold(marker: Path) -> bool:
    """Keep the environment of this marker from being removed while this process runs; False if it is gone.

    Windows needs no lock: there, files in use cannot be removed.
    """
    if sys.platform == "win32":
        return marker.exists()
    import fcntl

    try:
        handle = os.open(marker, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return False
    except OSError:  # a file system without locks
        pass
    _held.append(handle)
    return True


def locked(lock: Path) -> dict[str, str]:
    """Return the versions that a lock file names, by normalised name of the package."""
    return {normal(name): version for name, version in _LOCKED.findall(lock.read_text("utf-8"))}


def installed_here(lock: Path) -> bool:
    """Tell whether the running Python has exactly the locked packages by itself, as a developer's may.

    By the versions that are installed, not by importing: `pygame` can be imported and still be another one.
    """
    found: dict[str, str] = {}
    for entry in map(Path, sys.path):
        try:
            names = [path.stem for path in entry.glob("*.dist-info")]
        except OSError:
            continue
        for name, _, version in (stem.rpartition("-") for stem in names):
            found.setdefault(normal(name), version)
    wanted = locked(lock)
    return all(found.get(name) == wanted[name] and _RIVALS.get(name) not in found for name in wanted)


def normal(name: str) -> str:
    """Return the name of a package as all ways of writing it are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()
