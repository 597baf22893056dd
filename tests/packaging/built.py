"""What was built, and how it is run: as on a computer that has no Python and no network."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from functools import cache
from pathlib import Path

from tools.packaging.about import NAME, VERSION

PATIENCE = 120
"""So many seconds a whole game may take, on whatever computer."""

GAME = (
    "--seats",
    "lak,majstor,lak,majstor",
    "--speed",
    "off",
    "--pace",
    "brisk",
    "--reaction",
    "0.5",
    "--exit-at-end",
)
"""Four computers that play as fast as they can."""


class Built:
    """The folder ``out`` with what was built."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.program = out / NAME
        (self.archive,) = out.glob(f"{NAME}-{VERSION}-*.tar.gz")
        (self.package,) = out.glob("*.deb")

    def unpack(self, folder: Path) -> Path:
        """Unpack the archive into ``folder``; returns the program's folder."""
        with tarfile.open(self.archive) as archive:
            archive.extractall(folder, filter="data")
        (program,) = folder.iterdir()
        return program


def run(*command: str | Path, home: Path, display: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run something with no Python to be found and, where that can be had, without a network."""
    variables = {"PATH": "/nowhere", "HOME": str(home), "LC_ALL": "C.UTF-8", "SDL_AUDIODRIVER": "dummy"}
    if display is None:
        variables["SDL_VIDEODRIVER"] = "dummy"
    else:
        variables["DISPLAY"] = display
    return subprocess.run(
        [*without_network(), *map(str, command)],
        env=variables,
        cwd=home,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@cache
def without_network() -> tuple[str, ...]:
    """What to put before a command so that it has no network; nothing, where the system does not allow it."""
    tool = shutil.which("unshare")
    for options in (("-n",), ("-r", "-n")):
        if (
            tool
            and subprocess.run([tool, *options, "true"], capture_output=True, check=False).returncode == 0
        ):
            return (tool, *options)
    return ()


def files_below(folder: Path) -> set[str]:
    """The names of everything in ``folder``."""
    return {os.fsdecode(path.relative_to(folder)) for path in folder.rglob("*")}
