"""Making an environment, so that it is there whole or not at all, and removing those that are done with."""

from __future__ import annotations

import contextlib
import errno
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from launch import pip
from launch.environment import Environment, measure
from launch.exclusive import Exclusive

#: Ends the names of folders that are still being filled, or being removed.
_UNFINISHED = ".part"
_CONNECTION = re.compile(r"Retrying \(|Max retries exceeded|Connection\w*Error|broken: |[Tt]imed ?out")
_NO_WHEEL = re.compile(r"No matching distribution found for ([^\s=]+)")
_WRONG_HASH = re.compile(r"DO NOT MATCH THE HASHES")
_DISK_FULL = re.compile(r"No space left on device|not enough space on the disk|Errno 28\b")

Tell = Callable[[list[pip.Download], bool], None]


class InstallFailed(Exception):
    """The packages could not be installed: the key of the message that says why, and what goes into it."""

    def __init__(self, key: str, output: str = "", **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.output = output
        self.values = values


def make(environment: Environment, lock: Path, tell: Tell) -> None:
    """Make the environment, in place of a broken one. Whoever calls this holds the lock of the cache folder.

    It is filled under another name and renamed when it is whole: killed at any moment, it leaves behind only
    what the next call removes. Raises `InstallFailed`.
    """
    command = pip.command()
    if command is None:
        raise InstallFailed("no_pip")
    folder = environment.folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        for left in folder.parent.glob("*" + _UNFINISHED):
            shutil.rmtree(left, ignore_errors=True)
        new = Path(tempfile.mkdtemp(_UNFINISHED, f"{folder.name}.", folder.parent))
        try:
            _fill(new, command, environment, lock, tell)
            if folder.exists():
                _remove(folder)
            new.rename(folder)
        finally:
            shutil.rmtree(new, ignore_errors=True)
    except OSError as error:
        key = "disk_full" if error.errno == errno.ENOSPC else "failed"
        raise InstallFailed(key, folder=str(folder), details=str(error)) from error


def remove_earlier(environment: Environment) -> None:
    """Remove the environments of earlier locks of the same kind and Python, but for those in use."""
    for other in environment.folder.parent.glob(environment.family + "*"):
        if other != environment.folder and other.suffix != _UNFINISHED:
            with contextlib.suppress(OSError):
                if sys.platform == "win32":  # does not let go of a folder with files in use
                    _remove(other)
                    continue
                with Exclusive(other / environment.marker.name) as lock:
                    if lock.try_to_take():
                        _remove(other)


def _fill(new: Path, command: list[str], environment: Environment, lock: Path, tell: Tell) -> None:
    packages = new / environment.packages.name
    try:
        pip.install(command, lock, packages, tell)
    except pip.PipFailed as error:
        raise explained(error, environment.folder) from error
    shutil.rmtree(new / pip.TEMPORARY, ignore_errors=True)
    (new / environment.marker.name).write_text(measure(packages), "ascii")


def explained(error: pip.PipFailed, folder: Path) -> InstallFailed:
    """Return what a failure of pip means to the player, from what pip said."""
    output = error.output
    if _WRONG_HASH.search(output):
        return InstallFailed("wrong_hash", output)
    if _DISK_FULL.search(output):
        return InstallFailed("disk_full", output, folder=str(folder))
    if _CONNECTION.search(output):
        return InstallFailed("offline", output)
    if missing := _NO_WHEEL.search(output):
        python = f"{platform.python_version()}, {platform.system()} {platform.machine()}"
        return InstallFailed("no_wheel", output, name=missing[1], python=python)
    return InstallFailed("failed", output, details=str(error))


def _remove(folder: Path) -> None:
    """Remove a folder at once for everyone who looks, though deleting what is in it takes longer."""
    grave = Path(tempfile.mkdtemp(_UNFINISHED, f"{folder.name}.", folder.parent))
    folder.rename(grave / folder.name)
    shutil.rmtree(grave, ignore_errors=True)
